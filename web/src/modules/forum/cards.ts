import { page } from "../../lib/page.svelte";
import type { Entry } from "../../lib/types";

export const forumCard = (id: number): Entry => page.words.entry("forum", id, `Forum card ${id}`);
