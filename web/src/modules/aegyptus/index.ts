import { clauses, say } from "../../lib/language.svelte";
import { page } from "../../lib/page.svelte";
import type { Module } from "../module";
import Nile from "./Nile.svelte";
import FertileMarker from "./FertileMarker.svelte";
import NoteSign from "./NoteSign.svelte";

const module: Module = {
  name: "aegyptus",
  icon: "ship",
  provinceSign: NoteSign,
  provinceWords: (province) =>
    clauses([
      ...(province.fertile ? [say("fertile-here")] : []),
      ...(province.trades ?? []).map((trade) => page.words.entry("trades", trade).title!),
    ]),
  provinceLesson: (province) => [
    ...(province.fertile ? [say("fertile-lesson")] : []),
    ...(province.trades ?? []).map((trade) => say("trade-lesson", { trade: page.words.entry("trades", trade).title! })),
  ],
  boardLayer: FertileMarker,
  boardScene: Nile,
};
export default module;
