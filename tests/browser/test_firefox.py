"""The page in the system's Firefox, by WebDriver BiDi; Playwright works only with its own Firefox."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from praefectus.rules.actions import family_of
from tests.browser.place import WAIT, WANTED, Place, link

pytestmark = pytest.mark.long

PROGRAM = shutil.which("firefox") or shutil.which("firefox-esr")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
QUIET = {"toolkit.telemetry.enabled": False, "browser.shell.checkDefaultBrowser": False, "app.update.enabled": False}

MIDDLE = """((element) => {
  if (!element || element.disabled) return null;
  element.scrollIntoView({block: "nearest"});
  const box = element.getBoundingClientRect();
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
})(%s)"""


class Firefox:
    """One window: it opens addresses, asks the page, and clicks with a real pointer."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.troubles: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.window = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("browsingContext.setViewport", context=self.window, viewport={"width": 1440, "height": 900})

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(120))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.troubles.append(str(message["params"]["text"]))
            if message.get("id") == self.number:
                assert message["type"] == "success", message
                return dict(message["result"])

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Return what a script gives, as JSON."""
        found = self.ask(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((found) => JSON.stringify(found ?? null))",
            target={"context": self.window},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def click(self, selector: str) -> None:
        """In the middle of what is there, scrolled into view, when it no longer moves."""
        found = f"document.querySelector({json.dumps(selector)})"
        end = time.monotonic() + 30
        before, middle = None, self.evaluate(MIDDLE % found)
        while middle is None or middle != before:
            assert time.monotonic() < end, f"{selector} did not come"
            time.sleep(0.05)
            before, middle = middle, self.evaluate(MIDDLE % found)
        x, y = middle
        moves = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]
        pointer = {"type": "pointer", "id": "mouse", "actions": [*moves, {"type": "pointerUp", "button": 0}]}
        self.ask("input.performActions", context=self.window, actions=[pointer])


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    if PROGRAM is None:
        pytest.skip("There is no Firefox; Debian's is the package firefox-esr.")
    profile = tmp_path / "profile"
    profile.mkdir()
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in QUIET.items()]
    (profile / "user.js").write_text("\n".join([*lines, 'user_pref("ui.prefersReducedMotion", 1);']))
    program = [PROGRAM, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with subprocess.Popen(program, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as running:
        try:
            assert running.stderr is not None
            listens = next(found for line in running.stderr if (found := LISTENS.search(line)))
            with connect(f"{listens[1]}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            running.kill()


def test_a_whole_game_in_firefox(place: Place, firefox: Firefox) -> None:
    """From the front page on: a click begins a game, and a game among two is played to its final scoring."""
    firefox.go(place.url)
    firefox.click(".entry .begin:not([disabled])")
    wait = json.dumps([None, False, True, 60])
    assert len(firefox.evaluate(f"({WAIT})({wait})")["choices"]) >= 6
    firefox.go("about:blank")
    firefox.go(place.url + link(place.table("Nova", "bot", seed=21)))
    state, held = None, False
    for _ in range(1500):
        found = firefox.evaluate(f"({WAIT})({json.dumps([state, held, True, 60])})")
        assert found is not None, firefox.evaluate("document.querySelector('#decide')?.innerText")
        state, held = found["state"], found["held"]
        if not found["choices"]:
            break
        kinds = [(number, "end_turn" if number < 0 else family_of(number)[0]) for number, _ in found["choices"]]
        number, kind = min(kinds, key=lambda choice: WANTED.get(choice[1], 3))
        where = ".endturn" if kind == "end_turn" else f'[data-choice="{number}"]'
        firefox.click(f"#decide {where}")
        if firefox.evaluate("!!document.querySelector('#decide .doubt')"):
            firefox.click(f"#decide {where}")
        elif firefox.evaluate("!!document.querySelector('#decide .narrow')"):
            firefox.click("#decide .choice")
    assert firefox.evaluate("!!document.querySelector('.endpage')")
    assert not firefox.troubles, firefox.troubles
