import type { Module } from "../module";
import ContrariusPanel from "./ContrariusPanel.svelte";
import sprite from "./sprite.svg?raw";

const module: Module = {
  name: "solitaria",
  icon: "contrarius",
  sprite,
  panel: { title: "panel-contrarius", on: (view) => !!view.solitaria, component: ContrariusPanel },
  automa: (seat) => (seat.contrarius ? { name: "Contrarius", icon: "contrarius" } : null),
};
export default module;
