"""The page's part of a module is in the module's folder; shared code names no module."""

from __future__ import annotations

import re
from pathlib import Path

from praefectus import data

SOURCES = Path(__file__).parents[1] / "web" / "src"
HOME = SOURCES / "modules"
FOLDERS = {path.name for path in HOME.iterdir() if path.is_dir()}
# Salt is also a good, Venus also a god: lists of goods and gods name them, and a drawing has the god's name.
LISTS = {"lib/words.ts", "lib/types.ts", "lib/sprite.svg"}


def test_every_module_of_the_game_has_its_folder_and_stands_in_the_list() -> None:
    listed = re.findall(r'from "\./(\w+)";', (HOME / "index.ts").read_text(encoding="utf-8"))
    assert FOLDERS == {module.name for module in data.modules()} == set(listed) - {"module"}


def test_no_shared_file_of_the_page_names_a_module() -> None:
    name = re.compile(rf"\b(?:{'|'.join(sorted(FOLDERS))})\b")
    named = [
        f"{path.relative_to(SOURCES).as_posix()}: {word}"
        for path in sorted(SOURCES.rglob("*.*"))
        if HOME not in path.parents
        and path.parent.name != "generated"
        and path.relative_to(SOURCES).as_posix() not in LISTS
        for word in name.findall(path.read_text(encoding="utf-8"))
    ]
    assert not named
