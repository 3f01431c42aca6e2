import type { Module } from "../module";
import NoteSign from "./NoteSign.svelte";

declare module "../../lib/types" {
  interface ProvinceView {
    /** The fertile Nile, and trades that pass through. */
    notes?: string[];
  }
}
const module: Module = {
  name: "aegyptus",
  icon: "ship",
  provinceSign: NoteSign,
  provinceWords: (province) => (province.notes ?? []).join("; "),
};
export default module;
