"""The search as a browser does it, in Node: the same playouts and the same choice as on a server."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from praefectus.agents import players
from praefectus.agents.network.export import pack
from praefectus.agents.network.installed import DESCRIPTION, QUICK_NETWORK, network_there
from praefectus.agents.network.learned import Learned, rows_of
from praefectus.agents.network.policy import Evaluation, drawn, row_of, shares_of
from praefectus.agents.network.translation import VOCABULARY_KEY
from praefectus.agents.search.candidates import Batch, Candidate, Ends, batch
from praefectus.agents.search.lookahead import Budget, Lookahead, Plan
from praefectus.agents.search.playouts import played_out
from praefectus.agents.search.search import Search
from praefectus.engine.arrays import to_array
from praefectus.engine.interpreted import packed
from praefectus.engine.wasm import node_engine
from praefectus.game import Game
from praefectus.server.browser.bots import DeviceBots
from praefectus.server.games.table_game import TableGame

from .conftest import SETUPS, greedy_game
from .stub_network import write_random

HERE = Path(__file__).parent
RUNTIME = HERE.parent.parent / "web" / "node_modules" / "onnxruntime-web"
READS_TYPESCRIPT = (22, 18)


@cache
def fitting_node() -> str | None:
    """A Node that reads TypeScript: the system's, or that of the PyPI package."""
    for found in filter(None, (shutil.which("node"), node_engine.find_node(own=True))):
        said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
        version = tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2] if part.isdigit())
        if version >= READS_TYPESCRIPT:
            return found
    return None


pytestmark = [
    pytest.mark.skipif(fitting_node() is None, reason="no Node that reads TypeScript is installed"),
    pytest.mark.skipif(not RUNTIME.is_dir(), reason="the page was not built here: onnxruntime-web is missing"),
]


class Browser:
    """What a browser has: the rules in WebAssembly in some workers, and the network in onnxruntime-web."""

    def __init__(self, network: Learned, workers: int) -> None:
        translation = json.dumps(network.translation.as_dict())
        arguments = [
            str(HERE / "search_in_node.mts"),
            str(node_engine.RULES),
            str(network.path),
            translation,
            str(workers),
        ]
        self.process = subprocess.Popen(
            [fitting_node() or "", "--no-warnings", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, asked: dict[str, Any]) -> str:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def play_out(self, batch: Batch) -> Ends:
        position = b64encode(packed(batch.position)).decode()
        return Ends.from_json(self.ask({**json.loads(batch.as_json()), "position": position}))

    def judge(self, lookahead: Lookahead, game: Game, chance: random.Random) -> list[Candidate]:
        thinking = lookahead.think(game, chance)
        try:
            asked = next(thinking)
            while True:
                asked = thinking.send(self.play_out(asked) if isinstance(asked, Batch) else self.evaluate(asked))
        except StopIteration as end:
            found: list[Candidate] = end.value
            return found

    def evaluate(self, rows: list[list[int]]) -> Evaluation:
        """The search asks for one row: that of the position."""
        said = json.loads(self.ask({"rows": rows}))
        return Evaluation(*[said[name] and [said[name]] for name in ("logits", "values", "points", "wins")])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@pytest.fixture(scope="module")
def browser(network: Learned) -> Iterator[Browser]:
    """With three workers: how many there are changes nothing."""
    made = Browser(network, 3)
    yield made
    made.close()


def test_what_is_played_with_says_the_same_in_a_browser(tmp_path: Path) -> None:
    """In 8 bits, to the last bit: alone there, among others here."""
    pack(write_random(tmp_path / "network.onnx"), tmp_path)
    here = Learned(tmp_path / QUICK_NETWORK)
    games = [greedy_game(25, **setup) for setup in SETUPS]  # type: ignore[arg-type]
    expected = here.evaluate(rows_of(*games)).logits
    there = Browser(here, 1)
    found = [there.evaluate([row_of(game)]).logits[0] for game in games]
    there.close()
    assert np.array_equal(expected, np.array(found, np.float32))


@pytest.mark.skipif(not network_there(), reason="no trained network is installed")
def test_the_installed_network_chooses_alike_in_a_browser() -> None:
    """Every seed draws the same choice from what it says there and here."""
    here = Learned()
    there = Browser(here, 1)
    for setup in SETUPS:
        game = greedy_game(25, **setup)  # type: ignore[arg-type]
        shares = [
            shares_of(each.evaluate(rows).logits[0], game.legal_ids())  # type: ignore[arg-type]
            for each, rows in ((here, rows_of(game)), (there, [row_of(game)]))
        ]
        for seed in range(20):
            assert len({drawn(each, random.Random(seed), 0.5) for each in shares}) == 1
    there.close()


def test_a_position_travels_as_its_bytes() -> None:
    for setup in SETUPS:
        g = greedy_game(25, **setup).position  # type: ignore[arg-type]
        assert packed(g) == to_array(g).tobytes()


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['board']}-{setup['seats']}")
def test_playouts_end_alike(browser: Browser, network: Learned, setup: dict[str, Any]) -> None:
    """Values, chances, points and next cards of every playout, some to a depth and some to the end of the game."""
    game = greedy_game(25, **setup)
    candidates = [Candidate(action, 1.0) for action in game.legal_ids()[:2]]
    for depth in (0, 6, 300):
        asked = batch(game.position, game.board, candidates, 4, depth, random.Random(depth))
        here, there = played_out(network, asked), browser.play_out(asked)
        assert (here.values, here.next_cards, here.judged) == (there.values, there.next_cards, there.judged)
        assert (here.chances, here.points) == (there.chances, there.points)
    assert max(here.next_cards) >= 0


def test_playouts_stop_when_their_seconds_are_over(browser: Browser, network: Learned) -> None:
    """On a slow device they come less far, and the network judges there."""
    game = greedy_game(25)
    candidates = [Candidate(action, 1.0) for action in game.legal_ids()[:2]]
    asked = batch(game.position, game.board, candidates, 4, 300, random.Random(1), seconds=0.0)
    here, there = played_out(network, asked), browser.play_out(asked)
    assert (here.judged, here.values) == (there.judged, there.values) and here.judged <= 8


@pytest.mark.parametrize("nodes", [300, 4000])
def test_the_same_choice_for_the_same_number_of_playouts(browser: Browser, network: Learned, nodes: int) -> None:
    """Candidates, their order, playouts and values: a whole turn, thought over by the same text on either side."""
    game, plan = greedy_game(33), Plan(depth=12, certain=1.0)  # however sure the network is
    here, there = Search(network, Budget(nodes=nodes), plan=plan), Lookahead(Budget(nodes=nodes), plan)
    playouts = 0
    for number in range(4):
        native = here.judge(game, random.Random(number))
        judged = browser.judge(there, game, random.Random(number))
        assert [(each.action, each.values) for each in judged] == [(each.action, each.values) for each in native]
        playouts += sum(each.playouts for each in native)
        game.play(native[0].action)
    assert playouts or nodes == 300


class Device:
    """What a page gives its bots: the network, and the playouts of the browser."""

    def __init__(self, network: Learned, browser: Browser) -> None:
        self.network, self.browser = network, browser
        self.batches = 0

    async def evaluate(self, rows: Any, count: int) -> Any:
        said = self.network.session.run(None, {"rows": np.frombuffer(rows, np.int8).reshape(count, -1)})
        numbers = {name: memoryview(out.ravel()) for name, out in zip(self.network.outputs, said, strict=True)}
        return SimpleNamespace(to_py=lambda: numbers)

    async def has_network(self) -> bool:
        return True

    async def play_out(self, position: bytes, batch: str, translation: str) -> str:
        self.batches += 1
        assert json.loads(translation) == self.network.translation.as_dict()
        return self.browser.ask({**json.loads(batch), "position": b64encode(position).decode()})


@pytest.fixture
def device(installed: Path, network: Learned, browser: Browser) -> Device:
    said = network.session.get_modelmeta().custom_metadata_map[VOCABULARY_KEY]
    described = {"vocabulary": said, "outputs": network.outputs}
    (installed.parent / DESCRIPTION).write_text(json.dumps(described), encoding="utf-8")
    return Device(network, browser)


def test_an_opponent_of_a_page_chooses_as_on_a_server(device: Device) -> None:
    """Same level, same position, same seed; with a budget of positions, for a clock is never the same."""
    game, bots = greedy_game(33), DeviceBots(device)
    for seed in range(2):
        there = asyncio.run(bots.chosen(game, "search:12000n", random.Random(seed)))
        assert there == players.agent("search:12000n").choose(game, random.Random(seed))
    assert device.batches > 0


def test_a_hint_and_an_analysis_play_out_as_well(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """And where nothing can be played out they say what the network expects."""
    monkeypatch.setattr(players, "HINT_BUDGET", Budget(nodes=12_000))
    game, bots = greedy_game(33), DeviceBots(device)
    position = TableGame(game, "1").for_bots()
    hint = asyncio.run(bots.explain(position, None, ""))
    assert hint is not None and device.batches > 0 and hint["choices"][0]["chance"] is not None

    async def fail(*asked: object) -> str:
        raise OSError("no workers here")

    monkeypatch.setattr(device, "play_out", fail)
    at_sight = asyncio.run(bots.explain(position, None, ""))
    assert at_sight is not None and at_sight["choice"] in game.legal_ids()
