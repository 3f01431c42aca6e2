import type { Module } from "../module";
import CastleGoods from "./CastleGoods.svelte";

const module: Module = { name: "germania", icon: "arch", boardLayer: CastleGoods };
export default module;
