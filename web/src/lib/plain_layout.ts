/** A board without a drawing of ours, with a layout from its own coordinates; custom boards say where lines bend and markers are. */
import type { BoardFacts, Label, Layout, LayoutRoute, LineKind } from "./types";
import { provinceName } from "./words";

const WIDTH = 1600;
const HEIGHT = 1200;
const EDGE = 110;
const PIECES = 12;
const TWIN = 46; // how far a land and a sea line between the same places bend away from each other

type Spot = [number, number];

const label = (name: string): Label => {
  const w = 10.5 * name.length;
  return { x: -w / 2, y: 44, w, h: 26, lines: [name] };
};
/** A colour between this one and another, as #rrggbb. */
const mixed = (colour: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [colour, other].map((c) => parseInt(c.slice(at, at + 2), 16)) as [number, number];
      return Math.round(a + (b - a) * share)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;

/** A line from one place to another, bent to its left by so much; from one place only, a short way towards the middle. */
function curve(from: Spot, to: Spot, bend: number): { d: string; ring: Spot } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const at = (t: number): Spot => {
    const off = 4 * t * (1 - t) * bend;
    return [from[0] + dx * t - (dy / far) * off, from[1] + dy * t + (dx / far) * off];
  };
  const points = Array.from({ length: PIECES + 1 }, (_, i) => at(i / PIECES));
  return { d: `M${points.map((p) => p.map((n) => n.toFixed(1)).join(" ")).join("L")}`, ring: at(0.5) };
}

/** How far a line is bent so that its middle comes nearest to this point. */
function bendTo(from: Spot, to: Spot, ring: Spot): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  return (-(ring[0] - (from[0] + to[0]) / 2) * dy + (ring[1] - (from[1] + to[1]) / 2) * dx) / far;
}

export function plainLayout(board: BoardFacts): Layout {
  const named = [...board.cities, ...board.places];
  const height = board.drawing?.height ?? HEIGHT;
  const [left, top] = [Math.min(...named.map((n) => n.x)), Math.min(...named.map((n) => n.y))];
  const wide = Math.max(...named.map((n) => n.x)) - left || 1;
  const tall = Math.max(...named.map((n) => n.y)) - top || 1;
  const share = ([x, y]: Spot): Spot => [x * WIDTH, y * height];
  /** A board with a drawing says where on it things are; any other is stretched to fill the picture. */
  const point = (n: { x: number; y: number }): Spot =>
    board.drawing
      ? share([n.x, n.y])
      : [EDGE + ((n.x - left) / wide) * (WIDTH - 2 * EDGE), EDGE + ((n.y - top) / tall) * (HEIGHT - 2 * EDGE)];
  const where = new Map(named.map((n) => [n.name, point(n)]));
  const twins = new Map<string, number>();
  const kinds: LineKind[] = ["land", "sea"];
  const key = (ends: string[]): string => [...ends].sort().join(" - ");
  for (const line of kinds.flatMap((kind) => board.lines[kind]))
    twins.set(key(line.ends), (twins.get(key(line.ends)) ?? 0) + 1);
  const drawn = new Map<string, number>();
  const routes = kinds.flatMap((kind) =>
    board.lines[kind].map((line): LayoutRoute => {
      const ends = [...line.ends].sort();
      const from = where.get(ends[0]!)!;
      const to = where.get(ends[1] ?? "") ?? [(from[0] + WIDTH / 2) / 2, (from[1] + height / 2) / 2];
      const all = twins.get(key(ends))!;
      const number = drawn.get(key(ends)) ?? 0;
      drawn.set(key(ends), number + 1);
      const bend = line.ring ? bendTo(from, to, share(line.ring)) : all === 1 ? 0 : TWIN * (number - (all - 1) / 2);
      return { kind, ends: line.ends, ...(line.stop ? {} : { pass: true }), ...curve(from, to, bend) };
    }),
  );
  return {
    id: board.name,
    name: board.title,
    width: WIDTH,
    height,
    cities: board.cities.map((c) => {
      const [x, y] = point(c);
      return { name: c.name, province: c.province, x, y, label: label(c.name) };
    }),
    spots: board.places.map((p) => {
      const [x, y] = point(p);
      return { kind: p.kind === "capital" ? "capital" : "start", name: p.name, x, y, label: label(p.name) };
    }),
    routes,
    provinces: board.provinces.map((p) => {
      const own = board.cities.filter((c) => c.province === p.id).map(point);
      const [x, y] = [0, 1].map((i) => own.reduce((sum, at) => sum + at[i]!, 0) / (own.length || 1)) as Spot;
      return {
        id: p.id,
        name: p.name,
        shown: { lines: [provinceName(p.name)], size: 22, x, y: y - 70 },
        marker: p.marker ? share(p.marker) : [x, y - (own.length === 1 ? 60 : 0)],
        tint: mixed(p.colour, "#ffffff", 0.6),
        band: mixed(p.colour, "#ffffff", 0.2),
        deep: mixed(p.colour, "#000000", 0.45),
      };
    }),
  };
}
