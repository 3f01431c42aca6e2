/**
 * What the server sends: tables, views, catalogue (docs/protocol.md), and the drawn layout of a board.
 * What a view holds is made from the shapes that the game declares (generated/view.ts, by build_page.py).
 */
import type { Choice as Offered, View } from "../generated/view";
export type {
  Amount,
  CityView,
  Colonist,
  ExtraScore,
  GodScore,
  Place,
  Price,
  ProvinceView,
  Score,
  SeatView,
  SideView,
  Target,
  TrailStep,
  View,
} from "../generated/view";

/** A choice as it is offered, or two at once: a colonist, and where it goes. */
export interface Choice extends Offered {
  /** What is chosen with it at once; the steps a colonist needs, and the cities where it could build then. */
  follow?: number;
  /** What it says in full, where that is not told by its figures. */
  sentence?: string;
  steps?: number;
  opens?: { city: number; payable: boolean }[];
}
/** A name in the catalogue. */
export type Good = string;
export type Colour = string;
export type LineKind = "land" | "sea";
export type Goods = Record<string, number>;
export type Grade = "certain" | "inferred" | "proposed";

/** What a seat may expect at the end: points, and the chance to win from 0 to 1. */
export interface SeatForecast {
  seat: number;
  points: number;
  chance: number;
}
export interface Analysis {
  judge: string;
  seats: number;
  moments: {
    state: number;
    round: number;
    turn: number;
    seat: number | null;
    forecast: { seats: SeatForecast[] } | null;
  }[];
  losses: {
    state: number;
    round: number;
    turn: number;
    seat: number;
    taken: string;
    better: string;
    taken_target: Choice["target"];
    better_target: Choice["target"];
    chance: number | null;
    points: number;
    sentence: string;
  }[];
}
/** Milliseconds that every seat has left, and whose time runs. */
export interface ClockLeft {
  left: number[];
  running: number | null;
}
export interface TableSeat {
  seat: number;
  colour: Colour;
  kind: "person" | "bot" | "open";
  name: string | null;
  called: string;
  level: string | null;
  stand_in: string | null;
  online: boolean;
}
/** What the log tells of one turn, or one thing of the set-up (round 0), with what was taken back in it. */
export interface LogLine {
  start: number;
  state: number;
  round: number;
  seat: number | null;
  text: string;
  taken_back: string[];
}
export interface LogLines {
  start: number;
  lines: LogLine[];
}
export interface UndoRequest {
  request: number;
  seat: number;
  to: number;
  sentence: string;
  needed: number[];
  agreed: number[];
}
export interface TableInfo {
  table: string;
  name: string;
  stage: "lobby" | "playing" | "over";
  board: string;
  modules: string[];
  options: Record<string, unknown>;
  public: boolean;
  watching: boolean;
  clock: { kind: "turn" | "game"; minutes: number } | null;
  hints: boolean;
  seed: number | null;
  chat: boolean;
  first: "draw" | "as_seated";
  created: string;
  changed: string;
  seats: TableSeat[];
  state: number;
  to_act: number | null;
  round: number | null;
  turn: number | null;
  winner: number | null;
  watchers: number;
  from: { table: string | null; state: number } | null;
  rematch: string | null;
  undo_request: UndoRequest | null;
}
export interface ChatMessage {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}
export interface Made {
  table: TableInfo;
  host?: string;
  secrets: { seat: number; secret: string }[];
}
export interface Mine {
  table: TableInfo;
  seats: number[];
  host: boolean;
  your_turn: boolean;
}
export interface BoardInfo {
  name: string;
  title: string;
  seats: number[];
  /** How it suits 1, 2, 3 ... players. */
  suits?: ("well" | "tight" | "roomy")[];
  sentence?: string;
  modules_needed?: string[];
}
export interface Level {
  name: string;
  title?: string;
  sentence: string;
  seconds?: number;
  rating?: number | null;
  /** Until its rules are compiled, a bot that searches plays at sight. */
  ready?: boolean;
}
export interface Hint {
  state: number;
  choice: number | null;
  /** The next choice of the same turn. */
  then: number | null;
  sentence: string;
  choices: { id: number; share: number | null; sentence?: string }[];
}

/** Catalogue entries: the page reads the words it finds and shows nothing where there are none. */
export interface Entry {
  name: string;
  title?: string;
  sentence?: string;
  text?: string;
  line?: string;
  short?: string;
  grade?: Grade;
  [more: string]: unknown;
}
export interface Catalogue {
  format: number;
  colours: Colour[];
  goods: Entry[];
  gods: Entry[];
  cards: Entry[];
  sale_cards: (Entry & { kind: string; god: string; cost: Good[] })[];
  modules: Entry[];
  options: Entry[];
  guide?: Record<string, string>;
  [more: string]: unknown;
}

export interface Topic {
  id: string;
  title: string;
  aliases: string[];
  text: string;
  grade: Grade;
  source: string;
  part: string;
  module: string | null;
  boards: string[];
}

/** A board as its file tells it; what is drawn of it is a Layout. */
export interface BoardFacts {
  name: string;
  title: string;
  cities: { name: string; province: string; x: number; y: number }[];
  places: { name: string; kind: string; x: number; y: number }[];
  provinces: { id: string; name: string; colour: string }[];
  lines: Record<LineKind, { ends: string[]; stop: boolean }[]>;
}
export interface Label {
  x: number;
  y: number;
  w: number;
  h: number;
  lines: string[];
}
export interface LayoutCity {
  name: string;
  province: string | null;
  x: number;
  y: number;
  label: Label;
}
export interface LayoutSpot {
  kind: "capital" | "start" | "trade";
  name: string;
  x: number;
  y: number;
  label?: Label;
  to?: [number, number][];
}
export interface LayoutRoute {
  kind: LineKind;
  ends: string[];
  pass?: boolean;
  d: string;
  ring: [number, number];
}
export interface LayoutProvince {
  id: string;
  name: string;
  shown?: { lines: string[]; size: number; x: number; y: number };
  marker: [number, number];
  tint: string;
  band: string;
  deep: string;
}
export interface Layout {
  id: string;
  name: string;
  width: number;
  height: number;
  cities: LayoutCity[];
  spots: LayoutSpot[];
  routes: LayoutRoute[];
  provinces: LayoutProvince[];
  /** Anchors painted beside the harbours of Gallia. */
  ports?: [number, number][];
  /** Where the fertile marker lies in each province on the Nile. */
  fertile?: { province: string; x: number; y: number }[];
}

export type ServerMessage =
  | {
      type: "welcome";
      table: TableInfo;
      seats: number[];
      opens: (number | null)[];
      host: boolean;
      muted: number[];
      blocked: number[];
      chat: ChatMessage[];
      server: string;
    }
  | {
      type: "view";
      view: View;
      log: LogLines;
      seat: number | null;
      clock: ClockLeft | null;
    }
  | { type: "forecast"; state: number; seats: SeatForecast[] }
  | { type: "done"; ref?: string; state: number | null }
  | { type: "refused"; ref?: string; code: string; sentence: string; state: number | null }
  | { type: "table"; table: TableInfo }
  | { type: "presence"; online: number[]; watchers: number }
  | { type: "chat"; message: ChatMessage }
  | { type: "thinking"; seat: number; since: string; seconds: number }
  | { type: "undo_request"; request: UndoRequest }
  | { type: "undo_closed"; request: number; outcome: string; sentence: string }
  | { type: "pong" }
  | { type: "bye"; code: string; sentence: string };
