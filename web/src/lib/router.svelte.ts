/** The address bar: `/`, `/t/<table>`, `/t/<table>/<state>`. */
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
export const route = $state<Route>(parse(location.pathname));

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  Object.assign(route, parse(path.split("#")[0]!));
}
addEventListener("popstate", () => Object.assign(route, parse(location.pathname)));

/** Links stay links (open in a new tab, copy) but do not reload the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const a = (event.target as Element).closest("a");
  if (!a || a.target || a.origin !== location.origin || a.hasAttribute("download") || a.pathname.startsWith("/api"))
    return;
  if (a.hash && a.pathname === location.pathname) return;
  event.preventDefault();
  go(a.pathname + a.hash);
  if (!a.hash) scrollTo(0, 0);
}
