/** Counts bytes while something is loaded: it watches every fetch of a file whose size is known. */
export class Downloads {
  #root: string;
  #sizes: Record<string, number>;
  #came = new Map<string, number>();
  #tell: (part: number) => void = () => undefined;
  constructor(root: string, sizes: Record<string, number>) {
    this.#root = root;
    this.#sizes = sizes;
    const plain = self.fetch.bind(self);
    self.fetch = async (asked, settings) => {
      const answer = await plain(asked, settings);
      const name = (asked instanceof Request ? asked.url : String(asked)).slice(this.#root.length);
      return this.#came.has(name) && answer.ok && answer.body ? this.#counted(name, answer) : answer;
    };
  }
  /** From now on report which part of these files has come, from 0 to 1. */
  watch(names: string[], tell: (part: number) => void): void {
    this.#came = new Map(names.filter((name) => name in this.#sizes).map((name) => [name, 0]));
    this.#tell = tell;
  }
  /** Stop counting: a browser caches compiled code only for responses that nothing has touched. */
  stop(): void {
    this.#came = new Map();
  }
  /** A file is here that was not fetched by fetch. */
  whole(name: string): void {
    if (this.#came.has(name)) this.#note(name, this.#sizes[name]!);
  }
  #note(name: string, bytes: number): void {
    this.#came.set(name, Math.min(bytes, this.#sizes[name]!));
    const all = [...this.#came.keys()].reduce((sum, each) => sum + this.#sizes[each]!, 0);
    const came = [...this.#came.values()].reduce((sum, each) => sum + each, 0);
    this.#tell(all ? came / all : 1);
  }
  #counted(name: string, answer: Response): Response {
    let bytes = 0;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, on) => {
        bytes += chunk.byteLength;
        if (this.#came.has(name)) this.#note(name, bytes);
        on.enqueue(chunk);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body!.pipeThrough(counting), { status, headers });
  }
}
