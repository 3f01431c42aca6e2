"""My page: a player appears with the first game, finds games again, and sets name, sleeping hours, pauses and data."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import Meet
from .place import Person

KOLKATA = re.compile("Asia/(Kolkata|Calcutta)")  # both are names of one time zone
PLAYER = "() => localStorage.getItem('praefectus.person')"


def with_a_game(person: Person) -> Page:
    """My page of somebody who has started a game."""
    person.go()
    person.quick_settings().locator("#myname").fill("Drusilla")
    person.page.locator(".begin").click()
    person.page.wait_for_selector("#decide")
    person.go("/me")
    return person.page


def test_looking_makes_nobody_a_player_and_the_first_game_does(meet: Meet) -> None:
    person = meet()
    person.go()
    person.page.wait_for_selector(".nogames")
    person.go("/me")
    expect(person.page.get_by_text("Your games will be listed here")).to_be_visible()
    assert person.page.evaluate(PLAYER) is None
    page = with_a_game(person)
    expect(page.get_by_role("button", name="Download my data")).to_be_visible()
    assert page.evaluate(PLAYER) is not None
    expect(page.locator(".game")).to_have_count(1)
    page.get_by_label("Find a game").fill("ıtalia and nobody")
    expect(page.get_by_text("No games in this list.")).to_be_visible()
    page.get_by_label("Find a game").fill("drusi")
    expect(page.locator(".game")).to_have_count(1)


def test_sleeping_hours_and_pauses_stay(meet: Meet) -> None:
    page = with_a_game(meet(timezone_id="Asia/Kolkata"))
    expect(page.get_by_label("Time zone")).to_have_value(KOLKATA)
    page.get_by_role("switch", name="I sleep").click()
    page.get_by_label("From", exact=True).fill("22:30")
    page.get_by_label("To", exact=True).fill("06:15")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    first = date(date.today().year + 1, 3, 2)
    page.get_by_label("First day").fill(first.isoformat())
    page.get_by_label("Last day").fill((first + timedelta(days=6)).isoformat())
    page.get_by_role("button", name="Add a pause").click()
    pause = page.get_by_role("button", name="Remove the pause")
    expect(pause).to_be_visible()
    page.reload()
    expect(page.get_by_label("From", exact=True)).to_have_value("22:30")
    expect(page.get_by_label("Time zone")).to_have_value(KOLKATA)
    pause.click()
    expect(pause).to_be_hidden()


def test_my_data_is_downloaded_deleted_later_and_can_stay(meet: Meet, tmp_path: Path) -> None:
    page = with_a_game(meet())
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download my data").click()
    waiting.value.save_as(tmp_path / "data.json")
    about = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))["about"]
    assert [seat["name"] for seat in about["seats"]] == ["Drusilla"]
    page.get_by_role("button", name="Delete everything about me").click()
    page.get_by_role("button", name="Yes, delete it in 7 days").click()
    expect(page.get_by_text("Everything about you will be deleted on")).to_be_visible()
    page.get_by_role("button", name="Keep everything").click()
    expect(page.get_by_text("Nothing will be deleted.")).to_be_visible()
