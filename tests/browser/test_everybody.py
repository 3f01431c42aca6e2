"""For everybody: the keyboard alone, a phone, and axe without serious findings on the main pages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link


def findings(page: Page) -> list[str]:
    """Return what axe calls serious or critical."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def test_a_few_turns_with_the_keyboard_alone(place: Place, person: Person) -> None:
    """From the front page on: Tab and Enter to begin, digits and Enter to play, Z to take back."""
    page = person.go().page
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.textContent.trim().startsWith('Play now')"):
            break
    page.keyboard.press("Enter")
    played = 0
    while played < 4:
        lit = person.turn()
        ends = page.locator("#decide .endturn:visible").count() > 0
        rows = [choice for choice in lit if choice.kind not in ("done", "end_turn")]
        wanted = ["Play Tribune", "Play Architect", "Play Prefect", "Play Mercator"][played]
        digit = 1
        if lit[0].kind == "play":
            digit = next(n for n, choice in enumerate(rows, 1) if choice.text.startswith(wanted))
            played += 1
        page.wait_for_timeout(400)  # a key pressed twice answers nothing that has just come up
        if rows:
            page.keyboard.press(str(digit))
            page.wait_for_timeout(400)
        page.keyboard.press("Enter" if rows or ends else "n")
        if played == 2 and lit[0].kind == "play":
            take_back(person)
    person.turn()
    page.keyboard.press("d")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => !!document.activeElement.closest('.choice, .acts')")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def take_back(person: Person) -> None:
    """Z takes the card back; then it is played again."""
    person.turn()
    person.page.keyboard.press("z")
    lit = person.turn()
    expect(person.page.get_by_role("heading", name="Play a card")).to_be_visible()
    digit = next(n for n, choice in enumerate(lit, 1) if choice.text.startswith("Play Architect"))
    person.page.keyboard.press(str(digit))
    person.page.keyboard.press(str(digit))


def test_a_phone(place: Place, meet: Meet) -> None:
    """390 pixels: nothing is cut off sideways, and the game can be played."""
    person = meet(390, 844, has_touch=True, is_mobile=True)
    page = person.go().page
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    fits(page)
    person.go(link(place.table("Nova", "bot", "bot", seed=11)))
    person.play_turns(2)
    person.decisions()
    fits(page)
    for part in ("Hand", "Goods", "Cards", "More", "Decide"):
        page.get_by_role("navigation", name="Panel").get_by_role("button", name=re.compile(part)).click()
        fits(page)
    expect(page.locator("#decide")).to_be_visible()
    board = page.locator("#board svg").first.bounding_box()
    assert board is not None and board["height"] > 200


def fits(page: Page) -> None:
    assert page.evaluate("() => document.documentElement.scrollWidth") <= page.viewport_size["width"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(place: Place, meet: Meet, scheme: str, ended: str) -> None:
    person = meet(color_scheme=scheme)
    page = person.go().page
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    seen = {"front": findings(page)}
    made = place.table("Nova", "open", "bot", board="byzantium", modules=["salt", "forum"])
    person.go(f"/t/{made['table']['table']}#{made['host']},{made['secrets'][0]['secret']}")
    expect(page.get_by_text("Table settings")).to_be_visible()
    seen["lobby"] = findings(page)
    person.go(link(place.table("Nova", "bot", "bot", seed=12))).play_turns(2)
    person.decisions()
    seen["table"] = findings(page)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
    seen["rules"] = findings(page)
    person.go(ended)
    expect(page.get_by_role("heading", name="Points by god")).to_be_visible()
    expect(page.locator(".chartbox path").first).to_be_attached()
    seen["end"] = findings(page)
    assert not any(seen.values()), seen


def test_axe_on_a_phone(place: Place, meet: Meet) -> None:
    person = meet(390, 844, has_touch=True, is_mobile=True).go(link(place.table("Nova", "bot", "bot", seed=13)))
    person.turn()
    assert not findings(person.page)
