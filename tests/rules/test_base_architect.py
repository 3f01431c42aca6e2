"""Architect: rulebook, page of the Architect."""

import pytest

from praefectus.rules.actions import BUILD_HOUSE, DONE, MOVE_LAND, MOVE_SEA, SELECT
from praefectus.rules.architect import BUILD, MOVE
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.houses import building_sites, house_coins
from praefectus.rules.vocabulary import PLACES
from tests.scene import GOOD_NAMES, Scene

COLONIA_NOVARIA = ("Colonia A.", "Novaria")
ROMA_NOVARIA = ("Novaria", "Roma")
ROMA_AQUILEIA = ("Aquileia", "Roma")
ROMA_MASSILIA = ("Massilia", "Roma")
PLENTY = {"brick": 3, "food": 2, "tool": 2, "wine": 2, "cloth": 2}


def red_of_the_example() -> Scene:
    """Red's table in the rulebook's picture."""
    scene = Scene().token(Massilia="cloth", Novaria="wine", Aquileia="food", Vindobona="tool")
    scene.good_in("Colonia A.", "tool")
    scene.house(0, "Colonia A.").house(1, "Aquileia").house(2, "Aquileia")
    scene.colonists(0, land=[COLONIA_NOVARIA, "Roma"], sea=["Roma"])
    return scene.goods(0, brick=3, food=1, wine=1, cloth=1).coins(0, 15).turn_of(0).play("architect")


def architect(board: str = "imperium", **where: object) -> Scene:
    """Red's colonists stand there, and Red plays an Architect with goods and coins for anything."""
    return Scene(board).colonists(0, **where).goods(0, **PLENTY).coins(0, 100).turn_of(0).play("architect")


def lines(scene: Scene, kind: str, *pairs: tuple[str, str]) -> list[int]:
    first = MOVE_LAND if kind == "land" else MOVE_SEA
    return sorted(first + scene.line(kind, *pair) for pair in pairs)


# the example


def test_red_has_three_steps() -> None:
    """Rulebook, Architect's example: three colonists on the board, one of them on a line, give three steps."""
    scene = red_of_the_example()
    assert scene.frame == MOVE
    assert scene.g.frame_a[scene.g.depth - 1] == 3


def test_red_can_build_in_four_of_five_cities() -> None:
    """Rulebook, Architect's example: five cities adjacent after the moves, one with a house of Red's."""
    scene = red_of_the_example()
    scene.move(0, 3, "sea", *ROMA_MASSILIA).move(0, 1, "land", "Aquileia", "Vindobona")
    assert scene.frame == BUILD
    sites = building_sites(scene.g, scene.b, 0)
    assert {name for number, name in enumerate(scene.data.names) if sites >> number & 1} == {
        "Massilia", "Novaria", "Aquileia", "Vindobona",
    }  # fmt: skip


def test_red_builds_three_houses_for_five_four_and_six() -> None:
    """Rulebook, Architect's example: Massilia 5, Novaria 4, Aquileia 3 x 2, and the goods of each."""
    scene = red_of_the_example()
    scene.move(0, 3, "sea", *ROMA_MASSILIA).move(0, 1, "land", "Aquileia", "Vindobona")
    assert scene.build("Massilia").g.coins[0] == 15 - 5
    assert scene.stored(0) == {"brick": 2, "food": 1, "wine": 1}
    assert scene.build("Novaria").g.coins[0] == 10 - 4
    assert scene.stored(0) == {"brick": 1, "food": 1}
    assert scene.build("Aquileia").g.coins[0] == 0
    assert scene.stored(0) == {}
    assert scene.g.house_count[0] == 4
    assert scene.g.city_houses[scene.city("Aquileia")] == 3


def test_the_third_house_in_a_food_city_costs_triple() -> None:
    """Rulebook, Architect's example: Aquileia already has two houses, so 3 x 2 sestertii."""
    scene = red_of_the_example()
    assert house_coins(scene.g, scene.b, 0, scene.city("Aquileia")) == 6


# moving


def test_steps_are_shared_freely() -> None:
    """Rulebook, Architect 1: the steps can be allocated freely, so one colonist may use both."""
    scene = architect(land=["Roma"], sea=["Roma"])
    scene.move(0, 0, "land", "Aquileia", "Sirmium")
    assert scene.frame == BUILD
    assert scene.g.colonist[0][3] == scene.city("Roma")


def test_a_colonist_may_go_on_with_what_is_left() -> None:
    scene = architect(land=["Roma"], sea=["Roma"])
    scene.move(0, 0, "land", *ROMA_AQUILEIA)
    assert scene.g.frame_a[scene.g.depth - 1] == 1
    scene.move(0, 0, "land", "Aquileia", "Vindobona")
    assert scene.frame == BUILD


def test_fewer_steps_or_none_are_fine() -> None:
    """Rulings, Architect: colonists may stay where they are."""
    scene = architect(land=["Roma"], sea=["Roma"])
    assert DONE in scene.legal()
    scene.done()
    assert scene.frame == BUILD
    assert scene.g.colonist[0][0] == scene.city("Roma")


def test_the_first_step_leads_onto_a_line_of_the_city() -> None:
    """Rulebook, Architect 1: out of the starting city onto an adjacent line; a single step reaches no other."""
    scene = architect(land=["Roma"], sea=["Roma"])
    scene.move(0, 3, "sea", *ROMA_MASSILIA).choose(SELECT + 0)
    assert scene.legal() == lines(scene, "land", ROMA_NOVARIA, ROMA_AQUILEIA, ("Syracusae", "Roma"))


def test_each_further_step_crosses_a_city() -> None:
    """Rulebook, Architect 1: through a city onto the next adjacent line."""
    scene = architect(land=[COLONIA_NOVARIA])
    scene.choose(SELECT + 0)
    assert scene.legal() == lines(
        scene,
        "land",
        ("Massilia", "Novaria"),
        ("Novaria", "Aquileia"),
        ROMA_NOVARIA,
        ("Lutetia", "Colonia A."),
        ("Colonia A.", "Vindobona"),
    )


def test_land_colonists_keep_to_land_and_ships_to_the_sea() -> None:
    """Rulebook, Architect 1: brown lines for land colonists, blue lines for sea colonists."""
    scene = architect(land=["Roma"], sea=["Roma"])
    scene.choose(SELECT + 3)
    assert all(MOVE_SEA <= action < BUILD_HOUSE for action in scene.legal())
    scene = architect(land=["Roma"], sea=["Roma"]).choose(SELECT + 0)
    assert all(MOVE_LAND <= action < MOVE_SEA for action in scene.legal())


@pytest.mark.parametrize("owner", [0, 1])
def test_nobody_stops_on_an_occupied_line(owner: int) -> None:
    """Rulebook, Architect 1: not onto a line with another colonist; a custom one blocks as well (rulings)."""
    scene = Scene().colonists(1, land=["Roma"]).goods(0, **PLENTY)
    if owner == 0:
        scene.colonists(0, land=["Roma", ROMA_NOVARIA])
    else:
        scene.colonists(0, land=["Roma"]).colonists(1, land=[ROMA_NOVARIA])
    scene.turn_of(0).play("architect").choose(SELECT + 0)
    assert MOVE_LAND + scene.line("land", *ROMA_NOVARIA) not in scene.legal()


def test_occupied_lines_are_crossed_and_counted() -> None:
    """Rulebook, Architect 1: moving through an occupied line is allowed, and it counts as a step."""
    scene = Scene().colonists(1, land=[ROMA_NOVARIA]).colonists(0, land=["Roma"], sea=["Roma"])
    scene.turn_of(0).play("architect").choose(SELECT + 0)
    beyond = MOVE_LAND + scene.line("land", *COLONIA_NOVARIA)
    assert beyond in scene.legal()
    scene.choose(beyond)
    assert scene.frame == BUILD, "two steps were used"


def test_a_left_line_is_free_again() -> None:
    scene = Scene().colonists(0, land=[ROMA_NOVARIA], sea=["Roma"]).colonists(1, land=["Roma"]).goods(0)
    scene.turn_of(0).play("architect").move(0, 0, "land", *COLONIA_NOVARIA).done().done()
    scene.turn_of(1).play("architect").choose(SELECT + 0)
    assert MOVE_LAND + scene.line("land", *ROMA_NOVARIA) in scene.legal()
    assert MOVE_LAND + scene.line("land", *COLONIA_NOVARIA) not in scene.legal()


def test_colonists_in_cities_count_for_steps() -> None:
    """Rulebook, Architect 1: all colonists on the board count, wherever they are."""
    scene = architect(land=["Roma", "Roma", COLONIA_NOVARIA], sea=["Roma", ROMA_MASSILIA])
    assert scene.g.frame_a[scene.g.depth - 1] == 5


def test_equal_colonists_in_one_city_are_offered_once() -> None:
    """Two land colonists in Roma are the same choice."""
    scene = architect(land=["Roma", "Roma"], sea=["Roma"])
    assert scene.legal() == [DONE, SELECT + 0, SELECT + 3]


def test_a_colonist_never_stops_in_a_city() -> None:
    """Rulings, Architect: after leaving its city a colonist is always on a line."""
    scene = architect(land=[COLONIA_NOVARIA]).choose(SELECT + 0)
    scene.choose(scene.legal()[0])
    assert scene.g.colonist[0][0] >= PLACES


# building


@pytest.mark.parametrize(
    ("good", "coins", "goods"),
    [
        ("brick", 1, {"food": 1}),
        ("food", 2, {"brick": 1, "food": 1}),
        ("tool", 3, {"brick": 1, "tool": 1}),
        ("wine", 4, {"brick": 1, "wine": 1}),
        ("cloth", 5, {"brick": 1, "cloth": 1}),
    ],
)
def test_each_kind_of_city_has_its_price(good: str, coins: int, goods: dict[str, int]) -> None:
    """Rulebook, Architect 2: 1 food for a brick city, else 1 brick and the city's good; 1 to 5 sestertii."""
    scene = Scene().token(Novaria=good).colonists(0, land=[COLONIA_NOVARIA]).goods(0, **goods).coins(0, coins)
    scene.turn_of(0).play("architect").done().build("Novaria")
    assert scene.stored(0) == {} and scene.g.coins[0] == 0


@pytest.mark.parametrize("good", GOOD_NAMES[:5])
@pytest.mark.parametrize("others", [1, 2, 3])
def test_coins_are_multiplied_by_the_houses_then_there(good: str, others: int) -> None:
    """Rulebook, Architect 2: the fourth house costs four times the coins, and the goods stay the same."""
    scene = Scene("imperium", 5).token(Novaria=good).colonists(0, land=[COLONIA_NOVARIA]).goods(0, **PLENTY)
    for owner in range(1, 1 + others):
        scene.house(owner, "Novaria")
    price = (1, 2, 3, 4, 5)[GOOD_NAMES.index(good)] * (others + 1)
    before = sum(scene.g.goods[0])
    scene.coins(0, price).turn_of(0).play("architect").done().build("Novaria")
    assert scene.g.coins[0] == 0
    assert before - sum(scene.g.goods[0]) == (1 if good == "brick" else 2)


def test_a_sestertius_or_a_good_too_few_is_too_few() -> None:
    scene = Scene().token(Novaria="wine").colonists(0, land=[COLONIA_NOVARIA]).house(0, "Colonia A.")
    scene.goods(0, brick=1, wine=1).coins(0, 3).turn_of(0).play("architect").done()
    assert scene.legal() == [DONE]
    scene.coins(0, 4)
    assert scene.legal() == [DONE, BUILD_HOUSE + scene.city("Novaria")]
    assert scene.goods(0, wine=2).legal() == [DONE]
    assert scene.goods(0, brick=2).legal() == [DONE]


def test_one_own_house_in_a_city() -> None:
    """Rulebook, Architect 2: not more than one own house in a single city."""
    scene = architect(land=[COLONIA_NOVARIA]).house(0, "Novaria").done()
    assert scene.legal() == [DONE, BUILD_HOUSE + scene.city("Colonia A.")]


def test_never_in_the_capital() -> None:
    """Rulebook, Architect 2: never in Roma."""
    scene = architect(land=[ROMA_NOVARIA]).done()
    assert scene.legal() == [DONE, BUILD_HOUSE + scene.city("Novaria")]


def test_building_comes_after_all_moves() -> None:
    """Rulebook, Architect 2: after all movements; nothing moves once building has begun."""
    scene = architect(land=[COLONIA_NOVARIA], sea=["Roma"])
    assert not any(BUILD_HOUSE <= action < BUILD_HOUSE + PLACES for action in scene.legal())
    scene.done().build("Novaria")
    assert not any(SELECT <= action < SELECT + 6 for action in scene.legal())


def test_any_number_of_houses_that_can_be_paid() -> None:
    """Rulings, Architect: each line serves both of its cities, and houses may be built without moving."""
    scene = Scene().token(Novaria="brick").good_in("Colonia A.", "brick").colonists(0, land=[COLONIA_NOVARIA])
    scene.goods(0, food=2).coins(0, 2).turn_of(0).play("architect").done()
    scene.build("Novaria").build("Colonia A.")
    assert scene.g.house_count[0] == 2 and scene.g.coins[0] == 0


def test_building_is_optional() -> None:
    scene = architect(land=[COLONIA_NOVARIA]).done().done()
    assert scene.g.house_count[0] == 0
    assert scene.to_act == 1 and scene.frame == PLAY_CARD


def test_a_colonist_inside_a_city_builds_nothing() -> None:
    """Rulings, Architect: building needs a colonist on a line next to the city."""
    scene = architect(land=["Roma"], sea=["Roma"]).done()
    assert scene.legal() == [DONE]
    scene = architect(land=["Massilia"]).house(0, "Massilia").done()
    assert scene.legal() == [DONE]


def test_somebody_elses_colonist_does_not_help() -> None:
    """Rulebook, Architect 2: cities adjacent to the player's own colonists."""
    scene = Scene().colonists(1, land=[COLONIA_NOVARIA]).goods(0, **PLENTY).coins(0, 50)
    assert scene.turn_of(0).play("architect").done().legal() == [DONE]


def test_fifteen_houses_are_all() -> None:
    """Rulings, turn: 15 houses for each player."""
    scene = architect(land=[COLONIA_NOVARIA])
    for city in scene.data.cities[15:]:
        scene.house(0, city.name)
    scene.done()
    assert scene.g.house_count[0] == 15 and scene.legal() == [DONE]


def test_own_houses_of_one_turn_do_not_raise_each_other() -> None:
    """Rulings, Architect: only other houses in the same city count, and there is one own house in each."""
    scene = Scene().token(Novaria="wine").good_in("Colonia A.", "wine").colonists(0, land=[COLONIA_NOVARIA])
    scene.goods(0, brick=2, wine=2).coins(0, 8).turn_of(0).play("architect").done()
    scene.build("Novaria").build("Colonia A.")
    assert scene.g.coins[0] == 0
