/** Where names and controls are on the board: off cities, houses, pieces, markers, lines and one another. */
import { page } from "../lib/page.svelte";
import type { Layout } from "../lib/types";
import { cityPoints, modules } from "../modules";
import { around, box, distance, moved, overlap, place, type Box, type Option } from "./boxes";
import { fan, footprint, isFar, markerSize, nameSize, pieceScale, plateRadius } from "./sizes";

/** A name as it is drawn, beside the point it belongs to. */
export interface Placed {
  x: number;
  top: number;
  anchor: "start" | "middle" | "end";
  lines: string[];
  font: number;
}
/** Names of cities and places by their index, those of provinces by theirs. */
export interface Names {
  places: Map<number, Placed>;
  provinces: Map<number, Placed>;
}
const LEADING = 1.04;
export const nameHeight = (font: number, lines: number): number => font * (lines * LEADING - 0.18);

let pen: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();
/** The width of a text at a size of 1, measured once. */
function widthOf(text: string, weight: number, family: string): number {
  const key = `${weight} ${family} ${text}`;
  let w = widths.get(key);
  if (w === undefined) {
    pen ??= document.createElement("canvas").getContext("2d");
    if (!pen) return text.length * 0.55;
    pen.font = `${weight} 100px ${family}`;
    w = pen.measureText(text).width / 100;
    widths.set(key, w);
  }
  return w;
}
/** Measured widths are those of a stand-in until the fonts have come. */
export const forgetWidths = (): void => widths.clear();
const families = new Map<string, string>();
/** Read once: asking for a style in the middle of drawing makes the browser work all styles out at once. */
function family(name: string): string {
  let found = families.get(name);
  if (!found) {
    found = getComputedStyle(document.documentElement).getPropertyValue(name) || "sans-serif";
    families.set(name, found);
  }
  return found;
}

const curves = new WeakMap<Layout, [number, number][]>();
/** Points along all lines, every few steps. */
function alongLines(layout: Layout): [number, number][] {
  let points = curves.get(layout);
  if (!points) {
    points = layout.routes.flatMap((r) => {
      const n = (r.d.match(/-?[\d.]+/g) ?? []).map(Number);
      return Array.from({ length: Math.floor(n.length / 12) }, (_, i): [number, number] => [
        n[i * 12]!,
        n[i * 12 + 1]!,
      ]);
    });
    curves.set(layout, points);
  }
  return points;
}
/** Where a piece on a line would be; its feet are on the ring. */
const pieceBox = (kind: string, x: number, y: number, scale: number): Box =>
  kind === "sea"
    ? box(x - 16 * scale, y - 20 * scale, 32 * scale, 34 * scale)
    : box(x - 10 * scale, y - 26 * scale, 20 * scale, 34 * scale);

/** Everything that names must not cover, with so many seats. */
function things(layout: Layout, s: number, seats: number): Box[] {
  const scale = pieceScale(s);
  const out: Box[] = [];
  for (const p of cityPoints(layout)) out.push(moved(footprint(s, p.site ? 0 : seats, !!p.site), p.x * s, p.y * s));
  for (const p of layout.provinces) out.push(around(p.marker[0] * s, p.marker[1] * s, markerSize(s) / 2 + 1));
  for (const sp of layout.spots) {
    const x = sp.x * s,
      y = sp.y * s,
      r = plateRadius(s, sp.kind);
    out.push(around(x, y, r + 1));
    if (sp.kind !== "trade")
      fan(2 * seats, r, s).forEach(([dx, dy], i) => out.push(pieceBox(i % 2 ? "sea" : "land", x + dx, y + dy, scale)));
  }
  for (const [x, y] of layout.ports ?? []) out.push(around(x * s, y * s, 17 * s));
  for (const f of layout.fertile ?? []) out.push(around(f.x * s, f.y * s, 14));
  for (const [x, y, w, h] of layout.written ?? []) out.push(box(x * s, y * s, w * s, h * s));
  for (const m of modules) for (const b of m.covers?.(layout, s) ?? []) out.push(b);
  for (const r of layout.routes) if (!r.pass) out.push(around(r.ring[0] * s, r.ring[1] * s, Math.max(5, 10 * s)));
  return out;
}

/** How far a name comes nearer to the board's edge than this. */
const beyond = (rim: number, b: Box, layout: Layout, s: number): number =>
  Math.max(0, rim - b.l) +
  Math.max(0, rim - b.t) +
  Math.max(0, b.r - layout.width * s + rim) +
  Math.max(0, b.b - layout.height * s + rim);
const FRAME = 14; // in units of the board
/** Beyond the board's edge a name would be cut off, on its frame it looks out of place. */
const outside = (b: Box, layout: Layout, s: number): number =>
  40 * beyond(3, b, layout, s) + 5 * beyond(FRAME * s, b, layout, s);
const turn = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b))) / Math.PI;

/** Angles around a city; above and below it a name may also be shifted by parts of its half width. */
const ROUND = Array.from({ length: 32 }, (_, i): [angle: number, shift: number] => [(i * Math.PI) / 16, 0]);
const DIRECTIONS = [
  ...ROUND,
  ...[-1, 1].flatMap((side) =>
    [-0.8, -0.6, -0.4, -0.2, 0.2, 0.4, 0.6, 0.8].map((shift): [number, number] => [(side * Math.PI) / 2, shift]),
  ),
];
const GAPS = [0, 3, 7, 12, 19];
/** A name that is nearer to another city, or almost as near. */
const WRONG = 500;
const DOUBTFUL = 50;
const UP = -Math.PI / 2;
interface Owner {
  x: number;
  y: number;
  foot: Box;
  lines: string[];
  /** The side that the layout prefers. */
  liked: number;
  weight: number;
}
/** The name as the layout breaks it, in one line, and broken at every other place. */
const broken = (lines: string[]): string[][] => {
  const words = lines.join(" ").split(" ");
  const two = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const all = [lines, [words.join(" ")], ...two, ...(words.length === 3 ? [words] : [])];
  return all.filter((a, i) => all.findIndex((b) => b.join("|") === a.join("|")) === i);
};
/** Everywhere around its city; a name that is as near to another city would be taken for that city's. */
function besideCity(
  c: Owner,
  owners: Owner[],
  font: number,
  layout: Layout,
  s: number,
  late: boolean,
): Option<Placed>[] {
  const ui = family("--font-ui");
  const near = owners.filter((o) => o !== c && Math.hypot(o.x - c.x, o.y - c.y) < 260);
  return broken(c.lines).flatMap((lines, k) =>
    [font, font * 0.88, font * 0.8].slice(0, late ? 3 : 1).flatMap((size, smaller) => {
      const w = Math.max(...lines.map((line) => widthOf(line, c.weight, ui))) * size + 4;
      const h = nameHeight(size, lines.length) + 2;
      return GAPS.slice(0, late ? 5 : 4).flatMap((gap, far) =>
        (late ? DIRECTIONS : ROUND).map(([angle, shift]) => {
          const dx = Math.cos(angle),
            dy = Math.sin(angle);
          const px = c.x + (c.foot.l + c.foot.r) / 2 + dx * ((c.foot.r - c.foot.l) / 2 + gap);
          const py = c.y + (c.foot.t + c.foot.b) / 2 + dy * ((c.foot.b - c.foot.t) / 2 + gap);
          const anchor = dx > 0.3 ? "start" : dx < -0.3 ? "end" : "middle";
          const l = anchor === "start" ? px : anchor === "end" ? px - w : px + ((shift - 1) * w) / 2;
          const t = py - ((1 - dy) / 2) * h; // anchored at its top below the city, at its bottom above it, at its middle beside it
          const at = box(l, t, w, h);
          const own = distance(at, c.x, c.y);
          const rival = Math.min(...near.map((o) => distance(at, o.x, o.y)));
          return {
            box: at,
            dislike:
              Math.min(turn(angle, UP), turn(angle, c.liked)) * 24 +
              Math.abs(shift) * 8 +
              far * 8 +
              Math.min(k, 2) * 4 +
              smaller * 7 +
              (rival < own + 2 ? WRONG : rival < own + 7 ? DOUBTFUL : 0) +
              outside(at, layout, s),
            value: {
              x: (anchor === "start" ? l + 2 : anchor === "end" ? l + w - 2 : l + w / 2) - c.x,
              top: t + 1 - c.y,
              anchor,
              lines,
              font: size,
            } as Placed,
          };
        }),
      );
    }),
  );
}
const CLOSE = [-3, -2, -1, 0, 1, 2, 3];
const WIDE = [-6, -5, -4, ...CLOSE, 4, 5, 6];
/** A province's name near where the layout has it, smaller where it would be in the way. */
function inProvince(p: Layout["provinces"][number], layout: Layout, s: number, late: boolean): Option<Placed>[] {
  const display = family("--font-display");
  const { lines, size, x, y } = p.shown!;
  const whole = Math.max(11, Math.min(24, size * s));
  return [whole, Math.max(10, whole * 0.86), Math.max(9.5, whole * 0.74)]
    .slice(0, late ? 3 : 1)
    .flatMap((font, smaller) => {
      const w = Math.max(...lines.map((line) => widthOf(line, 650, display) + line.length * 0.1)) * font;
      const h = nameHeight(font, lines.length);
      return (late ? WIDE : CLOSE).flatMap((i) =>
        (late ? WIDE : CLOSE).map((j) => {
          const dx = i * 13,
            dy = j * 9;
          const at = box(x * s + dx - w / 2, y * s + dy - h / 2, w, h);
          return {
            box: at,
            dislike: Math.hypot(dx, dy) * 0.5 + smaller * 6 + outside(at, layout, s),
            value: { x: dx, top: dy - h / 2, anchor: "middle", lines, font } as Placed,
          };
        }),
      );
    });
}

/** A place for every name; the side the layout prefers, or above the roof, where nothing is in its way. */
export function placeNames(layout: Layout, s: number, seats: number, kept: Box | null): Names {
  const font = nameSize(s);
  const cities = cityPoints(layout);
  const owners: Owner[] = [
    ...layout.cities.map((c) => ({
      x: c.x * s,
      y: c.y * s,
      foot: footprint(s, seats),
      lines: c.label.lines,
      liked: Math.atan2(c.label.y + c.label.h / 2, c.label.x + c.label.w / 2),
      weight: 650,
    })),
    ...layout.spots.map((sp) => ({
      x: sp.x * s,
      y: sp.y * s,
      foot: around(0, 0, plateRadius(s, sp.kind) + 1),
      lines: [page.words.place(sp.name)],
      liked: sp.kind === "trade" && (sp.label?.y ?? -1) > 0 ? -UP : UP,
      weight: sp.kind === "capital" ? 800 : 650,
    })),
  ];
  const written = layout.provinces.flatMap((p, i) => (p.shown && !isFar(s) ? [i] : []));
  const found = place(
    [
      ...owners.map((c) => (late: boolean) => besideCity(c, owners, font, layout, s, late)),
      ...written.map((i) => (late: boolean) => inProvince(layout.provinces[i]!, layout, s, late)),
    ],
    [...things(layout, s, seats), ...(kept ? [kept] : [])],
    layout.routes.filter((r) => !r.pass).map((r) => pieceBox(r.kind, r.ring[0] * s, r.ring[1] * s, pieceScale(s))),
    alongLines(layout).map(([x, y]) => [x * s, y * s] as const),
    3.2,
  );
  const count = layout.cities.length;
  // A province's name that finds no room on a small map is left out: its bonus marker still names it.
  const inside = (name: Placed, [x, y]: readonly [number, number]): boolean => {
    const h = nameHeight(name.font, name.lines.length);
    return beyond(0, box(x * s + name.x, y * s + name.top, 0, h), layout, s) === 0;
  };
  return {
    places: new Map(owners.map((_, i) => [i < count ? i : cities.length + i - count, found[i]!])),
    provinces: new Map(
      written.flatMap((i, n): [number, Placed][] => {
        const name = found[owners.length + n]!;
        const { x, y } = layout.provinces[i]!.shown!;
        return inside(name, [x, y]) ? [[i, name]] : [];
      }),
    ),
  };
}

export interface Corner {
  right: boolean;
  bottom: boolean;
  /** Buttons beside one another instead of below. */
  flat: boolean;
  /** In the pixels of the window that shows the board. */
  box: Box;
}
/** Where the buttons cover least of the whole board: upright at the upper right if that is free. */
export function controlsCorner(
  layout: Layout,
  s: number,
  seats: number,
  window: { width: number; height: number; x: number; y: number },
  size: { long: number; short: number },
): Corner {
  const all = things(layout, s, seats).map((b) => moved(b, window.x, window.y));
  const corners = [false, true].flatMap((bottom) =>
    [true, false].flatMap((right) =>
      [false, true].map((flat) => {
        const w = flat ? size.long : size.short,
          h = flat ? size.short : size.long;
        const x = right ? window.width - 10 - w : 10,
          y = bottom ? window.height - 10 - h : 10;
        return { right, bottom, flat, box: box(x, y, w, h) };
      }),
    ),
  );
  const covered = (c: Corner): number => all.reduce((n, b) => n + overlap(b, c.box), 0);
  return corners.reduce((a, b) => (covered(b) < covered(a) - 40 ? b : a));
}
