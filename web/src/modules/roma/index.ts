import type { Good } from "../../lib/types";
import { around, box } from "../../table/boxes";
import type { Module } from "../module";
import ShipTrack from "./ShipTrack.svelte";
import Stations from "./Stations.svelte";

export interface LayoutStation {
  name: string;
  type: string;
  x: number;
  y: number;
  coins?: number;
  goods?: Good[];
  choice?: Good[];
  sites?: { name: string; good: Good; x: number; y: number }[];
}
declare module "../../lib/types" {
  interface Layout {
    track?: LayoutStation[];
  }
}
const module: Module = {
  name: "roma",
  icon: "arch",
  lesson: { id: "roma", board: "roma", bots: 2 },
  panel: { title: "panel-ship-track", on: (view) => !!view.ship_track, component: ShipTrack },
  targets: {
    space: {
      counted: "lit-spaces",
      lead: { icon: "ship" },
      point: (layout, index) => layout.track?.[index] ?? null,
    },
  },
  boardLayer: Stations,
  covers: (layout, s) =>
    (layout.track ?? []).flatMap(({ x, y, name }) => {
      const r = Math.max(14, 34 * s),
        half = Math.max(r, name.length * 3.2 * Math.max(1, s * 1.4));
      return [around(x * s, y * s, r), box(x * s - half, y * s + r, 2 * half, Math.max(14, 20 * s))];
    }),
  sites: (layout) => (layout.track ?? []).flatMap((station) => station.sites ?? []),
  stands: (layout, colonist, s) => {
    const space = colonist.space ?? 0; // a ship in the first harbour is where the track begins
    const at = layout.track?.[space];
    return at ? { x: at.x, y: at.y, group: `t${space}`, below: -Math.max(6, 10 * s), row: 3 } : null;
  },
};
export default module;
