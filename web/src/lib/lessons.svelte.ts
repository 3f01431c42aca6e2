/** Guided games: a real table with real bots, and somebody who says at each step what to look at and why. */
import { api } from "./net";
import { requiredOn } from "./setup";
import { page } from "./page.svelte";
import { keepSettings, remember, settings } from "./settings.svelte";
import type { Choice, Made, View } from "./types";

export interface Course {
  id: string;
  icon: string;
  board: string;
  modules: string[];
  bots: number;
  /** Cards in the order in which an opening is suggested. */
  opening: string[];
  /** Decisions of its own that it explains, by their kind. */
  tells: string[];
}
const OPENING = ["architect", "prefect", "mercator", "architect", "senator", "tribune"];
const BASE = ["play", "move", "walk", "build", "prefect", "trade", "buy", "pay", "colonist", "settle", "copy", "take"];
const course = (id: string, icon: string, board: string, modules: string[], bots: number, tells: string[]): Course => ({
  id,
  icon,
  board,
  modules,
  bots,
  opening: OPENING,
  tells,
});
export const FIRST = course("first", "book", "imperium", [], 2, BASE);
export const COURSES: Course[] = [
  course("salt", "g-salt", "byzantium", ["salt"], 2, ["play", "build", "prefect"]),
  course("forum", "person", "imperium", ["forum"], 2, ["patrician", "forum", "use_forum", "play"]),
  course("fish", "g-fish", "italia", ["fish_market"], 2, ["play", "prefect", "fish"]),
  course("teams", "team", "imperium", ["teams"], 3, ["play"]),
  course("roma", "arch", "roma", [], 2, ["play", "move", "build"]),
  course("sicilia", "volcano", "sicilia", [], 2, ["play", "prefect"]),
  course("solo", "dice", "italia", ["solitaria"], 0, ["play"]),
];
export const courseOf = (id: string): Course | undefined => [FIRST, ...COURSES].find((c) => c.id === id);

/** Make the table of a course; the address to go to. */
export async function begin(c: Course, name: string): Promise<string> {
  const modules = [...new Set([...requiredOn(c.board, page.catalogue), ...c.modules])];
  const made = await api<Made>("POST", "/quick", {
    name,
    board: c.board,
    modules,
    options: {},
    bots: c.bots,
    level: page.levels.some((l) => l.name === "beginner") ? "beginner" : null,
  });
  remember(made.table.table, made.secrets, made.host);
  settings.courses = { ...settings.courses, [made.table.table]: { id: c.id, stage: "goal" } };
  keepSettings();
  return `/t/${made.table.table}`;
}
export const taken = (table: string): { id: string; stage: string } | undefined => settings.courses[table];
export function goOn(table: string, stage: "goal" | "guided" | "learned" | "over"): void {
  const now = taken(table);
  if (!now || now.stage === stage) return;
  const rest = Object.fromEntries(Object.entries(settings.courses).filter(([t]) => t !== table));
  settings.courses = stage === "over" ? rest : { ...rest, [table]: { id: now.id, stage } };
  keepSettings();
}
/** The card that the opening suggests: the next of its list that is in the hand and does something. */
export function suggested(c: Course, view: View, choices: Choice[]): Choice | null {
  const cards = choices.filter((x) => x.group === "play" && !x.idle);
  if (!cards.length) return null;
  const name = (x: Choice): string => page.words.card(x.target.index ?? -1).name;
  const played = view.you === null ? 0 : (view.seats[view.you]?.pile.length ?? 0);
  for (const wanted of [...c.opening.slice(played), ...c.opening]) {
    const found = cards.find((x) => name(x) === wanted);
    if (found) return found;
  }
  return null;
}
