"""The page as a person meets it, in Chromium: `PYTHONPATH=.:src python benchmarks/page.py [--slow 4]`.

How long from opening it to the first move, in how many clicks; how many bytes the first load takes; and how much
processor time the page needs to answer a tap, on a processor so many times as slow.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.place import Person, Place, browser, link

TAPS = 16


def first_move(chrome: Browser, place: Place) -> tuple[float, float, int]:
    """Seconds to the first decision and to its answer, from nothing kept; and the bytes of the first load."""
    person = Person(chrome.new_context(viewport={"width": 1440, "height": 900}), place.url)
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    taken = [0]
    session.on("Network.loadingFinished", lambda e: taken.__setitem__(0, taken[0] + int(e["encodedDataLength"])))
    begin = time.monotonic()
    page = person.go().page
    page.get_by_role("button", name="Play now").click()
    page.locator("#decide .choice").first.wait_for()
    shown = time.monotonic() - begin
    page.locator("#decide .choice", has_text="Play Architect").click()
    page.get_by_role("heading", name="Move colonists").wait_for()
    moved = time.monotonic() - begin
    weight = taken[0]
    person.context.close()
    return shown, moved, weight


def taps(chrome: Browser, place: Place) -> list[float]:
    """For each tap on a phone: milliseconds of processor time of the page until it shows the answer and is still again.

    Time of the processor, not of the clock: a busy machine does not change it.
    """
    context = chrome.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    context.add_init_script("localStorage['praefectus.settings'] = JSON.stringify({pace: 'off'})")
    person = Person(context, place.url).go(link(place.table("Nova", "bot", seed=21)))
    session = context.new_cdp_session(person.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        found = session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(each["value"] for each in found if each["name"] == "TaskDuration"))

    found: list[float] = []
    while len(found) < TAPS:
        choice = person.quick(person.turn())
        person.page.wait_for_timeout(400)
        before = busy()
        person.click(choice)
        if choice.kind != "end_turn":  # after which others play
            person.page.wait_for_timeout(700)
            found.append(busy() - before)
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=4, help="how many times as slow a processor is reckoned")
    slow = parser.parse_args().slow
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder))
        try:
            with browser() as chrome:
                first_move(chrome, place)  # the server reads its files once
                shown, moved, weight = first_move(chrome, place)
                print(f"opened to first decision {shown:.1f} s (1 click), to first move {moved:.1f} s (2 clicks)")
                print(f"first load {weight / 1000:.0f} KB, with a board")
                busy = [slow * each for each in taps(chrome, place)]
                print(f"a tap on a phone, processor {slow:g} times as slow: ", end="")
                print(f"{statistics.median(busy):.0f} ms (median), {max(busy):.0f} ms (longest of {len(busy)})")
        finally:
            place.stop()


if __name__ == "__main__":
    main()
