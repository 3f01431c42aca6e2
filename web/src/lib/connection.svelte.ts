/** The connection to one table: it reconnects after a break, and sends an unanswered request again. */
import { transport, type Connection } from "./transport";
import type { ServerMessage } from "./types";

interface Events {
  /** The first message on every new connection. */
  hello: () => Record<string, unknown>;
  message: (message: ServerMessage) => void;
  lost: () => void;
}
const FIRST_WAIT = 500; // milliseconds
const LONGEST_WAIT = 10_000;

export class TableConnection {
  state = $state<"connecting" | "open" | "lost">("connecting");
  /** Has the server not answered the last request yet? */
  sending = $state(false);
  #table: string;
  #events: Events;
  #socket: Connection | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #pending: { ref: string; message: Record<string, unknown> } | null = null;

  constructor(table: string, events: Events) {
    this.#table = table;
    this.#events = events;
  }
  open(): void {
    this.#closed = false;
    this.#connect();
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
  #connect(): void {
    const socket = transport.open(this.#table);
    this.#socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (text) => this.#events.message(JSON.parse(text) as ServerMessage);
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      this.#events.lost();
      this.state = "lost";
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }
  hello(): void {
    this.send(this.#events.hello());
  }
  /** The server has answered the hello. */
  welcomed(): void {
    if (this.state !== "open" && this.#pending) this.send(this.#pending.message);
    this.state = "open";
    this.#wait = FIRST_WAIT;
  }
  send(message: Record<string, unknown>): boolean {
    if (!this.#socket?.open) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
  /** A name for a request that the server repeats in its answer. */
  newRef(): string {
    return `r${++this.#count}`;
  }
  /** Send a request, one at a time; false if it has to wait for the connection. */
  request(message: Record<string, unknown>): boolean {
    if (this.#pending) return true;
    const ref = this.newRef();
    this.#pending = { ref, message: { ...message, ref } };
    this.sending = true;
    return this.send(this.#pending.message);
  }
  /** The server has carried out or refused a request. */
  answered(ref: string | null | undefined): void {
    if (ref !== this.#pending?.ref) return;
    this.#pending = null;
    this.sending = false;
  }
}
