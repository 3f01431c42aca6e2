/** The messages between pages and the worker of a device; `tab` names the page. */
export type ToWorker =
  | { tab: string; ask: number; method: string; url: string; headers: Record<string, string>; body: string }
  | { tab: string; open: number; url: string }
  | { tab: string; put: number; text: string }
  | { tab: string; shut: number };

/**
 * What a worker gets first: where the files are, of which build, how large they are, how many modules Python imports
 * at the start, whether some files are for graphics cards, in which language the page is read, and whether games are
 * kept here.
 */
export interface Begin {
  root: string;
  mark: string;
  sizes: Record<string, number>;
  modules: number;
  card: boolean;
  language: string;
  keeps: boolean;
}
export type FromWorker =
  | { tab: string; answer: number; status: number; type: string; text: string }
  | { tab: string; line: number; kind: "open" | "message" | "close"; text: string }
  | { tab: ""; loading: Loading }
  | { tab: ""; trouble: Trouble };

/** Progress: what is being done (the id of a message), and which part of it is done, from 0 to 1. */
export interface Loading {
  what: string;
  part: number;
}
/** What does not work: the id of a message; with `memory` games continue, but nothing is saved. */
export interface Trouble {
  id: string;
  why?: string;
  memory: boolean;
}
/** Between the pages of a device. */
export type Broadcast =
  { to: "owner"; said: ToWorker } | { to: "pages"; said: FromWorker } | { to: "new owner" } | { to: "any owner" };

export const LOCK = "praefectus device";
export const tabLock = (tab: string): string => `praefectus page ${tab}`;
