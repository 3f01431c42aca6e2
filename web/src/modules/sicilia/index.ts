import type { Module } from "../module";
import EruptionMark from "./EruptionMark.svelte";
import EruptionSign from "./EruptionSign.svelte";
import sprite from "./sprite.svg?raw";
import VolcanoPanel from "./VolcanoPanel.svelte";

declare module "../../lib/types" {
  interface View {
    volcano: { rows: Record<string, number>; left: number } | null;
  }
  interface ProvinceView {
    /** How far the volcano has come there. */
    stage?: number;
    erupted?: boolean;
  }
}
const module: Module = {
  name: "sicilia",
  icon: "volcano",
  sprite,
  panel: { title: "Volcano", on: (view) => !!view.volcano, component: VolcanoPanel },
  provinceMark: EruptionMark,
  provinceSign: EruptionSign,
  provinceWords: (province) => (province.erupted ? "; the volcano has erupted here" : ""),
};
export default module;
