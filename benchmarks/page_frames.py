"""How long the page works for a frame while something moves: `python benchmarks/page_frames.py`.

Chromium is slowed down four times, and its trace is read: for each frame the milliseconds that the page's main thread
spends on styles, layout and painting. What answers a message of the server is not part of the motion and is left out.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page

from tests.browser.place import Person, Place, browser, link

SLOWER = 4
WORK = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "FireAnimationFrame")
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,devtools.timeline.frame"
FRAME = "Commit"  # the last work of the main thread for a frame
MICROSECONDS = 1000  # in a millisecond
SETTINGS = {"guide": False, "pace": "slow"}


def window(chrome: Browser, place: Place) -> Person:
    context = chrome.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    context.add_init_script(f"localStorage['praefectus.settings'] = JSON.stringify({json.dumps(SETTINGS)})")
    return Person(context, place.url)


class Frames:
    """The frames of a page while it is watched."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.events: list[dict[str, Any]] = []
        self.session.on("Tracing.dataCollected", lambda found: self.events.extend(found["value"]))

    def watch(self, milliseconds: int) -> list[float]:
        """The work of each frame in milliseconds."""
        self.events.clear()
        self.session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
        self.page.wait_for_timeout(milliseconds)
        done: list[bool] = []
        self.session.once("Tracing.tracingComplete", lambda _: done.append(True))
        self.session.send("Tracing.end")
        while not done:
            self.page.wait_for_timeout(50)
        events = sorted((each for each in self.events if "ts" in each), key=lambda each: each["ts"])
        threads = {(each["pid"], each["tid"]) for each in events if each["name"] == FRAME}
        frames, work = [], 0.0
        for each in events:
            if (each["pid"], each["tid"]) in threads and each["name"] in WORK:
                work += each.get("tdur", each.get("dur", 0)) / MICROSECONDS  # of the processor, where it is known
                if each["name"] == FRAME:
                    frames.append(work)
                    work = 0.0
        return frames


def tell(what: str, frames: list[float]) -> None:
    if not frames:
        sys.stdout.write(f"{what}: no frame needs the main thread\n")
        return
    worst = sorted(frames)[max(0, round(0.95 * len(frames)) - 1)]
    sys.stdout.write(
        f"{what}: {len(frames)} frames, median {statistics.median(frames):.2f} ms, 95% below {worst:.2f} ms, "
        f"longest {max(frames):.2f} ms\n"
    )


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, browser() as chrome:
        place = Place(Path(folder))
        try:
            person = window(chrome, place)
            page = person.go(link(place.table("Nova", "Livia", seed=8), 0)).page
            person.decisions()
            frames = Frames(page)
            page.wait_for_timeout(1500)
            tell("Nothing moves", frames.watch(2000))
            page.locator(".choice", has_text="Play Prefect").click()
            person.turn()
            page.wait_for_timeout(1500)
            page.locator("#decide button.choice, #decide .choice .do").first.click()
            page.wait_for_selector(".produced")
            page.wait_for_timeout(200)  # the answer itself is on the screen
            tell("A province produces", frames.watch(1500))
            person = window(chrome, place)
            page = person.go(link(place.table("Nova", "bot", board="sicilia", seed=8), 0)).page
            while not page.locator(".aetna").count():
                person.play_turns(1)
            page.wait_for_timeout(4000)
            tell("Aetna smokes", Frames(page).watch(3000))
            person = window(chrome, place)
            page = person.go(link(place.table("Nova", "Livia", board="aegyptus", seed=8))).page
            lit = person.play_to("produce")
            frames = Frames(page)
            while not page.locator(".scene svg:not(.produced)").count():
                person.click(lit[0])
                person.turn()
                page.wait_for_timeout(200)
                if not page.locator(".scene svg:not(.produced)").count():
                    lit = person.play_to("produce")
            tell("The Nile rises", frames.watch(1500))
            person = window(chrome, place)
            page = person.go(link(place.table("Nova", "Livia", board="roma", seed=8))).page
            person.click(person.play_to("cash_bonus")[0])
            frames = Frames(page)
            lit = person.turn()
            while sail := [choice for choice in lit if choice.kind in ("select", "move_sea")]:
                person.click(sail[-1])
                lit = person.turn()
            page.wait_for_timeout(150)
            tell("A ship sails", frames.watch(1500))
        finally:
            place.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
