"""Boards that the base rules are played on: dotted and parallel lines, salt boards without salt, start cities."""

import pytest

from praefectus import data
from praefectus.game import Game
from praefectus.rules.actions import MOVE_LAND, MOVE_SEA, SELECT
from praefectus.rules.architect import BUILD
from praefectus.rules.vocabulary import SALT
from tests.scene import Scene

DOTTED = ("Brundisium", "Apollonia")
BEFORE_IT = ("Canusium", "Brundisium")


def test_nobody_stops_on_the_dotted_line_of_ionium() -> None:
    """Board Ionium: the line between Brundisium and Apollonia may be crossed but not stood on."""
    scene = Scene("ionium").colonists(0, land=[BEFORE_IT], sea=["Athenae"]).turn_of(0).play("architect")
    scene.choose(SELECT + 0)
    assert MOVE_LAND + scene.line("land", *DOTTED) not in scene.legal()


def test_crossing_the_dotted_line_takes_a_step() -> None:
    """Board Ionium: what lies beyond it is two steps away."""
    scene = Scene("ionium").colonists(0, land=[BEFORE_IT], sea=["Athenae"]).turn_of(0).play("architect")
    beyond = [
        MOVE_LAND + number
        for number, line in enumerate(scene.data.lines_of("land"))
        if "Apollonia" in line.ends and line.stop
    ]
    scene.choose(SELECT + 0)
    assert beyond and set(beyond) <= set(scene.legal())
    scene.choose(beyond[0])
    assert scene.frame == BUILD, "both steps were used"


def test_one_step_does_not_cross_it() -> None:
    scene = Scene("ionium").colonists(0, land=[BEFORE_IT]).turn_of(0).play("architect").choose(SELECT + 0)
    assert not any(
        MOVE_LAND + number in scene.legal()
        for number, line in enumerate(scene.data.lines_of("land"))
        if "Apollonia" in line.ends
    )


def test_parallel_lines_hold_a_ship_each() -> None:
    """Board Ionium: two lines join Neapolis and Messana; a ship on one leaves the other free."""
    scene = Scene("ionium")
    pair = [n for n, line in enumerate(scene.data.lines_of("sea")) if set(line.ends) == {"Neapolis", "Messana"}]
    assert len(pair) == 2
    scene.colonists(1, sea=[("Neapolis", "Messana")]).colonists(0, sea=[("Messana", "Syracusae")])
    scene.turn_of(0).play("architect").choose(SELECT + 3)
    assert [MOVE_SEA + line in scene.legal() for line in pair] == [False, True]


@pytest.mark.parametrize("board", [name for name in data.board_ids() if data.board(name).salt_board])
def test_a_salt_board_without_salt_has_ordinary_cities(board: str) -> None:
    """Salsa, boards: without salt the salt cities become tool, wine, cloth and brick cities for A, B, C and D."""
    swaps = {"A": "tool", "B": "wine", "C": "cloth", "D": "brick"}
    goods = ("brick", "food", "tool", "wine", "cloth")
    g = Game.new(board, 3, seed=2).position
    for letter, swapped in swaps.items():
        if letter not in data.board(board).letters:
            continue
        dealt = [g.city_good[n] for n, city in enumerate(data.board(board).cities) if city.letter == letter]
        assert SALT not in dealt
        tokens = data.setup().tokens[letter]
        for good, name in enumerate(goods):
            assert dealt.count(good) == tokens.get(name, 0) + (name == swapped)


@pytest.mark.parametrize("board", data.board_ids())
def test_start_cities_are_no_building_sites(board: str) -> None:
    """Rulebook, Architect 2: never in the start city; on every board."""
    scene = Scene(board)
    assert scene.b.cities == len(scene.data.cities) and scene.b.places > scene.b.cities
    for kind in range(2):
        for line in range(scene.b.lines[kind]):
            assert scene.b.line_cities[kind][line] >> scene.b.cities == 0


@pytest.mark.parametrize(("seats", "recommended"), [(2, False), (3, True), (5, True)])
def test_recommended_numbers_are_shown_and_not_enforced(seats: int, recommended: bool) -> None:
    """Rulebook, game material: Imperium is for 3 to 5 players; two may play on it anyway."""
    low, high = data.board("imperium").players
    assert (low <= seats <= high) == recommended
    assert Game.new("imperium", seats, seed=1).to_act == 0
