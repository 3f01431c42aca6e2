/** A view as it is sent, made whole again: what was said once is put where the page looks for it. */
import type { Choice, CityView, DisplaySlot, Effect, Goods, Price, ProvinceView, Score, SeatView, View } from "./types";
import { plural, signed, type Words } from "./words";

type SentChoice = Omit<Choice, "price" | "effect" | "sentence"> & {
  change?: Goods;
  partner?: number;
  points?: number;
  least?: number;
  card?: number;
};
type SentCity = Pick<CityView, "good"> & { houses?: number[]; price?: number; reason?: number };
type SentSeat = Partial<SeatView> & Pick<SeatView, "coins" | "goods" | "colonists" | "spaces" | "free" | "houses_left">;
interface SentScore {
  total: number;
  gods: [string, number, number | null, number, string][];
  extra: { what: string; points: number }[];
}
export interface SentView extends Omit<View, "choices" | "seats" | "cities" | "provinces" | "display" | "scores"> {
  provinces: (Omit<ProvinceView, "index" | "good"> & Partial<ProvinceView>)[];
  display: Partial<DisplaySlot>[];
  choices: SentChoice[];
  seats: SentSeat[];
  cities: SentCity[];
  prices: Price[];
  reasons: string[];
  scores: SentScore[];
}

function part(change: Goods, sign: number): Effect | null {
  const goods = Object.fromEntries(
    Object.entries(change)
      .filter(([u, n]) => u !== "coins" && u !== "any" && n * sign > 0)
      .map(([u, n]) => [u, n * sign]),
  );
  const coins = Math.max(0, (change.coins ?? 0) * sign);
  const any = Math.max(0, (change.any ?? 0) * sign);
  return coins || any || Object.keys(goods).length ? { coins, goods, ...(any ? { any } : {}) } : null;
}
function inWords(words: Words, verb: string, p: Effect | null, partner = 0): string[] {
  if (!p) return [];
  const all = [
    ...(p.coins ? [words.amount(p.coins, "coins") + (partner ? ` (${partner} of them your partner)` : "")] : []),
    ...Object.entries(p.goods ?? {}).map(([g, n]) => words.amount(n, g)),
    ...(p.any ? [`${plural(p.any, "good")} of your choice`] : []),
  ];
  return all.length
    ? [`${verb} ${all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all[all.length - 1]}` : all[0]}`]
    : [];
}
/** +2 to +3 points (the card +4). */
function pointsInWords(most = 0, least = most, card?: number): string[] {
  if (!most && !least) return card ? [`no points (the card ${signed(card)})`] : [];
  const range = least === most ? "" : `${signed(least)} to `;
  const apart = card === undefined || (card === most && card === least) ? "" : ` (the card ${signed(card)})`;
  return [`${range}${signed(most)} point${Math.abs(most) === 1 ? "" : "s"}${apart}`];
}
function choice({ change = {}, partner, points, least, card, ...c }: SentChoice, words: Words): Choice {
  const price = part(change, -1),
    gain = part(change, 1);
  const said = [
    ...inWords(words, "pay", price, partner),
    ...inWords(words, "get", gain),
    ...pointsInWords(points, least, card),
  ];
  const effect = gain || points ? { ...gain, ...(points ? { points } : {}) } : null;
  const sentence = (said.length ? `${c.text}: ${said.join(", ")}.` : `${c.text}.`) + (c.then ? ` Then ${c.then}.` : "");
  return { ...c, price, effect, ...(said.length || c.then ? { sentence } : {}) };
}
function seat(s: SentSeat, n: number, cities: SentCity[], words: Words): SeatView {
  const hand = s.hand ?? [],
    pile = s.pile ?? [];
  return {
    top: null,
    points: null,
    ...s,
    seat: n,
    colour: words.colours[n]!,
    goods: Object.fromEntries(words.goods.map((g) => [g, s.goods[g] ?? 0])),
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
export function unpack(v: SentView, words: Words): View {
  return {
    ...v,
    choices: v.choices.map((c) => choice(c, words)),
    seats: v.seats.map((s, n) => seat(s, n, v.cities, words)),
    cities: v.cities.map((c, index) => ({
      index,
      good: c.good,
      houses: c.houses ?? [],
      price: c.price === undefined ? null : v.prices[c.price]!,
      reason: c.reason === undefined ? null : v.reasons[c.reason]!,
    })),
    provinces: v.provinces.map((p, index) => ({ ...p, index, good: p.good ?? null })),
    display: v.display.map((d, slot) => ({ ...d, slot, card: d.card ?? null })),
    scores: v.scores.map(score),
  };
}
