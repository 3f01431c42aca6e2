/**
 * The worker in which a device plays by itself: Pyodide runs the application of the server (praefectus/server/browser),
 * pages ask it by messages, games are kept in IndexedDB.
 */
import { tabLock, type FromWorker, type ToWorker } from "./messages";
import { Network } from "./network";
import { openShelf, type Shelf } from "./shelf";
import type { Batch } from "../search/batch";
import type { Translation } from "../search/network";
import { team, type Team } from "../search/team";

interface PyProxy {
  destroy(): void;
  toJs(options?: unknown): unknown;
  getBuffer(type: "i8" | "u8"): { data: Int8Array | Uint8Array; release(): void };
}
interface Line {
  put(text: string): void;
  close(): void;
  destroy(): void;
}
interface Door {
  open(): Promise<void>;
  ask(method: string, url: string, headers: string, body: string): Promise<PyProxy>;
  line(url: string, tell: (kind: "open" | "message" | "close", text: string) => void): Line;
}
interface Python {
  unpackArchive(archive: ArrayBuffer, form: string, options: { extractDir: string }): void;
  runPython(text: string): unknown;
  globals: { set(name: string, value: unknown): void };
}

const post = (said: FromWorker): void => postMessage(said);
const loading = (what: string[], part: number): void => post({ tab: "", loading: { what, part } });

/** What is loaded at the start, all at once, each with its share of the bar. */
class Bar {
  #open = new Map<string, number>();
  #part = 0;
  async step<T>(what: string, share: number, work: Promise<T>): Promise<T> {
    this.#open.set(what, share);
    this.#tell();
    const done = await work;
    this.#open.delete(what);
    this.#part += share;
    this.#tell();
    return done;
  }
  #tell(): void {
    loading([...this.#open.keys()], Math.min(0.99, this.#part));
  }
}

async function archive(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be fetched (${answer.status})`);
  return answer.arrayBuffer();
}

async function python(root: string): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ root + "runtime/pyodide.mjs")) as {
    loadPyodide(options: unknown): Promise<Python>;
  };
  return loadPyodide({
    indexURL: root + "runtime/",
    stdLibURL: root + "runtime/stdlib.zip.txt",
  });
}
async function started(root: string): Promise<Door> {
  const bar = new Bar();
  const memory = (id: string): void => post({ tab: "", trouble: { id, memory: true } });
  const [py, packages, own, shelf] = await Promise.all([
    bar.step("device-python", 0.5, python(root)),
    bar.step("device-packages", 0.15, archive(root + "runtime/packages.zip.txt")),
    bar.step("device-rules", 0.1, archive(root + "runtime/praefectus.zip.txt")),
    bar.step("device-games", 0.05, openShelf(memory)),
  ]);
  const place = String(py.runPython("import sysconfig; sysconfig.get_path('purelib')"));
  for (const each of [packages, own]) py.unpackArchive(each, "zip", { extractDir: place });
  const network = new Network(root, loading);
  py.globals.set("shelf", shelf satisfies Shelf);
  py.globals.set("thinker", {
    async evaluate(rows: PyProxy, count: number) {
      const buffer = rows.getBuffer("i8");
      const copy = new Int8Array(buffer.data);
      buffer.release();
      return network.evaluate(copy, count);
    },
    async play_out(position: PyProxy, batch: string, translation: string) {
      const buffer = position.getBuffer("u8");
      const record = new Uint8Array(buffer.data);
      buffer.release();
      players ??= hired(root, JSON.parse(translation) as Translation);
      const asked = JSON.parse(batch) as Omit<Batch, "position">;
      return JSON.stringify(await (await players).playOut({ ...asked, position: record }));
    },
  });
  loading(["device-rules"], 0.85);
  const door = py.runPython("from praefectus.server.browser.door import Door\nDoor(shelf, thinker)") as Door;
  await bar.step("device-games", 0.1, door.open());
  loading([], 1);
  return door;
}

/** Those who play games out for a search; they come when the first opponent searches. */
let players: Promise<Team> | null = null;
function hired(root: string, translation: Translation): Promise<Team> {
  const folder = root + "network/";
  loading(["device-network"], 0.1);
  const found = team({
    rules: folder + "rules.wasm",
    network: folder + "praefectus.onnx",
    runtime: folder + "ort.wasm.min.mjs",
    files: folder,
    translation,
    providers: ["wasm"],
  });
  found.then(
    () => loading([], 1),
    () => {
      loading([], 1);
      players = null; // it is tried again the next time
    },
  );
  return found;
}

let door: Promise<Door> | null = null;
const lines = new Map<string, Line>();
const tabs = new Set<string>();

/** When a page is gone its lines are closed: it holds a lock for as long as it lives. */
function follow(tab: string): void {
  if (tabs.has(tab)) return;
  tabs.add(tab);
  void navigator.locks.request(tabLock(tab), () => {
    tabs.delete(tab);
    for (const [name, line] of [...lines]) if (name.startsWith(`${tab} `)) line.close();
  });
}

async function take(said: ToWorker): Promise<void> {
  const there = await door!;
  follow(said.tab);
  if ("ask" in said) {
    const { tab, ask } = said;
    try {
      const answer = await there.ask(said.method, said.url, JSON.stringify(said.headers), said.body);
      const [status, type, , text] = answer.toJs() as [number, string, string, string];
      answer.destroy();
      post({ tab, answer: ask, status, type, text });
    } catch (e) {
      console.error(e);
      const text = JSON.stringify({ code: "failed", sentence: "Something failed in this page; please reload it." });
      post({ tab, answer: ask, status: 500, type: "application/json", text });
    }
  } else if ("open" in said) {
    const { tab, open } = said;
    const name = `${tab} ${open}`;
    const line = there.line(said.url, (kind, text) => {
      if (kind === "close") {
        lines.get(name)?.destroy();
        lines.delete(name);
      }
      post({ tab, line: open, kind, text });
    });
    lines.set(name, line);
  } else if ("put" in said) lines.get(`${said.tab} ${said.put}`)?.put(said.text);
  else lines.get(`${said.tab} ${said.shut}`)?.close();
}

onmessage = ({ data }: MessageEvent<ToWorker | { root: string }>) => {
  if ("root" in data) {
    door = started(data.root);
    door.catch((e: Error) => {
      console.error(e);
      post({
        tab: "",
        trouble: { id: "device-not-loaded", why: e.message.trim().split("\n").at(-1) ?? "", memory: false },
      });
    });
  } else void take(data);
};
