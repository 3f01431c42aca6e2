"""Gallia: the ship that waits for a house in a port, the six ports, the dotted line."""

import pytest

from praefectus import data
from praefectus.rules.actions import DONE, MOVE_LAND, MOVE_SEA, NEW_COLONISTS, PLACE_LAND, PLACE_SEA, SELECT
from praefectus.rules.modules.gallia import ports
from praefectus.rules.modules.gallia.ports import WAITING
from praefectus.rules.modules.gallia.vocabulary import WITH_GALLIA
from tests.scene import Scene

RED = 0
PORTS = ["Bononia", "Juliobona", "Gesocribate", "Portus Namnetus", "Burdigala", "Flaviobriga"]


def gallia(seats: int = 3) -> Scene:
    return Scene("gallia", seats, WITH_GALLIA)


def architect(scene: Scene, steps: int) -> Scene:
    scene.hand(RED, "architect", "tribune").turn_of(RED).play("architect")
    scene.g.frame_a[scene.g.depth - 1] = steps
    return scene


def test_land_colonists_start_in_lutetia_and_ships_wait() -> None:
    scene = gallia()
    assert [scene.data.names[place] for place in scene.g.colonist[RED] if place >= 0] == ["Lutetia", "Ligurian waters"]
    assert scene.g.on_board[RED] == 2 and scene.god(RED, "mars") == 4


def test_without_a_house_in_a_port_the_ship_waits() -> None:
    """A house in a city with sea lines that is no port does not help."""
    scene = architect(gallia().house(RED, "Londinium", "Massilia"), 3)
    assert scene.legal() == [DONE, SELECT]


@pytest.mark.parametrize("port", PORTS)
def test_with_a_house_in_a_port_the_ship_sets_out_from_there(port: str) -> None:
    scene = architect(gallia().house(RED, port), 1).choose(SELECT + 3)
    from_port = {MOVE_SEA + n for n, line in enumerate(scene.data.lines_of("sea")) if port in line.ends}
    assert from_port and set(scene.legal()) == from_port


def test_with_houses_in_two_ports_it_sets_out_from_either() -> None:
    scene = architect(gallia().house(RED, "Bononia", "Flaviobriga"), 1).choose(SELECT + 3)
    ends = [set(scene.data.lines_of("sea")[action - MOVE_SEA].ends) for action in scene.legal()]
    assert all(pair & {"Bononia", "Flaviobriga"} for pair in ends)
    assert any("Bononia" in pair for pair in ends) and any("Flaviobriga" in pair for pair in ends)


def test_a_step_from_the_port_costs_a_step_and_the_ship_does_not_come_back() -> None:
    scene = architect(gallia().house(RED, "Juliobona"), 2).move(RED, 3, "sea", "Juliobona", "Bononia")
    assert scene.g.frame_a[scene.g.depth - 1] == 1
    assert scene.g.colonist[RED][3] != WAITING


def test_the_ship_waits_for_the_next_movement() -> None:
    """Our reading: building in the port does not move it yet."""
    scene = architect(in_juliobona(), 0).done().build("Juliobona")
    assert data.gallia().when_a_waiting_ship_enters == "with the next move" and scene.g.colonist[RED][3] == WAITING


def test_switched_on_the_ship_enters_the_port_with_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other reading: it lies in that port from then on, and sets out only from there."""
    monkeypatch.setattr(ports, "SHIPS_ENTER_AT_ONCE", 1)
    scene = architect(in_juliobona(), 0).done().build("Juliobona")
    assert scene.g.colonist[RED][3] == scene.city("Juliobona")
    architect(scene.house(RED, "Flaviobriga"), 1).choose(SELECT + 3)
    ends = [scene.data.lines_of("sea")[action - MOVE_SEA].ends for action in scene.legal()]
    assert ends and all("Juliobona" in pair for pair in ends)


def test_switched_on_a_house_elsewhere_moves_no_ship(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ports, "SHIPS_ENTER_AT_ONCE", 1)
    scene = architect(in_juliobona(), 0).done().build("Condate")
    assert scene.g.colonist[RED][3] == WAITING


def in_juliobona() -> Scene:
    """Red's land colonist is between Juliobona, a port, and Condate, and can pay a house in either."""
    scene = gallia().colonists(RED, land=[("Juliobona", "Condate")], sea=["Ligurian waters"])
    return scene.token(Juliobona="brick", Condate="brick").goods(RED, food=1).coins(RED, 20)


def test_new_ships_wait_while_there_is_no_house_in_a_port() -> None:
    scene = gallia().house(RED, "Londinium").hand(RED, "tribune").turn_of(RED)
    scene.goods(RED, food=1, tool=1).play("tribune")
    assert PLACE_SEA + WAITING in scene.legal() and PLACE_SEA + scene.city("Londinium") not in scene.legal()


def test_new_ships_enter_in_a_port_with_a_house() -> None:
    scene = gallia().house(RED, "Londinium", "Bononia").goods(RED, food=2, tool=2).hand(RED, "colonist", "tribune")
    scene.turn_of(RED).play("colonist").choose(NEW_COLONISTS)
    ships = [action for action in scene.legal() if action >= PLACE_SEA]
    assert ships == [PLACE_SEA + scene.city("Bononia")]
    land = {action - PLACE_LAND for action in scene.legal() if PLACE_LAND <= action < PLACE_SEA}
    assert land == {scene.city(name) for name in ("Londinium", "Bononia", "Lutetia")}


def test_switched_off_new_ships_enter_any_own_city_with_a_sea_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ports, "NEW_SHIPS_IN_PORTS_ONLY", 0)
    scene = gallia().house(RED, "Londinium").goods(RED, food=2, tool=2).hand(RED, "colonist", "tribune")
    scene.turn_of(RED).play("colonist").choose(NEW_COLONISTS)
    ships = {action - PLACE_SEA for action in scene.legal() if action >= PLACE_SEA}
    assert ships == {scene.city("Londinium"), WAITING}


def test_nobody_stops_on_the_dotted_line_but_it_is_crossed_for_a_step() -> None:
    scene = gallia().colonists(RED, land=[("Bononia", "Juliobona")])
    dotted = MOVE_LAND + scene.line("land", "Londinium", "Bononia")
    beyond = MOVE_LAND + scene.line("land", "Londinium", "Glevum")
    architect(scene, 1).choose(SELECT)
    assert dotted not in scene.legal() and beyond not in scene.legal()
    scene = architect(gallia().colonists(RED, land=[("Bononia", "Juliobona")]), 2).choose(SELECT)
    assert dotted not in scene.legal() and beyond in scene.legal()


def test_the_ports_are_cities_of_the_board() -> None:
    assert data.gallia().ports == PORTS
    assert "start apart" in str(data.why_not("gallia", 4, ["gallia", "teams"]))
