"""Ten turns on every board, with its own modules and others."""

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
    "britannia": ("britannia", 3, ["salt"], {}),
    "gallia": ("gallia", 3, ["forum"], {}),
    "corsica": ("corsica", 4, ["teams"], {}),
    "creta": ("creta", 2, ["venus"], {}),
    "aegyptus": ("aegyptus", 3, ["fish_market"], {}),
    "germania": ("germania", 3, ["forum"], {"more_forum_cards": True}),
    "ionium_small": ("ionium_small", 1, ["solitaria"], {}),
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
        expect(page.get_by_role("tabpanel")).to_contain_text("played")


def test_a_place_beside_the_cities_says_what_it_would_do(place: Place, person: Person) -> None:
    """And is no button while it would do nothing: before the walls of Roma a Tribune sets a colonist."""
    page = person.go(link(place.table("Nova", "bot", board="roma", seed=5))).page
    spot = page.locator("#board .start").first
    lit = person.turn()
    assert spot.get_attribute("role") is None and spot.get_attribute("aria-label") is None
    spot.click(force=True)
    assert person.decisions() == lit
    person.click(next(choice for choice in lit if choice.text.startswith("Play Tribune")))
    person.turn()
    button = page.locator("#board").get_by_role("button", name="Place a land colonist before the walls")
    expect(button).to_have_count(1)
    button.press("Enter")
    person.turn()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".logbox")).to_contain_text("before the walls")
