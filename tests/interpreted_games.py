"""Games of every module, played and logged; run as a program, with only Python and pydantic importable.

What it prints must be the same either way: the log, what every seat sees, all texts, and the rows for a network.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

PYDANTIC = {"pydantic", "pydantic_core", "annotated_types", "typing_extensions", "typing_inspection"}
ALLOWED = {"praefectus", "tests", *PYDANTIC}
TABLES: list[tuple[str, int, tuple[str, ...]]] = [
    ("imperium", 4, ()),
    ("italia", 3, ("salt", "forum")),
    ("hispania", 5, ("fish_market", "venus")),
    ("cyprus", 4, ("teams",)),
    ("balearica", 3, ()),
    ("roma", 3, ()),
    ("sicilia", 3, ()),
    ("imperium", 1, ("solitaria",)),
    ("aegyptus", 3, ()),
    ("germania", 3, ()),
    ("creta", 3, ()),
    ("gallia", 3, ()),
    ("corsica", 2, ()),
]


class Locked(MetaPathFinder):
    """Finds nothing, and refuses what is not allowed."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        top = name.partition(".")[0]
        if top not in ALLOWED and top not in sys.stdlib_module_names and not top.startswith("_sysconfigdata"):
            raise ModuleNotFoundError(f"{name} is locked away.", name=name)
        return None


def played(board: str, seats: int, modules: Sequence[str], every: int) -> dict[str, Any]:
    """One game of greedy and random players, with its log, and the marks of views, texts and rows."""
    from praefectus.agents import players
    from praefectus.agents.network.policy import row_of
    from praefectus.game import Game

    game, chance = Game.new(board, seats, modules, seed=7), random.Random(7)
    seen, texts = hashlib.sha256(), hashlib.sha256()
    choices = 0
    while game.to_act is not None:
        if choices % every == 0:
            for viewer in (*range(game.people), None):
                seen.update(json.dumps(game.view(viewer), sort_keys=True).encode())
            seen.update(bytes(number % 256 for number in row_of(game)))
        texts.update("\n".join(action.text for action in game.legal()).encode())
        game.play(players.choose(game, chance.choice(("random", "greedy", "beginner")), chance))
        if choices == 30:
            game = Game.from_record(game.to_record()).fork(seed=5)
        choices += 1
    texts.update("\n".join(game.log_lines()).encode())
    return {
        "modules": list(game.configuration.modules),
        "choices": choices,
        "log": game.log,
        "seen": seen.hexdigest(),
        "texts": texts.hexdigest(),
        "scores": game.scores(),
    }


def all_played(every: int = 40) -> list[dict[str, Any]]:
    return [played(*table, every) for table in TABLES]


if __name__ == "__main__":
    sys.meta_path.insert(0, Locked())
    print(json.dumps(all_played()))
