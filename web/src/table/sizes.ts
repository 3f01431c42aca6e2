/** How large things are on the board at a scale, in pixels of the screen. */
import type { Box } from "./boxes";

/** So far out that names could not be read, pieces shrink and names wait until one zooms in. */
export const isFar = (s: number): boolean => s < 0.34;
/** The sign of a city: a temple. */
export const signSize = (s: number, site = false): number =>
  (site ? 0.84 : 1) * Math.max(isFar(s) ? 15 : 22, Math.min(54, 58 * s));
export const houseSize = (s: number): number => (isFar(s) ? 9.5 : Math.max(14, Math.min(24, 0.44 * signSize(s))));
/** The round plate of a start city, a starting place or a trade space. */
export const plateRadius = (s: number, kind: string): number =>
  kind === "capital" ? 0.64 * signSize(s) : Math.max(14, (kind === "trade" ? 35 : 25) * s);
export const nameSize = (s: number): number => Math.max(11, Math.min(17, 17 * s));
export const markerSize = (s: number): number => Math.max(isFar(s) ? 11 : 18, Math.min(34, 32 * s));
export const pieceScale = (s: number): number => Math.max(isFar(s) ? 0.42 : 0.62, Math.min(1.05, 0.92 * s));

/** The places of a city's houses, by seat: front left, front right, left, right, upper left, upper right. */
export function housePlaces(sign: number, house: number): [number, number][] {
  const side = sign / 2 + 0.18 * house,
    front = sign / 2 + 0.24 * house;
  return [
    [-0.54 * house, front],
    [0.54 * house, front],
    [-side, 0.27 * sign],
    [side, 0.27 * sign],
    [-side, -0.26 * sign],
    [side, -0.26 * sign],
  ];
}
/** What a city takes with all houses that so many seats may build in it. */
export function footprint(s: number, seats: number, site = false): Box {
  const sign = signSize(s, site),
    house = houseSize(s) * (site ? 0.85 : 1);
  const wide = Math.max(sign / 2, seats > 2 ? sign / 2 + 0.7 * house : 1.06 * house);
  return { l: -wide, t: -sign / 2, r: wide, b: sign / 2 + (seats ? 0.74 * house : 0) };
}
const ARC = (230 * Math.PI) / 180;
/** Places for pieces that share a start city: an arc below it, and further arcs when it is full. */
export function fan(count: number, radius: number, s: number): [number, number][] {
  const step = Math.max(isFar(s) ? 10 : 17, 27 * s);
  const out: [number, number][] = [];
  for (let ring = 0; out.length < count; ring++) {
    const r = radius + step * (0.72 + ring * 1.1);
    const here = Math.min(count - out.length, Math.floor((ARC * r) / step) + 1);
    for (let i = 0; i < here; i++) {
      const angle = Math.PI / 2 + (i - (here - 1) / 2) * (step / r);
      out.push([-Math.cos(angle) * r, Math.sin(angle) * r]);
    }
  }
  return out;
}
