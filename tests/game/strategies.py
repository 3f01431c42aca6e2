"""Hypothesis strategies: tables, games in progress, and damaged records."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import strategies as st

from praefectus import data
from praefectus.game import Configuration, Game
from praefectus.rules.actions import ACTIONS
from tests.conformance.combinations import combinations, tables, with_options


@st.composite
def configurations(draw: st.DrawFn) -> Configuration:
    """Any board, number of people, set of modules and options that go together."""
    board, seats = draw(st.sampled_from(tables()))
    plain = draw(st.sampled_from(combinations(board, seats)))
    return with_options(plain, draw(st.randoms(use_true_random=False)))


@st.composite
def games(draw: st.DrawFn, most: int = 60) -> Game:
    """A game with up to so many choices made, among them some that were taken back."""
    table = draw(configurations())
    seed = draw(st.integers(0, 2**32))
    game = Game.new(table.board, table.seats, table.modules, table.options, seed=seed)
    for number in draw(st.lists(st.integers(0, 10_000), max_size=most)):
        if game.over:
            break
        if number % 11 == 10 and game.can_undo():
            game.undo()
        else:
            legal = game.legal()
            game.play(legal[number % len(legal)].id)
    return game


words = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]), max_size=8)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=5,
)


@st.composite
def damaged_records(draw: st.DrawFn) -> dict[str, Any]:
    """A real record in which one thing was changed."""
    record = copy.deepcopy(_record())
    where = draw(st.sampled_from([*record, "an entry", "cut", "a new field", "a module", "an option"]))
    log = record["log"]
    match where:
        case "an entry":
            log[draw(st.integers(0, len(log) - 1))] = draw(st.integers(-2 * len(log), ACTIONS + 5) | anything)
        case "cut":
            del log[draw(st.integers(0, len(log) - 1)) :]
        case "a new field":
            record[draw(words)] = draw(anything)
        case "a module":
            record["modules"].append(draw(anything | st.sampled_from([m.name for m in data.modules()])))
        case "an option":
            option = draw(words | st.sampled_from([o.name for o in data.options()]))
            record["options"][option] = draw(anything)
        case _:
            if draw(st.booleans()):
                del record[where]
            else:
                record[where] = draw(anything)
    return record


_records: list[dict[str, Any]] = []


def _record() -> dict[str, Any]:
    """A short game with forum and salt, with something taken back in it."""
    if not _records:
        game = Game.new("italia", 3, ["salt", "forum"], {"wine_side": True}, seed=12)
        for number in range(40):
            legal = game.legal()
            game.play(legal[number * 7 % len(legal)])
            if number % 9 == 8 and game.can_undo():
                game.undo()
        _records.append(json.loads(json.dumps(game.to_record())))
    return _records[0]
