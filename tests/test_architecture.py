"""docs/architecture.md shows the structure as it is: its picture, its files, and every folder."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "praefectus"
DOCUMENT = ROOT / "docs" / "architecture.md"
NAMED = re.compile(r"`([\w./-]+(?:/|\.\w+))`")
NOT_NAMED_ALONE = {"src/praefectus/rules/modules", "web/boards", "tests", "docs"}  # one line for all folders inside
MADE = {"__pycache__", "node_modules", "static", "compiled", "generated"}  # not in the repository


def named() -> list[str]:
    return NAMED.findall(DOCUMENT.read_text(encoding="utf-8"))


@pytest.fixture
def script() -> dict[str, object]:
    return runpy.run_path(str(ROOT / "docs" / "draw_architecture.py"))


def test_the_picture_is_drawn_from_the_contracts(script: dict[str, object]) -> None:
    """Run `python docs/draw_architecture.py` after a change to the contracts."""
    draw = script["draw"]
    assert callable(draw) and draw() == (ROOT / "docs" / "architecture.svg").read_text(encoding="utf-8")


def test_every_file_named_is_there() -> None:
    missing = [name for name in named() if not any((base / name).exists() for base in (ROOT, PACKAGE, PACKAGE / "cli"))]
    assert not missing and len(named()) > 100


def inner(base: Path) -> set[Path]:
    """The folders below, without those inside which are listed together."""
    together = {ROOT / name for name in NOT_NAMED_ALONE}
    return {
        folder
        for folder in base.rglob("*")
        if folder.is_dir() and not MADE & set(folder.parts) and not together & set(folder.parents)
    }


def test_every_folder_has_its_line() -> None:
    """A language's own folders belong to the line of `language/`."""
    listed = {path.resolve() for name in named() for path in (ROOT / name, PACKAGE / name) if path.is_dir()}
    folders = {folder for folder in inner(PACKAGE) if PACKAGE / "language" not in folder.parents}
    folders |= {folder for folder in inner(ROOT / "web" / "src") if ROOT / "web/src/modules" not in folder.parents}
    missing = {folder.relative_to(ROOT).as_posix() for folder in folders - listed} - {
        "src/praefectus/server/storage/migrations/versions"
    }
    assert not missing


def test_it_is_the_first_link_of_both_documents() -> None:
    for name in ("CONTRIBUTING.md", "README.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert re.search(r"(?<!!)\[[^\]]*\]\(([^)]+)\)", text)[1] == "docs/architecture.md"
