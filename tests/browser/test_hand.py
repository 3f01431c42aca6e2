"""The hand in mid-turn: a played card keeps its place, another can be played instead, tooltips leave choices free."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link
from tests.browser.test_taking_back import named

# What a tooltip covers of the things that can be chosen, except the one that it explains.
COVERED = """(explained) => {
  const box = (e) => e.getBoundingClientRect();
  const tip = box(document.querySelector("[role=tooltip]"));
  const over = (r) =>
    r.left < tip.right - 1 && r.right > tip.left + 1 && r.top < tip.bottom - 1 && r.bottom > tip.top + 1;
  return [...document.querySelectorAll(".lit, .choice, .acts .btn:enabled")]
    .filter((e) => e.checkVisibility() && box(e).width && !e.closest(explained) && !e.querySelector(explained))
    .filter((e) => over(box(e))).map((e) => e.getAttribute("aria-label") ?? e.textContent.trim().slice(0, 60));
}"""


def cards(page: Page) -> list[str]:
    """The cards of the hand, from left to right."""
    return page.locator("#hand .card .card-n").all_inner_texts()


def test_a_played_card_keeps_its_place_until_the_turn_ends(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "bot", seed=8))).page
    lit = person.decisions()
    hand = cards(page)
    person.click(named("Play Mercator")(lit))
    person.turn()
    assert cards(page) == hand
    laid = page.locator("#hand .card.laid")
    expect(laid).to_have_count(1)
    expect(laid).to_contain_text("played")
    expect(laid.locator(".card-n")).to_have_text("Mercator")
    person.reload()
    expect(laid.locator(".card-n")).to_have_text("Mercator")
    assert cards(page) == hand
    page.locator(".endturn:enabled").click()
    expect(laid).to_have_count(0)
    assert cards(page) == [card for card in hand if card != "Mercator"]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["table", "phone"])
def test_another_card_is_played_instead(place: Place, meet: Meet, size: tuple[int, int]) -> None:
    person = meet(*size)
    page = person.go(link(place.table("Nova", "bot", seed=8))).page
    lit = person.decisions()
    person.click(named("Play Prefect")(lit))
    person.turn()
    if size[0] < 700:
        page.get_by_role("button", name="Hand", exact=True).click()
    before = page.locator("#hand .fan").bounding_box()
    page.locator("#hand .card", has_text="Mercator").click()
    asked = page.locator("#hand .swapask")
    expect(asked).to_contain_text("Play Mercator instead of Prefect?")
    expect(page.get_by_role("dialog")).to_have_count(0)  # not the rules
    if size[0] >= 700:
        assert page.locator("#hand .fan").bounding_box() == before, "the cards slip away from under the pointer"
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    page.locator("#hand .card", has_text="Architect").click()
    asked.get_by_role("button", name="Swap").click()
    expect(page.locator("#hand .card.laid .card-n")).to_have_text("Architect")
    if size[0] < 700:
        page.get_by_role("button", name="Decide", exact=False).click()
    expect(page.get_by_role("heading", name="Move colonists")).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)], ids=["1366", "1440"])
def test_tooltips_cover_nothing_that_can_be_chosen(place: Place, meet: Meet, size: tuple[int, int]) -> None:
    """While colonists move, cities and lines all over the board can be chosen."""
    person = meet(*size)
    page = person.go(link(place.table("Nova", "Livia", seed=8))).page
    person.click(named("Play Architect")(person.decisions()))
    person.turn()
    assert page.locator("#board .lit").count() > 5
    tip = page.get_by_role("tooltip")
    for number in range(page.locator("#hand .card").count()):
        page.locator("#hand .card").nth(number).hover()
        expect(tip).to_be_visible()
        assert page.evaluate(COVERED, "#hand") == []
        page.mouse.move(3, 3)
        expect(tip).to_have_count(0)
    for key in page.locator("#board .city[data-city]:not(.capital)").evaluate_all(
        "(all) => all.map((e) => e.dataset.city)"
    ):
        city = page.locator(f'#board .city[data-city="{key}"]')
        city.dispatch_event("pointerenter")
        expect(tip).to_be_visible()
        assert page.evaluate(COVERED, f'[data-city="{key}"]') == [], key
        city.dispatch_event("pointerleave")
        expect(tip).to_have_count(0)
