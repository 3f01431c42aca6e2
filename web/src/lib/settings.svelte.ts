/** What this device remembers: settings, the reader's name, and the secrets of the tables it knows. */
import type { Attempt } from "./puzzles.svelte";
import { site } from "./site";

export interface Settings {
  theme: "system" | "light" | "dark";
  scale: number;
  /** A bell when a turn comes; and sounds of cards, coins and houses. */
  sound: boolean;
  effects: boolean;
  notify: boolean;
  /** The id of this device for notices while the page is closed; empty: it gets none. */
  push: string;
  motion: "system" | "less";
  shelf: boolean;
  focus: boolean;
  live: boolean;
  /** The turn ends as soon as nothing is left to choose in it. */
  endsByItself: boolean;
  /** How fast what others do is shown. */
  pace: "off" | "fast" | "normal" | "slow";
  /** Hints for the first game, and the kinds of decisions that need none any more. */
  guide: boolean;
  guided: string[];
  /** Guided games by their table. */
  courses: Record<string, { id: string; stage: string }>;
  /** This device computes hints and analyses, if the server's page contains what that needs. */
  thinksHere: boolean;
  name: string;
  /** The tag of a language; empty: the browser's. */
  language: string;
}
export interface KnownTable {
  table: string;
  host: string | null;
  secrets: Record<string, string>;
  /** A sandbox: the game it is a copy of, the bots there by their seats, and whether its owner has saved it. */
  copy?: { of: string; bots: Record<string, string | null>; saved: boolean; puzzle?: Attempt };
}

const read = <T>(key: string, fallback: T): T => {
  try {
    const raw = localStorage.getItem(key);
    return raw ? { ...fallback, ...(JSON.parse(raw) as T) } : fallback;
  } catch {
    return fallback;
  }
};
const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* a private window without storage: the choice lasts as long as the page */
  }
};

export const settings = $state<Settings>(
  read("praefectus.settings", {
    theme: "system",
    scale: 1,
    sound: false,
    effects: false,
    notify: false,
    push: "",
    motion: "system",
    shelf: true,
    focus: false,
    live: true,
    endsByItself: false,
    pace: "normal",
    guide: true,
    guided: [],
    courses: {},
    thinksHere: false,
    name: "",
    language: "",
  }),
);
/** `off`: tables taken off this device's list, though the player still has seats there. */
const known = $state<{ tables: Record<string, KnownTable>; off: string[] }>(
  read("praefectus.tables", { tables: {}, off: [] }),
);

export function keepSettings(): void {
  write("praefectus.settings", settings);
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.style.setProperty("--scale", String(settings.scale));
  if (settings.motion === "less") root.dataset.motion = "less";
  else delete root.dataset.motion;
}
/** A decision of this kind has been made: its tip is not needed any more. */
export function guided(kind: string): void {
  if (!settings.guide || settings.guided.includes(kind)) return;
  settings.guided = [...settings.guided, kind];
  keepSettings();
}
export const isDark = (): boolean =>
  settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
export const lessMotion = (): boolean =>
  settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** So many tables are asked about at once. */
export const AT_ONCE = 100;
/** So many tables are remembered; a server's page forgets the oldest then. */
const REMEMBERED = 2000;
export const knownTables = (): KnownTable[] => Object.values(known.tables);
/** The tables listed among your games; copies only once they are saved. */
export const listedTables = (): KnownTable[] => knownTables().filter((t) => !t.copy || t.copy.saved);
export function markCopy(table: string, copy: KnownTable["copy"]): void {
  if (known.tables[table]) known.tables[table].copy = copy;
  write("praefectus.tables", known);
}
export const knownTable = (table: string): KnownTable | undefined => known.tables[table];
export function remember(table: string, secrets: { seat: number; secret: string }[], host?: string | null): void {
  const t = known.tables[table] ?? { table, host: null, secrets: {} };
  for (const s of secrets) t.secrets[String(s.seat)] = s.secret;
  if (host) t.host = host;
  known.tables[table] = t;
  known.off = known.off.filter((off) => off !== table);
  const all = Object.keys(known.tables);
  // A server stores its own games; those of a device disappear only when its owner deletes them.
  if (!site) for (const old of all.slice(0, Math.max(0, all.length - REMEMBERED))) delete known.tables[old];
  write("praefectus.tables", known);
}
export const isOff = (table: string): boolean => known.off.includes(table);
export function forget(table: string): void {
  delete known.tables[table];
  known.off = [...known.off, table].slice(-REMEMBERED);
  write("praefectus.tables", known);
}
/** Secrets that came behind the # of a link for another device. */
export function rememberLink(table: string, hash: string): void {
  const list = hash
    .replace(/^#/, "")
    .split(",")
    .filter((s) => /^[\w-]{16,64}$/.test(s));
  if (!list.length) return;
  const t = known.tables[table] ?? { table, host: null, secrets: {} };
  list.forEach((s, i) => {
    if (!Object.values(t.secrets).includes(s)) t.secrets[`link${i}`] = s;
  });
  known.tables[table] = t;
  write("praefectus.tables", known);
}
/** A rematch opens with the secrets of the seats; the secret of the asking player’s first seat makes them its host. */
export function rememberRematch(table: string, rematch: string, host: boolean): void {
  const old = known.tables[table];
  if (!old) return;
  const secrets = Object.values(old.secrets);
  rememberLink(rematch, secrets.join(","));
  if (host) remember(rematch, [], secrets[0] ?? old.host);
}
/** Only the server knows which seat a secret opens: links do not say it, and people may change seats. */
export function nameSecrets(table: string, sent: string[], opens: (number | null)[], host: boolean): void {
  const t = known.tables[table];
  if (!t || sent.length !== opens.length) return;
  const since = Object.entries(t.secrets).filter(([, secret]) => !sent.includes(secret));
  t.secrets = Object.fromEntries(since);
  sent.forEach((secret, i) => {
    const seat = opens[i];
    if (seat != null) t.secrets[String(seat)] = secret;
    else if (host && !t.host) t.host = secret;
  });
  write("praefectus.tables", known);
}
export const secretsOf = (table: string): string[] => {
  const t = known.tables[table];
  return t ? [...Object.values(t.secrets), ...(t.host ? [t.host] : [])] : [];
};
