/**
 * Playouts for a search in the browser, shared among workers: `team(kit)`, then `playOut(batch)` as often as it is asked.
 *
 * Who thinks is agents/search/lookahead.py, the same text as on a server; it asks for batches of playouts and is told how
 * they ended. A worker has a copy of the rules, memory and a network of its own: nothing is shared, so that no header of
 * the host is needed. How many workers there are changes nothing but the time (and the last bits of a network in 8 bits).
 */
import { parts, together, type Batch, type Ends } from "./batch.ts";
import type { FromWorker, Kit, ToWorker } from "./messages.ts";

const MOST = 4; // workers: each has a network in its memory
const LEAST = 8; // playouts that are worth a worker: a network is quicker with many positions at once

export interface Team {
  playOut(batch: Batch): Promise<Ends>;
  close(): void;
}

/** As many workers as this device has cores to spare. */
export function cores(): number {
  return Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));
}

export async function team(kit: Kit, count: number = cores()): Promise<Team> {
  const { rules, network, ...same } = kit;
  const [module, model] = await Promise.all([
    fetched(rules).then((bytes) => WebAssembly.compile(bytes)), // not every host says what kind of file it is
    fetched(network),
  ]);
  const workers = Array.from({ length: count }, () => new Helper());
  try {
    await Promise.all(workers.map((worker) => worker.ask({ begin: { ...same, module, model } })));
  } catch (error) {
    for (const worker of workers) worker.close();
    throw error;
  }
  let last: Promise<unknown> = Promise.resolve();
  return {
    playOut(batch: Batch): Promise<Ends> {
      const answer = last.then(async () => {
        const total = batch.actions.length * batch.each;
        const shared = Math.max(1, Math.min(count, Math.floor(total / LEAST)));
        const ends = parts(batch, shared).map((part, k) => workers[k]!.ask({ part }));
        return together((await Promise.all(ends)).map((said) => (said as { ends: Ends }).ends));
      });
      last = answer.catch(() => undefined); // one batch after the other
      return answer;
    },
    close: () => workers.forEach((worker) => worker.close()),
  };
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be fetched (${answer.status})`);
  return answer.arrayBuffer();
}

/** One worker and the question that it is at. */
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
