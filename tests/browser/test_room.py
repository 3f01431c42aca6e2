"""Choices, totals, players and markers fit at common screen sizes, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import expect

from praefectus.language import LANGUAGES

from .conftest import Meet
from .place import Person, Place, link
from .screenshots import Company

# How many of these lie whole inside the box that scrolls them, or inside the window; and whether the advised one does.
WHOLE = """([rows, box]) => {
  const around = document.querySelector(box).getBoundingClientRect();
  const end = Math.min(around.bottom, innerHeight), right = Math.min(around.right, innerWidth);
  const whole = (e) => { const r = e.getBoundingClientRect();
    return r.height > 0 && r.top >= around.top - 1 && r.bottom <= end + 1 && r.left >= -1 && r.right <= right + 1; };
  const all = [...document.querySelectorAll(rows)];
  return {all: all.length, whole: all.filter(whole).length, out: all.filter((e) => !whole(e)).map((e) => e.innerText),
          best: all.some((e) => e.matches(".best") && whole(e))};
}"""
# Texts that are wider than their place.
WIDER = """(selector) => [...document.querySelectorAll(selector)].filter((e) => e.scrollWidth > e.clientWidth + 1 &&
  getComputedStyle(e).display !== "inline").map((e) => `${e.className}: ${e.innerText}`)"""


@pytest.fixture(scope="module")
def made(place: Place) -> Iterator[tuple[str, str]]:
    """A card is to be played, in round 5 and with a clock; the links of the seat to act and of one that waits."""
    with ExitStack() as stack:
        clock = {"kind": "game", "minutes": 90}
        table = place.table("Livia", "Marcus", "Octavia", "Gaius", seed=21, clock=clock, name="Tuesday senate")
        acting = Company(place, table, stack).play_until(5, "play")
        other = next(link(table, seat) for seat in range(4) if link(table, seat) != acting)
        yield acting, other


def whole(person: Person, rows: str, box: str) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(WHOLE, [rows, box])
    return found


@pytest.mark.parametrize("tag", LANGUAGES)
def test_five_choices_and_all_totals_are_in_sight_in_a_low_window(meet: Meet, made: tuple[str, str], tag: str) -> None:
    """1366 x 768 with a hint: five choices, the advised one among them; the score folds, and its totals are whole."""
    acting, other = made
    person = meet(1366, 768, locale=tag)
    page = person.go(acting).page
    person.decisions()
    page.keyboard.press("i")
    page.wait_for_selector("#decide .choice.best")
    page.wait_for_timeout(100)
    shown = whole(person, "#decide .choice", "#decide .choices")
    assert shown["best"] and shown["whole"] >= min(5, shown["all"]), shown
    assert page.locator("table.score").is_hidden()
    page.locator("#tab-score").click()
    page.wait_for_selector("table.score tfoot")
    assert page.evaluate(WIDER, ".pl-1, .pl-2, .pl-3, .acting, .pl-pts, .pl-clock, .score th, .score td") == []
    totals = whole(person, ".score tfoot th, .score tfoot td", ".tabpane")
    assert totals["whole"] == totals["all"] == 5, totals
    person = meet(1366, 768, locale=tag)
    person.go(other).page.wait_for_selector("#decide.wait")
    totals = whole(person, ".score tfoot td b", ".tabpane")
    assert totals["whole"] == totals["all"] == 4, "nothing folds while others decide"


def test_what_partners_have_together_is_whole_in_every_language(meet: Meet, place: Place) -> None:
    names = ("Livia", "Marcus", "Octavia", "Gaius", "Julia", "Titus")
    table = place.table(*names, board="cyprus", modules=["teams", "salt"], seed=15)
    for tag in LANGUAGES:
        person = meet(1366, 768, locale=tag)
        page = person.go(link(table, 1)).page
        page.wait_for_selector("#decide.wait")
        assert page.evaluate(WIDER, ".score th, .score td, .pl-1, .pl-3") == []
        totals = whole(person, ".score tfoot th, .score tfoot td b", ".tabpane")
        assert totals["all"] >= 4 + 6 + 6 and totals["whole"] == totals["all"], totals


# Contrast of two tokens, as WCAG has it.
CONTRAST = """(pairs) => {
  const probe = document.body.appendChild(document.createElement("i"));
  const light = (token) => {
    probe.style.color = `var(${token})`;
    const parts = getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map((n) => n / 255)
      .map((n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4));
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  };
  return pairs.map(([one, other]) => {
    const [a, b] = [light(one), light(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });
}"""
EDGE = "(selector) => getComputedStyle(document.querySelector(selector)).borderTopColor"
TOKEN = """(token) => { const e = document.body.appendChild(document.createElement("i"));
  e.style.color = `var(${token})`; return getComputedStyle(e).color; }"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_gold_is_possible_and_magenta_is_chosen(meet: Meet, made: tuple[str, str], scheme: Any) -> None:
    person = meet(color_scheme=scheme)
    page = person.go(made[0]).page
    person.decisions()
    gold, magenta = page.evaluate(TOKEN, "--may"), page.evaluate(TOKEN, "--purpura")
    page.mouse.move(700, 400)
    edges = page.evaluate("[...document.querySelectorAll('.card.lit')].map((e) => getComputedStyle(e).borderTopColor)")
    assert edges and set(edges) == {gold}, "nothing is magenta until it is looked at"
    page.locator(".card.lit").first.hover()
    assert page.evaluate(EDGE, ".card.lit") == magenta
    least = {("--may", "--panel"): 3, ("--may-ink", "--may-soft"): 4.5, ("--may-line", "--raised"): 3}
    for (pair, asked), found in zip(least.items(), page.evaluate(CONTRAST, list(least)), strict=True):
        assert found >= asked, (pair, found)
    assert page.evaluate("document.querySelector('#board').getAnimations({subtree: true}).length") == 0


# What can be touched and is too small for a thumb.
SMALL = """() => [...document.querySelectorAll(".ph button, .ph a")].filter((e) => e.checkVisibility() &&
  !e.closest("svg")).map((e) => [e, e.getBoundingClientRect()]).filter(([, r]) => r.width < 40 || r.height < 40)
  .map(([e, r]) => `${e.className} ${e.innerText} ${r.width} x ${r.height}`)"""


def test_a_phone_upright_and_on_its_side(meet: Meet, place: Place, made: tuple[str, str]) -> None:
    """Clocks on the seats, chat with a badge, three choices on its side, nothing too small for a thumb."""
    acting, other = made
    person, friend = meet(844, 390, has_touch=True, is_mobile=True), meet()
    page = person.go(acting).page
    person.decisions()
    assert whole(person, "#decide .choice", ".ph .part")["whole"] >= 3
    assert page.locator(".pchip .pl-clock").count() == 4
    assert page.evaluate(WIDER, ".thumbs button") == []
    friend.go(other).page.locator("#tab-chat").click()
    friend.page.get_by_placeholder("Message the table").fill("Salve!")
    friend.page.keyboard.press("Enter")
    chat = page.get_by_role("button", name="Chat, 1 new message")
    expect(chat).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 390, "height": 844})
    chat.click()
    expect(page.locator(".sheet")).to_contain_text("Salve!")
    expect(page.locator(".chatbtn .pip")).to_have_count(0)
    for part in ("More", "Cards", "Goods", "Hand", "Decide"):
        page.get_by_role("navigation", name="Panel").get_by_role("button", name=part).click()
        assert page.evaluate(SMALL) == [], part


def test_a_tablet_upright_shows_a_table(meet: Meet, made: tuple[str, str]) -> None:
    """768 x 1024: board, hand, store, decision and score at once, nothing beyond the window."""
    person = meet(768, 1024, has_touch=True)
    page = person.go(made[0]).page
    person.decisions()
    for part in ("#board", "#hand", "#store", "#decide", ".endturn", ".tabbox", ".pagenav"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    assert whole(person, "#decide .choice", "#decide .choices")["whole"] >= 3
    assert page.locator("#board").bounding_box()["height"] > 380
    assert page.locator("#board .nameof").count() > 20, "names of cities can be read"
    assert page.evaluate("document.documentElement.scrollWidth") == 768


def test_panels_and_type_grow_on_a_large_screen(meet: Meet, made: tuple[str, str]) -> None:
    sizes = {}
    for width, height in ((1440, 900), (2560, 1440)):
        person = meet(width, height)
        page = person.go(made[0]).page
        person.decisions()
        box = "(s) => { const r = document.querySelector(s).getBoundingClientRect(); return [r.width, r.height]; }"
        sizes[width] = {part: page.evaluate(box, part) for part in ("#decide", ".choice kbd", ".pl-name", "#hand")}
        board = page.locator("#board").bounding_box()
        assert board and board["width"] > width * 0.5
        expect(page.locator(".tabbox")).to_be_in_viewport(ratio=1)
    for part in ("#decide", "#hand"):
        assert sizes[2560][part][0] >= sizes[1440][part][0] * 1.3, part
    for part in (".choice kbd", ".pl-name"):
        assert sizes[2560][part][1] >= sizes[1440][part][1] * 1.25, part


def test_a_phone_stays_in_place_while_its_sheet_scrolls(meet: Meet) -> None:
    page = meet(390, 844, has_touch=True, is_mobile=True).go().page
    page.get_by_role("button", name="Guided first game").click()
    page.locator(".coach .btn").first.wait_for()
    assert page.evaluate("document.scrollingElement.scrollHeight") == 844


# Signs of gods that stick out of their cards, pictures that touch points, and numbers that are cut in half.
CUT = """() => {
  const box = (e) => e.getBoundingClientRect();
  const all = (s) => [...document.querySelectorAll(s)].filter((e) => e.checkVisibility());
  const text = (e) => { const r = document.createRange(); r.selectNodeContents(e); return [...r.getClientRects()]; };
  return [
    ...all(".card .god").filter((e) => box(e).right > box(e.closest(".card")).right).map((e) => e.title),
    ...all(".pl").filter((e) => [...e.querySelectorAll(".topcard .art")].some((art) =>
      box(art).top < box(e.querySelector(".pl-pts")).bottom)).map((e) => e.textContent),
    ...all(".segs i").filter((e) => text(e).some((r) =>
      r.top < box(e).bottom - 2 && (r.right > box(e).right + 1 || r.bottom > box(e).bottom))).map((e) => e.textContent),
    ...all(".card-t").filter((e) => !box(e).height).map((e) => e.textContent),
  ];
}"""


def test_signs_pictures_and_numbers_are_whole(meet: Meet, place: Place, made: tuple[str, str], ended: str) -> None:
    """Three gods on a narrow card, the picture of the last card below the points, points of a god in a short bar."""
    names = ("Livia", "Marcus", "Octavia", "Gaius", "Julia", "Titus")
    partners = place.table(*names, board="cyprus", modules=["teams", "salt"], seed=15)
    for link_of, width, height, seen in (
        (link(partners, 0), 1366, 768, ".card .gods:has(:nth-child(3))"),
        (made[0], 1366, 768, ".topcard .art"),
        (ended, 768, 1024, ".segs i"),
        (ended, 390, 844, ".segs i"),
    ):
        page = meet(width, height).go(link_of).page
        page.locator(seen).first.wait_for()
        assert page.evaluate(CUT) == [], width
    person = meet(844, 390, has_touch=True, is_mobile=True)
    page = person.go(made[0]).page
    page.get_by_role("navigation", name="Panel").get_by_role("button", name="Hand").click()
    expect(page.locator("#hand .card-t").first).to_be_visible()
