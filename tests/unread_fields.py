"""Prints the fields of the data files that nobody reads: not the rules, the game, the rules reference or the page.

Run on its own (`python tests/unread_fields.py`), because the rules read the data when they are imported. What only a
check of the data itself looks at counts as unread.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import pkgutil
import sys
import types
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent.parent / "web"
# what the page and the drawing of its boards read: where, and by what words
PAGE = {
    "City lat": ("boards/generator/src/board.mjs", "c.lat"),
    "City lon": ("boards/generator/src/board.mjs", "c.lon"),
    "City x": ("boards/generator/src/board.mjs", "c.x"),
    "City y": ("boards/generator/src/board.mjs", "c.y"),
    "BoardPlace lat": ("boards/generator/src/maps.mjs", "...capital"),
    "BoardPlace lon": ("boards/generator/src/maps.mjs", "...capital"),
    "BoardPlace x": ("boards/generator/src/roma.mjs", "s.start.land.x"),
    "BoardPlace y": ("boards/generator/src/roma.mjs", "s.start.land.y"),
    "Castle lat": ("boards/generator/src/maps.mjs", "b.castles"),
    "Castle lon": ("boards/generator/src/maps.mjs", "b.castles"),
    "Castle x": ("boards/generator/src/maps.mjs", "b.castles"),
    "Castle y": ("boards/generator/src/maps.mjs", "b.castles"),
    "Province colour": ("boards/generator/src/maps.mjs", "p.colour"),
    "ModuleInfo title": ("src/lib/words.ts", "e.title"),
    "ModuleInfo talk": ("src/pages/MakeTable.svelte", "m.talk"),
    "ModuleInfo sentence": ("src/lib/words.ts", "e.sentence"),
}
MODULE_FACTS = "praefectus.data.module_facts"
# what only looks whether the data is right, or goes through all of it to find the grades
CHECKS = {"praefectus.data.boards", "praefectus.data.files"}
LOADERS = {"cards", "forum", "fish_market", "roma", "sicilia", "solitaria", "modules", "options"} | {
    "coin_field", "creta", "gallia", "aegyptus", "germania",
}  # fmt: skip
GRADES = {"grade", "grades", "readings"}
READERS = ("rules", "game", "terminal", "agents.training.mixture", "server.edge.reference")


def without_package(name: str) -> types.ModuleType:
    """A part of praefectus, imported before the package itself, which would import the rules."""
    package = types.ModuleType("praefectus")
    found = importlib.util.find_spec("praefectus")
    assert found is not None and found.submodule_search_locations is not None
    package.__path__ = list(found.submodule_search_locations)
    sys.modules["praefectus"] = package
    part = importlib.import_module(name)
    del sys.modules["praefectus"]
    return part


class Effect(dict[str, Any]):
    """The effect of one forum card: every number of every card has to be read."""

    def __init__(self, card: str, content: dict[str, Any], read: set[str]) -> None:
        super().__init__(content)
        self.card, self.read = card, read

    def _noted(self, key: str) -> None:
        self.read.add(f"ForumCard effect {self.card} {key}")

    def __getitem__(self, key: str) -> Any:
        self._noted(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self._noted(key)
        return super().get(key, default)


def is_a_reader(name: str, frame: types.FrameType | None) -> bool:
    """Return who asks for the field: the first function that is not a comprehension."""
    while frame is not None and frame.f_code.co_name.startswith("<") and frame.f_code.co_name != "<module>":
        frame = frame.f_back
    if frame is None:
        return False
    module, function = frame.f_globals.get("__name__", ""), frame.f_code.co_name
    if module == "praefectus.data.grades":
        return name in GRADES
    return module.startswith("praefectus.") and not (
        module in CHECKS or (module.startswith(("praefectus.data.catalogue", MODULE_FACTS)) and function in LOADERS)
    )


def record(schema: types.ModuleType, read: set[str]) -> None:
    """From now on, note who reads which field of which kind of fact."""
    plain = schema.Fact.__getattribute__

    def noting(self: Any, name: str) -> Any:
        kind = object.__getattribute__(self, "__class__")
        value = plain(self, name)
        if name in kind.model_fields and is_a_reader(name, sys._getframe(1)):
            read.add(f"{kind.__name__} {name}")
            if kind.__name__ == "ForumCard" and name == "effect":
                return Effect(plain(self, "id"), value, read)
        return value

    schema.Fact.__getattribute__ = noting


def read_everything() -> None:
    """The rules' tables, the boards, what the game says and stores, the reference, and what the page is sent."""
    for part in READERS:
        module = importlib.import_module(f"praefectus.{part}")
        for found in pkgutil.walk_packages(getattr(module, "__path__", []), f"{module.__name__}."):
            importlib.import_module(found.name)
    boards, reference = (
        importlib.import_module(f"praefectus.{name}") for name in ("rules.boards", "server.edge.reference")
    )
    notation = importlib.import_module("praefectus.game.notation")
    english = importlib.import_module("praefectus.language").of("en")
    reference.catalogue(english)
    reference.rules(english)
    game = importlib.import_module("praefectus.game")
    game.Game.new("imperium", 1, ["solitaria"], {"solo_mode": "solo"}, seed=1).to_record()
    for board in reference.board_names():
        boards.board_fields(board)
        reference.board(board, english)
        notation.Notation(board)


def fields(schema: types.ModuleType) -> set[str]:
    """Every field of every kind of fact that a data file can hold."""
    package = importlib.import_module(MODULE_FACTS)
    files = [importlib.import_module(info.name) for info in pkgutil.iter_modules(package.__path__, f"{MODULE_FACTS}.")]
    held = [kind for file in (schema, *files) for kind in vars(file).values()]
    kinds = {kind for kind in held if isinstance(kind, type) and issubclass(kind, schema.Fact)}
    named = {f"{kind.__name__} {name}" for kind in kinds - {schema.Fact} for name in kind.model_fields}  # type: ignore[attr-defined]
    forum = importlib.import_module(f"{MODULE_FACTS}.forum").forum()
    return named | {f"ForumCard effect {card.id} {key}" for card in forum for key in card.effect}


def read_by_the_page() -> set[str]:
    return {field for field, (file, words) in PAGE.items() if words in (WEB / file).read_text(encoding="utf-8")}


def main() -> int:
    schema = without_package("praefectus.data.schema")
    read: set[str] = set()
    record(schema, read)
    read_everything()
    print(json.dumps(sorted(fields(schema) - read - read_by_the_page())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
