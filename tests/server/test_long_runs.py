"""The long runs of docs/reliability.md, whole or in part: PRAEFECTUS_TEST_SHARE=0.02 runs a fiftieth of each.

pytest -m long -s tests/server/test_long_runs.py
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from praefectus.game import Game

from . import postgresql
from .conftest import Client, ServerProcess, secrets_of
from .test_crash import disturb_and_check, kill_and_check
from .test_faults import own_cluster  # noqa: F401
from .test_work import WorkProcess, until_there_are

pytestmark = [pytest.mark.anyio, pytest.mark.long]

SHARE = float(os.environ.get("PRAEFECTUS_TEST_SHARE", "1"))
SEED = int(os.environ.get("PRAEFECTUS_TEST_SEED", "0"))  # another one for each part of a run
SILENT_SECONDS = 5.0
DISK = "8m"


def part(whole: int) -> int:
    """So many of them in this run."""
    return max(1, round(whole * SHARE))


async def test_five_hundred_kills_with_sqlite(tmp_path: Path) -> None:
    """Of the server."""
    await kill_and_check(tmp_path, rounds=part(500), seed=SEED + 11)


async def test_five_hundred_kills_with_postgresql(
    own_cluster: postgresql.Cluster,  # noqa: F811
    tmp_path: Path,
) -> None:
    """Of the server, of PostgreSQL with all its processes, and of both at once."""
    await kill_and_check(tmp_path, rounds=part(500), seed=SEED + 12, cluster=own_cluster)


async def test_fifty_restarts_and_twenty_freezes_of_postgresql(
    own_cluster: postgresql.Cluster,  # noqa: F811
    tmp_path: Path,
) -> None:
    """Restarted as after a power cut; new games in each of ten rounds."""
    process = ServerProcess(tmp_path / "url", data_dir=tmp_path, bot_workers=0, database_url=own_cluster.new_database())
    await process.start()
    found: Counter[str] = Counter()
    try:
        for number in range(part(10)):
            disturbances = ["restart", "freeze", "restart"] * 2 + ["restart"]
            found += Counter(await disturb_and_check(process, own_cluster, disturbances, seed=SEED + 20 + number))
            found += Counter(disturbances)
    finally:
        process.kill()
    print(json.dumps(found))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk that is soon full; making one is for root."""
    place = tmp_path / "disk"
    place.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(place)], capture_output=True)
    if done.returncode:
        pytest.skip("A small disk can only be made by root.")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


async def test_a_full_disk_and_back(small_disk: Path, tmp_path: Path) -> None:
    """No space is left, again and again: what was acknowledged stays, and play goes on when there is room."""
    process = ServerProcess(tmp_path / "url", data_dir=small_disk, bot_workers=0)
    await process.start()
    client = Client(process.url)
    try:
        made = await client.new_table("Ada", "Bea", start=True)
        table = made["table"]["table"]
        done: list[tuple[int, int]] = []

        async with client.sit(table, *secrets_of(made), detail="light") as player:
            light = await player.until("light")

            async def move() -> str:
                nonlocal light
                choice = light["choices"][-1]
                answer = await player.ask(type="move", seat=light["to_act"], state=light["state"], choice=choice)
                if answer["type"] == "done":
                    done.append((light["state"], choice))
                    light = await player.until("light", lambda message: message["state"] >= answer["state"])
                return str(answer["type"])

            for _ in range(part(20)):
                ballast = small_disk / "ballast"
                with ballast.open("wb", buffering=0) as file:
                    try:
                        while True:
                            file.write(bytes(4096))
                    except OSError:
                        pass
                async with asyncio.timeout(60):
                    while await move() == "done":
                        pass
                ballast.unlink()
                async with asyncio.timeout(30):
                    while await move() != "done":
                        await asyncio.sleep(0.2)
                    for _ in range(10):
                        assert await move() == "done"
        record = await client.get(f"/tables/{table}/record")
        assert all(record["log"][state] == choice for state, choice in done)
        Game.from_record(record)
        print(json.dumps({"moves": len(done), "times full": part(20)}))
    finally:
        await client.http.aclose()
        process.kill()


async def test_a_disconnect_in_every_write(tmp_path: Path, database: dict[str, Any]) -> None:
    """Each move, undo and line of chat is sent by a connection that goes at once; the others see all that happened, and
    the log is whole."""
    process = ServerProcess(tmp_path / "url", **({"data_dir": tmp_path / "data", "bot_workers": 0} | database))
    await process.start()
    client, chance = Client(process.url), random.Random(SEED + 5)
    done: Counter[str] = Counter()
    try:
        for _ in range(part(20)):
            made = await client.new_table("Ada", "Bea", start=True)
            table, secrets = made["table"]["table"], secrets_of(made)
            async with client.sit(table, *secrets, detail="light") as watcher:
                light = await watcher.until("light")
                for number in range(25):
                    kind = "move" if number < 3 else chance.choices(["move", "ask_undo", "chat"], [3, 1, 1])[0]
                    message: dict[str, Any] = {"type": kind, "seat": light["to_act"]}
                    match kind:
                        case "move":
                            message |= {"state": light["state"], "choice": chance.choice(light["choices"])}
                        case "ask_undo":
                            message |= {"state": light["state"]}
                        case "chat":
                            message |= {"text": f"line {number}"}
                    async with client.sit(table, *secrets, detail="light") as mover:
                        await mover.send(**message)
                        await asyncio.sleep(chance.choice([0, 0, 0.001, 0.002, 0.005]))
                        mover.socket.transport.abort()
                    state = light["state"]

                    def carried_out(heard: dict[str, Any], kind: str = kind, state: int = state) -> bool:
                        return kind == "chat" if heard["type"] == "chat" else heard["state"] > state

                    wanted = "chat" if kind == "chat" else "light"
                    try:
                        async with asyncio.timeout(SILENT_SECONDS):
                            heard = await watcher.until(wanted, carried_out)
                        done[kind] += 1
                    except TimeoutError:  # it went before it had come: nobody waits for that
                        answer = await watcher.ask(**message)
                        assert answer["type"] == "done", answer
                        heard = await watcher.until(wanted, carried_out)
                        done["went too early"] += 1
                    if kind != "chat":
                        light = heard
            record = await client.get(f"/tables/{table}/record")
            assert record["entries"] == light["state"]
            Game.from_record(record)
        print(json.dumps(done))
    finally:
        await client.http.aclose()
        process.kill()


class Pair:
    """Two people at one table with a bot, each with a connection, who come back whenever it is lost."""

    def __init__(self, url: str, made: dict[str, Any], number: int, pause: float) -> None:
        self.url, self.pause = url, pause
        self.table, self.secrets = made["table"]["table"], secrets_of(made)
        self.random = random.Random(number)
        self.acknowledged: list[tuple[int, int]] = []
        self.silence = 0.0
        self.heard = time.monotonic()

    def hear(self) -> None:
        at = time.monotonic()
        self.silence = max(self.silence, at - self.heard)
        self.heard = at

    async def sit(self, secret: str) -> None:
        while True:
            try:
                async with Client(self.url).sit(self.table, secret, detail="light") as player:
                    light = await player.until("light")
                    while not light["over"]:
                        self.hear()
                        if light["to_act"] in player.seats:
                            await asyncio.sleep(self.random.uniform(0.5, 1) * self.pause)
                            self.heard = time.monotonic()  # who thinks is silent by choice
                            choice = self.random.choice(light["choices"])
                            await player.send(type="move", seat=light["to_act"], state=light["state"], choice=choice)
                            answer = await player.receive()
                            while answer["type"] not in ("done", "refused"):
                                answer = await player.receive()
                            self.hear()
                            if answer["type"] == "done":
                                self.acknowledged.append((light["state"], choice))
                        light = await player.until("light")
                    return
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.1)


async def test_three_processes_and_two_that_work(
    own_cluster: postgresql.Cluster,  # noqa: F811
    tmp_path: Path,
) -> None:
    """2,000 games with 4,000 connections; every 20 seconds one of the three is killed. Nothing is lost, and nobody
    hears nothing for longer than 5 seconds."""
    url = own_cluster.new_database()
    games, pause, kills = part(2000), 10.0, int(os.environ.get("PRAEFECTUS_TEST_KILLS", "9"))
    process = ServerProcess(tmp_path / "url", data_dir=tmp_path, database_url=url, workers=3)
    workers = [WorkProcess(url), WorkProcess(url)]
    tasks: list[asyncio.Task[None]] = []
    try:
        await process.start()
        await until_there_are(2, url)
        client = Client(process.url)
        people = [{"kind": "person", "name": name} for name in ("Ada", "Bea")]
        seats = [*people, {"kind": "bot", "level": "greedy"}]
        pairs = []
        for number in range(games):
            made = await client.post("/tables", {"seats": seats, "start": True})
            pairs.append(Pair(process.url, made, number, pause))
        for pair in pairs:
            pair.hear()
            pair.silence = 0.0
            tasks += [asyncio.create_task(pair.sit(secret)) for secret in pair.secrets]
        await asyncio.sleep(20)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        for number in range(kills):
            servers = [
                int(child)
                for child in children.read_text().split()
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
            ]
            os.kill(servers[number % len(servers)], signal.SIGKILL)
            await asyncio.sleep(20)
        for task in tasks:
            if task.done():
                task.result()  # nobody may have failed
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        lost = 0
        for pair in pairs:
            record = await client.get(f"/tables/{pair.table}/record")
            lost += sum(1 for state, choice in pair.acknowledged if record["log"][state] != choice)
            Game.from_record(record)
        silences = sorted(pair.silence for pair in pairs)
        result = {
            "games": games,
            "kills": kills,
            "acknowledged": sum(len(pair.acknowledged) for pair in pairs),
            "lost": lost,
            "longest_silence_s": round(silences[-1], 1),
            "median_silence_s": round(silences[len(silences) // 2], 1),
        }
        print(json.dumps(result))
        await client.http.aclose()
        assert lost == 0
        assert silences[-1] < SILENT_SECONDS
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in workers:
            worker.kill()
        if process.process is not None:
            await process.stopped()
        process.kill()
