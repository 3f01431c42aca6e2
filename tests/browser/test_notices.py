"""Your turn: title and icon, sound, browser notification, and a webhook set in the page."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link

# The desktop and the loudspeaker are outside the browser: what the page asks of them is written down.
RECORDER = """
window.asked = {notices: [], tones: 0};
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, options) { window.asked.notices.push([title, options.body]); }
  close() {}
};
const tone = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.asked.tones += 1; return tone.call(this); };
Object.defineProperty(document, "hidden", {get: () => window.away ?? false});
"""


@pytest.fixture
def hook() -> Iterator[tuple[str, queue.Queue[dict[str, Any]]]]:
    """An address that takes JSON, and what has come there."""
    came: queue.Queue[dict[str, Any]] = queue.Queue()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *said: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/hook", came
    server.shutdown()
    server.server_close()


def open_settings(person: Person) -> None:
    person.page.get_by_role("button", name="Settings").click()
    expect(person.page.get_by_role("dialog", name="Settings")).to_be_visible()


def close_settings(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()


def asked(person: Person) -> dict[str, Any]:
    return dict(person.page.evaluate("() => window.asked"))


def test_title_bell_and_notification(place: Place, meet: Meet) -> None:
    made = place.table("Ada", "Bea", seed=9, name="Friday evening")
    ada, bea = meet(), meet()
    bea.page.add_init_script(RECORDER)
    ada.go(link(made, 0))
    bea.go(link(made, 1))
    open_settings(bea)
    bea.page.get_by_role("switch", name="Sound", exact=True).click()
    bea.page.get_by_role("switch", name="Browser notification").click()
    expect(bea.page.get_by_role("switch", name="Browser notification")).to_be_checked()
    close_settings(bea)
    expect(bea.page).to_have_title("Friday evening · Praefectus")
    bea.page.evaluate("() => { window.away = true; }")
    ada.play_turns(1)
    bea.turn()
    expect(bea.page).to_have_title("Your turn: Friday evening · Praefectus")
    assert str(bea.page.locator("link[rel=icon]").get_attribute("href")).endswith("/icon-turn.svg")
    found = asked(bea)
    assert found["notices"] == [["Your turn: Friday evening", "Play a card"]]
    assert found["tones"] == 2


def test_the_bell_is_off_until_it_is_wanted_and_can_be_tried(place: Place, meet: Meet) -> None:
    made = place.table("Ada", "Bea", seed=9)
    ada, bea = meet(), meet()
    bea.page.add_init_script(RECORDER)
    ada.go(link(made, 0))
    bea.go(link(made, 1))
    open_settings(bea)
    expect(bea.page.get_by_role("switch", name="Sound", exact=True)).not_to_be_checked()
    bea.page.get_by_role("button", name="Test").first.click()
    close_settings(bea)
    ada.play_turns(1)
    bea.turn()
    assert asked(bea) == {"notices": [], "tones": 2}


def test_a_web_hook_is_set_used_and_removed(
    place: Place, meet: Meet, hook: tuple[str, queue.Queue[dict[str, Any]]]
) -> None:
    address, came = hook
    made = place.table("Ada", "Bea", seed=9, name="Friday evening")
    ada, bea = meet().go(link(made, 0)), meet().go(link(made, 1))
    open_settings(bea)
    field = bea.page.get_by_label("Webhook for this seat")
    field.fill("ftp://example.org/nowhere")
    bea.page.get_by_role("button", name="Save", exact=True).click()
    expect(bea.page.get_by_role("dialog").get_by_role("status").last).not_to_be_empty()
    field.fill(address)
    bea.page.get_by_role("button", name="Save", exact=True).click()
    expect(bea.page.get_by_role("dialog").get_by_role("status").last).to_have_text("Notifications go to 127.0.0.1.")
    bea.troubles = [trouble for trouble in bea.troubles if "422" not in trouble and "400" not in trouble]
    bea.page.goto("about:blank")  # anyone who has the table open needs no notice
    expect(ada.page.get_by_role("article", name="Bea")).to_contain_text("away")
    ada.play_turns(1)
    notice = came.get(timeout=30)
    assert notice["seat"] == 1 and notice["content"].startswith("Bea, it’s your turn at Friday evening: http")
    bea.go(link(made, 1))
    open_settings(bea)
    bea.page.get_by_role("button", name="Remove", exact=True).click()
    expect(bea.page.get_by_role("dialog").get_by_role("status").last).to_have_text("No webhook is set.")
