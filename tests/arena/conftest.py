"""Small arenas, and agents that replace others in tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pyarrow as pa
import pytest

from praefectus.agents import players
from praefectus.arena import agents, plan
from praefectus.arena.agents import Chooser, Policy
from praefectus.arena.plan import Plan, make_plan
from praefectus.game import configure

StandIn = Callable[[str, Chooser], None]


def small_plan(
    names: str = "greedy,random", games: int = 8, board: str = "italia", seats: int = 2, **setting: object
) -> Plan:
    return make_plan(names.split(","), configure(board, seats, **setting), games)  # type: ignore[arg-type]


def same_games(first: pa.Table, second: pa.Table) -> bool:
    """Everything but the time is the same."""
    return bool(first.drop_columns(["seconds"]).equals(second.drop_columns(["seconds"])))


@pytest.fixture
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled games in pieces of four."""
    monkeypatch.setattr(plan, "COMPILED_PIECE", 4)


@pytest.fixture(autouse=True)
def agents_forgotten() -> Iterator[None]:
    """Each process caches its agents; stand-ins must not stay."""
    yield
    agents.agent.cache_clear()
    players.agent.cache_clear()


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """An agent of this name that is consulted for every choice."""

    def put(name: str, choose: Chooser) -> None:
        monkeypatch.setitem(players.PLAIN, name, choose)

    return put


@pytest.fixture
def learned_as(monkeypatch: pytest.MonkeyPatch) -> Callable[[Policy], None]:
    """The agent `learned` with another policy than its network's."""

    def put(policy: Policy) -> None:
        monkeypatch.setattr(players, "network_there", lambda: True)
        monkeypatch.setattr(agents, "learned_policy", lambda temperature, folder: policy)

    return put


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "arena"
