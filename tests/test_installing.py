"""Installing the project from a clean checkout and from built distributions, in empty environments."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[1]
# What is made while it is installed: the page, the rules for browsers, and the messages. Then a game is played with it.
WORKS = """
from pathlib import Path
import praefectus
from praefectus.language import LANGUAGES
from praefectus.server.edge.static_page import Page
home = Path(praefectus.__file__).parent
assert "site-packages" in str(home), home
assert "index.html" in Page(None).files
assert (home / "engine" / "wasm" / "rules.wasm").is_file()
assert {file.stem.split("_")[0] for file in (home / "language" / "compiled").glob("*.py")} >= set(LANGUAGES)
from praefectus.server import create_app
create_app()
"""


def run(*command: str | Path, folder: Path) -> str:
    """Run a command as a stranger would, without the environment of these tests; what it said if it fails."""
    ours = {"VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME"}
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files that git knows or would take, as they are now; nothing that was built."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", folder=ROOT)
    folder = tmp_path / "checkout"
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    assert not (folder / "src/praefectus/server/static").exists() and not (folder / "web/node_modules").exists()
    return folder


@pytest.fixture
def empty(tmp_path: Path) -> Callable[[], Path]:
    """Makes environments in which nothing but pip is installed; returns the Python of each."""
    made: list[Path] = []

    def make() -> Path:
        place = tmp_path / f"environment{len(made)}"
        made.append(place)
        run(sys.executable, "-m", "venv", place, folder=tmp_path)
        return place / "bin" / "python"

    return make


def check(python: Path, folder: Path) -> None:
    """What was installed is whole, and is the one that is used."""
    run(python, "-c", WORKS, folder=folder)
    assert run(python.with_name("praefectus"), "--version", folder=folder).startswith("praefectus ")
    run(python, "-m", "pip", "check", folder=folder)


def test_pip_installs_a_clean_checkout(checkout: Path, empty: Callable[[], Path], tmp_path: Path) -> None:
    python = empty()
    run(python, "-m", "pip", "install", "--quiet", checkout, folder=tmp_path)
    check(python, tmp_path)


def test_build_makes_distributions_that_pip_installs(checkout: Path, empty: Callable[[], Path], tmp_path: Path) -> None:
    builder = empty()
    run(builder, "-m", "pip", "install", "--quiet", "build", folder=tmp_path)
    run(builder, "-m", "build", "--outdir", tmp_path / "built", checkout, folder=tmp_path)
    (source,) = (tmp_path / "built").glob("*.tar.gz")
    (wheel,) = (tmp_path / "built").glob("*.whl")
    for distribution in (wheel, source):
        python = empty()
        run(python, "-m", "pip", "install", "--quiet", distribution, folder=tmp_path)
        check(python, tmp_path)
