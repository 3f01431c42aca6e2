/** The messages between the leader of a search and its workers. */
import type { Ends, Part } from "./batch.ts";
import type { Translation } from "./network.ts";

/** Where everything is: whole addresses, for a worker may come from elsewhere. */
export interface Kit {
  rules: string; // rules.wasm
  network: string; // an ONNX file
  runtime: string; // onnxruntime-web, as a module
  files: string; // the folder of its own WebAssembly
  translation: Translation | null;
  card: { network: string; runtime: string } | null; // the same for a graphics card; its network has its weights there
}
export interface Begin {
  module: WebAssembly.Module;
  model: ArrayBuffer;
  weights: { path: string; data: ArrayBuffer } | null; // where they are not in the model itself
  runtime: string;
  files: string;
  translation: Translation | null;
  provider: "wasm" | "webgpu"; // who computes
}
export type ToWorker = { begin: Begin } | { part: Part };
/** A worker is ready, and judges so many positions in a millisecond, where that was tried (on a graphics card). */
export type FromWorker = { rate: number } | { ends: Ends } | { trouble: string };
