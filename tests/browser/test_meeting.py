"""Strangers find each other through the front page and play at one table."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place


def look(person: Person) -> None:
    person.go("/")
    section = person.page.locator("#people")
    section.get_by_label("Pace").select_option("quick")
    for size in ("2", "3", "4"):
        section.get_by_label(size, exact=True).set_checked(size == "2")
    section.get_by_role("button", name="Find players").click()


def test_two_people_meet(meet: Meet) -> None:
    one, other = meet(1366, 768), meet(390, 844)
    look(one)
    expect(one.page.locator("#people")).to_contain_text("Searching since")
    look(other)
    for person in (one, other):
        person.page.get_by_role("alertdialog", name="A table is ready").wait_for()
        person.page.get_by_role("button", name="Accept").click()
    for person in (one, other):
        expect(person.page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    assert one.page.url == other.page.url


def test_a_no_show_returns_the_other_to_the_search(meet: Meet) -> None:
    one, other = meet(), meet()
    look(one)
    look(other)
    one.page.get_by_role("button", name="Accept").click()
    other.page.get_by_role("button", name="Decline").click()
    expect(other.page.locator("#people")).to_contain_text("You declined the table")
    expect(one.page.locator("#people")).to_contain_text("Searching since")
    one.page.get_by_role("button", name="Stop searching").click()
    expect(one.page.get_by_role("button", name="Find players")).to_be_visible()


def test_a_public_table_shows_strangers_when_it_starts(place: Place, meet: Meet) -> None:
    starts = datetime.now(UTC).replace(microsecond=0) + timedelta(days=2)
    place.table("Ada", "open", public=True, appointment=starts.isoformat())
    page = meet(locale="en", timezone_id="UTC").go("/").page
    expect(page.locator("#watch")).to_contain_text(f"Starts {starts:%A}")
    page.get_by_role("link", name="set a time for your game").click()
    expect(page).to_have_url(re.compile("#make$"))
