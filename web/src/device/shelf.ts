/**
 * Where the games of a device are kept: IndexedDB, or memory where the browser refuses to keep anything. Python speaks to
 * it in JSON (praefectus/server/browser/shelf.py says what).
 */
type Key = (string | number)[];
type Step = ["put" | "add" | "drop", string, Key, unknown];

export const STORES = ["tables", "log", "snapshots", "chat", "notes", "vocabularies"];
const NAME = "praefectus";

export interface Shelf {
  read(store: string, start: string): Promise<string>;
  write(steps: string): Promise<boolean>;
}

/** Every key that begins like this: arrays sort after numbers and strings. */
const beginning = (start: Key): IDBKeyRange => IDBKeyRange.bound(start, [...start, []]);

class Kept {
  #database: IDBDatabase;
  constructor(database: IDBDatabase) {
    this.#database = database;
  }
  read(store: string, start: Key): Promise<[Key, unknown][]> {
    return new Promise((done, failed) => {
      const reading = this.#database.transaction(store).objectStore(store);
      const keys = reading.getAllKeys(beginning(start));
      const values = reading.getAll(beginning(start));
      values.onsuccess = () => done(values.result.map((value, i) => [keys.result[i] as Key, value]));
      values.onerror = () => failed(values.error ?? new Error("unreadable"));
    });
  }
  write(steps: Step[]): Promise<boolean> {
    return new Promise((done, failed) => {
      const names = [...new Set(steps.map(([, store]) => store))];
      if (!names.length) return done(true);
      const writing = this.#database.transaction(names, "readwrite", { durability: "strict" });
      let taken = false;
      for (const [what, name, key, value] of steps) {
        const store = writing.objectStore(name);
        if (what === "drop") store.delete(beginning(key));
        else if (what === "put") store.put(value, key);
        else
          store.add(value, key).onerror = (e) => (taken = (e.target as IDBRequest).error?.name === "ConstraintError");
      }
      writing.oncomplete = () => done(true);
      writing.onabort = () => (taken ? done(false) : failed(writing.error ?? new Error("aborted")));
    });
  }
  async all(): Promise<Map<string, [Key, unknown][]>> {
    return new Map(
      await Promise.all(STORES.map(async (s) => [s, await this.read(s, [])] as [string, [Key, unknown][]])),
    );
  }
}

const compare = (a: Key, b: Key): number => indexedDB.cmp(a, b);
class Memory {
  #stores = new Map<string, [Key, unknown][]>(STORES.map((s) => [s, []]));
  take(from: Map<string, [Key, unknown][]>): void {
    this.#stores = from;
  }
  read(store: string, start: Key): [Key, unknown][] {
    return this.#stores.get(store)!.filter(([key]) => start.every((part, i) => key[i] === part));
  }
  write(steps: Step[]): boolean {
    const there = (store: string, key: Key): boolean => this.#stores.get(store)!.some(([k]) => !compare(k, key));
    if (steps.some(([what, store, key]) => what === "add" && there(store, key))) return false;
    for (const [what, store, key, value] of steps) {
      const kept = this.#stores
        .get(store)!
        .filter(([k]) => (what === "drop" ? key.some((part, i) => k[i] !== part) : compare(k, key) !== 0));
      if (what !== "drop") kept.push([key, structuredClone(value)]);
      this.#stores.set(store, what === "drop" ? kept : kept.sort(([a], [b]) => compare(a, b)));
    }
    return true;
  }
}

const opened = (): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES)
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("refused"));
    request.onblocked = () => failed(new Error("blocked"));
  });

/** A shelf that goes on in memory, and says so, when the browser cannot keep what it is given; or that keeps nothing. */
export async function openShelf(tell: (message: string) => void, keeps: boolean): Promise<Shelf> {
  const memory = new Memory();
  let kept: Kept | null = null;
  try {
    if (keeps) kept = new Kept(await opened());
  } catch {
    tell("device-nothing-kept");
  }
  return {
    async read(store, start) {
      const key = JSON.parse(start) as Key;
      const found = kept ? await kept.read(store, key) : memory.read(store, key);
      return JSON.stringify(found.map(([, value]) => value));
    },
    async write(steps) {
      const wanted = JSON.parse(steps) as Step[];
      if (kept) {
        try {
          return await kept.write(wanted);
        } catch (e) {
          const full = (e as Error).name === "QuotaExceededError";
          memory.take(await kept.all().catch(() => new Map(STORES.map((s) => [s, []]))));
          kept = null;
          tell(full ? "device-disk-full" : "device-keeping-refused");
        }
      }
      return memory.write(wanted);
    },
  };
}
