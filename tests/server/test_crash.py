"""SIGKILL at random moments under load, to the server and to PostgreSQL: nothing acknowledged is lost, be it a move, an
undo or a line of chat, no game is damaged, and clients come back."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from praefectus.game import Game

from . import postgresql
from .conftest import CERTIFICATES, Client, Player, ServerProcess, secrets_of
from .test_faults import own_cluster  # noqa: F401

pytestmark = pytest.mark.anyio

GAMES = 12


class ScriptedPlayer:
    """Plays all seats of a game, takes back and talks now and then, comes back after every loss of connection, and
    notes what was acknowledged."""

    def __init__(self, process: ServerProcess, made: dict[str, Any], seed: int) -> None:
        self.process = process
        self.table = made["table"]["table"]
        self.secrets = secrets_of(made)
        self.random = random.Random(seed)
        self.moves: list[tuple[int, int, int]] = []
        self.undos: list[tuple[int, int]] = []
        self.said: list[str] = []
        self.lines = 0
        self.state = 0
        self.comebacks = 0

    @property
    def acknowledged(self) -> int:
        return len(self.moves) + len(self.undos) + len(self.said)

    async def play_on(self) -> None:
        while True:
            try:
                async with Client(self.process.url).sit(self.table, *self.secrets, detail="light") as player:
                    self.comebacks += 1
                    await self._play(player)
                    return
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def _play(self, player: Player) -> None:
        light = await player.until("light")
        while True:
            assert light["state"] >= self.state, "what was acknowledged is lost"
            if light["over"]:
                return
            what = self.random.choices(["move", "undo", "chat"], [8, 1, 1])[0]
            done = await getattr(self, "_" + what)(player, light)
            if done and what == "chat":
                continue
            state = self.state if done else -1
            light = await player.until("light", lambda message, state=state: message["state"] >= state)  # type: ignore[misc]

    async def _asked(self, player: Player, light: dict[str, Any], **message: Any) -> int | None:
        """The state after it, if it was done."""
        await player.send(seat=light["to_act"], **message)
        answer = await player.receive()
        while answer["type"] not in ("done", "refused"):
            answer = await player.receive()
        if answer["type"] == "refused":
            if answer["code"] not in ("stale", "illegal", "not_your_turn"):  # those bring a view with them
                await asyncio.sleep(0.1)
                await player.send(type="hello", secrets=self.secrets, detail="light")
            return None
        self.state = max(self.state, answer["state"])
        return int(answer["state"])

    async def _move(self, player: Player, light: dict[str, Any]) -> bool:
        choice = self.random.choice(light["choices"])
        after = await self._asked(player, light, type="move", state=light["state"], choice=choice)
        if after is not None:
            self.moves.append((light["state"], choice, after))
        return after is not None

    async def _undo(self, player: Player, light: dict[str, Any]) -> bool:
        """All who would have to agree are this one player."""
        after = await self._asked(player, light, type="ask_undo", state=light["state"])
        if after is not None:
            self.undos.append((light["state"], after))
        return after is not None

    async def _chat(self, player: Player, light: dict[str, Any]) -> bool:
        self.lines += 1
        line = f"line {self.lines}"
        after = await self._asked(player, light, type="chat", text=line)
        if after is not None:
            self.said.append(line)
        return after is not None


def acknowledged(players: list[ScriptedPlayer]) -> int:
    return sum(player.acknowledged for player in players)


async def kill_and_check(
    tmp_path: Path, rounds: int, seed: int, cluster: postgresql.Cluster | None = None
) -> dict[str, Any]:
    """Kills under load: of the server, or in turns of the server, of PostgreSQL, and of both at once."""
    settings: dict[str, Any] = {"data_dir": tmp_path / "data", "bot_workers": 0}
    if cluster is not None:
        settings["database_url"] = cluster.new_database()
    process = ServerProcess(tmp_path / "url", **settings)
    chance = random.Random(seed)
    await process.start()
    port = int(process.url.rsplit(":", 1)[1])
    players: list[ScriptedPlayer] = []
    tasks: list[asyncio.Task[None]] = []
    kills = {"server": 0, "database": 0}
    targets = [["server"]] if cluster is None else [["server"], ["database"], ["server"], ["database", "server"]]
    try:
        number = 0
        while sum(kills.values()) < rounds:
            client = Client(process.url)
            for task in tasks:
                if task.done():
                    task.result()
            while sum(1 for task in tasks if not task.done()) < GAMES:
                made = await client.new_table("Ada", "Bea", start=True)
                player = ScriptedPlayer(process, made, chance.getrandbits(32))
                players.append(player)
                tasks.append(asyncio.create_task(player.play_on()))
            await client.http.aclose()
            before = acknowledged(players)
            async with asyncio.timeout(60):
                while acknowledged(players) < before + 5:
                    await asyncio.sleep(0.005)
            await asyncio.sleep(chance.uniform(0, 0.2))
            killed = targets[number % len(targets)]
            number += 1
            if "database" in killed:
                assert cluster is not None
                cluster.kill()
            if "server" in killed:
                process.kill()
            if "database" in killed:
                assert cluster is not None
                await asyncio.to_thread(cluster.begin)
            if "server" in killed:
                await process.start(port)
            else:
                await until_ready(process)
            for each in killed:
                kills[each] += 1
        before = [player.acknowledged for player in players]  # type: ignore[assignment]
        async with asyncio.timeout(60):  # everybody plays on
            while any(
                player.acknowledged == count and not task.done()
                for player, count, task in zip(players, before, tasks, strict=True)  # type: ignore[call-overload]
            ):
                await asyncio.sleep(0.02)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        result: dict[str, Any] = {"kills": kills} | await check_games(process, players)
        print(json.dumps(result))
        return result
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        process.kill()


async def until_ready(process: ServerProcess) -> None:
    """Until the server says that its database answers again."""
    until = time.monotonic() + 60
    async with httpx.AsyncClient(base_url=process.url, verify=CERTIFICATES) as http:
        while (answer := await http.get("/health/ready")).status_code != 200:
            assert time.monotonic() < until, answer.text
            await asyncio.sleep(0.02)


def counting(log: list[int]) -> list[int]:
    """The numbers of the entries that were not taken back."""
    places: list[int] = []
    for number, entry in enumerate(log):
        if entry < 0:
            del places[-1 - entry :]
        else:
            places.append(number)
    return places


async def check_games(process: ServerProcess, players: list[ScriptedPlayer]) -> dict[str, Any]:
    """Everything acknowledged stands where it was made, and every game can be replayed from its record."""
    client = Client(process.url)
    for player in players:
        record, view = await standing_still(client, player.table)
        log = record["log"]
        assert record["entries"] >= player.state
        for state, choice, after in player.moves:
            assert log[state] == choice
            assert after <= record["entries"]
        for state, after in player.undos:
            assert state < after and all(entry < 0 for entry in log[state:after])
            assert counting(log[:after]) == counting(log[:state])[: len(counting(log[:after]))] != counting(log[:state])
        assert set(player.said) <= set(lines := await chat_of(client, player))
        assert len(lines) == len(set(lines)), "a line was said twice"
        assert Game.from_record(record).view(None) == view
    await client.http.aclose()
    assert any(player.comebacks > 1 for player in players)
    found = {name: sum(len(getattr(player, name)) for player in players) for name in ("moves", "undos", "said")}
    assert all(found.values()), found
    return {"games": len(players), "lost": 0} | found


async def standing_still(client: Client, table: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The record and the view of the same state: what was sent last may still be carried out though its sender has
    gone."""
    while True:
        record = await client.get(f"/tables/{table}/record")
        view = await client.get(f"/tables/{table}/view")
        if record["entries"] == view["state"]:
            return record, view


async def chat_of(client: Client, player: ScriptedPlayer) -> list[str]:
    """All that was said at the table, oldest first."""
    lines: list[str] = []
    before = ""
    while found := (await client.get(f"/tables/{player.table}/chat?limit=100{before}"))["messages"]:
        lines = [message["text"] for message in found] + lines
        before = f"&before={found[0]['number']}"
        if found[0]["number"] == 0:
            break
    return lines


async def test_three_kills_lose_nothing(tmp_path: Path) -> None:
    await kill_and_check(tmp_path, rounds=3, seed=1)


async def test_kills_of_server_and_postgresql_lose_nothing(
    own_cluster: postgresql.Cluster,  # noqa: F811
    tmp_path: Path,
) -> None:
    await kill_and_check(tmp_path, rounds=5, seed=2, cluster=own_cluster)


async def disturb_and_check(
    process: ServerProcess, cluster: postgresql.Cluster, disturbances: list[str], seed: int
) -> dict[str, Any]:
    """Games go on while PostgreSQL is restarted, or frozen for some seconds, again and again."""
    chance = random.Random(seed)
    client = Client(process.url)
    made = [await client.new_table("Ada", "Bea", start=True) for _ in range(GAMES)]
    players = [ScriptedPlayer(process, table, chance.getrandbits(32)) for table in made]
    tasks = [asyncio.create_task(player.play_on()) for player in players]
    try:
        for disturbance in disturbances:
            before = acknowledged(players)
            async with asyncio.timeout(60):
                while acknowledged(players) < before + 2 * GAMES:
                    assert not all(task.done() for task in tasks), "the games were too short"
                    await asyncio.sleep(0.02)
            await asyncio.to_thread(cluster.halt if disturbance == "restart" else cluster.freeze)
            await asyncio.sleep(chance.uniform(0.1, 6) if disturbance == "freeze" else chance.uniform(0, 3))
            await asyncio.to_thread(cluster.begin if disturbance == "restart" else cluster.thaw)
        marks = [(player, player.acknowledged, task) for player, task in zip(players, tasks, strict=True)]
        async with asyncio.timeout(60):
            while any(player.acknowledged == count and not task.done() for player, count, task in marks):
                await asyncio.sleep(0.02)  # nobody stays silent
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await client.http.aclose()
    players[0].comebacks += 1  # the server lived all the time, nobody had to come back
    return await check_games(process, players)


async def test_a_disturbed_postgresql_loses_nothing(
    own_cluster: postgresql.Cluster,  # noqa: F811
    tmp_path: Path,
) -> None:
    url = own_cluster.new_database()
    process = ServerProcess(tmp_path / "url", data_dir=tmp_path, bot_workers=0, database_url=url)
    await process.start()
    try:
        await disturb_and_check(process, own_cluster, ["restart", "freeze"], seed=3)
    finally:
        process.kill()


async def test_a_clean_stop_says_goodbye_and_the_game_goes_on(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path / "url", data_dir=tmp_path / "data", bot_workers=0)
    await process.start()
    try:
        made = await Client(process.url).new_table("Ada", "Bea", start=True)
        async with Client(process.url).sit(made["table"]["table"], *secrets_of(made)) as screen:
            done = await screen.move()
            stopping = asyncio.create_task(process.stopped())
            bye = await screen.until("bye")
            assert bye["code"] == "restart"
            with pytest.raises(websockets.ConnectionClosed):
                await screen.receive()
        assert await stopping in (0, -15)
        await process.start()
        async with Client(process.url).sit(made["table"]["table"], *secrets_of(made)) as screen:
            assert (await screen.my_turn())["state"] == done["state"]
    finally:
        process.kill()
