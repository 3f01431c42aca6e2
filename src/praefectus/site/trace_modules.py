"""Calls everything a page may ask of its device once, to find the modules it needs and check that all are included.

Run by Pyodide when a site is made, first to see what is loaded, then again with nothing but that.
"""

from __future__ import annotations

import asyncio
import json
import random
from array import array
from dataclasses import asdict
from typing import Any

from praefectus.agents import players
from praefectus.agents.network import observation
from praefectus.agents.search.candidates import Ends
from praefectus.game import Game
from praefectus.language.languages import LANGUAGES
from praefectus.rules.actions import PLAYABLE
from praefectus.rules.vocabulary import NONE, SEATS
from praefectus.server.browser.asgi_bridge import ASKED_FIRST, AsgiBridge, prepared
from praefectus.server.browser.bots import DeviceBots
from praefectus.server.browser.object_store import MemoryObjectStore
from praefectus.server.games.history import History
from praefectus.server.games.table_game import TableGame

LONGEST = 4  # own choices in a game of the exercise


class Evaluated:
    def __init__(self, numbers: dict[str, array[float]]) -> None:
        self.numbers = numbers

    def to_py(self) -> dict[str, memoryview]:
        return {name: memoryview(numbers) for name, numbers in self.numbers.items()}


class Indifferent:
    """A network that rates all actions the same."""

    async def evaluate(self, rows: Any, count: int) -> Evaluated:
        assert len(rows) % count == 0 and len(rows) // count <= observation.FEATURES
        sizes = {"logits": PLAYABLE, "values": SEATS, "points": SEATS, "wins": SEATS}
        return Evaluated({name: array("f", [0.0] * size * count) for name, size in sizes.items()})

    async def has_network(self) -> bool:
        return True

    async def play_out(self, position: Any, batch: str, translation: str) -> str:
        asked = json.loads(batch)
        count = len(asked["actions"]) * asked["each"]
        seats = [[0.0] * SEATS] * count
        ends = Ends([0.0] * count, seats, seats, [NONE] * count, [NONE] * count, count)
        return json.dumps(asdict(ends))


class Asking:
    """A page that sends requests."""

    def __init__(self, bridge: AsgiBridge) -> None:
        self.bridge = bridge

    async def __call__(self, method: str, path: str, body: Any = None, secret: str | None = None) -> Any:
        headers = {"content-type": "application/json"} if body is not None else {}
        if secret is not None:
            headers["authorization"] = f"Bearer {secret}"
        text = "" if body is None else json.dumps(body)
        status, kind, _, said = await self.bridge.ask(method, f"/api{path}", json.dumps(headers), text)
        if status >= 400:
            raise AssertionError(f"{method} {path} was answered with {status}: {said}")
        return json.loads(said) if "json" in kind and said else said


async def exercise() -> None:
    """Open the front page, play a game with every type of opponent, and ask about it afterwards."""
    bridge = AsgiBridge(await prepared("en"))
    await bridge.open(MemoryObjectStore(), Indifferent())
    ask = Asking(bridge)
    for path in (
        "/catalogue",
        "/boards",
        "/boards/imperium",
        "/levels",
        "/rules",
        "/health",
        "/messages.json",
        "/tables",
    ):
        await ask("GET", path)
    for tag in LANGUAGES:
        await ask("GET", f"/rules/find?question=movement&lang={tag}")
    levels = [level["name"] for level in (await ask("GET", "/levels"))["levels"]]
    for start in range(0, len(levels), 3):
        bots = [{"kind": "bot", "level": level} for level in levels[start : start + 3]]
        person = {"kind": "person"}
        wish = {"name": "Exercise", "board": "imperium", "modules": [], "seats": [person, *bots], "start": True}
        await _play(bridge, ask, await ask("POST", "/tables", wish))
    for board in ("roma", "sicilia"):
        modules = [board]
        await ask("POST", "/quick", {"board": board, "modules": modules, "bots": 2, "level": "greedy"})
    board = await ask("GET", "/boards/italia/copy")
    checked = await ask("POST", "/boards/check", board | {"name": "Exercise"})
    await ask("POST", "/boards/link", {"link": checked["link"]})
    await ask("POST", "/boards/try", {"board": board, "seats": 2, "games": 1})
    await bridge.registry.close()


async def first_answers() -> dict[str, dict[str, Any]]:
    """Return what every page asks first, by language and path, answered as on a device."""
    found: dict[str, dict[str, Any]] = {}
    for tag in LANGUAGES:
        bridge = AsgiBridge()
        said = [
            await bridge.ask("GET", f"/api{path}", json.dumps({"accept-language": tag}), "") for path in ASKED_FIRST
        ]
        found[tag] = {path: json.loads(text) for path, (_, _, _, text) in zip(ASKED_FIRST, said, strict=True)}
    return found


async def _play(bridge: AsgiBridge, ask: Asking, made: dict[str, Any]) -> None:
    table, secret = made["table"]["table"], made["secrets"][0]["secret"]
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def tell(kind: str, text: str) -> None:
        if kind == "message":
            heard.put_nowait(json.loads(text))

    line = bridge.line(f"/api/tables/{table}/ws", tell)
    line.put(json.dumps({"type": "hello", "secrets": [secret], "detail": "full"}))
    choices, state = 0, -1
    while choices < LONGEST:
        said = await asyncio.wait_for(heard.get(), 120)
        view = said.get("view")
        if said["type"] == "refused":
            raise AssertionError(said["sentence"])
        if view is None or view["state"] == state or not view["choices"]:
            continue
        state = view["state"]
        move = {"type": "move", "ref": f"r{choices}", "seat": view["you"], "state": state}
        line.put(json.dumps(move | {"choice": view["choices"][0]["id"]}))
        choices += 1
        if choices == 1:
            await ask("POST", f"/tables/{table}/hint", {"seat": view["you"], "level": None}, secret)
    for path in ("view?state=3", "log", "record", "record?format=text", "points", "houses", "chat", "notes", ""):
        await ask("GET", f"/tables/{table}/{path}".rstrip("/"), secret=secret)
    await ask("PUT", f"/tables/{table}/notes", {"text": "a plan"}, secret)
    await ask("POST", f"/tables/{table}/fork", {"state": 3}, secret)
    await ask("POST", "/mine", {"tables": [{"table": table, "secrets": [secret]}]})
    line.close()


async def analysed() -> None:
    """A finished game, analysed."""
    game, chance = Game.new("italia", 2, seed=3), random.Random(3)
    for _ in range(40):
        game.play(players.choose(game, "greedy", chance))
    bots = DeviceBots(Indifferent())
    played = TableGame(game, "1")
    lines = (played.entries(0),)
    assert History(played).record_text()
    await bots.look_back("", (played.header(), lines), "analysis")
