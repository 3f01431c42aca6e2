/** How long players take: clocks, reminders, and players who are away. */
import type { TableState } from "./table_state.svelte";
import type { Away, ClockLeft } from "./types";

const REMIND_AFTER = 60_000; // milliseconds, as on the server

export class TurnTime {
  away = $state.raw<Away[]>([]);
  #state: TableState;
  #date = $state(Date.now());
  /** When the last choice was made. */
  #since = $state("");
  /** The clocks as the server sent them, and when; `now` changes every second while one runs. */
  #clock = $state.raw<{ sent: ClockLeft; at: number } | null>(null);
  #now = $state(0);
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(state: TableState) {
    this.#state = state;
  }
  start(): void {
    this.#ticking = setInterval(() => {
      if (this.#clock?.sent.running != null) this.#now = performance.now();
      if (!this.#state.myTurn) this.#date = Date.now();
    }, 1000);
  }
  stop(): void {
    clearInterval(this.#ticking);
  }
  take(since: string | null | undefined, clock: ClockLeft | null | undefined): void {
    this.#now = performance.now();
    this.#since = since ?? "";
    this.#clock = clock ? { sent: clock, at: this.#now } : null;
  }
  /** Milliseconds that a seat has left; null without a clock, and for seats that have none. */
  left(seat: number): number | null {
    const c = this.#clock;
    const player = this.#state.seat(seat);
    if (!c || this.#state.live?.over || player?.kind !== "person" || player.stand_in) return null;
    return (c.sent.left[seat] ?? 0) - (c.sent.running === seat ? this.#now - c.at : 0);
  }
  /** Since when the game waits for another person, `long` enough for a reminder; and when somebody sent one. */
  get waiting(): { since: string; long: boolean; reminded: string | null } | null {
    const { live, seats } = this.#state;
    const n = live?.to_act;
    const player = n == null ? undefined : this.#state.seat(n);
    if (!this.#since || !player || live?.over || seats.includes(n!) || player.kind !== "person" || player.stand_in)
      return null;
    const reminded = player.reminded !== null && player.reminded >= this.#since ? player.reminded : null;
    return { since: this.#since, long: this.#date - Date.parse(this.#since) >= REMIND_AFTER, reminded };
  }
  /** When others reminded me, if I have not answered yet. */
  get reminded(): string | null {
    const { live, myTurn } = this.#state;
    const at = myTurn && live ? (this.#state.seat(live.to_act!)?.reminded ?? null) : null;
    return at !== null && at >= this.#since ? at : null;
  }
  /** The player who is away, or does not answer, while the game waits; `ready`: the others can let a bot play. */
  get absent(): { here: boolean; since: string; from: string | null; ready: boolean } | null {
    const { live, seats } = this.#state;
    const gone = this.away.find((a) => a.seat === live?.to_act);
    if (!gone || live?.over || seats.includes(gone.seat) || this.#state.seat(gone.seat)?.stand_in) return null;
    if (gone.here && gone.since !== this.#since) return null; // they have answered
    const from = gone.stand_in_from;
    return { here: gone.here, since: gone.since, from, ready: from !== null && Date.parse(from) <= this.#date };
  }
}
