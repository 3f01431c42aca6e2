/** The player: a secret that opens all of their tables, on any device; of the personal link, or of a session. */
import { api, Refused } from "./net";
import { isOff, knownTables, listedTables, remember } from "./settings.svelte";
import { site } from "./site";
import type { Mine, Player } from "./types";

const KEY = "praefectus.person";
const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};
interface Person {
  secret: string | null;
  said: string | null;
  /** What the server knows about them; null until it was asked. */
  player: Player | null;
}
export const person = $state<Person>({ secret: stored(), said: null, player: null });
let kept = "";

function set(secret: string | null): void {
  person.secret = secret;
  person.player = null;
  kept = "";
  try {
    if (secret) localStorage.setItem(KEY, secret);
    else localStorage.removeItem(KEY);
  } catch {
    /* a private window without storage: the link lasts as long as the page */
  }
}
export const personalLink = (): string => (person.secret ? `${location.origin}/me#${person.secret}` : "");

/** Ask something about the player; each answer is the whole player. */
export async function ask(method: string, path: string, body?: unknown): Promise<Player> {
  const { secret } = person;
  const found = await api<Player>(method, path, body, secret);
  if (secret === person.secret) person.player = found;
  return found;
}
export const loadPlayer = (): Promise<Player> => ask("GET", "/person/player");

let making: Promise<void> | null = null;
/** A person with a seat becomes a player; just looking creates none. */
async function makePlayer(): Promise<void> {
  making ??= api<{ person: string }>("POST", "/person")
    .then(({ person: secret }) => set(secret))
    .finally(() => (making = null));
  await making;
}
/** Let the player have every seat that this browser has; asked often, sent when there is something new. */
export async function keepSeats(): Promise<void> {
  if (site) return;
  const { secret } = person;
  const tables = listedTables()
    .slice(-100)
    .map((t) => ({
      table: t.table,
      secrets: [...Object.values(t.secrets), ...(t.host ? [t.host] : [])].filter((s) => s !== secret),
    }))
    .filter((t) => t.secrets.length);
  const all = JSON.stringify(tables);
  if (all === kept || !tables.length) return;
  try {
    if (!secret) await makePlayer();
    await api("PUT", "/person/tables", { tables }, person.secret);
    kept = all;
  } catch (e) {
    if (e instanceof Refused && e.code === "no_person") set(null);
  }
}
export async function makeLink(): Promise<void> {
  if (!person.secret) await makePlayer();
  await keepSeats();
}
/** The old link stops working everywhere. */
export async function renewLink(): Promise<void> {
  const old = person.secret;
  const { person: secret } = await api<{ person: string }>("POST", "/person/renew", undefined, old);
  for (const t of knownTables()) {
    const seats = Object.entries(t.secrets).filter(([, s]) => s === old);
    remember(
      t.table,
      seats.map(([seat]) => ({ seat: Number(seat), secret })),
      t.host === old ? secret : null,
    );
  }
  set(secret);
  await keepSeats();
}
/** Sign this device in by the link: its own seats are added to the player, and the player's tables are listed here. */
export async function openLink(secret: string): Promise<void> {
  const before = person.secret;
  try {
    await fetchTables(secret);
    if (before !== secret) {
      set(secret);
      if (before) await takeGuest(before);
    }
    await keepSeats();
  } catch (e) {
    person.said = (e as Error).message;
  }
}
/** A guest who played here, without a name or a key, becomes the player. */
async function takeGuest(before: string): Promise<void> {
  try {
    const guest = await api<Player>("GET", "/person/player", undefined, before);
    if (!guest.name && !guest.passkeys.length) await ask("POST", "/person/merge", { person: before });
  } catch (e) {
    if (!(e instanceof Refused)) throw e; // the former link may be gone
  }
}
/** Fetch the player's tables: some may come from another device. */
export async function fetchTables(secret = person.secret): Promise<void> {
  if (!secret) return;
  const { tables } = await api<{ tables: Mine[] }>("GET", "/person", undefined, secret);
  const known = new Map(knownTables().map((t) => [t.table, t]));
  for (const t of [...tables].reverse()) {
    if (isOff(t.table.table)) continue;
    const had = known.get(t.table.table);
    const missing = t.seats.filter((seat) => !had?.secrets[String(seat)]).map((seat) => ({ seat, secret }));
    if (missing.length || (t.host && !had?.host))
      remember(t.table.table, missing, t.host && !had?.host ? secret : null);
  }
}
/** A passkey signs this device in; the secret of its former player is returned if that was another one. */
export async function signIn(label: string): Promise<string | null> {
  const before = person.secret;
  const was = before ? await loadPlayer().catch(() => null) : null;
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(await api("POST", "/passkey/options"));
  const credential = (await navigator.credentials.get({ publicKey: options })) as PublicKeyCredential;
  const given = { credential: credential.toJSON(), label };
  const { person: secret, id } = await api<{ person: string; id: string }>("POST", "/passkey", given);
  set(secret);
  await fetchTables();
  await loadPlayer();
  return was && was.id !== id ? before : null;
}
/** A link in a mail signs this device in. */
export async function enterByMail(link: string): Promise<void> {
  const label = navigator.platform ? `E-Mail, ${navigator.platform}` : "E-Mail";
  const before = person.secret;
  const { person: secret } = await api<{ person: string }>("POST", "/mail/enter", { link, label });
  set(secret);
  await fetchTables();
  if (before) await takeGuest(before);
  await loadPlayer();
}
export async function addPasskey(label: string): Promise<Player> {
  const { secret } = person;
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(
    await api("POST", "/person/passkeys/options", undefined, secret),
  );
  const credential = (await navigator.credentials.create({ publicKey: options })) as PublicKeyCredential;
  return ask("POST", "/person/passkeys", { credential: credential.toJSON(), label });
}
/** All other devices are signed out; this one stays, by its session or by the new link. */
export async function endOthers(isLink: boolean): Promise<void> {
  const { person: link } = await api<{ person: string }>("POST", "/person/sessions/end", undefined, person.secret);
  if (isLink) set(link);
  await keepSeats();
}
/** The link as a picture for a camera. */
export async function code(): Promise<string> {
  const answer = await fetch("/api/person/code", { headers: { Authorization: `Bearer ${person.secret}` } });
  if (!answer.ok) throw new Error(((await answer.json()) as { sentence: string }).sentence);
  return URL.createObjectURL(await answer.blob());
}
