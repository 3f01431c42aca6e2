/** The player's friends: people whom they can invite with one click. Nobody else sees them. */
import { api } from "./net";
import { person } from "./person.svelte";
import type { Friend } from "./types";

interface List {
  friends: Friend[];
}
export const friends = $state<{ list: Friend[] }>({ list: [] });

async function ask(method: string, path: string, body?: unknown): Promise<void> {
  friends.list = (await api<List>(method, path, body, person.secret)).friends;
}
export const loadFriends = (): Promise<void> => ask("GET", "/person/friends");
export const addFriend = (name: string): Promise<void> => ask("POST", "/person/friends", { name });
export const removeFriend = (id: string): Promise<void> => ask("DELETE", `/person/friends/${id}`);
