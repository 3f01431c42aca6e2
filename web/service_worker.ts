/** The service worker of the page, written when everything else is: it names every file with a mark of its content. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));

export function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      const own = join(folder, "sw.js");
      if (!existsSync(own)) return; // the page's own worker is bundled first
      const mark = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16);
      const files = Object.fromEntries(
        filesIn(folder)
          .filter((path) => path !== own)
          .map((path) => [relative(folder, path).replaceAll("\\", "/"), mark(path)])
          .sort(),
      );
      const text = readFileSync(own, "utf-8");
      writeFileSync(own, text.replace("const FILES = {};", `const FILES = ${JSON.stringify(files)};`));
    },
  };
}
