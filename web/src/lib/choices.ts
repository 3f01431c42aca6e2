/** What the page reads from a choice: the target that it highlights, its amounts, whether it closes a step. */
import type { Choice } from "./types";

export const targetKey = ({ target }: Pick<Choice, "target">): string =>
  `${target.kind}:${target.good ?? target.index ?? ""}`;
/** The choice that closes a step: it leads to the next one, or ends the turn. */
export const closes = (c: Choice): boolean => c.group === "done";
/** Every amount of a choice as its own choice. */
export const singly = (c: Choice): Choice[] => c.amounts?.map((amount) => ({ ...c, ...amount })) ?? [c];

export function choicesByTarget(choices: Choice[]): Map<string, Choice[]> {
  const map = new Map<string, Choice[]>();
  for (const c of choices) {
    const key = targetKey(c);
    const list = map.get(key);
    if (list) list.push(...singly(c));
    else map.set(key, singly(c));
  }
  return map;
}
