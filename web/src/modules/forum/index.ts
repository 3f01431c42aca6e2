import { sentence, title } from "../../lib/words";
import type { Module } from "../module";
import { forumCard } from "./cards";
import ForumRow from "./ForumRow.svelte";

const card = { counted: "lit-forum-cards", lead: { icon: "person" } };
const about = (id: number | null | undefined): string => (id == null ? "" : sentence(forumCard(id)));
const module: Module = {
  name: "forum",
  icon: "person",
  lesson: { id: "forum", board: "imperium", bots: 2 },
  panel: { title: "panel-forum", on: (view) => !!view.forum, component: ForumRow },
  targets: {
    forum: { ...card, about: (_view, id) => about(id) },
    forum_slot: { ...card, about: (view, slot) => about(view.forum?.tableau[slot]) },
  },
  chips: (_session, _view, seat) =>
    (seat.forum ?? []).map((id) => ({ text: title(forumCard(id)), title: sentence(forumCard(id)), bronze: true })),
  topics: [{ part: "forum", title: "topics-forum", icon: "person" }],
};
export default module;
