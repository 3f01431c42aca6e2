"""Tribune: rulebook, page of the Tribune."""

import pytest

from praefectus.rules.actions import DONE, PLACE_LAND, PLACE_SEA
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.colonist import SETTLE
from praefectus.rules.vocabulary import HOME
from tests.scene import Scene


def after(*played: str) -> Scene:
    """Red has played these cards and has a food and a tool."""
    return Scene().pile(0, *played).goods(0, food=1, tool=1).coins(0, 0).turn_of(0)


def test_five_cards_bring_two_sestertii() -> None:
    """Rulebook, Tribune's example: four cards played before, so five come back and 2 sestertii are paid."""
    scene = after("prefect", "architect", "mercator", "senator").hand(0, "tribune")
    scene.pile(0, "prefect", "architect", "mercator", "senator").play("tribune")
    assert scene.g.coins[0] == 2
    assert sorted(scene.cards_in_hand(0)) == ["architect", "mercator", "prefect", "senator", "tribune"]
    assert sum(scene.g.discard[0]) == 0


def test_the_new_colonist_frees_a_space() -> None:
    """Rulebook, Tribune's example: 1 food and 1 tool are paid, and the colonist uncovers a storage space."""
    scene = after("prefect", "architect", "mercator", "senator")
    space = scene.g.space[0]
    scene.play("tribune").choose(PLACE_LAND + scene.city("Roma"))
    assert scene.stored(0) == {}
    assert scene.g.space[0] == space + 2 + 1
    assert scene.g.on_board[0] == 3
    assert scene.g.colonist[0][1] == scene.city("Roma")


@pytest.mark.parametrize(("played", "coins"), [(0, 0), (1, 0), (2, 0), (3, 1), (6, 4)])
def test_a_sestertius_for_each_card_past_the_third(played: int, coins: int) -> None:
    """Rulebook, Tribune 1: the Tribune itself counts; up to three cards bring nothing."""
    scene = Scene().coins(0, 0).goods(0).pile(0, *["prefect"] * played).turn_of(0).play("tribune")
    assert scene.g.coins[0] == coins


def test_the_colonist_is_optional() -> None:
    """Rulebook, Tribune 2: the player may purchase one."""
    scene = after("prefect").play("tribune")
    assert scene.frame == SETTLE
    scene.done()
    assert scene.stored(0) == {"food": 1, "tool": 1} and scene.g.on_board[0] == 2


def test_only_one_colonist() -> None:
    """Rulebook, Tribune 2: one new colonist, whatever else could be paid."""
    scene = Scene().goods(0, food=3, tool=3).turn_of(0).play("tribune").choose(PLACE_SEA + 30)
    assert scene.g.on_board[0] == 3
    assert scene.to_act == 1 and scene.frame == PLAY_CARD


def test_land_or_sea_into_the_capital_only() -> None:
    """Rulebook, Tribune 2: into Roma, even where the player has houses elsewhere."""
    scene = after("prefect").house(0, "Massilia", "Aquileia").play("tribune")
    roma = scene.city("Roma")
    assert scene.legal() == [DONE, PLACE_LAND + roma, PLACE_SEA + roma]


@pytest.mark.parametrize("goods", [{"food": 2}, {"tool": 2}, {"brick": 1, "cloth": 1}, {}])
def test_food_and_tool_are_both_needed(goods: dict[str, int]) -> None:
    """Rulebook, Tribune 2: 1 food and 1 tool."""
    scene = Scene().goods(0, **goods).turn_of(0).play("tribune")
    assert scene.to_act == 1 and scene.g.on_board[0] == 2


def test_no_colonist_of_a_kind_that_is_used_up() -> None:
    """Rulebook, trade and stockpile: six colonists, three of each kind."""
    scene = after("prefect").colonists(0, land=["Roma"] * 3, sea=["Roma"]).goods(0, food=1, tool=1).play("tribune")
    assert scene.legal() == [DONE, PLACE_SEA + scene.city("Roma")]


def test_nobody_is_asked_when_all_six_are_on_the_board() -> None:
    scene = after("prefect").colonists(0, land=["Roma"] * 3, sea=["Roma"] * 3).goods(0, food=1, tool=1).play("tribune")
    assert HOME not in scene.g.colonist[0]
    assert scene.to_act == 1


def test_the_tribune_leaves_an_empty_pile() -> None:
    """Rulebook, Diplomat: a player who took the cards back has nothing to copy."""
    scene = after("prefect").goods(0).play("tribune")
    assert scene.g.top[0] == -1
