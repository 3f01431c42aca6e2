/** A view as it is sent, made whole again: what was said once is put where the page looks for it. */
import type { Choice, CityView, Effect, Goods, Price, Score, SeatView, View } from "./types";
import { COLOURS, GOODS, plural, signed } from "./words";

type SentChoice = Omit<Choice, "price" | "effect" | "sentence"> & { change?: Goods; points?: number };
type SentCity = Pick<CityView, "good"> & { houses?: number[]; price?: number; reason?: number };
type SentSeat = Partial<SeatView> & Pick<SeatView, "coins" | "goods" | "colonists" | "spaces" | "free" | "houses_left">;
interface SentScore {
  total: number;
  gods: [string, number, number, number, string][];
  extra: { what: string; points: number }[];
}
export interface SentView extends Omit<View, "choices" | "seats" | "cities" | "scores"> {
  choices: SentChoice[];
  seats: SentSeat[];
  cities: SentCity[];
  prices: Price[];
  reasons: string[];
  scores: SentScore[];
}

/** 3 bricks, 1 wine, 2 sestertii: as the sentences of the log say it. */
function amount(n: number, unit: string): string {
  if (unit === "coins") return plural(n, "sestertius", "sestertii");
  return unit === "brick" || unit === "tool" ? plural(n, unit) : `${n} ${unit}`;
}
function part(change: Goods, sign: number): Effect | null {
  const goods = Object.fromEntries(
    Object.entries(change)
      .filter(([u, n]) => u !== "coins" && n * sign > 0)
      .map(([u, n]) => [u, n * sign]),
  );
  const coins = Math.max(0, (change.coins ?? 0) * sign);
  return coins || Object.keys(goods).length ? { coins, goods } : null;
}
function inWords(verb: string, p: Effect | null): string[] {
  if (!p) return [];
  const all = [
    ...(p.coins ? [amount(p.coins, "coins")] : []),
    ...Object.entries(p.goods ?? {}).map(([g, n]) => amount(n, g)),
  ];
  return all.length
    ? [`${verb} ${all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all[all.length - 1]}` : all[0]}`]
    : [];
}
function choice({ change = {}, points, ...c }: SentChoice): Choice {
  const price = part(change, -1),
    gain = part(change, 1);
  const said = [
    ...inWords("pay", price),
    ...inWords("get", gain),
    ...(points ? [`${signed(points)} point${Math.abs(points) === 1 ? "" : "s"}`] : []),
  ];
  const effect = gain || points ? { ...gain, ...(points ? { points } : {}) } : null;
  return { ...c, price, effect, ...(said.length ? { sentence: `${c.text}: ${said.join(", ")}.` } : {}) };
}
function seat(s: SentSeat, n: number, cities: SentCity[]): SeatView {
  const hand = s.hand ?? [],
    pile = s.pile ?? [];
  return {
    top: null,
    points: null,
    ...s,
    seat: n,
    colour: COLOURS[n]!,
    goods: Object.fromEntries(GOODS.map((g) => [g, s.goods[g] ?? 0])),
    colonists: {
      ...s.colonists,
      on_board: s.colonists.on_board.map((c) => ({
        ...c,
        place: c.place ?? null,
        line: c.line ?? null,
        space: c.space ?? null,
        kind: c.slot < 3 ? "land" : "sea",
      })),
    },
    houses: cities.flatMap((c, i) => (c.houses?.includes(n) ? [i] : [])),
    hand,
    pile,
    cards: hand.length + pile.length,
  };
}
function score(s: SentScore, n: number): Score {
  return {
    seat: n,
    total: s.total,
    gods: s.gods.map(([god, cards, value, points, counted]) => ({
      god,
      cards,
      value,
      points,
      sentence: god === "minerva" ? counted : `${plural(cards, "card")} × ${counted}`,
    })),
    extra: s.extra,
  };
}
export function unpack(v: SentView): View {
  return {
    ...v,
    choices: v.choices.map(choice),
    seats: v.seats.map((s, n) => seat(s, n, v.cities)),
    cities: v.cities.map((c, index) => ({
      index,
      good: c.good,
      houses: c.houses ?? [],
      price: c.price === undefined ? null : v.prices[c.price]!,
      reason: c.reason === undefined ? null : v.reasons[c.reason]!,
    })),
    scores: v.scores.map(score),
  };
}
