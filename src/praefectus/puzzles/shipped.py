"""The puzzles that come with the package, and the first cards of strong players.

puzzles.txt has a line for each puzzle, in the order in which they become the puzzle of the day: its id, board, seats,
modules, and its link. Level and themes are read from the link without replaying its game.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from praefectus.game.links import LinkError, decode_document, text_of
from praefectus.language import Message
from praefectus.puzzles.puzzle import Puzzle

FILE = Path(__file__).parent / "puzzles.txt"
OPENINGS = Path(__file__).parent / "openings.json"
NO_MODULES = "-"


@dataclass(frozen=True)
class Brief:
    """What a list says of a puzzle."""

    id: str
    board: str
    seats: int
    modules: tuple[str, ...]
    level: int
    themes: tuple[str, ...]
    link: str


@cache
def shipped(file: Path = FILE) -> dict[str, Brief]:
    """All puzzles by their ids; none where the file is missing."""
    found = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        id_, board, seats, modules, link = line.split()
        _, document = decode_document(link)
        names = () if modules == NO_MODULES else tuple(modules.split("+"))
        found[id_] = Brief(id_, board, int(seats), names, int(document["level"]), tuple(document["themes"]), link)
    return found


def line_of(puzzle: Puzzle) -> str:
    """A line of the file."""
    game = puzzle.position
    modules = "+".join(game.configuration.modules) or NO_MODULES
    return f"{puzzle.id} {game.board} {game.seats} {modules} {puzzle.link()}"


def link_of(asked: str) -> str:
    """The link of a puzzle, given as that, or as the id of one that comes with the package."""
    known = shipped().get(asked.strip())
    return known.link if known is not None else text_of(asked)


@lru_cache(maxsize=16)
def puzzle_of(link: str) -> Puzzle:
    """The puzzle of a link; LinkError if it holds none."""
    if not link:
        raise LinkError.of("unknown", Message("puzzle-no-link"))
    return Puzzle.from_link(link)


@cache
def openings() -> dict[str, Any]:
    """The first cards of strong players by board and seats: how often they are chosen, and how they fare."""
    if not OPENINGS.exists():
        return {"games": 0, "each": 0, "player": "", "tables": {}}
    found: dict[str, Any] = json.loads(OPENINGS.read_text(encoding="utf-8"))
    return found
