import type { Module } from "../module";
import EruptionMark from "./EruptionMark.svelte";
import EruptionSign from "./EruptionSign.svelte";
import sprite from "./sprite.svg?raw";
import VolcanoPanel from "./VolcanoPanel.svelte";

const module: Module = {
  name: "sicilia",
  icon: "volcano",
  sprite,
  panel: { title: "Volcano", on: (view) => !!view.volcano, component: VolcanoPanel },
  provinceMark: EruptionMark,
  provinceSign: EruptionSign,
  provinceWords: (province) =>
    province.closed
      ? "; the volcano has erupted here: it never produces again"
      : province.no_building
        ? "; nobody can build here any more"
        : province.smoke
          ? "; smoke: a Prefect gets no bonus here"
          : "",
};
export default module;
