"""Ionium minus: the western part is covered and the B tokens stay out."""

from praefectus import data
from tests.scene import Scene


def test_it_is_ionium_without_the_cities_of_the_letter_b() -> None:
    whole, small = data.board("ionium"), data.board("ionium_small")
    assert [city.name for city in small.cities] == [city.name for city in whole.cities if city.letter != "B"]
    assert {province.id for province in whole.provinces} - {province.id for province in small.provinces} == {
        "campania",
        "calabria",
        "sicilia",
    }
    assert small.letters == ["A", "C", "D"]


def test_no_line_leads_to_the_covered_part_and_every_other_line_is_there() -> None:
    whole, small = data.board("ionium"), data.board("ionium_small")
    open_names = set(small.names)
    assert small.lines == [line for line in whole.lines if open_names.issuperset(line.ends)]


def test_everybody_starts_in_athenae() -> None:
    scene = Scene("ionium_small", 2)
    assert {scene.data.names[place] for place in scene.g.colonist[0] if place >= 0} == {"Athenae"}
