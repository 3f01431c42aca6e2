/** Plays playouts out, one part of a batch after the other: rules, memory and network of its own. */
import { Rules } from "../../../src/praefectus/engine/wasm/rules.mjs";
import type { Begin, FromWorker, ToWorker } from "./messages.ts";
import { Network, type Runtime } from "./network.ts";
import { playedOut } from "./playouts.ts";

type Loaded = Runtime & { env: { wasm: { numThreads: number; wasmPaths: string } } };

let own: { rules: Rules; network: Network } | null = null;

async function begin(given: Begin): Promise<void> {
  const runtime = (await import(/* @vite-ignore */ given.runtime)) as Loaded;
  runtime.env.wasm.numThreads = 1; // there are as many workers instead
  runtime.env.wasm.wasmPaths = given.files;
  const { weights } = given;
  const options = {
    executionProviders: [given.provider],
    ...(weights && { externalData: [{ path: weights.path, data: new Uint8Array(weights.data) }] }),
  };
  const session = await runtime.InferenceSession.create(new Uint8Array(given.model), options);
  own = { rules: new Rules(given.module), network: new Network(runtime, session, given.translation) };
}

async function answer(said: ToWorker): Promise<FromWorker> {
  if ("begin" in said) {
    await begin(said.begin);
    return { ready: true };
  }
  return { ends: await playedOut(own!.rules, own!.network, said.part) };
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  void answer(data)
    .catch((error: Error): FromWorker => ({ trouble: error.message }))
    .then((said) => postMessage(said));
};
