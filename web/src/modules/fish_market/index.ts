import type { Module } from "../module";
import FishMarket from "./FishMarket.svelte";
import FishMark from "./FishMark.svelte";
import FishSign from "./FishSign.svelte";
import "./fish.css";
import sprite from "./sprite.svg?raw";

const module: Module = {
  name: "fish_market",
  icon: "g-fish",
  sprite,
  panel: { title: "Fish market", on: (view) => !!view.fish_market, component: FishMarket },
  targets: {
    spot: {
      one: "spot of the market",
      many: "spots of the market",
      lead: { icon: "g-fish", cls: "good-fish" },
    },
  },
  holds: (view, seat) =>
    view.fish_market ? [{ good: "fish", n: seat.fish ?? 0, each: view.fish_market.per_space }] : [],
  provinceMark: FishMark,
  provinceSign: FishSign,
  magnus: (view) => view.fish_market?.magnus,
  provinceWords: (province) => (province.fish ? `, ${province.fish} fish` : ""),
  topics: [{ part: "stands", title: "Stands of the fish market", icon: "g-fish" }],
};
export default module;
