/** A draft as the file that everybody reads, and any file as a draft: what cannot be read is left out, nothing is refused. */
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

/** The shape that docs/own_boards.md describes. */
export interface BoardFile {
  name: string;
  sentence?: string;
  players: [number, number];
  salt_board: boolean;
  display: string;
  drawing: { height: number; coast: Stretch | null };
  provinces: { id: string; name: string; colour: string; marker?: Spot }[];
  cities: { name: string; province: string; letter: string | null; good?: string; x: number; y: number }[];
  places: { name: string; kind: string; x: number; y: number }[];
  lines: { kind: string; ends: string[]; stop?: boolean; ring?: Spot }[];
  start: Record<LineKind, string[]>;
  new_colonists: Record<LineKind, string | null>;
}
const share = (n: number, of: number): number => Math.round((n / of) * 10_000) / 10_000;

export function toFile(draft: Draft): BoardFile {
  const name = new Map([...draft.cities, ...draft.places].map((each) => [each.id, each.name]));
  const at = ([x, y]: Spot): Spot => [share(x, WIDTH), share(y, draft.height)];
  const named = (id: number | null): string | null => (id === null ? null : (name.get(id) ?? null));
  const kinds = (which: "start" | "entry"): [string | null, string | null] => [
    named(draft[which].land),
    named(draft[which].sea),
  ];
  const [land, sea] = kinds("start");
  const [newLand, newSea] = kinds("entry");
  return {
    name: draft.name,
    ...(draft.sentence ? { sentence: draft.sentence } : {}),
    players: draft.players,
    salt_board: draft.salt,
    display: draft.display,
    drawing: { height: draft.height, coast: draft.coast },
    provinces: draft.provinces.map(({ id, name, colour, marker }) => ({
      id,
      name,
      colour,
      ...(marker ? { marker: at(marker) } : {}),
    })),
    cities: draft.cities.map(({ name, province, letter, good, x, y }) => ({
      name,
      province,
      letter,
      ...(good ? { good } : {}),
      x: share(x, WIDTH),
      y: share(y, draft.height),
    })),
    places: draft.places.map(({ name, x, y }) => ({
      name,
      kind: "capital",
      x: share(x, WIDTH),
      y: share(y, draft.height),
    })),
    lines: draft.lines.map(({ kind, ends, stop, ring }) => ({
      kind,
      ends: ends.map((id) => name.get(id) ?? ""),
      ...(stop ? {} : { stop }),
      ...(ring ? { ring: at(ring) } : {}),
    })),
    start: { land: land ? [land] : [], sea: sea ? [sea] : [] },
    new_colonists: { land: newLand, sea: newSea },
  };
}

type Loose = Record<string, unknown>;
const rows = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter((row): row is Loose => typeof row === "object" && row !== null) : [];
const loose = (value: unknown): Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : {};
const text = (value: unknown, most = 60): string => (typeof value === "string" ? value.slice(0, most) : "");
const number = (value: unknown): number | null => (typeof value === "number" && isFinite(value) ? value : null);
const MOST = 400; // rows of one list that are read

/** Where a drawing of ours puts what a file says; the board's own picture knows better than its coordinates. */
export interface Picture {
  height: number;
  cities: Spot[];
  places: Spot[];
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
  const drawing = loose(file.drawing);
  const height = picture?.height ?? Math.max(700, Math.min(1700, number(drawing.height) ?? HEIGHT));
  let next = 1;
  const spot = (row: Loose): Spot => [limited(number(row.x) ?? 0.5) * WIDTH, limited(number(row.y) ?? 0.5) * height];
  const cities = rows(file.cities)
    .slice(0, MOST)
    .map((row, i): DraftCity => {
      const [x, y] = picture?.cities[i] ?? spot(row);
      const letter = LETTERS.find((l) => l === row.letter) ?? null;
      return {
        id: next++,
        name: text(row.name),
        province: text(row.province),
        letter,
        good: letter ? null : text(row.good) || null,
        x,
        y,
      };
    });
  const places = rows(file.places)
    .slice(0, MOST)
    .flatMap((row, i): DraftPlace[] => {
      const [x, y] = picture?.places[i] ?? spot(row);
      return row.kind === "trade" ? [] : [{ id: next++, name: text(row.name), x, y }];
    });
  const id = new Map([...cities, ...places].map((each) => [each.name, each.id]));
  const listed = (v: unknown): unknown[] => (Array.isArray(v) ? v : rows(loose(v).land).concat(rows(loose(v).sea)));
  const lines = rows(listed(file.lines))
    .slice(0, MOST)
    .flatMap((row): DraftLine[] => {
      const kind = row.kind === "land" || row.kind === "sea" ? row.kind : null;
      const ends = Array.isArray(row.ends) ? row.ends.map((end) => id.get(text(end))) : [];
      const [a, b] = ends;
      if (!kind || ends.length !== 2 || a === undefined || b === undefined) return [];
      const ring = picture?.rings.get(lineKey(kind, row.ends as string[])) ?? spotIn(row.ring, height);
      return [{ id: next++, kind, ends: [a, b], stop: row.stop !== false, ring }];
    });
  const first = (of: unknown, kind: LineKind): number | null => {
    const value = loose(of)[kind];
    return id.get(text(Array.isArray(value) ? value[0] : value)) ?? (of === undefined ? (places[0]?.id ?? null) : null);
  };
  const players = Array.isArray(file.players) ? file.players.map(number) : [];
  const box = Array.isArray(drawing.coast) ? drawing.coast.map(number) : [];
  const coast = box.length === 4 && box.every((n) => n !== null) && box[0]! < box[2]! && box[1]! < box[3]!;
  return {
    ...draft,
    sentence: text(file.sentence, 300),
    players: [players[0] ?? 2, players[1] ?? players[0] ?? 5],
    salt: file.salt_board === true,
    display: file.display === "wine" ? "wine" : "standard",
    height,
    coast: coast ? (box as Stretch) : null,
    provinces: rows(file.provinces)
      .slice(0, MOST)
      .map((row, i) => ({
        id: text(row.id),
        name: text(row.name),
        colour: /^#[0-9a-f]{6}$/.test(text(row.colour)) ? text(row.colour) : COLOURS[i % COLOURS.length]!,
        marker: picture?.markers.get(text(row.id)) ?? spotIn(row.marker, height),
      })),
    cities,
    places,
    lines,
    start: { land: first(file.start, "land"), sea: first(file.start, "sea") },
    entry: { land: first(file.new_colonists, "land"), sea: first(file.new_colonists, "sea") },
    next,
  };
}
