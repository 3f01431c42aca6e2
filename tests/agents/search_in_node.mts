/** Answers a thought in Node as a browser would: a line asks for the network's answer or for playouts, a line replies. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { Rules } from "../../src/praefectus/engine/wasm/rules.mjs";
import { parts, together, type Batch } from "../../web/src/search/batch.ts";
import { Network } from "../../web/src/search/network.ts";
import { playedOut } from "../../web/src/search/playouts.ts";

const [, , file, model, translation, workers] = process.argv as string[];
const ort = createRequire(new URL("../../web/package.json", import.meta.url))("onnxruntime-web");
ort.env.wasm.numThreads = 1;
const module = new WebAssembly.Module(readFileSync(file!));
const session = await ort.InferenceSession.create(readFileSync(model!), { executionProviders: ["wasm"] });
const network = new Network(ort, session, JSON.parse(translation!));
const copies = Array.from({ length: Number(workers) }, () => new Rules(module));

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const { playable } = copies[0]!.facts.sizes;
  let answer: unknown;
  if (asked.rows) {
    const said = await network.evaluate(Int8Array.from(asked.rows.flat()), asked.rows.length, playable);
    answer = Object.fromEntries(Object.entries(said).map(([name, numbers]) => [name, numbers && [...numbers]]));
  } else {
    const batch: Batch = { ...asked, position: new Uint8Array(Buffer.from(asked.position, "base64")) };
    const shares = parts(batch, copies.length);
    answer = together(await Promise.all(shares.map((part, k) => playedOut(copies[k]!, network, part))));
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
