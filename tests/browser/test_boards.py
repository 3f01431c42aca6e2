"""Ten turns on every board, with the modules that belong on it and others beside them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
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
    "ionium_small": ("ionium_small", 1, ["solitaria"], {}),
}
QUICK = ("hispania", "roma", "sicilia")
# Names of cities that cover another name or another city; letters fill the middle of their boxes.
COVERED = """() => {
  const inner = (box) => ({l: box.left + 1, r: box.right - 1, t: box.top + box.height * 0.2, b: box.bottom - box.height * 0.2});
  const lines = [...document.querySelectorAll("#board .city text.name tspan")].map((line) => {
    const letters = line.getBoundingClientRect();
    return {name: line.closest(".city").dataset.city, ...inner(letters)};
  });
  const plates = [...document.querySelectorAll("#board .city .plate")].map((plate) => ({
    name: plate.closest(".city").dataset.city, ...inner(plate.getBoundingClientRect())}));
  const meet = (a, b) => a.name !== b.name && Math.min(a.r, b.r) > Math.max(a.l, b.l) && Math.min(a.b, b.b) > Math.max(a.t, b.t);
  return lines.flatMap((a) => [...lines, ...plates].filter((b) => meet(a, b)).map((b) => `${a.name} and ${b.name}`));
}"""  # noqa: E501


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


@pytest.mark.parametrize(
    "name", [name if name in ("roma", "sicilia") else pytest.param(name, marks=pytest.mark.long) for name in GAMES]
)
def test_names_stay_apart(place: Place, meet: Meet, name: str) -> None:
    """On a large screen, a small one, and on a phone zoomed in so far that names are shown."""
    board, seats, modules, options = GAMES[name]
    made = place.table(*["Nova"] * seats, board=board, modules=modules, options=options, seed=5)
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page = meet(width, height).go(link(made)).page
        page.wait_for_selector("#board .city")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_timeout(300)
        assert page.locator("#board .city text.name").count() > 10
        assert page.evaluate(COVERED) == [], f"at {width} pixels"
