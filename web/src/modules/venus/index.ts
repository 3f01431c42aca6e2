import type { Module } from "../module";

const module: Module = { name: "venus", icon: "venus" };
export default module;
