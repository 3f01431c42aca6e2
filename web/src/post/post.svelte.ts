/** What people do with games by link: make one, open a link, take a seat, hand one over. */
import type { PostAnswer, PostPrivate } from "../generated/answers";
import { say } from "../lib/language.svelte";
import { api } from "../lib/net";
import { gameAddress, go } from "../lib/router.svelte";
import { oneByOne, store, tableOf, type PostGame } from "./store.svelte";

/** The result of opening a link, shown on the game's page. */
export interface Note {
  id: string;
  outcome: PostAnswer["outcome"];
  fork: NonNullable<PostAnswer["fork"]> | null;
  link: string;
}
class Notes {
  last = $state.raw<Note | null>(null);
}
export const notes = new Notes();

/** The beginning of a chain of secrets: only this device knows it. */
const newRoot = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const ask = (what: string, body: unknown): Promise<PostAnswer> => api<PostAnswer>("POST", `/post/${what}`, body);
const kept = ({ saved, info }: PostAnswer): string => {
  store.keep(saved, info);
  store.tell(info.id);
  void navigator.storage?.persist?.();
  return info.id;
};

export interface Wish {
  board: string;
  modules: string[];
  options: Record<string, unknown>;
  seats: number;
  own: number[];
  name: string;
}
export async function makeGame(wish: Wish): Promise<string> {
  return kept(await ask("make", { ...wish, root: newRoot() }));
}
/** Open a link: the game's id. What this device has of the game stays unless the link continues it. */
export async function openLink(link: string, instead = false): Promise<string> {
  const first = await ask("open", { link });
  const { id } = first.info;
  return oneByOne(id, async () => {
    const known = store.game(id);
    const answer = known ? await ask("open", { link, saved: known.saved, instead }) : first;
    notes.last = { id, outcome: answer.outcome, fork: answer.fork ?? null, link };
    if (answer.outcome !== "fork" && answer.outcome !== "other_people") kept(answer);
    return id;
  });
}
/** Something that changes a game: the link is new afterwards. */
const changed = (id: string, what: string, more: Record<string, unknown> = {}): Promise<string> =>
  oneByOne(id, async () => {
    const game = store.game(id);
    if (!game) throw new Error(say("post-not-saved"));
    notes.last = null;
    return kept(await ask(what, { saved: game.saved, ...more }));
  });
export const takeSeats = (id: string, seats: number[], name: string): Promise<string> =>
  changed(id, "join", { seats, name, root: newRoot() });
export const askForSeat = (id: string, person: number, name: string): Promise<string> =>
  changed(id, "ask", { person, name, root: newRoot() });
export const agree = (id: string): Promise<string> => changed(id, "agree");
export const decline = (id: string): Promise<string> => changed(id, "decline");
export async function privateLink(id: string): Promise<string> {
  const { link } = await api<PostPrivate>("POST", "/post/private", { saved: store.game(id)!.saved });
  return gameAddress(link);
}

/** Off this device, permanently. */
export function forgetGame(id: string): void {
  store.forget(id);
}
export const sentLink = (game: PostGame): string => gameAddress(game.saved.link);
export const goTo = (id: string, replace = false): void => go(`/t/${tableOf(id)}`, replace);
export const you = (game: PostGame): boolean => game.info.people.some((person) => person.you);
/** The name of the next person. */
export const whose = ({ info }: PostGame): string | null =>
  info.whose === null ? null : (info.people[info.whose]?.name ?? null);
/** The message that goes with the link. */
export function words(game: PostGame): string {
  const name = whose(game);
  if (game.info.stage === "joining") return name ? say("post-text-begin", { name }) : say("post-text-join");
  if (game.info.asked) return say("post-text-asked", { name: game.info.asked.name });
  return game.info.stage === "over" ? say("post-text-over") : say("post-text-turn", { name: name ?? "" });
}
