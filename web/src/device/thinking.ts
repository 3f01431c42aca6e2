/**
 * A server's page on a device that thinks for itself: the worker of a site is brought the record of the game and asked
 * what the server would be asked. It keeps nothing. Where anything is in its way the server is asked.
 */
import { language, say } from "../lib/language.svelte";
import { api } from "../lib/net";
import { settings } from "../lib/settings.svelte";
import { root, thinking } from "../lib/site";
import type { Made } from "../lib/types";
import type { Begin, FromWorker, ToWorker } from "./messages";
import { device } from "./owner.svelte";

interface Asked {
  method: string;
  path: string;
  body?: unknown;
  secret: string | null;
}

class Thinker {
  #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  #waiting = new Map<number, { done: (text: string) => void; failed: (e: Error) => void }>();
  #count = 0;
  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ("loading" in data) device.show(data.loading);
      else if ("trouble" in data) this.#fail(data.trouble.why ?? data.trouble.id);
      else if ("answer" in data) {
        const waiting = this.#waiting.get(data.answer);
        this.#waiting.delete(data.answer);
        if (data.status < 400) waiting?.done(data.text);
        else waiting?.failed(new Error(data.text));
      }
    };
    this.#worker.onerror = (e) => this.#fail(e.message);
    const { runtime: mark, sizes, modules, card } = thinking!;
    const begin: Begin = { root, mark, sizes, modules, card, language: language(), keeps: false };
    this.#worker.postMessage(begin);
  }
  /** It is not asked again: the next question makes a new one. */
  #fail(why: string): void {
    thinker = null;
    device.loading = null;
    this.#worker.terminate();
    for (const { failed } of this.#waiting.values()) failed(new Error(why));
  }
  async ask<T>({ method, path, body, secret }: Asked): Promise<T> {
    const ask = ++this.#count;
    const headers: Record<string, string> = { "Accept-Language": language(), "Content-Type": "application/json" };
    if (secret) headers["Authorization"] = `Bearer ${secret}`;
    const said: ToWorker = {
      tab: "",
      ask,
      method,
      url: `/api${path}`,
      headers,
      body: body ? JSON.stringify(body) : "",
    };
    const text = await new Promise<string>((done, failed) => {
      this.#waiting.set(ask, { done, failed });
      this.#worker.postMessage(said);
    });
    return (text ? JSON.parse(text) : null) as T;
  }
}
let thinker: Thinker | null = null;

/** The same question about the same game, to this device. */
async function askedHere<T>(table: string, asked: Asked): Promise<T> {
  const record = await api<unknown>("GET", `/tables/${table}/record`, undefined, asked.secret);
  thinker ??= new Thinker();
  const here = thinker;
  const brought = { method: "POST", path: "/records", body: { name: "Praefectus", record }, secret: null };
  const made = await here.ask<Made>(brought);
  try {
    const seat = (asked.body as { seat?: number } | undefined)?.seat ?? 0;
    const secret = made.secrets.find((each) => each.seat === seat)?.secret ?? null;
    const path = asked.path.replace(`/tables/${table}/`, `/tables/${made.table.table}/`);
    return await here.ask<T>({ ...asked, path, secret });
  } finally {
    const all = [made.host, ...made.secrets.map((each) => each.secret)].join(",");
    void here.ask({ method: "DELETE", path: `/tables/${made.table.table}`, secret: all }).catch(() => null);
  }
}

/** Something about the game in a link: its text goes to the server only where this device does not think for itself. */
export async function inLink<T>(what: string, given: { link: string; state?: number }): Promise<T> {
  const path = `/links/${what}`;
  if (!thinking || !settings.thinksHere) return api<T>("POST", path, given);
  thinker ??= new Thinker();
  try {
    return await thinker.ask<T>({ method: "POST", path, body: given, secret: null });
  } catch (e) {
    throw new Error(sentenceIn((e as Error).message));
  }
}
const sentenceIn = (text: string): string => {
  try {
    return (JSON.parse(text) as { sentence?: string }).sentence ?? say("page-failed");
  } catch {
    return say("page-failed");
  }
};

/** What a bot thinks of a table: asked of this device where its owner wants that, else of the server. */
export async function thought<T>(
  method: string,
  table: string,
  what: string,
  secret: string | null,
  body?: unknown,
): Promise<T> {
  const path = `/tables/${table}/${what}`;
  if (thinking && settings.thinksHere)
    try {
      return await askedHere<T>(table, { method, path, body, secret });
    } catch (e) {
      console.warn(e); // the server is asked instead
    }
  return api<T>(method, path, body, secret);
}
