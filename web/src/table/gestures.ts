/**
 * Dragging, pinching and the wheel, which move a camera. Our own, because pieces on the board keep their size while it
 * zooms and must stay clickable during a drag: libraries such as panzoom scale one element and take its clicks.
 */
import { settle, zoomAt, type Camera, type Frame } from "./camera";

interface Moved {
  /** Where the camera is, and what it looks at. */
  camera: () => Camera;
  frame: () => Frame;
  scale: () => number;
  to: (camera: Camera) => void;
  /** It begins and ends to move. */
  moving: (on: boolean) => void;
}
type Spot = { x: number; y: number };

export class Gestures {
  /** Has the pointer that is down been moved? Then letting it go is no click. */
  dragged = false;
  #fingers = new Map<number, Spot>();
  #spread = 0;
  #moved: Moved;

  constructor(moved: Moved) {
    this.#moved = moved;
  }
  down = (e: PointerEvent): void => {
    if (e.pointerType === "mouse" && e.button) return;
    this.#fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (this.#fingers.size === 1) this.dragged = false;
    this.#spread = 0;
  };
  move = (e: PointerEvent): void => {
    const was = this.#fingers.get(e.pointerId);
    if (!was) return;
    const { camera, frame, scale, to } = this.#moved;
    const map = e.currentTarget as Element;
    const box = map.getBoundingClientRect();
    const now = { x: e.clientX, y: e.clientY };
    if (this.#fingers.size === 2) {
      this.#fingers.set(e.pointerId, now);
      const [a, b] = [...this.#fingers.values()] as [Spot, Spot];
      const d = Math.hypot(a.x - b.x, a.y - b.y);
      const middle = { x: (a.x + b.x) / 2 - box.left, y: (a.y + b.y) / 2 - box.top };
      if (this.#spread) to(zoomAt(camera(), frame(), d / this.#spread, middle.x, middle.y));
      this.#spread = d;
      this.#drag();
      return;
    }
    const dx = now.x - was.x;
    const dy = now.y - was.y;
    if (!this.dragged && Math.hypot(dx, dy) < 6) return;
    if (!this.dragged) map.setPointerCapture(e.pointerId);
    this.#drag();
    this.#fingers.set(e.pointerId, now);
    const at = camera();
    to(settle({ ...at, x: at.x - dx / scale(), y: at.y - dy / scale() }, frame()));
  };
  up = (e: PointerEvent): void => {
    this.#fingers.delete(e.pointerId);
    this.#spread = 0;
    if (!this.#fingers.size) setTimeout(() => this.#moved.moving(false), 60);
  };
  wheel = (e: WheelEvent): void => {
    e.preventDefault();
    const { camera, frame, to, moving } = this.#moved;
    const box = (e.currentTarget as Element).getBoundingClientRect();
    const factor = Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016));
    moving(true);
    to(zoomAt(camera(), frame(), factor, e.clientX - box.left, e.clientY - box.top));
    setTimeout(() => moving(false), 120);
  };
  #drag(): void {
    this.dragged = true;
    this.#moved.moving(true);
  }
}
