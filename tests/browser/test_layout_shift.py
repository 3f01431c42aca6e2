"""Nothing moves on its own while a server's page loads, even where answers are late."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from .conftest import Meet
from .layout_shift import GROUPS, SIZES, height_of_play, observe, shifted
from .place import LEVELS_HERE, Place, link

LEAST = 0.1  # below this a page counts as steady


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_front_page_does_not_move(meet: Meet, width: int, height: int) -> None:
    person = meet(width, height)
    observe(person.context)
    for _ in range(2):  # with nothing kept, then with files and fonts
        page = person.go("/").page
        page.locator(LEVELS_HERE).wait_for()
        page.wait_for_load_state("networkidle")
        assert shifted(page) < LEAST


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_late_answers_move_neither_the_button_nor_the_boards(meet: Meet, width: int, height: int) -> None:
    person = meet(width, height)
    observe(person.context)
    page = person.page
    held: list[Route] = []
    for path in ("catalogue", "boards", "levels"):
        page.route(f"**/api/{path}", lambda route: held.append(route))
    person.go("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    before, groups = height_of_play(page), page.evaluate(GROUPS)
    for route in held:
        route.continue_()
    page.locator(LEVELS_HERE).wait_for()
    page.get_by_role("button", name="Create table").wait_for()
    assert height_of_play(page) == pytest.approx(before, abs=1)
    assert not groups or groups == page.evaluate(GROUPS)
    assert shifted(page) < LEAST


def test_known_games_have_their_room_before_they_are_listed(meet: Meet, place: Place) -> None:
    person = meet(1366, 768)
    page = person.page
    for number in range(9):
        person.go(link(place.table("Nova", "bot", seed=number)))
        page.wait_for_selector("#decide")
    person.go("/")
    expect(page.locator(".mygames .gamebox")).to_have_count(8)
    below = page.locator("#make").bounding_box()
    held: list[Route] = []
    page.route("**/api/mine", lambda route: held.append(route))
    person.go("/")
    page.locator(LEVELS_HERE).wait_for()
    expect(page.get_by_text("No games yet")).to_have_count(0)
    assert page.locator("#make").bounding_box() == pytest.approx(below, abs=1)
    for route in held:
        route.continue_()
    expect(page.locator(".mygames .gamebox")).to_have_count(8)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_table_does_not_move_while_it_opens(meet: Meet, place: Place, width: int, height: int) -> None:
    person = meet(width, height)
    observe(person.context)
    page = person.go(link(place.table("Nova", "bot", "bot", seed=5))).page
    person.decisions()
    page.wait_for_load_state("networkidle")
    assert shifted(page) < LEAST


def test_an_address_that_is_not_there_says_so(meet: Meet) -> None:
    page = meet().go("/foo/bar").page
    expect(page.get_by_role("main")).to_contain_text("Page not found")
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
