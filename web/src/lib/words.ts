/** Names, icons and small phrases. No rule of the game: only how things are called and drawn. */
import { date, has, row, say } from "./language.svelte";
import type { Analysis, Catalogue, Colour, Entry, Good, Goods, Level, ProvinceView } from "./types";
import { STONES } from "../generated/art";
import { cores } from "../search/cores";
import { site } from "./site";

/** The shape that goes with a seat's colour. */
export const MARKS: Record<Colour, string> = {
  red: "triangle",
  green: "disc",
  yellow: "star",
  blue: "diamond",
  black: "square",
  white: "cross",
};

/** Personalities that are drawn as another one, and those whose small sign is another one's. */
const PERSON: Record<string, string> = { mercator5: "mercator" };
const SIGN: Record<string, string> = { ...PERSON, proconsul: "consul" };
/** The stone on which a card of a god is drawn; basalt for cards without one. */
export const stoneOf = (god: string | null | undefined): string => (god && STONES.includes(god) ? god : "vesta");
export const upper = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
/** What to expect of a level of bots, with its time for a turn. */
export const levelHelp = (l: Level): string =>
  [
    l.sentence,
    l.seconds ? say("level-seconds", { count: l.seconds }) : "",
    site && l.seconds ? say("device-thinks", { cores: cores() }) : "",
  ]
    .filter(Boolean)
    .join(" ");
/** What a level of bots is called. */
export const levelTitle = (l: Level): string => upper(l.title ?? l.name);
/** The value of an option, in words. */
export const optionValue = (option: Entry, value: unknown): string => {
  const names = option.value_titles as Record<string, string> | undefined;
  return names?.[String(value)] ?? upper(String(value).replaceAll("_", " "));
};
export const spaced = (s: string): string => upper(s.replaceAll("_", " "));

export class Words {
  catalogue: Catalogue | null;
  /** Goods, gods and colours of the seats, in the order of their numbers. */
  goods: Good[];
  gods: string[];
  colours: Colour[];
  constructor(catalogue: Catalogue | null) {
    this.catalogue = catalogue;
    this.goods = (catalogue?.goods ?? []).map((g) => g.name);
    this.gods = (catalogue?.gods ?? []).map((g) => g.name);
    this.colours = catalogue?.colours ?? [];
  }
  #find(list: Entry[] | undefined, key: string | number): Entry | undefined {
    if (!list) return undefined;
    if (typeof key === "string") return list.find((e) => e.name === key || e.id === key);
    return list.find((e) => e.id === key) ?? list[key];
  }
  card(kind: number): Entry {
    return this.#find(this.catalogue?.cards, kind) ?? { name: String(kind), title: say("card") };
  }
  cardTitle(kind: number): string {
    return title(this.card(kind));
  }
  /** One icon, or two for a card that offers a choice. */
  cardIcons(kind: number): string[] {
    return this.#actions(kind, SIGN);
  }
  /** Who is drawn on it: one person, or two for a card that offers a choice. */
  cardPersons(kind: number): string[] {
    return this.#actions(kind, PERSON);
  }
  #actions(kind: number, drawnAs: Record<string, string>): string[] {
    const actions = this.card(kind).actions;
    return Array.isArray(actions) ? actions.map((a) => drawnAs[String(a)] ?? String(a)) : ["cards"];
  }
  cardGods(kind: number): string[] {
    const card = this.card(kind);
    const gods = card.gods ?? card.god;
    return Array.isArray(gods) ? gods.map(String) : gods ? [String(gods)] : [];
  }
  cardLine(kind: number): string {
    return say(`card-line-${this.card(kind).name}`);
  }
  cardText(kind: number): string {
    const c = this.card(kind);
    return c.text ?? c.sentence ?? c.line ?? "";
  }
  /** A card for sale: which personality it is and which god it belongs to. */
  sale(id: number): { kind: number; god: string; cost: Good[] } {
    const { kind, god, cost } = this.catalogue!.sale_cards[id]!;
    return { kind: this.catalogue!.cards.findIndex((card) => card.name === kind), god, cost };
  }
  god(name: string): Entry {
    return this.#find(this.catalogue?.gods, name) ?? { name, title: upper(name) };
  }
  good(name: string): Entry {
    const known = this.#find(this.catalogue?.goods, name) ?? { name };
    return { ...known, title: upper(say(`good-${name}`)) };
  }
  /** 3 bricks, 1 wine, 2 sestertii: as the sentences of the log say it. */
  amount(n: number, unit: string): string {
    return say(`amount-${unit}`, { count: n });
  }
  price(name: string): number | null {
    const p = this.good(name).price;
    return typeof p === "number" ? p : null;
  }
  /** An entry of a part of the catalogue that only some games need. */
  entry(part: string, id: number | string, title = spaced(String(id))): Entry {
    return this.#find(this.catalogue?.[part] as Entry[] | undefined, id) ?? { name: String(id), title };
  }
  /** A place: most have Latin names, some are called by a phrase of the reader's language. */
  place(name: string): string {
    return title(this.entry("places", name, name));
  }
  module(name: string): Entry {
    return this.#find(this.catalogue?.modules, name) ?? { name, title: spaced(name) };
  }
  option(name: string): Entry {
    return this.#find(this.catalogue?.options, name) ?? { name, title: spaced(name) };
  }
}
/** The modules worth a word: not the one a board is named after. */
export const besides = (board: string, modules: string[]): string[] => modules.filter((m) => m !== board);
export const title = (e: Entry): string => e.title ?? spaced(e.name);
export const sentence = (e: Entry): string => e.sentence ?? e.text ?? e.line ?? "";

/** The goods there are any of, in the order in which the server lists them. */
export function goodsList(goods: Goods | undefined | null): [string, number][] {
  return Object.entries(goods ?? {}).filter(([, n]) => n);
}
/** What is paid of a change, or got. */
export const part = (change: Goods | undefined, sign: number): [string, number][] =>
  Object.entries(change ?? {}).flatMap(([unit, n]) => (n * sign > 0 ? [[unit, n * sign] as [string, number]] : []));
/** Whether a colonist of this slot sails. */
export const sails = (slot: number): boolean => slot >= 3;
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");

/** A province: those that are colours are called so in every language, the others are Latin. */
export function provinceName(name: string): string {
  const colour = name.toLowerCase().replaceAll(" ", "-");
  return has(`province-${colour}`) ? say(`province-${colour}`) : name;
}
/** Where something is: in Hispania, in the red province. */
export function provinceWhere(name: string): string {
  const colour = name.toLowerCase().replaceAll(" ", "-");
  return has(`province-${colour}`) ? say(`province-${colour}.where`) : say("province-where", { province: name });
}
/** What a bonus marker shows, and how many. */
export const markerWords = (province: ProvinceView): string =>
  province.closed
    ? say("closed")
    : province.coins
      ? say("amount-coins", { count: province.coins })
      : province.good
        ? say(`good-${province.good}`)
        : say("marker-none");
export function when(iso: string): string {
  const minutes = Math.max(0, (Date.now() - Date.parse(iso)) / 60000);
  if (!Number.isFinite(minutes)) return "";
  if (minutes < 1.5) return say("ago-now");
  if (minutes < 90) return say("ago-minutes", { count: Math.round(minutes) });
  if (minutes < 60 * 36) return say("ago-hours", { count: Math.round(minutes / 60) });
  return say("ago-days", { count: Math.round(minutes / 1440) });
}
/** 4:05, 1 h 12 min, 3 days; a time that is up counts on below nothing. */
export function duration(ms: number): string {
  const s = Math.max(0, Math.ceil(Math.abs(ms) / 1000));
  const text =
    s >= 172800
      ? say("time-days", { count: Math.round(s / 86400) })
      : s >= 3600
        ? say("time-hours-minutes", { hours: Math.floor(s / 3600), minutes: Math.floor((s % 3600) / 60) })
        : `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
  return ms < 0 && s ? `−${text}` : text;
}
/** A moment: the hour today, with the day else. */
export const hour = (iso: string): string =>
  date(iso, {
    ...(new Date(iso).toDateString() === new Date().toDateString() ? {} : { month: "short", day: "numeric" }),
    hour: "numeric",
    minute: "2-digit",
  });
const inWords = (minutes: number): string =>
  minutes % 1440 === 0
    ? say("time-days", { count: minutes / 1440 })
    : minutes % 60 === 0
      ? say("time-hours", { count: minutes / 60 })
      : say("time-minutes", { count: minutes });
/** How long somebody may be away before a bot can play for them; a server's own times are five minutes and a day. */
export const awayTime = (minutes: number | null, live: boolean): string => inWords(minutes ?? (live ? 5 : 1440));
/** The clock of a table in words. */
export const clockWords = (c: Pace | null): string => {
  if (!c) return say("clock-none");
  const time = inWords(c.minutes);
  if (c.kind === "live" || c.kind === "daily") return say(`clock-${c.kind}`, { pace: paceWords(c) });
  return c.kind === "turn" ? say("clock-turn", { time }) : say("clock-game", { time });
};
type Pace = { kind: string; minutes: number; seconds?: number };
/** A pace in a few words: 8 minutes + 15 s a turn; 24 hours a turn. */
export const paceWords = (c: Pace): string =>
  c.kind === "live"
    ? say("pace-live", { time: inWords(c.minutes), seconds: c.seconds ?? 0 })
    : say("pace-daily", { time: say("time-hours", { count: c.minutes / 60 }) });
/** What a choice cost: of the chance to win, and of points. */
export const lossInWords = (l: Analysis["losses"][number]): string =>
  row(
    [
      l.chance === null ? "" : say("percent", { share: `−${Math.round(100 * l.chance)}` }),
      Math.abs(l.points) >= 0.05
        ? say("study-points", { sign: l.points > 0 ? "−" : "+", points: Math.round(Math.abs(l.points) * 10) / 10 })
        : "",
    ].filter(Boolean),
  );

/** Cards of one kind are stacked. */
export const stacked = (cards: number[]): { kind: number; n: number }[] =>
  [...new Set(cards)].map((kind) => ({ kind, n: cards.filter((each) => each === kind).length }));
