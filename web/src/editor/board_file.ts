/** A draft as the file that docs/own_boards.md describes, and any file as a draft: what can't be read is left out. */
import type { LineKind } from "../lib/types";
import {
  COLOURS,
  emptyDraft,
  HEIGHT,
  LETTERS,
  WIDTH,
  type Draft,
  type DraftCity,
  type DraftLine,
  type DraftPlace,
  type Spot,
  type Stretch,
} from "./draft";

export const FORMAT = "praefectus-board";
export interface BoardFile {
  format: typeof FORMAT;
  version: 1;
  name: string;
  sentence: string;
  players: [number, number];
  salt_board: boolean;
  display: string;
  height: number;
  coast: Stretch | null;
  provinces: { id: string; name: string; colour: string; marker: Spot | null }[];
  cities: { name: string; province: string; letter: string; x: number; y: number }[];
  start: { name: string; x: number; y: number; colonists: LineKind[] }[];
  lines: { kind: LineKind; ends: string[]; stop: boolean; ring: Spot | null }[];
}
const share = (n: number, of: number): number => Math.round((n / of) * 10_000) / 10_000;
const KINDS: LineKind[] = ["land", "sea"];

export function toFile(draft: Draft): BoardFile {
  const name = new Map([...draft.cities, ...draft.places].map((each) => [each.id, each.name]));
  const at = (spot: Spot | null): Spot | null => spot && [share(spot[0], WIDTH), share(spot[1], draft.height)];
  return {
    format: FORMAT,
    version: 1,
    name: draft.name,
    sentence: draft.sentence,
    players: draft.players,
    salt_board: draft.salt_board,
    display: draft.display,
    height: draft.height,
    coast: draft.coast,
    provinces: draft.provinces.map(({ id, name, colour, marker }) => ({ id, name, colour, marker: at(marker) })),
    cities: draft.cities.map(({ name, province, letter, x, y }) => ({
      name,
      province,
      letter,
      x: share(x, WIDTH),
      y: share(y, draft.height),
    })),
    start: draft.places.map(({ id, name, x, y }) => ({
      name,
      x: share(x, WIDTH),
      y: share(y, draft.height),
      colonists: KINDS.filter((kind) => draft.start[kind] === id),
    })),
    lines: draft.lines.map(({ kind, ends, stop, ring }) => ({
      kind,
      ends: ends.map((id) => name.get(id) ?? ""),
      stop,
      ring: at(ring),
    })),
  };
}

type Loose = Record<string, unknown>;
const rows = (value: unknown): Loose[] =>
  Array.isArray(value)
    ? value.filter((row): row is Loose => typeof row === "object" && row !== null).slice(0, MOST)
    : [];
const loose = (value: unknown): Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : {};
const text = (value: unknown, most = 60): string => (typeof value === "string" ? value.slice(0, most) : "");
const number = (value: unknown): number | null => (typeof value === "number" && isFinite(value) ? value : null);
const MOST = 400; // rows of one list that are read

/** The positions in our own drawing, by name; they are better than the file's coordinates. */
export interface Picture {
  height: number;
  spots: Map<string, Spot>;
  markers: Map<string, Spot>;
  rings: Map<string, Spot>;
}
export const lineKey = (kind: string, ends: string[]): string => [kind, ...[...ends].sort()].join("|");

function spotIn(value: unknown, height: number): Spot | null {
  if (!Array.isArray(value)) return null;
  const [x, y] = [number(value[0]), number(value[1])];
  return x === null || y === null ? null : [limited(x) * WIDTH, limited(y) * height];
}
const limited = (n: number): number => Math.max(0, Math.min(1, n));

export function fromFile(content: unknown, picture: Picture | null = null): Draft {
  const file = loose(content);
  const draft = emptyDraft(text(file.name));
  const height = picture?.height ?? Math.round(Math.max(700, Math.min(1700, number(file.height) ?? HEIGHT)));
  let next = 1;
  const spot = (row: Loose): Spot =>
    picture?.spots.get(text(row.name)) ?? [
      limited(number(row.x) ?? 0.5) * WIDTH,
      limited(number(row.y) ?? 0.5) * height,
    ];
  const cities = rows(file.cities).map((row): DraftCity => {
    const [x, y] = spot(row);
    const letter = LETTERS.find((l) => l === row.letter) ?? "A";
    return { id: next++, name: text(row.name), province: text(row.province), letter, x, y };
  });
  const start: Draft["start"] = { land: null, sea: null };
  const places = rows(file.start).map((row): DraftPlace => {
    const [x, y] = spot(row);
    const id = next++;
    const colonists: unknown[] = Array.isArray(row.colonists) ? row.colonists : KINDS;
    for (const kind of KINDS) if (colonists.includes(kind)) start[kind] ??= id;
    return { id, name: text(row.name), x, y };
  });
  const id = new Map([...cities, ...places].map((each) => [each.name, each.id]));
  const lines = rows(file.lines).flatMap((row): DraftLine[] => {
    const kind = KINDS.find((each) => each === row.kind);
    const ends = Array.isArray(row.ends) ? row.ends.map((end) => id.get(text(end))) : [];
    const [a, b] = ends;
    if (!kind || ends.length !== 2 || a === undefined || b === undefined) return [];
    const ring = picture?.rings.get(lineKey(kind, row.ends as string[])) ?? spotIn(row.ring, height);
    return [{ id: next++, kind, ends: [a, b], stop: row.stop !== false, ring }];
  });
  const players = Array.isArray(file.players) ? file.players.map(number) : [];
  const box = Array.isArray(file.coast) ? file.coast.map(number) : [];
  const coast = box.length === 4 && box.every((n) => n !== null) && box[0]! < box[2]! && box[1]! < box[3]!;
  return {
    ...draft,
    sentence: text(file.sentence, 300),
    players: [players[0] ?? 2, players[1] ?? players[0] ?? 5],
    salt_board: file.salt_board === true,
    display: file.display === "wine" ? "wine" : "standard",
    height,
    coast: coast ? (box as Stretch) : null,
    provinces: rows(file.provinces).map((row, i) => ({
      id: text(row.id),
      name: text(row.name),
      colour: /^#[0-9a-f]{6}$/.test(text(row.colour)) ? text(row.colour) : COLOURS[i % COLOURS.length]!,
      marker: picture?.markers.get(text(row.id)) ?? spotIn(row.marker, height),
    })),
    cities,
    places,
    lines,
    start,
    next,
  };
}

const LARGEST = 65_536; // characters of a file: as many as a server reads
/** The board in the text of a file; null if it is something else. */
export function boardIn(text: string): unknown {
  if (text.length > LARGEST) return null;
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === "object" && content && "format" in content && content.format === FORMAT ? content : null;
  } catch {
    return null;
  }
}
