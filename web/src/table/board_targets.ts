/** Where the targets of choices are on the board, by their keys. */
import type { Layout, LayoutRoute } from "../lib/types";
import { cityPoints, targetKind } from "../modules";
import type { Point } from "../modules/module";
import type { Lines, PlacedColonist } from "./colonist_places";

/** A point of the board with the key of its target. */
export interface TargetPoint extends Point {
  key: string;
}

export const isLine = (key: string): boolean => key.startsWith("land_line:") || key.startsWith("sea_line:");

/** The line that a key means, if it is one. */
export function lineOf(lines: Lines, key: string): LayoutRoute | undefined {
  const [kind, n] = key.split(":");
  return isLine(key) ? lines[kind === "land_line" ? "land" : "sea"][Number(n)] : undefined;
}

/** The point of a target that is not a colonist; null if it isn't on the board. */
function fixedPoint(layout: Layout, lines: Lines, key: string): Point | null {
  const [kind, index] = key.split(":");
  const n = Number(index);
  const points = cityPoints(layout);
  if (kind === "city") return points[n] ?? null;
  if (kind === "place") return points[n] ?? layout.spots[n - points.length] ?? null;
  if (kind === "province") {
    const marker = layout.provinces[n]?.marker;
    return marker ? { x: marker[0], y: marker[1] } : null;
  }
  const route = lineOf(lines, key);
  if (route) return { x: route.ring[0], y: route.ring[1] };
  return targetKind(kind!)?.point?.(layout, n) ?? null;
}

/** The point of a target, with the colonists of one seat at scale `s`; null if it isn't on the board. */
export function pointOf(
  layout: Layout,
  lines: Lines,
  colonists: PlacedColonist[],
  key: string,
  seat: number | null,
  s: number,
): Point | null {
  const [kind, index] = key.split(":");
  if (!index || Number.isNaN(Number(index))) return null;
  if (kind !== "colonist") return fixedPoint(layout, lines, key);
  const placed = colonists.find((each) => each.seat === seat && each.c.slot === Number(index));
  return placed ? { x: placed.x + placed.px / s, y: placed.y + placed.py / s } : null;
}
