/** The network of the learned opponents, run by onnxruntime-web; fetched when the first of them has to think. */
interface Tensor {
  data: Float32Array;
  dispose?(): void;
}
interface Session {
  run(feeds: Record<string, unknown>): Promise<Record<string, Tensor>>;
}
interface Runtime {
  env: { wasm: { numThreads: number; wasmPaths: string } };
  Tensor: new (type: string, data: Int8Array, shape: number[]) => unknown;
  InferenceSession: { create(model: Uint8Array, options: unknown): Promise<Session> };
}

/** Does something while the page shows how far it is. */
type Showing = <T>(work: () => Promise<T>) => Promise<T>;

export class Network {
  #root: string;
  #while: Showing;
  #ready: Promise<{ runtime: Runtime; session: Session }> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  constructor(root: string, showing: Showing) {
    this.#root = root;
    this.#while = showing;
  }
  /** Is it stored on this device, so that using it downloads nothing? */
  async here(): Promise<boolean> {
    if (this.#ready) return true;
    const kept = await caches
      .match(this.#root + "network/praefectus.onnx", { ignoreSearch: true })
      .catch(() => undefined);
    return kept !== undefined;
  }
  /** A network that could not be fetched is asked for again the next time. */
  load(): Promise<{ runtime: Runtime; session: Session }> {
    this.#ready ??= this.#while(() => this.#load()).catch((e: unknown) => {
      this.#ready = null;
      throw e;
    });
    return this.#ready;
  }
  async #load(): Promise<{ runtime: Runtime; session: Session }> {
    const folder = this.#root + "network/";
    const [runtime, model] = await Promise.all([
      import(/* @vite-ignore */ folder + "ort.wasm.min.mjs") as Promise<Runtime>,
      fetch(folder + "praefectus.onnx").then((a) => {
        if (!a.ok) throw new Error(`the network could not be fetched (${a.status})`);
        return a.arrayBuffer();
      }),
    ]);
    runtime.env.wasm.numThreads = 1;
    runtime.env.wasm.wasmPaths = folder;
    const session = await runtime.InferenceSession.create(new Uint8Array(model), { executionProviders: ["wasm"] });
    return { runtime, session };
  }
  /** One question after the other: a session answers no two at once. */
  evaluate(rows: Int8Array, count: number): Promise<Record<string, Float32Array>> {
    const answer = this.#last.then(async () => {
      const { runtime, session } = await this.load();
      const said = await session.run({ rows: new runtime.Tensor("int8", rows, [count, rows.length / count]) });
      return Object.fromEntries(Object.entries(said).map(([name, tensor]) => [name, tensor.data]));
    });
    this.#last = answer.catch(() => undefined);
    return answer;
  }
}
