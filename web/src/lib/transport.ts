/** How the page reaches its tables: a server by HTTP and WebSocket, or a worker of this device. */
import { deviceTransport } from "../device/worker_transport.svelte";
import { withPost } from "../post/post_transport";
import { site } from "./site";

export interface Answer {
  status: number;
  /** Media type of the body. */
  type: string;
  text: string;
}
/** A line to a table; `open` between onopen and onclose. */
export interface Connection {
  readonly open: boolean;
  onopen: (() => void) | null;
  onmessage: ((text: string) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}
export interface Transport {
  /** Rejects if there is no answer. */
  ask(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer>;
  open(table: string): Connection;
}

class Socket implements Connection {
  onopen: (() => void) | null = null;
  onmessage: ((text: string) => void) | null = null;
  onclose: (() => void) | null = null;
  #socket: WebSocket;
  constructor(table: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/ws`);
    this.#socket.onopen = () => this.onopen?.();
    this.#socket.onmessage = (e) => this.onmessage?.(String(e.data));
    this.#socket.onclose = () => this.onclose?.();
  }
  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }
  send(text: string): void {
    this.#socket.send(text);
  }
  close(): void {
    this.#socket.close();
  }
}

const server: Transport = {
  async ask(method, path, headers, body) {
    const answer = await fetch("/api" + path, { method, headers, ...(body === undefined ? {} : { body }) });
    return {
      status: answer.status,
      type: answer.headers.get("content-type") ?? "",
      text: await answer.text(),
    };
  },
  open: (table) => new Socket(table),
};

export const transport: Transport = withPost(site ? deviceTransport() : server);
