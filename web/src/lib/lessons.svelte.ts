/** Guided games: a real table with real bots, and a coach who explains each step. */
import { modules } from "../modules";
import { api } from "./net";
import { requiredOn } from "./setup";
import { page } from "./page.svelte";
import { keepSettings, remember, settings } from "./settings.svelte";
import type { Choice, Made, View } from "./types";

/** Cards in the order in which an opening is suggested. */
const OPENING = ["architect", "prefect", "mercator", "architect", "senator", "tribune"];
export interface Course {
  /** Messages about it begin with `lesson-` and this. */
  id: string;
  icon: string;
  board: string;
  modules: string[];
  bots: number;
}
export const FIRST: Course = { id: "first", icon: "book", board: "imperium", modules: [], bots: 2 };
/** A short lesson for each module that has one. */
export const COURSES: Course[] = modules.flatMap((m) =>
  m.lesson ? [{ ...m.lesson, icon: m.icon, modules: [m.name] }] : [],
);
export const courseOf = (id: string): Course | undefined => [FIRST, ...COURSES].find((c) => c.id === id);

/** Make the table of a course; the address to go to. */
export async function begin(c: Course): Promise<string> {
  if (!page.catalogue || !page.levels.length) await page.load(); // quick readers get the same table
  const played = [...new Set([...requiredOn(c.board, page.catalogue), ...c.modules])];
  const made = await api<Made>("POST", "/quick", {
    name: settings.name || null,
    board: c.board,
    modules: played,
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
/** The tip for a decision that comes up for the first time. */
export const guideText = (kind: string): string | undefined =>
  settings.guide && !settings.guided.includes(kind) ? page.catalogue?.guide?.[kind] : undefined;
/** The card that the opening suggests: the next of its list that is in the hand and does something. */
export function suggested(view: View, choices: Choice[]): Choice | null {
  const cards = choices.filter((x) => x.group === "play" && !x.idle);
  if (!cards.length) return null;
  const name = (x: Choice): string => page.words.card(x.target.index ?? -1).name;
  const played = view.you === null ? 0 : (view.seats[view.you]?.pile.length ?? 0);
  for (const wanted of [...OPENING.slice(played), ...OPENING]) {
    const found = cards.find((x) => name(x) === wanted);
    if (found) return found;
  }
  return null;
}
