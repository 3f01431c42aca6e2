import { sentence, title } from "../../lib/words";
import type { Face, Module } from "../module";
import { forumCard } from "./cards";
import ForumRow from "./ForumRow.svelte";
import Medallion from "./Medallion.svelte";

const card = { counted: "lit-forum-cards", lead: { icon: "person" } };
const about = (id: number | null | undefined): string => (id == null ? "" : sentence(forumCard(id)));
const face = (id: number | null | undefined): Face | null => (id == null ? null : { picture: Medallion, id });
const module: Module = {
  name: "forum",
  icon: "person",
  lesson: { id: "forum", board: "imperium", bots: 2 },
  panel: { title: "panel-forum", on: (view) => !!view.forum, component: ForumRow },
  targets: {
    forum: { ...card, about: (_view, id) => about(id), face: (_view, id) => face(id) },
    forum_slot: {
      ...card,
      about: (view, slot) => about(view.forum?.tableau[slot]),
      face: (view, slot) => face(view.forum?.tableau[slot]),
    },
  },
  chips: (_session, _view, seat) =>
    (seat.forum ?? []).map((id) => ({
      text: title(forumCard(id)),
      title: sentence(forumCard(id)),
      bronze: true,
      face: { picture: Medallion, id },
    })),
  topics: [{ part: "forum", title: "topics-forum", icon: "person" }],
};
export default module;
