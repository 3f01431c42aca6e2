"""Absent players: who the game waits for, bots that take over, coming back; and deleting a game together."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link


def as_host(made: dict[str, Any], seat: int) -> str:
    """The link of a seat with the host's secret beside it."""
    return f"{link(made, seat)},{made['host']}"


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Place]:
    """A server where nobody may be away from a live game."""
    place = Place(tmp_path, away_seconds=0, remind_seconds=0)
    yield place
    place.stop()


def test_who_is_away_is_named_and_since_when(place: Place, meet: Meet) -> None:
    """A bot only after five minutes: until then there is no button."""
    made = place.table("Ada", "Bea", seed=9, live=True)
    bea = meet().go(link(made, 1))
    decide = bea.page.locator("#decide")
    expect(decide).to_contain_text("Ada has been away since")
    expect(decide).to_contain_text("A bot can play for them from")
    expect(bea.page.get_by_role("button", name="Let a bot play for Ada")).to_have_count(0)
    ada = meet().go(link(made, 0))
    expect(decide).not_to_contain_text("away since")
    ada.context.close()
    expect(decide).to_contain_text("Ada has been away since")


def test_a_bot_plays_for_somebody_who_is_away_until_they_take_the_seat_back(impatient: Place, chrome: Browser) -> None:
    made = impatient.table("Ada", "Bea", seed=9, live=True)
    people = [Person(chrome.new_context(reduced_motion="reduce"), impatient.url) for _ in range(2)]
    bea = people[1].go(link(made, 1))
    bea.page.get_by_role("button", name="Let a bot play for Ada").click()
    expect(bea.page.locator('[data-player="0"]')).to_contain_text("bot playing")
    ada = people[0].go(link(made, 0))
    expect(ada.page.locator(".seatbar")).to_contain_text("A bot is playing for you, Ada.")
    ada.page.get_by_role("button", name="Take over from the bot").click()
    expect(ada.page.get_by_role("button", name="Take over from the bot")).to_have_count(0)
    expect(bea.page.locator('[data-player="0"]')).not_to_contain_text("bot playing")
    for person in people:
        person.context.close()
        assert not person.troubles


def test_somebody_who_is_there_is_reminded_and_then_a_bot_can_play(impatient: Place, chrome: Browser) -> None:
    """The panel names who the game waits for and since when; a reminder after a minute reaches their page."""
    made = impatient.table("Ada", "Bea", seed=9, live=True)
    people = [Person(chrome.new_context(reduced_motion="reduce"), impatient.url) for _ in range(2)]
    people[1].page.clock.install()
    ada, bea = (person.go(link(made, seat)).page for seat, person in enumerate(people))
    remind = bea.get_by_role("button", name="Remind Ada")
    expect(bea.locator("#decide")).to_contain_text("Waiting for Ada since")
    expect(remind).to_have_count(0)
    bea.clock.fast_forward(61_000)
    remind.click()
    expect(ada.locator(".toast")).to_contain_text("The others are waiting for you.")
    expect(ada.locator(".seatbar")).to_contain_text("Reminder sent at")
    expect(remind).to_have_count(0)
    bea.get_by_role("button", name="Let a bot play for Ada").click()
    ada.get_by_role("button", name="Take over from the bot").click()
    expect(bea.locator("#decide")).not_to_contain_text("was reminded")
    for person in people:
        person.context.close()
        assert not person.troubles


def test_the_host_deletes_a_game_with_everybodys_consent(place: Place, meet: Meet) -> None:
    made = place.table("Ada", "Bea", seed=9)
    ada, bea = meet().go(as_host(made, 0)), meet().go(link(made, 1))
    ada.page.get_by_role("button", name="Settings").first.click()
    ada.page.get_by_role("button", name="Delete", exact=True).click()
    ada.page.get_by_role("button", name="Yes, delete it").click()
    expect(ada.page.locator(".undoask")).to_contain_text("Ada wants to delete this game")
    bea.page.get_by_role("button", name="No", exact=True).click()
    for person in (ada, bea):
        expect(person.page.locator(".undoask")).to_have_count(0)
    ada.page.get_by_role("button", name="Settings").first.click()
    ada.page.get_by_role("button", name="Delete", exact=True).click()
    ada.page.get_by_role("button", name="Yes, delete it").click()
    bea.page.get_by_role("button", name="Agree", exact=True).click()
    for person in (ada, bea):
        expect(person.page.locator("#decide")).to_have_count(0)
        expect(person.page.locator("body")).to_contain_text("no longer exists")


def test_the_host_of_a_game_against_bots_deletes_it_at_once(place: Place, meet: Meet) -> None:
    made = place.table("Ada", "bot", seed=9)
    ada = meet().go(as_host(made, 0))
    ada.page.get_by_role("button", name="Settings").first.click()
    ada.page.get_by_role("button", name="Delete", exact=True).click()
    ada.page.get_by_role("button", name="Yes, delete it").click()
    ada.page.wait_for_url(f"{place.url}/")
    response = ada.page.request.get(f"{place.url}/api/tables/{made['table']['table']}")
    assert response.status == 404


def test_live_play_is_chosen_when_a_table_is_made(place: Place, person: Person) -> None:
    person.go("/")
    switch = person.page.get_by_role("switch", name="Live play")
    expect(switch).to_be_checked()
    switch.click()
    person.page.get_by_label("A bot can play for somebody").select_option("3 days")
    person.page.get_by_role("button", name="Create table").click()
    expect(person.page.locator(".facts")).to_contain_text("slow: a bot can play for somebody who’s away for 3 days")
