/** The open draft with its history, tool and selection; it is saved on the device after every change. */
import { api } from "../lib/net";
import { say } from "../lib/language.svelte";
import { plainLayout } from "../lib/plain_layout";
import { ownBoard } from "../lib/own_board.svelte";
import type { BoardFacts, BoardInfo, Layout, LineKind } from "../lib/types";
import { fromFile, toFile, type BoardFile } from "./board_file";
import * as edit from "./draft";
import { emptyDraft, LETTERS, type Draft, type Letter, type Spot } from "./draft";
import { begin, change, close, redo, undo, type History } from "./history";

export const TOOLS = ["select", "city", "land", "sea", "paint", "start"] as const;
export type Tool = (typeof TOOLS)[number];
/** A city or a start space, a line, or a province. */
export interface Chosen {
  kind: "place" | "line" | "province";
  id: number | string;
}
export interface Problem {
  sentence: string;
  about: "board" | "province" | "city" | "start" | "line";
  /** Which entry of that list in the file. */
  number: number | null;
}
export interface Checked {
  problems: Problem[];
  letters: { letter: string; tokens: number; cities: number }[];
  limits: { sites: number; provinces: number; lines: number; name: number };
  /** A complete board, as a server knows it. */
  board: (BoardFacts & BoardInfo) | null;
  /** The board as the text of a link; none where it is too large for one. */
  link: string | null;
}
const SAVED = "praefectus.board";
const EARLIER = "praefectus.board.earlier";
const WAIT = 350; // milliseconds after a change, before the server is asked

/** A draft as it was saved: in a file, lines would lead to the wrong one of two cities with the same name. */
function stored(key: string): Draft | null {
  try {
    const content = JSON.parse(localStorage.getItem(key) ?? "null") as Draft | BoardFile | null;
    return content && "format" in content ? fromFile(content) : content;
  } catch {
    return null;
  }
}

export class Editor {
  history = $state.raw<History<Draft>>(begin(stored(SAVED) ?? emptyDraft("")));
  tool = $state<Tool>("select");
  chosen = $state.raw<Chosen | null>(null);
  /** Where the line being drawn begins. */
  from = $state<number | null>(null);
  letter = $state<Letter>("A");
  province = $state("");
  checked = $state.raw<Checked | null>(null);
  trouble = $state<string | null>(null);
  /** The board in place of which the present one was opened. */
  earlier = $state.raw<Draft | null>(stored(EARLIER));
  /** What was checked last; the draft may have changed since. */
  #checkedFile = $state.raw<BoardFile | null>(null);
  draft = $derived(this.history.now);
  file = $derived<BoardFile>(toFile(this.draft));
  layout = $derived<Layout>(plainLayout(this.#facts()));
  /** Nothing while a change is being checked. */
  link = $derived(this.checked && this.#checkedFile === this.file ? this.checked.link : undefined);
  blank = $derived(!this.draft.cities.length && !this.draft.places.length && !this.draft.coast && !this.draft.name);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #first: Promise<void>;

  constructor() {
    this.#first = this.check(); // also of an empty board: it says how many tokens each letter has
  }
  #facts(): BoardFacts {
    const { cities, start, provinces, lines, height, coast, name } = this.file;
    const of = (kind: LineKind): BoardFacts["lines"]["land"] => lines.filter((l) => l.kind === kind);
    const places = start.map((place) => ({ ...place, kind: "capital" }));
    const routes = { land: of("land"), sea: of("sea") };
    return { name: "", title: name, cities, places, provinces, lines: routes, drawing: { height, coast } };
  }
  /** The lines in the order of the layout's routes. */
  lines = $derived([...this.draft.lines].sort((a, b) => Number(a.kind === "sea") - Number(b.kind === "sea")));

  change(by: (draft: Draft) => Draft, join: string | null = null): void {
    this.#set(change(this.history, by(this.draft), join));
  }
  close(): void {
    this.history = close(this.history);
  }
  undo(): void {
    this.#set(undo(this.history));
  }
  redo(): void {
    this.#set(redo(this.history));
  }
  /** Begin with another board; undo leads back to the one before, and it is saved. */
  open(draft: Draft): void {
    if (!this.blank) this.#replace(this.draft);
    else if (draft === this.earlier) this.#replace(null);
    this.chosen = this.from = null;
    this.tool = "select";
    this.#set(change(this.history, draft));
  }
  /** Begin with the board in a link. */
  async openLink(link: string): Promise<void> {
    await this.#first; // its answer clears what was said before
    try {
      this.open(fromFile((await api<{ board: unknown }>("POST", "/boards/link", { link })).board));
    } catch (e) {
      this.trouble = (e as Error).message;
    }
  }
  #replace(draft: Draft | null): void {
    this.earlier = draft;
    this.#save(EARLIER, draft);
  }
  #save(key: string, draft: Draft | null): void {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      this.trouble = say("editor-not-saved");
    }
  }
  #set(next: History<Draft>): void {
    if (next === this.history) return;
    this.history = next;
    if (this.chosen && !this.#exists(this.chosen)) this.chosen = null;
    if (this.from !== null && !edit.spotOf(next.now, this.from)) this.from = null;
    this.#save(SAVED, next.now);
    this.#ask();
  }
  #exists({ kind, id }: Chosen): boolean {
    if (kind === "place") return edit.spotOf(this.draft, id as number) !== null;
    if (kind === "line") return this.draft.lines.some((l) => l.id === id);
    return this.draft.provinces.some((p) => p.id === id);
  }
  #ask(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), WAIT);
  }
  /** What is missing or wrong, in the server's sentences. */
  async check(): Promise<void> {
    const number = ++this.#asked;
    try {
      const { file } = this;
      const found = await api<Checked>("POST", "/boards/check", file);
      if (number !== this.#asked) return;
      this.checked = found;
      this.#checkedFile = file;
      this.trouble = null;
      if (found.board) ownBoard.keep(file, found.board);
    } catch (e) {
      if (number === this.#asked) this.trouble = (e as Error).message;
    }
  }

  /** The letter that still has tokens without a city, the one in use first. */
  #nextLetter(): Letter {
    const open = (letter: Letter): boolean => {
      const row = this.checked?.letters.find((l) => l.letter === letter);
      return !row || this.draft.cities.filter((c) => c.letter === letter).length < row.tokens;
    };
    return open(this.letter) ? this.letter : (LETTERS.find(open) ?? this.letter);
  }
  placeCity(at: Spot): void {
    if (!this.draft.provinces.length) this.addProvince();
    const known = this.draft.provinces.some((p) => p.id === this.province);
    if (!known) this.province = this.draft.provinces[0]!.id;
    this.letter = this.#nextLetter();
    const id = this.draft.next;
    const name = say("editor-new-city", { number: this.draft.cities.length + 1 });
    this.change(edit.addCity(name, at, this.letter, this.province));
    this.chosen = { kind: "place", id };
  }
  placeStart(at: Spot): void {
    const id = this.draft.next;
    this.change(edit.addPlace(say("editor-new-start"), at));
    this.chosen = { kind: "place", id };
  }
  addProvince(): void {
    const joined = this.history.open;
    this.change(edit.addProvince(say("editor-new-province", { number: this.draft.provinces.length + 1 })), joined);
    this.province = this.draft.provinces.at(-1)!.id;
  }
  /** Begin a line here, or end it. */
  lineAt(id: number): void {
    const kind: LineKind = this.tool === "sea" ? "sea" : "land";
    if (this.from === null || this.from === id) {
      this.from = this.from === id ? null : id;
      return;
    }
    const known = edit.lineBetween(this.draft, kind, this.from, id);
    const added = this.draft.next;
    this.change(edit.addLine(kind, this.from, id));
    this.chosen = { kind: "line", id: known?.id ?? added };
    this.from = id; // the next line starts here
  }
  /** A press on a city or a start space, with the current tool. */
  pick(id: number): void {
    if (this.tool === "land" || this.tool === "sea") this.lineAt(id);
    else if (this.tool === "paint" && this.province) this.change(edit.paint(id, this.province), "paint");
    else this.chosen = { kind: "place", id };
  }
  remove(): void {
    const { chosen } = this;
    if (!chosen) return;
    if (chosen.kind === "place") this.change(edit.removePlace(chosen.id as number));
    else if (chosen.kind === "line") this.change(edit.removeLine(chosen.id as number));
    else this.change(edit.removeProvince(chosen.id as string));
  }
  use(tool: Tool): void {
    this.tool = tool;
    this.from = null;
    this.close();
    if (tool === "paint" && !this.draft.provinces.some((p) => p.id === this.province))
      this.province = this.draft.provinces[0]?.id ?? "";
  }
  /** Choose what a problem is about. */
  show({ about, number }: Problem): void {
    const { cities, places, lines, provinces } = this.draft;
    const list = { city: cities, start: places, line: lines, province: provinces, board: [] }[about];
    const found = list[number ?? -1];
    if (!found) return;
    const kind = about === "line" || about === "province" ? about : "place";
    this.chosen = { kind, id: found.id };
  }
}
