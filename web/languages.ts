/** A plugin of Vite: each language of the catalogue as a chunk of its own, for the page to load only its person's. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../src/praefectus/language", import.meta.url));
const LIST = "virtual:languages";
const ONE = "virtual:language/";

const names = (): Record<string, string> =>
  JSON.parse(readFileSync(join(FOLDER, "languages.json"), "utf8")) as Record<string, string>;
/** What the page says in a language: its own messages, and those that Python says, too. A language may lack files. */
const files = (tag: string): string[] => [
  ...[join(FOLDER, tag, "both.ftl")].filter((f) => existsSync(f)),
  ...(existsSync(join(FOLDER, tag, "page")) ? readdirSync(join(FOLDER, tag, "page")) : [])
    .filter((f) => f.endsWith(".ftl"))
    .sort()
    .map((f) => join(FOLDER, tag, "page", f)),
];
/** The messages by id, each with its text as it stands in the file; comments are left out. */
function entries(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files(tag)) {
    const text = readFileSync(file, "utf8").replace(/^#.*\n?/gm, "");
    for (const entry of text.split(/^(?=-?[A-Za-z][\w-]* *=)/m)) {
      const id = /^(-?[A-Za-z][\w-]*) *=/.exec(entry)?.[1];
      if (id) found.set(id, entry.trimEnd() + "\n");
    }
  }
  return found;
}
/** A language, with English where it lacks a message. */
const text = (tag: string): string => [...new Map([...entries("en"), ...entries(tag)]).values()].join("");

export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? "\0" + id : undefined),
    load(id) {
      if (id === "\0" + LIST) {
        const loaders = Object.keys(names()).map((tag) => `${JSON.stringify(tag)}: () => import("${ONE}${tag}")`);
        return `export const NAMES = ${JSON.stringify(names())};\nexport const LOADERS = {${loaders.join(", ")}};`;
      }
      if (!id.startsWith("\0" + ONE)) return undefined;
      const tag = id.slice(ONE.length + 1);
      for (const file of [...files("en"), ...files(tag)]) this.addWatchFile(file);
      return `export default ${JSON.stringify(text(tag))};`;
    },
  };
}
