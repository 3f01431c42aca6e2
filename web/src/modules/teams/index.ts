import type { Module } from "../module";
import sprite from "./sprite.svg?raw";
import TeamPanel from "./TeamPanel.svelte";

declare module "../../lib/types" {
  interface SeatView {
    team?: number | null;
  }
}
const module: Module = {
  name: "teams",
  icon: "team",
  sprite,
  panel: { title: "Teams", on: (view) => view.seats.some((s) => s.team != null), component: TeamPanel },
  chips: (session, view, seat) => {
    const partners = view.seats.filter((s) => s.team != null && s.team === seat.team && s.seat !== seat.seat);
    return partners.length
      ? [{ icon: "link", text: `with ${partners.map((s) => session.name(s.seat)).join(", ")}` }]
      : [];
  },
};
export default module;
