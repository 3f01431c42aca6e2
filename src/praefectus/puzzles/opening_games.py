"""Plays the games from which openings are counted: all seats by the learned level, side by side on a GPU.

`play` returns for every game the first cards of every seat, who won, and the points. It needs PyTorch; without a GPU it
is slow, but the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from praefectus.agents.network.installed import STANDARD_NETWORK, networks
from praefectus.agents.network.policy import USUAL_TEMPERATURE, board_index
from praefectus.agents.network.selfplay import WON
from praefectus.agents.training.batch import DEVICE, draw_as_learned
from praefectus.agents.training.playouts import TO_THE_END, records
from praefectus.agents.training.run import actor_of
from praefectus.agents.training.slots import Slots
from praefectus.agents.training.warm_start import shipped_network
from praefectus.game import Configuration
from praefectus.game.state import new_state
from praefectus.rules.actions import PLAY
from praefectus.rules.vocabulary import KINDS, NONE, SEATS

CARDS = 4  # of a seat that are noted
WAVE = 65536  # games at once


class Opened(NamedTuple):
    """Games of one set-up after the other: [game, seat, card], [game, seat], [game, seat]."""

    cards: npt.NDArray[np.int8]
    won: npt.NDArray[np.bool_]
    points: npt.NDArray[np.int16]


@torch.no_grad()
def play(
    settings: Sequence[Configuration], games: int, seed: int = 1, report: Callable[[int], None] = lambda done: None
) -> list[Opened]:
    """So many games of every set-up."""
    torch.manual_seed(seed)
    actor = actor_of(shipped_network(networks() / STANDARD_NETWORK).to(DEVICE))
    templates = torch.from_numpy(
        records([new_state(each) for each in settings]).view(np.uint8).reshape(len(settings), -1).copy()
    ).to(DEVICE)
    boards = torch.tensor([board_index(each.board) for each in settings], dtype=torch.int16, device=DEVICE)
    numbers = np.random.default_rng(seed).integers(1, 2**32, games * len(settings)).astype(np.int64)
    parts = []
    for first in range(0, len(numbers), WAVE):  # set-up after set-up
        luck = torch.from_numpy(numbers[first : first + WAVE]).to(DEVICE)
        which = torch.arange(first, first + len(luck), device=DEVICE) // games
        parts.append(_wave(actor, templates[which], boards[which], luck))
        report(first + len(luck))
    whole = Opened(*(np.concatenate(each) for each in zip(*parts, strict=True)))
    return [Opened(*(each[n * games : (n + 1) * games] for each in whole)) for n in range(len(settings))]


def _wave(actor: torch.nn.Module, games: torch.Tensor, boards: torch.Tensor, luck: torch.Tensor) -> Opened:
    count = len(luck)
    slots = Slots(count)
    slots.records.copy_(games)
    slots.board_of.copy_(boards)
    slots.randoms.copy_(luck)
    slots.actions.fill_(NONE)
    cards = torch.full((count, SEATS, CARDS), NONE, dtype=torch.int8, device=DEVICE)
    noted = torch.zeros(count, SEATS, dtype=torch.int64, device=DEVICE)
    for _ in range(TO_THE_END):
        slots.step()
        live = torch.nonzero(slots.done[0] == 0)[:, 0]
        if not len(live):
            break
        rows = slots.rows[0] if len(live) == count else slots.rows[0, live]
        drawn = draw_as_learned(actor(rows).logits, slots.masks[0, live], USUAL_TEMPERATURE)
        slots.actions[0, live] = drawn
        seat = slots.actors[0, live].long()
        played = (drawn >= PLAY) & (drawn < PLAY + KINDS) & (noted[live, seat] < CARDS)
        there, seat, card = live[played], seat[played], (drawn[played] - PLAY).to(torch.int8)
        cards[there, seat, noted[there, seat]] = card
        noted[there, seat] += 1
    results = slots.results[0].cpu().numpy()
    won = (results[:, WON, None] >> np.arange(SEATS) & 1).astype(bool)
    return Opened(cards.cpu().numpy(), won, results[:, :SEATS].copy())


def settings() -> list[Configuration]:
    """Every board with every number of players, without modules beyond those that the board needs."""
    from praefectus import data
    from praefectus.game import SetupError, configure

    found = []
    for board in data.board_ids():
        for seats in range(data.board(board).players[0], data.board(board).players[1] + 1):
            try:
                found.append(configure(board, seats))
            except SetupError:  # some boards play some numbers only with a module
                continue
    return found
