/**
 * What the server sends: tables, views, catalogue (docs/protocol.md), and the drawn layout of a board.
 * Views, messages and answers are as the game and the server declare them (generated/, by build_page.py).
 */
import type { BoardInfo as SentBoard, Received, ViewMessage } from "../generated/answers";
import type { Choice as Offered, View } from "../generated/view";
export type {
  Analysis,
  Away,
  ChatMessage,
  ClockShown as ClockLeft,
  FriendInfo as Friend,
  GameLink,
  Hint,
  Leaderboard,
  HouseBuilt,
  Invitation,
  Level,
  LogLine,
  Moderation,
  MyTournament,
  MyTable as Mine,
  NoticesAnswer as Notices,
  OpenedLink,
  Openings,
  PlayerAnswer as Player,
  PointsRow,
  Profile,
  PuzzleBrief,
  PuzzleGrade,
  PuzzleList,
  PuzzleTable,
  Results,
  SeatForecast,
  SeatInfo as TableSeat,
  SeatPlayer,
  TableInfo,
  TableMade as Made,
  Topic,
  Tournament,
  TournamentOf,
  Tournaments,
  UndoRequest,
  WakingInfo as Waking,
  WatchedGames,
} from "../generated/answers";
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
  Since,
  Target,
  TrailStep,
  View,
} from "../generated/view";

export type LogLines = ViewMessage["log"];
export type ServerMessage =
  Exclude<Received["ServerMessage"], ViewMessage> | (Omit<ViewMessage, "view"> & { view: View });

/** A choice as offered, or two at once: a colonist, and where it moves. */
export interface Choice extends Offered {
  /** What is chosen with it at once; which colonist goes where; and the cities where it could build then. */
  follow?: number;
  way?: { colonist: string; to: string; steps: number };
  opens?: number[];
}
/** A name in the catalogue. */
export type Good = string;
export type Colour = string;
export type LineKind = "land" | "sea";
export type Goods = Record<string, number>;
export type Grade = "certain" | "inferred" | "proposed";

/** A board in short; before the server has answered, only its name is known. */
export type BoardInfo = Pick<SentBoard, "name" | "title" | "seats"> & Partial<SentBoard>;

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

/** What a board is drawn from: its facts as the server sends them, or what the editor has so far. */
export interface BoardFacts {
  name: string;
  title: string;
  cities: { name: string; province: string; x: number; y: number }[];
  places: { name: string; kind: string; x: number; y: number }[];
  provinces: { id: string; name: string; colour: string; marker?: [number, number] | null }[];
  lines: Record<LineKind, { ends: string[]; stop: boolean; ring?: [number, number] | null }[]>;
  /** Of a custom board: its height and its stretch of coast; x and y are then shares of width and height. */
  drawing?: { height: number; coast: [number, number, number, number] | null } | null;
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
  /** The picture of a custom board's ground. */
  ground?: string;
  /** Anchors painted beside the harbours of Gallia. */
  ports?: [number, number][];
  /** Where castles are, with room for a bonus marker. */
  castles?: { name: string; x: number; y: number }[];
  /** The position of the fertile marker in each province on the Nile. */
  fertile?: { province: string; x: number; y: number }[];
  /** Routes along a river, downstream. */
  river?: number[];
  /** A volcano. */
  peak?: { x: number; y: number };
  /** What is painted on the ground and must be read: title, coin field, names of islands; x, y, width, height. */
  written?: [number, number, number, number][];
}
