"""Final scoring: rulebook, last page."""

import pytest

from praefectus.rules.scoring import saturnus, vesta
from tests.scene import GOOD_NAMES, Scene

# 12 houses in 7 provinces: 3 brick, 4 food, 3 tool, 2 cloth
HOUSES = {
    "brick": ["Isca D.", "Lutetia", "Novaria"],
    "food": ["Londinium", "Burdigala", "Olisipo", "Colonia A."],
    "tool": ["Massilia", "Valentia", "Rusadir"],
    "cloth": ["Aquileia", "Sirmium"],
}


def player_of_the_example() -> Scene:
    """The rulebook's player: 12 houses, 5 colonists, 13 sestertii, 5 goods, and the Concordia card."""
    scene = Scene()
    for good, cities in HOUSES.items():
        for city in cities:
            scene.good_in(city, good)
        scene.house(0, *cities)
    scene.colonists(0, land=["Roma"] * 3, sea=["Roma"] * 2).goods(0, cloth=1, tool=3, brick=1).coins(0, 13)
    scene.gods(0, vesta=1, jupiter=2, saturnus=4, mercurius=2, mars=3, farmer=1)
    scene.g.end_by = 0
    return scene


@pytest.mark.parametrize(
    ("god", "cards", "value", "points"),
    [
        ("vesta", 1, 3, 3),
        ("jupiter", 2, 9, 18),
        ("saturnus", 4, 7, 28),
        ("mercurius", 2, 8, 16),
        ("mars", 3, 10, 30),
        ("minerva", 1, 12, 12),
    ],
)
def test_the_example_god_by_god(god: str, cards: int, value: int, points: int) -> None:
    """Rulebook, final scoring's example: what each god gives."""
    scene = player_of_the_example()
    assert scene.god(0, god) == value
    assert cards * value == points


def test_the_example_is_worth_114_points() -> None:
    """Rulebook, final scoring's example: with 7 points for the Concordia card, 114 in all."""
    assert player_of_the_example().points(0) == 114


def test_without_the_concordia_card_107() -> None:
    scene = player_of_the_example()
    scene.g.end_by = 1
    assert scene.points(0) == 107


# Vesta


@pytest.mark.parametrize(("coins", "value"), [(9, 0), (10, 1), (19, 1), (20, 2), (0, 0)])
def test_vesta_counts_full_tens(coins: int, value: int) -> None:
    """Rulebook, Vesta: 1 point for every full 10 sestertii, fractions are ignored."""
    scene = Scene().goods(0).coins(0, coins)
    assert vesta(scene.g, scene.b, 0) == value


@pytest.mark.parametrize(("good", "price"), list(zip(GOOD_NAMES, (3, 4, 5, 6, 7), strict=False)))
def test_vesta_adds_goods_at_their_prices(good: str, price: int) -> None:
    """Rulebook, Vesta: goods count as printed on the storehouse."""
    scene = Scene().goods(0, **{good: 2})
    assert scene.coins(0, 10 - 2 * price % 10).god(0, "vesta") == (2 * price + 10 - 2 * price % 10) // 10
    assert scene.coins(0, (9 - 2 * price) % 10).god(0, "vesta") == (2 * price + (9 - 2 * price) % 10) // 10


# Jupiter, Saturnus, Mercurius, Mars


def test_jupiter_leaves_brick_cities_out() -> None:
    """Rulebook, Jupiter: 1 point for each house in a city that is no brick city."""
    scene = Scene().token(Novaria="brick", Aquileia="food", Lutetia="cloth").house(0, "Novaria", "Aquileia", "Lutetia")
    assert scene.god(0, "jupiter") == 2


def test_jupiter_reaches_fifteen() -> None:
    """Rulebook, Jupiter: 15 points at most."""
    scene = Scene()
    for city in scene.data.cities[:15]:
        scene.good_in(city.name, "wine").house(0, city.name)
    assert scene.god(0, "jupiter") == 15


@pytest.mark.parametrize(("board", "most"), [("imperium", 12), ("italia", 11)])
def test_saturnus_counts_provinces(board: str, most: int) -> None:
    """Rulebook, Saturnus: 1 point for each province with a house, 12 at most on Imperium and 11 on Italia."""
    scene = Scene(board)
    assert scene.god(0, "saturnus") == 0
    for province in scene.data.provinces:
        scene.house(0, next(city.name for city in scene.data.cities if city.province == province.id))
    assert scene.god(0, "saturnus") == most == len(scene.data.provinces)


def test_a_second_house_in_a_province_adds_nothing_for_saturnus() -> None:
    scene = Scene().house(0, "Lutetia", "Massilia", "Burdigala").house(1, "Novaria")
    assert saturnus(scene.g, scene.b, 0) == 1


def test_mercurius_counts_kinds_of_goods() -> None:
    """Rulebook, Mercurius: 2 points for each type of good the houses produce, 10 at most."""
    scene = Scene()
    for number, (good, city) in enumerate(zip(GOOD_NAMES, scene.data.cities, strict=False)):
        scene.good_in(city.name, good if number < 5 else "brick").house(0, city.name)
        assert scene.god(0, "mercurius") == min(2 * (number + 1), 10)


@pytest.mark.parametrize("colonists", range(7))
def test_mars_counts_colonists_on_the_board(colonists: int) -> None:
    """Rulebook, Mars: 2 points for each colonist on the board, 12 at most."""
    land, sea = min(3, colonists), max(0, colonists - 3)
    scene = Scene().colonists(0, land=["Roma"] * land, sea=["Roma"] * sea)
    assert scene.god(0, "mars") == 2 * colonists


# Minerva


@pytest.mark.parametrize(
    ("card", "good", "each"),
    [
        ("mason", "brick", 3),
        ("farmer", "food", 3),
        ("smith", "tool", 3),
        ("vintner", "wine", 4),
        ("weaver", "cloth", 5),
    ],
)
def test_minerva_pays_for_the_specialists_cities(card: str, good: str, each: int) -> None:
    """Rulebook, Minerva: for each house in a city of the related kind what the specialist's card says."""
    scene = Scene()
    for city in ("Lutetia", "Novaria", "Olisipo"):
        scene.good_in(city, good)
    scene.house(0, "Lutetia", "Novaria", "Olisipo").gods(0, **{card: 1})
    assert scene.god(0, "minerva") == 3 * each == scene.points(0)


def test_a_specialist_without_cities_is_worth_nothing() -> None:
    scene = Scene().token(Lutetia="brick").house(0, "Lutetia").gods(0, weaver=1)
    assert scene.god(0, "minerva") == 0


def test_hand_and_pile_count_alike() -> None:
    """Rulebook, final scoring: all cards, those of the discard pile included."""
    scene = Scene().house(0, "Lutetia")
    before = scene.points(0)
    scene.hand(0, "tribune").pile(0, "architect", "prefect", "prefect", "mercator", "diplomat", "senator")
    assert scene.points(0) == before


def test_the_starting_hand_has_six_kinds_of_reward() -> None:
    """Cards, as in cards.json: Vesta 1, Jupiter 2, Saturnus 2, Mercurius 1, Mars 1 from the beginning."""
    assert Scene().g.gods[0] == [1, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0]


def test_every_card_multiplies_its_god() -> None:
    """Rulebook, final scoring: each card pays on its own."""
    scene = Scene().goods(0).coins(0, 0).gods(0, mars=1)
    one = scene.points(0)
    assert scene.gods(0, mars=4).points(0) == 4 * one
