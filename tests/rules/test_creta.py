"""Creta: the coin field, and Gavdos, whose bonus is any good."""

import pytest

from praefectus.data import GOODS
from praefectus.rules import extension
from praefectus.rules.actions import CASH_BONUS, GET, PRODUCE
from praefectus.rules.invariants import storehouse_fault
from praefectus.rules.modules.coin_field.vocabulary import WITH_COIN_FIELD
from praefectus.rules.modules.creta.gavdos import CHOOSE_BONUS, GAVDOS
from praefectus.rules.modules.creta.vocabulary import WITH_CRETA
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum.citizens import goods_on_show
from praefectus.rules.modules.forum.patricians import SELL_BONUS
from praefectus.rules.modules.forum.vocabulary import WITH_FORUM
from praefectus.rules.vocabulary import COIN_SIDE, GOODS_SIDE
from tests.scene import Scene

RED, GREEN = 0, 1


def creta(seats: int = 3, modules: int = 0) -> Scene:
    return Scene("creta", seats, WITH_COIN_FIELD | WITH_CRETA | modules)


def gavdos_produces(scene: Scene, seat: int = RED) -> Scene:
    scene.goods(RED).goods(GREEN).hand(seat, "prefect", "tribune").turn_of(seat)
    return scene.play("prefect").choose(PRODUCE + GAVDOS)


def test_gavdos_is_the_brown_province_with_one_city() -> None:
    scene = creta()
    assert scene.data.provinces[GAVDOS].id == "brown"
    assert [city.name for city in scene.data.cities if city.province == "brown"] == ["Gaudos"]


def test_the_prefects_player_chooses_any_of_the_five_goods() -> None:
    scene = gavdos_produces(creta().token(Gaudos="brick"))
    assert scene.frame == CHOOSE_BONUS and scene.to_act == RED
    assert scene.legal() == [GET + good for good in range(5)]


def test_the_chosen_good_comes_with_the_produce_of_all_houses() -> None:
    scene = gavdos_produces(creta().token(Gaudos="food").house(RED, "Gaudos").house(GREEN, "Gaudos"))
    assert scene.stored(GREEN) == {}  # nobody stores before the bonus is known
    assert storehouse_fault(scene.g) == 0
    scene.get("cloth")
    assert scene.stored(RED) == {"cloth": 1, "food": 1} and scene.stored(GREEN) == {"food": 1}


def test_the_praefectus_magnus_doubles_the_chosen_good() -> None:
    scene = creta()
    scene.g.magnus = RED
    gavdos_produces(scene).get("wine")
    assert scene.stored(RED) == {"wine": 2}
    assert scene.g.magnus == 2


@pytest.mark.parametrize(("good", "coins"), [("cloth", 1), ("wine", 2), ("brick", 2)])
def test_the_chosen_marker_leaves_its_coins_until_the_next_cash_bonus(good: str, coins: int) -> None:
    scene = gavdos_produces(creta().token(Gaudos="cloth").turned()).get(good)
    assert scene.g.bonus_side[GAVDOS] == COIN_SIDE
    assert extension.cash_bonus(scene.g, scene.b) == coins + 2
    scene.coins(GREEN, 0).hand(GREEN, "prefect", "tribune").turn_of(GREEN).play("prefect").choose(CASH_BONUS)
    assert scene.g.coins[GREEN] == coins + 2
    assert scene.g.bonus_side[GAVDOS] == GOODS_SIDE and scene.g.chosen_marker == 0
    gavdos_produces(scene)
    assert scene.legal() == [GET + good for good in range(5)]


def test_until_then_gavdos_does_not_produce_again() -> None:
    scene = gavdos_produces(creta()).get("wine")
    scene.hand(GREEN, "prefect", "tribune").turn_of(GREEN).play("prefect")
    assert not scene.is_legal(PRODUCE + GAVDOS)


def test_claudius_sells_the_chosen_good_and_donatus_gets_its_coins() -> None:
    scene = creta(3, WITH_FORUM).forum(RED, "claudius", "donatus").coins(RED, 0)
    gavdos_produces(scene).get("cloth")
    assert scene.g.coins[RED] == 1  # the back of the cloth marker
    assert scene.frame == SELL_BONUS and scene.g.frame_a[scene.g.depth - 1] == GOODS.index("cloth")


def test_gavdos_shows_no_bonus_good_before_somebody_chose() -> None:
    scene = creta(3, WITH_FORUM).turned(*[p.id for p in creta().data.provinces if p.id != "brown"])
    assert goods_on_show(scene.g, scene.b) == 0


def test_with_the_fish_market_gavdos_holds_fish_like_any_province() -> None:
    scene = creta(3, WITH_FISH)
    scene.goods(RED).hand(RED, "prefect", "tribune").turn_of(RED)
    while not scene.is_legal(PRODUCE + GAVDOS):
        scene.choose(scene.legal()[0] if scene.frame != 0 else scene.legal()[-1])
    fish = scene.g.fish[RED]
    scene.choose(PRODUCE + GAVDOS)
    assert scene.g.fish[RED] > fish and scene.frame != CHOOSE_BONUS
