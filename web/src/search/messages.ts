/** What the leader of a search and its workers say to each other. */
import type { Ends, Part } from "./batch.ts";
import type { Translation } from "./network.ts";

/** Where everything is: whole addresses, for a worker may come from elsewhere. */
export interface Kit {
  rules: string; // rules.wasm
  network: string; // an ONNX file
  runtime: string; // onnxruntime-web, as a module
  files: string; // the folder of its own WebAssembly
  translation: Translation | null;
  providers: string[]; // who computes, in this order of preference: "webgpu", "wasm"
}
export interface Begin extends Omit<Kit, "rules" | "network"> {
  module: WebAssembly.Module;
  model: ArrayBuffer;
}
export type ToWorker = { begin: Begin } | { part: Part };
export type FromWorker = { ready: true } | { ends: Ends } | { trouble: string };
