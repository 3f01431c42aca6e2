import { listed, say } from "../../lib/language.svelte";
import type { Module } from "../module";
import sprite from "./sprite.svg?raw";
import TeamPanel from "./TeamPanel.svelte";

const module: Module = {
  name: "teams",
  icon: "team",
  lesson: { id: "teams", board: "imperium", bots: 3 },
  offered: { id: "teams", bots: 3 },
  sprite,
  panel: { title: "panel-teams", on: (view) => view.seats.some((s) => s.team !== undefined), component: TeamPanel },
  chips: (session, view, seat) => {
    const side = view.sides.find((each) => each.seats.includes(seat.seat))!;
    const partners = side.seats.filter((other) => other !== seat.seat).map((other) => session.name(other));
    const yours = partners.length === 1 && side.seats.some((other) => other !== seat.seat && session.isYou(other));
    const text = yours ? say("team-with-you") : say("team-with", { names: listed(partners) });
    return partners.length ? [{ icon: "link", text }] : [];
  },
};
export default module;
