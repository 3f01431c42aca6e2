"""The game without a server: a static folder behind a plain file server, and with that stopped.

PRAEFECTUS_SITE names a folder that was made before; without it one is made, where its packages can be fetched.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from praefectus import data
from praefectus.site.build import build

from .place import Person

pytestmark = pytest.mark.long  # a site is made first, with Pyodide and its packages fetched

START = 120_000  # milliseconds: Python starts in a worker, on machines that do other things, too


class Quiet(SimpleHTTPRequestHandler):
    """Any plain file server."""

    def log_message(self, *said: Any) -> None: ...


class Host:
    """Serves a folder, until it is stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.serving = True

    def stop(self) -> None:
        if self.serving:
            self.server.shutdown()
            self.server.server_close()
            self.serving = False


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if given := os.environ.get("PRAEFECTUS_SITE"):
        return Path(given)
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    running = Host(site)
    yield running
    running.stop()


Visit = Callable[..., Person]


@pytest.fixture
def visit(host: Host, chrome: Browser) -> Iterator[Visit]:
    """Windows of devices; what they keep is theirs alone."""
    people: list[Person] = []

    def open_window(context: BrowserContext | None = None, script: str = "", **more: Any) -> Person:
        context = context or chrome.new_context(**({"viewport": {"width": 1440, "height": 900}} | more))
        if script:
            context.add_init_script(script)
        people.append(Person(context, host.url))
        people[-1].page.set_default_timeout(START)
        return people[-1]

    yield open_window
    troubles = [trouble for person in people for trouble in person.troubles]
    for context in {id(person.context): person.context for person in people}.values():
        context.close()
    assert not troubles, troubles


def begin(person: Person, level: str = "Greedy", bots: int = 3) -> Person:
    """A quick game from the front page."""
    person.go("/")
    page = person.page
    page.get_by_role("group", name="Strength").get_by_role("button", name=level, exact=True).click()
    page.get_by_role("group", name="Opponents").get_by_role("button", name=str(bots), exact=True).click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("#decide")
    return person


def kept(page: Page) -> None:
    """Until everything that is needed without a network lies in the browser."""
    page.wait_for_function(
        "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
    )
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_a_game_goes_on_without_any_host_where_it_was_left(host: Host, visit: Visit) -> None:
    """Played from a folder, closed in the middle of a turn, opened again with the file server stopped."""
    person = begin(visit(), bots=2)
    person.play_turns(1)
    person.click(person.quick(person.decisions()))
    person.turn(mine=False)
    state = person.decision()
    kept(person.page)
    host.stop()
    again = visit(person.context)
    again.page.goto(person.page.url)
    person.page.close()
    assert again.decision() == state
    again.play_turns(1)
    again.page.goto(host.url)
    expect(again.page.locator(".mygames .game")).to_have_count(1, timeout=START)


def test_two_pages_play_one_game_and_the_second_takes_over(visit: Visit) -> None:
    first = begin(visit(), bots=1)
    second = visit(first.context)
    second.page.goto(first.page.url)
    state = second.decision()
    assert state == first.decision()
    first.click(first.quick(first.decisions()))
    assert second.turn(mine=False) is not None and second.state != state
    first.page.close()  # it ran the games of the device
    second.page.wait_for_timeout(300)
    second.play_turns(1)


def test_a_browser_that_keeps_nothing_says_so_and_plays_on(visit: Visit) -> None:
    person = visit(script="Object.defineProperty(self, 'indexedDB', {value: undefined})")
    refused = "IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };"
    person.page.context.route(
        re.compile(r"/assets/worker-.*\.js"),
        lambda route: route.fulfill(body=refused + route.fetch().text(), content_type="text/javascript"),
    )
    begin(person, bots=1)
    expect(person.page.get_by_role("status").filter(has_text="keeps nothing")).to_be_visible(timeout=START)
    person.page.get_by_role("button", name="Understood").click()
    person.play_turns(1)


def test_what_needs_people_elsewhere_names_the_server_of_the_site(site: Path, tmp_path: Path, visit: Visit) -> None:
    person = visit()
    person.go("/")
    expect(person.page.locator("#watch")).to_contain_text("on this device alone", timeout=START)
    person.page.get_by_role("button", name="Settings").first.click()
    expect(person.page.get_by_role("dialog")).to_contain_text("MB used")


def test_a_whole_game_against_three_learned(host: Host, visit: Visit) -> None:
    person = begin(visit(reduced_motion="reduce"), level="Learned")
    person.play_turns(1)
    kept(person.page)
    host.stop()  # the network lies in the browser by now
    person.play_out()
    expect(person.page.locator(".endpage")).to_be_visible()


def test_a_strong_opponent_searches_in_the_browser(visit: Visit) -> None:
    person = begin(visit(), level="Strong", bots=1)
    person.play_turns(2)


def test_every_board_starts(visit: Visit) -> None:
    person = visit()
    for board in data.board_ids():
        person.go("/")
        page = person.page
        page.locator("#make .boardpick", has_text=re.compile(f"^{data.board(board).name}", re.I)).first.click()
        page.locator("#make button.open").click()
        page.get_by_role("button", name="Start").click()
        page.wait_for_selector("#decide")


def test_a_newer_build_is_offered_and_the_game_goes_on(site: Path, tmp_path: Path, chrome: Browser) -> None:
    """The old page plays on until its reader takes the new one."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    host = Host(folder)
    context = chrome.new_context()
    person = begin(Person(context, host.url), bots=1)
    person.play_turns(1)
    kept(person.page)
    state = person.decision()
    (folder / "theme.js").write_text((folder / "theme.js").read_text() + "// newer\n")
    worker = (folder / "sw.js").read_text()
    (folder / "sw.js").write_text(re.sub(r'("theme.js": ")[0-9a-f]{16}', r"\g<1>0123456789abcdef", worker))
    person.page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    person.page.get_by_role("button", name="Take it now").click()
    person.page.wait_for_load_state()
    assert person.decision() == state
    assert not person.troubles
    context.close()
    host.stop()
