"""What has changed since a player's last choice, found by comparing two positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from praefectus import Game
from praefectus.data import UNITS
from praefectus.game import Configuration
from praefectus.game.entries import CHOICE
from praefectus.game.snapshots import from_snapshot, snapshot
from praefectus.rules.actions import family_of
from tests.conformance.combinations import name, sample

ENTRIES = 320
Holdings = list[dict[str, int]]


def random_log(configuration: Configuration) -> list[int]:
    table = configuration.board, configuration.seats, configuration.modules, dict(configuration.options)
    game, chooser = Game.new(*table, seed=4), random.Random(4)
    while not game.over:
        game.play(chooser.choice(game.legal_ids()))
    return game.log


def owned(game: Game) -> Holdings:
    """Return what every seat has; Contrarius has no hand, but the gods of his cards."""
    g, shown = game.position, []
    for seat in range(g.seats):
        cards = sum(g.hand[seat]) + sum(g.discard[seat]) if seat < game.people else sum(g.gods[seat])
        pieces = {"houses": g.house_count[seat], "colonists": g.on_board[seat], "cards": cards}
        goods = dict(zip(UNITS, [*g.goods[seat], g.fish[seat]], strict=True))
        shown.append({"coins": g.coins[seat], **goods, **pieces})
    return shown


def differences(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: n for name in {**before, **after} if (n := after.get(name, 0) - before.get(name, 0))}


def since_is_true(game: Game, seat: int, history: list[Holdings]) -> bool:
    """Is it what changed after the seat's last choice? Returns whether anything had changed."""
    rows: dict[int, Any] = {row["seat"]: row for row in game.view(seat)["since"]}
    own = [number for number, entry in enumerate(game.entries) if (entry.seat, entry.how) == (seat, CHOICE)]
    last = own[-1] if own else 0
    others = [entry for entry in game.entries[last + 1 :] if entry.seat not in (seat, None)]
    if not own or not (others or game.line(last).turn != game.turn):
        assert not rows
        return False
    assert seat not in rows
    assert all(row.keys() > {"seat", "change", "played"} or row["change"] or row["played"] for row in rows.values())
    for other in {*range(game.seats)} - {seat}:
        row = rows.get(other, {"change": {}, "played": []})
        pieces = {name: row[name] for name in ("houses", "colonists", "cards") if name in row}
        assert {**row["change"], **pieces} == differences(history[last + 1][other], history[-1][other])
        chosen = [family_of(entry.action) for entry in others if entry.seat == other]
        assert row["played"] == [kind for family, kind in chosen if family == "play"]
    return bool(rows)


def latest_is_true(game: Game, history: list[Holdings]) -> None:
    chosen = [number for number, entry in enumerate(game.entries) if entry.how == CHOICE]
    moved = {row["seat"]: row["change"] for row in game.view()["latest"]}
    for seat in range(game.seats):
        changed = differences(history[chosen[-1] if chosen else 0][seat], history[-1][seat])
        assert moved.get(seat, {}) == {n: c for n, c in changed.items() if n not in ("houses", "colonists", "cards")}


@pytest.mark.parametrize("configuration", sample(4, 12), ids=name)
def test_since_and_latest_are_what_two_positions_differ_by(configuration: Configuration) -> None:
    game = Game(configuration)
    history, told = [owned(game)], 0
    for action in random_log(configuration)[:ENTRIES]:
        if game.to_act is not None and len(game.legal_ids()) > 1:
            told += since_is_true(game, game.to_act, history)
            latest_is_true(game, history)
        game.follow([action])
        history.append(owned(game))
    assert told


def test_after_a_choice_of_ones_own_there_is_nothing_to_tell() -> None:
    game = Game.new("imperium", 2, seed=3)
    game.play("Play Prefect")
    game.play(game.legal_ids()[0])
    assert game.to_act == 1 and not game.view(1)["since"]  # it has not chosen yet
    game.play("Play Mercator")
    game.play("Done")
    assert [row["played"] for row in game.view(0)["since"]] == [[4]] and not game.view(1)["since"]
    game.play("Play Architect")
    assert not game.view(0)["since"]


def test_a_game_that_is_taken_up_again_tells_what_it_knows() -> None:
    game = Game.new("imperium", 3, seed=3)
    chooser = random.Random(3)
    while game.round < 9:
        game.play(chooser.choice(game.legal_ids()))
    again = from_snapshot(game.configuration, snapshot(game))
    assert again.view(game.to_act)["since"] == game.view(game.to_act)["since"] != []


def test_what_was_taken_back_moves_nothing() -> None:
    game = Game.new("imperium", 2, seed=3)
    game.play("Play Mercator")
    assert game.view(0)["latest"] == [{"seat": 0, "change": {"coins": 3}}]
    game.undo()
    assert game.view(0)["latest"] == []
