"""The application without a server: games in the browser's storage, bots that think in the browser."""

from __future__ import annotations

import asyncio
import inspect
import json
import random
import subprocess
import sys
from array import array
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fastapi.routing import APIRoute

from praefectus.agents import players
from praefectus.agents.network import installed, learned
from praefectus.agents.network.learned import Learned
from praefectus.agents.network.translation import VOCABULARY_KEY
from praefectus.game import Game
from praefectus.server.browser import record_questions
from praefectus.server.browser.asgi_bridge import AsgiBridge
from praefectus.server.browser.bots import DeviceBots
from praefectus.server.browser.object_store import MemoryObjectStore
from praefectus.server.browser.storage import DeviceStorage
from praefectus.server.edge.application import PARTS
from praefectus.server.encoding import now
from praefectus.server.errors import Overtaken
from praefectus.server.storage.interface import Append
from praefectus.server.tables.creation import new_row
from praefectus.server.tables.seats import Seat, seat_rows
from praefectus.site.trace_modules import Asking, Evaluated
from tests.agents.conftest import SETUPS, greedy_game
from tests.agents.stub_network import write_standin

pytestmark = pytest.mark.anyio


class Native:
    """The network run by this machine, asked as a browser is."""

    def __init__(self, network: Learned) -> None:
        self.network = network

    async def evaluate(self, rows: array[int], count: int) -> Evaluated:
        read = np.frombuffer(rows, np.int8).reshape(count, -1)
        said = self.network.session.run(None, {"rows": read})
        numbers = zip(self.network.outputs, said, strict=True)
        return Evaluated({name: array("f", each.astype(np.float32).ravel().tolist()) for name, each in numbers})

    here = True

    async def has_network(self) -> bool:
        return self.here

    async def play_out(self, position: Any, batch: str, translation: str) -> str:
        raise AssertionError("these levels play at sight, and ask for no playouts")


@pytest.fixture
def thinker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Native]:
    """A stand-in network, described as a site describes it."""
    network = Learned(write_standin(tmp_path / installed.STANDARD_NETWORK))
    kept = network.session.get_modelmeta().custom_metadata_map[VOCABULARY_KEY]
    said = json.dumps({"vocabulary": kept, "outputs": network.outputs})
    (tmp_path / installed.DESCRIPTION).write_text(said, encoding="utf-8")
    monkeypatch.setenv(installed.NETWORKS_VARIABLE, str(tmp_path))
    forget_networks()
    yield Native(network)
    forget_networks()


def forget_networks() -> None:
    """Those that a process has loaded are stored in it; the installed ones are others now."""
    for kept in (players.agent, learned.standard_network):
        kept.cache_clear()


@pytest.fixture
async def bridge(thinker: Native) -> AsyncIterator[AsgiBridge]:
    opened = AsgiBridge()
    await opened.open(MemoryObjectStore(), thinker)
    yield opened
    await opened.registry.close()


class Player:
    """Plays whatever is offered first, over a line."""

    def __init__(self, bridge: AsgiBridge, made: dict[str, Any]) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.table, self.secret = made["table"]["table"], made["secrets"][0]["secret"]
        self.line = bridge.line(f"/api/tables/{self.table}/ws", self._tell)
        self.line.put(json.dumps({"type": "hello", "secrets": [self.secret], "detail": "full"}))
        self.state = -1

    def _tell(self, kind: str, text: str) -> None:
        if kind == "message":
            self.heard.put_nowait(json.loads(text))

    async def own_view(self) -> dict[str, Any]:
        """The next view in which something can be chosen, or the end."""
        while True:
            said = await asyncio.wait_for(self.heard.get(), 60)
            assert said["type"] != "refused", said
            view = said.get("view")
            if view and view["state"] != self.state and (view["choices"] or view["over"]):
                self.state = view["state"]
                return dict(view)

    async def play(self, choices: int) -> dict[str, Any]:
        view = await self.own_view()
        while choices and not view["over"]:
            move = {"type": "move", "seat": view["you"], "state": view["state"], "choice": view["choices"][0]["id"]}
            self.line.put(json.dumps(move))
            choices -= 1
            view = await self.own_view()
        return view


async def test_a_game_is_played_closed_and_found_again_where_it_was(thinker: Native) -> None:
    object_store = MemoryObjectStore()
    first = AsgiBridge()
    await first.open(object_store, thinker)
    ask = Asking(first)
    made = await ask("POST", "/quick", {"name": "Nova", "bots": 2, "level": "learned"})
    player = Player(first, made)
    view = await player.play(6)
    record = await ask("GET", f"/tables/{player.table}/record", secret=player.secret)
    await first.registry.close()

    again = AsgiBridge()
    await again.open(object_store, thinker)
    back = Player(again, made)
    found = await back.own_view()
    assert (found["state"], found["choices"]) == (view["state"], view["choices"])
    assert await Asking(again)("GET", f"/tables/{player.table}/record", secret=player.secret) == record
    mine = await Asking(again)("POST", "/mine", {"tables": [{"table": player.table, "secrets": [player.secret]}]})
    assert [each["your_turn"] for each in mine["tables"]] == [True]
    await again.registry.close()


async def test_how_to_play_needs_no_server(bridge: AsgiBridge) -> None:
    """Seven steps, whose pictures are views of positions."""
    told = await Asking(bridge)("GET", "/how-to-play")
    assert len(told["steps"]) == 7 and all(view["board"] == "imperium" for view in told["views"].values())


async def test_hints_forecasts_and_a_look_back_are_given(bridge: AsgiBridge, thinker: Native) -> None:
    ask = Asking(bridge)
    made = await ask("POST", "/quick", {"name": "Nova", "board": "italia", "bots": 1, "level": "greedy"})
    player = Player(bridge, made)
    view = await player.play(3)
    hint = await ask("POST", f"/tables/{player.table}/hint", {"seat": view["you"], "level": None}, player.secret)
    assert hint["choice"] in {choice["id"] for choice in view["choices"]} and "% chance to win" in hint["sentence"]
    position = (await bridge.registry.get(player.table)).running().for_bots()
    forecast = await bridge.registry.bots.forecast(position, "")
    assert forecast is not None and len(forecast["seats"]) == 2
    thinker.here = False  # for a forecast alone no network is fetched; later, when it has come, there is one again
    assert await bridge.registry.bots.forecast(position, "") is None and bridge.registry.bots.can_forecast
    lines = await ask("GET", f"/tables/{player.table}/log", secret=player.secret)
    assert any(lines["lines"])


async def test_a_forecast_holds_up_neither_views_nor_bots(bridge: AsgiBridge) -> None:
    """One worker does everything: the forecast is thought of when somebody looks at their own choices."""
    made = await Asking(bridge)("POST", "/quick", {"name": "Nova", "board": "italia", "bots": 1, "level": "greedy"})
    player = Player(bridge, made)
    own, foreseen = set(), set()
    for _ in range(3):
        view = await player.play(0)
        own.add(view["state"])
        while (said := await asyncio.wait_for(player.heard.get(), 60))["type"] != "forecast":
            assert said.get("view", view)["state"] == view["state"]
        foreseen.add(said["state"])
        choice = view["choices"][0]["id"]
        player.line.put(json.dumps({"type": "move", "seat": view["you"], "state": view["state"], "choice": choice}))
    assert foreseen == own


async def test_what_needs_people_elsewhere_says_so(bridge: AsgiBridge) -> None:
    ask = Asking(bridge)
    made = await ask("POST", "/quick", {"name": "Nova", "bots": 1, "level": "greedy"})
    table, secret = made["table"]["table"], made["secrets"][0]["secret"]
    headers = json.dumps({"authorization": f"Bearer {secret}", "content-type": "application/json"})
    body = json.dumps({"url": "https://example.org/hook"})
    status, _, _, said = await bridge.ask("PUT", f"/api/tables/{table}/webhook", headers, body)
    assert status == 400 and "need a server" in said


@pytest.mark.parametrize("level", ["beginner", "greedy", "apprentice", "journeyman", "learned"])
async def test_opponents_choose_as_on_a_server_with_the_same_seed(thinker: Native, level: str) -> None:
    bots = DeviceBots(thinker)
    for number, setup in enumerate(SETUPS):
        game = greedy_game(20, **setup)  # type: ignore[arg-type]
        if game.over:
            continue
        here = await bots.chosen(game, level, random.Random(number))
        assert here == players.choose(game, level, random.Random(number))


async def new_table(storage: DeviceStorage) -> str:
    row = new_row(
        name="a", board="imperium", modules=[], options={}, seed=None, public=False, watching=True, host_hash="h",
        address="", clock=None, hints=True, first="as_seated", talk=None,
    )  # fmt: skip
    await storage.create_table(row, seat_rows(row["id"], [Seat("open")]))
    return str(row["id"])


async def test_a_log_on_a_shelf_only_grows_and_never_twice() -> None:
    storage = DeviceStorage(MemoryObjectStore())
    await storage.open(("mark", "words"))
    table = await new_table(storage)
    await storage.append(Append(table, 0, 2, 0, "[1, 2]", now(), {"state": 2}, b"old"))
    for wrong in (Append(table, 0, 1, 0, "[9]", now()), Append(table, 3, 4, 0, "[9]", now())):
        with pytest.raises(Overtaken):
            await storage.append(wrong)
        fresh = DeviceStorage(storage.object_store)  # as after a reload
        with pytest.raises(Overtaken):
            await fresh.append(wrong)
    for stop in (3, 4, 5):
        await storage.append(Append(table, stop - 1, stop, 0, f"[{stop}]", now(), None, b"%d" % stop))
    stored = await storage.load(table)
    assert stored is not None and (stored.snapshot, stored.snapshot_state, list(stored.tail)) == (b"5", 5, [])
    assert len(json.loads(await storage.object_store.read("snapshots", "[]"))) == 2
    whole = await storage.load(table, whole_log=True)
    assert whole is not None and [row["entries"] for row in whole.tail] == ["[1, 2]", "[3]", "[4]", "[5]"]
    assert await storage.vocabulary(whole.tail[0]["vocabulary"]) == "words"


async def test_a_table_is_changed_by_one_at_a_time_and_deleted_whole() -> None:
    storage = DeviceStorage(MemoryObjectStore())
    await storage.open(("mark", "words"))
    table = await new_table(storage)
    await storage.change_table(table, 0, {"name": "b"})
    with pytest.raises(Overtaken):
        await storage.change_table(table, 0, {"name": "c"})
    assert await storage.add_chat(table, 0, "Nova", "ave", now(), str) == 0
    assert await storage.add_chat(table, 0, "Nova", "vale", now(), str) == 1
    await storage.set_notes(table, "hash", "a plan")
    assert await storage.notes(table, "hash") == "a plan"
    assert [row["text"] for row in await storage.chat(table, 1, 5)] == ["ave"]
    await storage.delete_table(table)
    assert await storage.load(table) is None and not await storage.chat(table, None, 5)


def test_a_browser_loads_neither_a_database_nor_compiled_engines() -> None:
    """None of these exists there: a site that imports one can't be made."""
    missing = "import sys; sys.modules |= dict.fromkeys(['sqlalchemy', 'aiosqlite', 'numba', 'uvicorn', 'webauthn'])"
    load = "import praefectus.server.browser.asgi_bridge"
    done = subprocess.run([sys.executable, "-c", f"{missing}; {load}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_nothing_of_the_interface_needs_a_thread() -> None:
    """FastAPI sends what is not asynchronous to a thread, and a browser has none."""

    def plain(dependant: Any) -> Iterator[str]:
        call = dependant.call
        asked = call if inspect.isfunction(call) else type(call).__call__
        if call is not None and not inspect.iscoroutinefunction(asked):
            yield repr(call)
        for each in dependant.dependencies:
            yield from plain(each)

    parts = (*PARTS, record_questions)
    routes = [route for part in parts for route in part.router.routes if isinstance(route, APIRoute)]
    assert len(routes) > 20
    assert not [name for route in routes for name in plain(route.dependant)]


async def test_a_record_is_brought_back_and_goes_on(bridge: AsgiBridge) -> None:
    ask = Asking(bridge)
    player = Player(bridge, await ask("POST", "/quick", {"name": "Nova", "bots": 1, "level": "greedy"}))
    view = await player.play(5)
    record = await ask("GET", f"/tables/{player.table}/record", secret=player.secret)
    brought = await ask("POST", "/records", {"name": "Back", "record": record})
    assert len(brought["secrets"]) == 2 and brought["table"]["stage"] == "playing"
    table, secret = brought["table"]["table"], brought["secrets"][0]["secret"]
    assert (await ask("GET", f"/tables/{table}/record", secret=secret))["log"] == record["log"]
    assert brought["table"]["board"] == view["board"]
    status, _, _, said = await bridge.ask(
        "POST",
        "/api/records",
        '{"content-type": "application/json"}',
        json.dumps({"name": "No", "record": record | {"log": [1]}}),
    )
    assert status == 400 and len(json.loads(said)["sentence"]) > 20


async def test_one_question_about_a_record_stores_nothing(bridge: AsgiBridge) -> None:
    ask = Asking(bridge)
    game = Game.new(seats=2, seed=1)
    hint = await ask("POST", "/records/hint", {"record": game.to_record()})
    assert hint["choice"] in game.legal_ids() and hint["sentence"]
    while not game.over:
        game.play(players.choose(game, "greedy"))
    found = await ask("POST", "/records/analysis", {"record": game.to_record()})
    assert found["seats"] == 2 and found["moments"]
    status, _, _, said = await bridge.ask(
        "POST", "/api/records/hint", '{"content-type": "application/json"}', json.dumps({"record": game.to_record()})
    )
    assert status == 409 and json.loads(said)["code"] == "not_your_turn"
    stored = [await bridge.registry.storage.unchanged(stage, now() + 1, 5) for stage in ("playing", "over")]
    assert stored == [[], []]


@pytest.mark.parametrize(
    ("tag", "colours"), [("en", ["Red", "Green"]), ("de", ["Rot", "Grün"]), ("fr", ["Rouge", "Vert"])]
)
async def test_seats_without_a_name_are_called_by_their_colours(
    bridge: AsgiBridge, tag: str, colours: list[str]
) -> None:
    """On a device as on a server: in the language of the page, and nothing of it is stored, not even by a record."""
    wish = {"seats": [{"kind": "person"}] * 2, "first": "as_seated"}
    made = await spoken(bridge, "POST", "/tables", tag, wish)
    assert [seat["called"] for seat in made["table"]["seats"]] == colours
    table, registry = made["table"]["table"], bridge.registry
    await registry.storage.add_chat(table, 1, "", "Salve", 0, str)
    await registry.storage.change_table(table, 0, {"name": ""}, None, None, None, [1, 0])
    chat = await spoken(bridge, "GET", f"/tables/{table}/chat", tag, secret=made["secrets"][0]["secret"])
    assert [(line["seat"], line["name"]) for line in chat["messages"]] == [(0, colours[0])]
    record = Game.new(seats=2, seed=1).to_record()
    brought = await spoken(bridge, "POST", "/records", tag, {"name": "Back", "record": record})
    assert [(seat["name"], seat["called"]) for seat in brought["table"]["seats"]] == [(None, each) for each in colours]


async def spoken(bridge: AsgiBridge, method: str, path: str, tag: str, body: Any = None, secret: str = "") -> Any:
    """Ask in a language."""
    headers = {"content-type": "application/json", "accept-language": tag}
    headers |= {"authorization": f"Bearer {secret}"} if secret else {}
    status, _, _, said = await bridge.ask(method, f"/api{path}", json.dumps(headers), json.dumps(body) if body else "")
    assert status < 300, said
    return json.loads(said)
