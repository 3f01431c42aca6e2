/** A value with what it was before: undo and redo. Changes that share a word (one drag, one name being typed) are one step. */
export interface History<T> {
  past: T[];
  now: T;
  future: T[];
  /** What the last step did, while the next change may join it. */
  open: string | null;
}
const MOST = 200; // steps that can be undone

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], open: null });

export function change<T>(history: History<T>, next: T, join: string | null = null): History<T> {
  if (next === history.now) return history;
  if (join !== null && join === history.open) return { ...history, now: next, future: [] };
  return { past: [...history.past, history.now].slice(-MOST), now: next, future: [], open: join };
}
/** The next change is a step of its own. */
export const close = <T>(history: History<T>): History<T> =>
  history.open === null ? history : { ...history, open: null };

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], open: null };
}
export function redo<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.now], now: after, future, open: null };
}
