/** The custom board on this device, once it is complete: tables can be created on it. */
import { learnBoard } from "./layouts";
import type { BoardFacts, BoardInfo } from "./types";

type Facts = BoardFacts & BoardInfo;
interface Saved {
  /** What docs/own_boards.md describes; sent in place of a board's name. */
  file: unknown;
  facts: Facts;
}
const SAVED = "praefectus.board.complete";

class OwnBoard {
  saved = $state.raw<Saved | null>(null);
  /** Whether the next table is made on it. */
  wanted = $state(false);
  facts = $derived(this.saved?.facts ?? null);

  constructor() {
    try {
      const text = localStorage.getItem(SAVED);
      if (text) this.#take(JSON.parse(text) as Saved);
    } catch {
      /* it can be checked again in the editor */
    }
  }
  #take(saved: Saved): void {
    this.saved = saved;
    learnBoard(saved.facts);
  }
  keep(file: unknown, facts: Facts): void {
    if (this.saved?.facts.name === facts.name) return;
    this.#take({ file, facts });
    try {
      localStorage.setItem(SAVED, JSON.stringify(this.saved));
    } catch {
      /* it lasts as long as the page */
    }
  }
  /** A board in a request: the file of this one, or a name. */
  wish(name: string): unknown {
    return this.saved?.facts.name === name ? this.saved.file : name;
  }
}
export const ownBoard = new OwnBoard();
