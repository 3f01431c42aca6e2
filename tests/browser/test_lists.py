"""Lists that can't be loaded: the page says so, shows the last known list, and forgets no seat."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Meet
from tests.browser.place import Place, link

REFRESH = 16_000  # milliseconds: the front page asks again every 15 seconds
FAILED = {"code": "failed", "sentence": "Something failed here."}


def answering(status: int, body: object) -> Callable[[Route], None]:
    return lambda route: route.fulfill(status=status, content_type="application/json", body=json.dumps(body))


def secrets(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate("() => JSON.parse(localStorage.getItem('praefectus.tables')).tables")
    return found


def test_a_list_that_fails_says_so_and_keeps_what_it_knew(place: Place, meet: Meet) -> None:
    made = place.table("Nova", "bot", seed=8, name="The villa", public=True)
    person = meet()
    page = person.page
    page.clock.install()
    person.go(link(made)).decisions()
    person.go()
    mine, public = page.locator(".mygames"), page.locator("#watch")
    for part in (mine, public):
        expect(part.get_by_text("The villa")).to_be_visible()
        expect(part.get_by_role("alert")).to_have_count(0)
    page.route("**/api/mine", answering(500, FAILED))
    page.route("**/api/tables?*", answering(500, FAILED))
    page.clock.fast_forward(REFRESH)
    for part in (mine, public):
        expect(part.get_by_role("alert")).to_have_text(
            "This list couldn’t be updated, so it may be out of date. Something failed here."
        )
        expect(part.get_by_text("The villa")).to_be_visible()
    page.reload()  # nothing is known now, and that is not the same as having no games
    for part in (mine, public):
        expect(part.get_by_role("alert")).to_have_text("This list couldn’t be loaded. Something failed here.")
    expect(page.get_by_text("No games yet on this device")).to_have_count(0)
    page.unroute_all()
    page.clock.fast_forward(REFRESH)
    for part in (mine, public):
        expect(part.get_by_text("The villa")).to_be_visible()
        expect(part.get_by_role("alert")).to_have_count(0)
    person.troubles.clear()  # the failed requests stand in the console


def test_a_table_that_a_list_leaves_out_keeps_its_secret(place: Place, meet: Meet) -> None:
    """A server with an older backup does not know it; with the right one it does again."""
    made = place.table("Nova", "bot", seed=8, name="The villa")
    person = meet().go(link(made))
    person.decisions()
    page = person.page
    known = secrets(page)
    assert list(known) == [made["table"]["table"]]
    page.route("**/api/mine", answering(200, {"tables": []}))
    person.go()
    expect(page.get_by_text("No games yet on this device")).to_be_visible()
    assert secrets(page) == known
    page.unroute_all()
    page.reload()
    expect(page.locator(".mygames").get_by_text("The villa")).to_be_visible()
    page.locator(".mygames .tidy").click()  # only its owner takes it off
    assert secrets(page) == {}
