"""The small record of a GPU: games are the same as with the whole record, and use nothing that it leaves out."""

from __future__ import annotations

import pytest

from praefectus.engine.arrays import GAME_DTYPE, light_game, small_dtype, small_record
from praefectus.engine.batches import random_game
from praefectus.engine.interpreted import light_board
from praefectus.engine.simulate import Table
from praefectus.game import Configuration
from praefectus.rules.actions import ACTIONS
from praefectus.rules.random_play import seeded
from praefectus.rules.record import GAME_FIELDS, MODULE_FIELDS, fields_of
from tests.conformance.combinations import name, sample
from tests.engine.test_engines import FAMILY, PLAIN

LIMIT = 3000  # decisions: even the longest games end before


@pytest.mark.parametrize("configuration", [*PLAIN, *FAMILY, *sample(12, seed=4)], ids=name)
def test_a_game_never_uses_what_its_small_record_leaves_out(configuration: Configuration) -> None:
    """Played interpreted, where a missing field or seat is an error."""
    table = Table.of(configuration)
    template, board = table.template(), light_board(table.board)
    fields, out = fields_of(table.module_bits), [0] * (ACTIONS + 1)
    small, whole = light_game(small_record(template)[0], fields), light_game(template[0])
    assert random_game(small, board, seeded(5, 1), out, LIMIT) == random_game(whole, board, seeded(5, 1), out, LIMIT)
    assert vars(small).keys() == fields.keys(), "a field of another module was written"
    for field in fields:
        used = getattr(small, field)
        kept = getattr(whole, field)
        assert used == (kept[: len(used)] if isinstance(used, list) else kept), field


def test_a_small_record_has_all_names_and_less_room() -> None:
    for modules, seats in ((0, 2), (0, 4), (35, 5), (sum(MODULE_FIELDS), 6)):
        small = small_dtype(modules, seats)
        assert set(small.names or ()) == set(GAME_FIELDS) and small.isalignedstruct
        assert small.itemsize <= GAME_DTYPE.itemsize + 8
    assert small_dtype(0, 4).itemsize < 0.7 * GAME_DTYPE.itemsize
