/** How the player gets notices: kinds, quiet hours, and an address for e-mail. */
import { api } from "./net";
import { person } from "./person.svelte";
import type { Notices } from "./types";

export const notices = $state<{ now: Notices | null }>({ now: null });

export async function askNotices(method: string, path: string, body?: unknown): Promise<Notices> {
  return (notices.now = await api<Notices>(method, path, body, person.secret));
}
export const loadNotices = (): Promise<Notices> => askNotices("GET", "/person/notices");
