/** The position of the board in its box: scale and shift, with limits so that it never leaves. */
export interface Camera {
  zoom: number;
  x: number;
  y: number;
}
export interface Frame {
  width: number;
  height: number;
  board: { width: number; height: number };
}
export const MAX_ZOOM = 6;

export const fitScale = (f: Frame): number => Math.min(f.width / f.board.width, f.height / f.board.height) || 0.1;

export function settle(c: Camera, f: Frame): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, c.zoom));
  const s = fitScale(f) * zoom;
  const half = (view: number, board: number, at: number): number => {
    const seen = view / s;
    return seen >= board ? board / 2 : Math.min(board - seen / 2, Math.max(seen / 2, at));
  };
  return { zoom, x: half(f.width, f.board.width, c.x), y: half(f.height, f.board.height, c.y) };
}
/** Zoom by a factor while the point under (px, py) stays where it is. */
export function zoomAt(c: Camera, f: Frame, factor: number, px: number, py: number): Camera {
  const s0 = fitScale(f) * c.zoom;
  const bx = c.x + (px - f.width / 2) / s0;
  const by = c.y + (py - f.height / 2) / s0;
  const zoom = Math.min(MAX_ZOOM, Math.max(1, c.zoom * factor));
  const s1 = fitScale(f) * zoom;
  return settle({ zoom, x: bx - (px - f.width / 2) / s1, y: by - (py - f.height / 2) / s1 }, f);
}
/** The camera that shows all points with room around them; never closer than `most`. */
export function fitPoints(points: [number, number][], f: Frame, most: number): Camera {
  if (!points.length) return settle({ zoom: 1, x: f.board.width / 2, y: f.board.height / 2 }, f);
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const pad = 110;
  const w = Math.max(...xs) - Math.min(...xs) + 2 * pad;
  const h = Math.max(...ys) - Math.min(...ys) + 2 * pad;
  const zoom = Math.min(most, Math.min(f.width / w, f.height / h) / fitScale(f));
  return settle({ zoom, x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 }, f);
}
/** The nearest of several points in a direction, for the arrow keys. */
export function nearestTowards<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  all: T[],
  dx: number,
  dy: number,
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const p of all) {
    const ex = p.x - from.x;
    const ey = p.y - from.y;
    const along = ex * dx + ey * dy;
    if (along < 4) continue;
    const off = Math.abs(ex * dy - ey * dx);
    const cost = along + off * 2;
    if (cost < least) {
      least = cost;
      best = p;
    }
  }
  return best;
}
