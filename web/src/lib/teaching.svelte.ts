import type { Face } from "../modules/module";

/** The large card that says what a thing does: on hover, focus and long press, the same everywhere. */
export interface Lesson {
  title: string;
  text: string;
  icons?: string[];
  /** Who is drawn on it, on the stone of its first god. */
  persons?: string[];
  gods?: string[];
  /** Drawn by a module. */
  face?: Face;
  /** What it would do, or cost, now. */
  now?: string | null;
  /** Points it would give now, if known. */
  worth?: number | null;
}
export const teaching = $state<{
  lesson: Lesson | null;
  box: { left: number; top: number; right: number; bottom: number };
}>({
  lesson: null,
  box: { left: 0, top: 0, right: 0, bottom: 0 },
});
const HOVER = 350,
  PRESS = 450;

/** Show the large card for an element; its content is built when shown. With `data-teach="focus"` the pointer is left alone:
    something smaller in it has a title of its own. */
export function teach(
  node: Element,
  lesson: () => Lesson | null,
): { update(l: () => Lesson | null): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = false,
    pressed = false;
  function show(): void {
    const l = lesson();
    if (!l) return;
    const { left, top, right, bottom } = node.getBoundingClientRect();
    teaching.box = { left, top, right, bottom };
    teaching.lesson = l;
    shown = true;
  }
  function hide(): void {
    clearTimeout(timer);
    if (shown) teaching.lesson = null;
    shown = false;
  }
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(show, ms);
  };
  const on: Record<string, (e: Event) => void> = {
    pointerenter: (e) =>
      (e as PointerEvent).pointerType === "mouse" && node.getAttribute("data-teach") !== "focus" && later(HOVER),
    pointerleave: hide,
    focus: () => node.matches(":focus-visible") && later(HOVER),
    blur: hide,
    pointerdown: (e) => {
      pressed = false;
      if ((e as PointerEvent).pointerType === "mouse") hide();
      else {
        clearTimeout(timer);
        timer = setTimeout(() => {
          pressed = true;
          show();
        }, PRESS);
      }
    },
    pointerup: () => {
      clearTimeout(timer);
      if (pressed) setTimeout(hide, 4000);
    },
    pointercancel: hide,
    contextmenu: (e) => pressed && e.preventDefault(),
    /** A long press reads; it does not choose. */
    click: (e) => {
      if (pressed) {
        e.preventDefault();
        e.stopImmediatePropagation();
        pressed = false;
      } else hide();
    },
  };
  for (const [name, f] of Object.entries(on)) node.addEventListener(name, f, name === "click");
  return {
    update: (l) => (lesson = l),
    destroy: () => {
      hide();
      for (const [name, f] of Object.entries(on)) node.removeEventListener(name, f, name === "click");
    },
  };
}
