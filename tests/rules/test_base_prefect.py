"""Prefect, Praefectus Magnus and the storehouse: rulebook, pages of the Prefect and of the further rules."""

import pytest

from praefectus.rules.actions import CASH_BONUS, COPY_SEAT, PRODUCE, TAKE_GOOD
from praefectus.rules.storehouse import TAKE
from praefectus.rules.vocabulary import BRICK, CLOTH, COIN_SIDE, FOOD, GOODS_SIDE, TOOL, WINE
from tests.scene import KIND_NAMES, Scene

RED, GREEN, YELLOW, BLUE = range(4)


def syria() -> Scene:
    """The rulebook's picture: Red and Blue in the food city of Syria, Yellow in its cloth city."""
    scene = Scene().token(Antiochia="food", Tyros="cloth")
    scene.house(RED, "Antiochia").house(BLUE, "Antiochia").house(YELLOW, "Tyros")
    for seat in range(4):
        scene.goods(seat)
    scene.g.magnus = GREEN
    return scene.turn_of(RED)


def produce(scene: Scene, province: str) -> Scene:
    return scene.play("prefect").choose(PRODUCE + scene.province(province))


def full_but(scene: Scene, seat: int, spaces: int) -> Scene:
    """So many spaces of the seat's storehouse are free; the rest is bricks."""
    return scene.goods(seat, brick=8 - spaces)


# producing


def test_syria_produces() -> None:
    """Rulebook, Prefect's example: bonus cloth and a food for Red, a food for Blue, a cloth for Yellow."""
    scene = produce(syria(), "syria")
    assert scene.stored(RED) == {"food": 1, "cloth": 1}
    assert scene.stored(BLUE) == {"food": 1}
    assert scene.stored(YELLOW) == {"cloth": 1}
    assert scene.stored(GREEN) == {}


def test_the_marker_is_turned_to_its_coin_side() -> None:
    """Rulebook, Prefect's example: the Syrian marker shows coins afterwards; the others stay."""
    scene = produce(syria(), "syria")
    sides = scene.g.bonus_side[: len(scene.data.provinces)]
    assert sides[scene.province("syria")] == COIN_SIDE
    assert sides.count(COIN_SIDE) == 1


def test_only_active_provinces_produce() -> None:
    """Rulebook, Prefect a: only a province whose marker still shows its good."""
    scene = syria().turned("syria", "gallia").play("prefect")
    closed = {PRODUCE + scene.province("syria"), PRODUCE + scene.province("gallia")}
    assert not closed & set(scene.legal())
    assert len(scene.legal()) == 12 - 2 + 1


def test_a_province_without_houses_gives_its_bonus() -> None:
    """Rulebook, Prefect a: nobody needs to own a house in the chosen province."""
    scene = produce(syria().token(Lutetia="wine", Burdigala="food", Massilia="brick"), "gallia")
    assert scene.stored(RED) == {"wine": 1}
    assert scene.stored(BLUE) == scene.stored(YELLOW) == {}


def test_each_house_produces_its_own_citys_good() -> None:
    """Rulebook, Prefect a: one unit of the good of that city for each house, no matter whose."""
    scene = syria().token(Lutetia="wine", Burdigala="tool", Massilia="brick")
    scene.house(GREEN, "Lutetia", "Burdigala", "Massilia")
    produce(scene, "gallia")
    assert scene.stored(GREEN) == {"brick": 1, "tool": 1, "wine": 1}


def test_other_provinces_do_not_produce() -> None:
    scene = syria().house(RED, "Lutetia")
    produce(scene, "syria")
    assert scene.stored(RED) == {"food": 1, "cloth": 1}


# the cash bonus


@pytest.mark.parametrize(
    "turned",
    [
        {"Antiochia": "food", "Lutetia": "wine", "Isca D.": "tool"},
        {"Antiochia": "cloth", "Lutetia": "cloth", "Isca D.": "wine", "Novaria": "brick"},
    ],
)
def test_six_visible_coins_are_six_sestertii(turned: dict[str, str]) -> None:
    """Rulebook, Prefect's second example: 6 coins on the markers are 6 sestertii, and the markers turn back."""
    scene = Scene().coins(0, 1)
    provinces = []
    for city in scene.data.cities:
        if city.province in [c.province for c in scene.data.cities if c.name in turned]:
            good = next(turned[c.name] for c in scene.data.cities if c.name in turned and c.province == city.province)
            scene.good_in(city.name, good)
            provinces.append(city.province)
    scene.turned(*provinces).turn_of(0).play("prefect").choose(CASH_BONUS)
    assert scene.g.coins[0] == 1 + 6
    assert all(side == GOODS_SIDE for side in scene.g.bonus_side)


@pytest.mark.parametrize(("good", "coins"), [("brick", 2), ("food", 2), ("tool", 2), ("wine", 2), ("cloth", 1)])
def test_coins_of_a_marker(good: str, coins: int) -> None:
    """Bonus markers, as in setup.json: a cloth marker has one coin on its back, all others two."""
    scene = Scene().token(Lutetia=good, Burdigala=good, Massilia=good).turned("gallia").coins(0, 0)
    scene.turn_of(0).play("prefect").choose(CASH_BONUS)
    assert scene.g.coins[0] == coins


def test_the_cash_bonus_gives_no_goods() -> None:
    """Rulebook, Prefect b: instead of producing."""
    scene = syria().turned("gallia").play("prefect").choose(CASH_BONUS)
    assert all(scene.stored(seat) == {} for seat in range(4))


def test_the_cash_bonus_may_be_nothing() -> None:
    """Rulings, turn: with no coin showing it is still a choice."""
    scene = Scene().coins(0, 5).turn_of(0).play("prefect").choose(CASH_BONUS)
    assert scene.g.coins[0] == 5


def test_all_provinces_turned_leave_the_cash_bonus() -> None:
    scene = Scene()
    scene.turned(*(province.id for province in scene.data.provinces)).turn_of(0).play("prefect")
    assert scene.legal() == [CASH_BONUS]


# Praefectus Magnus


def test_the_magnus_doubles_the_bonus() -> None:
    """Rulebook, Praefectus Magnus: two units of the bonus instead of one; the houses produce as always."""
    scene = syria()
    scene.g.magnus = RED
    produce(scene, "syria")
    assert scene.stored(RED) == {"food": 1, "cloth": 2}
    assert scene.stored(BLUE) == {"food": 1} and scene.stored(YELLOW) == {"cloth": 1}


@pytest.mark.parametrize(("owner", "right"), [(RED, BLUE), (GREEN, RED), (BLUE, YELLOW)])
def test_the_magnus_goes_to_the_right(owner: int, right: int) -> None:
    """Rulebook, Praefectus Magnus: after the turn it is handed to the player on the right."""
    scene = syria()
    scene.g.magnus = owner
    produce(scene.turn_of(owner), "syria")
    assert scene.g.magnus == right


def test_the_magnus_must_be_used() -> None:
    """Rulebook, Praefectus Magnus: its benefit can’t be saved for later; there is no second way to produce."""
    scene = syria()
    scene.g.magnus = RED
    scene.play("prefect")
    assert scene.legal() == [*range(PRODUCE, PRODUCE + 12), CASH_BONUS]


def test_the_magnus_stays_with_the_cash_bonus() -> None:
    """Rulebook, Praefectus Magnus: the cash bonus is not doubled and the card stays."""
    scene = Scene().token(Antiochia="food", Tyros="food").turned("syria").coins(RED, 0)
    scene.g.magnus = RED
    scene.turn_of(RED).play("prefect").choose(CASH_BONUS)
    assert scene.g.coins[RED] == 2 and scene.g.magnus == RED


def test_the_magnus_serves_only_its_owner() -> None:
    scene = produce(syria(), "syria")
    assert scene.g.magnus == GREEN and scene.stored(RED)["cloth"] == 1


def test_the_magnus_counts_for_a_copied_prefect() -> None:
    """Rulebook, Praefectus Magnus: also when the Diplomat uses a Prefect."""
    scene = syria().pile(GREEN, "prefect")
    scene.g.magnus = RED
    scene.play("diplomat").choose(COPY_SEAT + GREEN, PRODUCE + scene.province("syria"))
    assert scene.stored(RED) == {"food": 1, "cloth": 2} and scene.g.magnus == BLUE


# the storehouse


def test_a_full_storehouse_takes_nothing_in() -> None:
    """Rulebook, storehouse: if all spaces are occupied, no more goods can be taken in."""
    scene = full_but(syria(), BLUE, 0)
    produce(scene, "syria")
    assert scene.stored(BLUE) == {"brick": 8} and scene.g.space[BLUE] == 0


def test_the_owner_chooses_what_fits() -> None:
    """Rulebook, storehouse: with too many goods the owner chooses, and no space may stay empty."""
    scene = full_but(syria().house(RED, "Tyros"), RED, 1)
    produce(scene, "syria")
    assert scene.frame == TAKE and scene.to_act == RED
    assert scene.legal() == [TAKE_GOOD + FOOD, TAKE_GOOD + CLOTH], "there is no way to leave the space empty"
    scene.choose(TAKE_GOOD + FOOD)
    assert scene.stored(RED) == {"brick": 7, "food": 1}
    assert scene.to_act == GREEN and sum(scene.g.pending[RED]) == 0


def test_every_free_space_is_filled() -> None:
    scene = full_but(syria().house(RED, "Tyros"), RED, 2)
    produce(scene, "syria").choose(TAKE_GOOD + CLOTH)
    assert scene.frame == TAKE and scene.legal() == [TAKE_GOOD + FOOD, TAKE_GOOD + CLOTH]
    scene.choose(TAKE_GOOD + CLOTH)
    assert scene.stored(RED) == {"brick": 6, "cloth": 2} and scene.g.space[RED] == 0


def test_old_goods_are_never_discarded() -> None:
    """Rulebook, storehouse: no discarding to make room for other goods."""
    scene = full_but(syria().house(RED, "Tyros"), RED, 1)
    produce(scene, "syria")
    assert TAKE_GOOD + BRICK not in scene.legal()


def test_nobody_is_asked_when_all_units_are_alike() -> None:
    """A single kind leaves nothing to choose: what fits stays, the rest is lost."""
    scene = syria()
    scene.g.magnus = RED
    full_but(scene, RED, 1).token(Lutetia="wine", Burdigala="wine", Massilia="wine").house(RED, "Lutetia")
    produce(scene, "gallia")
    assert scene.stored(RED) == {"brick": 7, "wine": 1} and scene.to_act == GREEN


def test_everybody_chooses_for_themselves() -> None:
    """Rulings, Prefect: each owner takes what fits, beginning with the player of the card."""
    scene = syria().token(Lutetia="wine", Burdigala="tool", Massilia="brick")
    for seat in (YELLOW, RED):
        full_but(scene, seat, 1).house(seat, "Lutetia", "Burdigala")
    produce(scene, "gallia")
    assert scene.to_act == RED and scene.legal() == [TAKE_GOOD + TOOL, TAKE_GOOD + WINE]
    scene.choose(TAKE_GOOD + TOOL)
    assert scene.to_act == YELLOW
    scene.choose(TAKE_GOOD + WINE)
    assert scene.stored(RED)["tool"] == 1 and scene.stored(YELLOW)["wine"] == 1
    assert scene.to_act == GREEN and scene.g.turn == GREEN


def test_bonus_and_houses_form_one_pool() -> None:
    """Rulings, Prefect: bonus and house goods of one action have no order."""
    scene = full_but(syria(), RED, 1)
    produce(scene, "syria")
    assert scene.legal() == [TAKE_GOOD + FOOD, TAKE_GOOD + CLOTH]


def test_a_magnus_without_room_is_used_all_the_same() -> None:
    """Rulings, Prefect: with no room the Praefectus Magnus counts as used and passes on."""
    scene = full_but(syria(), RED, 0)
    scene.g.magnus = RED
    produce(scene, "syria")
    assert scene.g.magnus == BLUE and scene.stored(RED) == {"brick": 8}


def test_each_colonist_on_the_board_leaves_a_space_for_goods() -> None:
    """Rulebook, storehouse: twelve spaces in all, once every colonist has left."""
    scene = Scene().colonists(0, land=["Roma"] * 3, sea=["Roma"] * 3).goods(0)
    assert scene.g.space[0] == 12


def test_the_prefect_is_in_the_hand_twice() -> None:
    assert Scene().cards_in_hand(0).count("prefect") == 2 == Scene().g.hand[0][KIND_NAMES.index("prefect")]
