import type { Module } from "../module";

const module: Module = { name: "balearica", icon: "ship" };
export default module;
