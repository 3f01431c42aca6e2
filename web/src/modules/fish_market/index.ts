import { say } from "../../lib/language.svelte";
import { page } from "../../lib/page.svelte";
import { sentence } from "../../lib/words";
import type { Module } from "../module";
import FishMarket from "./FishMarket.svelte";
import FishMark from "./FishMark.svelte";
import FishSign from "./FishSign.svelte";
import "./fish.css";
import sprite from "./sprite.svg?raw";

const module: Module = {
  name: "fish_market",
  icon: "g-fish",
  lesson: { id: "fish", board: "italia", bots: 2 },
  sprite,
  panel: { title: "panel-fish-market", on: (view) => !!view.fish_market, component: FishMarket },
  targets: {
    spot: {
      counted: "lit-spots",
      lead: { icon: "g-fish", cls: "good-fish" },
      about: (view, spot) =>
        (view.fish_market?.spots[spot]?.stands ?? []).map((id) => sentence(page.words.entry("stands", id))).join(" "),
    },
  },
  holds: (view, seat) =>
    view.fish_market ? [{ good: "fish", n: seat.fish ?? 0, each: view.fish_market.per_space }] : [],
  provinceMark: FishMark,
  provinceSign: FishSign,
  magnus: (view) => view.fish_market?.magnus,
  provinceWords: (province) => (province.fish ? say("amount-fish", { count: province.fish }) : ""),
  topics: [{ part: "stands", title: "topics-stands", icon: "g-fish" }],
};
export default module;
