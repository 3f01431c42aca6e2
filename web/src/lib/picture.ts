/** The position as a picture: the page's custom board, drawn again without highlights, with a caption below. */
import { mount, tick, unmount } from "svelte";
import Board from "../table/Board.svelte";
import { groundOf } from "./layouts";
import type { Colour, Layout, View } from "./types";

export interface Caption {
  /** What is shown, in one line. */
  title: string;
  /** Below it, each seat with its colour. */
  seats: { colour: Colour; text: string }[];
}
const WIDTH = 1200;
const MARGIN = 28;
const TITLE = 34; // pixels of the font
const SEAT = 24;
const DOT = 11;
const SVG = "http://www.w3.org/2000/svg";
const LATIN = /U\+0+-0*FF\b/i; // the fonts that boards and captions need first

const coded = (file: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error!);
    reader.readAsDataURL(file);
  });
/** A file of the page as an address that holds it: a picture cannot fetch. */
const inside = async (address: string): Promise<string> => coded(await (await fetch(address)).blob());

/** The page's styles, with its fonts inside. */
async function styles(): Promise<string> {
  const parts: Promise<string>[] = [];
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) parts.push(Promise.resolve(rule.cssText));
      else if (LATIN.test(rule.style.getPropertyValue("unicode-range"))) {
        const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
        if (!address) continue;
        const whole = new URL(address, sheet.href ?? location.href).href;
        parts.push(inside(whole).then((data) => rule.cssText.replace(address, data)));
      }
    }
  return (await Promise.all(parts)).join("\n");
}
/** The symbols that a drawing uses, and those that they use. */
function symbols(drawing: Element): Element[] {
  const found = new Map<string, Element>();
  const look = (part: Element): void => {
    for (const use of part.querySelectorAll("use")) {
      const id = use.getAttribute("href")?.slice(1) ?? "";
      const symbol = found.has(id) ? null : document.getElementById(id);
      if (!symbol) continue;
      found.set(id, symbol);
      look(symbol);
    }
  };
  look(drawing);
  return [...found.values()].map((each) => each.cloneNode(true) as Element);
}
function made(name: string, given: Record<string, string | number>, text = ""): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(given)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

/** The board as the page draws it, off screen. */
async function drawnBoard(layout: Layout, view: View, width: number, height: number): Promise<SVGSVGElement> {
  const frame = document.createElement("div");
  frame.inert = true;
  frame.style.cssText = `position:fixed;left:-9999px;top:0;width:${width}px;height:${height}px`;
  document.body.append(frame);
  const quiet: View = { ...view, choices: [], you: null };
  const board = mount(Board, { target: frame, props: { layout, view: quiet, tools: false, still: true } });
  try {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames++) {
      await new Promise((next) => requestAnimationFrame(next)); // its size comes first, then what follows from it
      await tick();
    }
    return frame.querySelector("svg.map")!.cloneNode(true) as SVGSVGElement;
  } finally {
    void unmount(board);
    frame.remove();
  }
}
function captionOf({ title, seats }: Caption, top: number): SVGElement {
  const caption = made("g", { transform: `translate(${MARGIN} ${top})` });
  const pen = document.createElement("canvas").getContext("2d")!;
  const font = getComputedStyle(document.body).fontFamily;
  const fits = (text: string, size: number, bold = ""): number => {
    pen.font = `${bold} ${size}px ${font}`;
    return pen.measureText(text).width;
  };
  const room = WIDTH - 2 * MARGIN;
  const size = Math.min(TITLE, (TITLE * room) / fits(title, TITLE, "700"));
  caption.append(made("text", { y: 46, style: `font:700 ${size}px ${font};fill:#14232b` }, title));
  let x = 0;
  let y = 92;
  for (const { colour, text } of seats) {
    const wide = 2 * DOT + 12 + fits(text, SEAT);
    if (x && x + wide > room) [x, y] = [0, y + 40];
    caption.append(
      made("circle", {
        cx: x + DOT,
        cy: y - 8,
        r: DOT,
        style: `fill:var(--p-${colour});stroke:#10181c;stroke-width:1.5`,
      }),
      made("text", { x: x + 2 * DOT + 12, y, style: `font:400 ${SEAT}px ${font};fill:#14232b` }, text),
    );
    x += wide + 34;
  }
  caption.setAttribute("data-height", String(y + 26));
  return caption;
}

export async function pictureOf(layout: Layout, view: View, caption: Caption): Promise<Blob> {
  const height = Math.round((WIDTH * layout.height) / layout.width);
  const ground = layout.ground ?? groundOf(layout.id);
  const [board, css, land] = await Promise.all([
    drawnBoard(layout, view, WIDTH, height),
    styles(),
    ground ? inside(ground) : null,
  ]);
  const words = captionOf(caption, height);
  const whole = height + Number(words.getAttribute("data-height"));
  const size = { width: WIDTH, height: whole };
  const drawing = made("svg", { ...size, viewBox: `0 0 ${WIDTH} ${whole}`, "data-theme": "light" });
  const style = made("style", {});
  style.textContent = css;
  const hidden = made("defs", {});
  hidden.append(...symbols(board));
  board.setAttribute("width", String(WIDTH));
  board.setAttribute("height", String(height));
  drawing.append(style, hidden, made("rect", { ...size, style: "fill:#f4f1e6" }));
  if (land) drawing.append(made("image", { href: land, width: WIDTH, height, preserveAspectRatio: "none" }));
  drawing.append(board, words);

  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(drawing)], { type: "image/svg+xml" }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, whole];
    canvas.getContext("2d")!.drawImage(image, 0, 0, WIDTH, whole);
    return await new Promise<Blob>((done, failed) =>
      canvas.toBlob((png) => (png ? done(png) : failed(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
