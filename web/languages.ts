/** A plugin of Vite: each language of the catalogue as a chunk of its own, for the page to load only its person's. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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

/** A message of one line, such as index.html and the manifest need before any script runs. */
function plain(tag: string, id: string): string {
  const entry = entries(tag).get(id) ?? entries("en").get(id);
  if (!entry || /[{\n]/.test(entry.trim())) throw new Error(`${id} must be a message of one line without arguments.`);
  return entry.slice(entry.indexOf("=") + 1).trim();
}
const escaped = (said: string): string =>
  said.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
/** The name of the manifest in a language; English has the plain one. */
const manifest = (tag: string): string => (tag === "en" ? "manifest.webmanifest" : `manifest.${tag}.webmanifest`);

export function languages(): Plugin {
  let folder = "";
  return {
    name: "languages",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    /** In index.html: a message in English, until the page speaks its reader's language, or one in every language. */
    transformIndexHtml: (html) =>
      html
        .replace(/%message:([\w-]+)%/g, (_, id: string) => escaped(plain("en", id)))
        .replace(/%messages:([\w-]+)%/g, (_, id: string) =>
          Object.keys(names())
            .map((tag) => `<p lang="${tag}">${escaped(plain(tag, id))}</p>`)
            .join(""),
        ),
    /** The manifest once for each language. */
    closeBundle() {
      const first = join(folder, manifest("en"));
      if (!existsSync(first)) return;
      const about = JSON.parse(readFileSync(first, "utf8")) as Record<string, unknown>;
      for (const tag of Object.keys(names())) {
        const said = { ...about, lang: tag, description: plain(tag, "page-description") };
        writeFileSync(join(folder, manifest(tag)), JSON.stringify(said, null, 2) + "\n");
      }
    },
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
