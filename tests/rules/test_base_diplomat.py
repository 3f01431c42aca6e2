"""Diplomat: rulebook, page of the Diplomat."""

from praefectus.rules.actions import COPY_SEAT, PRODUCE
from praefectus.rules.architect import MOVE
from praefectus.rules.colonist import SETTLE
from praefectus.rules.diplomat import COPY
from praefectus.rules.mercator import TRADE
from praefectus.rules.prefect import CHOOSE_PREFECT
from praefectus.rules.senator import BUY
from tests.scene import KIND_NAMES, Scene


def table(*tops: str | None) -> Scene:
    """The fifth player plays a Diplomat; the others show these cards."""
    scene = Scene("imperium", 5)
    for seat, top in enumerate(tops):
        scene.pile(seat, *([top] if top else []))
    return scene.turn_of(4).play("diplomat")


def test_three_of_four_cards_can_be_copied() -> None:
    """Rulebook, Diplomat's example: a Senator, an Architect or a Prefect, but not the other player's Diplomat."""
    scene = table("senator", "diplomat", "architect", "prefect")
    assert scene.frame == COPY
    assert scene.legal() == [COPY_SEAT + 0, COPY_SEAT + 2, COPY_SEAT + 3]


def test_who_took_the_cards_back_shows_nothing() -> None:
    """Rulebook, Diplomat: after a Tribune there is nothing to copy."""
    assert table("senator", None, "architect", "prefect").legal() == [COPY_SEAT + 0, COPY_SEAT + 2, COPY_SEAT + 3]


def test_each_card_opens_its_own_action() -> None:
    """Rulebook, Diplomat: the same as if the player had played that card."""
    for top, frame in (("senator", BUY), ("architect", MOVE), ("prefect", CHOOSE_PREFECT), ("mercator", TRADE)):
        scene = table(top, None, None, None).choose(COPY_SEAT + 0)
        assert scene.frame == frame and scene.to_act == 4


def test_a_copied_mercator_keeps_its_value() -> None:
    """Rulings, Diplomat: a purchased Mercator brings the copier 5 sestertii."""
    scene = table("mercator5", "mercator", None, None)
    scene.coins(4, 0).choose(COPY_SEAT + 0)
    assert scene.g.coins[4] == 5
    scene = table("mercator5", "mercator", None, None).coins(4, 0).choose(COPY_SEAT + 1)
    assert scene.g.coins[4] == 3


def test_the_copied_specialist_produces_for_the_copier() -> None:
    scene = table("vintner", None, None, None)
    scene.token(Novaria="wine", Lutetia="wine").house(4, "Novaria", "Lutetia").house(0, "Novaria").goods(4).goods(0)
    scene.choose(COPY_SEAT + 0)
    assert scene.stored(4) == {"wine": 2} and scene.stored(0) == {}


def test_a_copied_consul_and_colonist() -> None:
    assert table("consul", None, None, None).choose(COPY_SEAT + 0).frame == BUY
    scene = table("colonist", None, None, None).goods(4, food=1, tool=1).choose(COPY_SEAT + 0)
    scene.choose(scene.legal()[-1])
    assert scene.frame == SETTLE


def test_the_own_pile_shows_the_diplomat() -> None:
    """Rulebook, Diplomat: what lies on top of the own pile afterwards is the Diplomat, which nobody can copy."""
    scene = table("prefect", None, None, None).choose(COPY_SEAT + 0, PRODUCE)
    assert scene.g.top[4] == KIND_NAMES.index("diplomat")
    assert scene.g.top[0] == KIND_NAMES.index("prefect"), "the copied card stays where it is"


def test_nothing_to_copy_is_no_effect() -> None:
    """Rulings, Diplomat: with only Diplomats and empty piles about, the card does nothing."""
    scene = table("diplomat", None, "diplomat", None)
    assert scene.to_act == 0 and scene.g.turn == 0


def test_only_the_top_card_counts() -> None:
    """Rulings, Diplomat: the cards below are out of reach."""
    scene = Scene("imperium", 3).pile(0, "architect", "diplomat").pile(1, "senator", "prefect").turn_of(2)
    assert scene.play("diplomat").legal() == [COPY_SEAT + 1]


def test_the_own_cards_are_not_copied() -> None:
    """Rulebook, Diplomat: another player's pile."""
    scene = Scene("imperium", 3).pile(0, "architect").pile(1, "prefect").turn_of(0).play("diplomat")
    assert scene.legal() == [COPY_SEAT + 1]
