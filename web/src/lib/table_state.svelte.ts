/** What this browser knows about one table: what the server sent, what the viewer looks at, and what follows from it. */
import { choicesByTarget, closes, targetKey } from "./choices";
import { say } from "./language.svelte";
import type { Attempt } from "./puzzles.svelte";
import { knownTable, secretsOf, type KnownTable } from "./settings.svelte";
import { automaOf } from "../modules";
import type {
  Analysis,
  ChatMessage,
  Choice,
  Hint,
  Layout,
  LogLine,
  OpenedLink,
  SeatForecast,
  Since,
  TableInfo,
  TableSeat,
  UndoRequest,
  View,
} from "./types";

/** The choices of the server; while colonists move also those of two steps, whose lines it sends only once. */
function offered(view: View | null): Choice[] {
  if (!view?.reach) return view?.choices ?? [];
  const { lines, ways, builds } = view.reach;
  const colonists = new Map(view.choices.map((c) => [c.id, c.text]));
  return [
    ...builds.map(({ id, then: follow, city, text, change }) => {
      const target = { kind: "city", index: city };
      return { id, follow, text, target, change, group: "build" };
    }),
    ...ways.map(([id, follow, steps, to]) => {
      const { kind, line, text, opens } = lines[to]!;
      const target = { kind: `${kind}_line`, index: line };
      const way = { colonist: colonists.get(id) ?? "", to: text, steps };
      return { id, follow, way, text, target, opens, group: "go" };
    }),
    ...view.choices,
  ];
}

export class TableState {
  id: string;
  info = $state.raw<TableInfo | null>(null);
  live = $state.raw<View | null>(null);
  past = $state.raw<View | null>(null);
  layout = $state.raw<Layout | null>(null);
  log = $state.raw<LogLine[]>([]);
  logStart = $state(0);
  chat = $state.raw<ChatMessage[]>([]);
  seats = $state.raw<number[]>([]);
  host = $state(false);
  muted = $state.raw<number[]>([]);
  blocked = $state.raw<number[]>([]);
  online = $state.raw<number[]>([]);
  watchers = $state(0);
  forecast = $state.raw<SeatForecast[] | null>(null);
  thinking = $state<number | null>(null);
  request = $state.raw<UndoRequest | null>(null);
  problem = $state<string | null>(null);
  missing = $state<string | null>(null);
  said = $state("");
  unread = $state(0);
  hint = $state.raw<Hint | null>(null);
  /** Are the numbers behind a hint shown? */
  why = $state(false);
  /** The choice that a coach points out; and whether the first Tribune has been played. */
  recommended = $state<number | null>(null);
  tribune = $state(false);
  /** Keys of targets: hovered or focused; marked by a first tap; the only one whose choices are listed. */
  hot = $state<string | null>(null);
  marked = $state<string | null>(null);
  /** The card that would do nothing and waits for a second click. */
  doubted = $state<number | null>(null);
  narrowed = $state<string | null>(null);
  /** The player whose houses are shown while the rest is dimmed. */
  spot = $state<number | null>(null);
  changed = $state.raw<Set<string>>(new Set());
  /** The analysis of the game; and the costly choice whose position is open: the taken and the better one are marked. */
  study = $state.raw<Analysis | null>(null);
  studied = $state.raw<Analysis["losses"][number] | null>(null);
  marks = $derived.by(() => {
    const loss = this.past && this.studied?.state === this.past.state ? this.studied : null;
    return new Map<string, "taken" | "better">(
      loss
        ? [
            [targetKey({ target: loss.taken_target }), "taken"],
            [targetKey({ target: loss.better_target }), "better"],
          ]
        : [],
    );
  });

  view = $derived(this.past ?? this.live);
  choices = $derived<Choice[]>(this.past ? [] : offered(this.live));
  byTarget = $derived(choicesByTarget(this.choices));
  myTurn = $derived(!!this.live && this.live.you !== null && this.live.you === this.live.to_act && !this.live.over);
  closing = $derived(this.choices.find((c) => closes(c)) ?? null);
  /** What ends the turn: the last choice, or only a confirmation. */
  ending = $derived.by<{ choice: Choice | null; reveals: boolean } | null>(() => {
    if (!this.myTurn || this.past) return null;
    const held = this.live?.held;
    if (held) return { choice: null, reveals: held.reveals };
    return this.closing?.ends_turn && !this.live?.reach
      ? { choice: this.closing, reveals: !!this.closing.reveals }
      : null;
  });
  /** What closes a step while the turn continues. */
  next = $derived<Choice | null>(this.closing && this.ending?.choice !== this.closing ? this.closing : null);

  /** The state whose `since` a click has hidden. */
  seenState = $state(-1);
  /** What changed for each seat since my last turn, until my first click. */
  since = $derived<Since[]>(this.past || !this.live || this.live.state === this.seenState ? [] : this.live.since);
  /** The text of a link that contains the game: it has no table and no players. */
  link: string | null;
  /** Why the link can't be opened, and the link of the part that can. */
  unreadable = $state.raw<OpenedLink | null>(null);
  /** Is the game shown move by move now? */
  replaying = $state(false);

  constructor(id: string, link: string | null = null) {
    this.id = id;
    this.link = link;
  }
  /** Where the page shows this game, now or at a past state. */
  path(state: number | null = null): string {
    return `${this.link === null ? `/t/${this.id}` : `/g/${this.link}`}${state === null ? "" : `/${state}`}`;
  }
  get secret(): string | null {
    const t = knownTable(this.id);
    if (!t) return null;
    const you = this.live?.you;
    return (you != null ? t.secrets[String(you)] : undefined) ?? Object.values(t.secrets)[0] ?? null;
  }
  seatSecret(seat: number): string | null {
    return knownTable(this.id)?.secrets[String(seat)] ?? this.secret;
  }
  /** All secrets of this device: the host of a rematch is host by the secret of a seat. */
  get hostSecret(): string | null {
    return secretsOf(this.id).join(",") || null;
  }
  /** The seats as people sit around the table; automas come last. */
  around = $derived.by<number[]>(() => {
    const seats = this.info?.seats ?? [];
    const sitting = [...seats].sort((a, b) => a.place - b.place).map((s) => s.seat);
    return [...sitting, ...(this.live?.seats ?? []).slice(seats.length).map((s) => s.seat)];
  });
  /** The game of which this table is a copy. */
  get sandbox(): KnownTable["copy"] {
    return knownTable(this.id)?.copy;
  }
  /** The puzzle that is tried at this table. */
  get puzzle(): Attempt | undefined {
    return this.sandbox?.puzzle;
  }
  seat(n: number): TableSeat | undefined {
    return this.info?.seats[n];
  }
  /** Is this the reader's only seat? */
  isYou(n: number): boolean {
    return this.seats.length === 1 && this.seats[0] === n;
  }
  name(n: number | null | undefined): string {
    if (n == null) return "";
    const seat = this.live?.seats[n];
    return this.info?.seats[n]?.called ?? (seat && automaOf(seat)?.name) ?? say("seat-number", { number: n + 1 });
  }

  /** A name on its own: a reader without a name is "You". */
  label(n: number): string {
    return this.isYou(n) && !this.seat(n)?.name ? say("you") : this.name(n);
  }

  tell(text: string): void {
    this.problem = text;
    setTimeout(() => {
      if (this.problem === text) this.problem = null;
    }, 7000);
  }
}
