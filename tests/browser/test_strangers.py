"""Strangers meet, finish a rated game and see their ratings; a moderator handles a report."""

from __future__ import annotations

import asyncio
import json
import random
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from praefectus.server import Settings
from praefectus.server.operating.database import opened
from praefectus.server.storage.moderating import set_role
from tests.browser.conftest import Meet
from tests.browser.place import Person, Place
from tests.browser.test_everybody import findings, fits


class Known:
    """Somebody with a name, from an address of their own, in a window."""

    def __init__(self, place: Place, meet: Meet, name: str, address: int, **window: Any) -> None:
        headers = {"X-Forwarded-For": f"198.51.100.{address}"}
        self.name = name
        self.http = httpx.Client(base_url=f"{place.url}/api", headers=headers, timeout=30)
        self.secret = self.http.post("/person").json()["person"]
        self.http.headers["Authorization"] = f"Bearer {self.secret}"
        self.http.put("/person/name", json={"name": name}).raise_for_status()
        self.person: Person = meet(extra_http_headers=headers, **window)
        self.person.go(f"/me#{self.secret}")
        self.page = self.person.page

    def look(self, size: int) -> None:
        self.person.go("/")
        section = self.page.locator("#people")
        section.get_by_label("Pace").select_option("quick")
        for each in ("2", "3", "4", "5"):
            section.get_by_label(each, exact=True).set_checked(each == str(size))
        section.get_by_role("combobox", name="Rated").select_option("yes")
        section.get_by_text("Boards and modules").click()
        section.get_by_label("Italia", exact=True).check()
        section.get_by_role("button", name="Find players").click()


def play_out(place: Place, table: str, secrets: list[str]) -> None:
    """Play to the end at random, beside the open pages."""
    chance = random.Random(5)
    with connect(f"{place.url.replace('http', 'ws', 1)}/api/tables/{table}/ws", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "secrets": secrets, "detail": "light"}))
        while True:
            message = json.loads(socket.recv())
            if message["type"] != "light":
                continue
            if message["over"]:
                return
            if message.get("choices"):
                choice = chance.choice(message["choices"])
                move = {"type": "move", "seat": message["to_act"], "state": message["state"], "choice": choice}
                socket.send(json.dumps(move))


@pytest.mark.long
def test_four_people_meet_and_finish_a_rated_game(place: Place, meet: Meet) -> None:
    names = ("Ada", "Bea", "Cleo", "Dido")
    four = [Known(place, meet, name, number) for number, name in enumerate(names, 1)]
    for each in four:
        each.look(4)
    for each in four:
        offer = each.page.get_by_role("alertdialog", name="A table is ready")
        expect(offer).to_contain_text("rated")
        offer.get_by_role("button", name="Accept").click()
    for each in four:
        expect(each.page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    table = four[0].page.url.rpartition("/")[2]
    play_out(place, table, [each.secret for each in four])
    for each in four:
        expect(each.page.get_by_role("heading", name="Points by god")).to_be_visible()
    page = four[0].page
    four[0].person.go("/leaderboards")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(4)
    assert sorted(rows.locator("a").all_inner_texts()) == sorted(names)
    expect(rows.first).to_contain_text("?")
    rows.first.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Ratings")).to_be_visible()
    expect(page.get_by_role("heading", name="Best games")).to_be_visible()


def offered(*people: Known) -> None:
    for each in people:
        each.look(2)
    for each in people:
        expect(each.page.get_by_role("alertdialog", name="A table is ready")).to_be_visible()


def accept(known: Known) -> None:
    known.page.get_by_role("alertdialog").get_by_role("button", name="Accept").click()


def accept_elsewhere(known: Known) -> None:
    """Accept without a page that would come to the table."""
    (seek,) = known.http.get("/person/seeks").json()["seeks"]
    known.http.post(f"/person/seeks/{seek['id']}/answer", json={"agree": True}).raise_for_status()


def test_of_several_tabs_one_goes_to_the_table(place: Place, meet: Meet) -> None:
    """Elsewhere a game's start took every tab of a person to it."""
    fabia, gaia = Known(place, meet, "Fabia Prima", 31), Known(place, meet, "Gaia Secunda", 32)
    other = fabia.person.context.new_page()
    other.goto(place.url)
    offered(fabia, gaia)
    accept(fabia)
    accept_elsewhere(gaia)
    expect(fabia.page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    link = other.get_by_role("link", name="Go to the table")
    expect(link).to_be_visible(timeout=40_000)  # a page asks every 15 seconds whether another tab has begun a search
    assert other.url.rstrip("/") == place.url.rstrip("/")
    link.click()
    expect(other).to_have_url(fabia.page.url)


@pytest.mark.long
def test_who_comes_to_a_table_without_the_other_looks_on(place: Place, meet: Meet) -> None:
    hilda, ida = Known(place, meet, "Hilda Tertia", 41), Known(place, meet, "Ida Quarta", 42)
    offered(hilda, ida)
    ida.page.close()
    accept_elsewhere(ida)
    accept(hilda)
    expect(hilda.page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    expect(hilda.page.get_by_text("Somebody didn’t come")).to_be_visible(timeout=90_000)
    expect(hilda.page.get_by_text("Searching since")).to_be_visible()
    (seek,) = ida.http.get("/person/seeks").json()["seeks"]
    assert seek["state"] == "no_show"


async def promoted(place: Place, name: str) -> bool:
    async with opened(Settings(data_dir=place.folder / "data")) as connection:
        return await set_role(connection, name, "moderator")


def test_a_moderator_handles_a_report(place: Place, meet: Meet) -> None:
    judge = Known(place, meet, "Judge Nova", 11)
    loud = Known(place, meet, "Loud Livia", 12)
    made = judge.http.post(
        "/tables",
        json={"seats": [{"kind": "person", "name": "Host"}, {"kind": "open"}], "public": True},
        headers={"Authorization": ""},
    ).json()
    table, secret = made["table"]["table"], made["secrets"][0]["secret"]
    seat = httpx.post(f"{place.url}/api/tables/{table}/join", json={"name": "Loud Livia"}).json()
    loud.http.put("/person/tables", json={"tables": [{"table": table, "secrets": [seat["secret"]]}]})
    about = {"reason": "shouts all the time"}
    bearer = {"Authorization": f"Bearer {secret}"}
    path = f"{place.url}/api/tables/{table}/seats/{seat['seat']}/report"
    assert httpx.post(path, json=about, headers=bearer).status_code == 204
    with ThreadPoolExecutor() as pool:  # the browser has an event loop of its own in this thread
        assert pool.submit(asyncio.run, promoted(place, "Judge Nova")).result()

    judge.person.go("/me")
    judge.page.get_by_role("link", name="Moderation").click()
    page = judge.page
    report = page.locator("section", has_text="shouts all the time").first
    report.get_by_role("combobox", name="Action").select_option("mute")
    report.get_by_label("Message to the player").fill("Please be quiet.")
    assert not findings(page)
    report.get_by_role("button", name="Apply and close").click()
    expect(page.get_by_text("No open reports")).to_be_visible()
    done = page.get_by_role("listitem").filter(has_text="Please be quiet.")
    expect(done).to_contain_text("Loud Livia")
    said = loud.http.post(f"/tables/{table}/chat", json={"text": "hello"})
    assert (said.status_code, said.json()["code"]) == (403, "muted")
    done.get_by_role("button", name="Undo").click()
    expect(done).to_contain_text("undone")
    assert loud.http.post(f"/tables/{table}/chat", json={"text": "hello"}).status_code == 201


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_pages_of_people_fit_a_phone(place: Place, meet: Meet, language: str) -> None:
    name = f"Phone {language}"
    known = Known(place, meet, name, 20, width=390, height=844, has_touch=True, is_mobile=True, locale=language)
    known.person.go("/leaderboards")
    expect(known.page.locator("h1")).to_be_visible()
    fits(known.page)
    assert not findings(known.page)
    known.person.go(f"/players/{name}")
    expect(known.page.locator("h1")).to_have_text(name)
    fits(known.page)
    assert not findings(known.page)
