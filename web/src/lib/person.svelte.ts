/** The player: a secret that opens all of their tables, on any device; of the personal link, or of a session. */
import { api, Refused } from "./net";
import { knownTables, listedTables, remember } from "./settings.svelte";
import type { Mine } from "./types";

export interface Player {
  id: string;
  name: string | null;
  passkeys: { id: string; label: string; made: string; used: string | null }[];
  sessions: { link: boolean; label: string | null; here: boolean; made: string; used: string }[];
}

const KEY = "praefectus.person";
const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};
export const person = $state<{ secret: string | null; said: string | null }>({ secret: stored(), said: null });
let kept = "";

function set(secret: string | null): void {
  person.secret = secret;
  kept = "";
  try {
    if (secret) localStorage.setItem(KEY, secret);
    else localStorage.removeItem(KEY);
  } catch {
    /* a private window without storage: the link lasts as long as the page */
  }
}
export const personalLink = (): string => (person.secret ? `${location.origin}/me#${person.secret}` : "");

/** Let the link carry every seat that this browser has; asked often, sent when there is something new. */
export async function keepSeats(): Promise<void> {
  const { secret } = person;
  if (!secret) return;
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
    await api("PUT", "/person/tables", { tables }, secret);
    kept = all;
  } catch (e) {
    if (e instanceof Refused && e.code === "no_person") set(null);
  }
}
export async function makeLink(): Promise<void> {
  set((await api<{ person: string }>("POST", "/person")).person);
  await keepSeats();
}
/** The old link opens nothing any more, wherever it was opened. */
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
/** A device comes by the link: its own seats go into it, and the link's tables are here from now on. */
export async function openLink(secret: string): Promise<void> {
  const before = person.secret;
  try {
    await fetchTables(secret);
    if (before !== secret) set(secret);
    await keepSeats();
  } catch (e) {
    person.said = (e as Error).message;
  }
}
/** What the link carries may have been taken on another device. */
export async function fetchTables(secret = person.secret): Promise<void> {
  if (!secret) return;
  const { tables } = await api<{ tables: Mine[] }>("GET", "/person", undefined, secret);
  const known = new Map(knownTables().map((t) => [t.table, t]));
  for (const t of [...tables].reverse()) {
    const had = known.get(t.table.table);
    const missing = t.seats.filter((seat) => !had?.secrets[String(seat)]).map((seat) => ({ seat, secret }));
    if (missing.length || (t.host && !had?.host))
      remember(t.table.table, missing, t.host && !had?.host ? secret : null);
  }
}
/** A passkey signs this device in; the former player of this device is returned if it was another one. */
export async function signIn(label: string): Promise<string | null> {
  const before = person.secret;
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(await api("POST", "/passkey/options"));
  const credential = (await navigator.credentials.get({ publicKey: options })) as PublicKeyCredential;
  const { person: secret } = await api<{ person: string }>("POST", "/passkey", {
    credential: credential.toJSON(),
    label,
  });
  set(secret);
  await fetchTables();
  return before;
}
export async function addPasskey(label: string): Promise<Player> {
  const { secret } = person;
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(
    await api("POST", "/person/passkeys/options", undefined, secret),
  );
  const credential = (await navigator.credentials.create({ publicKey: options })) as PublicKeyCredential;
  return api("POST", "/person/passkeys", { credential: credential.toJSON(), label }, secret);
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
