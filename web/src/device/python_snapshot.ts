/**
 * A snapshot of Python's memory after a start, stored so that the next start is faster. It belongs to one build in one
 * browser. If it can't be stored, every start takes as long as the first.
 */
const NAME = "praefectus memory";
const ROOM = 4; // times as much must be free: games come first

const address = (mark: string): string => `memory?${encodeURIComponent(`${mark} ${navigator.userAgent}`)}`;

/** What reads it, if it is there: that takes a while, in which other things can begin. */
export async function keptMemory(mark: string): Promise<(() => Promise<Uint8Array>) | null> {
  try {
    const kept = await (await caches.open(NAME)).match(address(mark));
    return kept ? async () => new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

export async function keepMemory(mark: string, memory: Uint8Array): Promise<void> {
  try {
    await caches.delete(NAME); // what an older build left
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM * memory.length) return;
    await (await caches.open(NAME)).put(address(mark), new Response(memory as Uint8Array<ArrayBuffer>));
  } catch {
    await caches.delete(NAME).catch(() => false);
  }
}
