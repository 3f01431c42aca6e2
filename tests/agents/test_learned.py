"""The learned player: its rows, its answers, and the files it refuses."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest

from praefectus import data
from praefectus.agents.network import observation as obs
from praefectus.agents.network.installed import NetworkError
from praefectus.agents.network.learned import Learned, draw_actions, rows_of
from praefectus.agents.network.translation import UNNAMED, vocabulary_of_today
from praefectus.agents.search.positions import Positions
from praefectus.engine.arrays import to_array
from praefectus.game import Game
from praefectus.rules.actions import FAMILIES, PLAYABLE

from .conftest import SETUPS, greedy_game
from .stub_network import write_standin


def test_seats_are_counted_from_the_acting_one(network: Learned) -> None:
    game = greedy_game(50)
    found = network.evaluate(rows_of(game))
    scores, actor = game.scores(), game.to_act or 0
    assert found.points is not None and len(set(scores)) > 1
    for after in range(game.seats):
        assert abs(found.points[0, after] - scores[(actor + after) % game.seats]) <= 1  # a row holds half the points


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['board']}-{setup['seats']}")
def test_the_compiled_rules_write_the_same_row_and_list_the_same_choices(setup: dict[str, Any]) -> None:
    """Rows for playing come from the interpreted rules, rows of playouts from the compiled ones."""
    for choices in (0, 13, 40, 77):
        game = greedy_game(choices, **setup)
        if game.over:
            break
        positions = Positions(to_array(game.position), game.board, np.array([1, 2], np.int64))
        positions.step()
        assert positions.actors[0].tolist() == [game.to_act] * 2
        assert np.array_equal(positions.rows[0][:1], rows_of(game))
        assert np.flatnonzero(positions.masks[0][0]).tolist() == [action.id for action in game.legal()]


def test_it_chooses_what_it_likes_best_and_only_what_is_legal(network: Learned) -> None:
    game = greedy_game(30)
    shares = network.policy(game)
    assert set(shares) == {action.id for action in game.legal()} and sum(shares.values()) == pytest.approx(1)
    assert network.choose(game, random.Random(1), temperature=0) == max(shares, key=lambda action: shares[action])
    assert {network.choose(game, random.Random(seed)) for seed in range(40)} <= set(shares)


def test_actions_are_drawn_by_their_shares() -> None:
    masks = np.zeros((3, PLAYABLE), np.uint8)
    masks[0, [4, 9]] = masks[1, 7] = masks[2, [0, 599 % PLAYABLE]] = 1
    logits = np.zeros((3, PLAYABLE), np.float32)
    logits[0, 9] = np.log(3)
    logits[:, 50] = 99  # not legal anywhere
    chance = np.random.default_rng(5)
    drawn = np.array([draw_actions(logits, masks, chance) for _ in range(4000)])
    assert set(drawn[:, 0]) == {4, 9} and set(drawn[:, 1]) == {7}
    assert np.mean(drawn[:, 0] == 9) == pytest.approx(0.75, abs=0.03)
    assert draw_actions(logits, masks, chance, temperature=0).tolist() == [9, 7, 0]


@pytest.mark.parametrize(
    ("vocabulary", "says"),
    [
        ("0123456789abcdef", "has a vocabulary that can’t be read"),
        ("[1]", "has a vocabulary that can’t be read"),
        (
            '{"actions": {"parts": {}, "things": {}}, "observation": {"parts": {}, "things": {}}}',
            "doesn’t accept the 0 numbers",
        ),
    ],
)
def test_a_network_whose_numbers_have_no_names_is_refused(tmp_path: Path, vocabulary: str, says: str) -> None:
    path = write_standin(tmp_path / "old.onnx", vocabulary=vocabulary)
    with pytest.raises(NetworkError, match=says):
        Learned(path)


def test_a_network_without_a_vocabulary_is_refused(tmp_path: Path, network_file: Path) -> None:
    model = onnx.load(str(network_file))
    del model.metadata_props[:]
    onnx.save(model, str(tmp_path / "unnamed.onnx"))
    with pytest.raises(NetworkError, match="doesn’t say what its numbers mean"):
        Learned(tmp_path / "unnamed.onnx")


def moved_vocabulary() -> str:
    """Today's vocabulary of a network that knows neither the board Imperium nor the family `play`, in other places."""
    said = json.loads(vocabulary_of_today())
    boards = said["observation"]["things"]["board"]
    boards.append(boards.pop(0) + " of old")
    seats = said["observation"]["parts"]
    seats["seat.coins"]["first"], seats["seat.houses"]["first"] = 4, 1
    families = said["actions"]["parts"]
    families["old_play"] = families.pop("play")
    return json.dumps(said)


def test_a_network_of_another_vocabulary_is_translated(tmp_path: Path, network: Learned) -> None:
    """One row at a time as lists, and many as arrays."""
    old = Learned(write_standin(tmp_path / "old.onnx", vocabulary=moved_vocabulary()))
    row = rows_of(greedy_game(30))
    read = old.as_read(row)
    assert old.translation.row(row[0].tolist()) == read[0].tolist()
    coins, houses = obs.LAYOUT.place("seat.coins"), obs.LAYOUT.place("seat.houses")
    board = obs.LAYOUT.place("table.board")
    assert (read[0, 4], read[0, 1]) == (row[0, coins], row[0, houses])
    assert row[0, board] == 1 and not read[0, board : board + len(data.board_ids())].any()  # a board it never saw
    given = np.arange(PLAYABLE, dtype=np.float32)
    logits = old.as_of_today(given[None])[0]
    assert old.translation.logits(given.tolist()) == logits.tolist()
    play, kinds = FAMILIES["play"].first, FAMILIES["play"].size
    assert (logits[play : play + kinds] == UNNAMED).all() and logits[play + kinds] == play + kinds
    assert network.as_read(row) is row  # nothing to move
    same = row[0].tolist()
    assert network.translation.row(same) is same


def test_what_a_network_cannot_name_it_does_not_choose(tmp_path: Path) -> None:
    """The family `play` is unknown to it: beside anything else it is never played; alone, any card is."""
    network = Learned(write_standin(tmp_path / "old.onnx", vocabulary=moved_vocabulary()))
    game = Game.new("imperium", 4, seed=1)
    shares = network.policy(game)
    assert all(action.kind == "play" for action in game.legal()) and max(shares.values()) == min(shares.values())
    assert len({network.choose(game, random.Random(seed)) for seed in range(100)}) == len(shares)
    masks = np.zeros((300, PLAYABLE), np.uint8)
    masks[:, list(shares)] = 1
    rows = np.repeat(rows_of(game), 300, axis=0)
    assert set(network.actions(rows, masks, np.random.default_rng(1))) == set(shares)
    masks[:, 0] = 1
    assert set(network.actions(rows, masks, np.random.default_rng(1))) == {0}


def test_a_network_without_forecasts_says_so(tmp_path: Path) -> None:
    network = Learned(write_standin(tmp_path / "plain.onnx", outputs=("logits", "values")))
    evaluation = network.evaluate(rows_of(greedy_game(10)))
    assert evaluation.points is None and not evaluation.forecasts
    with pytest.raises(NetworkError, match="lacks values"):
        Learned(write_standin(tmp_path / "policy.onnx", outputs=("logits",)))


def test_missing_and_damaged_files_are_refused_in_one_sentence(tmp_path: Path, network_file: Path) -> None:
    with pytest.raises(NetworkError, match="There is no network"):
        Learned(tmp_path / "nowhere.onnx")
    cut = tmp_path / "cut.onnx"
    cut.write_bytes(network_file.read_bytes()[:1000])
    with pytest.raises(NetworkError, match="isn’t a whole ONNX file") as refusal:
        Learned(cut)
    assert "\n" not in str(refusal.value)
