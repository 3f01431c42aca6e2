/** Searching for players: your searches, polled while one of them waits. */
import { api } from "./net";
import { fetchTables, makeLink, person } from "./person.svelte";
import { go } from "./router.svelte";

export type Rated = "no" | "either" | "yes";
export interface Pace {
  pace: string;
  live: boolean;
  minutes: number;
  seconds: number;
}
export interface Looking {
  people: number;
  wanted: { pace: string; sizes: number[]; boards: string[]; rated: Rated; bots: boolean; since: string }[];
  hours: number[];
  paces: Pace[];
  modules: string[];
}
export interface Wishes {
  pace: string;
  sizes: number[];
  boards: string[];
  rated: Rated;
  required: string[];
  excluded: string[];
  bots: boolean;
}
export interface Seek extends Wishes {
  id: string;
  state: "open" | "offered" | "starting" | "seated" | "cancelled" | "late" | "declined" | "silent" | "no_show";
  since: string;
  live: boolean;
  first_choice_hours: number | null;
  widens: { what: "ratings" | "sizes" | "bots" | "end"; at: string }[];
  offer: {
    board: string;
    modules: string[];
    players: number;
    bots: number;
    rated: boolean;
    seconds: number;
    accepted: boolean;
  } | null;
  table: string | null;
  /** When everybody must have come to a live table. */
  come_by: string | null;
}
interface MySeeks {
  seeks: Seek[];
  people: number;
}

const EVERY = 2000; // milliseconds between two questions
export const meeting = $state<{ seeks: Seek[]; people: number | null; trouble: string | null; returned: boolean }>({
  seeks: [],
  returned: false,
  people: null,
  trouble: null,
});
/** The searches whose table this tab accepted: of several tabs, this one goes to the table. */
const accepted: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export const waits = (seek: Seek): boolean => ["open", "offered", "starting"].includes(seek.state);

async function take(mine: MySeeks): Promise<void> {
  const before = meeting.seeks;
  meeting.seeks = mine.seeks;
  meeting.people = mine.people;
  clearTimeout(timer);
  if (mine.seeks.some((s) => waits(s) || s.come_by)) timer = setTimeout(() => void ask(), EVERY);
  const found = mine.seeks.filter((s) => s.table && before.find((old) => old.id === s.id)?.state !== "seated");
  const stateBefore = (s: Seek): string | undefined => before.find((old) => old.id === s.id)?.state;
  if (mine.seeks.some((s) => s.state === "open" && stateBefore(s) === "seated")) {
    meeting.returned = true;
    go("/");
  } else if (!mine.seeks.some((s) => s.state === "open")) meeting.returned = false;
  if (!found.length) return;
  await fetchTables();
  const ours = found.find((s) => accepted.includes(s.id));
  if (ours) go(`/t/${ours.table}`);
}
/** Ask for the state of your searches; wait out an outage. */
export async function ask(): Promise<void> {
  if (!person.secret) return;
  try {
    await take(await api<MySeeks>("GET", "/person/seeks", undefined, person.secret));
  } catch {
    clearTimeout(timer);
    if (meeting.seeks.some(waits)) timer = setTimeout(() => void ask(), 2 * EVERY);
  }
}
async function tried(work: () => Promise<unknown>): Promise<void> {
  meeting.trouble = null;
  try {
    await work();
  } catch (e) {
    meeting.trouble = (e as Error).message;
  }
}
/** A player without a personal link gets one with the first search. */
export const look = (wishes: Wishes, name: string | null): Promise<void> =>
  tried(async () => {
    if (!person.secret) await makeLink();
    await take(await api<MySeeks>("POST", "/person/seeks", { ...wishes, name }, person.secret));
  });
export const stop = (seek: Seek): Promise<void> =>
  tried(async () => {
    try {
      await api("DELETE", `/person/seeks/${seek.id}`, undefined, person.secret);
    } finally {
      await ask();
    }
  });
export const answer = (seek: Seek, agree: boolean): Promise<void> =>
  tried(async () => {
    if (agree) accepted.push(seek.id);
    try {
      await take(await api<MySeeks>("POST", `/person/seeks/${seek.id}/answer`, { agree }, person.secret));
    } catch (e) {
      await ask();
      throw e;
    }
  });
