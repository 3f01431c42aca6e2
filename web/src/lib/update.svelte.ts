/** A newer build of the page: cached next to the one that runs, and taken when the reader says so. */
import { root, site } from "./site";

class Update {
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    const first = !navigator.serviceWorker.controller;
    let reloading = first; // the first one takes over quietly
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (!navigator.serviceWorker.controller) return; // it was cleared with the page's storage: a game continues
      if (reloading) reloading = false;
      else location.reload();
    });
    try {
      const found = await navigator.serviceWorker.register(`${root}sw.js`, { scope: new URL(root).pathname });
      const note = (worker: ServiceWorker | null): void => {
        if (!worker || !navigator.serviceWorker.controller) return;
        const look = (): void => {
          if (worker.state !== "installed") return;
          this.#waiting = worker;
          this.ready = true;
        };
        worker.addEventListener("statechange", look);
        look();
      };
      note(found.waiting);
      found.addEventListener("updatefound", () => note(found.installing));
      setInterval(() => void found.update().catch(() => undefined), 3_600_000);
    } catch {
      /* a private window, or a page that is not served safely: it works without */
    }
  }
  take(): void {
    this.#waiting?.postMessage("take over");
  }
}
export const update = new Update();

/** A link of a newer version: a static site may have one already, so the page loads again. False if it has done so. */
export async function reloadedForNewer(link: string): Promise<boolean> {
  const key = "praefectus.newer";
  try {
    if (!site || sessionStorage.getItem(key) === link) return false;
    sessionStorage.setItem(key, link);
  } catch {
    return false; // without storage nothing would end it
  }
  const found = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await found?.update().catch(() => undefined);
  if (found?.installing) await installed(found.installing);
  if (found?.waiting) found.waiting.postMessage("take over");
  setTimeout(() => location.reload(), found?.waiting ? 3000 : 0); // taking over reloads it too
  return true;
}
const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((done) => {
    worker.addEventListener("statechange", () => worker.state !== "installing" && done());
    setTimeout(done, 20_000);
  });
