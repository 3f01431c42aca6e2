// A board file of the rules' data -> what the layout needs. Order of cities, provinces and lines is kept: the page counts on it.
import { readFileSync } from "node:fs";
import { CONFIG } from "./config.mjs";
const plan = JSON.parse(readFileSync(new URL("./roma-plan.json", import.meta.url), "utf8"));

export function readMap(path) {
  const b = JSON.parse(readFileSync(path, "utf8"));
  const cfg = CONFIG[b.id],
    capitals = b.places.filter((p) => p.kind === "capital");
  const sites = new Set(b.ship_track.flatMap((s) => s.sites ?? []));
  const idle = new Set(b.provinces.filter((p) => p.produces === false).map((p) => p.id));
  const gate = (l) => plan.gates.find((g) => g.name === l.gate);
  const ends = (l) => (l.gate ? ["GATE:" + gate(l).id, ...l.ends] : [...l.ends]);
  const variant = (l) => /\((west|east)\)$/.exec(l.name ?? "")?.[1];
  const passing = b.lines.filter((l) => l.stop === false),
    lines = b.lines.filter((l) => l.stop !== false);
  const first = Object.entries(b.first_steps ?? {}),
    water = b.places.filter((p) => p.kind === "start_sea" && b.ship_track.length === 0);
  const spaces = b.places.filter((p) => p.kind === "trade");
  const section = (l) => l.kind === "sea" && cfg.river?.find((r) => r.ends.every((e) => l.ends.includes(e)));
  return {
    id: b.id,
    name: b.name,
    capitals: capitals.map((p) => p.name),
    places: b.places.map((p) => p.name),
    provinces: b.provinces.filter((p) => !idle.has(p.id)).map((p) => ({ id: p.id, name: p.name, color: p.colour })),
    cities: [
      ...b.cities.filter((c) => !sites.has(c.name)),
      ...capitals.map((p, i) => ({ ...p, province: [cfg.capitalIn].flat()[i] ?? null, letter: null })),
      ...spaces.map((p) => ({ ...p, province: null, letter: null, space: true })),
      ...(b.castles ?? []).map((p) => ({ ...p, province: null, letter: null, space: true, castle: true })),
    ],
    routes: lines.map((l, i) => ({
      kind: l.kind,
      ends: ends(l),
      number: b.lines.indexOf(l),
      ...(variant(l) ? { variant: variant(l) } : {}),
      ...(section(l) ? { section: section(l) } : {}),
      ...(b.id === "roma" ? { at: plan.at[i] } : {}),
    })),
    track: b.ship_track,
    siteGoods: Object.fromEntries(b.cities.filter((c) => sites.has(c.name)).map((c) => [c.name, c.good])),
    special: {
      gates: b.id === "roma" ? plan.gates : undefined,
      start: { land: b.places.find((p) => p.kind === "start_land") },
      pass_through_routes: passing.map((l) => ({ kind: l.kind, ends: [...l.ends], number: b.lines.indexOf(l) })),
      start_spaces: water.map((p) => ({
        id: p.name,
        at: [p.lon, p.lat],
        first_steps: (first.find(([n]) => n === p.name)?.[1] ?? []).map((e) => ({ kind: "sea", ends: e })),
      })),
    },
  };
}
