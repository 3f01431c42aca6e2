// Bytecode by the very Python that will run it, and only what is loaded: run by Node with Pyodide, see build.py.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { prepared, startPython } from "./python.mjs";

// Node shows the line of a failure, which in Pyodide is the whole program: only what it says is of use.
process.on("uncaughtException", (error) => {
  console.error(String(error?.message ?? error).slice(-4000));
  process.exit(1);
});
const given = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const { loadPyodide } = await import(
  pathToFileURL(given.pyodide + "/pyodide.mjs").href
);
const packedAs = (name) => `${given.out}/${name}.zip.txt`; // what is called text is compressed by every host
const bytes = (path) => new Uint8Array(readFileSync(path));
const exercise =
  "import praefectus.site.trace_modules as e\nawait e.exercise()\nawait e.analysed()\n";

// 1. Everything, compiled, and what of it is loaded.
const py = await loadPyodide({ indexURL: given.pyodide + "/" });
const place = py.runPython("import sysconfig; sysconfig.get_path('purelib')");
for (const name of ["packages", "praefectus"])
  py.unpackArchive(bytes(`${given.stage}/${name}.zip`), "zip", {
    extractDir: place,
  });
py.runPython(`
import compileall, importlib.util, io, marshal, pathlib, py_compile, sys, sysconfig, types, zipfile

place = pathlib.Path(sysconfig.get_path("purelib"))
OURS = place / "praefectus"
WORDS = OURS / "language" / "compiled"
for folder in place.iterdir():
    compiled = compileall.compile_dir if folder.is_dir() else compileall.compile_file
    compiled(
        str(folder), quiet=1, legacy=True, stripdir=str(place),
        optimize=0 if folder == OURS else 2,  # ours asks itself what must be true
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
for source in list(place.rglob("*.py")):
    source.unlink()
`);
await py.runPythonAsync(exercise);
py.runPython(`
loaded = {name.replace(".", "/") + ending for name in list(sys.modules) for ending in ("", "/__init__")}


def packed(files):
    """An archive of names and contents, the same whenever it is made."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w") as archive:
        for name, content in sorted(files):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            archive.writestr(entry, content)  # hosts compress it as a whole, which is better by a third
    return into.getvalue()


# what no page asks for is left out of the packages and of Python's own library; of ours everything is there
there = [
    (path.relative_to(place).as_posix(), path)
    for path in place.rglob("*")
    if path.is_file() and "__pycache__" not in path.parts
]
[core] = [path for name, path in there if name.endswith(".so")]
at = place.as_posix().strip("/") + "/"  # an archive says where its files belong
HEAD = 16  # bytes of a file of bytecode before the code


def bare(code):
    """Without where which line is, which is a third of it all, compressed: nobody looks for faults in others' modules here."""
    inner = (bare(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inner))


def stripped(path):
    kept = path.read_bytes()
    return kept[:HEAD] + marshal.dumps(bare(marshal.loads(kept[HEAD:]))) if path.suffix == ".pyc" else kept


ours = [
    (at + name, stripped(path) if WORDS in path.parents else path.read_bytes())
    for name, path in there
    if name.startswith("praefectus")
]
others = [
    (at + name, b"" if path == core else stripped(path))  # what is compiled is a file of its own
    for name, path in there
    if not name.startswith("praefectus") and (name.removesuffix(".pyc") in loaded or not name.endswith(".pyc"))
]
ALWAYS = tuple("encodings/" + name for name in ("utf_8", "ascii", "latin_1", "idna", "__init__", "aliases"))
library = zipfile.ZipFile("/lib/python%d%d.zip" % sys.version_info[:2])


def bytecode(name):
    """A module of the library: to compile it at the start would take as long as all the rest."""
    code = compile(library.read(name), f"/lib/{name}", "exec", dont_inherit=True, optimize=2)
    unchecked = (1).to_bytes(4, "little") + bytes(8)  # a hash that nobody compares: the text is not there
    return name + "c", importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(bare(code))


own = [
    bytecode(name) if name.endswith(".py") else (name, library.read(name))
    for name in library.namelist()
    if name.rpartition(".")[0] in loaded or name.startswith(ALWAYS)
]
out = {"packages": packed(others), "praefectus": packed(ours), "stdlib": packed(own)}
`);
const out = py.globals.get("out");
for (const name of ["packages", "praefectus", "stdlib"])
  writeFileSync(packedAs(name), out.get(name).toJs());
writeFileSync(
  `${given.out}/core.wasm`,
  py.runPython("core.read_bytes()").toJs(),
);

// 2. The same with nothing but what was packed, as the page starts it; and from the memory of that start.
const parts = {
  loadPyodide,
  createModule: (
    await import(pathToFileURL(given.pyodide + "/pyodide.asm.mjs").href)
  ).default,
  folder: given.pyodide + "/",
  library: packedAs("stdlib"),
  core: await WebAssembly.compile(bytes(`${given.out}/core.wasm`)),
  archives: ["packages", "praefectus"].map((name) => bytes(packedAs(name))),
  memory: null,
};
let modules = 0; // a page shows by their number how far its start is
const memory = await prepared(await startPython(parts), "en", () => modules++);
writeFileSync(`${given.out}/modules.json`, JSON.stringify(modules));
const again = await startPython({ ...parts, memory });
await again.runPythonAsync(exercise);

// 3. What every page asks first, for it to show before Python has started.
const answers = JSON.parse(
  await again.runPythonAsync(
    "import json\njson.dumps(await e.first_answers())",
  ),
);
for (const [language, said] of Object.entries(answers))
  writeFileSync(`${given.out}/answers.${language}.json`, JSON.stringify(said));
process.exit(0);
