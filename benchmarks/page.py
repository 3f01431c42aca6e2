"""How fast the page is for a person, in Chromium: `PYTHONPATH=.:src python benchmarks/page.py [--slow 4]`.

How long from opening it to the first move, in how many clicks; how many bytes the first load takes; and how long it
takes until a tap on a phone is answered, where Chromium slows the page's processor so many times.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.place import ANSWERS, Person, Place, browser, link

TAPS = 16


def first_move(chrome: Browser, place: Place) -> tuple[float, float, int]:
    """Seconds to the first decision and to its answer, with empty caches; and the bytes of the first load."""
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


def taps(chrome: Browser, place: Place, slow: float) -> list[float]:
    """For each tap on a phone: milliseconds until its answer is on the screen, by the clock."""
    context = chrome.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    context.add_init_script("localStorage['praefectus.settings'] = JSON.stringify({pace: 'off'})")
    person = Person(context, place.url).go(link(place.table("Nova", "bot", seed=21)))
    person.page.evaluate(ANSWERS)
    context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    taken = 0
    while taken < TAPS:
        choice = person.quick(person.turn())
        person.page.wait_for_timeout(400)
        person.click(choice)
        taken += choice.kind != "end_turn"  # after which others play
    person.turn(mine=False)
    person.page.wait_for_timeout(400)
    choices, _ = person.answered()
    context.close()
    return [1000 * seconds for seconds in choices]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=4, help="how many times as slow a processor is made")
    slow = parser.parse_args().slow
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder))
        try:
            with browser() as chrome:
                first_move(chrome, place)  # the server reads its files once
                shown, moved, weight = first_move(chrome, place)
                print(f"opened to first decision {shown:.1f} s (1 click), to first move {moved:.1f} s (2 clicks)")
                print(f"first load {weight / 1000:.0f} KB, with a board")
                waits = taps(chrome, place, slow)
                print(f"a tap on a phone, processor {slow:g} times as slow: ", end="")
                print(f"{statistics.median(waits):.0f} ms (median), {max(waits):.0f} ms (longest of {len(waits)})")
        finally:
            place.stop()


if __name__ == "__main__":
    main()
