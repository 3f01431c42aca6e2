/** Plays playouts, one part of a batch after the other, with its own rules, memory and network. */
import { Rules } from "../../../src/praefectus/engine/wasm/rules.mjs";
import type { Begin, FromWorker, ToWorker } from "./messages.ts";
import { Network, type Runtime } from "./network.ts";
import { playedOut } from "./playouts.ts";

type Loaded = Runtime & { env: { wasm: { numThreads: number; wasmPaths: string } } };

let own: { rules: Rules; network: Network } | null = null;

const TRIED = 64; // positions at once
const ERRORS = 3; // only developers need more detail

async function begin(given: Begin): Promise<number> {
  const runtime = (await import(/* @vite-ignore */ given.runtime)) as Loaded;
  runtime.env.wasm.numThreads = 1; // there are as many workers instead
  runtime.env.wasm.wasmPaths = given.files;
  const { weights } = given;
  const options = {
    executionProviders: [given.provider],
    logSeverityLevel: ERRORS as 3,
    ...(weights && { externalData: [{ path: weights.path, data: new Uint8Array(weights.data) }] }),
  };
  const session = await runtime.InferenceSession.create(new Uint8Array(given.model), options);
  own = { rules: new Rules(given.module), network: new Network(runtime, session, given.translation) };
  return given.provider === "webgpu" ? tried(own.rules, own.network) : 0;
}

/** How many positions are judged in a millisecond, once everything is compiled. */
async function tried({ facts }: Rules, network: Network): Promise<number> {
  const { features, playable } = facts.sizes;
  let began = 0;
  for (let time = 0; time < 2; time++) {
    began = performance.now();
    await network.evaluate(new Int8Array(TRIED * features), TRIED, playable);
  }
  return TRIED / (performance.now() - began);
}

async function answer(said: ToWorker): Promise<FromWorker> {
  if ("begin" in said) {
    return { rate: await begin(said.begin) };
  }
  return { ends: await playedOut(own!.rules, own!.network, said.part) };
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  void answer(data)
    .catch((error: Error): FromWorker => ({ trouble: error.message }))
    .then((said) => postMessage(said));
};
