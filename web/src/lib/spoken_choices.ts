/**
 * Choices and scores in words, for screen readers, titles and labels: made here from the numbers of the server, because a
 * sentence for each choice would make every view slower and larger.
 */
import { clauses, either, listed, say } from "./language.svelte";
import { page } from "./page.svelte";
import type { Choice, GodScore } from "./types";

const amount = (n: number, unit: string): string => say(`amount-${unit}`, { count: n });

/** 2 goods of your choice (brick, food or wine). */
function freely(n: number, among: string[] = []): string {
  const goods = say("told-any", { count: n });
  return among.length ? say("told-any-of", { goods, among: either(among.map((unit) => say(`good-${unit}`))) }) : goods;
}

/** What is paid or got: the units whose change has this sign. */
function things(choice: Choice, sign: number): string[] {
  const units = Object.entries(choice.change ?? {}).filter(([, n]) => n * sign > 0);
  return units.map(([unit, n]) => {
    const said = unit === "any" ? freely(Math.abs(n), choice.among) : amount(Math.abs(n), unit);
    return unit === "coins" && sign < 0 && choice.partner
      ? say("told-partner", { coins: said, partner: choice.partner })
      : said;
  });
}
/** +2 to +3 points (the card +4). */
function points({ points: most = 0, least = most, card }: Choice): string[] {
  if (!most && !least) return card ? [say("told-no-points", { card })] : [];
  const said = say("told-points", { points: most });
  const range = least === most ? said : say("told-range", { least, points: said });
  return [card === undefined || (card === most && card === least) ? range : say("told-card", { points: range, card })];
}
/** Buy 2 cloth: pay 14 sestertii, get 2 cloth, +1 point. Then Contrarius ... */
export function saying(choice: Choice): string {
  if (choice.way) return say("told-way", choice.way);
  const [paid, got] = [things(choice, -1), things(choice, 1)];
  const parts = [
    ...(paid.length ? [say("told-pay", { things: listed(paid) })] : []),
    ...(got.length ? [say("told-get", { things: listed(got) })] : []),
    ...(choice.more_coins ? [say("told-more", { coins: amount(choice.more_coins, "coins") })] : []),
    ...points(choice),
  ];
  const [first, ...rest] = parts;
  const told = first && rest.reduce((head, next) => say("list-middle", { head, next }), first);
  const sentence = told ? say("told-choice", { text: choice.text, told }) : say("told-plain", { text: choice.text });
  return choice.then ? say("told-then", { sentence, then: choice.then }) : sentence;
}
export const sayings = (list: Choice[]): string => list.map(saying).join(" ");

/** What a god counts: 4 cards × 3 houses outside brick cities. */
export function counting(row: GodScore): string {
  if (row.specialists) {
    const each = row.specialists.map(({ card, cards, each, houses }) => {
      const said = say(`score-${page.words.card(card).name}`, { each, count: houses });
      return cards === 1 ? said : say("score-times", { count: cards, said });
    });
    return clauses([...each, ...(row.with_best ? [say("score-with-best", { count: row.with_best })] : [])]);
  }
  const { value = 0, counts = 0, each = 0 } = row;
  const figures = { value, each, count: counts, coins: amount(counts, "coins") };
  const counted = say(`score-${row.god}${row.together ? "-together" : ""}`, figures);
  return say("score-cards", { count: row.cards, each: counted });
}
