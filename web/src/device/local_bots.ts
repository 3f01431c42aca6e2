/**
 * A server's page on a device that thinks: it sends the record of the game with one question to the worker of the
 * static site, which stores nothing. If the worker fails, the page asks the server.
 */
import { language, say } from "../lib/language.svelte";
import { api } from "../lib/net";
import { settings } from "../lib/settings.svelte";
import { root, thinking } from "../lib/site";
import type { Begin, FromWorker, ToWorker } from "./messages";
import { device } from "./worker_transport.svelte";

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
  /** Stop this worker; the next question starts a new one. */
  #fail(why: string): void {
    thinker = null;
    device.loading = null;
    this.#worker.terminate();
    for (const { failed } of this.#waiting.values()) failed(new Error(why));
  }
  async ask<T>(path: string, body: unknown): Promise<T> {
    const ask = ++this.#count;
    const headers = { "Accept-Language": language(), "Content-Type": "application/json" };
    const said: ToWorker = { tab: "", ask, method: "POST", url: `/api${path}`, headers, body: JSON.stringify(body) };
    const text = await new Promise<string>((done, failed) => {
      this.#waiting.set(ask, { done, failed });
      this.#worker.postMessage(said);
    });
    return JSON.parse(text) as T;
  }
}
let thinker: Thinker | null = null;

/** Ask this device one question about the record of a game. */
async function askedHere<T>(table: string, what: string, secret: string | null): Promise<T> {
  const record = await api<unknown>("GET", `/tables/${table}/record`, undefined, secret);
  thinker ??= new Thinker();
  return thinker.ask<T>(`/records/${what}`, { record });
}

/** Ask about the game in a link: its text goes to the server only if this device does not think. */
export async function inLink<T>(what: string, given: { link: string; state?: number }): Promise<T> {
  const path = `/links/${what}`;
  if (!thinking || !settings.thinksHere) return api<T>("POST", path, given);
  thinker ??= new Thinker();
  try {
    return await thinker.ask<T>(path, given);
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

/** Ask what a bot thinks of a game: this device if its owner wants that, else the server. */
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
      return await askedHere<T>(table, what, secret);
    } catch (e) {
      console.warn(e); // the server is asked instead
    }
  return api<T>(method, path, body, secret);
}
