/** Things that slide from the place where they were to the one where they are: cards of the display, ships on a track. */
import { pause } from "../lib/paced_views.svelte";

const LONGEST = 520; // milliseconds

/** In which child of the box each thing is, by its `data-thing`; things that are new fade in. */
export type Places = Map<string, number>;

export function slides(box: HTMLElement, at: Places): { update(at: Places): void } {
  let before = at;
  return {
    update(now: Places): void {
      const was = before;
      before = now;
      const duration = Math.min(LONGEST, pause());
      if (!duration || document.hidden) return;
      for (const [thing, place] of now) {
        const from = was.get(thing);
        const there = box.children[place];
        const moved = there?.querySelector<HTMLElement>(`[data-thing="${thing}"]`);
        if (from === place || !there || !moved) continue;
        const to = there.getBoundingClientRect();
        const start = from === undefined ? undefined : box.children[from]?.getBoundingClientRect();
        const away = start ? `translate(${start.left - to.left}px, ${start.top - to.top}px)` : "translate(24px, 0)";
        moved.animate(
          [
            { transform: away, opacity: start ? 1 : 0 },
            { transform: "none", opacity: 1 },
          ],
          {
            duration,
            easing: "cubic-bezier(.3,.6,.2,1)",
          },
        );
      }
    },
  };
}
/** The cards of a display by their slots. */
export const cardPlaces = (display: { card: number | null }[]): Places =>
  new Map(display.flatMap(({ card }, n) => (card === null ? [] : [[String(card), n]])));
