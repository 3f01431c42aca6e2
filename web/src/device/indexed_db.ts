/**
 * Storage for the games of a device: IndexedDB, or memory if the browser refuses. Python sends it JSON
 * (praefectus/server/browser/object_store.py). Our own, because the fallback to memory is most of this file: the library
 * idb would only replace the three functions that turn requests into promises.
 */
type Key = (string | number)[];
type Step = ["put" | "add" | "drop", string, Key, unknown];

export const STORES = ["tables", "log", "snapshots", "chat", "notes", "vocabularies"];
const NAME = "praefectus";

export interface DeviceStorage {
  read(store: string, start: string): Promise<string>;
  write(steps: string): Promise<boolean>;
}

/** All keys that begin with these parts: arrays sort after numbers and strings. */
const beginning = (start: Key): IDBKeyRange => IDBKeyRange.bound(start, [...start, []]);

class Database {
  #database: IDBDatabase;
  /** `gone` is called when somebody clears or deletes the database. */
  constructor(database: IDBDatabase, gone: () => void) {
    this.#database = database;
    database.onclose = gone;
    database.onversionchange = () => {
      database.close();
      gone();
    };
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

const compare = ([a]: [Key, unknown], [b]: [Key, unknown]): number => indexedDB.cmp(a, b);
class Memory {
  #stores = new Map<string, Map<string, [Key, unknown]>>(STORES.map((s) => [s, new Map()]));
  put(store: string, entries: [Key, unknown][]): void {
    for (const entry of entries) this.#stores.get(store)!.set(JSON.stringify(entry[0]), entry);
  }
  has(store: string, key: Key): boolean {
    return this.#stores.get(store)!.has(JSON.stringify(key));
  }
  read(store: string, start: Key): [Key, unknown][] {
    const entries = [...this.#stores.get(store)!.values()];
    return entries.filter(([key]) => start.every((part, i) => key[i] === part)).sort(compare);
  }
  write(steps: Step[]): boolean {
    if (steps.some(([what, store, key]) => what === "add" && this.has(store, key))) return false;
    for (const [what, store, key, value] of steps)
      if (what === "drop")
        for (const [gone] of this.read(store, key)) this.#stores.get(store)!.delete(JSON.stringify(gone));
      else this.put(store, [[key, value]]);
    return true;
  }
  /** Delete the tables of which memory has only a part. */
  keepOnly(tables: Set<string>): void {
    for (const store of STORES)
      if (store !== "vocabularies")
        for (const [key] of this.read(store, []))
          if (!tables.has(String(key[0]))) this.#stores.get(store)!.delete(JSON.stringify(key));
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

/**
 * Open the storage. If the browser can't store something, or has deleted it, the storage continues in memory and says so.
 * For that, memory has a copy of every table that was opened since the start. Without `keeps` it only uses memory.
 */
export async function openStorage(tell: (message: string) => void, keeps: boolean): Promise<DeviceStorage> {
  const memory = new Memory();
  const whole = new Set<string>(); // tables of which memory has everything
  let kept: Database | null = null;
  const lose = (): void => {
    if (!kept) return;
    kept = null;
    memory.keepOnly(whole);
    tell("device-cleared");
  };
  try {
    if (keeps) kept = new Database(await opened(), lose);
  } catch {
    tell("device-nothing-kept");
  }
  const copy = (store: string, start: Key, found: [Key, unknown][]): void => {
    memory.put(store, found);
    if (store === "log" && start.length) whole.add(String(start[0])); // a table is opened by reading its log
  };
  const written = (steps: Step[]): void => {
    for (const [what, store, key] of steps)
      if (what === "put" && store === "tables" && !memory.has(store, key)) whole.add(String(key[0])); // it is new
    memory.write(steps);
  };
  return {
    async read(store, start) {
      const key = JSON.parse(start) as Key;
      const from = kept;
      if (from)
        try {
          const found = await from.read(store, key);
          if (kept) {
            copy(store, key, found);
            return JSON.stringify(found.map(([, value]) => value));
          }
        } catch {
          lose();
        }
      return JSON.stringify(memory.read(store, key).map(([, value]) => value));
    },
    async write(steps) {
      const wanted = JSON.parse(steps) as Step[];
      const from = kept;
      if (from)
        try {
          const done = await from.write(wanted);
          if (done) written(wanted);
          return done;
        } catch (e) {
          try {
            const all = await from.all();
            if (kept) {
              for (const [store, entries] of all) memory.put(store, entries);
              kept = null;
              tell((e as Error).name === "QuotaExceededError" ? "device-disk-full" : "device-keeping-refused");
            }
          } catch {
            lose();
          }
        }
      return memory.write(wanted);
    },
  };
}
