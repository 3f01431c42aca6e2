"""A link that holds a game, opened: on a server, and on a static site."""

from __future__ import annotations

import random
import re
import statistics
import sys
import time

import pytest
from playwright.sync_api import Browser, expect

from praefectus.game import Game
from tests.browser.conftest import Meet, Visit
from tests.browser.place import Person, Place
from tests.browser.static_site import START, Host
from tests.browser.test_everybody import findings
from tests.browser.test_share import shared
from tests.browser.test_site import slower

MOMENT = 200
SLOWED = 4  # times as slow as it is, a processor is made


@pytest.fixture(scope="module")
def game() -> Game:
    """A finished game of three, played by chance."""
    game, chance = Game.new("imperium", 3, seed=5), random.Random(5)
    while not game.over:
        game.play(chance.choice(game.legal_ids()))
    return game


def state(person: Person) -> int:
    shown = person.page.locator("#decide")
    shown.wait_for()
    return int(shown.get_attribute("data-state") or -1)


def opens_links(person: Person, game: Game) -> None:
    """A moment, the whole game at a moment, its end, a damaged text, and a game that continues."""
    page = person.page
    middle = game.at(MOMENT).link()
    person.go("/")
    page.get_by_role("button", name="Play now").wait_for()
    entries = page.evaluate("history.length")
    page.evaluate(f"location.hash = '#/g/{middle}.'")  # pasted with the full stop of a sentence
    panel = page.get_by_role("region", name="Shared game")
    panel.wait_for()
    assert state(person) == MOMENT
    expect(page).to_have_url(re.compile(f"#/g/{middle}$"))
    assert page.evaluate("history.length") == entries + 1
    page.get_by_role("navigation", name="Page").get_by_role("button", name="Share").click()
    assert shared(person).endswith(f"#/g/{middle}")
    page.keyboard.press("Escape")
    assert not findings(page)

    panel.get_by_role("button", name="Watch from the start").click()
    expect(page.locator(".banner")).to_be_visible()
    expect(page.get_by_role("group", name="History").get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => Number(location.hash.split('/').at(-1)) > 38")
    assert page.evaluate("history.length") == entries + 1, "looking back fills the history"

    page.evaluate(f"location.hash = '#/g/{game.link()}/60'")  # a second link, at a moment of a whole game
    page.locator("#decide[data-state='60']").wait_for()
    page.get_by_role("button", name="Back to the game").first.click()
    page.locator(".endpage").wait_for()
    page.get_by_role("button", name="Share", exact=True).click()
    assert Game.from_link(shared(person)).over
    page.keyboard.press("Escape")

    page.evaluate(f"location.hash = '#/g/{game.link()[:-9]}'")
    expect(page.get_by_role("alert")).to_have_text(
        "This link is cut off: its end is missing. Ask for the whole link.", timeout=START
    )
    page.get_by_role("link", name="Open the beginning").click()
    panel.wait_for()
    assert MOMENT < state(person) < game.state_number

    panel.get_by_role("button", name="Continue from here").click()
    panel.get_by_label("The other seats").select_option(label="Bots: Greedy")
    panel.get_by_role("button", name="Start", exact=True).click()
    page.locator("#decide:not(.wait)").wait_for()
    person.play_turns(1)


def test_a_server_opens_links_that_its_addresses_do_not_hold(place: Place, meet: Meet, game: Game) -> None:
    person = meet()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    opens_links(person, game)
    assert not [url for url in asked if "/g/" in url]


@pytest.mark.long  # a site is made first
def test_a_static_site_opens_links(visit: Visit, host: Host, game: Game) -> None:
    opens_links(visit(), game)
    assert not [path for path in host.asked if "g" in path.parts]


# How long the worker takes for every link: from the question to the answer with the decoded game.
DECODED = """
window.decoded = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (said, ...more) {
  if (said?.url?.startsWith("/api/links/open")) {
    const began = performance.now();
    this.addEventListener("message", ({ data }) => {
      if (data.answer === said.ask && data.tab === said.tab) window.decoded.push((performance.now() - began) / 1000);
    });
  }
  return post.call(this, said, ...more);
};
"""


@pytest.mark.long  # a site is made first
def test_a_slow_device_decodes_links(visit: Visit, chrome: Browser, game: Game) -> None:
    """Says how long a link takes to be decoded, replayed and described, and until its table is shown, on a processor
    slowed 4 times; docs/links.md has the figures."""
    person = visit(script=DECODED)
    person.go("/")
    page = person.page
    page.get_by_role("button", name="Play now").wait_for()
    page.locator(".device progress").wait_for(state="detached")
    links = [game.at(game.state_number - less).link() for less in range(10)]
    opening(person, links[0])  # modules are imported
    with slower(chrome, SLOWED):
        shown = [opening(person, text) for text in links[1:]]
    decoded = page.evaluate("window.decoded")[1:]
    median = statistics.median(decoded)
    sys.stdout.write(
        f"{max(map(len, links))} characters: decoded in {median:.2f} s (median of {len(decoded)}, "
        f"{min(decoded):.2f} to {max(decoded):.2f}), table shown in {statistics.median(shown):.2f} s\n"
    )
    assert len(decoded) == len(shown)
    assert state(person) == game.state_number - 9


def opening(person: Person, text: str) -> float:
    began = time.monotonic()
    person.page.evaluate(f"location.hash = '#/g/{text}'")
    expect(person.page).to_have_url(re.compile(f"#/g/{text}$"))
    person.page.locator(".opened, .endpage").first.wait_for()
    return time.monotonic() - began
