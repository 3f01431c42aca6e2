// node src/build.mjs [board ids...] -> ../ground/*.webp, ../thumb/*.webp, ../layout/*.json
// Needs a Chromium (environment CHROMIUM, else `chromium`); the outputs are committed, so the page's own build never runs this.
import { readFileSync, writeFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import sharp from "sharp";
import { layoutBoard } from "./board.mjs";
import { renderGround, routePath } from "./render.mjs";
import { report } from "./report.mjs";
import { TRACK_H } from "./roma.mjs";
import { readMap } from "./maps.mjs";
const here = (p) => new URL(p, import.meta.url).pathname;
const MAPS = process.env.MAPS || here("../../../../src/praefectus/data/boards"),
  OUT = process.env.OUT || here("../../");
const PIXELS = 2400,
  THUMB = 360,
  THUMB_H = 225;
for (const d of ["ground", "thumb", "layout"]) mkdirSync(OUT + d, { recursive: true });
const ids = process.argv.slice(2).length
  ? process.argv.slice(2)
  : readdirSync(MAPS)
      .filter((f) => f.endsWith(".json"))
      .map((f) => f.slice(0, -5));
const r1 = (v) => Math.round(v * 10) / 10;

/** The ground as a PNG, painted once by the browser that can do the filters. */
function paint(svg, W, H, pixels) {
  const base = `${tmpdir()}/praefectus-ground-${process.pid}`,
    k = pixels / W;
  writeFileSync(base + ".svg", svg);
  writeFileSync(
    base + ".html",
    `<!doctype html><style>body{margin:0}img{width:${W}px;display:block}</style><img src="file://${base}.svg">`,
  );
  execFileSync(
    process.env.CHROMIUM || "chromium",
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--hide-scrollbars",
      "--disable-background-networking",
      `--force-device-scale-factor=${k}`,
      "--allow-file-access-from-files",
      `--screenshot=${base}.png`,
      `--window-size=${W},${H}`,
      `file://${base}.html`,
    ],
    { stdio: "ignore" },
  );
  const png = readFileSync(base + ".png");
  for (const e of [".svg", ".html", ".png"]) rmSync(base + e);
  return png;
}
/** Routes and cities in the simplest strokes, for the small pictures. */
function sketch(L) {
  const line = (r) =>
    `<path d="${routePath(r)}" fill="none" stroke="#fffaf0" stroke-width="11" opacity=".8"/><path d="${routePath(r)}" fill="none" stroke="${r.kind === "sea" ? "#1f5582" : "#7c4a24"}" stroke-width="5.5"${r.pass ? ' stroke-dasharray="2 12"' : ""}/>`;
  const dot = (n) =>
    n.gate || n.space
      ? ""
      : `<circle cx="${r1(n.x)}" cy="${r1(n.y)}" r="${n.capital ? 23 : 18}" fill="${n.capital ? "#b8862b" : "#fffdf7"}" stroke="#2e2419" stroke-width="5"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${L.W}" height="${L.H}" viewBox="0 0 ${L.W} ${L.H}">${L.routes.map(line).join("")}${L.nodes.map(dot).join("")}</svg>`;
}
/** The small picture: a cut of the board, or the whole of a tall one before its own blurred ground. */
async function thumbnail(L, png) {
  const lines = await sharp(Buffer.from(sketch(L)))
    .resize(PIXELS)
    .png()
    .toBuffer();
  const whole = await sharp(png)
    .composite([{ input: lines }])
    .png()
    .toBuffer();
  const small = (picture) => picture.webp({ quality: 56, effort: 6 }).toBuffer();
  const cut = { fit: "cover" };
  if (L.W / L.H > 1.36) return small(sharp(whole).resize(THUMB, THUMB_H, cut));
  const tall = await sharp(whole).resize({ height: THUMB_H }).png().toBuffer();
  return small(
    sharp(await sharp(png).resize(THUMB, THUMB_H, cut).blur(14).png().toBuffer()).composite([{ input: tall }]),
  );
}
/** Roma's ship track: one station per space, building sites above it. */
function shipTrack(L) {
  const spaces = L.map.track;
  if (!spaces.length) return undefined;
  const step = (L.W - 190) / (spaces.length - 1),
    y0 = L.H - TRACK_H;
  return spaces.map((s, i) => ({
    name: s.name,
    type: s.kind,
    x: r1(95 + i * step),
    y: y0 + 118,
    ...(s.gain?.coins ? { coins: s.gain.coins } : {}),
    ...(s.gain && !s.gain.coins ? { goods: Object.keys(s.gain) } : {}),
    ...(s.choice ? { choice: s.choice } : {}),
    ...(s.sites?.length
      ? {
          sites: s.sites.map((name, k) => ({
            name,
            good: L.map.siteGoods[name],
            x: r1(95 + i * step + (k - (s.sites.length - 1) / 2) * 58),
            y: y0 + 46,
          })),
        }
      : {}),
  }));
}
for (const id of ids) {
  const t0 = Date.now(),
    map = readMap(`${MAPS}/${id}.json`),
    L = layoutBoard(map),
    palette = L.palette;
  const label = (n) => ({
    x: r1(n.label.box.x0 - n.x),
    y: r1(n.label.box.y0 - n.y),
    w: r1(n.label.box.x1 - n.label.box.x0),
    h: r1(n.label.box.y1 - n.label.box.y0),
    lines: n.label.lines,
  });
  const city = (n) => ({ name: n.name, province: n.province ?? null, x: r1(n.x), y: r1(n.y), label: label(n) });
  const open = L.nodes.filter((n) => !n.gate),
    capital = open.filter((n) => n.capital),
    space = open.filter((n) => n.space && !n.castle),
    castles = open.filter((n) => n.castle);
  const spot = (kind, name, x, y) => ({ kind, name, x: r1(x), y: r1(y) });
  const extra =
    map.id === "roma"
      ? [spot("start", map.special.start.land.name, ...L.geo.start)]
      : L.starts.map((s) => ({ ...spot("start", s.id, s.x, s.y), to: s.to.map((r) => [r1(r.ring.x), r1(r.ring.y)]) }));
  // In the order of the board file's places, which is how the page finds them.
  const spots = [
    ...capital.map((n) => ({ kind: "capital", ...city(n) })),
    ...space.map((n) => ({ kind: "trade", ...city(n) })),
    ...extra,
  ].sort((a, b) => map.places.indexOf(a.name) - map.places.indexOf(b.name));
  const order = map.provinces.map((p) => L.provinceLabels.find((l) => l.id === p.id));
  const routes = [...L.routes].sort((a, b) => a.number - b.number);
  // lines are numbered up the river
  const sections = routes.flatMap((r, i) => (r.section ? [i] : [])).reverse();
  writeFileSync(
    `${OUT}layout/${id}.json`,
    JSON.stringify({
      id,
      name: map.name,
      width: L.W,
      height: L.H,
      cities: open.filter((n) => !n.capital && !n.space).map(city),
      spots,
      routes: routes.map((r) => ({
        kind: r.kind,
        ends: r.ends,
        ...(r.pass ? { pass: true } : {}),
        d: routePath(r),
        ring: [r1(r.ring.x), r1(r.ring.y)],
      })),
      provinces: map.provinces.map((p, i) => {
        const l = order[i];
        return {
          id: p.id,
          name: p.name,
          ...(l.name ? { shown: { lines: l.lines, size: r1(l.size), x: r1(l.x + l.tx), y: r1(l.y + l.ty) } } : {}),
          marker: [r1(l.x + l.mx), r1(l.y + l.my)],
          ...palette[p.id],
        };
      }),
      ...(L.ports.length ? { ports: L.ports.map((p) => [r1(p.x), r1(p.y)]) } : {}),
      ...(L.fertile.length
        ? { fertile: L.fertile.map((f) => ({ province: f.province, x: r1(f.x), y: r1(f.y) })) }
        : {}),
      ...(castles.length ? { castles: castles.map((n) => ({ name: n.name, x: r1(n.x), y: r1(n.y) })) } : {}),
      written: [...L.deco.filter((d) => d.kind !== "compass"), ...L.names].map(({ box }) =>
        [box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0].map(r1),
      ),
      ...(L.peaks.length ? { peak: { x: r1(L.peaks[0].x), y: r1(L.peaks[0].y) } } : {}),
      ...(sections.length ? { river: sections } : {}),
      ...(shipTrack(L) ? { track: shipTrack(L) } : {}),
    }),
  );
  const png = paint(await renderGround(L), L.W, L.H, PIXELS);
  const ground = await sharp(png).webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer();
  writeFileSync(`${OUT}ground/${id}.webp`, ground);
  writeFileSync(`${OUT}thumb/${id}.webp`, await thumbnail(L, png));
  console.log(id, report(L), ((ground.length / 1024) | 0) + " KB", ((Date.now() - t0) / 1000).toFixed(1) + " s");
}
