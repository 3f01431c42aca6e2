"""What a browser downloads: one file with the rules, the rows of the network and the search, compiled to WebAssembly.

`praefectus compile --wasm` (make wasm) writes it when it is not of today's sources; it ships with the package.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from praefectus import data
from praefectus.agents.network import loops, observation, selfplay
from praefectus.agents.search.candidates import TURNS
from praefectus.agents.search.loops import draw_loop, ends_loop
from praefectus.agents.search.positions import WEIGHTS
from praefectus.engine import batches
from praefectus.engine.arrays import BOARD_DTYPE, GAME_DTYPE, all_boards
from praefectus.engine.cpu import BOARDS, GAMES, INT, INTS, RANDOM_NAMES, SHORTS, Loop, Report, files_of, sources_hash
from praefectus.engine.game_loop import ROOM
from praefectus.engine.wasm.linker import note
from praefectus.engine.wasm.node_engine import RULES
from praefectus.rules.actions import PLAYABLE
from praefectus.rules.vocabulary import NONE, SEATS


@cache
def entries() -> dict[str, Loop]:
    """Return what the file can be asked to do."""
    games = (GAMES, BOARDS, GAMES, INT, INT, INT, INT, INTS, INTS, SHORTS, INTS)
    steps = (INT, INT, INT, INT, INT, loops.TABLES, loops.CHOICES, loops.ENDS, loops.WEIGHTS, INTS)
    return {
        "random_games": Loop(batches.random_games_in_room, games, RANDOM_NAMES[batches.Counted]),
        "step_games": Loop(loops.step_games_in_room, steps, loops.NAMES),
        "draw_choices": draw_loop(),
        "judge_ends": ends_loop(),
    }


def sources() -> str:
    """The hash of all that the file is made of."""
    files = {file for loop in entries().values() for file in files_of(loop.function)}
    return sources_hash(*sorted(files), Path(__file__), compiler="")


def facts() -> dict[str, Any]:
    """Sizes and names, for callers of the entries."""
    from praefectus.engine.wasm.compiler import described

    records = {GAMES.dtype: "game", BOARDS.dtype: "board"}
    return {
        "sources": sources(),
        "records": {"game": GAME_DTYPE.itemsize, "board": BOARD_DTYPE.itemsize},
        "boards": list(data.board_ids()),
        "sizes": {
            "playable": PLAYABLE,
            "features": observation.FEATURES,
            "results": selfplay.RESULTS,
            "turns": TURNS,
            "room": ROOM,
            "seats": SEATS,
            "none": NONE,
            "network": selfplay.NETWORK,
            "stopAtEnd": selfplay.STOP_AT_END,
            "pointsPerReward": selfplay.POINTS_PER_REWARD,
        },
        "weights": WEIGHTS,
        "entries": {name: described(loop, records) for name, loop in entries().items()},
    }


def is_fresh() -> bool:
    """Is there a file, and of today's sources?"""
    return RULES.is_file() and bool(json.loads(note(RULES.read_bytes(), "facts"))["sources"] == sources())


def write(report: Report = lambda done, total: None) -> None:
    """Make the file again; in a process that compiles nothing else."""
    from praefectus.engine.wasm.compiler import build

    notes = {"facts": json.dumps(facts(), separators=(",", ":")).encode(), "boards": all_boards().tobytes()}
    part = RULES.with_suffix(".part")
    part.write_bytes(build(entries(), notes, report))
    part.replace(RULES)
