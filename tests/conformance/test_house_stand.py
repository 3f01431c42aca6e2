"""The house stand of the fish market on Roma is offered exactly where a house can follow: every way is tried."""

import random

import pytest

from praefectus import data
from praefectus.game import configure
from praefectus.game.state import board_of, freeze, new_state, thaw
from praefectus.rules import turn
from praefectus.rules.actions import ACTIONS, BUILD_HOUSE, PLACE_LAND
from praefectus.rules.modules.fish_market import market, stands
from praefectus.rules.modules.fish_market.actions import ENTER
from praefectus.rules.modules.fish_market.market import MARKET
from praefectus.rules.random_play import draw, next_random, seeded
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import NONE

GAMES = 12
STAND = [stand.id for stand in data.fish_market().stands].index("house")
SPOT = [spot.stands[0] for spot in data.fish_market().sides["coastal"].spots].index("house")
FISH = stands.OFFER_FISH[STAND][0]


def legal(g: GameRecord, b: BoardRecord) -> list[int]:
    out = [0] * (ACTIONS + 1)
    turn.legal(g, b, out)
    return out[1 : out[0] + 1]


def house_follows(g: GameRecord, b: BoardRecord, seat: int, turns: int) -> bool:
    """Is there a way from here to a house of the stand?"""
    if turn.to_act(g) != seat or g.turns != turns or g.at_stand == 0:
        return False
    choices = legal(g, b)
    if any(BUILD_HOUSE <= action < PLACE_LAND for action in choices):
        return True
    for action in choices:
        after = thaw(freeze(g))
        turn.choose(after, b, action)
        if house_follows(after, b, seat, turns):
            return True
    return False


def could_use_it(g: GameRecord, b: BoardRecord, seat: int, start: int) -> bool:
    """Go to the stand and use it, whether it is offered or not."""
    if g.fish[seat] < FISH or market.skipped_spots(g, seat, SPOT) * market.SKIP_COINS > g.coins[seat]:
        return False
    if g.market_spot[seat] != NONE and market.spots_ahead(g, seat, SPOT) > market.spots_ahead(g, seat, start):
        return False
    after = thaw(freeze(g))
    market.walk_to(after, seat, SPOT)
    stands.use_stand(after, b, seat, STAND)
    turn.advance(after, b)
    return house_follows(after, b, seat, g.turns)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_house_stand_is_open_where_a_house_can_follow(seats: int) -> None:
    """Roma with the fish market: moves, bonuses, houses, in this order."""
    table, b = configure("roma", seats, ["roma", "fish_market"]), board_of("roma")
    out, seen, opened = [0] * (ACTIONS + 1), 0, 0
    for number in range(GAMES):
        g, x = new_state(table), seeded(seats, number)
        chooser = random.Random(number)
        while not g.over:
            top = g.depth - 1
            if g.frame_kind[top] == MARKET and chooser.random() < 0.5:
                seat = g.frame_seat[top]
                offered = ENTER + SPOT in legal(g, b)
                assert offered == could_use_it(g, b, seat, g.frame_b[top] - 1)
                seen, opened = seen + 1, opened + offered
            x = next_random(x)
            turn.legal(g, b, out)
            turn.choose(g, b, draw(g, b, out, x))
    assert 0 < opened < seen
