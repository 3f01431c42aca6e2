"""Lines and houses within reach: as many as carrying each of them out finds, with the true steps."""

from __future__ import annotations

import random

import pytest

from praefectus import Game
from praefectus.game.choices import target_of
from praefectus.game.reach import reach
from praefectus.game.view_types import Reach, Way
from praefectus.language import of
from praefectus.rules.actions import family_of


def lowered(text: str) -> str:
    return text[0].lower() + text[1:]


def payable_of(told: Reach, way: Way) -> int:
    """Return how many cities where the seat can pay a house the way opens."""
    return sum(city in told["payable"] for city in told["lines"][way[3]]["opens"])


@pytest.mark.parametrize(("board", "modules"), [("imperium", ()), ("roma", ()), ("balearica", ()), ("gallia", ())])
def test_every_way_can_be_gone_with_the_steps_it_tells(board: str, modules: tuple[str, ...]) -> None:
    game, chooser = Game.new(board, 3, modules, seed=6), random.Random(6)
    tried, english = 0, of("en")
    while not game.over and tried < 12:
        told = reach(game, english)
        if told is not None and (told["lines"] or told["builds"]):
            tried += 1
            left = game.position.frame_a[game.position.depth - 1]
            seat = game.to_act
            selects = [action.id for action in game.legal() if action.kind == "select"]
            assert {way[0] for way in told["ways"]} <= set(selects)
            assert {way[3] for way in told["ways"]} == set(range(len(told["lines"])))
            for select, going, steps, to in told["ways"][:12]:
                kind = told["lines"][to]["kind"]
                assert target_of(game.position, *family_of(going))["kind"] == f"{kind}_line"
                ahead = game.fork(seed=1)
                ahead.play(select)
                if going in ahead.legal_ids():
                    assert ahead.text(going) == f"Move {lowered(told['lines'][to]['text'])}"
                if ahead.entries[-1].action != going:
                    ahead.play(going)
                g = ahead.position
                if ahead.to_act == seat and ahead.view(seat)["prompt"]["kind"] == "move":
                    assert left - g.frame_a[g.depth - 1] == steps
            best_first = [(payable_of(told, way), -way[2]) for way in told["ways"]]
            assert best_first == sorted(best_first, reverse=True)
            for house in told["builds"]:
                ahead = game.fork(seed=1)
                ahead.play(house["id"])
                assert house["then"] in ahead.legal_ids() and ahead.text(house["then"]) == house["text"]
                coins = ahead.position.coins[seat]
                ahead.play(house["then"])
                assert ahead.position.houses[seat] >> house["city"] & 1
                assert ahead.position.coins[seat] - coins == house["change"].get("coins", 0)
        game.play(chooser.choice(game.legal()))
    assert tried


def test_nothing_is_told_while_nobody_moves() -> None:
    game = Game.new("imperium", 3, seed=6)
    assert game.view(0)["reach"] is None
    game.play("Play Architect")
    assert game.view(0)["reach"]["lines"] and game.view(1)["reach"] is None
