import { defineConfig } from "vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { languages } from "./languages.ts";
import { serviceWorker } from "./service_worker.ts";

const server = process.env.PRAEFECTUS_SERVER ?? "http://127.0.0.1:8000";

/** Loaded when it is first needed: languages, layouts of boards, how to play, the editor, the reader of QR codes. */
const LATER =
  /virtual:language\/|\/src\/editor\/|\/boards\/layout\/|\/pages\/HowToPlay|\/src\/learn\/|\/node_modules\/qr\//;

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
      output: { codeSplitting: { groups: [{ name: "page", test: (id: string) => !LATER.test(id) }] } },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
