/** One table as this browser sees it: it takes what the server sends, and sends what the player does. */
import { inLink } from "../device/local_bots";
import { singly, targetKey } from "./choices";
import { TableConnection } from "./connection.svelte";
import { changedKeys, Queue } from "./paced_views.svelte";
import { language, say } from "./language.svelte";
import { layoutOf, learnBoard } from "./layouts";
import { Refused } from "./net";
import { notice, ring, setTurnTitle } from "./notices";
import { page } from "./page.svelte";
import { keepSeats } from "./person.svelte";
import { guided, nameSecrets, secretsOf, settings } from "./settings.svelte";
import { TableRequests } from "./table_requests";
import { TableState } from "./table_state.svelte";
import { saying } from "./spoken_choices";
import { TurnTime } from "./turn_time.svelte";
import { reloadedForNewer } from "./update.svelte";
import type { BoardFacts, Choice, LogLines, OpenedLink, ServerMessage, TableInfo, View } from "./types";

/** Why a connection ends that the page doesn't open again. */
const FINAL = ["no_table", "not_watchable", "banned", "no_person"];
type ViewMessage = Extract<ServerMessage, { type: "view" }>;

export class Session extends TableState {
  time = new TurnTime(this);
  requests = new TableRequests(this, () => this.hello());
  connection: TableConnection;
  #myLast: View | null = null;
  /** Where one click made two choices: one click takes both back too. */
  #double = -1;
  #queue = new Queue<ViewMessage>(
    (m) => this.#show(m),
    () => !this.seats.length, // spectators see the game as it is
  );
  #wasMine = false;
  #shown: string[] = [];

  constructor(id: string, link: string | null = null) {
    super(id, link);
    this.connection = new TableConnection(id, {
      hello: () => this.#hello(),
      message: (m) => this.#receive(m),
      lost: () => {
        if (!this.info) void this.#look();
      },
    });
  }
  async #openLink(): Promise<void> {
    try {
      const opened = await inLink<OpenedLink>("open", { link: this.link! });
      if (opened.board) learnBoard(opened.board as unknown as BoardFacts);
      if (opened.problem) {
        if (opened.problem === "newer" && (await reloadedForNewer(this.link!))) return;
        this.unreadable = opened;
        return;
      }
      this.link = opened.link;
      this.#takeInfo(opened.table!);
      this.log = opened.log!.lines;
      this.live = opened.view as unknown as View;
      this.connection.state = "open";
    } catch (e) {
      this.missing = (e as Error).message;
    }
  }

  open(): void {
    if (this.link !== null) return void this.#openLink();
    this.time.start();
    this.connection.open();
  }
  close(): void {
    this.time.stop();
    this.#queue.stop();
    this.connection.close();
    setTurnTitle(null);
  }
  /** The socket only says that it failed; HTTP says why. */
  async #look(): Promise<void> {
    try {
      this.info = await this.requests.table();
    } catch (e) {
      if (e instanceof Refused && (e.status === 404 || e.status === 422)) {
        this.missing = e.status === 404 ? e.message : say("no-such-table");
        this.close();
      }
    }
  }
  /** Show the server all secrets, and the language. */
  hello(): void {
    if (this.link !== null) return void this.#openLink();
    this.connection.hello();
  }
  #hello(): Record<string, unknown> {
    this.#shown = secretsOf(this.id);
    return { type: "hello", secrets: this.#shown, detail: "full", language: language() };
  }
  #receive(m: ServerMessage): void {
    switch (m.type) {
      case "welcome":
        this.connection.welcomed();
        this.#takeInfo(m.table);
        this.seats = m.seats;
        this.host = m.host;
        this.muted = m.muted;
        this.blocked = m.blocked;
        this.chat = m.chat;
        this.online = m.table.seats.filter((s) => s.online && s.kind === "person").map((s) => s.seat);
        this.watchers = m.table.watchers;
        this.request = m.table.undo_request;
        this.time.away = m.away;
        nameSecrets(this.id, this.#shown, m.opens, m.host);
        void keepSeats();
        break;
      case "view":
        this.#queue.add(m, this.#isOwn());
        break;
      case "done":
        this.connection.answered(m.ref);
        break;
      case "refused":
        this.connection.answered(m.ref);
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
        this.time.away = m.away;
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
        if (FINAL.includes(m.code)) {
          this.missing = m.sentence;
          this.close();
        } else this.tell(m.sentence);
        break;
      case "pong":
        break;
    }
  }
  /** Is the next view an answer to what I did, or the first one? */
  #isOwn(): boolean {
    const v = this.live;
    return !v || !!this.past || (v.you !== null && v.you === v.to_act);
  }
  #show(m: ViewMessage): void {
    this.#takeView(m.view, m.log);
    this.time.take(m.since, m.clock);
  }
  /** Are there actions of others that the page has not shown yet? */
  get following(): boolean {
    return this.#queue.waiting.length > 0;
  }
  skip(): void {
    this.#queue.skip();
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
    this.log = (await this.requests.log()).lines;
    this.logStart = 0;
  }
  /** Outline what changed: for two seconds; what changed since my turn until my first click. */
  #markChanges(a: View, b: View): void {
    const keys = changedKeys(a, b);
    this.changed = keys;
    if (this.since.length) return;
    setTimeout(() => {
      if (this.changed === keys) this.changed = new Set();
    }, 2200);
  }
  /** Screen readers read what others do when the page shows it, and a line for each player when my turn begins. */
  #tellOthers(begins: boolean): void {
    const last = this.log.at(-1);
    const lines = begins ? this.since.map(({ seat }) => this.log.findLast((l) => l.seat === seat)) : [last];
    const told = lines.filter((l) => l && l.seat !== null && !this.isYou(l.seat)).map((l) => l!.text);
    if (told.length) this.said = told.join(" ");
  }
  /** Note what the others did since my last turn. */
  #noteSince(before: View | null, view: View): void {
    const mine = view.you !== null && view.to_act === view.you;
    if (before && before.you === view.you && before.to_act === view.you && !mine) this.#myLast = before;
    if (mine && before?.to_act !== view.you && this.#myLast && this.#myLast.seats.length === view.seats.length) {
      this.changed = changedKeys(this.#myLast, view);
      this.#myLast = null;
    }
  }
  /** The first click of a turn hides what changed since the last one. */
  seen(): void {
    if (!this.since.length) return;
    this.seenState = this.live?.state ?? -1;
    this.changed = new Set();
  }
  #ask(message: Record<string, unknown>): void {
    if (!this.connection.request(message)) this.tell(say("choice-kept"));
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
  /** A click on the board plays one choice and lists several; the first tap of a finger only marks. */
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
    this.connection.send({ type: "chat", ref: this.connection.newRef(), seat, text: text.trim() });
  }
  /** A phrase that everybody reads in their own language. */
  sayPhrase(phrase: string): void {
    const seat = this.live?.you ?? this.seats[0];
    if (seat !== undefined) this.connection.send({ type: "chat", ref: this.connection.newRef(), seat, phrase });
  }
  look(seat: number): void {
    this.connection.send({ type: "look", seat });
  }
  /** Point out a row without asking a bot. */
  recommend(choice: number): void {
    this.recommended = choice;
  }
  /** Does the hint or the coach name this choice? A choice of two steps needs both. */
  advised(c: Choice): boolean {
    const hint = this.hint;
    if (!hint) return this.recommended !== null && this.recommended === (c.follow ?? c.id);
    return singly(c).some((each) => each.id === hint.choice) && (c.follow === undefined || c.follow === hint.then);
  }
  async askHint(quiet = false): Promise<void> {
    const v = this.live;
    if (!v || v.you === null) return;
    try {
      const hint = await this.requests.hint(v.you);
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
      this.past = await this.requests.view(state);
    } catch (e) {
      this.tell((e as Error).message);
    }
  }
}
