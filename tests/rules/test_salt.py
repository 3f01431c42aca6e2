"""Salt: the wildcard good and its cities (Salsa rulebook)."""

import pytest

from praefectus.rules import actions
from praefectus.rules.colonist import SETTLE
from praefectus.rules.modules.salt.vocabulary import WITH_SALT
from praefectus.rules.storehouse import TAKE
from praefectus.rules.tables import CARD_COST
from praefectus.rules.vocabulary import SALT
from tests.scene import GOOD_NAMES, Scene


def salt_scene(board: str = "imperium", seats: int = 4) -> Scene:
    return Scene(board, seats, WITH_SALT)


def tokens(scene: Scene) -> dict[str, list[str]]:
    """The goods of all cities, by letter."""
    by_letter: dict[str, list[str]] = {}
    for number, city in enumerate(scene.data.cities):
        by_letter.setdefault(city.letter or "", []).append(GOOD_NAMES[scene.g.city_good[number]])
    return by_letter


def test_tribune_paid_with_salt() -> None:
    """Salsa, example to 1: with 1 food, 1 salt and no tool, the salt is exchanged for the Tribune's tool."""
    scene = salt_scene().goods(0, food=1, salt=1).turn_of(0)
    scene.play("tribune")
    assert scene.frame == SETTLE
    scene.choose(actions.PLACE_LAND + scene.city("Roma"))
    assert scene.stored(0) == {}
    assert scene.g.on_board[0] == 3


def test_tribune_without_salt_for_the_missing_tool() -> None:
    scene = salt_scene().goods(0, food=2).turn_of(0)
    scene.play("tribune")
    assert scene.to_act == 1


def test_real_goods_are_paid_before_salt() -> None:
    scene = salt_scene().goods(0, food=1, tool=1, salt=1).turn_of(0)
    scene.play("tribune").choose(actions.PLACE_SEA + scene.city("Roma"))
    assert scene.stored(0) == {"salt": 1}


def test_vintner_and_mason_with_salt_cities() -> None:
    """Salsa, example to 3: the salt cities count as wine cities, 3 x 4 for the Vintner and 2 x 3 for the Mason."""
    scene = salt_scene().gods(0, vintner=1, mason=1)
    scene.token(Massilia="wine", Novaria="salt", Lutetia="salt", Aquileia="brick", Valentia="brick")
    scene.house(0, "Massilia", "Novaria", "Lutetia", "Aquileia", "Valentia")
    assert scene.points(0) == 12 + 6


def test_salt_cities_stand_with_the_specialist_that_gains_most() -> None:
    """Salsa, scoring: every salt city counts for one type of good; two Masons gain more than one Vintner."""
    scene = salt_scene().gods(0, vintner=1, mason=2).token(Massilia="salt").house(0, "Massilia")
    assert scene.points(0) == 2 * 3


def test_salt_cities_count_for_jupiter_and_saturnus_but_not_for_mercurius() -> None:
    """Salsa, scoring of salt cities."""
    scene = salt_scene().token(Massilia="salt", Novaria="brick").house(0, "Massilia", "Novaria")
    assert scene.god(0, "jupiter") == 1
    assert scene.god(0, "saturnus") == 2
    assert scene.god(0, "mercurius") == 2


def test_vesta_counts_salt_as_cloth() -> None:
    """Rulings: salt can be exchanged for cloth before the scoring."""
    scene = salt_scene().coins(0, 3).goods(0, salt=1)
    assert scene.god(0, "vesta") == 1


def test_a_salt_city_costs_tool_wine_and_five_for_each_house() -> None:
    """Salsa, building of salt cities: 5 sestertii more for the house that is already there."""
    scene = salt_scene().token(Massilia="salt").house(1, "Massilia").coins(0, 10).goods(0, tool=1, wine=1)
    scene.colonists(0, sea=[("Massilia", "Roma")]).turn_of(0)
    scene.play("architect").done().build("Massilia")
    assert scene.g.coins[0] == 0
    assert scene.stored(0) == {}


def test_a_house_paid_with_two_salt() -> None:
    scene = salt_scene().token(Massilia="cloth").coins(0, 5).goods(0, salt=2)
    scene.colonists(0, sea=[("Massilia", "Roma")]).turn_of(0)
    scene.play("architect").done().build("Massilia")
    assert scene.stored(0) == {}


def test_salt_is_sold_as_another_good_and_never_bought() -> None:
    """Rulings: exchanging first and then selling the good is allowed; salt itself has no price."""
    scene = salt_scene().goods(0, cloth=1, salt=1).coins(0, 50).turn_of(0)
    scene.play("mercator").sell("cloth", 2)
    assert scene.g.coins[0] == 50 + 3 + 14
    bought = [(a - actions.BUY_GOODS) // 16 for a in scene.legal() if actions.BUY_GOODS <= a < actions.SELL_GOODS]
    assert bought and SALT not in bought


def test_salt_cities_produce_with_their_province_and_lay_no_marker() -> None:
    """Set-up: the marker shows the dearest good of the province, salt left out."""
    scene = salt_scene().token(Lutetia="brick", Burdigala="food", Massilia="salt").house(0, "Massilia").goods(0)
    gallia = scene.province("gallia")
    scene.turn_of(0).play("prefect").choose(actions.PRODUCE + gallia)
    assert scene.stored(0) == {"food": 1, "salt": 1}


def test_specialists_pass_salt_cities_over() -> None:
    """Rulings: salt cities do not produce for a specialist."""
    scene = salt_scene().token(Massilia="salt", Novaria="wine").house(0, "Massilia", "Novaria").goods(0)
    scene.hand(0, "vintner").turn_of(0).play("vintner")
    assert scene.stored(0) == {"wine": 1}


def test_salt_pays_the_price_of_a_card() -> None:
    scene = salt_scene().display("consul").turn_of(0)
    scene.goods(0, salt=sum(CARD_COST[scene.g.display[0]])).play("senator").choose(actions.BUY_CARD)
    assert scene.stored(0) == {}


def test_start_with_one_salt_instead_of_one_food() -> None:
    """Set-up: brick, food, tool, wine, cloth and salt, one each."""
    scene = salt_scene()
    assert scene.stored(0) == dict.fromkeys(GOOD_NAMES, 1)
    assert scene.g.space[0] == 2


def test_salt_tokens_replace_one_good_of_each_letter() -> None:
    """Set-up on other boards: A food, B tool, C wine, D brick."""
    with_salt, without = tokens(salt_scene()), tokens(Scene())
    for letter, good in (("A", "food"), ("B", "tool"), ("C", "wine"), ("D", "brick")):
        assert with_salt[letter].count("salt") == 1
        assert with_salt[letter].count(good) == without[letter].count(good) - 1


@pytest.mark.parametrize("board", ["byzantium", "hispania"])
def test_salt_boards_keep_all_other_tokens(board: str) -> None:
    """Byzantium and Hispania: the salt token of every letter in use is added; without salt it is swapped."""
    with_salt, without = tokens(salt_scene(board)), tokens(Scene(board))
    swap = {"A": "tool", "B": "wine", "C": "cloth", "D": "brick"}
    for letter, goods in with_salt.items():
        assert goods.count("salt") == 1
        assert sorted(swap[letter] if good == "salt" else good for good in goods) == sorted(without[letter])


def test_a_full_storehouse_may_keep_the_salt() -> None:
    scene = salt_scene().token(Lutetia="brick", Burdigala="food", Massilia="salt").house(0, "Massilia", "Lutetia")
    scene.goods(0, brick=7).turn_of(0).play("prefect").choose(actions.PRODUCE + scene.province("gallia"))
    assert scene.frame == TAKE
    scene.choose(actions.TAKE_GOOD + SALT)
    assert scene.stored(0) == {"brick": 7, "salt": 1}
