/** What the page says, in the language of the person who reads it: messages of the catalogue, loaded as they are needed. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import { LOADERS, NAMES } from "virtual:languages";
import { keepSettings, settings } from "./settings.svelte";

export const LANGUAGES = NAMES;
const ENGLISH = "en";
type Arguments = Record<string, string | number>;

let bundle = $state.raw(new FluentBundle(ENGLISH));
const current = $state({ tag: ENGLISH });

/** The language of the settings, else the first of the browser's that there is, else English. */
function wanted(): string {
  const asked = [settings.language, ...navigator.languages].map((tag) => tag.split("-")[0]!.toLowerCase());
  return asked.find((tag) => tag in NAMES) ?? ENGLISH;
}
/** The tag of the reader’s language, sent to the server. */
export const language = (): string => current.tag;

/** +3, −2, 0: as Python's SIGNED. */
function signedNumber(given: FluentValue[]): FluentValue {
  const n = given[0] instanceof FluentNumber ? given[0].value : Number(given[0]);
  const said = new Intl.NumberFormat(current.tag).format(Math.abs(n));
  return n > 0 ? `+${said}` : n < 0 ? `−${said}` : said;
}

/** French *de* and a name, d’Octavia or de Marcus: as Python's OF. */
function ofName(given: FluentValue[]): FluentValue {
  const name = String(given[0]);
  return /^[aeiou]/i.test(name.normalize("NFD")) ? `d’${name}` : `de ${name}`;
}

/** Until the page can say something. */
let speaking: Promise<void> = Promise.resolve();
export const spoken = (): Promise<void> => speaking;

/** Load the language and speak it from now on. */
export const loadLanguage = (): Promise<void> => (speaking = load());
async function load(): Promise<void> {
  const tag = wanted();
  current.tag = tag; // requests made meanwhile are answered in this language
  const loaded = (await LOADERS[tag]!()).default;
  const made = new FluentBundle(tag, { useIsolating: false, functions: { SIGNED: signedNumber, OF: ofName } });
  made.addResource(new FluentResource(loaded));
  bundle = made;
  document.documentElement.lang = tag;
  document.querySelector('meta[name="description"]')?.setAttribute("content", say("page-description"));
  const manifest = document.querySelector('link[rel="manifest"]');
  const named = tag === ENGLISH ? "manifest.webmanifest" : `manifest.${tag}.webmanifest`;
  manifest?.setAttribute("href", manifest.getAttribute("href")!.replace(/manifest(\.\w+)?\.webmanifest$/, named));
}
/** Speak another language, and remember it; empty: the browser's. */
export async function chooseLanguage(tag: string): Promise<void> {
  settings.language = tag;
  keepSettings();
  await loadLanguage();
}

/** A sentence that ends with an abbreviation has one full stop, not two: Build in Isca D. */
const oneFullStop = (said: string): string => (/[^.]\.\.$/.test(said) ? said.slice(0, -1) : said);

/** A message with its arguments; `id.name` is an attribute. */
export function say(id: string, given?: Arguments): string {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) {
    console.error(`There is no message ${id}.`);
    return id;
  }
  const wrong: Error[] = [];
  const said = bundle.formatPattern(pattern, given, wrong);
  for (const error of wrong) console.error(`${id}: ${error.message}`);
  return oneFullStop(said);
}
/** Is there such a message? */
export const has = (id: string): boolean => bundle.hasMessage(id);

/** a, b, c. */
export const row = (parts: string[]): string =>
  parts.length ? parts.reduce((head, next) => say("list-middle", { head, next })) : "";
/** a; b; c: of parts that have commas themselves. */
export const clauses = (parts: string[]): string =>
  parts.length ? parts.reduce((head, next) => say("list-clauses", { head, next })) : "";
/** a, b and c. */
export function listed(parts: string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return say("list-last", { head: row(parts.slice(0, -1)), last: parts.at(-1)! });
}
/** a, b or c. */
export function either(parts: string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return say("list-or", { head: row(parts.slice(0, -1)), last: parts.at(-1)! });
}
export const date = (iso: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(current.tag, how).format(new Date(iso));
