import type { Module } from "../module";

const module: Module = { name: "coin_field", icon: "coin" };
export default module;
