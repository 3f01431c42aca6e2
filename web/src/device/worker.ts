/**
 * The worker in which a device plays by itself: Pyodide runs the application of the server (praefectus/server/browser),
 * pages ask it by messages, games are kept in IndexedDB.
 */
import { prepared, startPython, type Parts, type Python } from "../../../src/praefectus/site/python.mjs";
import { keepMemory, keptMemory } from "./memory";
import { tabLock, type Begin, type FromWorker, type ToWorker } from "./messages";
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
  open(shelf: unknown, thinker: unknown): Promise<void>;
  ask(method: string, url: string, headers: string, body: string): Promise<PyProxy>;
  line(url: string, tell: (kind: "open" | "message" | "close", text: string) => void): Line;
}
const KEPT_AFTER = 3000; // milliseconds: the page is shown first

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

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be fetched (${answer.status})`);
  return answer;
}
const archive = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetched(address)).arrayBuffer());

/** Compiled while it comes, where the host says what kind of file it is. */
async function compiled(address: string): Promise<WebAssembly.Module> {
  const answer = await fetched(address);
  if (answer.headers.get("content-type")?.startsWith("application/wasm")) return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/** Python as it was after an earlier start; where that is not kept, or does not fit, it starts from its files. */
async function python(folder: string, archives: Promise<Uint8Array>[], begin: Begin): Promise<Python> {
  const made = import(/* @vite-ignore */ folder + "pyodide.asm.mjs") as Promise<{ default: never }>;
  const core = compiled(folder + "core.wasm");
  const [{ loadPyodide }, kept] = await Promise.all([
    import(/* @vite-ignore */ folder + "pyodide.mjs") as Promise<Pick<Parts, "loadPyodide">>,
    keptMemory(begin.mark),
  ]);
  const parts = {
    createModule: made.then((all) => all.default),
    core,
    archives: Promise.all(archives),
    loadPyodide,
    folder,
    library: folder + "stdlib.zip.txt",
  };
  if (kept) {
    try {
      return await startPython({ ...parts, memory: kept() });
    } catch (e) {
      console.warn("Python starts from its files", e);
    }
  }
  const started = await startPython({ ...parts, memory: null });
  const after = await prepared(started, begin.language);
  setTimeout(() => void keepMemory(begin.mark, after), KEPT_AFTER);
  return started;
}
async function started(begin: Begin): Promise<Door> {
  const { root } = begin;
  const bar = new Bar();
  const memory = (id: string): void => post({ tab: "", trouble: { id, memory: true } });
  const folder = root + "runtime/";
  const archives = [
    bar.step("device-packages", 0.15, archive(folder + "packages.zip.txt")),
    bar.step("device-rules", 0.15, archive(folder + "praefectus.zip.txt")),
  ];
  const [py, shelf] = await Promise.all([
    bar.step("device-python", 0.5, python(folder, archives, begin)),
    bar.step("device-games", 0.05, openShelf(memory, begin.keeps)),
  ]);
  const network = new Network(root, loading);
  const thinker = {
    has_network: () => network.here(),
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
      players ??= hired(begin, JSON.parse(translation) as Translation);
      const asked = JSON.parse(batch) as Omit<Batch, "position">;
      return JSON.stringify(await (await players).playOut({ ...asked, position: record }));
    },
  };
  const door = py.runPython("Door(answers)") as Door;
  await bar.step("device-games", 0.1, door.open(shelf satisfies Shelf, thinker));
  loading([], 1);
  return door;
}

/** Those who play games out for a search; they come when the first opponent searches. */
let players: Promise<Team> | null = null;
function hired({ root, card }: Begin, translation: Translation): Promise<Team> {
  const folder = root + "network/";
  loading(["device-network"], 0.1);
  const found = team({
    rules: folder + "rules.wasm",
    network: folder + "praefectus.onnx",
    runtime: folder + "ort.wasm.min.mjs",
    files: folder,
    translation,
    card: card ? { network: folder + "praefectus-float.onnx", runtime: folder + "ort.webgpu.min.mjs" } : null,
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
      const text = JSON.stringify({ code: "page_failed" });
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

onmessage = ({ data }: MessageEvent<ToWorker | Begin>) => {
  if ("root" in data) {
    door = started(data);
    door.catch((e: Error) => {
      console.error(e);
      post({
        tab: "",
        trouble: { id: "device-not-loaded", why: e.message.trim().split("\n").at(-1) ?? "", memory: false },
      });
    });
  } else void take(data);
};
