"""Rules for some of the modules only: what is cut out of the text never happens in their games."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from praefectus.engine.arrays import light_game, to_array
from praefectus.engine.batches import Counted, Played, run_random
from praefectus.engine.compile import Linked, itself, rule_functions
from praefectus.engine.simulate import DECISION_LIMIT, Table
from praefectus.engine.specialise import module_of, modules_in_play
from praefectus.game import Configuration, configure
from praefectus.game.state import board_of
from praefectus.rules.actions import ACTIONS
from praefectus.rules.random_play import seeded
from praefectus.rules.vocabulary import NONE
from tests.conformance.combinations import name, sample

TABLES = [
    configure("imperium", 4),
    configure("imperium", 5, options={"intermediate_scoring": True, "no_goods": True}),
    configure("imperium", 3, ["salt"]),
    configure("italia", 4, ["forum"]),
    configure("imperium", 4, ["fish_market"]),
    configure("hispania", 3, ["venus"]),
    configure("imperium", 4, ["teams"]),
    configure("cyprus", 6, ["teams", "salt"]),
    configure("hellas", 4, ["forum", "teams", "fish_market"], {"fish_side": "mountainside"}),
    configure("balearica", 3),
    configure("roma", 4),
    configure("sicilia", 4),
    configure("imperium", 1, ["solitaria"]),
    configure("sicilia", 2, ["solitaria"], {"solo_mode": "cooperative"}),
]


@cache
def cut_rules(modules: int) -> Linked:
    """The rules for these modules, cut and not compiled."""
    linked = Linked(itself, modules)
    for function in linked.to_compile(run_random):
        linked.compile(function)
    return linked


def played(play: Any, table: Configuration, seed: int) -> tuple[Any, bytes]:
    g = light_game(Table.of(table).template()[0])
    notes = Counted(DECISION_LIMIT, [0], [0])
    tables = Played([g], [board_of(table.board)], [0])
    play(0, NONE, seeded(seed, 0), 0, 0, tables, notes, [0] * (ACTIONS + 1))
    return notes, to_array(g).tobytes()


@pytest.mark.parametrize("table", [*TABLES, *sample(16, seed=3)], ids=name)
def test_the_same_games_without_what_never_happens_in_them(table: Configuration) -> None:
    """Every decision and the last position of whole games, with the cut rules and with all."""
    play = cut_rules(table.module_bits).compiled[run_random]
    for seed in range(4):
        assert played(play, table, seed) == played(run_random, table, seed)


def test_the_base_game_is_a_third_of_the_rules() -> None:
    """Of the homes of modules hardly anything is left, and most extension points have nothing to say."""
    left = cut_rules(0).compiled
    assert len(left) < 0.4 * len(rule_functions())
    assert sum(bool(module_of(function)) for function in left) < 8


def test_partners_and_their_cards_come_with_contrarius() -> None:
    solo = configure("imperium", 1, ["solitaria"]).module_bits
    assert modules_in_play(solo) == {"solitaria", "teams", "venus"} and modules_in_play(0) == frozenset()
