"""Lines and houses within reach: as many as carrying each of them out finds, with the true steps."""

from __future__ import annotations

import random

import pytest

from praefectus import Game
from praefectus.game.choices import target_of
from praefectus.game.reach import reach
from praefectus.rules.actions import family_of


@pytest.mark.parametrize(("board", "modules"), [("imperium", ()), ("roma", ()), ("balearica", ()), ("gallia", ())])
def test_every_way_can_be_gone_with_the_steps_it_tells(board: str, modules: tuple[str, ...]):
    game, chooser = Game.new(board, 3, modules, seed=6), random.Random(6)
    tried = 0
    while not game.over and tried < 12:
        told = reach(game)
        if told is not None and (told["lines"] or told["builds"]):
            tried += 1
            left = game.position.frame_a[game.position.depth - 1]
            seat = game.to_act
            selects = [action.id for action in game.legal() if action.kind == "select"]
            assert {way[0] for line in told["lines"] for way in line["ways"]} <= set(selects)
            for line in told["lines"][:6]:
                for select, going, steps in line["ways"]:
                    assert target_of(game.position, *family_of(going))["kind"] == f"{line['kind']}_line"
                    ahead = game.fork(seed=1)
                    ahead.play(select)
                    if ahead.entries[-1].action != going:
                        ahead.play(going)
                    g = ahead.position
                    if ahead.to_act == seat and ahead.view(seat)["prompt"]["kind"] == "move":
                        assert left - g.frame_a[g.depth - 1] == steps
            for declined, going, city in told["builds"]:
                ahead = game.fork(seed=1)
                ahead.play(declined)
                assert going in ahead.legal_ids()
                ahead.play(going)
                assert ahead.position.houses[seat] >> city & 1
        game.play(chooser.choice(game.legal()))
    assert tried


def test_nothing_is_told_while_nobody_moves():
    game = Game.new("imperium", 3, seed=6)
    assert game.view(0)["reach"] is None
    game.play("Play Architect")
    assert game.view(0)["reach"]["lines"] and game.view(1)["reach"] is None
