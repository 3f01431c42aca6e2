"""The front page: four ways to start, and only offers that work."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Meet
from .place import LEVELS_HERE, Place

SIZES = ((390, 844), (844, 390), (768, 1024), (1366, 768), (2560, 1440))
ENTRIES = {
    "Learn": "Guided first game",
    "Play": "Play now",
    "With friends": "Create a table",
    "With others": "Find players",
}


def box(page: Page, selector: str) -> Any:
    return page.locator(selector).first.bounding_box()


def test_the_entry_points_come_first_at_every_size(meet: Meet, place: Place) -> None:
    """Each with its button in the window; joining above the form, settings below the entry points; a wide picture."""
    place.table("Nova", "open", name="A free seat", public=True)
    person = meet()
    page = person.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        person.go()
        page.locator(LEVELS_HERE).wait_for()
        for entry, button in ENTRIES.items():
            card = page.locator(".entry").filter(has=page.get_by_role("heading", name=entry, exact=True))
            expect(card.locator(".btn").filter(has_text=button)).to_be_in_viewport(ratio=1)
        links = page.evaluate("[...document.querySelectorAll('.sitenav a')].map((e) => e.getClientRects().length)")
        assert set(links) <= {0, 1}, "no word of the navigation wraps"
        assert page.locator(".sitetop").evaluate("(e) => e.scrollWidth <= e.clientWidth")
        assert box(page, ".heropic")["width"] == width, "the board's picture has the whole width"
        expect(page.get_by_text("A free seat").first).to_be_visible()
        assert box(page, "#watch")["y"] < box(page, "#make")["y"], "joining is not below a form"
        person.quick_settings()
        assert box(page, ".picks")["y"] >= box(page, ".entries")["y"] + box(page, ".entries")["height"]
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(page.get_by_text("Rating")).to_have_count(0)


def test_only_tables_with_a_free_seat_are_offered_to_join(meet: Meet, place: Place) -> None:
    place.table("Nova", "open", name="Room for one", public=True)
    place.table("Nova", "bot", name="All seats taken", public=True, start=False)
    page = meet().go().page
    public = page.locator("#watch")
    expect(public.locator(".game").filter(has_text="Room for one").first).to_contain_text("join")
    expect(public.get_by_text("All seats taken")).to_have_count(0)


def test_every_number_of_players_on_offer_can_be_played(meet: Meet, place: Place) -> None:
    """Six play in teams: the module comes with the sixth seat, and boards without teams are no choice then."""
    page = meet().go().page
    cyprus = page.locator("#make .boardpick").filter(has_text="Cyprus")
    expect(cyprus).to_contain_text("5 players, 6 with Team play")
    cyprus.click()
    for _ in range(2):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("switch", name="Team play")).to_be_checked()
    expect(page.locator("#make .boardpick").filter(has_text="Roma")).to_have_count(0)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_selector(".lobbyhead")
    for board in place.call("/boards")["boards"]:
        for seats, module in board["modules_by_seats"].items():
            modules = [*board["modules_needed"], *([module] if module else [])]
            place.table("Nova", *["bot"] * (int(seats) - 1), board=board["name"], modules=modules, start=False)
