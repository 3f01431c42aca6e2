"""Rematches: against bots, between people, in teams, solo, and on one screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet, Visit
from tests.browser.place import Person, Place, link
from tests.browser.static_site import begin


def colours(page: Page) -> list[str]:
    """The colours as people sit."""
    cards = [str(card.get_attribute("class")).split() for card in page.locator(".players .pl").all()]
    return [name for card in cards for name in card if name.startswith("c-")]


def again(person: Person, made: dict[str, Any], *seats: int) -> Page:
    """Somebody looks at the end of the game, and asks for a rematch."""
    page = person.go(link(made, *seats)).page
    page.get_by_role("button", name="Rematch").click()
    return page


@pytest.mark.parametrize(
    ("seats", "setup"),
    [
        (("Ada", "bot"), {"board": "italia"}),
        (("Ada",), {"board": "sicilia", "modules": ["solitaria"]}),
        (("Ada", "Bea", "Cleo", "Dora"), {"board": "ionium", "modules": ["teams"]}),
    ],
    ids=["bots", "solo", "hot seat in teams"],
)
def test_where_nobody_else_plays_it_begins_at_once(place: Place, meet: Meet, seats: Any, setup: Any) -> None:
    made = place.table(*seats, seed=3, **setup)
    place.play_out(made)
    page = again(meet(), made)
    expect(page.locator("#decide")).to_be_visible()
    assert made["table"]["table"] not in page.url
    before = [f"c-{seat['colour']}" for seat in made["table"]["seats"]]
    assert colours(page)[: len(before)] == before
    page.get_by_role("button", name="Settings").first.click()
    expect(page.get_by_role("button", name="Delete", exact=True)).to_be_visible()  # the host's


def test_between_two_people_it_begins_when_both_have_joined(place: Place, meet: Meet) -> None:
    """The one who asks is the host, the other is there and no longer away."""
    made = place.table("Ada", "Bea", board="italia", seed=3, public=True)
    place.play_out(made)
    bea = meet().go(link(made, 1)).page
    ada = again(meet(), made, 0)
    seats = ada.locator(".seat")
    expect(seats.nth(0)).to_contain_text("you, host")
    expect(seats.nth(1)).to_contain_text("invited")
    expect(ada.get_by_text("Missing: Bea.")).to_be_visible()
    assert not [one for one in place.call("/tables?stage=lobby")["tables"] if one["table"] in ada.url]
    expect(bea.get_by_text("The others want to play again.")).to_be_visible()
    bea.get_by_role("button", name="Join the rematch").click()
    for page in (ada, bea):
        expect(page.locator("#decide")).to_be_visible()
        expect(page.locator(".players .pl")).to_have_count(2)
    assert bea.url == ada.url
    expect(ada.locator("#decide")).not_to_contain_text("away")


def test_the_host_begins_without_somebody_who_has_gone(place: Place, meet: Meet) -> None:
    """A bot plays for them; they come to the table later, and take their seat with one click."""
    made = place.table("Ada", "Bea", board="italia", seed=3)
    place.play_out(made)
    ada = again(meet(), made, 0)
    expect(ada.locator(".seat").nth(1)).to_contain_text("away")
    ada.get_by_role("button", name="Start the game").click()
    expect(ada.locator("#decide")).to_be_visible()
    late = meet().go(link(made, 1)).page
    late.get_by_role("button", name="Join the rematch").click()
    late.get_by_role("button", name="Take over from the bot").click()
    expect(late.get_by_role("button", name="Take over from the bot")).to_have_count(0)
    expect(ada.locator(".players")).not_to_contain_text("bot playing")


def test_people_choose_their_colour_and_nothing_moves_when_the_game_begins(place: Place, meet: Meet) -> None:
    made = place.call(
        "/tables",
        {"seats": [{"kind": "person", "name": name} for name in ("Ada", "Bea", "Cleo")], "first": "draw", "seed": 4},
    )
    ada = meet().go(f"{link(made, 0)},{made['host']}").page
    bea = meet().go(link(made, 1)).page
    offered = bea.get_by_role("group", name="Your colour")
    expect(offered.get_by_role("button", name="Red")).to_be_disabled()  # Ada's
    offered.get_by_role("button", name="White").click()
    expect(ada.locator(".seat").nth(1).locator(".badge.c-white")).to_be_visible()
    name = ada.locator("h1").inner_text()
    ada.get_by_role("button", name="Start the game").click()
    expect(ada.locator("#decide")).to_be_visible()
    assert colours(ada) == ["c-red", "c-white", "c-yellow"]
    expect(ada.locator(".tname")).to_contain_text(name)


@pytest.mark.long  # a site is made first, with Pyodide and its packages fetched
def test_on_a_page_without_a_server(visit: Visit) -> None:
    person = begin(visit(), bots=1)
    person.play_out()
    before = person.page.url
    person.page.get_by_role("button", name="Rematch").click()
    person.page.wait_for_url(lambda url: url != before)
    expect(person.page.locator("#decide")).to_be_visible()
