"""What the network sees: numbers that must not change, because the shipped network has learned from them."""

from __future__ import annotations

import random
import zlib

import numpy as np
import pytest

from praefectus import data
from praefectus.agents.network import observation, policy
from praefectus.agents.network.learned import rows_of, standard_network
from praefectus.game import Game
from praefectus.rules.vocabulary import LAND, LINES

# a check over the rows of all choices of one random game: board, seats, modules, seed; choices, check
SEEN = [
    ("imperium", 4, (), 1, 300, 2459023048),
    ("italia", 2, ("salt",), 2, 300, 2376692651),
    ("hispania", 3, ("venus", "forum"), 3, 300, 1447170402),
    ("cyprus", 6, ("teams", "salt"), 4, 300, 1331194715),
    ("balearica", 4, ("fish_market", "forum"), 5, 300, 1759069509),
    ("roma", 3, (), 6, 300, 3106845519),
    ("sicilia", 5, ("salt",), 7, 300, 2971191517),
    ("byzantium", 1, ("solitaria",), 8, 91, 3738451154),
    ("aegyptus", 4, ("salt",), 9, 300, 1228206636),
    ("britannia", 3, ("forum",), 10, 300, 1078213073),
    ("corsica", 2, (), 11, 300, 1729919692),
]


def rows_of_a_game(board: str, seats: int, modules: tuple[str, ...], seed: int) -> tuple[int, int]:
    game, chance = Game.new(board, seats, modules, seed=seed), random.Random(seed)
    choices, check = 0, 0
    as_read = standard_network().as_read  # what was added since then is not in its view
    while game.to_act is not None and choices < 300:
        legal = game.legal()
        if len(legal) > 1:
            check = zlib.crc32(as_read(rows_of(game)).tobytes(), check)
            choices += 1
        game.play(chance.choice(legal))
    return choices, check


@pytest.mark.parametrize(("board", "seats", "modules", "seed", "choices", "check"), SEEN)
def test_a_view_is_read_as_it_was_when_the_network_learned(
    board: str, seats: int, modules: tuple[str, ...], seed: int, choices: int, check: int
) -> None:
    assert rows_of_a_game(board, seats, modules, seed) == (choices, check)


def test_every_number_of_a_row_has_a_name_and_a_scale() -> None:
    names = observation.LAYOUT.vocabulary().names
    assert sorted(names) == list(range(observation.FEATURES)) and len(set(names.values())) == observation.FEATURES
    assert len(observation.SCALES) == observation.FEATURES


def test_all_coins_are_seen() -> None:
    """Also beyond 127, where a number of a row ends: two different sums never look the same."""
    game = Game.new("italia", 2, seed=1)
    known = set()
    for coins in (*range(0, 300), 1000, 20_000):
        game.position.coins[game.to_act] = coins
        row = policy.row_of(game)
        first = row[observation.SEAT_COINS]
        beyond = observation.LAYOUT.place("seat.coins_beyond")
        assert first + row[beyond] + row[beyond + 1] + 128 * row[beyond + 2] == coins
        known.add(bytes(each & 255 for each in row))
    assert len(known) == 302


def test_the_nile_and_the_trades_are_seen() -> None:
    """Where the fertile marker lies, and whose ships are in a trade, as the record has it."""
    game, chance = Game.new("aegyptus", 3, seed=4), random.Random(4)
    marked, traded = set(), 0
    fertile = observation.LAYOUT.place("table.fertile_province")
    ships = observation.LAYOUT.place("seat.ships_in_trade")
    nile, traders = data.aegyptus().nile, len(data.aegyptus().trades)
    provinces = [province.id for province in data.board("aegyptus").provinces]
    while game.to_act is not None:
        row, seat = rows_of(game)[0], game.to_act
        seen = row[fertile : fertile + len(provinces)]
        assert [name for name, one in zip(provinces, seen, strict=True) if one] == [nile[game.position.nile_marker]]
        marked.add(nile[game.position.nile_marker])
        for after in range(3):
            start = after * observation.SEAT_SIZE + ships
            for trade in range(traders):
                theirs = game.position.colonist[(seat + after) % 3]
                place = data.board("aegyptus").names.index(data.aegyptus().trades[trade].place)
                assert row[start + trade] == list(theirs).count(place)
                traded += int(row[start + trade])
        entered = [action for action in game.legal() if action.kind == "enter_trade"]
        game.play(entered[0] if entered else chance.choice(game.legal()))
    assert len(marked) > 1 and traded


def test_land_lines_beyond_the_first_set_are_seen_as_the_others() -> None:
    """Germania has 88: where the chosen colonist may stop, how far that is, and what lies at the ends."""
    game, chance = Game.new("germania", 3, seed=1), random.Random(1)
    exists, steps = observation.LAYOUT.place("far_line.exists"), observation.LAYOUT.place("far_line.steps")
    goods = [observation.LAYOUT.place(f"far_line.{end}_end_good") for end in ("first", "second")]
    cities = game.board_record.line_cities[LAND][LINES:]
    seen: set[int] = set()
    away: set[int] = set()
    while game.to_act is not None and len(seen) < 10:
        row, legal = rows_of(game)[0], game.legal()
        tokens = row[observation.FAR_LINE_TOKENS :].reshape(-1, observation.LINE_SIZE)
        offered = [action.argument for action in legal if action.kind == "move_land_far"]
        if any(action.kind == "move_land" for action in legal):
            assert np.flatnonzero(tokens[:, exists]).tolist() == offered
        for line in offered:
            told = sum(tokens[line, start : start + len(data.GOODS)].sum() for start in goods)
            assert told == int(cities[line]).bit_count()
        seen |= set(offered)
        away |= {int(tokens[line, steps]) for line in offered}
        far = [action for action in legal if action.kind == "move_land_far"]
        game.play(chance.choice(far or legal))
    assert len(seen) >= 10 and len(away) > 1


def test_the_shipped_network_plays_germania_as_before() -> None:
    """It learned before there were far lines: they are not in its view, and what it says of the rest is the same."""
    network, game = standard_network(), Game.new("germania", 3, seed=1)
    with_far = rows_of(game)
    without = with_far.copy()
    with_far[0, observation.FAR_LINE_TOKENS :] = 1
    assert np.array_equal(network.as_read(with_far), network.as_read(without))
    assert np.array_equal(network.evaluate(with_far).logits, network.evaluate(without).logits)
