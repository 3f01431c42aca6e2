"""Britannia: land colonists start in Londinium, ships in Portus Itius; new ones of each kind enter at its own start."""

from praefectus import data
from praefectus.rules.actions import DONE, MOVE_LAND, MOVE_SEA, NEW_COLONISTS, PLACE_LAND, PLACE_SEA, SELECT
from praefectus.rules.vocabulary import HOME
from tests.scene import Scene

RED = 0


def test_each_kind_starts_in_its_own_city() -> None:
    scene = Scene("britannia", 3)
    for seat in range(3):
        assert [scene.data.names[place] for place in scene.g.colonist[seat] if place != HOME] == [
            "Londinium",
            "Portus Itius",
        ]


def test_nobody_builds_in_a_start_city() -> None:
    sites = [city.name for city in data.board("britannia").cities]
    assert len(sites) == 23 and "Londinium" not in sites and "Portus Itius" not in sites


def test_the_first_steps_lead_away_from_both_start_cities() -> None:
    scene = Scene("britannia", 3).hand(RED, "architect", "tribune").turn_of(RED).play("architect")
    scene.g.frame_a[scene.g.depth - 1] = 1  # one step
    land = {MOVE_LAND + scene.line("land", "Londinium", other) for other in (
        "Venonis", "Durolipons", "Camulodunum", "Venta", "Noviomagus", "Dubris")}  # fmt: skip
    sea = {MOVE_SEA + scene.line("sea", "Portus Itius", other) for other in ("Noviomagus", "Dubris", "Camulodunum")}
    scene.choose(SELECT)
    assert set(scene.legal()) == land
    scene = Scene("britannia", 3).hand(RED, "architect", "tribune").turn_of(RED).play("architect")
    scene.g.frame_a[scene.g.depth - 1] = 1
    scene.choose(SELECT + 3)
    assert set(scene.legal()) == sea


def test_new_colonists_enter_where_their_kind_starts() -> None:
    scene = Scene("britannia", 3).house(RED, "Deva").goods(RED, food=2, tool=2).hand(RED, "colonist", "tribune")
    scene.turn_of(RED).play("colonist").choose(NEW_COLONISTS)
    londinium, itius, deva = (scene.city(name) for name in ("Londinium", "Portus Itius", "Deva"))
    assert scene.legal() == [DONE, PLACE_LAND + deva, PLACE_LAND + londinium, PLACE_SEA + deva, PLACE_SEA + itius]


def test_partners_do_not_play_here() -> None:
    assert "start apart" in str(data.why_not("britannia", 4, ["teams"]))
