/** What a module of the game adds to the page: each has a folder of its own that exports one of these. */
import type { Component } from "svelte";
import type { Session } from "../lib/session.svelte";
import type { Box } from "../table/boxes";
import type { Choice, Colonist, Layout, ProvinceView, SeatView, View } from "../lib/types";

export interface Point {
  x: number;
  y: number;
}
/** A good or a token with its number, as shown in the storehouse. */
export interface Held {
  good: string;
  n: number;
  /** How many of it share a space of the storehouse. */
  each: number;
}
export interface Chip {
  text: string;
  icon?: string;
  title?: string;
  bronze?: boolean;
  face?: Face;
}
/** A drawn face of a module. */
export interface Face {
  picture: Component<{ id: number }>;
  id: number;
}
/** What a choice may aim at: the message that counts them, the sign before the choice, its place on the board. */
export interface TargetKind {
  counted: string;
  lead: { icon: string; cls?: string };
  /** Instead of the sign: a face. */
  face?: (view: View, index: number) => Face | null;
  point?: (layout: Layout, index: number) => Point | null;
  /** What it does, where the list would otherwise show only a name. */
  about?: (view: View, index: number) => string;
}
/** What is drawn on the board, in its scale, and can be highlighted there. */
export interface LayerProps {
  layout: Layout;
  view: View | null;
  s: number;
  choices: Map<string, Choice[]>;
  hot: string | null;
  onpick: (key: string, touch: boolean) => void;
  onhot: (key: string | null) => void;
}
export interface SceneProps {
  layout: Layout;
  view: View;
}
export interface Module {
  /** As the server calls it. */
  name: string;
  icon: string;
  /** Drawings of its own, for the signs it uses. */
  sprite?: string;
  /** Its board beside the cards for sale; it comes to the front when one of its targets is highlighted. */
  panel?: { title: string; on: (view: View) => boolean; component: Component<{ session: Session; view: View }> };
  /** Above the choices of the player to act: what the module did last and will do. */
  reaction?: Component<{ session: Session; view: View }>;
  /** By the kind of target. */
  targets?: Record<string, TargetKind>;
  /** A good that only this module adds. */
  good?: { name: string; inPlay: (view: View) => boolean };
  /** What a seat has besides coins and goods. */
  holds?: (view: View, seat: SeatView) => Held[];
  /** Name and effect of the Praefectus Magnus, where the module changes them. */
  magnus?: (view: View) => string | undefined;
  /** Chips below the line of a seat. */
  chips?: (session: Session, view: View, seat: SeatView) => Chip[];
  /** One person alone can play rated games with it. */
  ratedAlone?: true;
  /** A seat without a player, because the module plays it. */
  automa?: (seat: SeatView) => { name: string; icon: string } | null;
  /** On the board, beside the bonus marker of a province, whose size is given. */
  provinceMark?: Component<{ province: ProvinceView; size: number }>;
  /** In the list of bonus markers. */
  provinceSign?: Component<{ province: ProvinceView }>;
  /** After the sentence about a bonus marker. */
  provinceWords?: (province: ProvinceView) => string;
  /** What its signs beside a bonus marker mean, in whole sentences. */
  provinceLesson?: (province: ProvinceView) => string[];
  boardLayer?: Component<LayerProps>;
  /** Between the painted ground and the pieces, in the board's own measure: smoke, water. */
  boardScene?: Component<SceneProps>;
  /** The part of the board that its layer covers: no names go there. */
  covers?: (layout: Layout, s: number) => Box[];
  /** Building sites that follow the cities of the board. */
  sites?: (layout: Layout) => (Point & { name: string })[];
  /** The position of a colonist that is neither on a line nor in a place of the board; groups form rows. */
  stands?: (layout: Layout, colonist: Colonist, s: number) => (Point & Rows) | null;
  /** A short lesson about it: messages about it begin with `lesson-` and the id; its board, and how many bots. */
  lesson?: { id: string; board: string; bots: number };
  /** Offered on the front page as a way to play, with so many bots; `front-mode-` and the id says what it is. */
  offered?: { id: string; bots: number };
  /** Parts of the rules reference; titles, as those of panels, are messages. */
  topics?: { part: string; title: string; icon: string }[];
}
/** The formation of those who share a space: how far below it, and how many in a row (else a square). */
export interface Rows {
  group: string;
  below: number;
  row?: number;
  /** Fanned out around a plate of this radius instead. */
  around?: number;
}
