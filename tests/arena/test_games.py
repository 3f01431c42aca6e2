"""Games of the arena: reproducible, dealt fairly, and logged completely."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from praefectus.agents import players
from praefectus.agents.network.installed import NETWORKS_VARIABLE, STANDARD_NETWORK
from praefectus.agents.network.learned import rows_of, standard_network
from praefectus.agents.network.observation import FEATURES
from praefectus.arena import agents, play
from praefectus.arena.agents import Luck, Masks, Policy, Rows
from praefectus.arena.errors import ArenaError
from praefectus.arena.plan import Piece
from praefectus.arena.play import Tables, play_piece
from praefectus.arena.results import PART_NAMES, SCHEMA
from praefectus.game import Game
from tests.agents.stub_network import write_standin

from .conftest import StandIn, same_games, small_plan

SETUPS = [
    ("imperium", 4, []),
    ("italia", 2, ["salt", "forum"]),
    ("hellas", 3, ["venus", "fish_market"]),
    ("roma", 5, []),
    ("sicilia", 3, []),
    ("cyprus", 6, ["teams"]),
    ("imperium", 1, ["solitaria"]),
]


def first_of(rows: Rows, masks: Masks, luck: Luck) -> npt.NDArray[np.int64]:
    return masks.argmax(axis=1)  # type: ignore[no-any-return]


@pytest.mark.parametrize(("board", "seats", "modules"), SETUPS, ids=lambda value: str(value))
def test_the_parts_are_the_points_and_the_houses_are_all_there(board: str, seats: int, modules: list[str]) -> None:
    plan = small_plan(games=12, board=board, seats=seats, modules=modules)
    tables = Tables(plan, Piece(0, plan.games_each))
    tables.run_on()
    assert tables.over
    rows = tables.results().to_pylist()
    for number, row in enumerate(rows):
        assert [sum(parts) for parts in row["parts"]] == row["points"]
        assert all(len(parts) == len(PART_NAMES) for parts in row["parts"])
        g = tables.games[number]
        standing = [[house["city"] for house in row["houses"] if house["seat"] == seat] for seat in range(g["seats"])]
        assert [sum(1 << city for city in cities) for cities in standing] == g["houses"][: g["seats"]].tolist()
        assert all(0 <= house["turn"] <= row["turns"] for house in row["houses"])
        assert [house["turn"] for house in row["houses"]] == sorted(house["turn"] for house in row["houses"])
        assert row["won"][row["winner"]] and row["ended_by"] in ("last_card", "last_house")
        assert (row["ended_by"] == "last_house") == (g["house_count"][row["ender"]] >= 15)


def test_partners_win_together() -> None:
    plan = small_plan(games=4, board="cyprus", seats=4, modules=["teams"])
    for row in play_piece(plan, Piece(0, 4)).to_pylist():
        assert row["won"][:2] == row["won"][2:] and sum(row["won"]) == 2
        sums = [row["points"][0] + row["points"][2], row["points"][1] + row["points"][3]]
        assert row["won"][sums.index(max(sums))] or sums[0] == sums[1]


def test_a_deal_is_the_same_for_everybody() -> None:
    """All rotations of a deal, in all match-ups, have the same goods in the cities; other deals have others."""
    plan = small_plan(games=12, board="imperium", seats=4)
    tables = Tables(plan, Piece(0, plan.total))
    tables.run_on()
    goods: dict[int, set[bytes]] = {}
    for number, g in zip(tables.numbers, tables.games, strict=True):
        goods.setdefault(plan.deal(number), set()).add(g["city_good"].tobytes())
    assert len(goods) == 3 and all(len(same) == 1 for same in goods.values())
    assert len(set.union(*goods.values())) == 3


def test_a_piece_does_not_depend_on_how_it_is_cut() -> None:
    plan = small_plan(games=8)
    whole = play_piece(plan, Piece(0, 8))
    assert whole.schema == SCHEMA and whole["game"].to_pylist() == list(range(8))
    assert same_games(play_piece(plan, Piece(5, 3)), whole.slice(5))


def test_consulted_and_compiled_agents_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The greedy player asked choice by choice, with a Game before it, against the one inside the loop."""
    plan = small_plan(games=4, modules=["salt"])
    compiled = play_piece(plan, Piece(0, 4))
    monkeypatch.delitem(agents.COMPILED, "greedy")
    agents.agent.cache_clear()
    consulted = play_piece(plan, Piece(0, 4))
    assert same_games(compiled, consulted)
    seconds = consulted["seconds"].to_pylist()
    assert [time > 0 for time in seconds[0]] == [name == "greedy" for name in plan.seating(0)]


def test_policies_and_consulted_agents_play_the_same_games(
    learned_as: Callable[[Policy], None], stand_in: StandIn
) -> None:
    """Anyone who takes the first choice on the list, asked in a batch or one by one."""
    seen: list[tuple[int, ...]] = []

    def policy(rows: Rows, masks: Masks, luck: Luck) -> npt.NDArray[np.int64]:
        seen.append(rows.shape)
        assert rows.any(axis=1).all() and (masks.sum(axis=1) > 1).all()
        return first_of(rows, masks, luck)

    learned_as(policy)
    stand_in("first", lambda game, chance: game.legal()[0].id)
    tables = [
        play_piece(small_plan(f"{name},greedy", games=6), Piece(0, 6)).drop_columns(["agents"])
        for name in ("learned", "first")
    ]
    assert same_games(*tables)
    assert seen[0] == (6, FEATURES) and len(seen) > 10


def test_the_policy_sees_what_the_network_would_see_in_the_game(
    learned_as: Callable[[Policy], None], stand_in: StandIn
) -> None:
    batched: list[bytes] = []
    single: list[bytes] = []

    def policy(rows: Rows, masks: Masks, luck: Luck) -> npt.NDArray[np.int64]:
        batched.append(rows[0].tobytes())
        return first_of(rows, masks, luck)

    def choose(game: Game, chance: random.Random) -> int:
        single.append(rows_of(game).tobytes())
        return game.legal()[0].id

    learned_as(policy)
    stand_in("first", choose)
    for name in ("learned", "first"):
        play_piece(small_plan(f"{name},greedy", games=2), Piece(0, 1))
    assert batched == single and len(set(single)) > 10


def test_consulted_agents_see_the_whole_game(stand_in: StandIn) -> None:
    """The log has everything that happened, the own choices too: agents share their time over the choices of a turn."""
    logs: list[list[int]] = []

    def choose(game: Game, chance: random.Random) -> int:
        assert game.to_act is not None
        if logs:
            assert game.log[: len(logs[-1])] == logs[-1]
        action = game.legal()[-1].id
        logs.append([*game.log, action])
        return action

    stand_in("last", choose)
    play_piece(small_plan("last,random", games=2), Piece(0, 1))
    assert len(logs) > 10


def test_a_small_room_for_the_log_changes_nothing(monkeypatch: pytest.MonkeyPatch, stand_in: StandIn) -> None:
    stand_in("first", lambda game, chance: game.legal()[0].id)
    plan = small_plan("first,random", games=2)
    whole = play_piece(plan, Piece(0, 2))
    monkeypatch.setattr(play, "LOG_ROOM", 3)
    assert same_games(play_piece(plan, Piece(0, 2)), whole)


def test_games_that_get_nowhere_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MAX_ROUNDS", 3)
    row = play_piece(small_plan(), Piece(0, 1)).to_pylist()[0]
    assert row["ended_by"] == "stopped" and row["turns"] == 6 and row["ender"] == -1


def test_drawing_from_the_network() -> None:
    """A hundred thousand draws come as often as the softmax says; what is not legal never comes."""
    logits = np.tile(np.array([[1.0, 2.0, 5.0, 0.0]], np.float32), (100_000, 1))
    masks = np.tile(np.array([[1, 1, 0, 1, 0]], np.uint8), (100_000, 1))
    luck = np.random.default_rng(5).random(100_000)
    luck[:2] = 0.0, np.nextafter(1.0, 0.0)
    for temperature in (1.0, 0.5):
        found = np.bincount(agents.drawn(logits, masks, luck, temperature), minlength=4) / 100_000
        weights = np.exp(np.array([1.0, 2.0, -np.inf, 0.0]) / temperature)
        assert found == pytest.approx(weights / weights.sum(), abs=0.01) and found[2] == 0
    assert set(agents.drawn(logits, masks, luck, 0)) == {1}


@pytest.mark.parametrize(("name", "temperature"), [("learned", players.USUAL["learned"]), ("learned:0.2", 0.2)])
def test_batches_draw_as_the_player_does(monkeypatch: pytest.MonkeyPatch, name: str, temperature: float) -> None:
    used: list[float] = []
    monkeypatch.setattr(players, "network_there", lambda: True)
    monkeypatch.setattr(agents, "learned_policy", lambda temperature, folder: used.append(temperature))
    agents.agent(name)
    assert used == [temperature] and players.agent(name).temperature == temperature


def test_a_network_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The agent `learned` as it is, with a small network: the same seed gives the same games, however they are cut."""
    write_standin(tmp_path / STANDARD_NETWORK)
    monkeypatch.setenv(NETWORKS_VARIABLE, str(tmp_path))
    standard_network.cache_clear()
    plan = small_plan("learned,greedy", games=6)
    whole = play_piece(plan, Piece(0, 6))
    assert same_games(play_piece(plan, Piece(2, 4)), whole.slice(2))
    assert all(time > 0 for row in whole.to_pylist() for time in [row["seconds"][row["agents"].index("learned")]])
    standard_network.cache_clear()


def test_an_agent_that_breaks_the_rules(learned_as: Callable[[Policy], None]) -> None:
    learned_as(lambda rows, masks, luck: masks.argmin(axis=1))
    with pytest.raises(ArenaError, match=r"“learned” chose an illegal action"):
        play_piece(small_plan("learned,random"), Piece(0, 1))
