/** Playouts that the search asks for, and how they ended; agents/search/candidates.py has the same. */
export interface Batch {
  position: Uint8Array; // the record of the game, as the rules hold it
  board: string;
  own: string | null; // the record of an own board, in base64
  seat: number; // who chooses
  seats: number;
  turn: number;
  actions: number[];
  each: number; // how often every action is played out
  depth: number; // real choices until the network judges
  temperature: number;
  numbers: number[]; // what chance draws from: one for each playout of an action, the same for all actions
  draws: number[]; // the random numbers of the playouts' own choices: one for each playout
  seconds: number | null; // after which the network judges where the playouts are
}
export interface Ends {
  values: number[];
  chances: number[][] | null;
  points: number[][] | null;
  next_cards: number[];
  turns: number[]; // played when the game was over; the number of none where it was not
  judged: number;
}
/** Some of a batch's playouts: action after action, every one of them with its own numbers. */
export interface Part extends Omit<Batch, "actions" | "each" | "numbers"> {
  action: number[];
  number: number[];
}

/** The playouts of a batch in so many parts, none of them much larger than another. */
export function parts(batch: Batch, count: number): Part[] {
  const { actions, each, numbers, draws, ...same } = batch;
  const total = actions.length * each;
  const action = actions.flatMap((one) => Array<number>(each).fill(one));
  const number = actions.flatMap(() => numbers);
  const bounds = Array.from({ length: count + 1 }, (_, k) => Math.floor((total * k) / count));
  return bounds.slice(1).map((end, k) => {
    const own = <T>(list: T[]): T[] => list.slice(bounds[k], end);
    return { ...same, action: own(action), number: own(number), draws: own(draws) };
  });
}

/** The ends of all parts, in their order. */
export function together(ends: Ends[]): Ends {
  const every = (pick: (one: Ends) => number[][] | null): number[][] | null =>
    ends.every((one) => pick(one)) ? ends.flatMap((one) => pick(one)!) : null;
  return {
    values: ends.flatMap((one) => one.values),
    chances: every((one) => one.chances),
    points: every((one) => one.points),
    next_cards: ends.flatMap((one) => one.next_cards),
    turns: ends.flatMap((one) => one.turns),
    judged: ends.reduce((sum, one) => sum + one.judged, 0),
  };
}
