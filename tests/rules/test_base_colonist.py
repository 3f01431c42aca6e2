"""Colonist: rulebook, page of the Colonist."""

import pytest

from praefectus.rules.actions import DONE, INCOME, NEW_COLONISTS, PLACE_LAND, PLACE_SEA
from praefectus.rules.colonist import CHOOSE_COLONIST, SETTLE
from tests.scene import Scene


def red_of_the_example() -> Scene:
    """Two food, three tools, houses in Massilia and Aquileia but not in Novaria; the Colonist is played."""
    scene = Scene().goods(0, food=2, tool=3).house(0, "Massilia", "Aquileia", "Colonia A.")
    return scene.hand(0, "colonist").turn_of(0).play("colonist")


def test_red_places_two_colonists() -> None:
    """Rulebook, Colonist's example: 2 food and 2 tools for a ship in Roma and a land colonist in Massilia."""
    scene = red_of_the_example().choose(NEW_COLONISTS)
    scene.choose(PLACE_SEA + scene.city("Roma"), PLACE_LAND + scene.city("Massilia"))
    assert scene.stored(0) == {"tool": 1}
    assert scene.g.colonist[0][4] == scene.city("Roma")
    assert scene.g.colonist[0][1] == scene.city("Massilia")
    assert scene.g.on_board[0] == 4
    assert scene.to_act == 1, "with the food the card is over"


def test_aquileia_would_do_but_not_novaria() -> None:
    """Rulebook, Colonist's example: Aquileia instead is possible, Novaria is not: Red has no house there."""
    scene = red_of_the_example().choose(NEW_COLONISTS)
    legal = scene.legal()
    assert PLACE_LAND + scene.city("Aquileia") in legal
    assert PLACE_LAND + scene.city("Novaria") not in legal
    assert PLACE_SEA + scene.city("Novaria") not in legal


def test_two_colonists_in_the_same_city() -> None:
    """Rulebook, Colonist's example: both could even go into one city."""
    scene = red_of_the_example().choose(NEW_COLONISTS)
    massilia = scene.city("Massilia")
    scene.choose(PLACE_LAND + massilia, PLACE_LAND + massilia)
    assert scene.g.colonist[0][:3] == [scene.city("Roma"), massilia, massilia]


def test_a_ship_needs_a_sea_line() -> None:
    """Rulebook, Colonist's example: only a land colonist would be reasonable in an inland city."""
    scene = red_of_the_example().house(0, "Novaria").choose(NEW_COLONISTS)
    assert PLACE_LAND + scene.city("Novaria") in scene.legal()
    assert PLACE_SEA + scene.city("Novaria") not in scene.legal()
    assert PLACE_SEA + scene.city("Massilia") in scene.legal()


def test_others_houses_open_no_city() -> None:
    """Rulebook, Colonist a: any other city where the player owns a house."""
    scene = Scene().goods(0, food=1, tool=1).house(1, "Massilia").hand(0, "colonist").turn_of(0).play("colonist")
    roma = scene.city("Roma")
    assert scene.choose(NEW_COLONISTS).legal() == [DONE, PLACE_LAND + roma, PLACE_SEA + roma]


def test_each_new_colonist_frees_a_space() -> None:
    """Rulebook, storehouse: a placed colonist makes its space available."""
    scene = red_of_the_example()
    before = scene.g.space[0]
    scene.choose(NEW_COLONISTS, PLACE_LAND + scene.city("Roma"))
    assert scene.g.space[0] == before + 2 + 1


def test_as_many_as_can_be_paid() -> None:
    """Rulebook, Colonist a with the limit of six colonists: four new ones, then none is left."""
    scene = Scene().goods(0, food=4, tool=4).hand(0, "colonist").turn_of(0).play("colonist").choose(NEW_COLONISTS)
    roma = scene.city("Roma")
    scene.choose(PLACE_LAND + roma, PLACE_LAND + roma)
    assert scene.legal() == [DONE, PLACE_SEA + roma], "the three land colonists are all on the board"
    scene.choose(PLACE_SEA + roma, PLACE_SEA + roma)
    assert scene.g.on_board[0] == 6 and scene.to_act == 1


def test_placing_may_stop_early() -> None:
    scene = red_of_the_example().choose(NEW_COLONISTS)
    assert scene.frame == SETTLE
    scene.choose(PLACE_LAND + scene.city("Roma")).done()
    assert scene.stored(0) == {"food": 1, "tool": 2} and scene.to_act == 1


@pytest.mark.parametrize(("land", "sea", "coins"), [(1, 1, 7), (3, 0, 8), (3, 3, 11)])
def test_income_is_five_and_one_for_each_colonist(land: int, sea: int, coins: int) -> None:
    """Rulebook, Colonist b: 5 sestertii plus 1 for each own colonist on the board, in cities or on lines."""
    scene = Scene().colonists(0, land=["Roma"] * land, sea=["Roma"] * sea).coins(0, 0)
    scene.hand(0, "colonist").turn_of(0).play("colonist").choose(INCOME)
    assert scene.g.coins[0] == coins


def test_income_counts_colonists_on_lines() -> None:
    scene = Scene().colonists(0, land=[("Novaria", "Roma")], sea=["Roma"]).coins(0, 0)
    scene.hand(0, "colonist").turn_of(0).play("colonist").choose(INCOME)
    assert scene.g.coins[0] == 7


def test_one_or_the_other() -> None:
    """Rulebook, Colonist: a choice between two alternatives."""
    scene = red_of_the_example()
    assert scene.frame == CHOOSE_COLONIST and scene.legal() == [INCOME, NEW_COLONISTS]
    scene.choose(INCOME)
    assert scene.g.on_board[0] == 2 and scene.to_act == 1


def test_without_food_and_tool_only_the_income_is_left() -> None:
    scene = Scene().goods(0, food=3).hand(0, "colonist").turn_of(0).play("colonist")
    assert scene.legal() == [INCOME]
