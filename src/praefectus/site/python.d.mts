/** What python.mjs gives, for TypeScript. */
export interface Python {
  runPython(text: string): unknown;
  runPythonAsync(text: string): Promise<unknown>;
  makeMemorySnapshot(): Uint8Array;
}
export interface Parts {
  loadPyodide: (options: unknown) => Promise<Python>;
  createModule: Promise<(settings: unknown) => Promise<unknown>>;
  folder: string; // of Pyodide's own files
  library: string; // Python's own library
  core: Promise<WebAssembly.Module>;
  archives: Promise<Uint8Array[]>;
  memory: Promise<Uint8Array> | null; // of an earlier start of the same files
  reached?: (what: "running" | "placed") => void;
}
export function startPython(parts: Parts): Promise<Python>;
export function prepared(python: Python, language: string, imported?: () => void): Promise<Uint8Array>;
