/** What the whole page shares: words of the catalogue, boards, levels, open drawers, width of the window. */
import { api } from "./net";
import { BOARDS } from "./layouts";
import { spaced, Words } from "./words";
import { language } from "./language.svelte";
import { ownBoard } from "./own_board.svelte";
import type { BoardInfo, Catalogue, Level, Topic } from "./types";

/** The sheet layout: narrow windows, and phones held sideways. A tablet held upright has a table. */
const PHONE = "(max-width: 699px), (max-height: 500px), (max-width: 899px) and (max-height: 799px)";
const TALL = "(min-height: 1000px)";
const LOW = "(max-height: 839px) and (min-width: 1200px) and (max-width: 1699px)";

class Page {
  catalogue = $state.raw<Catalogue | null>(null);
  boards = $state.raw<BoardInfo[]>(BOARDS.map((name) => ({ name, title: spaced(name), seats: [] })));
  levels = $state.raw<Level[]>([]);
  standard = $state<string | null>(null);
  version = $state("");
  rules = $state.raw<Topic[] | null>(null);
  drawer = $state<"rules" | "settings" | "keys" | "privacy" | "share" | "post" | null>(null);
  find = $state("");
  topic = $state("");
  phone = $state(matchMedia(PHONE).matches);
  /** Too low for the cards for sale beside the board: they come to the front when they are asked for. */
  low = $state(matchMedia(LOW).matches);
  /** High enough for choices and score at once. */
  tall = $state(matchMedia(TALL).matches);
  narrow = $state(matchMedia("(max-width: 1199px)").matches);
  trouble = $state<string | null>(null);
  /** The page comes from the cache, and the server can’t be reached. */
  unreachable = $state(false);
  words = $derived(new Words(this.catalogue));

  /** Boards and modules have been answered, or could not be: a table can be set up, even before the levels come. */
  listed = $state(false);
  /** All first answers are here, or the server did not answer. */
  loaded = $state(false);

  async load(): Promise<void> {
    const quiet = <T>(p: Promise<T>): Promise<T | null> => p.catch((e: Error) => ((this.trouble = e.message), null));
    // Each answer is shown when it comes: a slow one holds up none of the others.
    const lists = Promise.all([
      quiet(api<Catalogue>("GET", "/catalogue")).then((catalogue) => {
        if (!catalogue) return false;
        this.catalogue = catalogue;
        this.rules = null; // they may be another language's
        return true;
      }),
      quiet(api<{ boards: BoardInfo[] }>("GET", "/boards")).then((found) => {
        if (found?.boards.length) this.boards = found.boards;
        return found !== null;
      }),
    ]).then((found) => {
      this.listed = true;
      return found.every(Boolean);
    });
    const answers = await Promise.all([
      lists,
      quiet(api<{ levels: Level[]; standard: string }>("GET", "/levels")).then((found) => {
        if (found) [this.levels, this.standard] = [found.levels, found.standard];
        return found !== null;
      }),
    ]);
    /** Answers that the browser has cached. */
    this.unreachable = !answers.every(Boolean);
    if (this.unreachable) setTimeout(() => this.unreachable && void this.load(), 10_000);
    else this.trouble = null;
    this.loaded = true;
  }
  /** The rules reference is fetched when it is opened for the first time, and again in another language. */
  async loadRules(): Promise<void> {
    if (this.rules) return;
    try {
      this.rules = (await api<{ topics: Topic[] }>("GET", "/rules")).topics;
    } catch (e) {
      this.trouble = (e as Error).message;
    }
  }
  /** The ids of the topics that answer a question, the best first. */
  async findRules(question: string): Promise<string[]> {
    try {
      const asked = new URLSearchParams({ question: question.slice(0, 200), lang: language() });
      return (await api<{ topics: string[] }>("GET", `/rules/find?${asked.toString()}`)).topics;
    } catch (e) {
      this.trouble = (e as Error).message;
      return [];
    }
  }
  board(name: string): BoardInfo {
    const own = ownBoard.facts?.name === name ? ownBoard.facts : null;
    return this.boards.find((b) => b.name === name) ?? own ?? { name, title: spaced(name), seats: [] };
  }
  /** The board of a table beside its name, unless that is the board's. */
  boardBeside(table: { board_title: string; name: string }): string[] {
    const title = table.board_title;
    return title === table.name ? [] : [title];
  }
  /** Open the reference at a topic, or with a search. */
  openRules(find = "", topic = ""): void {
    this.find = find;
    this.topic = topic;
    this.drawer = "rules";
  }
}
export const page = new Page();
for (const [query, key] of [
  [PHONE, "phone"],
  [LOW, "low"],
  [TALL, "tall"],
  ["(max-width: 1199px)", "narrow"],
] as const)
  matchMedia(query).addEventListener("change", (e) => (page[key] = e.matches));
addEventListener("online", () => page.unreachable && void page.load());
