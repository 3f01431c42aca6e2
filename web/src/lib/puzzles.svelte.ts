/** Puzzles on this device: what was tried, the rating that follows from it, the days in a row, and own mistakes. */
import { api } from "./net";
import { forget, knownTable, markCopy, remember, secretsOf, settings } from "./settings.svelte";
import type { PuzzleBrief, PuzzleGrade, PuzzleTable } from "./types";

export type GradeName = PuzzleGrade["grade"];
/** A puzzle that is being tried at a table: its id, and how it is asked for: by the id, or by its link. */
export interface Attempt {
  id: string;
  asked: string;
  /** The day whose puzzle it is; a second try of a puzzle counts no more. */
  day?: string;
  turn: number;
  seat: number;
  level: number;
  themes: string[];
}
interface Mistake {
  link: string;
  /** The day from which it is asked again, and how often it was found since. */
  due: string;
  found: number;
}
interface SavedResults {
  rating: number;
  count: number;
  /** By the ids of puzzles: how the first try went; mistakes by their links. */
  tries: Record<string, GradeName>;
  /** By the day: how its puzzle went at the first try. */
  days: Record<string, GradeName>;
  mistakes: Record<string, Mistake>;
}
const KEY = "praefectus.puzzles";
const START = 30;
const SCALE = 25; // so many points make it ten times as likely
const QUICK = 8;
const STEADY = 3;
const SCORE: Record<GradeName, number> = { solved: 1, nearly: 0.5, half: 0.25, missed: 0 };
const AFTER = [2, 5, 12, 30]; // days, until a mistake is asked again

function read(): SavedResults {
  const empty: SavedResults = { rating: START, count: 0, tries: {}, days: {}, mistakes: {} };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<SavedResults>) };
  } catch {
    return empty;
  }
}
export const kept = $state<SavedResults>(read());
function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    /* a private window without storage: it lasts as long as the page */
  }
}

const DAY = 86_400_000;
const dayOf = (at: number): string => {
  const d = new Date(at);
  return `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}`;
};
export const today = (): string => dayOf(Date.now());
const later = (days: number): string => dayOf(Date.now() + days * DAY);

/** The puzzle of a day is the same for everybody: the next of the list. */
export function ofDay(puzzles: PuzzleBrief[], day: string): PuzzleBrief | undefined {
  const number = Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
  return puzzles[number % (puzzles.length || 1)];
}
/** Days in a row, up to today or yesterday, on which the puzzle of the day was solved. */
export function streak(): number {
  let at = Date.now();
  if (kept.days[dayOf(at)] !== "solved") at -= DAY;
  let days = 0;
  for (; kept.days[dayOf(at)] === "solved"; at -= DAY) days++;
  return days;
}
/** One that was not tried yet, about as difficult as the reader is good; of one theme, if one is asked for. */
export function next(puzzles: PuzzleBrief[], theme: string | null): PuzzleBrief | undefined {
  const fits = puzzles.filter((p) => !theme || p.themes.includes(theme));
  const fresh = fits.filter((p) => !(p.id in kept.tries));
  const far = (p: PuzzleBrief): number => Math.abs(p.level - kept.rating);
  const nearest = (fresh.length ? fresh : fits).toSorted((a, b) => far(a) - far(b)).slice(0, 3);
  return nearest[Math.floor(Math.random() * nearest.length)];
}

/** Make a table at which to try a puzzle; returns its path. */
export async function attempt(asked: string, day?: string): Promise<string> {
  const made = await api<PuzzleTable>("POST", "/puzzles/begin", { puzzle: asked, name: settings.name || null });
  const { id, seat, level, themes } = made;
  const table = made.table.table;
  remember(table, made.secrets, made.host);
  const turn = made.table.turn ?? 0;
  markCopy(table, { of: "", bots: {}, saved: false, puzzle: { id, asked, day, turn, seat, level, themes } });
  return `/t/${table}`;
}
export const attemptAt = (table: string): Attempt | undefined => knownTable(table)?.copy?.puzzle;
/** The table has done its work. */
export async function leave(table: string): Promise<void> {
  const secrets = secretsOf(table).join(",");
  forget(table);
  await api("DELETE", `/tables/${table}`, undefined, secrets).catch(() => null);
}
/** From here on it is a game like others. */
export const playOn = (table: string): void => markCopy(table, { of: "", bots: {}, saved: true });

export const gradeOf = (a: Attempt, game: string): Promise<PuzzleGrade> =>
  api<PuzzleGrade>("POST", "/puzzles/grade", { puzzle: a.asked, game });

/** Note a try: only the first one of a puzzle counts for the rating and for the day. */
export function note(a: Attempt, grade: GradeName): void {
  const mistake = kept.mistakes[a.asked];
  if (mistake) {
    mistake.found = grade === "solved" ? mistake.found + 1 : 0;
    mistake.due = later(AFTER[Math.min(mistake.found, AFTER.length - 1)]!);
    if (mistake.found >= AFTER.length) delete kept.mistakes[a.asked];
  } else if (!(a.id in kept.tries)) {
    kept.tries[a.id] = grade;
    const expected = 1 / (1 + 10 ** ((a.level - kept.rating) / SCALE));
    kept.rating += Math.max(STEADY, QUICK - kept.count / 4) * (SCORE[grade] - expected);
    kept.count++;
  }
  if (a.day) kept.days[a.day] ??= kept.tries[a.id] ?? grade;
  keep();
}
export const level = (): number => Math.round(kept.rating);

/** Mistakes of an analysis, to be asked again in some days; the same one is remembered once. */
export function rememberMistakes(links: string[]): number {
  let added = 0;
  for (const link of links) {
    if (link in kept.mistakes) continue;
    kept.mistakes[link] = { link, due: later(AFTER[0]!), found: 0 };
    added++;
  }
  if (added) keep();
  return added;
}
export const mistakes = (): Mistake[] => Object.values(kept.mistakes).toSorted((a, b) => a.due.localeCompare(b.due));
export const due = (): Mistake[] => mistakes().filter((m) => m.due <= today());
