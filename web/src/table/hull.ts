/** The corners of the smallest convex shape around points. */
export type Corner = [x: number, y: number];

/** Is the way from a over b to c a turn to the right? */
const turns = (a: Corner, b: Corner, c: Corner): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;

function half(points: Corner[]): Corner[] {
  const out: Corner[] = [];
  for (const point of points) {
    while (out.length > 1 && turns(out.at(-2)!, out.at(-1)!, point)) out.pop();
    out.push(point);
  }
  return out.slice(0, -1);
}
export function hull(points: Corner[]): Corner[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.reverse())];
}
