"""Corsica: the start in Aleria, and the coin field that pays every Prefect who collects."""

import pytest

from praefectus.rules import extension
from praefectus.rules.actions import CASH_BONUS
from praefectus.rules.modules.coin_field import field
from praefectus.rules.modules.coin_field.vocabulary import WITH_COIN_FIELD
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.vocabulary import HOME
from tests.scene import Scene

RED = 0


def corsica(seats: int = 3, modules: int = 0) -> Scene:
    return Scene("corsica", seats, WITH_COIN_FIELD | modules)


def test_everybody_starts_in_aleria_where_nobody_builds() -> None:
    scene = corsica()
    for seat in range(3):
        assert [scene.data.names[place] for place in scene.g.colonist[seat] if place != HOME] == ["Aleria", "Aleria"]
    assert scene.city("Aleria") >= scene.b.cities


def test_the_field_pays_two_more_than_the_markers() -> None:
    """Two markers of two sestertii and one of cloth with one: five, and two for the field."""
    scene = corsica().token(Mariana="wine", Opinon="food", Talkinon="wine", Montanus="food")
    scene.token(Albiana="cloth", Palla="food").turned("grey", "red", "brown")
    scene.coins(RED, 3).hand(RED, "prefect", "tribune").turn_of(RED).play("prefect").choose(CASH_BONUS)
    assert scene.g.coins[RED] == 3 + 5 + 2


def test_the_field_pays_also_when_no_marker_shows_coins() -> None:
    """A house reading, and a switch of the data."""
    scene = corsica().turned().coins(RED, 0).hand(RED, "prefect", "tribune").turn_of(RED)
    scene.play("prefect").choose(CASH_BONUS)
    assert scene.g.coins[RED] == 2


def test_switched_off_the_field_pays_only_beside_markers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(field, "FIELD_ALWAYS_PAYS", 0)
    scene = corsica()
    assert extension.cash_bonus(scene.turned().g, scene.b) == 0
    assert extension.cash_bonus(scene.turned("grey").g, scene.b) > 2


def test_with_the_fish_market_the_field_pays_beside_the_empty_spots() -> None:
    scene = corsica(3, WITH_FISH)
    for province in range(3):
        scene.g.fish_spot[province] = 0
    assert extension.cash_bonus(scene.g, scene.b) == 3 + 2


def test_elsewhere_there_is_no_field() -> None:
    scene = Scene("imperium", 3).turned()
    assert extension.cash_bonus(scene.g, scene.b) == 0
