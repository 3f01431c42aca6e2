/** Where the names stand: beside their city, off other cities, markers, lines and names, however large the board is. */
import { page } from "../lib/page.svelte";
import type { Label, Layout, LayoutProvince } from "../lib/types";
import { cityPoints } from "../modules";
import { slotAngle } from "./pieces";

export interface Placed {
  x: number;
  top: number;
  anchor: "start" | "middle" | "end";
  lines: string[];
}
interface Box {
  l: number;
  t: number;
  r: number;
  b: number;
}
interface Named {
  index: number;
  x: number;
  y: number;
  radius: number;
  label: Label;
  w: number;
  h: number;
}

/** So far out that names could not be read, pieces shrink and names wait until one zooms in. */
export const isFar = (s: number): boolean => s < 0.34;
export const cityRadius = (s: number, capital = false, site = false): number =>
  (capital ? 1.14 : site ? 0.8 : 1) * Math.max(isFar(s) ? 8.5 : 13.5, Math.min(36, 34 * s));
export const nameSize = (s: number): number => Math.max(11, Math.min(17, 17 * s));
export const markerSize = (s: number): number => Math.max(isFar(s) ? 11 : 18, Math.min(34, 32 * s));
export const nameHeight = (font: number, lines: number): number => font * (lines * 1.04 - 0.18);

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

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.r, b.r) - Math.max(a.l, b.l)) * Math.max(0, Math.min(a.b, b.b) - Math.max(a.t, b.t));
const around = (x: number, y: number, half: number): Box => ({ l: x - half, t: y - half, r: x + half, b: y + half });

/** Half the width and height of a province's name, whose letters are spaced. */
function extent(lines: string[], font: number, step: number): { half: number; tall: number } {
  const wide = Math.max(...lines.map((line) => widthOf(line, 650, family("--font-display")) + line.length * 0.1));
  return { half: (wide * font) / 2, tall: (step * (lines.length - 1) + font * 0.8) / 2 };
}
/** A province's name, moved just so far that its marker does not cover it. */
export function provinceName(
  p: LayoutProvince,
  s: number,
): { x: number; y: number; font: number; step: number } | null {
  if (!p.shown || isFar(s)) return null;
  const font = Math.max(11, Math.min(24, p.shown.size * s));
  const step = Math.max(font * 1.05, p.shown.size * 1.15 * s);
  const { half, tall } = extent(p.shown.lines, font, step);
  const near = markerSize(s) / 2 + 2;
  let x = p.shown.x * s,
    y = p.shown.y * s;
  const dx = x - p.marker[0] * s,
    dy = y - p.marker[1] * s;
  const inX = half + near - Math.abs(dx),
    inY = tall + near - Math.abs(dy);
  if (inX > 0 && inY > 0) {
    if (inX < inY) x += Math.sign(dx || 1) * inX;
    else y += Math.sign(dy || 1) * inY;
  }
  return { x, y, font, step };
}
const provinceBox = (p: LayoutProvince, s: number): Box | null => {
  const at = provinceName(p, s);
  if (!at || !p.shown) return null;
  const { half, tall } = extent(p.shown.lines, at.font, at.step);
  return { l: at.x - half, t: at.y - tall, r: at.x + half, b: at.y + tall };
};

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

const DIRECTIONS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
const WEIGHT = {
  plate: 6,
  marker: 5,
  province: 4.5,
  house: 1.2,
  ring: 2,
  line: 4,
  edge: 40,
  name: 8,
  turn: 26,
  far: 2,
};

function candidate(c: Named, angle: number, gap: number): { box: Box; anchor: Placed["anchor"] } {
  const dx = Math.cos(angle),
    dy = Math.sin(angle);
  const anchor = dx > 0.3 ? "start" : dx < -0.3 ? "end" : "middle";
  const px = c.x + dx * gap,
    py = c.y + dy * gap;
  const l = anchor === "start" ? px : anchor === "end" ? px - c.w : px - c.w / 2;
  const t = py - ((1 - dy) / 2) * c.h; // below the city it hangs, above it stands, beside it is in the middle
  return { box: { l, t, r: l + c.w, b: t + c.h }, anchor };
}

export const houseSize = (s: number): number => Math.max(isFar(s) ? 9.5 : 14.5, 21 * s);

/** A place for every name; the side the layout prefers wins where nothing is in its way. So many seats may build. */
export function placeNames(layout: Layout, s: number, seats: number): Map<number, Placed> {
  const font = nameSize(s);
  const ui = family("--font-ui");
  const points = cityPoints(layout);
  const named: Named[] = layout.cities.map((c, index) => ({
    index,
    x: c.x * s,
    y: c.y * s,
    radius: cityRadius(s),
    label: c.label,
    w: Math.max(...c.label.lines.map((line) => widthOf(line, 650, ui))) * font + 2,
    h: nameHeight(font, c.label.lines.length) + 2,
  }));
  const fixed: { box: Box; weight: number }[] = [];
  for (const p of points)
    fixed.push({ box: around(p.x * s, p.y * s, cityRadius(s, false, !!p.site) * 0.92), weight: WEIGHT.plate });
  for (const p of layout.cities)
    for (let seat = 0; seat < seats; seat++) {
      const out = cityRadius(s) + houseSize(s) * 0.16,
        angle = slotAngle(seat);
      fixed.push({
        box: around(p.x * s + Math.cos(angle) * out, p.y * s + Math.sin(angle) * out, houseSize(s) * 0.48),
        weight: WEIGHT.house,
      });
    }
  for (const p of layout.provinces) {
    fixed.push({ box: around(p.marker[0] * s, p.marker[1] * s, markerSize(s) / 2), weight: WEIGHT.marker });
    const box = provinceBox(p, s);
    if (box) fixed.push({ box, weight: WEIGHT.province });
  }
  for (const sp of layout.spots) {
    const r = cityRadius(s, sp.kind === "capital");
    fixed.push({ box: around(sp.x * s, sp.y * s, r), weight: WEIGHT.plate });
    const half = (widthOf(page.words.place(sp.name), 800, ui) * font) / 2;
    const top = sp.kind === "trade" && sp.label!.y > 0 ? sp.y * s + r + 4 : sp.y * s - r - 4 - font;
    fixed.push({
      box: { l: sp.x * s - half, t: top, r: sp.x * s + half, b: top + 4 + font },
      weight: WEIGHT.name,
    });
  }
  const signs = [...(layout.ports ?? []), ...(layout.fertile ?? []).map((f) => [f.x, f.y] as const)];
  for (const [x, y] of signs) fixed.push({ box: around(x * s, y * s, 17 * s), weight: WEIGHT.marker });
  for (const r of layout.routes)
    fixed.push({ box: around(r.ring[0] * s, r.ring[1] * s, Math.max(4, 8 * s)), weight: WEIGHT.ring });
  const along = alongLines(layout).map(([x, y]) => [x * s, y * s] as const);

  const options = named.map((c) => {
    const nx = c.label.x + c.label.w / 2,
      ny = c.label.y + c.label.h / 2;
    const liked = Math.atan2(ny, nx);
    return DIRECTIONS.flatMap((angle) =>
      [c.radius + 4, c.radius + 11].map((gap, k) => {
        const found = candidate(c, angle, gap);
        const b = found.box;
        let cost =
          (Math.abs(Math.atan2(Math.sin(angle - liked), Math.cos(angle - liked))) / Math.PI) * WEIGHT.turn +
          k * WEIGHT.far * 6;
        for (const f of fixed) cost += overlap(b, f.box) * f.weight;
        for (const [x, y] of along) if (x > b.l && x < b.r && y > b.t && y < b.b) cost += WEIGHT.line;
        cost +=
          (Math.max(0, 4 - b.l) +
            Math.max(0, 4 - b.t) +
            Math.max(0, b.r - layout.width * s + 4) +
            Math.max(0, b.b - layout.height * s + 4)) *
          WEIGHT.edge;
        return { ...found, cost };
      }),
    ).sort((a, b) => a.cost - b.cost);
  });
  const chosen = options.map((list) => list[0]!);
  for (let round = 0; round < 6; round++) {
    let moved = false;
    options.forEach((list, i) => {
      const total = (o: (typeof list)[number]): number =>
        o.cost + chosen.reduce((n, other, k) => (k === i ? n : n + overlap(o.box, other.box) * WEIGHT.name), 0);
      let best = chosen[i]!,
        least = total(best);
      for (const o of list) {
        if (o.cost >= least) break;
        const t = total(o);
        if (t < least - 0.01) [best, least, moved] = [o, t, true];
      }
      chosen[i] = best;
    });
    if (!moved) break;
  }
  return new Map(
    named.map((c, i) => {
      const { box, anchor } = chosen[i]!;
      const x = anchor === "start" ? box.l : anchor === "end" ? box.r : (box.l + box.r) / 2;
      return [c.index, { x: x - c.x, top: box.t - c.y, anchor, lines: c.label.lines }];
    }),
  );
}
