/**
 * The way to the worker that plays on this device. One page at a time runs it, the page that holds the lock; the other
 * pages send their messages through that one. When it closes, the next page takes over and loads every stored game.
 */
import { language, say } from "../lib/language.svelte";
import { root, site } from "../lib/site";
import type { Answer, Connection, Transport } from "../lib/transport";
import {
  LOCK,
  tabLock,
  type Begin,
  type Broadcast,
  type FromWorker,
  type Loading,
  type ToWorker,
  type Trouble,
} from "./messages";

class Line implements Connection {
  open = false;
  onopen: (() => void) | null = null;
  onmessage: ((text: string) => void) | null = null;
  onclose: (() => void) | null = null;
  /** Nobody was there yet when it was opened. */
  waits: (() => void) | null = null;
  #say: (said: { put: string } | { shut: true }) => void;
  constructor(say: (said: { put: string } | { shut: true }) => void) {
    this.#say = say;
  }
  send(text: string): void {
    this.#say({ put: text });
  }
  close(): void {
    this.open = false;
    this.#say({ shut: true });
  }
}

/** What the page shows of the device. */
class Device {
  loading = $state.raw<Loading | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  #start!: () => void;
  /** Until games can be played here, or it is clear that they cannot. */
  started = new Promise<void>((done) => (this.#start = done));
  show(loading: Loading): void {
    this.loading = loading.part < 1 ? loading : null;
    if (!this.loading) this.#start();
  }
  fail(trouble: Trouble): void {
    this.trouble = trouble;
    if (!trouble.memory) this.#start();
  }
}
export const device = new Device();

/** On pages loaded by plain http browsers block what this needs: show a message, and request nothing. */
function noTransport(): Transport {
  device.fail({ id: "device-insecure", memory: false });
  return {
    ask: () => Promise.reject(new Error(say("device-insecure"))),
    open: () => new Line(() => undefined),
  };
}

/** The first answers of every page are files beside it, by language: shown before Python has started. */
const answers = new Map<string, Promise<Record<string, unknown>>>();
async function knownAnswer(path: string, tag: string): Promise<Answer | null> {
  if (!answers.has(tag))
    answers.set(
      tag,
      fetch(`${root}runtime/answers.${tag}.json`)
        .then((a) => (a.ok ? (a.json() as Promise<Record<string, unknown>>) : {}))
        .catch(() => ({})),
    );
  const found = (await answers.get(tag)!)[path];
  return found ? { status: 200, type: "application/json", text: JSON.stringify(found) } : null;
}
const ASKED_FIRST = ["/catalogue", "/boards", "/levels"];

/** Has a body, but can safely be asked again: lists, games in links, and games by link, which the page itself saves. */
const CHANGES_NOTHING = /^\/api\/(mine$|links\/(?!play)|post\/)/;

export function deviceTransport(): Transport {
  if (!isSecureContext) return noTransport();
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel("praefectus device");
  const waiting = new Map<number, { said: ToWorker; done: (a: Answer) => void; gone: (e: Error) => void }>();
  const lines = new Map<number, Line>();
  let worker: Worker | null = null;
  let known = false; // somebody runs the worker
  let count = 0;

  const tell = (said: ToWorker): void => {
    if (worker) worker.postMessage(said);
    else if (known) channel.postMessage({ to: "owner", said } satisfies Broadcast);
  };
  const hear = (said: FromWorker): void => {
    if ("loading" in said) device.show(said.loading);
    else if ("trouble" in said) device.fail(said.trouble);
    else if (said.tab !== tab) return;
    else if ("answer" in said) {
      waiting.get(said.answer)?.done(said);
      waiting.delete(said.answer);
    } else {
      const line = lines.get(said.line);
      if (!line) return;
      if (said.kind === "open") {
        line.open = true;
        line.onopen?.();
      } else if (said.kind === "message") line.onmessage?.(said.text);
      else {
        line.open = false;
        lines.delete(said.line);
        line.onclose?.();
      }
    }
  };
  /** Another worker answers from now on: lines begin again, and what only asks is asked again. */
  const begin = (): void => {
    known = true;
    for (const [number, line] of [...lines]) {
      if (line.waits) line.waits();
      else {
        line.open = false;
        lines.delete(number);
        line.onclose?.();
      }
    }
    for (const [number, each] of waiting) {
      if ("ask" in each.said && each.said.method !== "GET" && !CHANGES_NOTHING.test(each.said.url)) {
        waiting.delete(number);
        each.gone(new Error(say("device-closed")));
      } else tell(each.said);
    }
  };
  const own = (): void => {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      hear(data);
      if (data.tab !== tab) channel.postMessage({ to: "pages", said: data } satisfies Broadcast);
    };
    worker.onerror = (e) => {
      device.fail({ id: "device-not-loaded", why: e.message ?? "", memory: false });
    };
    device.show({ what: "device-loading-game", part: 0 });
    const { runtime: mark, sizes, modules, card } = site!;
    worker.postMessage({ root, mark, sizes, modules, card, language: language(), keeps: true } satisfies Begin);
    begin();
    channel.postMessage({ to: "new owner" } satisfies Broadcast);
  };
  channel.onmessage = ({ data }: MessageEvent<Broadcast>) => {
    if (data.to === "owner") worker?.postMessage(data.said);
    else if (data.to === "pages") hear(data.said);
    else if (data.to === "new owner") begin();
    else if (worker) channel.postMessage({ to: "new owner" } satisfies Broadcast);
  };
  // Held for as long as this page lives: anyone who waits for it hears when the page is gone.
  void navigator.locks.request(tabLock(tab), () => new Promise<void>(() => undefined));
  void navigator.locks.request(LOCK, () => (own(), new Promise<void>(() => undefined)));
  channel.postMessage({ to: "any owner" } satisfies Broadcast);

  return {
    async ask(method, path, headers, body = "") {
      if (method === "GET" && ASKED_FIRST.includes(path)) {
        const known = await knownAnswer(path, headers["Accept-Language"] ?? "");
        if (known) return known;
      }
      // A game has begun: ask the browser not to delete it when space runs short.
      if (method === "POST" && (path === "/quick" || path === "/tables")) void navigator.storage?.persist?.();
      const number = ++count;
      const said: ToWorker = { tab, ask: number, method, url: `/api${path}`, headers, body };
      return new Promise<Answer>((done, gone) => {
        waiting.set(number, { said, done, gone });
        tell(said);
      });
    },
    open(table) {
      const number = ++count;
      const line = new Line((said) =>
        tell("put" in said ? { tab, put: number, text: said.put } : { tab, shut: number }),
      );
      lines.set(number, line);
      const call = (): void => {
        line.waits = null;
        tell({ tab, open: number, url: `/api/tables/${table}/ws` });
      };
      if (known) call();
      else line.waits = call;
      return line;
    },
  };
}
