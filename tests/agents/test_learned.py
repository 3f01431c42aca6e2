"""The learned player: what the network is asked, what it answers, and which files are refused."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from praefectus.agents.network.learned import (
    PLAYABLE,
    Learned,
    NetworkError,
    draw_actions,
    log_shares,
    observation_version,
    row_of,
)
from praefectus.agents.search.positions import Positions
from praefectus.engine.interpreted import to_array

from .conftest import SETUPS, greedy_game
from .standin import write_standin


def test_seats_are_counted_from_the_acting_one(network: Learned) -> None:
    game = greedy_game(50)
    found = network.evaluate(row_of(game)[None])
    scores, actor = game.scores(), game.to_act or 0
    assert found.points is not None and len(set(scores)) > 1
    for after in range(game.seats):
        assert abs(found.points[0, after] - scores[(actor + after) % game.seats]) <= 1  # a row holds half the points


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['board']}-{setup['seats']}")
def test_the_compiled_rules_write_the_same_row_and_list_the_same_choices(setup: dict[str, object]) -> None:
    """Rows for playing come from the interpreted rules, rows of playouts from the compiled ones."""
    for choices in (0, 13, 40, 77):
        game = greedy_game(choices, **setup)
        if game.over:
            break
        positions = Positions(to_array(game.position), game.board, np.array([1, 2], np.int64))
        positions.step()
        assert positions.actors[0].tolist() == [game.to_act] * 2
        assert np.array_equal(positions.rows[0][1], row_of(game))
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
    assert np.exp(log_shares(logits, masks)[0, [4, 9]]) == pytest.approx([0.25, 0.75])


def test_a_network_of_another_version_is_refused(tmp_path: Path) -> None:
    path = write_standin(tmp_path / "old.onnx", version="0123456789abcdef")
    with pytest.raises(NetworkError, match=f"0123456789abcdef, this program has {observation_version()}"):
        Learned(path)


def test_a_network_without_forecasts_says_so(tmp_path: Path) -> None:
    network = Learned(write_standin(tmp_path / "plain.onnx", outputs=("logits", "values")))
    assert not network.forecasts
    assert network.evaluate(row_of(greedy_game(10))[None]).points is None
    with pytest.raises(NetworkError, match="gives no values"):
        Learned(write_standin(tmp_path / "policy.onnx", outputs=("logits",)))


def test_missing_and_damaged_files_are_refused_in_one_sentence(tmp_path: Path, network_file: Path) -> None:
    with pytest.raises(NetworkError, match="There is no network"):
        Learned(tmp_path / "nowhere.onnx")
    cut = tmp_path / "cut.onnx"
    cut.write_bytes(network_file.read_bytes()[:1000])
    with pytest.raises(NetworkError, match="not a whole ONNX file") as refusal:
        Learned(cut)
    assert "\n" not in str(refusal.value)
