/**
 * The worker that plays on the device, without a server: Pyodide runs the application (praefectus/server/browser),
 * pages ask it by messages, games are stored in IndexedDB.
 */
import { prepared, startPython, type Parts, type Python } from "../../../src/praefectus/site/python.mjs";
import { Downloads } from "./downloads";
import { keepMemory, keptMemory } from "./python_snapshot";
import { tabLock, type Begin, type FromWorker, type ToWorker } from "./messages";
import { Network } from "./network";
import { openStorage, type DeviceStorage } from "./indexed_db";
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
interface Bridge {
  open(storage: unknown, thinker: unknown): Promise<void>;
  ask(method: string, url: string, headers: string, body: string): Promise<PyProxy>;
  line(url: string, tell: (kind: "open" | "message" | "close", text: string) => void): Line;
}
const KEPT_AFTER = 3000; // milliseconds: the page is shown first

const post = (said: FromWorker): void => postMessage(said);
const loading = (what: string, part: number): void => post({ tab: "", loading: { what, part } });
const loaded = (): void => loading("device-starting", 1);

/** The progress bar: files are loaded, Python starts, its modules are imported. */
const FILLED = { files: 0.4, running: 0.48, placed: 0.55, modules: 0.94, opened: 0.99 };
/** The same where Python starts from its memory: no module is imported. */
const FILLED_AGAIN = { files: 0.2, memory: 0.45, running: 0.7, placed: 0.85, opened: 0.99 };
const LEAST = 0.005; // of the bar, that is worth a message

/** The bar of a start: it only grows. */
class Bar {
  #part = 0;
  tell(what: "device-loading-game" | "device-starting", part: number): void {
    if (part < this.#part + LEAST) return;
    this.#part = part;
    loading(what, part);
  }
  started(part: number): void {
    this.tell("device-starting", part);
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

const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "stdlib.zip.txt", "core.wasm"];
const ARCHIVES = ["packages.zip.txt", "praefectus.zip.txt"];

/** Python's memory after an earlier start; if it is missing or does not fit, Python starts from its files. */
async function python(begin: Begin, downloads: Downloads, bar: Bar): Promise<Python> {
  const folder = begin.root + "runtime/";
  const files = [...RUNTIME, ...ARCHIVES].map((name) => `runtime/${name}`);
  downloads.watch(files, (part) => bar.tell("device-loading-game", FILLED.files * part));
  const imported = async <T>(name: string): Promise<T> => {
    const found = (await import(/* @vite-ignore */ folder + name)) as T;
    downloads.whole(`runtime/${name}`);
    return found;
  };
  const archives = Promise.all(ARCHIVES.map((name) => archive(folder + name)));
  const made = imported<{ default: never }>("pyodide.asm.mjs");
  const core = compiled(folder + "core.wasm");
  const [{ loadPyodide }, kept] = await Promise.all([
    imported<Pick<Parts, "loadPyodide">>("pyodide.mjs"),
    keptMemory(begin.mark).then((found) => {
      if (found) downloads.stop();
      return found;
    }),
  ]);
  const parts = {
    createModule: made.then((all) => all.default),
    core,
    archives,
    loadPyodide,
    folder,
    library: folder + "stdlib.zip.txt",
  };
  if (kept) {
    try {
      void archives.then(
        () => bar.started(FILLED_AGAIN.files),
        () => undefined,
      );
      const memory = kept();
      void memory.then(
        () => bar.started(FILLED_AGAIN.memory),
        () => undefined,
      );
      return await startPython({ ...parts, memory, reached: (what) => bar.started(FILLED_AGAIN[what]) });
    } catch (e) {
      console.warn("Python starts from its files", e);
    }
  }
  const started = await startPython({ ...parts, memory: null, reached: (what) => bar.started(FILLED[what]) });
  let modules = 0;
  const after = await prepared(started, begin.language, () => {
    const part = Math.min(1, ++modules / begin.modules);
    bar.started(FILLED.placed + (FILLED.modules - FILLED.placed) * part);
  });
  setTimeout(() => void keepMemory(begin.mark, after), KEPT_AFTER);
  return started;
}
async function started(begin: Begin): Promise<Bridge> {
  const { root } = begin;
  const bar = new Bar();
  const downloads = new Downloads(root, begin.sizes);
  const memory = (id: string): void => post({ tab: "", trouble: { id, memory: true } });
  const [py, storage] = await Promise.all([python(begin, downloads, bar), openStorage(memory, begin.keeps)]);
  downloads.stop();
  const network = new Network(root, (work) => downloaded(downloads, ["praefectus.onnx", RUNS_NETWORK], work));
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
      players ??= hired(begin, downloads, JSON.parse(translation) as Translation);
      const asked = JSON.parse(batch) as Omit<Batch, "position">;
      return JSON.stringify(await (await players).playOut({ ...asked, position: record }));
    },
  };
  const bridge = py.runPython("AsgiBridge(answers)") as Bridge;
  bar.started(FILLED.opened);
  await bridge.open(storage satisfies DeviceStorage, thinker);
  loaded();
  return bridge;
}

const RUNS_NETWORK = "ort-wasm-simd-threaded.wasm";
/** Show how much of a network has come while something is made with it. */
async function downloaded<T>(downloads: Downloads, names: string[], work: () => Promise<T>): Promise<T> {
  const what = "device-loading-network";
  loading(what, 0);
  let shown = 0;
  const files = names.map((name) => `network/${name}`);
  downloads.watch(files, (part) => {
    if (part < shown + LEAST) return;
    shown = part;
    loading(what, Math.min(0.99, part));
  });
  try {
    return await work();
  } finally {
    downloads.stop();
    loaded();
  }
}

/** The workers that play games out for a search; started when the first opponent searches. */
let players: Promise<Team> | null = null;
function hired({ root, card }: Begin, downloads: Downloads, translation: Translation): Promise<Team> {
  const folder = root + "network/";
  const kit = {
    rules: folder + "rules.wasm",
    network: folder + "praefectus.onnx",
    runtime: folder + "ort.wasm.min.mjs",
    files: folder,
    translation,
    card: card ? { network: folder + "praefectus-float.onnx", runtime: folder + "ort.webgpu.min.mjs" } : null,
  };
  const found = downloaded(downloads, ["rules.wasm", "praefectus.onnx"], () => team(kit));
  found.catch(() => (players = null)); // it is tried again the next time
  return found;
}

let bridge: Promise<Bridge> | null = null;
const lines = new Map<string, Line>();
const tabs = new Set<string>();

/** A page holds a lock while it is open; when it is gone, its lines are closed. */
function follow(tab: string): void {
  if (tabs.has(tab)) return;
  tabs.add(tab);
  void navigator.locks.request(tabLock(tab), () => {
    tabs.delete(tab);
    for (const [name, line] of [...lines]) if (name.startsWith(`${tab} `)) line.close();
  });
}

async function take(said: ToWorker): Promise<void> {
  const there = await bridge!;
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
    bridge = started(data);
    bridge.catch((e: Error) => {
      console.error(e);
      post({
        tab: "",
        trouble: { id: "device-not-loaded", why: e.message.trim().split("\n").at(-1) ?? "", memory: false },
      });
    });
  } else void take(data);
};
