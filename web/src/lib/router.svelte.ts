/**
 * The address bar: `/`, `/how-to-play`, `/post`, `/me`, `/t/<table>`, `/t/<table>/<state>`; on a static site the same behind a #.
 * Links that hold a game are behind the # everywhere, where no host sees them: `#/g/<text>`, `#/g/<text>/<state>`; those of
 * games by link begin with 2 or 3.
 */
import { root, site } from "./site";

export interface Route {
  page: "front" | "table" | "game" | "learn" | "post" | "letter" | "me" | "missing";
  table: string;
  /** Of a link that holds a game. */
  text: string;
  state: number | null;
}
function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
const FRONT = ["", "/", "/index.html"];
const NAMED: Record<string, Route["page"]> = { "how-to-play": "learn", post: "post", me: site ? "front" : "me" };
const parse = (address: string): Route => {
  const path = address.startsWith("/") ? address.split("#")[0]! : ""; // else a place of the page: #play
  const game = /^\/g\/([^/]+)(?:\/(\d+))?/.exec(path);
  if (game) {
    const text = decoded(game[1]!);
    const page = /^[23]\w+$/.test(text) ? "letter" : "game";
    return { page, table: "", text, state: game[2] ? Number(game[2]) : null };
  }
  const m = /^\/t\/([\w-]+)(?:\/(\d+))?\/?$/.exec(path);
  if (m) return { page: "table", table: m[1]!, text: "", state: m[2] ? Number(m[2]) : null };
  const page = NAMED[/^\/([\w-]+)\/?$/.exec(path)?.[1] ?? ""] ?? (FRONT.includes(path) ? "front" : "missing");
  return { page, table: "", text: "", state: null };
};
const GAME = "/g/";
const here = (): string => (site || location.hash.startsWith(`#${GAME}`) ? location.hash.slice(1) : location.pathname);
export const route = $state<Route>(parse(here()));

/** What a link to a path of the page says. */
export const address = (path: string): string => (site ? `#${path}` : path.startsWith(GAME) ? `/#${path}` : path);
/** The whole address of a path of the page, to be opened anywhere. */
export const wholeAddress = (path: string): string => (site ? `${root}#${path}` : location.origin + path);

/** The whole address of a game that its own link holds, at its end or at a moment before. */
export const gameAddress = (text: string, state: number | null = null): string =>
  `${root}#/g/${text}${state === null ? "" : `/${state}`}`;

export function go(to: string, replace = false): void {
  const path = to.startsWith(`/#${GAME}`) ? to.slice(2) : to;
  if (replace) history.replaceState(null, "", address(path));
  else history.pushState(null, "", address(path));
  Object.assign(route, parse(path));
}
addEventListener("popstate", () => Object.assign(route, parse(here())));

/** To a place of the page itself; on a static site the address bar holds the route instead. */
function jump(name: string): void {
  const place = document.getElementById(name);
  place?.scrollIntoView();
  place?.focus();
}

/** Links stay links (open in a new tab, copy) but do not reload the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const a = (event.target as Element).closest("a");
  if (!a || a.target || a.origin !== location.origin || a.hasAttribute("download") || a.pathname.startsWith("/api"))
    return;
  const written = a.getAttribute("href") ?? "";
  const [path, place] = (site ? written.replace(/^#\//, "/") : written).split("#") as [string, string | undefined];
  if (!site && place && a.pathname === location.pathname) return;
  event.preventDefault();
  if (!site) go(a.pathname + a.hash);
  else if (path) go(path);
  if (site && place) setTimeout(() => jump(place));
  if (!place) scrollTo(0, 0);
}
