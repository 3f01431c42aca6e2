"""Write the static site: the page, Python for the browser, our package as bytecode, the network and what runs it."""

from __future__ import annotations

import hashlib
import html
import importlib.metadata
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import platformdirs

import praefectus
from praefectus.agents.network.installed import DESCRIPTION, FLOAT_NETWORK, QUICK_NETWORK, networks
from praefectus.agents.search import wasm_bundle
from praefectus.engine.wasm.node_engine import RULES
from praefectus.game import PraefectusError
from praefectus.language import Message, Translatable, words
from praefectus.language.languages import LANGUAGES
from praefectus.language.message_cache import compile_language
from praefectus.site import node

HERE = Path(__file__).parent
PACKAGE = Path(praefectus.__file__).parent
PAGE = PACKAGE / "server" / "static"
# what the application needs in a browser; prometheus and the database stay at home
WITH = ("annotated-doc", "annotated-types", "anyio", "fastapi", "idna", "opentelemetry-api", "pydantic",
        "snowballstemmer", "starlette", "typing-extensions", "typing-inspection")  # fmt: skip
CORE = "pydantic-core"  # compiled: its wheel for Emscripten is tied to the release of Pyodide in npm/package.json
WHEEL = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp",
         "--abi", "cp314")  # fmt: skip
# of our own package a browser needs neither the compiled engines nor what serves, trains and measures
LEFT_OUT = ("server/static", "server/storage/migrations", "server/operating", "agents/training", "agents/networks",
            "arena", "envs", "terminal", "site/npm", "language/compiled", "language/compiler", "language/check",
            "engine/wasm", "engine/gpu", "engine/cpu", "engine/linking", "engine/specialise", "engine/dataset",
            "engine/simulate", "cli/", "compilation.py", "puzzles/make", "puzzles/source_games", "puzzles/candidates",
            "puzzles/choosing", "puzzles/openings.py")  # fmt: skip
# A device describes its interface to nobody: of these sixty models only the names are needed, a tenth of the start.
ANY_MODEL = """def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    return type(name, (), {"__init__": lambda self, **said: None})
"""
# other contents here: to_interpreter asks for what Pyodide's Python has not, snowballstemmer for thirty languages
REPLACED = {"anyio/to_interpreter.py": "", "snowballstemmer/__init__.py": "", "fastapi/openapi/models.py": ANY_MODEL}
NOT_PACKED = "pydantic/v1/"  # fastapi does without it
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK_FILE = "pyodide-lock.json"  # lists packages that Pyodide could fetch: ours are in the archives
RUNTIME = ("ort.wasm.min.mjs", "ort-wasm-simd-threaded.mjs", "ort-wasm-simd-threaded.wasm")
ON_CARDS = ("ort.webgpu.min.mjs", "ort-wasm-simd-threaded.asyncify.mjs", "ort-wasm-simd-threaded.asyncify.wasm")
NETWORK = "praefectus.onnx"
MODULES = "modules.json"  # in the runtime: how many modules Python imports at the start

# what a host shows that does not know an address: it leads to the page, or says that there is nothing
LOST = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Praefectus</title>
  </head>
  <body>
    {sentences}
    <script>
{script}
openSite(false);
    </script>
  </body>
</html>
"""
# the page itself, shown at an address where its files are not, or after a newer build has replaced them
NOT_LOADED = """    <script>
{script}
addEventListener("error", (event) => event.target.type === "module" && void openSite(true), true);
    </script>
"""

Report = Callable[[Translatable], None]


class SiteError(PraefectusError):
    """The site cannot be made like this; the text says why."""


def build(
    folder: Path,
    server: str = "",
    report: Report = lambda what: None,
    for_server: bool = False,
    address: str = "",
) -> dict[str, int]:
    """Write the site into a folder; returns the size of its files. `server` is the address of one for playing online,
    `address` where the site will be: messengers want a preview picture's whole address.

    `for_server`: the page of a server instead, with what a visitor's device needs to make hints and analyses itself.
    """
    if not (PAGE / "index.html").is_file():
        raise SiteError("site-no-page")
    if (networks() / QUICK_NETWORK).is_file() and not wasm_bundle.is_fresh():
        raise SiteError("site-stale-rules")
    for given in (server, address):
        if given and not re.fullmatch(r"https?://[^\s\"'<>]+", given):
            raise SiteError("site-address", server=repr(given))
    if folder.exists() and any(folder.iterdir()) and not (folder / "sw.js").is_file():
        raise SiteError("site-folder", folder=str(folder))
    try:
        command, npm = node.commands("The site")
        report(Message("site-fetching"))
        modules = _npm_packages(npm)
        with tempfile.TemporaryDirectory() as made:
            new = Path(made) / "site"
            shutil.copytree(PAGE, new)
            report(Message("site-packing"))
            _pack(Path(made), new / "runtime", modules, command)
            _network(new / "network", modules)
            report(Message("site-writing"))
            sizes = thinking(new) if for_server else static_page(new, server, address)
            _replace(folder, new)
    except node.NoNode as error:
        raise SiteError("site-no-node", oldest=str(node.OLDEST_NODE), package=node.NODE_PACKAGE) from error
    except node.NodeError as error:
        raise SiteError("site-node-failed") from error
    return sizes


def _npm_packages(npm: list[str]) -> Path:
    """The pinned packages, downloaded once into a cache folder of the user."""
    lock = (HERE / "npm" / "package-lock.json").read_bytes()
    place = Path(platformdirs.user_cache_dir("praefectus")) / f"site-{hashlib.sha256(lock).hexdigest()[:12]}"
    if not (place / "complete").is_file():
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            if (HERE / "npm" / name).is_file():
                shutil.copy(HERE / "npm" / name, place)
        node.run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", folder=place)
        (place / "complete").touch()
    return place / "node_modules"


# What runs in the browser


def _pack(made: Path, runtime: Path, modules: Path, command: list[str]) -> None:
    """Python's own library, the packages and ours, each as an archive of bytecode."""
    runtime.mkdir()
    stage = made / "stage"
    stage.mkdir()
    with zipfile.ZipFile(stage / "packages.zip", "w") as archive:
        for name in WITH:
            for path, inside in _files_of(name):
                text = REPLACED[inside].encode() if inside in REPLACED else path.read_bytes()
                if inside.endswith("METADATA"):
                    text = text.partition(b"\n\n")[0]  # without a package's documents
                archive.writestr(inside, text)
        with zipfile.ZipFile(_wheel(made)) as wheel:
            for entry in wheel.namelist():
                if not entry.endswith((".pyi", "py.typed")) and "/sboms/" not in entry:
                    archive.writestr(entry, wheel.read(entry))
    with zipfile.ZipFile(stage / "praefectus.zip", "w") as archive:
        for path in sorted(PACKAGE.rglob("*")):
            inside = path.relative_to(PACKAGE).as_posix()
            kept = path.is_file() and path.suffix != ".ftl" and "__pycache__" not in inside
            if kept and not inside.startswith(LEFT_OUT):
                archive.write(path, f"praefectus/{inside}")
        for tag in LANGUAGES:
            archive.write(compile_language(tag), f"praefectus/language/compiled/{tag}.py")
        if (networks() / QUICK_NETWORK).is_file():
            archive.writestr(f"praefectus/agents/networks/{DESCRIPTION}", json.dumps(_description()))
        archive.writestr(f"praefectus-{_version()}.dist-info/METADATA", f"Name: praefectus\nVersion: {_version()}\n")
    pyodide = modules / "pyodide"
    given = {"pyodide": str(pyodide), "stage": str(stage), "out": str(runtime)}
    (made / "given.json").write_text(json.dumps(given), encoding="utf-8")
    node.run(command, str(HERE / "pack.mjs"), str(made / "given.json"), folder=made)
    for name in PYODIDE:
        shutil.copy(pyodide / name, runtime / name)
    lock = json.loads((pyodide / LOCK_FILE).read_text(encoding="utf-8"))
    (runtime / LOCK_FILE).write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")


def _files_of(name: str) -> Iterator[tuple[Path, str]]:
    """The Python files of an installed package, and what says its version."""
    try:
        found = importlib.metadata.files(name) or []
    except importlib.metadata.PackageNotFoundError:
        raise SiteError("site-package", name=name) from None
    for file in found:
        inside = file.as_posix()
        needed = inside.endswith((".py", "METADATA", "entry_points.txt"))
        if needed and not inside.startswith(("..", NOT_PACKED)):
            yield Path(str(file.locate())), inside


def _wheel(made: Path) -> Path:
    """pydantic-core for the browser, in the version that is installed here."""
    version = importlib.metadata.version(CORE)
    wheels = made / "wheels"
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *WHEEL]
    done = subprocess.run(
        [*command, "--dest", str(wheels), f"{CORE}=={version}"], capture_output=True, text=True, check=False
    )
    found = list(wheels.glob("*.whl")) if wheels.is_dir() else []
    if done.returncode or not found:
        sys.stderr.write(done.stderr)
        raise SiteError("site-not-fetched", package=CORE, version=version)
    return found[0]


def _version() -> str:
    return praefectus.__version__


def _description() -> dict[str, object]:
    """Return what the network says of itself: a browser cannot read it from the file."""
    import onnxruntime

    from praefectus.agents.network.translation import VOCABULARY_KEY

    session = onnxruntime.InferenceSession(str(networks() / QUICK_NETWORK), providers=["CPUExecutionProvider"])
    kept = session.get_modelmeta().custom_metadata_map[VOCABULARY_KEY]
    return {"vocabulary": kept, "outputs": [output.name for output in session.get_outputs()]}


def _network(folder: Path, modules: Path) -> None:
    """The network and onnxruntime, for processors and graphics cards: fetched when the first opponent needs them."""
    if not (networks() / QUICK_NETWORK).is_file():
        return
    folder.mkdir()
    shutil.copy(networks() / QUICK_NETWORK, folder / NETWORK)
    on_cards = (networks() / FLOAT_NETWORK).is_file()
    if on_cards:
        shutil.copy(networks() / FLOAT_NETWORK, folder / FLOAT_NETWORK)
    for name in (*RUNTIME, *(ON_CARDS if on_cards else ())):
        shutil.copy(modules / "onnxruntime-web" / "dist" / name, folder / name)
    shutil.copy(RULES, folder / RULES.name)


# What a host serves


def thinking(new: Path) -> dict[str, int]:
    """Mark a server's page, so that devices offer to compute hints themselves."""
    index = new / "index.html"
    index.write_text(_saying(index.read_text(encoding="utf-8"), "thinking", _parts(new)), encoding="utf-8")
    return _service_worker(new, later=("network/", "runtime/"))


def _parts(new: Path) -> dict[str, object]:
    """What runs on a device: a mark of all that Python starts from, what a bar counts that shows how far a start is,
    and whether something is for graphics cards."""
    runtime = hashlib.sha256()  # the saved memory of Python belongs to this runtime only
    for path in sorted((new / "runtime").iterdir()):
        runtime.update(path.read_bytes())
    sizes = {
        path.relative_to(new).as_posix(): path.stat().st_size
        for folder in ("runtime", "network")
        for path in sorted((new / folder).glob("*"))
    }
    return {
        "runtime": runtime.hexdigest()[:16],
        "sizes": sizes,
        "modules": json.loads((new / "runtime" / MODULES).read_text(encoding="utf-8")),
        "card": (new / "network" / FLOAT_NETWORK).is_file(),
    }


def _saying(index: str, what: str, about: dict[str, object]) -> str:
    said = html.escape(json.dumps(about), quote=True)
    return index.replace("<head>", f'<head>\n    <meta name="praefectus-{what}" content="{said}" />', 1)


def static_page(new: Path, server: str, address: str = "") -> dict[str, int]:
    """Mark the page as a static site, and make it find its files under any path."""
    index = (new / "index.html").read_text(encoding="utf-8")
    index = index.replace('content="/preview.jpg"', f'content="{address.rstrip("/") or "."}/preview.jpg"')
    index = re.sub(r'(href|src)="/', r'\1="./', index)
    index = _saying(index, "site", {"version": _version(), "server": server} | _parts(new))
    script = (HERE / "lost.js").read_text(encoding="utf-8")
    index = index.replace("  </head>", NOT_LOADED.replace("{script}", script) + "  </head>", 1)
    said = _sentences("lost", "nothing-at-address") + _sentences("failed", "site-page-not-loaded")
    (new / "index.html").write_text(index.replace("</noscript>", f"</noscript>\n    {said}", 1), encoding="utf-8")
    # an address such as /t/name, which a static host does not know, leads to the same behind a #
    said = _sentences("lost", "nothing-at-address")
    shown = f"{said}\n    <noscript>{said.replace(' hidden', '')}</noscript>"
    (new / "404.html").write_text(LOST.replace("{sentences}", shown).replace("{script}", script), encoding="utf-8")
    for path in new.glob("manifest*.webmanifest"):  # one for each language
        manifest = json.loads(path.read_text(encoding="utf-8"))
        manifest |= {"start_url": "./", "scope": "./", "id": "./"}
        for icon in manifest["icons"]:
            icon["src"] = "." + icon["src"]
        path.write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    (new / ".nojekyll").touch()  # GitHub Pages leaves names with an underscore alone
    worker = (new / "sw.js").read_text(encoding="utf-8")
    (new / "sw.js").write_text(worker.replace("const SITE = false;", "const SITE = true;"), encoding="utf-8")
    return _service_worker(new, later=("network/",))


def _sentences(kind: str, message: str) -> str:
    """A sentence in every language, hidden until a script has found out which of them is read."""
    return "".join(
        f'<p class="{kind}" lang="{tag}" hidden>{html.escape(words.of(tag)(message))}</p>' for tag in LANGUAGES
    )


def _service_worker(new: Path, later: tuple[str, ...]) -> dict[str, int]:
    """Return which files a browser stores at once, and which on first use."""
    marks: dict[str, dict[str, str]] = {"FILES": {}, "LATER": {}}
    sizes: dict[str, int] = {}
    for path in sorted(new.rglob("*")):
        name = path.relative_to(new).as_posix()
        if not path.is_file() or name in ("sw.js", "404.html", ".nojekyll"):
            continue
        sizes[name] = path.stat().st_size
        when = "LATER" if name.startswith(later) else "FILES"
        marks[when][name] = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    worker = (new / "sw.js").read_text(encoding="utf-8")
    for name, said in marks.items():
        worker = re.sub(rf"const {name} = {{.*?}};", f"const {name} = {json.dumps(said)};", worker, count=1)
    (new / "sw.js").write_text(worker, encoding="utf-8")
    return sizes


def _replace(folder: Path, new: Path) -> None:
    """The new site in the place of the old one."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.name == ".git":
            continue
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    for path in new.iterdir():
        shutil.move(str(path), str(folder / path.name))
