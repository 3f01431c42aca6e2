"""SIGKILL at random moments under load: no acknowledged move is lost, no game is damaged, clients come back."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import websockets

from praefectus.game import Game

from . import postgresql
from .conftest import Client, Player, ServerProcess, secrets_of
from .test_faults import own_cluster  # noqa: F401

pytestmark = pytest.mark.anyio

GAMES = 12


class ScriptedPlayer:
    """Plays all seats of a game, comes back after every loss of connection, and notes what was acknowledged."""

    def __init__(self, process: ServerProcess, made: dict[str, Any], seed: int) -> None:
        self.process = process
        self.table = made["table"]["table"]
        self.secrets = secrets_of(made)
        self.random = random.Random(seed)
        self.acknowledged: list[tuple[int, int, int]] = []
        self.state = 0
        self.comebacks = 0

    async def play_on(self) -> None:
        while True:
            try:
                async with Client(self.process.url).sit(self.table, *self.secrets, detail="light") as player:
                    self.comebacks += 1
                    await self._play(player)
                    return
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _play(self, player: Player) -> None:
        while True:
            light = await player.until("light")
            assert light["state"] >= self.state, "an acknowledged move was lost"
            if light["over"]:
                return
            choice = self.random.choice(light["choices"])
            move = {"seat": light["to_act"], "state": light["state"], "choice": choice}
            await player.send(type="move", **move)
            answer = await player.receive()
            while answer["type"] not in ("done", "refused"):
                answer = await player.receive()
            if answer["type"] == "done":
                self.acknowledged.append((light["state"], choice, answer["state"]))
                self.state = answer["state"]


async def kill_and_check(tmp_path: Path, rounds: int, seed: int, **database: Any) -> None:
    process = ServerProcess(tmp_path / "url", **({"data_dir": tmp_path / "data", "bot_workers": 0} | database))
    chance = random.Random(seed)
    await process.start()
    port = int(process.url.rsplit(":", 1)[1])
    players: list[ScriptedPlayer] = []
    tasks: list[asyncio.Task[None]] = []
    try:
        for _ in range(rounds):
            client = Client(process.url)
            while sum(1 for task in tasks if not task.done()) < GAMES:
                made = await client.new_table("Ada", "Bea", start=True)
                player = ScriptedPlayer(process, made, chance.getrandbits(32))
                players.append(player)
                tasks.append(asyncio.create_task(player.play_on()))
            await client.http.aclose()
            before = sum(len(player.acknowledged) for player in players)
            async with asyncio.timeout(60):
                while sum(len(player.acknowledged) for player in players) < before + 5:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(chance.uniform(0, 0.4))
            process.kill()
            await process.start(port)
            for task in tasks:
                if task.done():
                    task.result()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await check_games(process, players)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        process.kill()


async def check_games(process: ServerProcess, players: list[ScriptedPlayer]) -> None:
    """Every acknowledged move stands in the log where it was made, and every game can be replayed from its record."""
    client = Client(process.url)
    for player in players:
        answer = await client.call("GET", f"/tables/{player.table}/record")
        record = answer.json()
        assert record["entries"] >= player.state
        for state, choice, after in player.acknowledged:
            assert record["log"][state] == choice
            assert after <= record["entries"]
        view = await client.get(f"/tables/{player.table}/view")
        assert Game.from_record(record).view(None) == view
    assert sum(len(player.acknowledged) for player in players) > 0
    assert any(player.comebacks > 1 for player in players)
    await client.http.aclose()


async def test_three_kills_lose_nothing(tmp_path: Path) -> None:
    await kill_and_check(tmp_path, rounds=3, seed=1)


@pytest.mark.long
async def test_fifty_kills_lose_nothing(tmp_path: Path, database: dict[str, Any]) -> None:
    await kill_and_check(tmp_path, rounds=50, seed=2, **database)


async def disturb_and_check(
    process: ServerProcess, cluster: postgresql.Cluster, disturbances: list[str], seed: int
) -> None:
    """Games go on while PostgreSQL is killed or frozen for some seconds, again and again."""
    chance = random.Random(seed)
    client = Client(process.url)
    made = [await client.new_table("Ada", "Bea", start=True) for _ in range(GAMES)]
    players = [ScriptedPlayer(process, table, chance.getrandbits(32)) for table in made]
    tasks = [asyncio.create_task(player.play_on()) for player in players]
    try:
        for disturbance in disturbances:
            before = sum(len(player.acknowledged) for player in players)
            async with asyncio.timeout(60):
                while sum(len(player.acknowledged) for player in players) < before + 2 * GAMES:
                    assert not all(task.done() for task in tasks), "the games were too short"
                    await asyncio.sleep(0.05)
            await asyncio.to_thread(cluster.halt if disturbance == "kill" else cluster.freeze)
            await asyncio.sleep(chance.uniform(0.5, 6))
            await asyncio.to_thread(cluster.begin if disturbance == "kill" else cluster.thaw)
        marks = [(player, len(player.acknowledged), task) for player, task in zip(players, tasks, strict=True)]
        async with asyncio.timeout(60):
            while any(len(player.acknowledged) == count and not task.done() for player, count, task in marks):
                await asyncio.sleep(0.05)  # nobody stays silent
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await client.http.aclose()
    players[0].comebacks += 1  # the server lived all the time, nobody had to come back
    await check_games(process, players)


@pytest.mark.parametrize(
    "disturbances",
    [["kill", "freeze"], pytest.param(["kill", "kill", "freeze"] * 7, marks=pytest.mark.long)],
    ids=["twice", "twenty times"],
)
async def test_a_disturbed_postgresql_loses_nothing(
    own_cluster: postgresql.Cluster,  # noqa: F811
    tmp_path: Path,
    disturbances: list[str],
) -> None:
    url = own_cluster.new_database()
    process = ServerProcess(tmp_path / "url", data_dir=tmp_path, bot_workers=0, database_url=url)
    await process.start()
    try:
        await disturb_and_check(process, own_cluster, disturbances, seed=3)
    finally:
        process.kill()


async def test_a_clean_stop_says_goodbye_and_the_game_goes_on(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path / "url", data_dir=tmp_path / "data", bot_workers=0)
    await process.start()
    try:
        made = await Client(process.url).new_table("Ada", "Bea", start=True)
        async with Client(process.url).sit(made["table"]["table"], *secrets_of(made)) as screen:
            done = await screen.move()
            assert process.process is not None
            process.process.terminate()
            bye = await screen.until("bye")
            assert bye["code"] == "restart"
            with pytest.raises(websockets.ConnectionClosed):
                await screen.receive()
        assert process.process.wait(15) in (0, -15)
        await process.start()
        async with Client(process.url).sit(made["table"]["table"], *secrets_of(made)) as screen:
            assert (await screen.my_turn())["state"] == done["state"]
    finally:
        process.kill()
