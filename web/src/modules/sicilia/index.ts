import { say } from "../../lib/language.svelte";
import type { Module } from "../module";
import Aetna from "./Aetna.svelte";
import EruptionMark from "./EruptionMark.svelte";
import EruptionSign from "./EruptionSign.svelte";
import sprite from "./sprite.svg?raw";
import VolcanoPanel from "./VolcanoPanel.svelte";

const module: Module = {
  name: "sicilia",
  icon: "volcano",
  lesson: { id: "sicilia", board: "sicilia", bots: 2 },
  sprite,
  panel: { title: "panel-volcano", on: (view) => !!view.volcano, component: VolcanoPanel },
  boardScene: Aetna,
  provinceMark: EruptionMark,
  provinceSign: EruptionSign,
  provinceWords: (province) =>
    province.closed
      ? say("province-erupted")
      : province.no_building
        ? say("province-no-building")
        : province.smoke
          ? say("province-smoke")
          : "",
};
export default module;
