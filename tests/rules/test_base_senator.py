"""Senator and Consul: rulebook, pages of the Senator and the Consul."""

import pytest

from praefectus.rules import turn
from praefectus.rules.actions import BUY_CARD, CARD, DONE, PAY_GOOD
from praefectus.rules.senator import BUY, DRAW_CARD, PAY, slot_any, slot_good
from praefectus.rules.tables import CARD_COST
from praefectus.rules.vocabulary import BRICK, CLOTH, FOOD, TOOL, WINE, WITH_SLOT
from tests.scene import KIND_NAMES, Scene

ROW = ["mercator5", "prefect", "architect", "farmer", "smith", "colonist", "mason"]
PLENTY = {"brick": 2, "food": 2, "tool": 2, "wine": 2}


def senator(*cards: str | None, **goods: int) -> Scene:
    """This display, these goods, and Red plays a Senator."""
    return Scene().display(*(cards or ROW)).goods(0, **(goods or PLENTY)).turn_of(0).play("senator")


def consul(*cards: str | None, **goods: int) -> Scene:
    return Scene().display(*(cards or ROW)).goods(0, **goods).hand(0, "consul").turn_of(0).play("consul")


def price(scene: Scene, slot: int) -> tuple[dict[str, int], int]:
    """Goods to pay for a card with a Senator, and how many of free choice."""
    names = ("brick", "food", "tool", "wine", "cloth")
    card = scene.g.display[slot]
    total = [CARD_COST[card][good] + slot_good(scene.g, scene.b, 0, WITH_SLOT, slot, good) for good in range(5)]
    return {name: total[n] for n, name in enumerate(names) if total[n]}, slot_any(scene.g, scene.b, 0, WITH_SLOT, slot)


# the Senator's example


def test_prices_of_the_example() -> None:
    """Rulebook, Senator's example: Mercator 1 wine, Architect 1 tool and any good, Farmer brick, food and cloth."""
    scene = senator()
    assert price(scene, 0) == ({"wine": 1}, 0)
    assert price(scene, 2) == ({"tool": 1}, 1)
    assert price(scene, 3) == ({"brick": 1, "food": 1, "cloth": 1}, 0)


def test_mercator_and_architect_are_bought() -> None:
    """Rulebook, Senator's example: 1 wine for the one, 1 tool and 1 brick for the other; both go to the hand."""
    scene = senator(brick=1, tool=1, wine=1).choose(BUY_CARD + 0, BUY_CARD + 2, PAY_GOOD + BRICK)
    assert scene.stored(0) == {}
    assert scene.cards_in_hand(0).count("architect") == 2
    assert scene.cards_in_hand(0).count("mercator5") == 1


def test_the_question_mark_takes_any_good() -> None:
    """Rulebook, Senator's example: instead of the brick any other good would do."""
    scene = senator(brick=1, food=1, tool=2, wine=1).choose(BUY_CARD + 0, BUY_CARD + 2)
    assert scene.frame == PAY
    assert scene.legal() == [PAY_GOOD + BRICK, PAY_GOOD + FOOD, PAY_GOOD + TOOL]


def test_the_prefect_moves_by_one_and_the_rest_by_two() -> None:
    """Rulebook, Senator's example: the row closes up to the left and two new cards fill it."""
    scene = senator(brick=1, tool=1, wine=1).choose(BUY_CARD + 0, BUY_CARD + 2, PAY_GOOD + BRICK)
    assert turn.is_chance(scene.g) and scene.frame == DRAW_CARD
    assert scene.on_display() == ["prefect", "farmer", "smith", "colonist", "mason", None, None]
    left = scene.g.cards_left
    scene.chance()
    assert all(card is not None for card in scene.on_display())
    assert scene.on_display()[:5] == ["prefect", "farmer", "smith", "colonist", "mason"]
    assert scene.g.cards_left == left - 2


def test_the_second_price_is_that_of_the_old_place() -> None:
    """Rulings, Senator: prices by the places as they lie; cards slide only after both purchases."""
    scene = senator(tool=1, wine=2, brick=1).choose(BUY_CARD + 0)
    assert scene.on_display()[:3] == [None, "prefect", "architect"]
    assert price(scene, 1) == ({"wine": 1}, 1)
    assert price(scene, 2) == ({"tool": 1}, 1)


def test_a_new_card_cannot_be_bought_in_the_same_turn() -> None:
    """Rulings, Senator: the row is refilled after both purchases, so the refill is for later."""
    scene = senator().choose(BUY_CARD + 0)
    assert BUY_CARD + 0 not in scene.legal() and not turn.is_chance(scene.g)


# the Senator's rule


def test_up_to_two_cards() -> None:
    """Rulebook, Senator: none, one or two."""
    assert senator().done().to_act == 1
    scene = senator().choose(BUY_CARD + 0).done().chance()
    assert scene.to_act == 1 and len(scene.cards_in_hand(0)) == 6 + 1
    scene = senator(brick=2, food=2, tool=1, wine=2).choose(BUY_CARD + 0, BUY_CARD + 1, PAY_GOOD + FOOD).chance()
    assert scene.frame != BUY and len(scene.cards_in_hand(0)) == 6 + 2


def test_the_sum_of_card_and_place_must_be_there() -> None:
    """Rulebook, Senator: the price is the sum of both."""
    scene = senator(brick=1, food=1)
    assert scene.legal() == [DONE], "the Farmer also needs a cloth"
    scene = senator(brick=1, food=1, cloth=1)
    assert BUY_CARD + 3 in scene.legal()


def test_the_free_good_comes_on_top() -> None:
    """A tool alone pays the Architect's card but not its place."""
    assert senator(tool=1).legal() == [DONE]
    assert senator(tool=2).legal() == [DONE, BUY_CARD + 2]


@pytest.mark.parametrize(
    ("slot", "goods", "free"),
    [(0, {}, 0), (1, {}, 1), (2, {}, 1), (3, {"cloth": 1}, 0), (4, {"cloth": 1}, 0), (5, {"cloth": 1}, 1),
     (6, {"cloth": 2}, 0)],
)  # fmt: skip
def test_each_place_has_its_goods(slot: int, goods: dict[str, int], free: int) -> None:
    """Board: what is printed beneath each position, with a Consul (1 cloth) lying there."""
    scene = senator(*[None] * slot, "consul")
    fixed, any_good = price(scene, slot)
    assert fixed == {"cloth": 1 + goods.get("cloth", 0)} and any_good == free


def test_cloth_and_any_good_in_the_sixth_place() -> None:
    scene = senator(*[None] * 5, "colonist", food=1, cloth=1, brick=1)
    scene.choose(BUY_CARD + 5)
    assert scene.stored(0) == {"brick": 1} and scene.frame == PAY
    scene.choose(PAY_GOOD + BRICK)
    assert scene.stored(0) == {}


def test_a_bought_card_comes_into_the_hand() -> None:
    """Rulings, Senator: it goes to the hand, so the next turn is the earliest to use it."""
    scene = senator(wine=1).choose(BUY_CARD + 0).done().chance()
    assert "mercator5" in scene.cards_in_hand(0) and scene.g.discard[0][KIND_NAMES.index("mercator5")] == 0


def test_a_bought_card_counts_for_its_god() -> None:
    scene = senator(wine=1)
    before = scene.g.gods[0][3]
    scene.choose(BUY_CARD + 0)
    assert scene.g.gods[0][3] == before + 1


def test_a_display_without_stack_is_not_refilled() -> None:
    """Rulebook, Senator: refilled as long as there are fresh cards."""
    scene = senator()
    scene.g.cards_left = 0
    scene.choose(BUY_CARD + 0).done()
    assert scene.on_display() == ["prefect", "architect", "farmer", "smith", "colonist", "mason", None]
    assert scene.to_act == 1


def test_the_next_numeral_opens_when_one_is_dealt() -> None:
    """Rulebook, game material: decks I to V lie on one another."""
    scene = Scene("imperium", 3)
    assert scene.g.deck == 0 and sum(scene.g.deck_left) == 1
    last = next(card for card, count in enumerate(scene.g.deck_left) if count)
    scene.display(*ROW).goods(0, wine=1).turn_of(0).play("senator").choose(BUY_CARD + 0).done()
    assert scene.legal() == [CARD + last]
    scene.chance()
    assert scene.g.deck == 1 and sum(scene.g.deck_left) == 7


def test_unlike_diplomats_have_their_own_prices() -> None:
    """Rulebook, note on the misprint: the Diplomat of deck IV costs a tool."""
    scene = senator("diplomat:mercurius", tool=1)
    assert price(scene, 0) == ({"tool": 1}, 0)
    assert senator("diplomat:mars", food=1).legal() == [DONE, BUY_CARD + 0]


# the Consul


def test_the_colonist_in_the_sixth_place_for_one_food() -> None:
    """Rulebook, Consul's example: the goods beneath the position are ignored, 1 food is all."""
    scene = consul(*ROW[:5], "colonist", "prefect", food=1).choose(BUY_CARD + 5)
    assert scene.stored(0) == {} and "colonist" in scene.cards_in_hand(0)


def test_the_prefect_slides_and_its_place_is_filled() -> None:
    """Rulebook, Consul's example: the Prefect moves one to the left, a new card takes the last place."""
    scene = consul(*ROW[:5], "colonist", "prefect", food=1).choose(BUY_CARD + 5)
    assert scene.on_display() == [*ROW[:5], "prefect", None]
    scene.chance()
    assert scene.on_display()[5] == "prefect" and scene.on_display()[6] is not None


def test_the_consul_buys_one_card_only() -> None:
    """Rulebook, Consul's example: not more than one card."""
    scene = consul(food=3, wine=2, tool=2).choose(BUY_CARD + 0)
    assert scene.frame != BUY and scene.chance().to_act == 1


def test_the_consul_pays_the_card_itself() -> None:
    """Rulebook, Consul: the goods in the card's red field."""
    assert consul(food=1).legal() == [DONE, BUY_CARD + 5, BUY_CARD + 6]
    assert consul(brick=1, tool=1).legal() == [DONE, BUY_CARD + 2, BUY_CARD + 4]
    assert consul(cloth=2).legal() == [DONE]


def test_the_consul_may_buy_nothing() -> None:
    assert consul(food=1).done().to_act == 1


@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("architect", {"tool": 1}), ("prefect", {"wine": 1}), ("mercator5", {"wine": 1}), ("colonist", {"food": 1}),
        ("consul", {"cloth": 1}), ("mason", {"food": 1}), ("farmer", {"brick": 1, "food": 1}),
        ("smith", {"brick": 1, "tool": 1}), ("vintner", {"brick": 1, "wine": 1}), ("weaver", {"brick": 1, "cloth": 1}),
        ("diplomat:saturnus", {"tool": 1}), ("diplomat:mercurius", {"tool": 1}), ("diplomat:mars", {"food": 1}),
    ],
)  # fmt: skip
def test_what_each_card_costs(card: str, goods: dict[str, int]) -> None:
    """The cards' red fields, as in cards.json; a Consul pays exactly that."""
    scene = consul(card, **goods).choose(BUY_CARD + 0)
    assert scene.stored(0) == {}
    for missing in goods:
        assert consul(card, **{good: 1 for good in goods if good != missing}).legal() == [DONE]


def test_numbers_of_goods_used_here() -> None:
    assert (BRICK, FOOD, TOOL, WINE, CLOTH) == (0, 1, 2, 3, 4)
