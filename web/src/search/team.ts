/**
 * Playouts for a search in the browser, shared among workers: `team(kit)`, then `playOut(batch)` as often as it is asked.
 *
 * Who thinks is agents/search/lookahead.py, the same text as on a server; it asks for batches of playouts and learns how
 * they ended. A worker has a copy of the rules, memory and a network of its own: nothing is shared, so that no header of
 * the host is needed. How many workers there are changes nothing but the time.
 *
 * Where there is a graphics card, one more worker gets ready on it meanwhile, and plays all batches from then on if it is
 * quicker. If there is none, or if it fails, the others continue.
 */
import { parts, together, type Batch, type Ends } from "./batch.ts";
import { cores } from "./cores.ts";
import type { Begin, FromWorker, Kit, ToWorker } from "./messages.ts";

const WEIGHTS = "praefectus-int8.onnx"; // under this name a network for graphics cards looks for its weights
const LONGEST = 10_000; // milliseconds that a batch may take on a graphics card
const LEAST = 8; // playouts that are worth a worker: a network is quicker with many positions at once

export interface Team {
  playOut(batch: Batch): Promise<Ends>;
  close(): void;
}

export async function team(kit: Kit, count: number = cores()): Promise<Team> {
  const [module, model] = await Promise.all([
    fetched(kit.rules).then((bytes) => WebAssembly.compile(bytes)), // not every host says what kind of file it is
    fetched(kit.network),
  ]);
  const { runtime, files, translation } = kit;
  const plain: Begin = { module, model, weights: null, runtime, files, translation, provider: "wasm" };
  const workers = Array.from({ length: count }, () => new Helper());
  try {
    await Promise.all(workers.map((worker) => worker.ask({ begin: plain })));
  } catch (error) {
    for (const worker of workers) worker.close();
    throw error;
  }
  const shared = async (batch: Batch): Promise<Ends> => {
    const total = batch.actions.length * batch.each;
    const used = Math.max(1, Math.min(count, Math.floor(total / LEAST)));
    const ends = parts(batch, used).map((part, k) => workers[k]!.ask({ part }));
    return together((await Promise.all(ends)).map((said) => (said as { ends: Ends }).ends));
  };
  const card = new Card();
  if (kit.card) void card.begin(kit.card, plain);
  let last: Promise<unknown> = Promise.resolve();
  return {
    playOut(batch: Batch): Promise<Ends> {
      const answer = last.then(() => card.playOut(batch, shared));
      last = answer.catch(() => undefined); // one batch after the other
      return answer;
    },
    close() {
      card.close();
      for (const worker of workers) worker.close();
    },
  };
}

/** Does this device have a graphics card for pages, and is data saving off? */
async function hasCard(): Promise<boolean> {
  interface Adapter {
    info?: { isFallbackAdapter?: boolean };
    isFallbackAdapter?: boolean;
  }
  const here = navigator as {
    gpu?: { requestAdapter(): Promise<Adapter | null> };
    connection?: { saveData?: boolean };
  };
  if (!here.gpu || here.connection?.saveData) return false;
  const found = await here.gpu.requestAdapter();
  return found !== null && !(found.info?.isFallbackAdapter ?? found.isFallbackAdapter);
}

/** A graphics card can get lost, and then nothing answers any more. */
const late = (): Promise<never> =>
  new Promise((_, fail) => setTimeout(() => fail(new Error("the graphics card does not answer")), LONGEST));

/** How many positions a worker judges in a millisecond, in the newest batch. */
class Pace {
  rate = 0;
  async of(work: Promise<Ends>): Promise<Ends> {
    const began = performance.now();
    const ends = await work;
    this.rate = ends.judged / (performance.now() - began);
    return ends;
  }
}

/** One worker on the graphics card: it plays for as long as it is quicker than the others together. */
class Card {
  #worker: Helper | null = null;
  #card = new Pace();
  #others = new Pace();
  async begin(where: NonNullable<Kit["card"]>, plain: Begin): Promise<void> {
    if (!(await hasCard().catch(() => false))) return;
    const worker = new Helper();
    try {
      const model = await fetched(where.network);
      const weights = { path: WEIGHTS, data: plain.model };
      const begin: Begin = { ...plain, model, weights, runtime: where.runtime, provider: "webgpu" };
      this.#card.rate = ((await worker.ask({ begin })) as { rate: number }).rate;
      this.#worker = worker;
    } catch {
      worker.close();
    }
  }
  async playOut(batch: Batch, others: (batch: Batch) => Promise<Ends>): Promise<Ends> {
    const [card, rest] = [this.#card, this.#others];
    if (!this.#worker || !rest.rate) return rest.of(others(batch));
    if (card.rate < rest.rate) {
      this.close();
      return rest.of(others(batch));
    }
    try {
      const asked = this.#worker.ask({ part: parts(batch, 1)[0]! }).then((said) => (said as { ends: Ends }).ends);
      return await card.of(Promise.race([asked, late()]));
    } catch {
      this.close();
      return rest.of(others(batch));
    }
  }
  close(): void {
    this.#worker?.close();
    this.#worker = null;
  }
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be fetched (${answer.status})`);
  return answer.arrayBuffer();
}

/** One worker and the question that it is answering. */
class Helper {
  #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  ask(said: ToWorker): Promise<FromWorker> {
    return new Promise((done, fail) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
        "trouble" in data ? fail(new Error(data.trouble)) : done(data);
      this.#worker.onerror = (event) => fail(new Error(event.message || "a worker of the search could not start"));
      this.#worker.postMessage(said);
    });
  }
  close(): void {
    this.#worker.terminate();
  }
}
