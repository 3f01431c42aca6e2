"""One server and one Chromium for all tests of the page; every window must stay free of errors."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from praefectus.server.edge.static_page import PACKAGED
from praefectus.site.build import build
from tests.browser.place import Person, Place, browser
from tests.browser.screenshots import Company
from tests.browser.static_site import START, Host
from tests.prepare import chromium

Meet = Callable[..., Person]
Visit = Callable[..., Person]
expect.set_options(timeout=10_000)  # milliseconds: a busy machine is waited for, a slow page is found


# Not "session": Playwright keeps an event loop in this thread, and the server's tests want their own.
@pytest.fixture(scope="package")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    if not (PACKAGED / "index.html").is_file():
        pytest.fail("The page is not built; `make page` builds it.")
    running = Place(tmp_path_factory.mktemp("place"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    if chromium() is None:
        pytest.skip("There is no Chromium; `python -m tests.prepare` installs it where it may.")
    with browser() as running:
        yield running


@pytest.fixture(scope="package")
def ended(place: Place) -> Iterator[str]:
    """The link of a game that is over."""
    with ExitStack() as stack:
        yield Company(place, place.table("Nova", "Livia", seed=14), stack).play_until(None, "")


@pytest.fixture
def meet(place: Place, chrome: Browser) -> Iterator[Meet]:
    """Open windows: each a person of its own, 1440 by 900 unless said otherwise."""
    people: list[Person] = []

    def open_window(width: int = 1440, height: int = 900, **more: Any) -> Person:
        context = chrome.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", service_workers="block", **more
        )
        people.append(Person(context, place.url))
        return people[-1]

    yield open_window
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.context.close()
    assert not troubles, troubles


@pytest.fixture
def person(meet: Meet) -> Person:
    return meet()


@pytest.fixture(scope="package")
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
