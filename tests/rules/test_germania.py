"""Germania: rivers, ships of two steps, ten castles, and more land lines than one set holds."""

import pytest

from praefectus import data
from praefectus.game import Game
from praefectus.rules import actions
from praefectus.rules.actions import DONE, MOVE_LAND, SELECT
from praefectus.rules.architect import MOVE, distance
from praefectus.rules.modules.fish_market.actions import ENTER
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum.vocabulary import WITH_FORUM
from praefectus.rules.modules.germania.actions import CASTLE_MARKER, MOVE_FAR
from praefectus.rules.modules.germania.castles import DRAW_MARKER, castles_beside
from praefectus.rules.modules.germania.vocabulary import CASTLES, WITH_GERMANIA
from praefectus.rules.modules.salt.vocabulary import WITH_SALT
from praefectus.rules.setup import set_up
from praefectus.rules.storehouse import GET_GOOD
from praefectus.rules.vocabulary import LINES, MAX_STEPS, NONE, PLACES
from praefectus.terminal import table_text
from tests.rules.test_fish_market import spot
from tests.scene import GOOD_NAMES, Scene

RED, GREEN = 0, 1
BOARD = data.board("germania")
NAMES = [castle.name for castle in BOARD.castles]
FAR = [line.ends for line in BOARD.lines_of("land")][LINES:]


def germania(modules: int = 0, seats: int = 3) -> Scene:
    return Scene("germania", seats, WITH_GERMANIA | modules)


def architect(scene: Scene, steps: int | None = None) -> Scene:
    scene.hand(RED, "architect", "tribune").turn_of(RED).play("architect")
    if steps is not None:
        scene.g.frame_a[scene.g.depth - 1] = steps
    return scene


def castle_goods(scene: Scene, **goods: str) -> Scene:
    """The markers of castles, by the end of their names; all others show brick."""
    for castle in range(CASTLES):
        scene.g.castle_good[castle] = 0
    for name, good in goods.items():
        scene.g.castle_good[NAMES.index(f"Castellum {name}")] = GOOD_NAMES.index(good)
    return scene


# the board


def test_the_board_as_printed() -> None:
    """Facts: 30 cities, 12 provinces, 10 castles, 88 land lines, 23 river lines."""
    assert (len(BOARD.cities), len(BOARD.provinces), CASTLES) == (30, 12, 10)
    assert (len(BOARD.lines_of("land")), len(BOARD.lines_of("sea"))) == (88, 23)
    assert all(any(castle in line.ends for line in BOARD.lines_of("land")) for castle in NAMES)
    assert not any(castle in line.ends for line in BOARD.lines_of("sea") for castle in NAMES)


def test_land_colonists_start_in_basilia_and_ships_in_colonia_agrippina() -> None:
    scene = germania()
    places = [BOARD.names[place] for place in scene.g.colonist[RED] if place >= 0]
    assert places == ["Basilia", "Colonia Agrippina"]


# steps


@pytest.mark.parametrize(("land", "sea", "steps"), [(1, 1, 3), (1, 0, 1), (0, 1, 2), (3, 0, 3), (0, 3, 6), (3, 3, 9)])
def test_a_ship_counts_two_steps(land: int, sea: int, steps: int) -> None:
    """Facts: a sea colonist is worth two steps, so a player begins with three."""
    scene = germania().colonists(RED, land=["Basilia"] * land, sea=["Colonia Agrippina"] * sea)
    assert architect(scene).g.frame_a[scene.g.depth - 1] == steps


def test_appius_adds_one_more_and_there_is_room_for_all() -> None:
    scene = germania(WITH_FORUM).colonists(RED, land=["Basilia"] * 3, sea=["Colonia Agrippina"] * 3)
    architect(scene.forum(RED, "appius"))
    assert scene.g.frame_a[scene.g.depth - 1] == 10 == MAX_STEPS - 1


def test_the_steps_may_all_go_to_one_colonist() -> None:
    """Inferred: they are shared out freely."""
    scene = architect(germania()).choose(SELECT)
    assert max(distance(scene.g, scene.b, RED, 0, line_of(action)) for action in scene.legal()) == 3


def line_of(action: int) -> int:
    return action - MOVE_FAR + LINES if action >= MOVE_FAR else action - MOVE_LAND


# lines beyond the first set


def test_every_land_line_can_be_reached_and_left() -> None:
    """All 88 lines: somebody who goes there takes the line, and frees it again."""
    for line in range(88):
        scene = architect(germania(), MAX_STEPS - 1).choose(SELECT)
        if line not in [line_of(action) for action in scene.legal()]:
            continue
        scene.choose(MOVE_FAR + line - LINES if line >= LINES else MOVE_LAND + line)
        assert scene.g.colonist[RED][0] == PLACES + line
        taken = scene.g.taken[0] | scene.g.far_taken << LINES
        assert taken == 1 << line
        if scene.frame == MOVE and scene.is_legal(SELECT):
            scene.choose(SELECT)
            other = scene.legal()[0]
            scene.choose(other)
            assert scene.g.taken[0] | scene.g.far_taken << LINES == 1 << line_of(other)


def test_ten_steps_lead_anywhere() -> None:
    scene = architect(germania(), MAX_STEPS - 1).choose(SELECT)
    assert len(scene.legal()) == 88


def test_a_line_beyond_the_first_set_is_one_colonists_alone() -> None:
    ends = FAR[0]
    scene = germania().colonists(GREEN, land=[tuple(ends)])
    scene.g.far_taken = 1
    scene.g.taken[0] = 0
    architect(scene, MAX_STEPS - 1).choose(SELECT)
    assert MOVE_FAR not in scene.legal() and MOVE_FAR + 1 in scene.legal()


def test_a_house_is_built_from_such_a_line() -> None:
    line = next(n for n, ends in enumerate(FAR) if all(end in [city.name for city in BOARD.cities] for end in ends))
    scene = germania().colonists(RED, land=[tuple(FAR[line])]).goods(RED, food=2).coins(RED, 20)
    scene.g.taken[0], scene.g.far_taken = 0, 1 << line
    for name in FAR[line]:
        scene.good_in(name, "brick")
    scene = architect(scene, 0).done().build(FAR[line][0])
    assert scene.g.house_count[RED] == 1


def test_a_castle_is_passed_like_a_city() -> None:
    """Inferred: lines that meet in a castle are one step apart."""
    first, second = [n for n, line in enumerate(BOARD.lines_of("land")) if "Castellum Gallia" in line.ends][:2]
    ends = tuple(BOARD.lines_of("land")[first].ends)
    scene = architect(germania().colonists(RED, land=[ends]), 1).choose(SELECT)
    assert second in [line_of(action) for action in scene.legal()]


def test_nobody_builds_or_stands_in_a_castle() -> None:
    assert not set(NAMES) & set(BOARD.names)
    scene = germania()
    for line, ends in enumerate(BOARD.lines_of("land")):
        cities = sum(end in [city.name for city in BOARD.cities] for end in ends.ends)
        assert bin(scene.b.line_cities[0][line]).count("1") == cities


def test_the_house_stand_sees_the_lines_beyond_the_first_set() -> None:
    """Fish market: the step of the house stand ends only where a house can be built, on any of the 88 lines."""
    line = next(n for n, ends in enumerate(FAR) if all(end in [city.name for city in BOARD.cities] for end in ends))
    scene = germania(WITH_FISH).colonists(RED, land=[tuple(FAR[line])]).goods(RED, food=2).coins(RED, 9).fish(RED, 2)
    scene.g.taken[0], scene.g.far_taken = 0, 1 << line
    scene.g.market_spot[RED] = NONE
    for city in BOARD.cities:
        scene.good_in(city.name, "brick")
    scene.turn_of(RED).choose(ENTER + spot("house"))
    assert scene.frame == MOVE and scene.is_legal(SELECT)
    before = scene.g.far_taken, scene.g.taken[0]
    scene.choose(SELECT)
    assert scene.legal() and (scene.g.far_taken, scene.g.taken[0]) == before


# castles


@pytest.mark.parametrize(("modules", "markers"), [(0, 24), (WITH_SALT, 29)])
def test_each_castle_gets_one_of_the_markers_that_no_province_needs(modules: int, markers: int) -> None:
    """Facts: the 12 left over are shuffled, one goes to each castle, two are returned; Salsa has five more."""
    scene = germania(modules)
    assert NONE not in scene.g.castle_good and sum(scene.g.markers_left) == markers - 12 - 10
    assert all(left >= 0 for left in scene.g.markers_left)


def test_the_markers_are_drawn_by_chance() -> None:
    scene = germania()
    set_up(scene.g, scene.b, 3, WITH_GERMANIA, 0)
    while scene.frame != DRAW_MARKER:
        scene.choose(scene.legal()[0])
    left = list(scene.g.markers_left)
    assert sum(left) == 12 and scene.legal() == [CASTLE_MARKER + good for good in range(5) if left[good]]
    scene.choose(scene.legal()[-1])
    assert sum(scene.g.markers_left) == 11 and scene.g.castle_good[0] != NONE


def beside(scene: Scene, castle: str) -> Scene:
    ends = next(line.ends for line in BOARD.lines_of("land") if f"Castellum {castle}" in line.ends)
    return scene.colonists(RED, land=[tuple(ends)])


def tribune(scene: Scene) -> Scene:
    return scene.hand(RED, "tribune", "architect").turn_of(RED).play("tribune")


def test_a_tribune_brings_the_good_of_a_castle_beside_a_colonist() -> None:
    """Facts: the good of one castle next to an own colonist."""
    scene = tribune(castle_goods(beside(germania(), "Belgica"), Belgica="cloth").goods(RED))
    assert scene.frame == GET_GOOD
    assert scene.get("cloth").stored(RED) == {"cloth": 1}
    assert scene.g.castle_good[NAMES.index("Castellum Belgica")] == GOOD_NAMES.index("cloth")  # it stays


def test_one_of_several_castles() -> None:
    """The line between two castles: their goods are a choice."""
    ends = ("Castellum Alpes", "Castellum Helvetia")
    scene = castle_goods(germania().colonists(RED, land=[ends]), Alpes="wine", Helvetia="tool").goods(RED)
    tribune(scene)
    assert {GOOD_NAMES[action - actions.GET] for action in scene.legal()} == {"wine", "tool"}
    assert scene.get("tool").stored(RED) == {"tool": 1} and scene.frame != GET_GOOD


def test_it_comes_before_the_new_colonist_and_may_pay_for_it() -> None:
    """Proposed: after the cards return, before the colonist."""
    scene = castle_goods(beside(germania(), "Belgica"), Belgica="tool").goods(RED, food=1)
    tribune(scene).get("tool")
    assert any(action >= actions.PLACE_LAND for action in scene.legal() if action != DONE)


def test_nothing_without_a_castle_or_without_room() -> None:
    scene = tribune(germania().goods(RED))
    assert scene.frame != GET_GOOD and castles_beside(scene.g, RED) == 0
    full = castle_goods(beside(germania(), "Belgica"), Belgica="cloth").goods(RED, brick=7)
    full.g.space[RED] = 0
    assert tribune(full).frame != GET_GOOD


def test_a_ship_on_a_river_is_beside_no_castle() -> None:
    scene = germania().colonists(RED, sea=[tuple(BOARD.lines_of("sea")[0].ends)])
    assert castles_beside(scene.g, RED) == 0


def test_the_terminal_shows_every_castle_with_its_good() -> None:
    view = Game.new("germania", 3, seed=3).view(None)
    shown = " ".join(table_text(view).replace("│", " ").split())
    assert [castle["name"] for castle in view["castles"]] == NAMES
    assert all(f"{castle['name']} ({castle['good']})" in shown for castle in view["castles"])
