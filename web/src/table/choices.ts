/** How the server's choices become rows of the list. */
import type { Choice } from "../lib/types";
import { closes, targetKey } from "../lib/session.svelte";

/** A choice with the key of what it lights up; where amounts are offered a stepper goes through them. */
export interface Row {
  choice: Choice;
  target: string;
}

export const rowsOf = (choices: Choice[], narrowed: string | null): Row[] =>
  choices
    .filter((choice) => !closes(choice))
    .map((choice) => ({ choice, target: targetKey(choice) }))
    .filter((row) => !narrowed || row.target === narrowed);
