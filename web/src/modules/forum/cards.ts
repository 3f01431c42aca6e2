import { page } from "../../lib/page.svelte";
import { say } from "../../lib/language.svelte";
import type { Entry } from "../../lib/types";

export const forumCard = (id: number): Entry => page.words.entry("forum", id, say("forum-card-number", { number: id }));
