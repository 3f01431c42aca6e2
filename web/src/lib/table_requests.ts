/** HTTP requests about one table, or about the game in a link. */
import { inLink, thought } from "../device/local_bots";
import { api } from "./net";
import { go } from "./router.svelte";
import { markCopy, remember, rememberRematch, secretsOf } from "./settings.svelte";
import type { TableState } from "./table_state.svelte";
import type { Analysis, GameLink, Hint, LogLines, Made, TableInfo, View } from "./types";

interface Acted {
  table: TableInfo;
  secret?: string;
  seat?: number;
}

export class TableRequests {
  #state: TableState;
  /** Called when this device has a new secret. */
  #hello: () => void;

  constructor(state: TableState, hello: () => void) {
    this.#state = state;
    this.#hello = hello;
  }
  #get<T>(path: string): Promise<T> {
    return api<T>("GET", `/tables/${this.#state.id}${path}`, undefined, this.#state.secret);
  }
  #allSecrets(): string {
    return secretsOf(this.#state.id).join(",");
  }
  /** A fact about the whole game: its points, its houses. */
  read<T>(what: string): Promise<T> {
    const { link } = this.#state;
    return link === null ? this.#get<T>(`/${what}`) : inLink<T>(what, { link });
  }
  /** The table itself; a watcher gets it without a wrapper. */
  async table(): Promise<TableInfo> {
    const answer = await this.#get<{ table: TableInfo } | TableInfo>("");
    return "seats" in answer ? answer : answer.table;
  }
  log(): Promise<LogLines> {
    return this.#get("/log?start=0");
  }
  view(state: number): Promise<View> {
    const { link, live } = this.#state;
    if (link !== null) return inLink<View>("view", { link, state });
    const you = live?.you ?? null;
    return this.#get(`/view?state=${state}${you === null ? "" : `&seat=${you}`}`);
  }
  /** The game as the text of a link, up to a state or to now. */
  async linkAt(state: number | null): Promise<string> {
    const { link } = this.#state;
    if (link !== null) return state === null ? link : (await inLink<GameLink>("link", { link, state })).link;
    return (await this.#get<GameLink>(`/link${state === null ? "" : `?state=${state}`}`)).link;
  }
  /** What a bot thinks of the whole game. */
  analysis(): Promise<Analysis> {
    const { id, link, secret } = this.#state;
    return link === null ? thought<Analysis>("GET", id, "analysis", secret) : this.read<Analysis>("analysis");
  }
  /** The choice that a bot would make for a seat. */
  hint(seat: number): Promise<Hint> {
    const { id } = this.#state;
    return thought<Hint>("POST", id, "hint", this.#state.seatSecret(seat), { seat, level: null });
  }

  /** Change the table; null, and a message for the reader, if the server refuses. */
  async act(path: string, body: unknown = undefined, secret = this.#state.secret): Promise<TableInfo | null> {
    try {
      const a = await api<Acted>("POST", `/tables/${this.#state.id}${path}`, body, secret);
      if (a.secret !== undefined && a.seat !== undefined) {
        remember(this.#state.id, [{ seat: a.seat, secret: a.secret }]);
        this.#hello();
      }
      return a.table;
    } catch (e) {
      this.#state.tell((e as Error).message);
      return null;
    }
  }
  /** Ask for a rematch, or agree to one, and go there. */
  async rematch(): Promise<void> {
    const first = !this.#state.info?.rematch;
    const t = await this.act("/rematch", {}, this.#allSecrets());
    if (!t) return;
    rememberRematch(this.#state.id, t.table, first);
    go(`/t/${t.table}`);
  }
  /** Agree to the rematch that this table is. */
  async agree(): Promise<void> {
    await this.act("/agree", undefined, this.#allSecrets());
  }
  /** A copy of a position, to try things; it is not among my games until I save it. */
  async copy(state: number): Promise<void> {
    try {
      const { id, secret, info, sandbox } = this.#state;
      const made = await api<Made>("POST", `/tables/${id}/fork`, { state }, secret);
      remember(made.table.table, made.secrets, made.host);
      const bots = info!.seats.filter((s) => s.kind === "bot").map((s) => [String(s.seat), s.level]);
      markCopy(made.table.table, { of: id, bots: sandbox?.bots ?? Object.fromEntries(bots), saved: false });
      go(`/t/${made.table.table}`);
    } catch (e) {
      this.#state.tell((e as Error).message);
    }
  }
  /** Delete the game with all secrets that this device has, or agree to it; true if it is gone. */
  async remove(agree: boolean | null = null): Promise<boolean> {
    const path = `/tables/${this.#state.id}`;
    const all = this.#allSecrets();
    try {
      const a =
        agree === null
          ? await api<{ table: TableInfo } | null>("DELETE", path, undefined, all)
          : await api<{ table: TableInfo } | null>("POST", `${path}/deletion`, { agree }, all);
      if (a) this.#state.info = a.table;
      return !a;
    } catch (e) {
      this.#state.tell((e as Error).message);
      return false;
    }
  }
}
