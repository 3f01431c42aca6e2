/** One table as this browser sees it: the connection, the newest view, a look back, what is hovered. */
import { api, Refused } from "./net";
import { language, say } from "./language.svelte";
import { changedKeys, Queue } from "./following.svelte";
import { inLink, thought } from "../device/thinking";
import { reloadedForNewer } from "./update.svelte";
import { transport, type Connection } from "./transport";
import { layoutOf } from "./layouts";
import { notice, ring, setTurnTitle } from "./notices";
import { page } from "./page.svelte";
import { keepSeats } from "./person.svelte";
import { saying } from "./telling";
import { go } from "./router.svelte";
import {
  guided,
  knownTable,
  markCopy,
  nameSecrets,
  remember,
  rememberRematch,
  secretsOf,
  settings,
  type KnownTable,
} from "./settings.svelte";
import { automaOf, lineName, placeName } from "../modules";
import type {
  Away,
  Analysis,
  ChatMessage,
  Choice,
  ClockLeft,
  GameLink,
  Hint,
  Layout,
  LogLine,
  LogLines,
  Made,
  OpenedLink,
  SeatForecast,
  ServerMessage,
  Since,
  TableInfo,
  TableSeat,
  UndoRequest,
  View,
} from "./types";

export const targetKey = ({ target }: Pick<Choice, "target">): string =>
  `${target.kind}:${target.good ?? target.index ?? ""}`;
/** The choice that closes a step: it goes on to the next one, or ends the turn. */
export const closes = (c: Choice): boolean => c.group === "done";
/** Every amount of a choice on its own. */
export const singly = (c: Choice): Choice[] => c.amounts?.map((amount) => ({ ...c, ...amount })) ?? [c];

/** Why a connection ends that it is of no use to make again. */
const FOR_GOOD = ["no_table", "not_watchable", "banned", "no_person"];
const REMIND_AFTER = 60_000; // milliseconds; the server says so, too
type ViewMessage = Extract<ServerMessage, { type: "view" }>;
/** While colonists move, every line within reach and every house in reach is a choice of its own. */
function withReach(view: View | null, layout: Layout | null): Choice[] {
  const all = view?.choices ?? [];
  const reach = view?.reach;
  if (!view || !reach) return all;
  const going = reach.ways.map(([id, then, steps, to]): Choice => {
    const { kind, line: index, opens } = reach.lines[to]!;
    const from = all.find((c) => c.id === id);
    const line = lineName(layout, kind, index);
    return {
      id,
      follow: then,
      steps,
      text: say("go-to", { line }),
      sentence: say("go-to-with", { line, steps, colonist: from?.text ?? "" }),
      group: "go",
      target: { kind: `${kind}_line`, index },
      opens: opens.map((city) => ({ city, payable: reach.payable.includes(city) })),
    };
  });
  const building = reach.builds.map(({ id, then, city, change }): Choice => ({
    id,
    follow: then,
    text: say("build-at-once", { city: placeName(layout, city) }),
    group: "build",
    target: { kind: "city", index: city },
    change,
  }));
  return [...building, ...going, ...all];
}

interface Pending {
  ref: string;
  message: Record<string, unknown>;
}

export class Session {
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
  away = $state.raw<Away[]>([]);
  #date = $state(Date.now());
  /** When the last choice was made. */
  #since = $state("");
  forecast = $state.raw<SeatForecast[] | null>(null);
  /** The clocks as they were sent, and when; `now` goes on by the second while one runs. */
  #clock = $state.raw<{ sent: ClockLeft; at: number } | null>(null);
  #now = $state(0);
  thinking = $state<number | null>(null);
  request = $state.raw<UndoRequest | null>(null);
  connection = $state<"connecting" | "open" | "lost">("connecting");
  problem = $state<string | null>(null);
  missing = $state<string | null>(null);
  said = $state("");
  sending = $state(false);
  unread = $state(0);
  hint = $state.raw<Hint | null>(null);
  /** Are the numbers behind a hint shown? */
  why = $state(false);
  /** The choice that a coach points out; and whether the first Tribune has been played. */
  recommended = $state<number | null>(null);
  tribune = $state(false);
  /** Keys of targets: hovered or focused here or there; marked by a first tap; narrowed to. */
  hot = $state<string | null>(null);
  marked = $state<string | null>(null);
  /** A card that would do nothing, which was asked about. */
  doubted = $state<number | null>(null);
  narrowed = $state<string | null>(null);
  /** A player whose houses are shown, the rest dimmed. */
  spot = $state<number | null>(null);
  changed = $state.raw<Set<string>>(new Set());
  /** The game looked at afterwards; and the dear choice whose position is open: what was taken, and better, is marked. */
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
  choices = $derived<Choice[]>(this.past ? [] : withReach(this.live, this.layout).map((c) => this.#named(c)));
  byTarget = $derived.by(() => {
    const map = new Map<string, Choice[]>();
    for (const c of this.choices) {
      const k = targetKey(c);
      const list = map.get(k);
      if (list) list.push(...singly(c));
      else map.set(k, singly(c));
    }
    return map;
  });
  myTurn = $derived(!!this.live && this.live.you !== null && this.live.you === this.live.to_act && !this.live.over);
  closing = $derived(this.choices.find((c) => closes(c)) ?? null);
  /** What ends the turn: the last choice, or the word of its owner alone. */
  ending = $derived.by<{ choice: Choice | null; reveals: boolean } | null>(() => {
    if (!this.myTurn || this.past) return null;
    const held = this.live?.held;
    if (held) return { choice: null, reveals: held.reveals };
    return this.closing?.ends_turn && !this.live?.reach
      ? { choice: this.closing, reveals: !!this.closing.reveals }
      : null;
  });
  /** Done with a step, and the turn goes on. */
  next = $derived<Choice | null>(this.closing && this.ending?.choice !== this.closing ? this.closing : null);

  /** The state whose `since` a click has put away. */
  #seen = $state(-1);
  /** What changed for each seat since my last turn, until my first click. */
  since = $derived<Since[]>(this.past || !this.live || this.live.state === this.#seen ? [] : this.live.since);
  #myLast: View | null = null;
  /** Where two choices were taken with one click: they are taken back with one, too. */
  #double = -1;
  #queue = new Queue<ViewMessage>((m) => this.#show(m));
  #socket: Connection | null = null;
  #closed = false;
  #wait = 500;
  #refs = 0;
  #pending: Pending | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #wasMine = false;
  #shown: string[] = [];

  /** The text of a link that holds the game: it has no table, and everybody only looks. */
  link: string | null;
  /** Why the link can't be opened, and the link of its certain beginning. */
  unreadable = $state.raw<OpenedLink | null>(null);
  /** Is the game shown move by move just now? */
  replaying = $state(false);

  constructor(id: string, link: string | null = null) {
    this.id = id;
    this.link = link;
  }
  /** Where the page shows this game, now or at a past state. */
  path(state: number | null = null): string {
    return `${this.link === null ? `/t/${this.id}` : `/g/${this.link}`}${state === null ? "" : `/${state}`}`;
  }
  /** What is asked about the game as a whole, of its table or about its link. */
  async read<T>(what: string): Promise<T> {
    if (this.link !== null) return inLink<T>(what, { link: this.link });
    return api<T>("GET", `/tables/${this.id}/${what}`, undefined, this.secret);
  }
  /** What the bot thinks of a game afterwards. */
  async analyse(): Promise<void> {
    this.study =
      this.link === null
        ? await thought<Analysis>("GET", this.id, "analysis", this.secret)
        : await this.read<Analysis>("analysis");
  }
  async #openLink(): Promise<void> {
    try {
      const opened = await inLink<OpenedLink>("open", { link: this.link! });
      if (opened.problem) {
        if (opened.problem === "newer" && (await reloadedForNewer(this.link!))) return;
        this.unreadable = opened;
        return;
      }
      this.link = opened.link;
      this.#takeInfo(opened.table!);
      this.log = opened.log!.lines;
      this.live = opened.view as unknown as View;
      this.connection = "open";
    } catch (e) {
      this.missing = (e as Error).message;
    }
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
  /** Everything that is known here: the host of a rematch is host by the secret of a seat. */
  get hostSecret(): string | null {
    return secretsOf(this.id).join(",") || null;
  }
  /** The seats as people sit around the table; those of nobody come last. */
  around = $derived.by<number[]>(() => {
    const seats = this.info?.seats ?? [];
    const sitting = [...seats].sort((a, b) => a.place - b.place).map((s) => s.seat);
    return [...sitting, ...(this.live?.seats ?? []).slice(seats.length).map((s) => s.seat)];
  });
  /** What this device knows of the game that this table is a copy of. */
  get sandbox(): KnownTable["copy"] {
    return knownTable(this.id)?.copy;
  }
  /** Ask for a rematch, or agree to one, and go there. */
  async rematch(): Promise<void> {
    const first = !this.info?.rematch;
    const t = await this.act("/rematch", {}, secretsOf(this.id).join(","));
    if (!t) return;
    rememberRematch(this.id, t.table, first);
    go(`/t/${t.table}`);
  }
  seat(n: number): TableSeat | undefined {
    return this.info?.seats[n];
  }
  /** Is this the one seat of the reader? */
  isYou(n: number): boolean {
    return this.seats.length === 1 && this.seats[0] === n;
  }
  name(n: number | null | undefined): string {
    if (n == null) return "";
    const seat = this.live?.seats[n];
    return this.info?.seats[n]?.called ?? (seat && automaOf(seat)?.name) ?? say("seat-number", { number: n + 1 });
  }

  /** The same where it stands alone: whoever has given no name is "You" to themselves. */
  label(n: number): string {
    return this.isYou(n) && !this.seat(n)?.name ? say("you") : this.name(n);
  }

  /** Players are called by their names. */
  #named(c: Choice): Choice {
    if (c.group !== "copy_seat" || c.target.index == null) return c;
    const top = this.live?.seats[c.target.index]?.top ?? null;
    if (top === null) return c;
    const text = say("copy-of", { name: this.name(c.target.index), card: page.words.cardTitle(top) });
    return { ...c, text };
  }
  /** Milliseconds a seat has left; null without a clock, and for whom it does not count. */
  left(seat: number): number | null {
    const c = this.#clock;
    const who = this.seat(seat);
    if (!c || this.live?.over || who?.kind !== "person" || who.stand_in) return null;
    return (c.sent.left[seat] ?? 0) - (c.sent.running === seat ? this.#now - c.at : 0);
  }

  /** Since when the game waits for a person elsewhere, `long` enough to remind them; and when somebody did. */
  get waiting(): { since: string; long: boolean; reminded: string | null } | null {
    const n = this.live?.to_act;
    const who = n == null ? undefined : this.seat(n);
    if (!this.#since || !who || this.live?.over || this.seats.includes(n!) || who.kind !== "person" || who.stand_in)
      return null;
    const reminded = who.reminded !== null && who.reminded >= this.#since ? who.reminded : null;
    return { since: this.#since, long: this.#date - Date.parse(this.#since) >= REMIND_AFTER, reminded };
  }
  /** Others have reminded me, and I have not answered yet. */
  get reminded(): string | null {
    const at = this.myTurn && this.live ? (this.seat(this.live.to_act!)?.reminded ?? null) : null;
    return at !== null && at >= this.#since ? at : null;
  }
  /** Who is away, or does not answer, and keeps the game waiting; `ready`: the others can let a bot play for them. */
  get absent(): { here: boolean; since: string; from: string | null; ready: boolean } | null {
    const gone = this.away.find((a) => a.seat === this.live?.to_act);
    if (!gone || this.live?.over || this.seats.includes(gone.seat) || this.seat(gone.seat)?.stand_in) return null;
    if (gone.here && gone.since !== this.#since) return null; // they have answered
    const from = gone.stand_in_from;
    return { here: gone.here, since: gone.since, from, ready: from !== null && Date.parse(from) <= this.#date };
  }

  open(): void {
    if (this.link !== null) return void this.#openLink();
    this.#closed = false;
    this.#ticking = setInterval(() => {
      if (this.#clock?.sent.running != null) this.#now = performance.now();
      if (!this.myTurn) this.#date = Date.now();
    }, 1000);
    this.#connect();
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ticking);
    this.#queue.stop();
    this.#socket?.close();
    setTurnTitle(null);
  }
  #connect(): void {
    const socket = transport.open(this.id);
    this.#socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (text) => this.#receive(JSON.parse(text) as ServerMessage);
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      if (!this.info) void this.#look();
      this.connection = "lost";
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(10000, this.#wait * 2);
    };
  }
  /** The socket says only that it failed; HTTP says why. */
  async #look(): Promise<void> {
    try {
      this.info = await api<{ table: TableInfo } | TableInfo>("GET", `/tables/${this.id}`, undefined, this.secret).then(
        (a) => ("seats" in a ? a : a.table),
      );
    } catch (e) {
      if (e instanceof Refused && (e.status === 404 || e.status === 422)) {
        this.missing = e.status === 404 ? e.message : say("no-such-table");
        this.close();
      }
    }
  }
  hello(): void {
    if (this.link !== null) return void this.#openLink();
    this.#shown = secretsOf(this.id);
    this.#send({ type: "hello", secrets: this.#shown, detail: "full", language: language() });
  }
  #send(message: Record<string, unknown>): boolean {
    if (!this.#socket?.open) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
  #receive(m: ServerMessage): void {
    switch (m.type) {
      case "welcome":
        if (this.connection !== "open" && this.#pending) this.#send(this.#pending.message);
        this.connection = "open";
        this.#wait = 500;
        this.#takeInfo(m.table);
        this.seats = m.seats;
        this.host = m.host;
        this.muted = m.muted;
        this.blocked = m.blocked;
        this.chat = m.chat;
        this.online = m.table.seats.filter((s) => s.online && s.kind === "person").map((s) => s.seat);
        this.watchers = m.table.watchers;
        this.request = m.table.undo_request;
        this.away = m.away;
        nameSecrets(this.id, this.#shown, m.opens, m.host);
        void keepSeats();
        break;
      case "view":
        this.#queue.add(m, this.#isOwn());
        break;
      case "done":
        if (m.ref === this.#pending?.ref) this.#settle();
        break;
      case "refused":
        if (m.ref === this.#pending?.ref) this.#settle();
        if (m.code === "barrier" && this.live)
          this.live = { ...this.live, undo: { step: false, turn: false, ask: true } };
        if (m.code === "banned" || (m.code === "not_watchable" && !this.live)) {
          this.missing = m.sentence;
          this.close();
        } else if (m.code !== "stale" && m.code !== "hello_first") this.tell(m.sentence);
        break;
      case "table":
        this.#takeInfo(m.table);
        this.request = m.table.undo_request;
        break;
      case "presence":
        this.online = m.online;
        this.watchers = m.watchers;
        this.away = m.away;
        break;
      case "chat":
        if (!this.chat.some((c) => c.number === m.message.number)) this.chat = [...this.chat, m.message];
        this.unread++;
        break;
      case "forecast":
        this.forecast = m.seats;
        break;
      case "thinking":
        this.thinking = m.seat;
        break;
      case "undo_request":
        this.request = m.request;
        if (m.request.needed.some((s) => this.seats.includes(s))) ring(settings.sound);
        break;
      case "undo_closed":
        this.request = null;
        this.tell(m.sentence);
        break;
      case "bye":
        if (FOR_GOOD.includes(m.code)) {
          this.missing = m.sentence;
          this.close();
        } else this.tell(m.sentence);
        break;
      case "pong":
        break;
    }
  }
  /** Is what comes now an answer to what I did, or the first thing I see? */
  #isOwn(): boolean {
    const v = this.live;
    return !v || !!this.past || (v.you !== null && v.you === v.to_act);
  }
  #show(m: ViewMessage): void {
    this.#takeView(m.view, m.log);
    this.#now = performance.now();
    this.#since = m.since ?? "";
    this.#clock = m.clock ? { sent: m.clock, at: this.#now } : null;
  }
  /** Are actions of others still to be shown? */
  get following(): boolean {
    return this.#queue.waiting.length > 0;
  }
  skip(): void {
    this.#queue.skip();
  }
  #settle(): void {
    this.#pending = null;
    this.sending = false;
  }
  #takeInfo(info: TableInfo): void {
    const board = this.info?.board;
    const before = this.info;
    if (before && info.seats.some((s, n) => this.seats.includes(n) && s.reminded !== before.seats[n]?.reminded))
      this.#heed();
    this.info = info;
    if (board !== info.board || !this.layout)
      layoutOf(info.board).then(
        (l) => (this.layout = l),
        (e: Error) => this.tell(e.message),
      );
  }
  /** The others remind me. */
  #heed(): void {
    ring(settings.sound);
    this.tell(say("you-are-reminded"));
    if (settings.notify && document.hidden)
      notice(say("your-turn-at", { table: this.info?.name ?? "Praefectus" }), say("you-are-reminded"));
  }
  #takeView(view: View, log: LogLines): void {
    const before = this.live;
    this.live = view;
    this.thinking = null;
    this.marked = null;
    this.narrowed = null;
    this.doubted = null;
    this.recommended = null;
    this.hint = null;
    this.why = false;
    if (before && before.state !== view.state) this.hot = null;
    if (!this.log.length) this.logStart = log.start;
    this.log = [...this.log.filter((l) => l.start < log.start), ...log.lines];
    if (before) this.#markChanges(before, view);
    this.#noteSince(before, view);
    const mine = this.myTurn;
    this.#tellOthers(mine && !this.#wasMine);
    if (mine && !this.#wasMine && before) {
      ring(settings.sound);
      if (settings.notify && document.hidden)
        notice(say("your-turn-at", { table: this.info?.name ?? "Praefectus" }), view.prompt?.title ?? "");
    }
    this.#wasMine = mine;
    setTurnTitle(this.info ? { name: this.info.name, mine } : null);
  }
  async wholeLog(): Promise<void> {
    if (!this.logStart) return;
    const whole = await api<LogLines>("GET", `/tables/${this.id}/log?start=0`, undefined, this.secret);
    this.log = whole.lines;
    this.logStart = 0;
  }
  /** Outlined are the pieces that changed: for two seconds, and all that changed since my turn until my first click. */
  #markChanges(a: View, b: View): void {
    const keys = changedKeys(a, b);
    this.changed = keys;
    if (this.since.length) return;
    setTimeout(() => {
      if (this.changed === keys) this.changed = new Set();
    }, 2200);
  }
  /** Screen readers hear what the others do as it is shown; and once more, a line for each, when my turn has come. */
  #tellOthers(begins: boolean): void {
    const last = this.log.at(-1);
    const lines = begins ? this.since.map(({ seat }) => this.log.findLast((l) => l.seat === seat)) : [last];
    const told = lines.filter((l) => l && l.seat !== null && !this.isYou(l.seat)).map((l) => l!.text);
    if (told.length) this.said = told.join(" ");
  }
  /** My turn has come: what the others did meanwhile. */
  #noteSince(before: View | null, view: View): void {
    const mine = view.you !== null && view.to_act === view.you;
    if (before && before.you === view.you && before.to_act === view.you && !mine) this.#myLast = before;
    if (mine && before?.to_act !== view.you && this.#myLast && this.#myLast.seats.length === view.seats.length) {
      this.changed = changedKeys(this.#myLast, view);
      this.#myLast = null;
    }
  }
  /** The first click of a turn: it has been seen. */
  seen(): void {
    if (!this.since.length) return;
    this.#seen = this.live?.state ?? -1;
    this.changed = new Set();
  }
  tell(text: string): void {
    this.problem = text;
    setTimeout(() => {
      if (this.problem === text) this.problem = null;
    }, 7000);
  }

  #ask(message: Record<string, unknown>): void {
    if (this.#pending) return;
    const ref = `r${++this.#refs}`;
    const whole = { ...message, ref };
    this.#pending = { ref, message: whole };
    this.sending = true;
    if (!this.#send(whole)) this.tell(say("choice-kept"));
  }
  play(c: Choice): void {
    const v = this.live;
    if (!v || this.past || v.you === null) return;
    if (c.idle && this.doubted !== c.id) {
      this.doubted = c.id;
      return;
    }
    this.hot = null;
    this.seen();
    if (c.group === "play" && page.words.card(c.target.index ?? -1).name === "tribune") this.tribune = true;
    if (v.prompt) guided(v.prompt.kind);
    this.said = saying(c);
    this.#double = c.follow === undefined ? -1 : v.state;
    const hold = !settings.endsByItself && c !== this.ending?.choice;
    this.#ask({
      type: "move",
      seat: v.you,
      state: v.state,
      choice: c.id,
      then: c.follow === undefined ? [] : [c.follow],
      hold,
    });
  }
  endTurn(): void {
    const v = this.live;
    if (!this.ending || !v) return;
    if (this.ending.choice) this.play(this.ending.choice);
    else this.#ask({ type: "end_turn", seat: v.you, state: v.state });
  }
  /** A click on the board: one choice is played, several are listed, the first tap of a finger only marks. */
  pick(key: string, touch = false): void {
    const list = this.byTarget.get(key);
    if (!list?.length) return;
    if (list.length > 1) {
      this.narrowed = key;
      this.hot = key;
      return;
    }
    if (touch && this.marked !== key) {
      this.marked = key;
      this.hot = key;
      return;
    }
    this.play(list[0]!);
  }
  undo(what: "step" | "turn" | "to", to?: number): void {
    const v = this.live;
    if (!v || v.you === null || this.past) return;
    if (what === "step" && v.trail?.at(-2)?.state === this.#double) {
      what = "to";
      to = this.#double;
    }
    this.#ask({ type: "undo", seat: v.you, state: v.state, what, ...(to === undefined ? {} : { to }) });
  }
  askUndo(what: "step" | "turn" = "turn"): void {
    const v = this.live;
    const seat = v?.you ?? this.seats[0];
    if (!v || seat === undefined) return;
    this.#ask({ type: "ask_undo", seat, state: v.state, what });
  }
  answerUndo(agree: boolean): void {
    const r = this.request;
    const seat = r?.needed.find((s) => this.seats.includes(s) && !r.agreed.includes(s));
    if (!r || seat === undefined) return;
    this.#ask({ type: "answer_undo", seat, request: r.request, agree });
    this.request = null;
  }
  say(text: string): void {
    const seat = this.live?.you ?? this.seats[0];
    if (seat === undefined || !text.trim()) return;
    this.#send({ type: "chat", ref: `c${++this.#refs}`, seat, text: text.trim() });
  }
  look(seat: number): void {
    this.#send({ type: "look", seat });
  }
  /** A row to point out, without asking a bot. */
  recommend(choice: number): void {
    this.recommended = choice;
  }
  /** Does the hint, or the coach, name this choice? One that is two steps in one is named by both. */
  advised(c: Choice): boolean {
    const hint = this.hint;
    if (!hint) return this.recommended !== null && this.recommended === (c.follow ?? c.id);
    return singly(c).some((each) => each.id === hint.choice) && (c.follow === undefined || c.follow === hint.then);
  }
  async askHint(quiet = false): Promise<void> {
    const v = this.live;
    if (!v || v.you === null) return;
    try {
      const asked = { seat: v.you, level: null };
      const hint = await thought<Hint>("POST", this.id, "hint", this.seatSecret(v.you), asked);
      if (v.state === this.live?.state) {
        this.hint = hint;
        const c = this.choices.find((row) => this.advised(row));
        if (c) this.hot = targetKey(c);
      }
    } catch (e) {
      if (!quiet) this.tell((e as Error).message);
    }
  }
  async showState(state: number | null): Promise<void> {
    if (state === null || !this.live || state >= this.live.state) {
      this.past = null;
      return;
    }
    try {
      const you = this.live.you;
      if (this.link !== null) {
        this.past = await inLink<View>("view", { link: this.link, state });
        return;
      }
      this.past = await api<View>(
        "GET",
        `/tables/${this.id}/view?state=${state}${you === null ? "" : `&seat=${you}`}`,
        undefined,
        this.secret,
      );
    } catch (e) {
      this.tell((e as Error).message);
    }
  }
  /** The game as the text of a link, up to a state or to now. */
  async linkAt(state: number | null): Promise<string> {
    if (this.link !== null)
      return state === null ? this.link : (await inLink<GameLink>("link", { link: this.link, state })).link;
    const path = `/tables/${this.id}/link${state === null ? "" : `?state=${state}`}`;
    return (await api<GameLink>("GET", path, undefined, this.secret)).link;
  }
  /** A copy of a position, to try things; it is not among my games until I save it. */
  async copy(state: number): Promise<void> {
    try {
      const made = await api<Made>("POST", `/tables/${this.id}/fork`, { state }, this.secret);
      remember(made.table.table, made.secrets, made.host);
      const bots = this.info!.seats.filter((s) => s.kind === "bot").map((s) => [String(s.seat), s.level]);
      const before = this.sandbox?.bots ?? Object.fromEntries(bots);
      markCopy(made.table.table, { of: this.id, bots: before, saved: false });
      go(`/t/${made.table.table}`);
    } catch (e) {
      this.tell((e as Error).message);
    }
  }
  /** Delete the game with all secrets that are known here, or agree to it; true if it is gone. */
  async remove(agree: boolean | null = null): Promise<boolean> {
    const all = secretsOf(this.id).join(",");
    try {
      const a =
        agree === null
          ? await api<{ table: TableInfo } | null>("DELETE", `/tables/${this.id}`, undefined, all)
          : await api<{ table: TableInfo } | null>("POST", `/tables/${this.id}/deletion`, { agree }, all);
      if (a) this.info = a.table;
      return !a;
    } catch (e) {
      this.tell((e as Error).message);
      return false;
    }
  }
  /** Agree to the rematch that this table is. */
  async agree(): Promise<void> {
    await this.act("/agree", undefined, secretsOf(this.id).join(","));
  }
  async act(path: string, body: unknown = undefined, secret = this.secret): Promise<TableInfo | null> {
    try {
      const a = await api<{
        table: TableInfo;
        secrets?: { seat: number; secret: string }[];
        secret?: string;
        seat?: number;
      }>("POST", `/tables/${this.id}${path}`, body, secret);
      if (a.secret !== undefined && a.seat !== undefined) {
        remember(this.id, [{ seat: a.seat, secret: a.secret }]);
        this.hello();
      }
      return a.table;
    } catch (e) {
      this.tell((e as Error).message);
      return null;
    }
  }
}
