import type { Module } from "../module";

const module: Module = { name: "gallia", icon: "ship" };
export default module;
