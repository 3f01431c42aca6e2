/** Puzzles on this device: what was tried, the rating that follows from it, the streak, and the tables they are played at. */
import { say } from "../lib/language.svelte";
import { api } from "../lib/net";
import { page } from "../lib/page.svelte";
import { go } from "../lib/router.svelte";
import { forget, markCopy, remember, secretsOf, settings } from "../lib/settings.svelte";
import type { Made, PuzzleFacts, PuzzleGrade, Puzzles, PuzzleToSolve } from "../lib/types";

type Grade = PuzzleGrade["grade"];
interface Stored {
  rating: number;
  /** The best grade of each puzzle, by its id. */
  tries: Record<string, Grade>;
  /** The last day whose puzzle was solved, and how many days in a row. */
  day: string;
  streak: number;
  /** Which puzzle is played at which table, and by which seat. */
  tables: Record<string, { id: string; seat: number }>;
}
const KEY = "praefectus.puzzles";
const BEGIN = 20; // a rating on the scale of the bots' levels
const STEP = 6; // points of rating that a surprise moves
const SLOPE = 9; // so many points of rating make a success e times as likely
const WORTH: Record<Grade, number> = { solved: 1, nearly: 0.7, half: 0.3, missed: 0 };
const ORDER: Grade[] = ["missed", "half", "nearly", "solved"];

function read(): Stored {
  const fresh: Stored = { rating: BEGIN, tries: {}, day: "", streak: 0, tables: {} };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return fresh;
  }
}
export const own = $state<Stored>(read());
function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(own));
  } catch {
    /* a private window without storage */
  }
}
export const puzzles = $state<{ all: PuzzleFacts[]; today: string | null; trouble: string | null; busy: boolean }>({
  all: [],
  today: null,
  trouble: null,
  busy: false,
});
const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
export const today = (): string => dayOf(new Date());

export async function loadPuzzles(): Promise<void> {
  try {
    const found = await api<Puzzles>("GET", `/puzzles?day=${today()}`);
    puzzles.all = found.puzzles;
    puzzles.today = found.today;
    puzzles.trouble = null;
  } catch (e) {
    puzzles.trouble = (e as Error).message;
  }
}
/** Set a table for a puzzle and go there: bots sit in all other seats. */
export async function openPuzzle(id: string): Promise<void> {
  if (puzzles.busy) return;
  puzzles.busy = true;
  puzzles.trouble = null;
  try {
    const found = await api<PuzzleToSolve>("GET", `/puzzles/${id}`);
    const level = page.levels.find((l) => l.name === "learned")?.name ?? page.standard;
    const seats = Array.from({ length: found.seats }, (_, seat) =>
      seat === found.seat ? { kind: "person", name: settings.name || null } : { kind: "bot", level },
    );
    const made = await api<Made>("POST", "/links/play", { link: found.link, state: null, seats });
    const table = made.table.table;
    remember(table, made.secrets, made.host);
    markCopy(table, { of: "", bots: {}, saved: false }); // not among the games, unless it is played on
    own.tables[table] = { id, seat: found.seat };
    keep();
    go(`/t/${table}`);
  } catch (e) {
    puzzles.trouble = (e as Error).message;
  } finally {
    puzzles.busy = false;
  }
}
/** The table of a puzzle is not needed any more. */
export async function leavePuzzle(table: string): Promise<void> {
  delete own.tables[table];
  keep();
  const secrets = secretsOf(table).join(",") || null;
  await api("DELETE", `/tables/${table}`, undefined, secrets).catch(() => null); // an abandoned table ends by itself
  forget(table);
}
/** The game goes on against the bots, as any other of one's games. */
export function playOn(table: string): void {
  delete own.tables[table];
  keep();
  markCopy(table, { of: "", bots: {}, saved: true });
}
/** The first try of a puzzle moves the rating; the puzzle of the day also the streak. */
export function note(id: string, grade: Grade): void {
  const facts = puzzles.all.find((p) => p.id === id);
  const before = own.tries[id];
  if (before === undefined && facts) {
    const expected = 1 / (1 + Math.exp((facts.level - own.rating) / SLOPE));
    own.rating += STEP * (WORTH[grade] - expected);
  }
  if (before === undefined || ORDER.indexOf(grade) > ORDER.indexOf(before)) own.tries[id] = grade;
  if (grade === "solved" && id === puzzles.today && own.day !== today()) {
    const yesterday = new Date();
    yesterday.setDate(yesterday.getDate() - 1);
    own.streak = own.day === dayOf(yesterday) ? own.streak + 1 : 1;
    own.day = today();
  }
  keep();
}
/** Of those not tried yet, the one nearest to the rating. */
export function nextPuzzle(among: PuzzleFacts[] = puzzles.all): PuzzleFacts | null {
  const left = among.filter((p) => own.tries[p.id] === undefined);
  return left.sort((a, b) => Math.abs(a.level - own.rating) - Math.abs(b.level - own.rating))[0] ?? null;
}
const LIMITS = [20, 35, 50, 65];
/** Difficulty in five steps. */
export const stepOf = (level: number): number => LIMITS.filter((limit) => level >= limit).length + 1;
export const titleOf = (p: PuzzleFacts): string =>
  say("puzzle-title", { board: page.board(p.board).title, players: p.seats });
