import { say } from "../../lib/language.svelte";
import type { Module } from "../module";
import FertileMarker from "./FertileMarker.svelte";
import NoteSign from "./NoteSign.svelte";

const module: Module = {
  name: "aegyptus",
  icon: "ship",
  provinceSign: NoteSign,
  provinceWords: (province) =>
    [...(province.fertile ? [say("fertile-here")] : []), ...(province.trades ?? [])].join("; "),
  boardLayer: FertileMarker,
};
export default module;
