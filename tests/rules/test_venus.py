"""Venus for single players: the summary of the Venus rules and the collected rulings on the Magister."""

import pytest

from praefectus import data
from praefectus.rules import actions, vocabulary
from praefectus.rules.architect import MOVE
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.diplomat import COPY
from praefectus.rules.mercator import TRADE
from praefectus.rules.modules.venus.magister import CHOOSE_ROLE
from praefectus.rules.modules.venus.vocabulary import WITH_VENUS
from praefectus.rules.prefect import CHOOSE_PREFECT
from praefectus.rules.senator import BUY
from praefectus.rules.vocabulary import WINE_SIDE
from tests.scene import KIND_NAMES, Scene


def table(seats: int = 4, options: int = 0, board: str = "imperium") -> Scene:
    return Scene(board, seats, WITH_VENUS, options)


def role(kind: str) -> int:
    return actions.ROLE + KIND_NAMES.index(kind)


# set-up


def test_everybody_starts_with_eight_cards() -> None:
    """Venus rules, player setup, with cards.json: the seven base cards and the Magister."""
    scene = table()
    for seat in range(4):
        hand = scene.cards_in_hand(seat)
        assert sorted(hand) == sorted(
            ["tribune", "architect", "prefect", "prefect", "mercator", "diplomat", "senator", "magister"]
        )
        assert scene.g.gods[seat][vocabulary.VENUS] == 1


def test_first_deck_is_the_whole_opening_display() -> None:
    """Venus rules, board setup: the I cards lie on top, and Venus has exactly seven of them."""
    scene = table()
    assert sorted(kind for kind in scene.on_display() if kind) == sorted(
        ["architect", "prefect_architect", "mercator5", "colonist", "diplomat", "farmer", "smith"]
    )
    assert scene.g.deck == 1


@pytest.mark.parametrize(("seats", "cards"), [(2, 15), (3, 21), (4, 26), (5, 30)])
def test_numerals_above_the_number_of_players_leave_the_game(seats: int, cards: int) -> None:
    """Venus rules, board setup: cards with a numeral above the number of players are removed."""
    assert table(seats).g.cards_left + 7 == cards


def test_coins_rise_clockwise_and_magnus_starts_with_the_last() -> None:
    """Venus rules, player setup: 5 for the first, 6 for the second and so on; Praefectus Magnus to the last."""
    scene = table(5)
    assert scene.g.coins[:5] == [5, 6, 7, 8, 9]
    assert scene.g.magnus == 4


# the goddess


def test_venus_gives_two_points_for_each_province_with_two_own_houses() -> None:
    """Venus rules, gods: 2 points for every province with at least 2 houses; a third house adds nothing."""
    scene = table().house(0, "Lutetia", "Burdigala", "Massilia", "Olisipo", "Sirmium", "Napoca", "Attalia")
    scene.house(1, "Olisipo", "Attalia")
    assert scene.god(0, "venus") == 4
    assert scene.god(1, "venus") == 0
    scene.gods(0, venus=3)
    assert scene.points(0) == 12


def test_venus_reaches_fourteen_with_fifteen_houses() -> None:
    """Venus rules, gods: 14 points at most: with 15 houses, two in each of seven provinces."""
    scene = table()
    for province in ("gallia", "britannia", "germania", "hispania", "italia", "mauretania", "dacia"):
        cities = [city.name for city in scene.data.cities if city.province == province]
        scene.house(0, *cities[:2])
    assert scene.g.house_count[0] == 14
    assert scene.god(0, "venus") == 14


# double-choice cards


@pytest.mark.parametrize(
    ("card", "halves"),
    [
        ("prefect_architect", ["architect", "prefect"]),
        ("architect_mercator", ["architect", "mercator5"]),
        ("prefect_mercator", ["prefect", "mercator5"]),
    ],
)
def test_double_choice_card_offers_either_personality(card: str, halves: list[str]) -> None:
    """Venus rules, additional rules: in individual play, choose either personality."""
    scene = table().hand(0, "tribune", card).turn_of(0).play(card)
    assert scene.frame == CHOOSE_ROLE
    assert scene.legal() == [role(half) for half in halves]


def test_chosen_half_is_carried_out_and_nothing_else() -> None:
    """Venus rules, additional rules: one of the two, then the next player's turn."""
    scene = table().hand(0, "tribune", "prefect_architect").turn_of(0).play("prefect_architect")
    scene.choose(role("architect"))
    assert scene.frame == MOVE
    scene.done().done()
    assert scene.to_act == 1 and scene.frame == PLAY_CARD


def test_mercator_half_of_a_bought_card_brings_five_coins() -> None:
    """Venus rules, Mercator: 5 sestertii from a purchased Mercator."""
    scene = table().hand(0, "tribune", "architect_mercator").coins(0, 1).turn_of(0)
    scene.play("architect_mercator").choose(role("mercator5"))
    assert scene.frame == TRADE
    assert scene.g.coins[0] == 6


def test_diplomat_picks_either_half_of_a_copied_card() -> None:
    """Rulings, Diplomat: whatever half its owner chose."""
    scene = table().hand(0, "tribune", "diplomat").hand(1, "tribune").pile(1, "prefect_mercator").coins(0, 0).turn_of(0)
    scene.play("diplomat").choose(actions.COPY_SEAT + 1)
    assert scene.legal() == [role("prefect"), role("mercator5")]
    scene.choose(role("mercator5"))
    assert scene.g.coins[0] == 5


# the Magister


def magister_after(*pile: str, seats: int = 4) -> Scene:
    scene = table(seats).hand(0, "tribune", "magister").pile(0, *pile).coins(0, 10).turn_of(0)
    return scene.play("magister")


@pytest.mark.parametrize(
    ("card", "frame"),
    [("architect", MOVE), ("prefect", CHOOSE_PREFECT), ("consul", BUY), ("prefect_architect", CHOOSE_ROLE)],
)
def test_magister_repeats_the_card_played_just_before(card: str, frame: int) -> None:
    """Rulings, Magister: the own face-up card once again, a double-choice card with a new choice."""
    scene = magister_after("mercator", card)
    assert scene.to_act == 0 and scene.frame == frame


def test_magister_repeats_a_mercator_with_its_own_coins() -> None:
    """Rulings, Magister: 3 sestertii below the starting Mercator, 5 below a bought one."""
    assert magister_after("mercator").g.coins[0] == 13
    assert magister_after("mercator5").g.coins[0] == 15


def test_magister_repeats_a_specialist() -> None:
    """Rulings, Magister: only the Senator is barred."""
    scene = table().good_in("Burdigala", "wine").house(0, "Burdigala").goods(0)
    scene.hand(0, "tribune", "magister").pile(0, "vintner").turn_of(0).play("magister")
    assert scene.stored(0) == {"wine": 1}


def test_magister_cannot_repeat_a_senator() -> None:
    """Rulings, Magister: the Senator cannot be repeated."""
    assert magister_after("senator").to_act == 1


def test_magister_as_first_card_does_nothing() -> None:
    """Rulings, Magister: with an empty pile it has no effect."""
    scene = magister_after()
    assert scene.to_act == 1
    assert scene.g.coins[0] == 10


def test_magister_right_after_a_tribune_does_nothing() -> None:
    """Rulings, Magister: the Tribune took the whole pile back."""
    scene = table().hand(0, "tribune", "magister").pile(0, "mercator", "prefect").goods(0).turn_of(0).play("tribune")
    assert scene.to_act == 1
    scene.turn_of(0).play("magister")
    assert scene.to_act == 1


def test_magister_counts_as_a_played_card() -> None:
    """Rulings, Magister: the Tribune takes it back and counts it: 4 cards and the Tribune, 2 sestertii."""
    scene = table().hand(0, "tribune").pile(0, "architect", "prefect", "mercator", "magister").coins(0, 0).goods(0)
    scene.turn_of(0).play("tribune")
    assert scene.g.coins[0] == 2
    assert "magister" in scene.cards_in_hand(0)


def test_diplomat_below_the_magister_acts_as_a_diplomat_again() -> None:
    """Rulings, Magister: a Diplomat below copies another player's card again."""
    scene = table().hand(0, "tribune", "magister").pile(0, "diplomat").hand(2, "tribune").pile(2, "colonist").turn_of(0)
    scene.play("magister")
    assert scene.frame == COPY
    assert scene.legal() == [actions.COPY_SEAT + 2]


def test_copied_magister_repeats_the_card_below_the_own_diplomat() -> None:
    """Rulings, Diplomat: the copier's own pile counts, not the pile that was copied."""
    scene = table().hand(0, "tribune", "diplomat").pile(0, "mercator").coins(0, 0)
    scene.hand(1, "tribune").pile(1, "architect", "magister").turn_of(0).play("diplomat").choose(actions.COPY_SEAT + 1)
    assert scene.frame == TRADE
    assert scene.g.coins[0] == 3


def test_copied_magister_above_a_senator_or_nothing_does_nothing() -> None:
    """Rulings: what the Magister may not repeat, a copied Magister may not either."""
    for pile in ((), ("senator",), ("magister",)):
        scene = table().hand(0, "tribune", "diplomat").pile(0, *pile).hand(1, "tribune").pile(1, "magister").turn_of(0)
        assert scene.play("diplomat").choose(actions.COPY_SEAT + 1).to_act == 1


def test_two_diplomats_and_a_magister_do_not_run_in_circles() -> None:
    """House reading: a Magister that would only lead back to the own Diplomat is not copied."""
    scene = table(3).hand(0, "tribune", "diplomat").pile(0, "diplomat").hand(1, "tribune").pile(1, "magister")
    scene.hand(2, "tribune").pile(2, "mercator").turn_of(0).play("diplomat")
    assert scene.legal() == [actions.COPY_SEAT + 2]
    scene = table(3).hand(0, "tribune", "magister").pile(0, "diplomat").hand(1, "tribune").pile(1, "magister")
    assert scene.turn_of(0).play("magister").to_act == 1


# the card display


def test_wine_side_asks_for_wine_below_some_slots() -> None:
    """Setup facts, card display: the fourth slot costs a wine instead of a cloth."""
    assert data.setup().displays["wine"][3] == ["wine"]
    for options, kept in ((0, "wine"), (WINE_SIDE, "cloth")):
        scene = table(options=options).display(None, None, None, "architect").goods(0, tool=1, wine=1, cloth=1)
        scene.turn_of(0).play("senator").choose(actions.BUY_CARD + 3).done()
        assert scene.stored(0) == {kept: 1}


def test_wine_side_keeps_the_free_choice_of_the_sixth_slot() -> None:
    """Setup facts, card display: any good and a wine below the sixth slot, a wine and a cloth below the seventh."""
    scene = table(options=WINE_SIDE).display(None, None, None, None, None, "architect", "colonist")
    scene.goods(0, tool=1, food=2, wine=2, cloth=1, brick=1).turn_of(0).play("senator")
    scene.choose(actions.BUY_CARD + 5)
    assert scene.legal() == [actions.PAY_GOOD + good for good in (0, 1, 3, 4)]
    scene.choose(actions.PAY_GOOD + vocabulary.BRICK, actions.BUY_CARD + 6)
    assert scene.stored(0) == {"food": 1}
