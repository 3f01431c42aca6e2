/** How the server's choices become rows: amounts of one good share a row with a stepper, the rest stand alone. */
import type { Choice } from "../lib/types";
import { closes, targetKey } from "../lib/session.svelte";

export interface Row {
  key: string;
  /** One choice, or several amounts of the same thing in rising order. */
  choices: Choice[];
  amounts: boolean;
  target: string;
}

export function rowsOf(choices: Choice[], narrowed: string | null, ending: Choice | null): Row[] {
  const rows: Row[] = [];
  const steps = new Map<string, Row>();
  const ways = new Map<string, Row>();
  const going = choices.some((c) => c.group === "go");
  for (const c of choices) {
    if (c === ending) continue;
    const target = targetKey(c);
    if (narrowed && target !== narrowed) continue;
    if (c.group === "select" && going) continue;
    if (c.group === "go") {
      const row = ways.get(target);
      if (row && !narrowed) row.choices.push(c);
      else {
        const made = { key: `${target}:${narrowed ? c.id : ""}`, choices: [c], amounts: false, target };
        ways.set(target, made);
        rows.push(made);
      }
      continue;
    }
    const amount = c.target.amount;
    if (amount !== undefined && amount !== null && (c.target.good || c.group === "bid")) {
      const key = `${c.group}:${c.target.good ?? ""}`;
      const row = steps.get(key);
      if (row) {
        row.choices.push(c);
        continue;
      }
      const made = { key, choices: [c], amounts: true, target };
      steps.set(key, made);
      rows.push(made);
    } else rows.push({ key: `c${c.id}:${c.follow ?? ""}`, choices: [c], amounts: false, target });
  }
  /** What goes on to the next step comes last. */
  rows.sort((a, b) => Number(closes(a.choices[0]!)) - Number(closes(b.choices[0]!)));
  for (const r of steps.values()) r.choices.sort((a, b) => (a.target.amount ?? 0) - (b.target.amount ?? 0));
  return rows;
}
