/**
 * The address bar: `/`, `/how-to-play`, `/post`, `/editor`, `/me`, `/mail`, `/leaderboards`, `/players/<name>`,
 * `/puzzles`, `/puzzles/<id>`, `/openings`, `/moderation`, `/watch`, `/tournaments`, `/tournaments/<id>`,
 * `/t/<table>`, `/t/<table>/<state>`; on a static site the same behind a #. Links that hold a game or a
 * board are behind the # everywhere, where no host sees them: `#/g/<text>`, `#/g/<text>/<state>`; those of games by
 * link begin with 2 or 3; `#/b/<text>` is a board.
 */
import { root, site } from "./site";

export interface Route {
  page:
    | "front"
    | "table"
    | "game"
    | "learn"
    | "editor"
    | "post"
    | "letter"
    | "me"
    | "mail"
    | "player"
    | "ranks"
    | "puzzles"
    | "openings"
    | "cups"
    | "cup"
    | "watch"
    | "moderation"
    | "missing";
  table: string;
  /** Of a link that holds a game or a board. */
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
const NAMED: Record<string, Route["page"]> = {
  "how-to-play": "learn",
  post: "post",
  puzzles: "puzzles",
  openings: "openings",
  editor: "editor",
  me: site ? "front" : "me",
  moderation: site ? "front" : "moderation",
  leaderboards: site ? "front" : "ranks",
  mail: site ? "front" : "mail",
  tournaments: site ? "front" : "cups",
  watch: site ? "front" : "watch",
};
const parse = (address: string): Route => {
  const path = address.startsWith("/") ? address.split("#")[0]! : ""; // else a place of the page: #play
  const game = /^\/g\/([^/]+)(?:\/(\d+))?/.exec(path);
  if (game) {
    const text = decoded(game[1]!);
    const page = /^[23]\w+$/.test(text) ? "letter" : /^5\w+$/.test(text) ? "editor" : "game";
    return { page, table: "", text, state: game[2] ? Number(game[2]) : null };
  }
  const board = /^\/b\/([\w-]+)\/?$/.exec(path);
  if (board) return { page: "editor", table: "", text: board[1]!, state: null };
  const m = /^\/t\/([\w-]+)(?:\/(\d+))?\/?$/.exec(path);
  if (m) return { page: "table", table: m[1]!, text: "", state: m[2] ? Number(m[2]) : null };
  const puzzle = /^\/puzzles\/(\w+)\/?$/.exec(path);
  if (puzzle) return { page: "puzzles", table: "", text: puzzle[1]!, state: null };
  const player = site ? null : /^\/players\/([^/]+)\/?$/.exec(path);
  if (player) return { page: "player", table: "", text: decoded(player[1]!), state: null };
  const cup = site ? null : /^\/tournaments\/([\w-]+)\/?$/.exec(path);
  if (cup) return { page: "cup", table: "", text: cup[1]!, state: null };
  const page = NAMED[/^\/([\w-]+)\/?$/.exec(path)?.[1] ?? ""] ?? (FRONT.includes(path) ? "front" : "missing");
  return { page, table: "", text: "", state: null };
};
const HELD = /^#?\/[gb]\//;
const here = (): string => (site || HELD.test(location.hash) ? location.hash.slice(1) : location.pathname);
export const route = $state<Route>(parse(here()));

/** What a link to a path of the page says. */
export const address = (path: string): string => (site ? `#${path}` : HELD.test(path) ? `/#${path}` : path);
/** The whole address of a path of the page, to be opened anywhere. */
export const wholeAddress = (path: string): string => (site ? `${root}#${path}` : location.origin + path);

/** The whole address of a game that its own link holds, at its end or at a moment before. */
export const gameAddress = (text: string, state: number | null = null): string =>
  `${root}#/g/${text}${state === null ? "" : `/${state}`}`;

/** The whole address of a board that its own link holds. */
export const boardAddress = (text: string): string => `${root}#/b/${text}`;

export function go(to: string, replace = false): void {
  const path = HELD.test(to.slice(1)) ? to.slice(2) : to;
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
