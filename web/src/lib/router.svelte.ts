/** The address bar: `/`, `/t/<table>`, `/t/<table>/<state>`; on a static site the same behind a #. */
import { site } from "./site";

export interface Route {
  page: "front" | "table";
  table: string;
  state: number | null;
}
const parse = (path: string): Route => {
  const m = /^\/t\/([\w-]+)(?:\/(\d+))?\/?$/.exec(path);
  return m
    ? { page: "table", table: m[1]!, state: m[2] ? Number(m[2]) : null }
    : { page: "front", table: "", state: null };
};
const here = (): string => (site ? location.hash.slice(1) : location.pathname);
export const route = $state<Route>(parse(here()));

export function go(path: string, replace = false): void {
  const address = site ? `#${path}` : path;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  Object.assign(route, parse(path.split("#")[0]!));
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
  const [path, place] = (a.getAttribute("href") ?? "").split("#") as [string, string | undefined];
  if (!site && place && a.pathname === location.pathname) return;
  event.preventDefault();
  if (!site) go(a.pathname + a.hash);
  else if (path) go(path);
  if (site && place) setTimeout(() => jump(place));
  if (!place) scrollTo(0, 0);
}
