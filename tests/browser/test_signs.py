"""Every symbol explains itself, and other details of the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link
from tests.browser.test_everybody import findings

# Texts of which a part is cut off.
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((e) => e.scrollHeight > e.clientHeight + 1
  || e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"""
# Words of the list of bonus markers that are broken into two lines.
BROKEN = """() => [...document.querySelectorAll(".players .bonus .nm")].flatMap((name) => {
  const text = name.firstChild, broken = [];
  for (const word of text.data.matchAll(/\\S+/g)) {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    if (range.getClientRects().length > 1) broken.push(word[0]);
  }
  return broken;
})"""


def lesson(page: Page) -> str:
    expect(page.locator(".bigcard")).to_be_visible()
    return page.locator(".bigcard").inner_text()


def test_the_forum_says_what_is_not_dealt_and_powers_are_whole(place: Place, meet: Meet) -> None:
    made = place.table("Nova", "Livia", board="byzantium", modules=["salt", "forum"], seed=17)
    person = meet(1366, 768).go(link(made))
    page = person.page
    person.decisions()
    expect(page.locator(".fcard.gone")).to_have_text(["not dealt yet"] * 4)
    assert page.evaluate(CUT, "#decide .choice .sub") == []
    for _ in range(2):
        person.click(person.decisions()[0])
        person.turn()
        if page.locator(".endturn:enabled").count():
            page.locator(".endturn").click()
            person.turn()
    expect(page.locator(".fcard.gone")).to_have_count(0)
    page.locator(".shelfback").click()
    page.locator(".shelftabs button", has_text="Forum").click()
    expect(page.locator(".fcard .txt")).to_have_count(4)
    assert page.evaluate(CUT, ".fcard, .fcard .txt") == []
    page.locator(".fcard").last.scroll_into_view_if_needed()
    expect(page.locator(".fcard").last).to_be_in_viewport(ratio=0.9)


def test_the_shelf_goes_back_to_the_cards_for_sale(place: Place, meet: Meet) -> None:
    made = place.table("Nova", "Livia", board="byzantium", modules=["salt", "forum"], seed=17)
    person = meet(1440, 900).go(link(made))
    page = person.page
    person.decisions()
    pressed = page.locator(".shelftabs button[aria-pressed=true]")
    expect(pressed).to_have_text("Forum")  # patricians are chosen first
    person.play_turns(2)
    expect(page.get_by_role("heading", name="Play a card")).to_be_visible()
    expect(pressed).to_have_text("Cards")


def test_signs_of_aegyptus_are_explained_on_hover_and_on_focus(place: Place, meet: Meet) -> None:
    made = place.table("Nova", "Livia", board="aegyptus", seed=25)
    person = meet(1366, 768).go(link(made))
    page = person.page
    person.decisions()
    rows = page.locator(".players .bonus li button")
    rows.filter(has_text="Kush").hover()
    assert "moves downstream" in lesson(page)
    page.mouse.move(5, 5)
    expect(page.locator(".bigcard")).to_have_count(0)
    rows.first.focus()
    for _ in range(10):
        page.keyboard.press("Tab")
        if "Sinai" in page.evaluate("() => document.activeElement.textContent"):
            break
    assert "whenever anyone produces here" in lesson(page)
    assert not findings(page)


def test_what_cannot_be_undone_is_explained(place: Place, person: Person) -> None:
    made = place.table("Nova", "Livia", board="byzantium", modules=["salt", "forum"], seed=17)
    page = person.go(link(made)).page
    person.decisions()
    shown = page.locator("#decide .choice .fx", has_text="be undone").first
    expect(shown).to_have_attribute("title", re.compile("Shows something hidden"))
    page.keyboard.press("d")
    assert "Shows something hidden" in lesson(page)


@pytest.mark.parametrize("board", ["roma", "aegyptus", "sicilia", "germania", "britannia"])
def test_no_name_of_a_province_is_broken(place: Place, meet: Meet, board: str) -> None:
    made = place.table("Nova", "Livia", board=board, seed=5)
    for width, height in ((1366, 768), (1440, 900), (2560, 1440)):
        person = meet(width, height).go(link(made))
        person.decisions()
        assert person.page.evaluate(BROKEN) == []
        assert person.page.evaluate(CUT, ".players .bonus .nm") == []


def test_settings_begin_at_their_head_and_rules_with_the_search(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "Livia", seed=8))).page
    person.decisions()
    page.get_by_role("button", name="Settings").first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog").locator("input").first).to_be_focused()


def test_after_a_click_on_the_log_arrow_keys_step_through_the_game(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "Livia", seed=8))).page
    person.play_turns(2)
    person.decisions()
    page.get_by_role("tab", name="Log").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".banner")).to_be_visible()
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


def test_the_focus_ring_of_the_question_lies_over_nothing(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "Livia", seed=8))).page
    person.decisions()
    page.keyboard.press("d")
    page.evaluate("() => document.querySelector('#decide .ask').focus()")
    room = page.evaluate("""() => {
      const ask = document.querySelector("#decide .ask"), style = getComputedStyle(ask);
      const wide = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
      const ring = ask.getBoundingClientRect().bottom + wide;
      return ask.nextElementSibling.getBoundingClientRect().top - ring;
    }""")
    assert room >= 0


def test_links_of_the_coach_stand_apart(person: Person) -> None:
    page = person.go().page
    page.get_by_role("button", name="Guided first game").click()
    page.locator(".coach .btn").first.click()
    links = page.locator(".coach .linkbtn")
    expect(links.last).to_have_text("Turn off the coach")
    rule, stop = links.nth(links.count() - 2).bounding_box(), links.last.bounding_box()
    assert rule and stop and (stop["y"] > rule["y"] + 8 or stop["x"] >= rule["x"] + rule["width"] + 8)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_phrases_and_reactions_are_in_sight(place: Place, meet: Meet, width: int, height: int) -> None:
    """All can be reached, the button that closes them stays, and a reaction is drawn whatever fonts there are."""
    made = place.table("Nova", "Livia", seed=8)
    person = meet(width, height, has_touch=width < 700).go(link(made, 0))
    page = person.page
    person.decisions()
    page.get_by_role("button" if width < 700 else "tab", name="Chat").first.click()
    opens = page.get_by_role("button", name="Quick phrases")
    opens.click()
    expect(opens).to_be_in_viewport(ratio=0.99)
    buttons = page.locator(".phrases .btn")
    expect(buttons).to_have_count(16)
    assert not findings(page)
    buttons.last.scroll_into_view_if_needed()
    expect(buttons.last).to_be_in_viewport(ratio=0.99)
    page.get_by_role("button", name="applause").click()
    expect(page.get_by_role("log").get_by_role("img", name="applause")).to_be_visible()
    opens.click()
    page.get_by_role("button", name="Well played!").click()
    expect(page.get_by_role("log")).to_contain_text("Well played!")
    assert not findings(page)
