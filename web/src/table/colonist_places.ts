/** Where the colonists are drawn: those in one city fan out around it, own ones that can move are on top. */
import type { Colonist, Layout, LayoutRoute, View } from "../lib/types";
import { sails } from "../lib/words";
import { cityPoints, modules } from "../modules";
import type { Point, Rows } from "../modules/module";
import { fan, footprint, plateRadius } from "./sizes";

export interface PlacedColonist {
  id: string;
  seat: number;
  c: Colonist;
  /** On the board, and how many pixels beside. */
  x: number;
  y: number;
  px: number;
  py: number;
}
export type Lines = Record<"land" | "sea", LayoutRoute[]>;

/** The place of a colonist, and how those who share it are arranged; on a line it is the ring. */
function placeOf(layout: Layout, lines: Lines, c: Colonist, s: number): (Point & Rows) | null {
  if (c.line !== undefined) {
    const kind = sails(c.slot) ? "sea" : "land";
    const r = lines[kind][c.line];
    return r ? { x: r.ring[0], y: r.ring[1], group: `l${kind}${c.line}`, below: 0 } : null;
  }
  const points = cityPoints(layout);
  const at = c.place === undefined ? null : (points[c.place] ?? layout.spots[c.place - points.length]);
  if (at) {
    const radius = "kind" in at ? plateRadius(s, at.kind) : footprint(s, 2).b;
    return { x: at.x, y: at.y, group: `p${c.place}`, below: 0, around: radius };
  }
  return modules.map((m) => m.stands?.(layout, c, s)).find((stand) => stand) ?? null;
}

/** All colonists on the board, those in front last; `front` says which of mine can move. */
export function placeColonists(
  layout: Layout,
  lines: Lines,
  view: View | null,
  s: number,
  front: (slot: number) => boolean,
): PlacedColonist[] {
  const me = view?.you ?? null;
  const out: PlacedColonist[] = [];
  const groups = new Map<string, { rows: Rows; all: PlacedColonist[] }>();
  for (const seat of view?.seats ?? [])
    for (const c of seat.colonists.on_board) {
      const at = placeOf(layout, lines, c, s);
      if (!at) continue;
      const st = { id: `${seat.seat}:${c.slot}`, seat: seat.seat, c, x: at.x, y: at.y, px: 0, py: 0 };
      out.push(st);
      const g = groups.get(at.group);
      if (g) g.all.push(st);
      else groups.set(at.group, { rows: at, all: [st] });
    }
  for (const { rows, all } of groups.values()) {
    const step = Math.max(s < 0.34 ? 10 : 15, 24 * s) * (all.length > 3 ? 1.35 : 1);
    all.sort((a, b) => Number(b.seat === me) - Number(a.seat === me) || a.seat - b.seat);
    if (rows.around !== undefined) {
      const places = fan(all.length, rows.around, s);
      all.forEach((one, i) => ([one.px, one.py] = places[i]!));
      continue;
    }
    const per = rows.row ?? Math.min(6, Math.ceil(Math.sqrt(all.length * 2)));
    all.forEach((st, i) => {
      const row = Math.floor(i / per);
      const inRow = Math.min(per, all.length - row * per);
      st.px = ((i % per) - (inRow - 1) / 2) * step;
      st.py = rows.below + row * step * 1.05;
    });
  }
  const on = (st: PlacedColonist): number => Number(st.seat === me && front(st.c.slot));
  return out.sort((a, b) => on(a) - on(b) || a.y + a.py - (b.y + b.py) || a.x - b.x);
}
