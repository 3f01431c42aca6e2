/** Places for texts so that none covers another or anything else: first the cheapest places, then exchanges. */
export interface Box {
  l: number;
  t: number;
  r: number;
  b: number;
}
export interface Option<T> {
  box: Box;
  /** Its own cost, apart from what it would cover. */
  dislike: number;
  value: T;
}
/** Possible places of a text: first the good ones, then, where all of them cover something, the others. */
export type Options<T> = (late: boolean) => Option<T>[];
export const box = (x: number, y: number, w: number, h: number): Box => ({ l: x, t: y, r: x + w, b: y + h });
export const around = (x: number, y: number, half: number): Box => box(x - half, y - half, 2 * half, 2 * half);
export const moved = (b: Box, x: number, y: number): Box => ({ l: b.l + x, t: b.t + y, r: b.r + x, b: b.b + y });
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.r, b.r) - Math.max(a.l, b.l)) * Math.max(0, Math.min(a.b, b.b) - Math.max(a.t, b.t));
/** From a box to a point. */
export const distance = (b: Box, x: number, y: number): number =>
  Math.hypot(Math.max(b.l - x, 0, x - b.r), Math.max(b.t - y, 0, y - b.b));

const TOUCH = 90;
const MAYBE = 0.15;
/** What it costs to cover something: the first pixel costs most. */
const clash = (a: Box, b: Box): number => {
  const area = overlap(a, b);
  return area && TOUCH + 3 * area;
};

/**
 * One option for each text, with as little as possible covered: `things` are there, `perhaps` stands something at times,
 * and `soft` may be crossed at a price for each point.
 */
export function place<T>(
  texts: Options<T>[],
  things: Box[],
  perhaps: Box[],
  soft: readonly (readonly [number, number])[],
  softPrice: number,
): T[] {
  const priced = (list: Option<T>[]): (Option<T> & { cost: number })[] => {
    const all = {
      l: Math.min(...list.map((o) => o.box.l)),
      t: Math.min(...list.map((o) => o.box.t)),
      r: Math.max(...list.map((o) => o.box.r)),
      b: Math.max(...list.map((o) => o.box.b)),
    };
    const near = things.filter((thing) => overlap(all, thing));
    const maybe = perhaps.filter((thing) => overlap(all, thing));
    const points = soft.filter(([x, y]) => x > all.l && x < all.r && y > all.t && y < all.b);
    return list.map((o) => {
      let cost = o.dislike;
      for (const thing of near) cost += clash(o.box, thing);
      for (const thing of maybe) cost += MAYBE * clash(o.box, thing);
      for (const [x, y] of points) if (x > o.box.l && x < o.box.r && y > o.box.t && y < o.box.b) cost += softPrice;
      return { ...o, cost };
    });
  };
  const options = texts.map((text) => {
    const first = priced(text(false));
    const late = first.every((o) => o.cost > TOUCH) ? priced(text(true)) : [];
    return [...first, ...late].sort((a, b) => a.cost - b.cost);
  });
  const chosen = options.map((list) => list[0]!);
  type Priced = (typeof chosen)[number];
  const against = (o: Priced, i: number): number => {
    let cost = o.cost;
    for (let k = 0; k < chosen.length; k++) if (k !== i) cost += clash(o.box, chosen[k]!.box);
    return cost;
  };
  /** The best for one text, while the others stay. */
  const best = (i: number): [Priced, number] => {
    let found = chosen[i]!,
      least = against(found, i);
    for (const o of options[i]!) {
      if (o.cost >= least) break;
      const cost = against(o, i);
      if (cost < least - 0.01) [found, least] = [o, cost];
    }
    return [found, least];
  };
  const improve = (): boolean => {
    let better = false;
    chosen.forEach((was, i) => {
      const [found] = best(i);
      if (found !== was) [chosen[i], better] = [found, true];
    });
    return better;
  };
  const total = (group: number[]): number => group.reduce((sum, i) => sum + against(chosen[i]!, i), 0);
  for (let round = 0; round < 8 && improve(); round++);
  // Where texts are in each other's way, one goes first and those it displaces look again.
  for (let round = 0; round < 4; round++) {
    let better = false;
    chosen.forEach((was, i) => {
      if (against(was, i) < TOUCH) return;
      for (const o of options[i]!.slice(0, 120)) {
        if (o.cost >= against(chosen[i]!, i)) break;
        const displaced = chosen.flatMap((c, k) => (k !== i && overlap(o.box, c.box) ? [k] : []));
        if (!displaced.length || displaced.length > 3) continue;
        const group = [i, ...displaced];
        const before = group.map((k) => chosen[k]!);
        const cost = total(group);
        chosen[i] = o;
        for (const k of displaced) chosen[k] = best(k)[0];
        if (total(group) < cost - 0.01) {
          better = true;
          break;
        }
        group.forEach((k, n) => (chosen[k] = before[n]!));
      }
    });
    if (!better) break;
    improve();
  }
  return chosen.map((o) => o.value);
}
