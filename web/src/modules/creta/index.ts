import { say } from "../../lib/language.svelte";
import type { Module } from "../module";
import AnyMark from "./AnyMark.svelte";
import AnySign from "./AnySign.svelte";

const module: Module = {
  name: "creta",
  icon: "g-any",
  provinceMark: AnyMark,
  provinceSign: AnySign,
  provinceWords: (province) => (province.any_good ? say("province-any-good") : ""),
};
export default module;
