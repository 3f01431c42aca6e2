"""A real server in a process of its own, a real Chromium, and a person who plays by clicking."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from websockets.sync.client import connect

import praefectus
from praefectus.rules.actions import family_of
from tests.prepare import chromium

SOURCES = Path(praefectus.__file__).parents[1]
PATIENCE = 60.0  # seconds
LEVELS_HERE = ".picked[data-level]"  # the front page knows the levels
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--metrics-recording-only",
    "--mute-audio",
    "--no-first-run",
    "--no-default-browser-check",
)
SERVE = """
import pathlib, sys
from praefectus.server import serve
def ready(url):
    part = pathlib.Path(sys.argv[1] + ".part")
    part.write_text(url)
    part.rename(sys.argv[1])
serve(port=int(sys.argv[2]), ready=ready, log_level="error")
"""
# Tests come from one address, and quickly.
GENEROUS = {
    "requests_per_second": 10_000,
    "requests_at_once": 10_000,
    "messages_per_second": 10_000,
    "messages_at_once": 10_000,
    "tables_per_hour": 100_000,
    "unfinished_tables": 100_000,
    "handshakes_per_minute": 1_000_000,
    "connections_per_address": 5_000,
    "bot_workers": 1,
    "bot_prepare": 0,
    "durable": 0,
    "webhook_private": 1,
}
# Waits until the page shows another state than the one given (and, if asked, until it is this person's turn),
# or the final scoring.
WAIT = """async ([state, held, mine, patience]) => {
  const end = Date.now() + patience * 1000;
  while (Date.now() < end) {
    if (document.querySelector(".endpage")) return {state: null, held: false, turn: null, choices: []};
    const decide = document.querySelector("#decide");
    const holds = decide && "held" in decide.dataset;
    if (decide && (Number(decide.dataset.state) !== state || holds !== held)) {
      const waits = decide.classList.contains("wait");
      const buttons = waits ? [] : [...decide.querySelectorAll("[data-choice], [data-end]")];
      if (buttons.length || (waits && !mine))
        return {state: Number(decide.dataset.state), held: holds, turn: Number(decide.dataset.turn),
                choices: buttons.map((b) => [Number(b.dataset.choice ?? -1),
                                             b.querySelector(".vh")?.textContent ?? b.title])};
    }
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return null;
}"""
# Milliseconds from the last tap, as the browser felt it, to the frame after the one that has my next decision.
ANSWERS = """() => {
  window.answers = [];
  const decide = () => document.querySelector("#decide");
  const shown = () => `${decide()?.dataset.state} ${decide()?.dataset.held}`;
  let touched, turn, was = null;
  const look = () => {
    if (decide() && (shown() === was || decide().classList.contains("wait"))) return requestAnimationFrame(look);
    was = null;
    const turns = decide()?.dataset.turn !== turn;
    setTimeout(() => window.answers.push([performance.now() - touched, turns]));
  };
  addEventListener("click", (e) => {
    if (!e.target.closest("#decide")) return;
    touched = e.timeStamp;
    if (was !== null) return;
    was = shown();
    turn = decide().dataset.turn;
    requestAnimationFrame(look);
  }, true);
}"""
# What ends a game soon: houses and cards first, and no haggling.
WANTED = {"build": 0, "buy_card": 1, "new_colonists": 2, "place_land": 2, "place_sea": 2, "done": 4, "sell_goods": 5}


class Place:
    """The server; its tables lie in a folder that is thrown away."""

    def __init__(self, folder: Path, **more: Any) -> None:
        self.folder = folder
        self.more = more  # settings
        self.url = ""
        self.start()

    def start(self) -> None:
        """On a free port, or again where it was."""
        self.folder.mkdir(parents=True, exist_ok=True)
        ready = self.folder / "address"
        ready.unlink(missing_ok=True)
        given = GENEROUS | {"data_dir": self.folder / "data"} | self.more
        environment = os.environ | {f"PRAEFECTUS_{name.upper()}": str(value) for name, value in given.items()}
        environment["PYTHONPATH"] = os.pathsep.join([str(SOURCES), environment.get("PYTHONPATH", "")])
        port = self.url.rpartition(":")[2] or "0"
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(ready), port], env=environment)
        end = time.monotonic() + PATIENCE
        while not ready.exists():
            if self.process.poll() is not None or time.monotonic() > end:
                self.stop()
                raise RuntimeError("The server did not start.")
            time.sleep(0.05)
        self.url = ready.read_text().rstrip("/")

    def kill(self) -> None:
        """Without any chance to say goodbye."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def call(self, path: str, body: Any = None, secret: str | None = None) -> Any:
        """GET, or POST with a body."""
        request = urllib.request.Request(self.url + "/api" + path, None if body is None else json.dumps(body).encode())
        request.add_header("Content-Type", "application/json")
        if secret is not None:
            request.add_header("Authorization", f"Bearer {secret}")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def table(self, *seats: str, **more: Any) -> dict[str, Any]:
        """A started table from short words: "bot", "open", or a name for a person."""
        places = [{"kind": s} if s in ("bot", "open") else {"kind": "person", "name": s} for s in seats]
        start = "open" not in seats
        made: dict[str, Any] = self.call("/tables", {"seats": places, "start": start, "first": "as_seated"} | more)
        return made

    def play_out(self, made: dict[str, Any]) -> None:
        """All seats of a table to the end of the game, as a program plays."""
        secrets = [given["secret"] for given in made["secrets"]]
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{made['table']['table']}/ws"
        chance = random.Random(7)
        with connect(address, max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "secrets": secrets, "detail": "light"}))
            while True:
                message = json.loads(socket.recv(PATIENCE))
                if message["type"] == "light" and message["over"]:
                    return
                if message.get("choices"):
                    ranks = {choice: WANTED.get(family_of(choice)[0], 3) for choice in message["choices"]}
                    choice = chance.choice([each for each in ranks if ranks[each] == min(ranks.values())])
                    move = {"type": "move", "seat": message["to_act"], "state": message["state"], "choice": choice}
                    socket.send(json.dumps(move))


def link(made: dict[str, Any], *seats: int) -> str:
    """The address that takes seats along to another browser; all of them when none is named."""
    secrets = [given["secret"] for given in made["secrets"] if not seats or given["seat"] in seats]
    return f"/t/{made['table']['table']}#{','.join(secrets)}"


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium without anything that talks to the world."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield running
        running.close()


@dataclass(frozen=True)
class Lit:
    """A choice that the page offers."""

    id: int
    kind: str
    text: str


class Person:
    """One browser window with its own storage."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)
        self.state: int | None = None
        self.held = False  # is nothing left but to end the turn?
        self.number: int | None = None  # of the turn
        self.random = random.Random(7)

    def go(self, path: str = "/") -> Person:
        self.page.goto(self.url + path)
        self.state = None
        return self

    def quick_settings(self) -> Page:
        """Open what *Play now* on the front page begins with."""
        self.page.locator(".entry .change").click()
        return self.page

    def reload(self) -> None:
        self.page.reload()
        self.state = None

    def turn(self, mine: bool = True) -> list[Lit]:
        """Wait for a new decision of mine, or of anybody; nothing when it is not mine or the game is over."""
        found = self.page.evaluate(WAIT, [self.state, self.held, mine, PATIENCE])
        assert found is not None, f"No new decision came within {PATIENCE:.0f} seconds: {self.said()}"
        self.state, self.held, self.number = found["state"], found["held"], found["turn"]
        return [
            Lit(number, "end_turn" if number < 0 else family_of(number)[0], text) for number, text in found["choices"]
        ]

    def decisions(self) -> list[Lit]:
        """The open decision again."""
        self.state = None
        return self.turn()

    def decision(self) -> int:
        """The state of the open decision."""
        self.decisions()
        assert self.state is not None
        return self.state

    def over(self) -> bool:
        return self.page.locator(".endpage").count() > 0

    def to_act(self) -> bool:
        """Return whether a decision of mine is open that has not been answered yet."""
        shown = self.page.evaluate("() => document.querySelector('#decide:not(.wait)')?.dataset.state")
        return shown is not None and int(shown) != self.state

    def seat(self) -> int:
        """Return which seat this window shows."""
        self.page.wait_for_selector("#decide")
        return int(self.page.evaluate("() => Number(document.querySelector('#decide').dataset.seat)"))

    def said(self) -> str:
        decide = self.page.locator("#decide")
        return decide.inner_text() if decide.count() else self.page.locator("body").inner_text()[:500]

    def click(self, choice: Lit) -> None:
        where = ".endturn" if choice.kind == "end_turn" else f'[data-choice="{choice.id}"]'
        button = self.page.locator(f"#decide {where}").first
        button.click()
        if button.locator(".doubt").count():  # a card that would do nothing is asked about once
            button.click()
        elif self.page.locator("#decide .narrow").count():  # several colonists could go there
            self.page.locator("#decide .choice").first.click()

    def answered(self) -> tuple[list[float], list[float]]:
        """After ANSWERS: the seconds until choices were answered, and those from one turn of mine to the next."""
        found = self.page.evaluate("answers")
        answers, turns = ([wait / 1000 for wait, turned in found if turned is which] for which in (False, True))
        return answers, turns

    def play(self, choose: Callable[[list[Lit]], Lit] | None = None) -> bool:
        """One decision by a click; False when the game is over."""
        lit = self.turn()
        if lit:
            self.click((choose or self.quick)(lit))
        return bool(lit)

    def quick(self, lit: list[Lit]) -> Lit:
        best = min(WANTED.get(choice.kind, 3) for choice in lit)
        return self.random.choice([choice for choice in lit if WANTED.get(choice.kind, 3) == best])

    def play_turns(self, turns: int) -> None:
        """So many whole turns of mine."""
        for _ in range(turns):
            lit = self.decisions()
            number = self.number
            while lit and self.number == number:
                self.click(self.quick(lit))
                lit = self.turn(mine=False)

    def play_to(self, kind: str, most: int = 120) -> list[Lit]:
        """Prefects who collect coins before all else, until there are choices of this kind."""
        for _ in range(most):
            lit = self.decisions()
            if found := [choice for choice in lit if choice.kind == kind]:
                return found
            first = [choice for choice in lit if choice.kind == "cash_bonus" or choice.text.startswith("Play Prefect")]
            self.click(first[0] if first else self.quick(lit))
            self.turn()
        raise AssertionError(f"No {kind} within {most} decisions.")

    def play_out(self, most: int = 2000) -> None:
        """To the final scoring."""
        for _ in range(most):
            if not self.play():
                return
        raise AssertionError(f"The game did not end within {most} decisions.")
