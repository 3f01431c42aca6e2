/** Notices while the page is closed: this device's subscription at the push service of its browser. */
import { language, say } from "./language.svelte";
import { api, Refused } from "./net";
import { keepSeats, makeLink, person } from "./person.svelte";
import { keepSettings, settings } from "./settings.svelte";
import { site } from "./site";

export const KINDS = ["turn", "start", "time", "undo", "reminder", "over", "invitation"] as const;
export type Kind = (typeof KINDS)[number];
/** Where the service worker finds what to say. */
const WORDS = "praefectus-words";

/** Why this device can get none: a message, or null where it can. */
export function whyNot(): string | null {
  if (!isSecureContext) return "push-needs-https";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "push-no-browser";
  return null;
}
const raw = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

/** The service worker shows notices when no page is open: it gets its sentences now. */
async function keepWords(): Promise<void> {
  const words = {
    turn: say("push-say-turn"),
    start: say("push-say-start"),
    rematch: say("push-say-rematch"),
    "time-short": say("push-say-time-short"),
    "time-up": say("push-say-time-up"),
    "stand-in": say("push-say-stand-in"),
    undo: say("push-say-undo"),
    reminder: say("push-say-reminder"),
    over: say("push-say-over"),
    appointment: say("push-say-appointment"),
    invitation: say("push-say-invitation"),
    entered: say("push-say-entered"),
    several: say("push-say-several", { count: "{count}" }),
    news: say("push-say-news"),
    open: say("push-open"),
    openAll: say("push-open-all"),
    openMe: say("push-open-me"),
    language: language(),
  };
  await (await caches.open(WORDS)).put("/words", new Response(JSON.stringify(words)));
}

async function subscribed(key: string): Promise<PushSubscription> {
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error("no service worker");
  const { pushManager } = await navigator.serviceWorker.ready;
  const had = await pushManager.getSubscription();
  const same = had?.options.applicationServerKey;
  if (had && same && String(new Uint8Array(same)) === String(raw(key))) return had;
  await had?.unsubscribe(); // of another server key: nothing would come
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: raw(key) });
}
/** Subscribe this device; a sentence if it cannot be done. */
export async function switchOn(): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return say("notices-refused");
  const { key } = await api<{ key: string | null }>("GET", "/push");
  if (!key) return say("push-no-server");
  if (!person.secret) await makeLink();
  else await keepSeats();
  let given: PushSubscriptionJSON;
  try {
    given = (await subscribed(key)).toJSON();
  } catch {
    return say("push-failed");
  }
  const device = { endpoint: given.endpoint, p256dh: given.keys!["p256dh"], auth: given.keys!["auth"] };
  const { id } = await api<{ id: string }>("POST", "/person/push", device, person.secret);
  settings.push = id;
  keepSettings();
  await keepWords();
  return null;
}
export async function switchOff(): Promise<void> {
  const id = settings.push;
  settings.push = "";
  keepSettings();
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  await found?.unsubscribe();
  if (id && person.secret) await api("DELETE", `/person/push/${id}`, undefined, person.secret);
}
/** With every visit: the browser may have another subscription by now, or its reader another language or link. */
export async function renewSubscription(): Promise<void> {
  if (site || !settings.push || whyNot() || Notification.permission !== "granted") return;
  try {
    await switchOn();
  } catch (e) {
    if (e instanceof Refused && e.code === "no_person") {
      settings.push = "";
      keepSettings();
    }
  }
}
export const switchedOff = async (): Promise<Kind[]> =>
  (await api<{ off: Kind[] }>("GET", "/person/notices", undefined, person.secret)).off;
export const switchKindsOff = async (off: Kind[]): Promise<Kind[]> =>
  (await api<{ off: Kind[] }>("PUT", "/person/notices", { off }, person.secret)).off;
