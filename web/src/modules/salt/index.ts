import type { Module } from "../module";
import "./salt.css";
import sprite from "./sprite.svg?raw";

const module: Module = {
  name: "salt",
  icon: "g-salt",
  lesson: { id: "salt", board: "byzantium", bots: 2 },
  sprite,
  good: {
    name: "salt",
    inPlay: (view) => view.modules.includes("salt") || view.seats.some((s) => s.goods.salt),
  },
};
export default module;
