/** A network, run by onnxruntime-web, that judges many positions at once. */
import type { InferenceSession, Tensor } from "onnxruntime-web";

/** As much of onnxruntime-web as is needed; who loads it says from where. */
export interface Runtime {
  Tensor: new (type: "int8", data: Int8Array, shape: number[]) => Tensor;
  InferenceSession: { create(model: Uint8Array, options: InferenceSession.SessionOptions): Promise<InferenceSession> };
}
/** Numbers [from, to) of today's rows or actions that are the network's from `source` on; null where all are alike. */
export type Runs = [from: number, to: number, source: number][] | null;
/** The inputs and outputs of a network, with the numbers of today (translation.py writes it). */
export interface Translation {
  features: number;
  actions: number;
  rows: Runs;
  logits: Runs;
  unnamed: number;
}
export interface Answer {
  logits: Float32Array;
  values: Float32Array;
  points: Float32Array | null;
  wins: Float32Array | null;
}

export class Network {
  #runtime: Runtime;
  #session: InferenceSession;
  #translation: Translation | null;
  constructor(runtime: Runtime, session: InferenceSession, translation: Translation | null = null) {
    this.#runtime = runtime;
    this.#session = session;
    this.#translation = translation;
  }
  /** What it says of so many rows of today; `playable` is how many actions there are today. */
  async evaluate(rows: Int8Array, count: number, playable: number): Promise<Answer> {
    const read = this.#read(rows, count);
    const input = new this.#runtime.Tensor("int8", read, [count, read.length / count]);
    const said = await this.#session.run({ rows: input });
    const numbers = (name: string): Float32Array | null => (said[name]?.data as Float32Array | undefined) ?? null;
    const found = {
      logits: this.#named(numbers("logits")!, count, playable),
      values: numbers("values")!,
      points: numbers("points"),
      wins: numbers("wins"),
    };
    return found;
  }
  #read(rows: Int8Array, count: number): Int8Array {
    const known = this.#translation;
    if (!known?.rows) return rows;
    const today = rows.length / count;
    const read = new Int8Array(count * known.features);
    for (let k = 0; k < count; k++)
      for (const [from, to, source] of known.rows)
        read.set(rows.subarray(k * today + source, k * today + source + to - from), k * known.features + from);
    return read;
  }
  #named(logits: Float32Array, count: number, playable: number): Float32Array {
    const known = this.#translation;
    if (!known?.logits) return logits;
    const said = new Float32Array(count * playable).fill(known.unnamed);
    for (let k = 0; k < count; k++)
      for (const [from, to, source] of known.logits) {
        const at = k * known.actions + source;
        said.set(logits.subarray(at, at + to - from), k * playable + from);
      }
    return said;
  }
}
