/** What rules.mjs gives, for TypeScript. */
export type Kind = "i1" | "u1" | "i2" | "i4" | "i8" | "f4" | "f8" | "game" | "board";
export interface Facts {
  sources: string;
  records: Record<string, number>;
  boards: string[];
  sizes: Record<
    "playable" | "features" | "results" | "turns" | "room" | "seats" | "none" | "network" | "stopAtEnd" | "pointsPerReward",
    number
  >;
  weights: number[];
  entries: Record<string, [name: string, kind: Kind, dimensions: number][]>;
}
export interface Numbers {
  i1: Int8Array;
  u1: Uint8Array;
  i2: Int16Array;
  i4: Int32Array;
  i8: BigInt64Array;
  f4: Float32Array;
  f8: Float64Array;
  game: Uint8Array;
  board: Uint8Array;
}
export class WasmArray<K extends Kind = Kind> {
  readonly kind: K;
  readonly shape: number[];
  readonly size: number;
  readonly length: number;
  get numbers(): Numbers[K];
}
export class Rules {
  constructor(module: WebAssembly.Module);
  readonly facts: Facts;
  readonly boards: WasmArray<"board">;
  clear(): void;
  array<K extends Kind>(kind: K, ...shape: number[]): WasmArray<K>;
  call(name: string, ...values: (number | bigint | WasmArray)[]): void;
}
