/** The lists of tables: your own games and public ones. A list that cannot be loaded shows what it had, and says so. */
import { api, Refused } from "./net";
import { fetchTables, keepSeats } from "./person.svelte";
import { AT_ONCE, forget, listedTables, type KnownTable } from "./settings.svelte";
import { site } from "./site";
import type { Mine, TableInfo } from "./types";

const PUBLIC_ASKED = 30;
const PUBLIC_SHOWN = 9;

interface Games {
  mine: Mine[];
  mineFailed: string | null;
  /** Your own games were listed once, or listing failed. */
  heard: boolean;
  open: TableInfo[];
  openFailed: string | null;
}
export const games = $state<Games>({
  mine: [],
  mineFailed: null,
  heard: false,
  open: [],
  openFailed: null,
});
/**
 * Tables that the server did not list; it is asked about them again now and then. Their secrets stay: it may know them
 * again when a backup is restored.
 */
const unlisted = new Set<string>();
const ASKED_AGAIN = 20; // after so many times
let asked = 0;

const ask = (tables: KnownTable[]): Promise<{ tables: Mine[] }> =>
  api<{ tables: Mine[] }>("POST", "/mine", {
    tables: tables.map((t) => ({
      table: t.table,
      secrets: [...Object.values(t.secrets), ...(t.host ? [t.host] : [])],
    })),
  });

/** Your games, those with your turn first; a part that fails shows what was known, and says why. */
export async function loadMine(): Promise<void> {
  let failed: string | null = null;
  const fails = (e: unknown): void => void (failed = (e as Error).message);
  await fetchTables().catch((e) => {
    if (!(e instanceof Refused && e.code === "no_person")) fails(e); // the link is gone, the list is not
  });
  void keepSeats();
  if (asked++ % ASKED_AGAIN === 0) unlisted.clear();
  const known = listedTables()
    .reverse() // the newest first
    .filter((t) => !unlisted.has(t.table));
  const parts = Array.from({ length: Math.ceil(known.length / AT_ONCE) }, (_, k) =>
    known.slice(k * AT_ONCE, (k + 1) * AT_ONCE),
  );
  const before = new Map(games.mine.map((m) => [m.table.table, m]));
  const lists = await Promise.all(
    parts.map(async (part) => {
      try {
        const { tables } = await ask(part);
        const listed = new Set(tables.map((m) => m.table.table));
        for (const t of part) if (!listed.has(t.table)) unlisted.add(t.table);
        return tables;
      } catch (e) {
        fails(e);
        return part.flatMap((t) => before.get(t.table) ?? []);
      }
    }),
  );
  const remembered = new Set(listedTables().map((t) => t.table)); // some may have been taken off meanwhile
  const all = lists.flat().filter((m) => remembered.has(m.table.table));
  games.mine = [...all.filter((m) => m.your_turn), ...all.filter((m) => !m.your_turn)];
  games.mineFailed = failed;
  games.heard = true;
}
/** Public tables to join or to watch, those to join first: one that waits for its start and is full is neither. */
export async function loadOpen(): Promise<void> {
  if (site) return;
  try {
    const { tables } = await api<{ tables: TableInfo[] }>("GET", `/tables?limit=${PUBLIC_ASKED}`);
    const free = tables.filter((t) => t.stage === "lobby" && t.seats.some((s) => s.kind === "open"));
    games.open = [...free, ...tables.filter((t) => t.stage === "playing")].slice(0, PUBLIC_SHOWN);
    games.openFailed = null;
  } catch (e) {
    games.openFailed = (e as Error).message;
  }
}
/** Off this device's list, because its owner says so; the tables themselves stay on their server. */
export function takeOff(tables: TableInfo[]): void {
  const gone = new Set(tables.map((t) => t.table));
  gone.forEach(forget);
  games.mine = games.mine.filter((m) => !gone.has(m.table.table));
}
