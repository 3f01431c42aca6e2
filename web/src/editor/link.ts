/** A board as the text of a link: its file, deflated, in the letters of an address. */
import { FORMAT, type BoardFile } from "./board_file";

const LARGEST = 65_536; // characters of a file: as many as a server reads

async function through(bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(change) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > LARGEST) {
      await reader.cancel();
      throw new RangeError();
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
export async function toLink(file: BoardFile): Promise<string> {
  const written = new TextEncoder().encode(JSON.stringify(file));
  const packed = await through(written, new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...packed))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}
/** The file in a link; null if there is none. */
export async function fromLink(text: string): Promise<unknown> {
  try {
    const packed = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
    return boardIn(new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw"))));
  } catch {
    return null;
  }
}
/** The board in the text of a file; null if it is something else. */
export function boardIn(text: string): unknown {
  if (text.length > LARGEST) return null;
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === "object" && content && "format" in content && content.format === FORMAT ? content : null;
  } catch {
    return null;
  }
}
