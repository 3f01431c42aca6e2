/**
 * Playouts in a browser: the rules in WebAssembly play a step of all games, then one call of the network serves all.
 *
 * What agents/search/playouts.py does on a server, call by call; what is drawn and how an end is judged are entries of the
 * rules' file, compiled from the same text (agents/search/playout_step.py).
 */
import type { Rules, WasmArray } from "../../../src/praefectus/engine/wasm/rules.mjs";
import type { Ends, Part } from "./batch.ts";
import type { Answer, Network } from "./network.ts";

/** Play some playouts to their depth or to the end of the game. */
export async function playedOut(rules: Rules, network: Network, part: Part): Promise<Ends> {
  const playing = new Playing(rules, part);
  const until = part.seconds === null ? Infinity : performance.now() + 1000 * part.seconds;
  let judged = 0;
  playing.step();
  for (let choice = 0; ; choice++) {
    const live = playing.live();
    const answer = live.length
      ? await network.evaluate(playing.rows(live), live.length, rules.facts.sizes.playable)
      : null;
    judged += live.length;
    if (!answer || choice === part.depth || performance.now() >= until)
      return { ...playing.ends(live.length, answer), judged };
    playing.draw(live.length, answer);
    playing.step();
  }
}

/** Every board, and a custom one after them. */
function withOwn(rules: Rules, own: string): WasmArray {
  const all = rules.array("board", rules.facts.boards.length + 1);
  const record = Uint8Array.from(atob(own), (c) => c.charCodeAt(0));
  all.numbers.set(rules.boards.numbers);
  all.numbers.set(record, rules.boards.numbers.length);
  return all;
}
/** The arrays of some playouts, in the order in which the entries take them. */
class Playing {
  #rules: Rules;
  #part: Part;
  #count: number;
  #tables: WasmArray[];
  #choices: [WasmArray<"i8">, WasmArray<"i1">, WasmArray<"u1">, WasmArray<"i1">, WasmArray<"i1">];
  #done: WasmArray<"i1">;
  #results: WasmArray<"i2">;
  #ends: WasmArray[];
  #weights: WasmArray<"f4">;
  #room: WasmArray<"i8">;
  #playing: [WasmArray<"i8">, WasmArray<"i8">, WasmArray<"i8">];
  #answer: [WasmArray<"f4">, WasmArray<"f4">, WasmArray<"f4">, WasmArray<"f4">];
  #outcome: [WasmArray<"f8">, WasmArray<"f8">, WasmArray<"f8">];

  constructor(rules: Rules, part: Part) {
    const { sizes, boards, weights } = rules.facts;
    const count = part.action.length;
    this.#rules = rules;
    this.#part = part;
    this.#count = count;
    rules.clear();
    const numbers = (values: number[]): WasmArray<"i8"> => {
      const made = rules.array("i8", values.length);
      made.numbers.set(values.map(BigInt));
      return made;
    };
    const games = rules.array("game", count);
    for (let i = 0; i < count; i++) games.numbers.set(part.position, i * part.position.length);
    const [boardOf, controls] = [rules.array("i2", count), rules.array("i1", count, sizes.seats)];
    boardOf.numbers.fill(part.own === null ? boards.indexOf(part.board) : boards.length);
    controls.numbers.fill(sizes.network);
    const [template, templateBoard] = [rules.array("game", 1), rules.array("i2", 1)]; // nothing is dealt again
    this.#tables = [
      games,
      part.own === null ? rules.boards : withOwn(rules, part.own),
      boardOf,
      template,
      templateBoard,
      numbers(part.number),
      controls,
    ];
    this.#choices = [
      rules.array("i8", 1, count),
      rules.array("i1", 1, count, sizes.features),
      rules.array("u1", 1, count, sizes.playable),
      rules.array("i1", 1, count),
      rules.array("i1", 1, count),
    ];
    this.#choices[0].numbers.set(part.action.map(BigInt));
    this.#done = rules.array("i1", 1, count);
    const rewards = rules.array("f4", 1, count, sizes.seats);
    this.#results = rules.array("i2", 1, count, sizes.results);
    this.#ends = [this.#done, rewards, this.#results];
    this.#weights = rules.array("f4", weights.length);
    this.#weights.numbers.set(weights);
    this.#room = rules.array("i8", sizes.room);
    this.#playing = [rules.array("i8", count), numbers(part.draws), rules.array("i8", count)];
    this.#playing[2].numbers.fill(BigInt(sizes.none));
    const floats = (size: number): WasmArray<"f4"> => rules.array("f4", count, size);
    this.#answer = [floats(sizes.playable), floats(sizes.seats), floats(sizes.seats), floats(sizes.seats)];
    this.#outcome = [
      rules.array("f8", count),
      rules.array("f8", count, sizes.seats),
      rules.array("f8", count, sizes.seats),
    ];
  }

  /** The chosen actions; chance and forced choices follow. */
  step(): void {
    const [, rows, masks] = this.#choices;
    rows.numbers.fill(0);
    masks.numbers.fill(0);
    const how = [0, this.#count, 0, 0, this.#rules.facts.sizes.stopAtEnd];
    this.#rules.call("step_games", ...how, ...this.#tables, ...this.#choices, ...this.#ends, this.#weights, this.#room);
  }

  /** Which playouts are not over. */
  live(): number[] {
    const found: number[] = [];
    this.#done.numbers.forEach((done, i) => {
      if (done === 0) found.push(i);
    });
    this.#playing[0].numbers.set(found.map(BigInt));
    return found;
  }

  /** What the network sees of these. */
  rows(live: number[]): Int8Array {
    const size = this.#rules.facts.sizes.features;
    const all = this.#choices[1].numbers;
    const found = new Int8Array(live.length * size);
    live.forEach((i, k) => found.set(all.subarray(i * size, (i + 1) * size), k * size));
    return found;
  }

  /** A choice for every playout that the network was asked about. */
  draw(live: number, answer: Answer): void {
    this.#take(answer);
    const { seat, turn, temperature } = this.#part;
    this.#rules.call(
      "draw_choices",
      live,
      seat,
      turn,
      temperature,
      ...this.#tables,
      ...this.#choices,
      ...this.#playing,
      ...this.#answer,
    );
  }

  ends(live: number, answer: Answer | null): Omit<Ends, "judged"> {
    if (answer) this.#take(answer);
    const forecasts = !answer || (answer.points !== null && answer.wins !== null);
    const { seat, seats } = this.#part;
    this.#rules.call(
      "judge_ends",
      ...[this.#count, live, seat, Number(forecasts)],
      ...this.#tables,
      ...this.#choices,
      ...this.#ends,
      ...this.#playing,
      ...this.#answer,
      ...this.#outcome,
    );
    const [values, chances, points] = this.#outcome;
    const row = this.#rules.facts.sizes.seats;
    const table = (of: WasmArray<"f8">): number[][] =>
      Array.from({ length: this.#count }, (_, i) => [...of.numbers.subarray(i * row, i * row + seats)]);
    return {
      values: [...values.numbers],
      chances: forecasts ? table(chances) : null,
      points: forecasts ? table(points) : null,
      next_cards: [...this.#playing[2].numbers].map(Number),
      turns: this.#turns(),
    };
  }

  #turns(): number[] {
    const { results, turns, none } = this.#rules.facts.sizes;
    const over = [...this.#done.numbers];
    return over.map((done, i) => (done ? this.#results.numbers[i * results + turns]! : none));
  }

  #take(answer: Answer): void {
    const [logits, values, points, wins] = this.#answer;
    logits.numbers.set(answer.logits);
    values.numbers.set(answer.values);
    const scale = this.#rules.facts.sizes.pointsPerReward;
    if (answer.points) points.numbers.set(answer.points.map((each) => each * scale));
    if (answer.wins) wins.numbers.set(answer.wins);
  }
}
