/** Which modules and options go together, read from the catalogue's own lists; the server has the last word. */
import { either, say } from "./language.svelte";
import type { Catalogue, Entry } from "./types";

type Reasons = Record<string, { reason?: string } | string>;
const list = (v: unknown): string[] => (Array.isArray(v) ? v.map(String) : []);
const reasonOf = (r: Reasons[string] | undefined): string => (typeof r === "string" ? r : (r?.reason ?? ""));

/** A sentence on why a module cannot be switched on now, or null. */
export function moduleRefusal(m: Entry, board: string, seats: number, chosen: string[], cat: Catalogue): string | null {
  const titleOf = (name: string): string => cat.modules.find((x) => x.name === name)?.title ?? name;
  if (Array.isArray(m.boards) && !list(m.boards).includes(board)) return say("refusal-other-board");
  const notOn = (m.not_on as Reasons | undefined)?.[board];
  if (notOn) return say("refusal-not-here", { reason: reasonOf(notOn) });
  for (const other of cat.modules) {
    if (other.name === m.name || !chosen.includes(other.name)) continue;
    const r = (m.excludes as Reasons | undefined)?.[other.name] ?? (other.excludes as Reasons | undefined)?.[m.name];
    if (r) return say("refusal-not-with", { module: titleOf(other.name), reason: reasonOf(r) });
  }
  if (!fitsSeats(m, seats)) return say("refusal-seats", { numbers: either(list(m.seats)) });
  return null;
}
/** Whether a module is for so many players. */
export const fitsSeats = (m: Entry | undefined, seats: number): boolean =>
  !Array.isArray(m?.seats) || (m.seats as number[]).includes(seats);
/** Modules that this board is always played with. */
export const requiredOn = (board: string, cat: Catalogue | null): string[] =>
  (cat?.modules ?? []).filter((m) => list(m.required_on).includes(board)).map((m) => m.name);
/** Drops what the board does not allow and adds what it needs. */
export function fitModules(chosen: string[], board: string, cat: Catalogue | null): string[] {
  const need = requiredOn(board, cat);
  const kept = chosen.filter((name) => {
    const m = cat?.modules.find((x) => x.name === name);
    if (!m) return true;
    return !(Array.isArray(m.boards) && !list(m.boards).includes(board)) && !(m.not_on as Reasons | undefined)?.[board];
  });
  return [...new Set([...need, ...kept])];
}
export function optionOpen(o: Entry, modules: string[]): boolean {
  return (
    list(o.needs).every((n) => modules.includes(n)) &&
    !Object.keys((o.excludes as Reasons | undefined) ?? {}).some((n) => modules.includes(n))
  );
}
