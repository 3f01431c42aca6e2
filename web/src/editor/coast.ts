/** The world's coasts (Natural Earth, public domain), cut to a stretch. Loaded when the first board needs them. */
import type { Spot, Stretch } from "./draft";

interface Coast {
  step: number;
  rings: string[];
}
export interface Ring {
  points: Spot[];
  box: Stretch;
}
const address = new URL("../../boards/coast.json", import.meta.url).href;
let world: Promise<Ring[]> | null = null;

export function readRings({ step, rings }: Coast): Ring[] {
  return rings.map((written) => {
    const numbers = written.split(",").map(Number);
    const points: Spot[] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i]!;
      y += numbers[i + 1]!;
      points.push([x * step, y * step]);
    }
    const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
    return { points, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  });
}
export function loadCoast(): Promise<Ring[]> {
  world ??= fetch(address)
    .then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json() as Promise<Coast>;
    })
    .then(readRings);
  world.catch(() => (world = null));
  return world;
}

/** The part of a polygon on one side of a line, by Sutherland and Hodgman. */
function cut(points: Spot[], axis: 0 | 1, at: number, above: boolean): Spot[] {
  const inside = (p: Spot): boolean => (above ? p[axis] >= at : p[axis] <= at);
  const out: Spot[] = [];
  points.forEach((p, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    if (inside(p) !== inside(before)) {
      const t = (at - before[axis]) / (p[axis] - before[axis]);
      out.push([before[0] + (p[0] - before[0]) * t, before[1] + (p[1] - before[1]) * t]);
    }
    if (inside(p)) out.push(p);
  });
  return out;
}
/** The land of a stretch as a path on a board of this size; a little beyond its edges, which are no coast. */
export function landPath(rings: Ring[], [west, south, east, north]: Stretch, width: number, height: number): string {
  const [mx, my] = [(east - west) * 0.04, (north - south) * 0.04];
  const [w, s, e, n] = [west - mx, south - my, east + mx, north + my];
  return rings
    .filter(({ box }) => box[0] < e && box[2] > w && box[1] < n && box[3] > s)
    .map(({ points }) => cut(cut(cut(cut(points, 0, w, true), 0, e, false), 1, s, true), 1, n, false))
    .filter((points) => points.length > 2)
    .map((points) => {
      const at = points.map(
        ([lon, lat]) =>
          `${(((lon - west) / (east - west)) * width).toFixed(1)} ${(((north - lat) / (north - south)) * height).toFixed(1)}`,
      );
      return `M${at.join("L")}Z`;
    })
    .join("");
}
