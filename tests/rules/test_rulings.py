"""Rulings for the base game that no page of the rulebook shows in an example; the others are beside their cards.

Each test names the row of the collected rulings that it follows.
"""

import random

import pytest

from praefectus.rules.actions import (
    BUILD_HOUSE,
    BUY_CARD,
    CASH_BONUS,
    COPY_SEAT,
    DONE,
    NEW_COLONISTS,
    PLACE_LAND,
    PLACE_SEA,
    PLAY,
    PRODUCE,
    SELECT,
    TAKE_GOOD,
)
from praefectus.rules.architect import BUILD
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.storehouse import TAKE
from praefectus.rules.vocabulary import CLOTH, FOOD, NOBODY
from tests.scene import KIND_NAMES, Scene

COLONIA_NOVARIA = ("Colonia A.", "Novaria")


# Turn


@pytest.mark.parametrize("hand", [["prefect"], ["tribune"], ["architect", "senator"]])
def test_pass(hand: list[str]) -> None:
    """Turn, 'Pass?': there is no passing; what can be played is exactly the hand."""
    scene = Scene().hand(0, *hand).turn_of(0)
    assert scene.legal() == sorted(PLAY + KIND_NAMES.index(kind) for kind in hand)


@pytest.mark.parametrize("card", ["architect", "mercator", "senator", "consul", "colonist", "diplomat", "tribune"])
def test_forgo_the_action_of_a_card(card: str) -> None:
    """Turn, 'Forgo the action': steps worded "may" can all be skipped, and the turn is over."""
    scene = Scene().hand(0, card).pile(1, "architect").goods(0, food=1, tool=1, wine=1, cloth=1).turn_of(0).play(card)
    for _ in range(5):
        if scene.to_act != 0:
            break
        first = scene.legal()[0]
        scene.choose(NEW_COLONISTS if NEW_COLONISTS in scene.legal() else first)
    assert scene.to_act == 1 and scene.frame == PLAY_CARD
    assert scene.g.on_board[0] == 2 and scene.g.house_count[0] == 0
    assert scene.stored(0) == {"food": 1, "tool": 1, "wine": 1, "cloth": 1}


def test_goods_never_run_out() -> None:
    """Turn, 'Goods or coins run out': the box holds 80 goods, the rules an unlimited supply."""
    scene = Scene("imperium", 5)
    for seat in range(5):
        scene.colonists(seat, land=["Roma"] * 3, sea=["Roma"] * 3).goods(seat, cloth=12 if seat else 0)
    scene.coins(0, 100).turn_of(0).play("mercator").buy("cloth", 12)
    assert sum(scene.g.goods[seat][CLOTH] for seat in range(5)) == 60


def test_coins_never_run_out() -> None:
    """Turn, 'Goods or coins run out': nobody's purse is limited."""
    scene = Scene().coins(0, 5000).coins(1, 5000).goods(0, cloth=2).turn_of(0).play("mercator").sell("cloth", 2)
    assert scene.g.coins[0] == 5017


def test_no_trade_between_players() -> None:
    """Turn, 'Trade between players': nobody's coins or goods fall while somebody else acts, in a whole game."""
    scene, chooser = Scene("italia", 3), random.Random(4)
    while not scene.g.over:
        actor, coins, goods = scene.to_act, list(scene.g.coins), [list(row) for row in scene.g.goods]
        scene.choose(chooser.choice(scene.legal()))
        for seat in range(3):
            if seat != actor:
                assert scene.g.coins[seat] >= coins[seat]
                assert all(new >= old for new, old in zip(scene.g.goods[seat], goods[seat], strict=True))
    assert scene.g.turns > 20


# Tribune


def test_tribune_as_first_card() -> None:
    """Tribune, 'Tribune as first card': one card back, no coins, and the colonist is still possible."""
    scene = Scene().coins(0, 5).goods(0, food=1, tool=1).turn_of(0).play("tribune")
    roma = scene.city("Roma")
    assert scene.legal() == [DONE, PLACE_LAND + roma, PLACE_SEA + roma]
    assert scene.g.coins[0] == 5 and len(scene.cards_in_hand(0)) == 7


# Architect


def test_a_house_may_be_built_without_moving() -> None:
    """Architect, 'May a house be built without moving?': yes, from lines where colonists already stand."""
    scene = Scene().token(Novaria="brick").colonists(0, land=[COLONIA_NOVARIA]).goods(0, food=1).coins(0, 1)
    scene.turn_of(0).play("architect").done().build("Novaria")
    assert scene.g.house_count[0] == 1


def test_a_colonist_still_in_a_city_cannot_build() -> None:
    """Architect, 'Colonist still in a city': not even in the city where it stands, nor in its neighbours."""
    scene = Scene().colonists(0, land=["Novaria"]).goods(0, brick=2, food=2, wine=1).coins(0, 30)
    scene.turn_of(0).play("architect").done()
    assert scene.frame == BUILD and scene.legal() == [DONE]
    assert not any(BUILD_HOUSE + scene.city(name) in scene.legal() for name in ("Novaria", "Aquileia", "Massilia"))


def test_the_price_with_two_builders() -> None:
    """Architect, 'Price with two builders': each later house counts the houses already there."""
    scene = Scene().token(Novaria="tool")
    for seat, price in ((0, 3), (1, 6)):
        scene.colonists(1 - seat).colonists(seat, land=[COLONIA_NOVARIA]).goods(seat, brick=1, tool=1)
        scene.coins(seat, 10).turn_of(seat).play("architect").done().build("Novaria")
        assert scene.g.coins[seat] == 10 - price


# Prefect and storehouse


def test_production_for_others_is_not_optional() -> None:
    """Prefect, 'Production for others': each owner takes what fits, asked only where it does not."""
    scene = Scene().token(Antiochia="food", Tyros="cloth").house(1, "Antiochia", "Tyros").goods(1).goods(0)
    scene.turn_of(0).play("prefect").choose(PRODUCE + scene.province("syria"))
    assert scene.stored(1) == {"food": 1, "cloth": 1} and scene.to_act == 1 and scene.frame == PLAY_CARD


def test_an_owner_with_one_space_chooses_one_of_two() -> None:
    """Prefect, 'Full storehouse': the owner picks among the new units and must fill every free space."""
    scene = Scene().token(Antiochia="food", Tyros="cloth").house(2, "Antiochia", "Tyros").goods(2, brick=7).goods(0)
    scene.turn_of(0).play("prefect").choose(PRODUCE + scene.province("syria"))
    assert scene.frame == TAKE and scene.to_act == 2
    assert scene.legal() == [TAKE_GOOD + FOOD, TAKE_GOOD + CLOTH]


def test_no_space_is_left_empty_when_everything_fits() -> None:
    scene = Scene().token(Antiochia="food", Tyros="cloth").house(0, "Antiochia", "Tyros").goods(0, brick=5)
    scene.g.magnus = 1
    scene.turn_of(0).play("prefect").choose(PRODUCE + scene.province("syria"))
    assert scene.g.space[0] == 0 and scene.stored(0) == {"brick": 5, "food": 1, "cloth": 2}


# Diplomat


def test_a_diplomat_is_not_copied() -> None:
    """Diplomat, 'Copy a Diplomat': no, whatever lies below it."""
    scene = Scene("imperium", 2).pile(1, "senator", "diplomat").turn_of(0).play("diplomat")
    assert scene.to_act == 1


def test_who_played_the_tribune_is_not_copied() -> None:
    """Diplomat, 'Copy a player who played the Tribune': that pile is empty."""
    scene = Scene("imperium", 2).goods(1).pile(1, "senator").turn_of(1).play("tribune").play("diplomat")
    assert scene.to_act == 1


# End of the game


def test_the_fifteenth_house_by_a_copied_architect() -> None:
    """End of game, 'Trigger': the 15th house counts by whatever means it is built."""
    scene = Scene().token(Novaria="brick")
    scene.house(0, *[city.name for city in scene.data.cities if city.name != "Novaria"][:14])
    scene.colonists(0, land=[("Novaria", "Roma")]).goods(0, food=1).coins(0, 1).pile(1, "architect")
    scene.turn_of(0).play("diplomat").choose(COPY_SEAT + 1).done()
    assert scene.g.end_by == NOBODY
    scene.build("Novaria")
    assert scene.g.end_by == 0


def test_the_last_card_by_a_copied_senator() -> None:
    scene = Scene().display("colonist").goods(2, food=1).pile(1, "senator")
    scene.g.cards_left = 0
    scene.turn_of(2).play("diplomat").choose(COPY_SEAT + 1, BUY_CARD + 0).done()
    assert scene.g.end_by == 2


def test_the_trigger_player_has_no_further_turn() -> None:
    """End of game, 'Last turns': each other player one turn, clockwise from the trigger, the trigger player none."""
    scene = Scene("imperium", 2).display("colonist").goods(1, food=1)
    scene.g.cards_left = 0
    scene.turn_of(1).play("senator").choose(BUY_CARD + 0).done()
    assert scene.to_act == 0
    scene.play("prefect").choose(CASH_BONUS)
    assert scene.g.over


def test_the_fifteenth_house_interrupts_nothing() -> None:
    """The turn in which the fifteenth house is built continues as usual, and so does the game."""
    scene = Scene().token(Novaria="brick").good_in("Colonia A.", "brick")
    names = [city.name for city in scene.data.cities if city.name not in ("Novaria", "Colonia A.")]
    scene.house(0, *names[:13]).colonists(0, land=[COLONIA_NOVARIA], sea=["Roma"]).goods(0, food=2).coins(0, 5)
    scene.turn_of(0).play("architect")
    assert SELECT + 0 in scene.legal()
    scene.done().build("Novaria").build("Colonia A.")
    assert scene.g.house_count[0] == 15 and scene.g.end_by == 0 and not scene.g.over
