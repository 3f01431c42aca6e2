"""A small tournament in the page, games to watch, and a game inside another site."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tests.browser.place import Place
from tests.browser.test_everybody import findings, fits
from tests.browser.test_strangers import Known, play_out

NAMES = ("Turia", "Vibia", "Galla")


def planned(page: Page, seconds: int = 12) -> None:
    """Fill in the form, and send it with a start in some seconds: the field knows only minutes."""
    page.get_by_role("link", name=re.compile("Plan a tournament|All tournaments")).click()
    page.get_by_label("Name of the tournament").fill("Spring cup")
    page.get_by_label("Pace").select_option("quick")
    page.get_by_label("Minutes between rounds").fill("0")
    page.get_by_role("combobox", name="Board").select_option("italia")
    page.get_by_label("Draw them for each round").uncheck()

    def begin_soon(route, request) -> None:  # type: ignore[no-untyped-def]
        body = request.post_data_json | {"starts": (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat()}
        route.continue_(post_data=body)

    page.route("**/api/tournaments", lambda route: begin_soon(route, route.request), times=1)
    page.get_by_role("button", name="Plan it").click()
    expect(page.locator("h1")).to_have_text("Spring cup")


def test_a_small_tournament(place: Place, meet: Meet) -> None:
    people = [Known(place, meet, name, 30 + number) for number, name in enumerate(NAMES)]
    host = people[0].page
    people[0].person.go("/")
    planned(host)
    cup = host.url.rpartition("/")[2]
    for each in people:
        each.person.go(f"/tournaments/{cup}")
        each.page.get_by_role("button", name="Take part").click()
        expect(each.page.get_by_role("button", name="Leave the tournament")).to_be_visible()
    assert not findings(host)
    for number in (1, 2, 3):
        for each in people:  # the page goes to the table when the round begins
            if number > 1:
                each.person.go(f"/tournaments/{cup}")
            to_table = each.page.get_by_role("button", name="Go to the table")
            expect(to_table.or_(each.page.locator("#decide"))).to_be_visible(timeout=30_000)
            to_table.evaluate_all("(buttons) => buttons[0]?.click()")  # the page may go there before we do
            expect(each.page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
        table = host.url.rpartition("/")[2]
        play_out(place, table, [each.secret for each in people])
        back = host.get_by_role("link", name="Tournament: Spring cup")
        expect(back).to_be_visible()
    back.click()
    expect(host.get_by_role("heading", name="Round 3")).to_be_visible()
    expect(host.get_by_role("status").filter(has_text="3 people")).to_contain_text("Finished")
    box = host.locator("section", has=host.get_by_role("heading", name="Round 3")).bounding_box()
    assert box and box["height"] < host.viewport_size["height"] / 2, "a table of a round is only a short list"
    rows = host.locator("tbody tr")
    expect(rows).to_have_count(3)
    points = [float(rows.nth(row).locator("td").nth(2).inner_text()) for row in range(3)]
    assert points == sorted(points, reverse=True) and sum(points) == 36
    with host.expect_download() as download:
        host.get_by_role("button", name="CSV").click()
    assert download.value.path().read_text(encoding="utf-8").count("\n") == 4
    assert not findings(host)


@contextmanager
def another_site(body: str) -> Iterator[str]:
    """A site of somebody else with one page. It is served: Chromium lets no other page show a local one."""

    class OnePage(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/" else 204)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode() if self.path == "/" else b"")

        def log_message(self, *_: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), OnePage)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_pages_of_tournaments_fit_a_phone(place: Place, meet: Meet, language: str) -> None:
    name = f"Cup {language}"
    known = Known(place, meet, name, 40, width=390, height=844, has_touch=True, is_mobile=True, locale=language)
    starts = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    plan = {"name": f"Cup of {language}", "pace": "hours_24", "starts": starts}
    cup = known.http.post("/tournaments", json=plan).json()["id"]
    known.http.put(f"/person/tournaments/{cup}")
    for path in ("/tournaments", f"/tournaments/{cup}", "/watch"):
        known.person.go(path)
        expect(known.page.locator("h1")).to_be_visible()
        known.page.wait_for_load_state("networkidle")
        fits(known.page)
        assert not findings(known.page), path


def test_a_game_is_watched_with_a_delay_and_inside_another_site(place: Place, meet: Meet) -> None:
    people = [Known(place, meet, name, 50 + number) for number, name in enumerate(("Prisca", "Silvia"))]
    for each in people:
        each.look(2)
    for each in people:
        offer = each.page.get_by_role("alertdialog", name="A table is ready")
        offer.get_by_role("button", name="Accept").click()
    expect(people[0].page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    table = people[0].page.url.rpartition("/")[2]
    anybody = meet()
    anybody.go("/watch")
    anybody.page.get_by_role("link", name=re.compile("Prisca")).click()
    expect(anybody.page.get_by_text("you see it 2 turns later").first).to_be_visible()
    with another_site(f'<iframe src="{place.url}/embed/t/{table}" width="900" height="500"></iframe>') as address:
        anybody.page.goto(address)
        frame = anybody.page.frame_locator("iframe")
        expect(frame.get_by_text("Prisca: ")).to_be_visible(timeout=60_000)  # the process that looks back has to start
        picture = frame.get_by_role("img")
        expect(picture).to_be_visible()
        assert picture.evaluate("image => image.naturalWidth > 0")
