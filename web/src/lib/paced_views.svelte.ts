/** What others do is shown one action after another, at a pace that the viewer sets. */
import { lessMotion, settings } from "./settings.svelte";
import type { View } from "./types";

export const PACES = ["off", "fast", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];
const MILLISECONDS: Record<Pace, number> = { off: 0, fast: 380, normal: 850, slow: 1700 };
/** How long a replay shows a position, also for readers who want less motion. */
export const replayed = (): number => MILLISECONDS[settings.pace] || MILLISECONDS.normal;
/** How long an action is shown before the next one; readers who want no motion do not wait. */
export const pause = (): number => (lessMotion() ? 0 : MILLISECONDS[settings.pace]);

const FRAME = 16; // milliseconds
const FEW = 3; // so many actions wait at the chosen pace

/** Keys of what looks different on the board. */
export function changedKeys(a: View, b: View): Set<string> {
  const keys = new Set<string>();
  b.cities.forEach((c, i) => {
    if (c.houses?.length !== a.cities[i]?.houses?.length) keys.add(`city:${i}`);
  });
  b.provinces.forEach((p, i) => {
    if (p.coins !== a.provinces[i]?.coins) keys.add(`province:${i}`);
  });
  b.seats.forEach((s, i) => {
    for (const c of s.colonists.on_board) {
      const old = a.seats[i]?.colonists.on_board.find((o) => o.slot === c.slot);
      if (!old || old.line !== c.line || old.place !== c.place || old.space !== c.space)
        keys.add(`colonist:${i}:${c.slot}`);
    }
  });
  b.display.forEach((d, i) => {
    if (d.card !== a.display[i]?.card) keys.add(`slot:${i}`);
  });
  return keys;
}

/** A queue of things that are shown one after another. */
export class Queue<T> {
  waiting = $state.raw<T[]>([]);
  /** Without a pace: what has arrived since the last frame, drawn once. */
  #together: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  #show: (thing: T, skipped: boolean) => void;
  /** Does the queue speed up rather than fall behind? */
  #hurries: () => boolean;
  constructor(show: (thing: T, skipped: boolean) => void, hurries: () => boolean = () => false) {
    this.#show = show;
    this.#hurries = hurries;
  }
  /** How long the next one waits: where many wait, less. */
  #pause(): number {
    const waiting = this.waiting.length;
    return this.#hurries() && waiting > FEW ? (pause() * FEW) / waiting : pause();
  }
  /** Show it when its time has come: at once if nothing is being shown, or if it is your own. */
  add(thing: T, own: boolean): void {
    if (!own && !pause() && !this.waiting.length) {
      if (this.#together.push(thing) === 1) setTimeout(() => this.#draw(), FRAME);
      return;
    }
    this.#draw();
    const wait = own ? 0 : this.#last + pause() - performance.now();
    if (!this.waiting.length && wait <= 0) {
      this.#now(thing);
      return;
    }
    this.waiting = [...this.waiting, thing];
    this.#next();
  }
  #draw(): void {
    const all = this.#together;
    this.#together = [];
    all.forEach((thing, i) => this.#now(thing, i < all.length - 1));
  }
  #now(thing: T, skipped = false): void {
    this.#last = performance.now();
    this.#show(thing, skipped);
  }
  #next(): void {
    clearTimeout(this.#timer);
    if (!this.waiting.length) return;
    this.#timer = setTimeout(
      () => {
        const [first, ...rest] = this.waiting;
        this.waiting = rest;
        if (first !== undefined) this.#now(first);
        this.#next();
      },
      document.hidden ? 0 : Math.max(0, this.#last + this.#pause() - performance.now()),
    );
  }
  /** Everything that waits, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#together = [...this.waiting, ...this.#together];
    this.waiting = [];
    this.#draw();
    this.#last = 0;
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.waiting = [];
    this.#together = [];
  }
}
