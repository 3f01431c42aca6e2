"""The page without a server, in Chromium: `PYTHONPATH=.:src python benchmarks/site.py DIR` (`make site` writes a DIR).

How long from opening it until a game can start, and until its table is shown, on the first visit and on later ones,
beside how long the Python in it needs alone; how many bytes a host sends that compresses with brotli; and how long a
phone is waited for whose processor is so many times as slow.
"""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext

from tests.browser.place import Person, browser
from tests.browser.static_site import START, Host, kept, remembered
from tests.browser.test_site import PHONE, waits, weight

SETTLED = 2500  # milliseconds: a new window of Chromium does things of its own, and so does a page after its start
WINDOW = {"viewport": {"width": 1440, "height": 900}}
BARE = """async () => {
  const { loadPyodide } = await import("./pyodide.mjs");
  const began = performance.now();
  await loadPyodide({ indexURL: new URL("./", location.href).href, stdLibURL: "stdlib.zip.txt" });
  return (performance.now() - began) / 1000;
}"""


def visitor(context: BrowserContext, host: Host) -> Person:
    person = Person(context, host.url)
    person.page.set_default_timeout(START)
    person.page.wait_for_timeout(SETTLED)
    return person


def opened(person: Person) -> tuple[float, float]:
    """Seconds until a game can start, and until a table is shown."""
    began = time.monotonic()
    page = person.go("/").page
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    bar = page.locator(".device progress")
    bar.wait_for(state="attached")
    bar.wait_for(state="detached")  # Python has started
    playable = time.monotonic() - began
    play.click()
    page.wait_for_selector("#decide")
    return playable, time.monotonic() - began


def starts(chrome: Browser, site: Path) -> tuple[list[float], list[float], float]:
    """A first visit and a later one, and Python alone."""
    host = Host(site)
    context = chrome.new_context(**WINDOW)
    first = visitor(context, host)
    seen = list(opened(first))
    kept(first.page)
    remembered(first.page)
    first.page.wait_for_timeout(SETTLED)
    first.page.close()
    again = list(opened(visitor(context, host)))
    context.close()
    context = chrome.new_context(service_workers="block")
    bare = visitor(context, host).go("/runtime/pyodide-lock.json").page.evaluate(BARE)
    context.close()
    host.stop()
    return seen, again, bare


def told(what: str, rows: list[list[float]], wanted: float) -> None:
    playable, table = (statistics.median(column) for column in zip(*rows, strict=True))
    print(
        f"{what}: a game can be begun after {playable:.1f} s (wanted: {wanted:g}), its table stands after {table:.1f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path, help="a folder that `praefectus site` has written")
    parser.add_argument("--rounds", type=int, default=3, help="how many first visits, of which the median is told")
    parser.add_argument("--slow", type=int, default=4, help="how many times as slow a processor is made")
    given = parser.parse_args()
    with browser() as chrome:
        first, later, bare = zip(*(starts(chrome, given.site) for _ in range(given.rounds)), strict=True)
        told("first visit", list(first), 3.5)
        told("later visit", list(later), 1.5)
        print(f"Python alone, from the same files: {statistics.median(bare):.1f} s")
        host = Host(given.site)
        choices, turns = waits(visitor(chrome.new_context(**PHONE), host), chrome, given.slow)
        for what, seconds, wanted in (("a choice", choices, 0.3), ("a bot's turn", turns, 0.5)):
            print(f"{what} on a phone, {given.slow} times as slow: {statistics.median(seconds):.2f} s", end=" ")
            print(f"(median; wanted: {wanted:g}), {max(seconds):.2f} s (longest of {len(seconds)})")
        host.asked.clear()
        least, more = weight(host, visitor(chrome.new_context(service_workers="block"), host))
        print(
            f"{least / 1e6:.2f} MB to the first game (wanted: 9), {(least + more) / 1e6:.2f} MB with the network (17)"
        )
        host.stop()


if __name__ == "__main__":
    main()
