"""Ten turns on every board, with the modules that belong on it and others beside them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.place import Person, Place, link

TURNS = 10
GAMES: dict[str, tuple[str, int, list[str], dict[str, Any]]] = {
    "imperium": ("imperium", 3, [], {}),
    "hispania": ("hispania", 2, ["salt", "fish_market"], {}),
    "roma": ("roma", 2, [], {}),
    "sicilia": ("sicilia", 1, ["solitaria"], {}),
    "italia": ("italia", 3, ["venus"], {"wine_side": True}),
    "hellas": ("hellas", 3, ["forum"], {"forum_auction": True}),
    "ionium": ("ionium", 4, ["teams"], {}),
    "cyprus": ("cyprus", 5, ["salt"], {"no_goods": True}),
    "byzantium": ("byzantium", 3, ["salt", "forum"], {}),
    "balearica": ("balearica", 2, ["fish_market"], {"fish_side": "mountainside"}),
}
QUICK = ("hispania", "roma", "sicilia")


@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.long) for name in GAMES]
)
def test_ten_turns(place: Place, person: Person, name: str) -> None:
    board, seats, modules, options = GAMES[name]
    made = place.table("Nova", *["bot"] * (seats - 1), board=board, modules=modules, options=options, seed=5)
    page = person.go(link(made)).page
    names = [city["name"] for city in place.call(f"/boards/{board}")["cities"]]
    person.play_turns(TURNS)
    if person.decisions():
        drawn = page.locator("[data-city]").evaluate_all("(all) => all.map((city) => city.dataset.city)")
        assert set(names) <= set(drawn)
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_role("tabpanel")).to_contain_text("Play")
