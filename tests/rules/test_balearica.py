"""Balearica: the start between the islands, new colonists in cities with a house, and land colonists on their ships."""

from praefectus.rules import extension
from praefectus.rules.actions import DONE, MOVE_LAND, MOVE_SEA, NEW_COLONISTS, PLACE_LAND, PLACE_SEA, SELECT
from praefectus.rules.modules.balearica.vocabulary import WITH_BALEARICA
from praefectus.rules.vocabulary import HOME, LAND, PLACES
from tests.scene import Scene

IAMNO_TURRIS = ("Iamno", "Turris Solis")
TURRIS_SERVARIOPOLIS = ("Servariopolis", "Turris Solis")
SERVARIOPOLIS_POLLENTIA = ("Servariopolis", "Pollentia")


def islands(seats: int = 3) -> Scene:
    return Scene("balearica", seats, WITH_BALEARICA)


def sea_lines(scene: Scene, *pairs: tuple[str, str]) -> set[int]:
    return {MOVE_SEA + scene.line("sea", *pair) for pair in pairs}


def yellow_near_the_ships() -> Scene:
    """A land colonist on Minorica, a ship from there to Maiorica and another along its coast to Pollentia."""
    scene = islands().hand(2, "architect", "tribune")
    scene.colonists(2, land=[IAMNO_TURRIS], sea=[TURRIS_SERVARIOPOLIS, SERVARIOPOLIS_POLLENTIA])
    return scene.turn_of(2).play("architect")


def test_everybody_starts_with_a_ship_on_each_starting_space() -> None:
    """Balearica, start city: one sea colonist on each of the two spaces, the other four in the storehouse."""
    scene = islands()
    for seat in range(3):
        where = [scene.data.names[place] for place in scene.g.colonist[seat] if place != HOME]
        assert where == ["Western waters", "Eastern waters"]
        assert scene.g.on_board[seat] == 2
        assert scene.g.space[seat] == 12 - 4 - sum(scene.g.goods[seat])


def test_the_green_ship_has_three_first_steps() -> None:
    """Balearica, movement of colonists: the graphic of the green sea colonist with its three lines."""
    scene = islands().colonists(1, sea=["Western waters"]).hand(1, "architect", "tribune").turn_of(1)
    scene.play("architect").choose(SELECT + 3)
    first_steps = (("Ebussus", "Andrachium"), ("Andrachium", "Palmaria"), ("Ebussus", "Palmaria"))
    assert set(scene.legal()) == sea_lines(scene, *first_steps)


def test_the_eastern_space_leads_to_four_lines() -> None:
    scene = islands().colonists(0, sea=["Eastern waters"]).hand(0, "architect", "tribune").turn_of(0)
    scene.play("architect").choose(SELECT + 3)
    first_steps = (("Pollentia", "Iamno"), IAMNO_TURRIS, SERVARIOPOLIS_POLLENTIA, TURRIS_SERVARIOPOLIS)
    assert set(scene.legal()) == sea_lines(scene, *first_steps)


def test_new_colonists_only_enter_own_cities() -> None:
    """Balearica, start city: with Tribune or Colonist, in cities with a house of the seat."""
    scene = islands().house(0, "Palmaria", "Selva").goods(0, food=2, tool=2).hand(0, "tribune", "colonist").turn_of(0)
    scene.play("colonist").choose(NEW_COLONISTS)
    selva, palmaria = scene.city("Selva"), scene.city("Palmaria")
    assert scene.legal() == [DONE, PLACE_LAND + palmaria, PLACE_LAND + selva, PLACE_SEA + palmaria]
    scene.choose(PLACE_LAND + selva).done().hand(0, "tribune").turn_of(0).play("tribune")
    assert scene.legal() == [DONE, PLACE_LAND + palmaria, PLACE_LAND + selva, PLACE_SEA + palmaria]


def test_without_a_house_no_colonist_can_be_placed() -> None:
    scene = islands().goods(0, food=2, tool=2).hand(0, "tribune", "colonist").turn_of(0).play("colonist")
    assert not scene.is_legal(NEW_COLONISTS)


def test_a_land_colonist_may_be_placed_where_only_ships_go() -> None:
    """Frumentaria has no land line; a land colonist there waits for a ship of its own."""
    scene = islands().house(0, "Frumentaria").goods(0, food=1, tool=1).hand(0, "tribune").turn_of(0).play("tribune")
    assert scene.is_legal(PLACE_LAND + scene.city("Frumentaria"))
    scene.colonists(0, land=["Frumentaria"], sea=[("Ebussus", "Frumentaria")]).hand(0, "architect").turn_of(0)
    scene.play("architect").choose(SELECT)
    ashore = {MOVE_LAND + scene.line("land", "Ebussus", to) for to in ("Portus Magnus", "Nigrum", "Cubus")}
    assert set(scene.legal()) == ashore


def test_yellow_rides_the_ship_with_two_steps() -> None:
    """Balearica, movement of colonists: yellow has 3 steps; the way over the ship to the next island takes 2."""
    scene = yellow_near_the_ships().choose(SELECT)
    assert not any(MOVE_SEA <= action < MOVE_SEA + 56 for action in scene.legal())
    scene.choose(MOVE_LAND + scene.line("land", "Arta", "Servariopolis"))
    assert scene.g.colonist[2][0] == PLACES + scene.line("land", "Arta", "Servariopolis")
    assert scene.g.frame_a[scene.g.depth - 1] == 1


def test_the_remaining_step_may_move_the_ship_that_carried() -> None:
    """Balearica, the same graphic: one of the options for the third step."""
    scene = yellow_near_the_ships().move(2, 0, "land", "Arta", "Servariopolis").choose(SELECT + 3)
    assert scene.is_legal(MOVE_SEA + scene.line("sea", "Servariopolis", "Sanctus Agninus"))
    scene.choose(MOVE_SEA + scene.line("sea", "Servariopolis", "Sanctus Agninus"))
    assert scene.g.colonist[2][0] == PLACES + scene.line("land", "Arta", "Servariopolis")


def test_the_third_step_carries_the_land_colonist_over_the_other_ship() -> None:
    """Balearica, the same graphic: over both ships, the second next to Pollentia, each for a step."""
    scene = yellow_near_the_ships().choose(SELECT)
    beyond = MOVE_LAND + scene.line("land", "Bocchoris", "Pollentia")
    assert scene.is_legal(beyond)
    scene.choose(beyond)
    assert scene.g.colonist[2][0] == PLACES + scene.line("land", "Bocchoris", "Pollentia")
    assert scene.frame != 1  # all three steps are used


def test_every_ship_costs_a_step_in_both_directions() -> None:
    scene = islands().colonists(0, land=[("Selva", "Pollentia")], sea=[TURRIS_SERVARIOPOLIS, SERVARIOPOLIS_POLLENTIA])
    beyond = scene.line("land", "Fornix", "Turris Solis")
    assert not extension.reach(scene.g, scene.b, 0, 0, 2) >> beyond & 1
    assert extension.reach(scene.g, scene.b, 0, 0, 3) >> beyond & 1


def test_nobody_rides_on_the_ships_of_others() -> None:
    scene = islands().hand(2, "architect", "tribune").colonists(1, sea=[TURRIS_SERVARIOPOLIS])
    scene.colonists(2, land=[IAMNO_TURRIS], sea=["Western waters", "Eastern waters"]).turn_of(2).play("architect")
    reach = extension.reach(scene.g, scene.b, 2, 0, 3)
    assert reach == scene.b.reach[LAND][scene.g.colonist[2][0]][3]


def test_the_first_step_out_of_a_city_may_be_a_ship() -> None:
    scene = islands().house(0, "Mago").hand(0, "architect", "tribune")
    scene.colonists(0, land=["Mago"], sea=[("Sanctus Agninus", "Mago")]).turn_of(0).play("architect").choose(SELECT)
    assert scene.is_legal(MOVE_LAND + scene.line("land", "Rapidus", "Sanctus Agninus"))
    assert not scene.is_legal(MOVE_LAND + scene.line("land", "Rapidus", "Lucus Maior"))


def test_ships_that_carry_nowhere_change_nothing() -> None:
    """With ships far away the ways over land are those of the tables, from everywhere and for every number of steps."""
    scene = islands().colonists(0, land=["Mago"], sea=[("Cubus", "Frumentaria")])
    for line in range(24, scene.b.lines[LAND]):  # the lines of Minorica
        scene.g.colonist[0][0] = PLACES + line
        for steps in range(1, 8):
            assert extension.reach(scene.g, scene.b, 0, 0, steps) == scene.b.reach[LAND][PLACES + line][steps]
