"""How a static site starts, and what happens when its storage is cleared in the middle of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .layout_shift import GROUPS, SIZES, height_of_play, observe, shifted
from .place import LEVELS_HERE
from .static_site import START, Host, begin, kept, remembered

pytestmark = pytest.mark.long  # a site is made first, with Pyodide and its packages fetched

# Every value that the bar had, with what was said of it.
BAR = """
window.bar = [];
new MutationObserver(() => {
  const bar = document.querySelector(".device progress");
  if (bar && bar.value !== window.bar.at(-1)?.[0]) window.bar.push([bar.value, bar.closest("label").innerText.trim()]);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
STARTED = "() => window.bar.length && !document.querySelector('.device progress')"


def test_the_bar_counts_bytes_and_the_start_of_python(visit: Visit) -> None:
    """It never stays for long: no step is larger than a tenth, neither while files come nor while Python starts."""
    person = visit(script=BAR)
    page = person.go("/").page
    page.wait_for_function(STARTED, timeout=START)
    shown = page.evaluate("window.bar")
    parts = [part for part, _ in shown]
    assert parts == sorted(parts)
    assert max(b - a for a, b in zip([0, *parts], [*parts, 1], strict=True)) < 0.1, parts
    for said in ("Loading the game…", "Starting the game…"):
        assert len([part for part, what in shown if what == said]) > 5, shown


def test_the_bar_counts_the_bytes_of_the_opponents(visit: Visit) -> None:
    person = visit(script=BAR)
    begin(person, level="learned", bots=1)
    person.play_turns(1)
    person.decisions()  # the opponent has thought
    said = person.page.evaluate("window.bar")
    assert len([part for part, what in said if what == "Loading the opponents…"]) > 5, said


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_moves_while_python_starts(visit: Visit, width: int, height: int) -> None:
    """On the first visit and on the next, which finds a game."""
    person = visit(script=BAR, viewport={"width": width, "height": height})
    observe(person.context)
    for first in (True, False):
        page = person.go("/").page
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        before, groups = height_of_play(page), page.evaluate(GROUPS)
        page.wait_for_function(STARTED, timeout=START)
        page.locator(LEVELS_HERE).wait_for()
        assert height_of_play(page) == pytest.approx(before, abs=1)
        assert groups and page.evaluate(GROUPS) == groups
        if first:
            kept(page)
            remembered(page)
        else:
            expect(page.locator(".mygames .gamebox")).to_have_count(1)
        assert shifted(page) < 0.1
        if first:
            page.get_by_role("button", name="Play now").click()
            page.wait_for_selector("#decide")


CLEARED = re.compile("storage was cleared")


def test_a_game_goes_on_when_all_storage_is_cleared(host: Host, visit: Visit) -> None:
    """As by "Clear site data": the page says so at once, and nothing that was played is lost while it stays open."""
    person = begin(visit(), bots=2)
    person.play_turns(2)
    page = person.page
    kept(page)  # the service worker is cleared too
    before = page.evaluate("() => Number(document.querySelector('#decide').dataset.state)")
    session = person.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": host.url, "storageTypes": "all"})
    expect(page.get_by_role("status").filter(has_text=CLEARED)).to_be_visible(timeout=START)
    page.get_by_role("button", name="OK").click()
    person.play_turns(3)
    assert page.evaluate("() => Number(document.querySelector('#decide').dataset.state)") > before
    address = page.url
    page.get_by_role("link", name="Praefectus").first.click()  # the page stays open
    expect(page.locator(".mygames .gamebox")).to_have_count(1)
    page.locator(".mygames .gamebox a").click()
    assert page.url == address
    person.play_turns(1)


def test_a_game_goes_on_when_its_database_is_deleted(visit: Visit) -> None:
    """Deleting waits until anyone who holds a database open lets go of it."""
    person = begin(visit(), bots=1)
    person.play_turns(1)
    page = person.page
    deleted = page.evaluate("""() => new Promise((done) => {
        const asked = indexedDB.deleteDatabase("praefectus");
        asked.onsuccess = () => done(true);
        asked.onblocked = () => done(false);
    })""")
    assert deleted
    expect(page.get_by_role("status").filter(has_text=CLEARED)).to_be_visible(timeout=START)
    person.play_turns(2)
