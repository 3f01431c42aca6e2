"""Mercator: rulebook, page of the Mercator."""

import pytest

from praefectus.rules.actions import BUY_GOODS, DONE, SELL_GOODS
from praefectus.rules.mercator import TRADE
from praefectus.rules.vocabulary import BRICK, CLOTH, FOOD, SPACES_MAX, WINE
from tests.scene import GOOD_NAMES, Scene

GREEN = 1


def green_of_the_example() -> Scene:
    """Two sestertii, three wine, and two spaces free, so that there are five without the wine."""
    scene = Scene().coins(GREEN, 2).goods(GREEN, wine=3, cloth=2, tool=1)
    assert scene.g.space[GREEN] == 2
    return scene.turn_of(GREEN).play("mercator")


def amounts(scene: Scene, first: int, good: int) -> list[int]:
    """The amounts of a good that may be bought or sold."""
    numbers = range(first + SPACES_MAX * good, first + SPACES_MAX * (good + 1))
    return [action - numbers[0] + 1 for action in scene.legal() if action in numbers]


# the example


def test_green_receives_three_sestertii_first() -> None:
    """Rulebook, Mercator's example: not a purchased Mercator, so 2 + 3 sestertii."""
    assert green_of_the_example().g.coins[GREEN] == 5


def test_green_sells_wine_and_buys_bricks() -> None:
    """Rulebook, Mercator's example: 3 x 6 for the wine makes 23 sestertii; 4 bricks cost 12 of them."""
    scene = green_of_the_example().sell("wine", 3)
    assert scene.g.coins[GREEN] == 23
    scene.buy("brick", 4)
    assert scene.g.coins[GREEN] == 11
    assert scene.stored(GREEN) == {"brick": 4, "tool": 1, "cloth": 2}


def test_green_cannot_buy_more_than_five_bricks() -> None:
    """Rulebook, Mercator's example: 23 sestertii would pay seven bricks, but five spaces are free."""
    scene = green_of_the_example().sell("wine", 3)
    assert amounts(scene, BUY_GOODS, BRICK) == [1, 2, 3, 4, 5]


def test_green_cannot_buy_a_third_kind() -> None:
    """Rulebook, Mercator's example: no food any more after two types of goods."""
    scene = green_of_the_example().sell("wine", 3).buy("brick", 4)
    assert scene.frame != TRADE and scene.to_act == 2


# the rule


@pytest.mark.parametrize(("card", "coins"), [("mercator", 3), ("mercator5", 5)])
def test_a_purchased_mercator_brings_five(card: str, coins: int) -> None:
    """Rulebook, Mercator 1: 3 sestertii, or 5 with a purchased Mercator."""
    scene = Scene().coins(0, 0).hand(0, card).turn_of(0).play(card)
    assert scene.g.coins[0] == coins


@pytest.mark.parametrize(("good", "price"), list(zip(GOOD_NAMES, (3, 4, 5, 6, 7), strict=False)))
def test_prices_are_fixed(good: str, price: int) -> None:
    """Rulebook, Mercator 2, and the storehouse roofs: 3, 4, 5, 6 and 7 sestertii, for buying and selling."""
    scene = Scene().coins(0, 0).goods(0, **{good: 2}).turn_of(0).play("mercator").sell(good, 2)
    assert scene.g.coins[0] == 3 + 2 * price
    scene = Scene().coins(0, price).goods(0).turn_of(0).play("mercator").buy(good, 1)
    assert scene.g.coins[0] == 3 and scene.stored(0) == {good: 1}


@pytest.mark.parametrize(
    ("first", "second"),
    [(("sell", "wine"), ("sell", "cloth")), (("buy", "food"), ("buy", "tool")), (("buy", "food"), ("sell", "cloth"))],
)
def test_two_kinds_in_any_way(first: tuple[str, str], second: tuple[str, str]) -> None:
    """Rulebook, Mercator 2: sell two kinds, buy two kinds, or sell one and buy another."""
    scene = Scene().coins(0, 20).goods(0, wine=1, cloth=1).turn_of(0).play("mercator")
    for verb, good in (first, second):
        getattr(scene, verb)(good, 1)
    assert scene.to_act == 1


def test_one_kind_is_only_bought_or_only_sold() -> None:
    """Rulings, Mercator: a kind once traded is not traded again in the same action."""
    scene = Scene().coins(0, 20).goods(0, wine=3).turn_of(0).play("mercator").sell("wine", 1)
    assert amounts(scene, BUY_GOODS, WINE) == [] and amounts(scene, SELL_GOODS, WINE) == []
    scene = Scene().coins(0, 20).goods(0, wine=3).turn_of(0).play("mercator").buy("wine", 1)
    assert amounts(scene, SELL_GOODS, WINE) == []


def test_trading_is_optional() -> None:
    """Rulebook, Mercator 2: the player may trade; before the first or the second kind it can end."""
    scene = green_of_the_example()
    assert DONE in scene.legal()
    scene.sell("wine", 1)
    assert DONE in scene.legal()
    scene.done()
    assert scene.to_act == 2


def test_any_quantity_that_is_there() -> None:
    scene = green_of_the_example()
    assert amounts(scene, SELL_GOODS, WINE) == [1, 2, 3]
    assert amounts(scene, SELL_GOODS, FOOD) == []


def test_purchases_are_limited_by_the_coins() -> None:
    scene = Scene().coins(0, 5).goods(0).turn_of(0).play("mercator")
    assert amounts(scene, BUY_GOODS, BRICK) == [1, 2]
    assert amounts(scene, BUY_GOODS, CLOTH) == [1]


def test_selling_frees_spaces_for_the_second_kind() -> None:
    """Rulings, Mercator: trades are done one after the other."""
    scene = Scene().coins(0, 0).goods(0, wine=8).turn_of(0).play("mercator")
    assert amounts(scene, BUY_GOODS, BRICK) == []
    scene.sell("wine", 2)
    assert amounts(scene, BUY_GOODS, BRICK) == [1, 2]


def test_the_coins_of_the_card_can_be_spent_at_once() -> None:
    """Rulebook, Mercator: the sestertii come first, then the trade."""
    scene = Scene().coins(0, 0).goods(0).turn_of(0).play("mercator").buy("brick", 1)
    assert scene.g.coins[0] == 0


def test_salt_is_no_good_of_the_base_game() -> None:
    scene = Scene().coins(0, 50).goods(0).turn_of(0).play("mercator")
    assert all(action < BUY_GOODS + 5 * SPACES_MAX for action in scene.legal())
