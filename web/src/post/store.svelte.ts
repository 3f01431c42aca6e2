/** Games by link: saved on this device alone, in local storage, one entry for each. */
import type { PostInfo, PostSaved } from "../generated/answers";

export interface PostGame {
  saved: PostSaved;
  info: PostInfo;
  /** When something last happened here, in milliseconds. */
  changed: number;
}
const KEY = "praefectus.post.";
const PREFIX = "post-";

/** The table's name in the page's addresses, and back. */
export const tableOf = (id: string): string => PREFIX + id;
export const idOf = (table: string): string => table.slice(PREFIX.length);
export const isPost = (table: string): boolean => table.startsWith(PREFIX);

function read(id: string): PostGame | null {
  try {
    const raw = localStorage.getItem(KEY + id);
    return raw ? (JSON.parse(raw) as PostGame) : null;
  } catch {
    return null;
  }
}
/** Where the browser stores nothing, games last as long as the page. */
const memory = new Map<string, PostGame>();
const listeners = new Map<string, Set<() => void>>();

class Store {
  games = $state.raw<Record<string, PostGame>>({});
  /** The browser stores nothing: a private link is the only way to come back. */
  volatile = $state(false);

  constructor() {
    try {
      for (let n = 0; n < localStorage.length; n++) {
        const key = localStorage.key(n)!;
        const game = key.startsWith(KEY) ? read(key.slice(KEY.length)) : null;
        if (game) this.games[key.slice(KEY.length)] = game;
      }
    } catch {
      this.volatile = true;
    }
    addEventListener("storage", ({ key }) => {
      if (!key?.startsWith(KEY)) return;
      const id = key.slice(KEY.length);
      this.#show(id, read(id));
      listeners.get(id)?.forEach((tell) => tell());
    });
  }
  /** As it was saved last, by any page of this device. */
  game(id: string): PostGame | null {
    return memory.get(id) ?? read(id);
  }
  keep(saved: PostSaved, info: PostInfo): void {
    const game = { saved, info, changed: Date.now() };
    try {
      localStorage.setItem(KEY + info.id, JSON.stringify(game));
      memory.delete(info.id);
    } catch {
      memory.set(info.id, game);
      this.volatile = true;
    }
    this.#show(info.id, game);
  }
  forget(id: string): void {
    memory.delete(id);
    localStorage.removeItem(KEY + id);
    this.#show(id, null);
  }
  #show(id: string, game: PostGame | null): void {
    const all = { ...this.games };
    if (game) all[id] = game;
    else delete all[id];
    this.games = all;
  }
  /** Whenever another page of this device, or another part of this one, has saved the game. */
  listen(id: string, tell: () => void): () => void {
    const all = listeners.get(id) ?? new Set();
    listeners.set(id, all.add(tell));
    return () => void all.delete(tell);
  }
  /** Another part of this page has saved the game. */
  tell(id: string): void {
    listeners.get(id)?.forEach((tell) => tell());
  }
}
export const store = new Store();

/** One page after the other, so that a turn is played only once even if two pages show it. */
export const oneByOne = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(KEY + id, work) as Promise<T>) : work();
