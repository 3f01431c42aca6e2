/** The drawn boards: ground picture, small picture and layout, each loaded when it is first shown. */
import { api } from "./net";
import { plainLayout } from "./plain_layout";
import type { BoardFacts, Layout } from "./types";

const layouts = import.meta.glob<Layout>("../../boards/layout/*.json", { import: "default" });
const grounds = import.meta.glob<string>("../../boards/ground/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});
const thumbs = import.meta.glob<string>("../../boards/thumb/*.webp", { query: "?url", import: "default", eager: true });

/** Every drawn board, until the server has said which there are. */
export const BOARDS = Object.keys(layouts).map((path) => path.slice(path.lastIndexOf("/") + 1, -".json".length));
const kept = new Map<string, Promise<Layout>>();

/** A board without a picture of ours; that of a custom board is drawn here. */
async function laidOut(board: BoardFacts): Promise<Layout> {
  const layout = plainLayout(board);
  if (!board.drawing) return layout;
  const { drawGround } = await import("../editor/ground");
  return { ...layout, ground: await drawGround(layout, board.drawing.coast) };
}
/** A custom board that no table plays on yet. */
export function learnBoard(board: BoardFacts): void {
  if (!kept.has(board.name)) kept.set(board.name, laidOut(board));
}
export function layoutOf(board: string): Promise<Layout> {
  let found = kept.get(board);
  if (!found) {
    const load = layouts[`../../boards/layout/${board}.json`];
    found = load ? load() : api<BoardFacts>("GET", `/boards/${board}`).then(laidOut);
    kept.set(board, found);
    found.catch(() => kept.delete(board));
  }
  return found;
}
/** Nothing for a board with a plain layout. */
export const groundOf = (board: string): string | undefined => grounds[`../../boards/ground/${board}.webp`];
export const thumbOf = (board: string): string | undefined => thumbs[`../../boards/thumb/${board}.webp`];
