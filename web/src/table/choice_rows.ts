/** How the server's choices become rows of the list. */
import type { Choice } from "../lib/types";
import { closes, targetKey } from "../lib/choices";

/** A choice with the key of what it lights up; where amounts are offered a stepper goes through them. */
export interface Row {
  key: string;
  choice: Choice;
  target: string;
  /** The ways to get there; most often one. */
  ways: Choice[];
}

export function rowsOf(choices: Choice[], narrowed: string | null, ending: Choice | null): Row[] {
  const rows: Row[] = [];
  const ways = new Map<string, Row>();
  const going = new Set(choices.filter((c) => c.group === "go").map((c) => c.id));
  for (const choice of choices) {
    const target = targetKey(choice);
    if (choice === ending || (narrowed && target !== narrowed) || (choice.group === "select" && going.has(choice.id)))
      continue;
    const key = `${target}:${choice.id}:${choice.follow ?? ""}`;
    const way = choice.group === "go" && !narrowed ? ways.get(target) : undefined;
    if (way) {
      way.ways.push(choice);
      continue;
    }
    const row = { key, choice, target, ways: [choice] };
    if (choice.group === "go") ways.set(target, row);
    rows.push(row);
  }
  /** What leads to the next step comes last. */
  return [...rows.filter((row) => !closes(row.choice)), ...rows.filter((row) => closes(row.choice))];
}
