import type { ChunkingContext } from "rolldown";
import { defineConfig } from "vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { languages } from "./languages.ts";
import { serviceWorker } from "./service_worker.ts";

const server = process.env.PRAEFECTUS_SERVER ?? "http://127.0.0.1:8000";

/** Whether the page needs a module at once: only imports inside functions lead to the others, when they are first used. */
function neededAtOnce(id: string, context: ChunkingContext, seen = new Set<string>()): boolean {
  const module = context.getModuleInfo(id);
  if (!module || seen.has(id)) return false;
  seen.add(id);
  return module.isEntry || module.importers.some((importer) => neededAtOnce(importer, context, seen));
}

export default defineConfig({
  plugins: [languages(), svelte(), serviceWorker()],
  // Only index.html says where the page lies; all else is found from there, wherever a static site is put.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  worker: { format: "es" },
  build: {
    outDir: "../src/praefectus/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What is loaded at once is one chunk, with its styles in one order; what is loaded later uses it.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: (id, context) => (neededAtOnce(id, context) ? "page" : null) }] },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
