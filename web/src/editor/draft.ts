/** A board that is being edited: its parts, and every single change. Nothing here decides what is legal. */
import type { LineKind } from "../lib/types";

export const WIDTH = 1600; // of every own board, in the units of a layout
export const HEIGHT = 1200;
export const LETTERS = ["A", "B", "C", "D"] as const;
export type Letter = (typeof LETTERS)[number];
export type Spot = [x: number, y: number];
/** A stretch of the world's coast, in degrees. */
export type Stretch = [west: number, south: number, east: number, north: number];

export interface DraftCity {
  id: number;
  name: string;
  province: string;
  letter: Letter;
  x: number;
  y: number;
}
/** A start city: colonists begin there, and nobody builds. */
export interface DraftPlace {
  id: number;
  name: string;
  x: number;
  y: number;
}
export interface DraftProvince {
  id: string;
  name: string;
  colour: string;
  /** Where its bonus marker is; nothing: between its cities. */
  marker: Spot | null;
}
export interface DraftLine {
  id: number;
  kind: LineKind;
  ends: [number, number];
  /** Whether it has a space where a colonist can stop. */
  stop: boolean;
  /** Where that space is; nothing: halfway. */
  ring: Spot | null;
}
export interface Draft {
  name: string;
  sentence: string;
  players: [number, number];
  salt_board: boolean;
  display: "standard" | "wine";
  height: number;
  coast: Stretch | null;
  provinces: DraftProvince[];
  cities: DraftCity[];
  places: DraftPlace[];
  lines: DraftLine[];
  /** Places where land colonists and ships begin. */
  start: Record<LineKind, number | null>;
  /** The next free number for a city, a place or a line. */
  next: number;
}

/** Colours for new provinces, similar to those of the drawn boards. */
export const COLOURS = [
  "#c2703f", "#6f9a4c", "#d6b13a", "#5f8aa6", "#a85a6e", "#8a6fa8", "#4f9488", "#b58a5c", "#7d8792", "#c98fa0",
  "#9aa83c", "#8c5a3c", "#5a78b4", "#b3a27a",
] as const; // prettier-ignore

export const emptyDraft = (name: string): Draft => ({
  name,
  sentence: "",
  players: [2, 5],
  salt_board: false,
  display: "standard",
  height: HEIGHT,
  coast: null,
  provinces: [],
  cities: [],
  places: [],
  lines: [],
  start: { land: null, sea: null },
  next: 1,
});

type Change = (draft: Draft) => Draft;
const clamp = (n: number, most: number): number => Math.round(Math.max(0, Math.min(most, n)) * 10) / 10;
const inside = (draft: Draft, [x, y]: Spot): Spot => [clamp(x, WIDTH), clamp(y, draft.height)];
const swap = <T extends { id: string | number }>(list: T[], id: string | number, change: object): T[] =>
  list.map((each) => (each.id === id ? { ...each, ...change } : each));
/** A name that nothing on the board has yet. */
export function freeName(wanted: string, taken: string[]): string {
  if (!taken.includes(wanted)) return wanted;
  let number = 2;
  while (taken.includes(`${wanted} ${number}`)) number++;
  return `${wanted} ${number}`;
}
const names = (draft: Draft): string[] => [...draft.cities, ...draft.places].map((each) => each.name);
export const spotOf = (draft: Draft, id: number): Spot | null => {
  const found = draft.cities.find((c) => c.id === id) ?? draft.places.find((p) => p.id === id);
  return found ? [found.x, found.y] : null;
};

export const addCity =
  (name: string, at: Spot, letter: Letter, province: string): Change =>
  (draft) => {
    const [x, y] = inside(draft, at);
    const city = { id: draft.next, name: freeName(name, names(draft)), province, letter, x, y };
    return { ...draft, cities: [...draft.cities, city], next: draft.next + 1 };
  };
/** A start space; on the first one all colonists begin. */
export const addPlace =
  (name: string, at: Spot): Change =>
  (draft) => {
    const [x, y] = inside(draft, at);
    const id = draft.next;
    return {
      ...draft,
      places: [...draft.places, { id, name: freeName(name, names(draft)), x, y }],
      start: { land: draft.start.land ?? id, sea: draft.start.sea ?? id },
      next: id + 1,
    };
  };
export const moveTo =
  (id: number, to: Spot): Change =>
  (draft) => {
    const [x, y] = inside(draft, to);
    return { ...draft, cities: swap(draft.cities, id, { x, y }), places: swap(draft.places, id, { x, y }) };
  };
export const changeCity =
  (id: number, change: Partial<Omit<DraftCity, "id">>): Change =>
  (draft) => ({ ...draft, cities: swap(draft.cities, id, change) });
export const changePlace =
  (id: number, change: Partial<Omit<DraftPlace, "id">>): Change =>
  (draft) => ({ ...draft, places: swap(draft.places, id, change) });
/** Remove a city or a start space, with the lines that end there. */
export const removePlace =
  (id: number): Change =>
  (draft) => {
    const without = (chosen: Draft["start"]): Draft["start"] => ({
      land: chosen.land === id ? null : chosen.land,
      sea: chosen.sea === id ? null : chosen.sea,
    });
    return {
      ...draft,
      cities: draft.cities.filter((c) => c.id !== id),
      places: draft.places.filter((p) => p.id !== id),
      lines: draft.lines.filter((l) => !l.ends.includes(id)),
      start: without(draft.start),
    };
  };

/** The line of a kind between two places, whichever comes first. */
export const lineBetween = (draft: Draft, kind: LineKind, a: number, b: number): DraftLine | undefined =>
  draft.lines.find((l) => l.kind === kind && l.ends.includes(a) && l.ends.includes(b));
/** Draw a line; where there already is one of this kind, nothing changes. */
export const addLine =
  (kind: LineKind, a: number, b: number): Change =>
  (draft) => {
    if (a === b || lineBetween(draft, kind, a, b) || !spotOf(draft, a) || !spotOf(draft, b)) return draft;
    const line: DraftLine = { id: draft.next, kind, ends: [a, b], stop: true, ring: null };
    return { ...draft, lines: [...draft.lines, line], next: draft.next + 1 };
  };
export const changeLine =
  (id: number, change: Partial<Omit<DraftLine, "id" | "ends">>): Change =>
  (draft) => ({ ...draft, lines: swap(draft.lines, id, change) });
export const moveRing =
  (id: number, to: Spot | null): Change =>
  (draft) => ({ ...draft, lines: swap(draft.lines, id, { ring: to && inside(draft, to) }) });
export const removeLine =
  (id: number): Change =>
  (draft) => ({ ...draft, lines: draft.lines.filter((l) => l.id !== id) });

/** A word for a province in a file: its name in small plain letters. */
export function idOf(name: string, taken: string[]): string {
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 30);
  const wanted = /^[a-z]/.test(plain) ? plain : `p_${plain || "1"}`;
  let id = wanted;
  for (let number = 2; taken.includes(id); number++) id = `${wanted}_${number}`;
  return id;
}
export const addProvince =
  (name: string, colour?: string): Change =>
  (draft) => {
    const used = draft.provinces.map((p) => p.colour);
    const free = COLOURS.find((c) => !used.includes(c)) ?? COLOURS[draft.provinces.length % COLOURS.length]!;
    const called = freeName(
      name,
      draft.provinces.map((p) => p.name),
    );
    const id = idOf(
      called,
      draft.provinces.map((p) => p.id),
    );
    return { ...draft, provinces: [...draft.provinces, { id, name: called, colour: colour ?? free, marker: null }] };
  };
export const changeProvince =
  (id: string, change: Partial<Omit<DraftProvince, "id">>): Change =>
  (draft) => ({ ...draft, provinces: swap(draft.provinces, id, change) });
export const moveMarker =
  (id: string, to: Spot | null): Change =>
  (draft) => ({ ...draft, provinces: swap(draft.provinces, id, { marker: to && inside(draft, to) }) });
/** Remove a province; its cities then belong to none. */
export const removeProvince =
  (id: string): Change =>
  (draft) => ({
    ...draft,
    provinces: draft.provinces.filter((p) => p.id !== id),
    cities: draft.cities.map((c) => (c.province === id ? { ...c, province: "" } : c)),
  });
/** Paint a city in a province. */
export const paint =
  (city: number, province: string): Change =>
  (draft) =>
    draft.cities.some((c) => c.id === city && c.province !== province)
      ? { ...draft, cities: swap(draft.cities, city, { province }) }
      : draft;

export const setPlayers =
  (fewest: number, most: number): Change =>
  (draft) => ({ ...draft, players: [Math.min(fewest, most), Math.max(fewest, most)] });
export const setStart =
  (kind: LineKind, place: number | null): Change =>
  (draft) => ({ ...draft, start: { ...draft.start, [kind]: place } });
/** Put the board on a stretch of coast, or take it off; the height follows the stretch. */
export const setCoast =
  (coast: Stretch | null): Change =>
  (draft) => {
    const height = coast ? heightOf(coast) : draft.height;
    const fit = (y: number): number => clamp((y / draft.height) * height, height);
    const moved = (spot: Spot | null): Spot | null => spot && [spot[0], fit(spot[1])];
    return {
      ...draft,
      coast,
      height,
      cities: draft.cities.map((c) => ({ ...c, y: fit(c.y) })),
      places: draft.places.map((p) => ({ ...p, y: fit(p.y) })),
      lines: draft.lines.map((l) => ({ ...l, ring: moved(l.ring) })),
      provinces: draft.provinces.map((p) => ({ ...p, marker: moved(p.marker) })),
    };
  };
/** How high a board of this stretch is: a degree of longitude is shorter the farther it lies from the equator. */
export const heightOf = ([west, south, east, north]: Stretch): number => {
  const shorter = Math.cos((((south + north) / 2) * Math.PI) / 180);
  return Math.round(Math.max(700, Math.min(1700, (WIDTH * (north - south)) / ((east - west) * shorter))));
};
