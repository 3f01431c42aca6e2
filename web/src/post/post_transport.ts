/** A game by link as a table: the page's messages are answered by computing, from what this device has saved. */
import type { PostMessages } from "../generated/answers";
import { language, say } from "../lib/language.svelte";
import type { Answer, Connection, Transport } from "../lib/transport";
import { idOf, isPost, oneByOne, store } from "./store.svelte";

const JSON_TYPE = "application/json";
const headers = (): Record<string, string> => ({ "Accept-Language": language(), "Content-Type": JSON_TYPE });

class PostLine implements Connection {
  open = false;
  onopen: (() => void) | null = null;
  onmessage: ((text: string) => void) | null = null;
  onclose: (() => void) | null = null;
  #table: string;
  #inner: Transport;
  #work: Promise<void> = Promise.resolve();
  #look: number | null = null;
  #stop: () => void;

  constructor(inner: Transport, table: string) {
    this.#inner = inner;
    this.#table = table;
    this.#stop = store.listen(idOf(table), () => this.send(JSON.stringify({ type: "hello" })));
    setTimeout(() => {
      this.open = true;
      this.onopen?.();
    });
  }
  send(text: string): void {
    this.#work = this.#work.then(() => this.#carryOut(text)).catch((e: Error) => console.error(e));
  }
  close(): void {
    this.open = false;
    this.#stop();
  }
  #tell(message: unknown): void {
    if (this.open) this.onmessage?.(JSON.stringify(message));
  }
  async #carryOut(text: string): Promise<void> {
    const message = JSON.parse(text) as { type: string; ref?: string; seat?: number };
    if (message.type === "look") this.#look = message.seat ?? null;
    const answer = await oneByOne(idOf(this.#table), async () => {
      const game = store.game(idOf(this.#table));
      if (!game) return null;
      const body = JSON.stringify({ saved: game.saved, table: this.#table, message, look: this.#look });
      const answer = await this.#inner.ask("POST", "/post/table", headers(), body);
      if (answer.status < 400) {
        const { saved, info } = JSON.parse(answer.text) as PostMessages;
        store.keep(saved, info);
      }
      return answer;
    }).catch(() => ({ status: 0, text: JSON.stringify({ code: "offline", sentence: say("offline") }) }));
    if (!answer) this.#tell({ type: "bye", code: "no_table", sentence: say("post-not-saved") });
    else if (answer.status > 0 && answer.status < 400)
      for (const each of (JSON.parse(answer.text) as PostMessages).messages) this.#tell(each);
    else this.#tell({ type: "refused", ref: message.ref ?? null, state: null, ...(JSON.parse(answer.text) as object) });
  }
}

const LOOKS = ["view", "log", "points", "houses", "record", "link"];
/** Other requests about a table: answered if they look back, refused if they need a table. */
async function lookBack(inner: Transport, id: string, what: string, asked: URLSearchParams): Promise<Answer> {
  const game = store.game(id);
  const refused = (sentence: string): Answer => ({
    status: 409,
    type: JSON_TYPE,
    text: JSON.stringify({ code: "by_post", sentence }),
  });
  if (!game) return refused(say("post-not-saved"));
  if (!LOOKS.includes(what)) return refused(say("post-not-here"));
  const number = (name: string): number | null => (asked.has(name) ? Number(asked.get(name)) : null);
  const text = asked.get("format") === "text";
  const body = {
    saved: game.saved,
    what: text ? "text" : what,
    state: number("state") ?? number("start"),
    seat: number("seat"),
  };
  const answer = await inner.ask("POST", "/post/look-back", headers(), JSON.stringify(body));
  if (!text || answer.status >= 400) return answer;
  return { ...answer, type: "text/plain", text: (JSON.parse(answer.text) as { text: string }).text };
}

/** The same transport, with games by link among its tables. */
export function withPost(inner: Transport): Transport {
  return {
    ask(method, path, given, body) {
      const m = /^\/tables\/post-([0-9a-f]+)(?:\/([\w-]*))?(?:\?(.*))?$/.exec(path);
      return m ? lookBack(inner, m[1]!, m[2] ?? "", new URLSearchParams(m[3])) : inner.ask(method, path, given, body);
    },
    open: (table) => (isPost(table) ? new PostLine(inner, table) : inner.open(table)),
  };
}
