import type { Module } from "../module";
import ContrariusPanel from "./ContrariusPanel.svelte";
import ContrariusReaction from "./ContrariusReaction.svelte";
import sprite from "./sprite.svg?raw";

const module: Module = {
  name: "solitaria",
  icon: "contrarius",
  lesson: { id: "solo", board: "italia", bots: 0 },
  offered: { id: "solo", bots: 0 },
  sprite,
  panel: { title: "panel-contrarius", on: (view) => !!view.solitaria, component: ContrariusPanel },
  reaction: ContrariusReaction,
  ratedAlone: true,
  automa: (seat) => (seat.contrarius ? { name: "Contrarius", icon: "contrarius" } : null),
};
export default module;
