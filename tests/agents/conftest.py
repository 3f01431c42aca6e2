"""What the tests of opponents share: a network whose expectations can be checked, installed for the time of a test."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from praefectus.agents import players
from praefectus.agents.network import learned
from praefectus.agents.network.installed import NETWORKS_VARIABLE, STANDARD_NETWORK
from praefectus.agents.network.learned import Learned
from praefectus.game import Game

from .stub_network import write_standin

SETUPS = [
    {"board": "imperium", "seats": 4},
    {"board": "italia", "seats": 2, "modules": ["salt", "forum"]},
    {"board": "cyprus", "seats": 6, "modules": ["teams"]},
    {"board": "roma", "seats": 3},
    {"board": "sicilia", "seats": 5},
    {"board": "hispania", "seats": 5, "modules": ["fish_market", "venus"]},
    {"board": "italia", "seats": 1, "modules": ["solitaria"]},
    {"board": "germania", "seats": 3},
]


@pytest.fixture(scope="session")
def network_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_standin(tmp_path_factory.mktemp("networks") / STANDARD_NETWORK)


@pytest.fixture(scope="session")
def network(network_file: Path) -> Learned:
    return Learned(network_file)


@pytest.fixture
def installed(network_file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The stand-in as if it were the installed network."""
    monkeypatch.setenv(NETWORKS_VARIABLE, str(network_file.parent))
    forget()
    yield network_file
    forget()


@pytest.fixture
def nothing_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(NETWORKS_VARIABLE, str(tmp_path))
    forget()
    yield
    forget()


def forget() -> None:
    for kept in (players.agent, players._hint_search, learned.standard_network):
        kept.cache_clear()


def greedy_game(choices: int, seed: int = 1, **setup: Any) -> Game:
    """A game after so many choices of the greedy player, fewer if it ends before."""
    game = Game.new(**{"seed": seed, **setup})
    chance = random.Random(seed)
    for _ in range(choices):
        if game.over:
            break
        game.play(players.choose(game, "greedy", chance))
    return game
