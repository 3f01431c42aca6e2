/** Where a tooltip goes: beside what it explains, and never over what can be chosen. */
import { overlap, type Box } from "./boxes";

export interface Size {
  w: number;
  h: number;
}
const STEP = 24; // pixels between the places that are tried
const EDGE = 6;
const CHOOSABLE = ".lit, .choice, .acts .btn:enabled, .swapask .btn";

/** How far two boxes are from one another. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.l - b.r, b.l - a.r);
  const y = Math.max(0, a.t - b.b, b.t - a.b);
  return Math.hypot(x, y);
}
/** The boxes of everything on the page that can be chosen now, except what is explained. */
export function choosable(explained: Box): Box[] {
  const mine = (box: Box): boolean => {
    const x = (box.l + box.r) / 2,
      y = (box.t + box.b) / 2;
    return x > explained.l && x < explained.r && y > explained.t && y < explained.b;
  };
  return [...document.querySelectorAll(CHOOSABLE)]
    .map((element) => element.getBoundingClientRect())
    .filter((r) => r.width && r.height)
    .map((r): Box => ({ l: r.left, t: r.top, r: r.right, b: r.bottom }))
    .filter((box) => !mine(box));
}
/** The place in the window that covers nothing of `taken`, nearest to what is explained; else the one that covers least. */
export function freePlace(size: Size, explained: Box, gap: number, taken: Box[]): { left: number; top: number } {
  const right = innerWidth - EDGE - size.w,
    bottom = innerHeight - EDGE - size.h;
  const within = (n: number, most: number): number => Math.max(EDGE, Math.min(n, most));
  const lefts = [explained.r + gap, explained.l - gap - size.w, (explained.l + explained.r - size.w) / 2];
  const tops = [explained.t - gap - size.h, explained.b + gap, explained.t - 20];
  for (let x = EDGE; x < right; x += STEP) lefts.push(x);
  for (let y = EDGE; y < bottom; y += STEP) tops.push(y);
  const away: Box = { l: explained.l - gap, t: explained.t - gap, r: explained.r + gap, b: explained.b + gap };
  let best = { left: EDGE, top: EDGE },
    least = Infinity;
  for (const x of new Set(lefts.map((n) => within(n, right))))
    for (const y of new Set(tops.map((n) => within(n, bottom)))) {
      const box: Box = { l: x, t: y, r: x + size.w, b: y + size.h };
      const middle = Math.hypot(
        (box.l + box.r - explained.l - explained.r) / 2,
        (box.t + box.b - explained.t - explained.b) / 2,
      );
      let cost = distance(box, explained) + middle / 10;
      if (cost >= least) continue;
      cost += 4 * overlap(box, away);
      for (const other of taken) {
        cost += 100 * overlap(box, other);
        if (cost >= least) break;
      }
      if (cost < least) {
        least = cost;
        best = { left: x, top: y };
      }
    }
  return best;
}
/** Moves an element to the end of the page: nothing around it cuts it off. */
export function outside(node: HTMLElement): { destroy(): void } {
  document.body.append(node);
  return { destroy: () => node.remove() };
}
