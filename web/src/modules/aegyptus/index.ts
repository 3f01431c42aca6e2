import type { Module } from "../module";
import NoteSign from "./NoteSign.svelte";

const module: Module = {
  name: "aegyptus",
  icon: "ship",
  provinceSign: NoteSign,
  provinceWords: (province) => (province.notes ?? []).join("; "),
};
export default module;
