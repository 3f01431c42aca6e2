"""The compact observation: everything in the record, seen from the observing seat, and documented."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from praefectus.agents.network.observation import compact
from praefectus.agents.network.observation.compact import FACTS, SEAT_PARTS, SEAT_SIZE, layout, observe_compact
from praefectus.engine.interpreted import copy_of
from praefectus.envs import ACTION_SPACE, numbers
from praefectus.game import Game
from praefectus.rules.record import GAME_FIELDS, GameRecord

DOCUMENT = Path(__file__).parents[2] / "docs" / "numbers.md"
# What follows from the rest: tokens that were not dealt from the goods of the cities, the winner from the points; a
# card that was left out is in no place that a row shows.
NOT_SHOWN = {"tokens_left", "winner", "forum_left_out"}


def row_of(g: GameRecord, seat: int = 0, own: int = 1) -> list[int]:
    row = np.zeros(FACTS, np.int8)
    observe_compact(g, 0, seat, own, row)
    return row.tolist()


def part(name: str, row: list[int], after: int = 0) -> list[int]:
    start, size = next((start, size) for each, start, size, _ in layout() if each == name)
    return row[after * SEAT_SIZE + start : after * SEAT_SIZE + start + size]


@pytest.fixture(scope="module")
def position() -> GameRecord:
    """Everything at one table, some turns into the game."""
    game = Game.new("hellas", 4, ["salt", "forum", "fish_market"], seed=3)
    for step in range(150):
        legal = game.legal()
        game.play(legal[step * 7919 % len(legal)])
    return game.position


@pytest.mark.parametrize("name", sorted(set(GAME_FIELDS) - NOT_SHOWN))
def test_every_field_of_the_record_shows(position: GameRecord, name: str) -> None:
    """Whatever the record holds, a change of it changes the row: a new field must be added to the facts."""
    changed = copy_of(position)
    value = getattr(changed, name)
    at = changed.depth - 1 if name.startswith("frame_") else 1
    if name == "turns":
        changed.turns += changed.seats
    elif name == "solo_end":
        changed.solo_end = changed.turns + 3
    elif not isinstance(value, list):
        setattr(changed, name, 0 if value == 1 else 1)
    elif isinstance(value[0], list):
        value[1][1] += 1
    else:
        value[at] = 0 if value[at] == 1 else 1
    assert row_of(changed) != row_of(position)


def test_the_observing_seat_comes_first(position: GameRecord) -> None:
    """From seat 2, block 0 is seat 2, block 1 is seat 3, block 2 is seat 0."""
    row = row_of(position, 2)
    for after, seat in enumerate([2, 3, 0, 1]):
        assert part("seat.goods", row, after) == position.goods[seat]
        assert part("seat.hand", row, after) == position.hand[seat]
        assert part("seat.coins", row, after) == [position.coins[seat]]
        houses = [city for city, built in enumerate(part("seat.houses_in", row, after)) if built]
        assert houses == [city for city in range(32) if position.houses[seat] >> city & 1]
        assert part("seat.praefectus_magnus", row, after) == [int(position.magnus == seat)]
    assert not any(row[4 * SEAT_SIZE : 6 * SEAT_SIZE])  # nobody sits there
    assert part("table.own_seat", row) == [2]
    assert part("table.own_seat", row_of(position, 2, own=0)) == [-1]
    assert part("table.seat_of_turn", row) == [(position.turn - 2) % 4]


def test_all_seats_see_the_same_table(position: GameRecord) -> None:
    """Nothing is secret: the block of a seat is the same for everybody, except for partners."""
    rows = [row_of(position, seat) for seat in range(4)]
    for seat in range(4):
        blocks = []
        for me in range(4):
            start = (seat - me) % 4 * SEAT_SIZE
            blocks.append(rows[me][start : start + SEAT_SIZE])
        assert blocks[0] == blocks[1] == blocks[2] == blocks[3]


def test_partners_and_contrarius_are_marked() -> None:
    partners = row_of(Game.new("imperium", 4, ["teams"], seed=1).position, 1)
    assert [part("seat.is_partner", partners, after) for after in range(4)] == [[0], [0], [1], [0]]
    solo = row_of(Game.new("imperium", 1, ["solitaria"], seed=1).position)
    assert [part("seat.is_contrarius", solo, after) for after in range(3)] == [[0], [1], [0]]


def test_large_numbers_are_exact(position: GameRecord) -> None:
    rich = copy_of(position)
    for coins, beyond in (
        (100, [0, 0, 0]),
        (200, [73, 0, 0]),
        (254, [127, 0, 0]),
        (255, [127, 1, 0]),
        (1000, [127, 106, 5]),
    ):
        rich.coins[0] = coins
        assert (
            part("seat.coins", row_of(rich)) == [min(coins, 127)] and part("seat.coins_beyond", row_of(rich)) == beyond
        )
        assert sum(beyond[:2]) + 128 * beyond[2] + min(coins, 127) == coins
    rich.frame_a[rich.depth - 1], rich.frame_b[rich.depth - 1] = 511, -1
    assert part("table.decision_first", row_of(rich))[:2] == [127, 3]
    assert part("table.decision_second", row_of(rich))[:2] == [127, -1]


def test_the_layout_has_no_gaps() -> None:
    """The parts follow one another, and the six seats fill their blocks."""
    at = 0
    for _name, start, size, meaning in layout():
        assert start == at and meaning
        at += size
    assert at == FACTS
    assert layout()[SEAT_PARTS][1] == SEAT_SIZE and layout()[SEAT_PARTS][2] == 5 * SEAT_SIZE
    assert layout()[SEAT_PARTS + 1][1] == compact.TABLE_BOARD == 6 * SEAT_SIZE


def test_the_document_holds_all_numbers() -> None:
    """`python -m praefectus.envs.numbers > docs/numbers.md` writes it again when they change."""
    assert numbers.page() == DOCUMENT.read_text(encoding="utf-8")


def test_the_sizes_in_the_words_of_the_document() -> None:
    said = (DOCUMENT.parent / "environments.md").read_text(encoding="utf-8")
    assert (
        f"games x {FACTS}" in said and f"games x {ACTION_SPACE}" in said and f"the same {ACTION_SPACE} actions" in said
    )
