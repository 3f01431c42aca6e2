"""Specialists: rulebook, page of the specialists."""

import pytest

from tests.scene import GOOD_NAMES, Scene

SPECIALISTS = ["mason", "farmer", "smith", "vintner", "weaver"]
CITIES = ["Novaria", "Lutetia", "Massilia", "Olisipo"]


def four_houses(good: str, card: str) -> Scene:
    scene = Scene()
    for city in CITIES:
        scene.good_in(city, good)
    scene.house(0, *CITIES).house(1, "Novaria").house(2, "Lutetia")
    for seat in range(4):
        scene.goods(seat)
    return scene.hand(0, card).turn_of(0)


def test_the_vintner_brings_four_wine() -> None:
    """Rulebook, specialists' example: four houses in wine cities give 4 wine; the others receive nothing."""
    scene = four_houses("wine", "vintner").play("vintner")
    assert scene.stored(0) == {"wine": 4}
    assert all(scene.stored(seat) == {} for seat in (1, 2, 3))


@pytest.mark.parametrize(("card", "good"), list(zip(SPECIALISTS, GOOD_NAMES, strict=False)))
def test_each_specialist_has_its_good(card: str, good: str) -> None:
    """Rulebook, specialists: all own houses of the related good produce one unit each."""
    assert four_houses(good, card).play(card).stored(0) == {good: 4}


def test_houses_of_other_goods_do_not_produce() -> None:
    assert four_houses("cloth", "vintner").play("vintner").stored(0) == {}


def test_what_does_not_fit_is_lost() -> None:
    """Rulebook, storehouse: no more goods than free spaces."""
    scene = four_houses("wine", "vintner").goods(0, brick=5).play("vintner")
    assert scene.stored(0) == {"brick": 5, "wine": 3} and scene.g.space[0] == 0


def test_no_marker_turns_and_the_magnus_stays() -> None:
    """Rulings, Prefect: a specialist has nothing to do with markers or the Praefectus Magnus."""
    scene = four_houses("wine", "vintner")
    scene.g.magnus = 0
    scene.play("vintner")
    assert sum(scene.g.bonus_side) == 0 and scene.g.magnus == 0 and scene.stored(0) == {"wine": 4}
