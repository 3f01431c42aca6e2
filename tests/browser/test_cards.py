"""Every card has its picture: in the hand, the display and the discard piles, enlarged, and on a phone."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tests.browser.place import Place, link

SPRITE = Path(__file__).parents[2] / "web" / "src" / "generated" / "art.svg"
LIGHT = 15_500  # bytes, compressed
# Drawings that are used and do not exist, and the heights of pictures by where they are.
DRAWN = """() => ({
  missing: [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"))
    .filter((href) => !document.querySelector(href)),
  heights: Object.fromEntries([".card", ".slot", ".topcard", ".bigcard", ".mkrow"].map((where) =>
    [where, [...document.querySelectorAll(`${where} .art`)].filter((picture) => picture.checkVisibility())
      .map((picture) => picture.getBoundingClientRect().height)])),
})"""


def heights(page: Page, where: str) -> list[float]:
    found = page.evaluate(DRAWN)
    assert found["missing"] == []
    return list(found["heights"][where])


def test_the_sprite_is_light() -> None:
    if not SPRITE.is_file():
        pytest.skip("The page was built elsewhere.")
    assert len(gzip.compress(SPRITE.read_bytes(), mtime=0)) <= LIGHT


def test_every_card_on_the_table_has_a_face(place: Place, meet: Meet) -> None:
    made = place.table("Nova", "bot", board="byzantium", modules=["forum", "venus"], seed=5)
    person = meet(1440, 900)
    page = person.go(link(made, 0)).page
    person.play_turns(2)
    assert person.decisions()
    page.locator(".shelftabs button").first.click()
    hand = heights(page, ".card")
    assert len(hand) >= 4 and all(56 <= height <= 126 for height in hand)
    shelf = heights(page, ".slot")
    assert len(shelf) >= 7 and all(44 <= height <= 90 for height in shelf)
    page.locator(".card").first.hover()
    expect(page.locator(".bigcard .art").first).to_be_visible()
    assert heights(page, ".bigcard")[0] >= 150
    page.mouse.move(5, 5)
    expect(page.locator(".topcard .art").first).to_be_visible()
    assert 40 <= heights(page, ".topcard")[0] <= 48
    page.locator(".shelftabs button").nth(1).click()
    expect(page.locator(".fcard .coin").first).to_be_visible()
    heights(page, ".card")  # and nothing is missing


def test_a_low_window_keeps_its_board_and_a_phone_shows_the_faces(place: Place, meet: Meet) -> None:
    made = place.table("Nova", "Livia", seed=5)
    person = meet(1366, 768)
    page = person.go(link(made, 0)).page
    person.turn()
    assert page.locator(".boardbox").bounding_box()["height"] >= 510
    assert all(56 <= height <= 90 for height in heights(page, ".card"))
    phone = meet(390, 844)
    phone.go(link(made, 0))
    phone.turn()
    phone.page.get_by_role("button", name="Cards", exact=True).click()
    rows = heights(phone.page, ".mkrow")
    assert len(rows) == 7 and all(height == 44 for height in rows)
