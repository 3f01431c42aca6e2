/** The rows of the final scoring as the view gives them: gods first, then everything else that scores. */
import { listed, say } from "./language.svelte";
import { page } from "./page.svelte";
import type { Session } from "./session.svelte";
import type { ExtraScore, GodScore, View } from "./types";

export const godsOf = (view: View): string[] =>
  page.words.gods.filter((g) => view.scores.some((s) => s.gods.some((x) => x.god === g)));
export const extrasOf = (view: View): Map<string, string> =>
  new Map(view.scores.flatMap((s) => s.extra.map((row) => [row.what, row.title])));
/** A row of a seat: of a god, or of something else that scores. */
export const rowOf = (view: View, seat: number, what: string): GodScore | ExtraScore | undefined =>
  view.scores[seat]!.gods.find((x) => x.god === what) ?? view.scores[seat]!.extra.find((x) => x.what === what);
/** The points of a seat up to this row of the count. */
export function soFar(view: View, seat: number, rows: string[]): number {
  const last = rows.findLast((what) => rowOf(view, seat, what));
  return last === undefined ? 0 : (rowOf(view, seat, last)?.sum ?? 0);
}
export const roman = ["I", "II", "III", "IV", "V", "VI"];
/** Who has won, and with how many points. */
export function headlineOf(session: Session, view: View): string {
  const won = view.sides.find((side) => side.won);
  const team = won?.seats ?? [];
  const points = won?.result ?? 0;
  if (!team.length) return say("game-over");
  if (team.length === 1 && session.isYou(team[0]!)) return say("end-you-win", { points });
  const names = listed(team.map((n) => session.name(n)));
  if (team.length === 1) return say("end-wins", { name: names, points });
  return say("end-team-wins", { names, points, team: roman[view.seats[team[0]!]!.team ?? 0]! });
}
