"""Many positions, each played to the end many times by the network: on a GPU at once, else one after the other.

`play_to_end` takes records of games and returns how every copy ended. On a GPU the games of all positions are played
side by side (slots.py); elsewhere the playouts of the search play one position after the other.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from praefectus.agents.network.installed import STANDARD_NETWORK, networks
from praefectus.agents.network.learned import standard_network
from praefectus.agents.search.candidates import RANDOM_NUMBERS, Candidate, batch
from praefectus.agents.search.playouts import played_out
from praefectus.engine.arrays import GAME_DTYPE, light_game
from praefectus.rules.end import has_won
from praefectus.rules.record import GAME_FIELDS, GameRecord
from praefectus.rules.vocabulary import NONE, SEATS

TO_THE_END = 4000  # more choices than a game has

Report = Callable[[int, int], None]


class Ended(NamedTuple):
    """How every copy of every position ended."""

    points: NDArray[np.int16]  # [positions, copies, SEATS]
    won: NDArray[np.bool_]  # [positions, copies, SEATS]; partners win together
    turns: NDArray[np.int16]  # [positions, copies]: of the whole game


def play_to_end(
    positions: NDArray[np.void],
    boards: Sequence[str],
    copies: int,
    *,
    temperature: float = 0.5,
    seed: int = 1,
    actions: Sequence[int] | None = None,
    folder: Path | None = None,
    device: str | None = None,
    report: Report = lambda done, total: None,
) -> Ended:
    """Play every position (records of GAME_DTYPE, a board for each) so many times, all seats by the network.

    `actions` are the first choices, one for each position, NONE where the network makes that choice too. Copies with
    the same number draw chance from the same numbers in all positions. `folder` holds another network than the
    installed one. `device` is "gpu" or "cpu"; without it the GPU if there is one. The result is the same for the same
    seed on the same device.
    """
    firsts = [NONE] * len(positions) if actions is None else list(actions)
    luck = random.Random(seed)
    numbers = [luck.randrange(1, RANDOM_NUMBERS) for _ in range(copies)]
    if device == "gpu" or (device is None and gpu_there()):
        from praefectus.agents.training.slots import play_side_by_side

        ended = nothing(len(positions), copies)
        file = (folder or networks()) / STANDARD_NETWORK
        play_side_by_side(positions, boards, firsts, numbers, temperature, seed, file, ended, report)
        return ended
    return _one_by_one(positions, boards, firsts, numbers, temperature, luck, folder, report)


def gpu_there() -> bool:
    try:
        import torch
    except ImportError:
        return False
    return bool(torch.cuda.is_available())


def records(games: Sequence[GameRecord]) -> NDArray[np.void]:
    """Positions as an array of records."""
    found = np.zeros(len(games), GAME_DTYPE)
    for number, g in enumerate(games):
        for name in GAME_FIELDS:
            found[number][name] = getattr(g, name)
    return found


def nothing(count: int, copies: int) -> Ended:
    """Room for the ends of so many positions and copies."""
    shape = count, copies, SEATS
    return Ended(np.zeros(shape, np.int16), np.zeros(shape, np.bool_), np.zeros(shape[:2], np.int16))


def _one_by_one(
    positions: NDArray[np.void],
    boards: Sequence[str],
    firsts: Sequence[int],
    numbers: list[int],
    temperature: float,
    luck: random.Random,
    folder: Path | None,
    report: Report,
) -> Ended:
    count, copies = len(positions), len(numbers)
    ended = nothing(count, copies)
    network = standard_network(folder=folder)
    for number in range(count):
        g = light_game(positions[number])
        if g.over:
            ended.points[number] = positions[number]["score"]
            ended.won[number, :, : g.seats] = [has_won(g, seat) for seat in range(g.seats)]
            ended.turns[number] = g.turns
            continue
        asked = batch(g, boards[number], [Candidate(firsts[number], 1.0)], copies, TO_THE_END, luck, temperature)
        ends = played_out(network, replace(asked, numbers=numbers))
        assert ends.points is not None and ends.chances is not None
        ended.points[number, :, : g.seats] = ends.points
        ended.won[number, :, : g.seats] = np.array(ends.chances) > 0.5
        ended.turns[number] = ends.turns
        report(number + 1, count)
    return ended
