// Python in a browser with the packages of the site: started plainly, or from the memory of an earlier start.
// The worker of the page runs it, and Node when a site is made (pack.mjs).

const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** Names and contents of an archive in which nothing is compressed: hosts compress it as a whole. */
export function unpacked(archive) {
  const view = new DataView(
    archive.buffer,
    archive.byteOffset,
    archive.byteLength,
  );
  const text = new TextDecoder();
  let end = archive.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Error("an archive is damaged");
  const files = [];
  let at = view.getUint32(end + 16, true);
  while (at < end && view.getUint32(at, true) === ENTRY) {
    const [size, start] = [
      view.getUint32(at + 24, true),
      view.getUint32(at + 42, true),
    ];
    const [name, extra, comment] = [28, 30, 32].map((of) =>
      view.getUint16(at + of, true),
    );
    const from =
      start +
      30 +
      view.getUint16(start + 26, true) +
      view.getUint16(start + 28, true);
    files.push([
      text.decode(archive.subarray(at + 46, at + 46 + name)),
      archive.subarray(from, from + size),
    ]);
    at += 46 + name + extra + comment;
  }
  return files;
}

/**
 * Pyodide, with the files of the archives in their places and the one compiled package, `core`, loaded.
 *
 * Memory that is kept names places in the table of functions and in itself: so the compiled package is loaded before
 * Python starts, each time at the same moment and thus at the same place. Pyodide puts the rest back by itself.
 * What is still being fetched may come meanwhile. `reached` hears when Python is "running", and its files are "placed".
 */
export async function startPython({
  loadPyodide,
  createModule,
  folder,
  library,
  core,
  archives,
  memory,
  reached = () => undefined,
}) {
  let files = [];
  const createPyodideModule = async (settings) => {
    const [create, compiled, packed] = await Promise.all([
      createModule,
      core,
      archives,
    ]);
    files = packed.flatMap(unpacked);
    const shared = "/" + files.find(([name]) => name.endsWith(".so"))[0];
    const before = settings.onRuntimeInitialized;
    settings.onRuntimeInitialized = () => {
      before?.();
      const found = settings.loadWebAssemblyModule(
        compiled,
        { loadAsync: false, nodelete: true },
        shared,
        {},
        0,
      );
      settings.newDSO(shared, undefined, found).global = false;
    };
    const made = await create(settings);
    const needed = (await memory)?.length ?? 0;
    if (made.HEAP8.length < needed && !made._emscripten_resize_heap(needed))
      throw new Error("there is not enough memory");
    reached("running");
    return made;
  };
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: library,
    createPyodideModule,
    ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
  });
  const folders = new Set();
  for (const [name, content] of files) {
    const within = "/" + name.slice(0, name.lastIndexOf("/"));
    if (!folders.has(within)) python.FS.mkdirTree(within);
    folders.add(within);
    python.FS.writeFile("/" + name, content, { canOwn: true });
  }
  python.runPython(
    "import importlib, random; importlib.invalidate_caches(); random.seed()",
  ); // chance is not kept
  reached("placed");
  return python;
}

/**
 * Python with all loaded and answered that every page needs; what it then has in its memory, a start can begin with.
 * `imported` hears of every module.
 */
export async function prepared(python, language, imported = () => undefined) {
  python.globals.set("imported", imported);
  await python.runPythonAsync(`
import sys


class Counted:
    """Looked at first for every module, and has none."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        imported()


sys.meta_path.insert(0, Counted)
from praefectus.server.browser.asgi_bridge import AsgiBridge, prepared
answers = await prepared(${JSON.stringify(language)})
sys.meta_path.remove(Counted)
del Counted, imported  # nothing of the page is kept in the memory
`);
  return python.makeMemorySnapshot();
}
