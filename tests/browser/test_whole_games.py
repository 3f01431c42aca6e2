"""Whole games to the end: by keyboard alone, on phones, at every width, dark, large text, solo, teams, each board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from praefectus import data
from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link
from tests.browser.test_everybody import findings, fits

pytestmark = pytest.mark.long

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}
WINDOWS: dict[str, dict[str, Any]] = {
    "phone upright": {"width": 390, "height": 844} | PHONE,
    "phone sideways": {"width": 844, "height": 390} | PHONE,
    "768": {"width": 768, "height": 1024},
    "1024": {"width": 1024, "height": 768},
    "1366": {"width": 1366, "height": 768},
    "1440": {"width": 1440, "height": 900},
    "1920": {"width": 1920, "height": 1080},
    "dark": {"color_scheme": "dark"},
}
TABLES: dict[str, dict[str, Any]] = {
    "solo": {"seats": ["Nova"], "modules": ["solitaria"], "board": "italia", "options": {"solo_mode": "solo"}},
    "two against Contrarius": {
        "seats": ["Nova", "bot"],
        "modules": ["solitaria"],
        "board": "italia",
        "options": {"solo_mode": "cooperative"},
    },
    "Contrarius as the third": {
        "seats": ["Nova", "bot"],
        "modules": ["solitaria"],
        "board": "italia",
        "options": {"solo_mode": "third_party"},
    },
    "teams of four": {"seats": ["Nova", "bot", "bot", "bot"], "modules": ["teams"]},
    "teams of six": {"seats": ["Nova", "bot", "bot", "bot", "bot", "bot"], "modules": ["teams"]},
    "forum and salt": {"seats": ["Nova", "bot"], "modules": ["salt", "forum"], "board": "byzantium"},
    "fish market": {"seats": ["Nova", "bot"], "modules": ["fish_market"], "board": "italia"},
}


def play_out(person: Person) -> None:
    """To the final scoring; nothing serious in sight of axe in the first states of every kind of decision."""
    seen: set[str] = set()
    for _ in range(2500):
        lit = person.turn()
        if not lit:
            break
        kinds = "/".join(sorted({choice.kind for choice in lit}))
        if kinds not in seen and len(seen) < 12:
            seen.add(kinds)
            assert not findings(person.page), kinds
            fits(person.page)
        person.click(person.quick(lit))
    expect(person.page.locator(".endpage")).to_be_visible()
    assert not findings(person.page)


@pytest.mark.parametrize("window", WINDOWS)
def test_a_whole_game_at_every_size(place: Place, meet: Meet, window: str) -> None:
    person = meet(**WINDOWS[window]).go(link(place.table("Nova", "bot", seed=21)))
    play_out(person)


def test_a_whole_game_with_the_largest_text(place: Place, meet: Meet) -> None:
    person = meet()
    person.context.add_init_script("localStorage['praefectus.settings'] = JSON.stringify({scale: 1.4})")
    play_out(person.go(link(place.table("Nova", "bot", seed=22))))


@pytest.mark.parametrize("kind", TABLES)
def test_a_whole_game_of_every_kind(place: Place, meet: Meet, kind: str) -> None:
    more = dict(TABLES[kind])
    play_out(meet().go(link(place.table(*more.pop("seats"), seed=23, **more))))


@pytest.mark.parametrize("board", data.board_ids())
def test_a_whole_game_on_each_board(place: Place, meet: Meet, board: str) -> None:
    facts = data.board(board)
    seats = ["Nova", *["bot"] * (facts.players[0] - 1)]
    play_out(meet().go(link(place.table(*seats, seed=24, board=board, modules=facts.modules_needed))))


def test_a_whole_game_by_keyboard_alone(place: Place, person: Person) -> None:
    """Digits and Enter choose, N continues, Enter ends the turn; the focus is never lost."""
    page = person.go(link(place.table("Nova", "bot", seed=25))).page
    for _ in range(2500):
        lit = person.turn()
        if not lit:
            break
        rows = [choice for choice in lit if choice.kind not in ("done", "end_turn")]
        if not rows:
            ends = lit[0].text.startswith("End your turn")
            page.wait_for_timeout(360 if ends else 0)
            page.keyboard.press("Enter" if ends else "n")
            continue
        chosen = rows.index(person.quick(rows))
        if chosen < 9:
            page.keyboard.press(str(chosen + 1))
        else:
            page.keyboard.press("1")
            for _ in range(chosen):
                page.keyboard.press("ArrowDown")
        assert page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"
        page.keyboard.press("Enter")
        if page.locator("#decide .doubt").count():
            page.keyboard.press("Enter")
        elif page.locator("#decide .narrow").count():
            page.keyboard.press("1")
            page.keyboard.press("Enter")
    expect(page.locator(".endpage")).to_be_visible()
