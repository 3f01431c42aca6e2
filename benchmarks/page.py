"""The page as a person meets it, in Chromium: `PYTHONPATH=.:src python benchmarks/page.py [--slow 4]`.

How long from opening it to the first move, in how many clicks; how many bytes the first load takes; and, with a
processor slowed so many times, how long a tap takes to be answered by what it changes in the page.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.place import Person, Place, browser, link

TAPS = 12
# From the press to the frame that shows the answer: another decision, or a card that asks back.
ANSWER = """(selector) => new Promise((resolve) => {
  const decide = () => document.querySelector("#decide");
  const shown = () => `${decide()?.dataset.state}/${decide()?.querySelector(".doubt, .narrow") ? 1 : 0}`;
  const element = document.querySelector(selector);
  const before = shown();
  const begin = performance.now();
  element.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true, pointerType: "touch"}));
  element.dispatchEvent(new PointerEvent("pointerup", {bubbles: true, pointerType: "touch"}));
  element.click();
  const blocked = performance.now() - begin;
  const look = () => {
    if (shown() !== before || document.querySelector(".endpage"))
      requestAnimationFrame(() => setTimeout(() => resolve([performance.now() - begin, blocked])));
    else setTimeout(look, 4);
  };
  look();
})"""


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


def answers(chrome: Browser, place: Place, slow: float) -> list[tuple[float, float]]:
    """For each tap on a phone that is slowed: milliseconds until the page shows the answer, and those it was busy."""
    context = chrome.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    context.add_init_script("localStorage['praefectus.settings'] = JSON.stringify({pace: 'off'})")
    person = Person(context, place.url).go(link(place.table("Nova", "bot", seed=21)))
    context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    found: list[tuple[float, float]] = []
    while len(found) < TAPS:
        choice = person.quick(person.turn())
        if choice.kind == "end_turn":
            person.click(choice)
            continue
        person.page.wait_for_timeout(300)
        whole, busy = person.page.evaluate(ANSWER, f'#decide [data-choice="{choice.id}"]')
        found.append((whole, busy))
        if person.page.locator("#decide .doubt").count():
            person.page.locator("#decide .choice", has=person.page.locator(".doubt")).click()
        elif person.page.locator("#decide .narrow").count():
            person.page.locator("#decide .choice").first.click()
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=4, help="how many times the processor is slowed for taps")
    slow = parser.parse_args().slow
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder))
        try:
            with browser() as chrome:
                first_move(chrome, place)  # the server reads its files once
                shown, moved, weight = first_move(chrome, place)
                print(f"opened to first decision {shown:.1f} s (1 click), to first move {moved:.1f} s (2 clicks)")
                print(f"first load {weight / 1000:.0f} KB, with a board")
                taps = answers(chrome, place, slow)
                whole, busy = [each[0] for each in taps], [each[1] for each in taps]
                print(
                    f"a tap, processor slowed {slow:g} x: answered in {statistics.median(whole):.0f} ms (median), ",
                    end="",
                )
                print(f"{max(whole):.0f} ms (longest of {len(taps)}); the page was busy {max(busy):.0f} ms at most")
        finally:
            place.stop()


if __name__ == "__main__":
    main()
