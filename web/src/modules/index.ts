/** The modules of the game, in the order in which the page shows them. Nothing else in the page names one. */
import { page } from "../lib/page.svelte";
import type { Good, Layout, SeatView, View } from "../lib/types";
import aegyptus from "./aegyptus";
import balearica from "./balearica";
import coinField from "./coin_field";
import creta from "./creta";
import fishMarket from "./fish_market";
import forum from "./forum";
import gallia from "./gallia";
import germania from "./germania";
import type { Module, Point, TargetKind } from "./module";
import roma from "./roma";
import salt from "./salt";
import sicilia from "./sicilia";
import solitaria from "./solitaria";
import teams from "./teams";
import venus from "./venus";

export const modules: Module[] = [
  salt,
  forum,
  venus,
  balearica,
  fishMarket,
  roma,
  sicilia,
  teams,
  solitaria,
  coinField,
  creta,
  gallia,
  germania,
  aegyptus,
];

export const moduleIcon = (name: string): string => modules.find((m) => m.name === name)?.icon ?? "plus";

/** What modules say above the choices. */
export const reactions = modules.flatMap((m) => (m.reaction ? [m.reaction] : []));

/** Those whose boards are on this table. */
export const panelsOf = (view: View): (Module & Required<Pick<Module, "panel">>)[] =>
  modules.filter((m): m is Module & Required<Pick<Module, "panel">> => !!m.panel?.on(view));

export const targetKind = (kind: string): TargetKind | undefined =>
  modules.find((m) => m.targets?.[kind])?.targets![kind];

/** Can one person play a rated game with these modules? */
export const ratedAlone = (names: string[]): boolean => modules.some((m) => m.ratedAlone && names.includes(m.name));

/** Who plays a seat without a player. */
export const automaOf = (seat: SeatView): ReturnType<NonNullable<Module["automa"]>> =>
  modules.map((m) => m.automa?.(seat) ?? null).find((a) => a) ?? null;

/** The goods of this game. */
export const goodsOf = (view: View): Good[] =>
  page.words.goods.filter((g) => modules.every((m) => m.good?.name !== g || m.good.inPlay(view)));

/** Building sites in the order of the view's indexes: the cities of the board, then those that modules add. */
export function cityPoints(layout: Layout): (Point & { name: string; province: string | null; site?: boolean })[] {
  const sites = modules.flatMap((m) => m.sites?.(layout) ?? []);
  return [...layout.cities, ...sites.map((site) => ({ ...site, province: null, site: true }))];
}
export function placeName(layout: Layout | null, index: number | null | undefined): string {
  if (!layout || index == null) return "";
  const cities = cityPoints(layout);
  return page.words.place(cities[index]?.name ?? layout.spots[index - cities.length]?.name ?? "");
}
