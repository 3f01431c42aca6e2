"""Aegyptus: the Nile and its fertile marker, the Red Sea, and the trade in frankincense and gold."""

import pytest

from praefectus import data
from praefectus.rules.actions import DONE, MOVE_SEA, PRODUCE, SELECT
from praefectus.rules.architect import BUILD
from praefectus.rules.invariants import colonist_fault
from praefectus.rules.modules.aegyptus import nile
from praefectus.rules.modules.aegyptus.actions import ENTER_TRADE
from praefectus.rules.modules.aegyptus.invariants import aegyptus_fault
from praefectus.rules.modules.aegyptus.nile import NILE
from praefectus.rules.modules.aegyptus.vocabulary import WITH_AEGYPTUS
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.vocabulary import SEA
from tests.scene import Scene

RED, GREEN = 0, 1
INCENSE, GOLD = "Frankincense trade", "Gold trade"


def aegyptus(seats: int = 3, modules: int = 0) -> Scene:
    return Scene("aegyptus", seats, WITH_AEGYPTUS | modules)


def building(scene: Scene, seat: int = RED) -> Scene:
    """An Architect of the seat, after its moves."""
    return scene.hand(seat, "architect", "tribune").turn_of(seat).play("architect").done()


def producing(scene: Scene, province: str, seat: int = RED) -> Scene:
    scene.hand(seat, "prefect", "tribune").turn_of(seat).play("prefect")
    return scene.choose(PRODUCE + scene.province(province))


# waters


def test_the_nile_is_a_road_for_ships() -> None:
    scene = aegyptus().hand(RED, "architect", "tribune").turn_of(RED).play("architect")
    scene.g.frame_a[scene.g.depth - 1] = 1
    scene.choose(SELECT + 3)
    from_memphis = [("Alexandria", "Memphis"), ("Tamiathis", "Memphis"), ("Memphis", "Oxyrhynchus")]
    assert set(scene.legal()) == {MOVE_SEA + scene.line("sea", *pair) for pair in from_memphis}


def test_no_ship_gets_from_memphis_to_the_red_sea() -> None:
    board = data.board("aegyptus")
    reached = {"Memphis"}
    for _ in board.lines:
        for line in board.lines_of("sea"):
            if reached.intersection(line.ends) and not {INCENSE, GOLD}.intersection(line.ends):
                reached.update(line.ends)
    assert not reached & {"Klysma", "Rhaithou", "Aila", "Leuke Kome", "Myos Hormos", "Berenice"}


def test_nobody_passes_through_a_trade() -> None:
    scene = aegyptus().colonists(RED, sea=[("Berenice", INCENSE)])
    scene.hand(RED, "architect", "tribune").turn_of(RED).play("architect")
    scene.g.frame_a[scene.g.depth - 1] = 1
    scene.choose(SELECT + 3)
    assert scene.legal() == [MOVE_SEA + scene.line("sea", "Myos Hormos", "Berenice")]


# trade


@pytest.mark.parametrize(
    "line", [("Leuke Kome", INCENSE), ("Myos Hormos", INCENSE), ("Berenice", INCENSE), ("Meroe", GOLD)]
)
def test_a_ship_on_a_line_to_a_trade_may_go_into_it(line: tuple[str, str]) -> None:
    scene = building(aegyptus().goods(RED).colonists(RED, land=["Memphis"], sea=[line]))
    assert scene.frame == BUILD and scene.legal() == [DONE, ENTER_TRADE + 3]
    scene.choose(ENTER_TRADE + 3)
    assert scene.data.names[scene.g.colonist[RED][3]] == line[1]
    assert scene.g.taken[SEA] == 0 and colonist_fault(scene.g, scene.b) == 0 == aegyptus_fault(scene.g)


def test_the_ship_may_first_build_from_its_line() -> None:
    scene = (
        aegyptus().token(Berenice="brick").goods(RED, food=1).coins(RED, 5).colonists(RED, sea=[("Berenice", INCENSE)])
    )
    building(scene).build("Berenice").choose(ENTER_TRADE + 3)
    assert scene.g.houses[RED] == 1 << scene.city("Berenice")


def test_in_trade_it_moves_and_builds_no_more_but_gives_its_step() -> None:
    scene = aegyptus().goods(RED, food=2, brick=2).coins(RED, 20).colonists(RED, land=["Memphis"], sea=[INCENSE])
    assert scene.god(RED, "mars") == 4
    scene.hand(RED, "architect", "tribune").turn_of(RED).play("architect")
    assert scene.g.frame_a[scene.g.depth - 1] == 2
    assert scene.legal() == [DONE, SELECT]
    scene.done()
    assert scene.g.depth == 0 or scene.to_act != RED or scene.legal() == [DONE]


def test_one_ship_of_a_player_in_each_trade() -> None:
    ships = [INCENSE, ("Berenice", INCENSE), ("Meroe", GOLD)]
    scene = building(aegyptus().goods(RED).colonists(RED, sea=ships))
    assert scene.legal() == [DONE, ENTER_TRADE + 5]


def test_others_may_trade_too() -> None:
    scene = aegyptus().goods(GREEN).colonists(RED, sea=[INCENSE]).colonists(GREEN, sea=[("Berenice", INCENSE)])
    assert building(scene, GREEN).legal() == [DONE, ENTER_TRADE + 3]


@pytest.mark.parametrize(("province", "coins"), [("sinai", 5), ("arabia", 5), ("litus", 5), ("iudaea", 0), ("kush", 0)])
def test_frankincense_pays_whenever_one_of_its_provinces_produces(province: str, coins: int) -> None:
    scene = aegyptus().colonists(GREEN, sea=[INCENSE]).coins(GREEN, 1).coins(RED, 1)
    producing(scene, province)  # of anybody
    assert (scene.g.coins[GREEN], scene.g.coins[RED]) == (1 + coins, 1)


def test_gold_pays_nothing() -> None:
    scene = aegyptus().colonists(GREEN, sea=[GOLD]).coins(GREEN, 1)
    assert producing(scene, "sinai").g.coins[GREEN] == 1


def test_each_trade_scores_seven_points() -> None:
    scene = aegyptus().gods(RED).coins(RED, 0).goods(RED).colonists(RED)
    assert scene.points(RED) == 0
    assert scene.colonists(RED, sea=[INCENSE]).points(RED) == 7
    assert scene.colonists(RED, sea=[INCENSE, GOLD]).points(RED) == 14


def test_the_house_stand_of_the_fish_market_is_no_architect() -> None:
    scene = building(aegyptus(3, WITH_FISH).goods(RED).colonists(RED, sea=[("Berenice", INCENSE)]))
    assert scene.is_legal(ENTER_TRADE + 3)
    scene.g.at_stand = 1
    assert not scene.is_legal(ENTER_TRADE + 3)


# the fertile Nile


def test_the_fertile_province_brings_one_food_and_the_marker_goes_downstream() -> None:
    """A house reading."""
    scene = aegyptus().token(Napata="wine", Meroe="wine").goods(RED)
    producing(scene, "kush")
    assert scene.stored(RED) == {"wine": 1, "food": 1}
    assert NILE[scene.g.nile_marker] == scene.province("nubia")


def test_after_aegyptus_inferior_comes_kush() -> None:
    scene = aegyptus().goods(RED)
    for name in ("kush", "nubia", "aegyptus_superior", "arcadia", "aegyptus_inferior"):
        assert NILE[scene.g.nile_marker] == scene.province(name)
        producing(scene.goods(RED), name)
    assert NILE[scene.g.nile_marker] == scene.province("kush")


def test_elsewhere_the_nile_brings_nothing() -> None:
    scene = aegyptus().token(Gaza="wine", Jerusalem="wine").goods(RED)
    assert producing(scene, "iudaea").stored(RED) == {"wine": 1}
    assert scene.g.nile_marker == 0


def test_switched_off_the_marker_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nile, "NILE_MARKER_MOVES", 0)
    assert producing(aegyptus(), "kush").g.nile_marker == 0


# what must be true


def test_a_land_colonist_in_a_trade_and_two_ships_of_one_player_are_faults() -> None:
    assert aegyptus_fault(aegyptus().colonists(RED, sea=[INCENSE, GOLD]).g) == 0
    assert aegyptus_fault(aegyptus().colonists(RED, sea=[INCENSE, INCENSE]).g) != 0
    assert aegyptus_fault(aegyptus().colonists(RED, land=[GOLD]).g) != 0
    scene = aegyptus()
    scene.g.nile_marker = 5
    assert aegyptus_fault(scene.g) != 0
