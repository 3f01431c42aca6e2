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
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from praefectus.game import Game

from . import postgresql
from .conftest import Client, ServerProcess, secrets_of, serving
from .light_socket import LightSocket, connected
from .test_crash import disturb_and_check, kill_and_check
from .test_faults import own_cluster  # noqa: F401
from .test_job_worker import WorkProcess, until_there_are

pytestmark = [pytest.mark.anyio, pytest.mark.long]

SHARE = float(os.environ.get("PRAEFECTUS_TEST_SHARE", "1"))
SEED = int(os.environ.get("PRAEFECTUS_TEST_SEED", "0"))  # another one for each part of a run
SILENT_SECONDS = 5.0
DISK = "48m"


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
def small_disk() -> Iterator[Path]:
    """A disk that is soon full; making one is for root. Others than root get there too."""
    place = Path(tempfile.mkdtemp(prefix="praefectus-disk-"))
    place.chmod(0o755)
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(place)], capture_output=True)
    if done.returncode:
        place.rmdir()
        pytest.skip("A small disk can only be made by root.")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)
    place.rmdir()


@contextmanager
def fill(disk: Path) -> Iterator[None]:
    """This disk is full for a while."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    yield
    ballast.unlink()


async def test_a_full_disk_and_back(small_disk: Path, tmp_path: Path) -> None:
    """No space is left, again and again: what was acknowledged stays, and play continues when there is room."""
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
                with fill(small_disk):
                    async with asyncio.timeout(60):
                        while await move() == "done":
                            pass
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
                    kind = "move" if number < 6 else chance.choices(["move", "ask_undo", "chat"], [3, 1, 1])[0]
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
                        if answer.get("code") == "nothing_to_undo":  # this seat has chosen nothing yet
                            continue
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


class Person:
    """Somebody at a table, with a connection that is made again whenever it is lost, and how long they heard nothing
    though it was not for a person to speak."""

    def __init__(self, url: str, table: str, given: dict[str, Any], people: dict[int, Person], pause: float) -> None:
        self.url, self.table, self.pause = url, table, pause
        self.seat, self.secret = given["seat"], given["secret"]
        self.people = people
        self.random = random.Random(self.secret)
        self.acknowledged: list[tuple[int, int]] = []
        self.state = -1
        self.asked: tuple[int, int] | None = None
        self.waits_since: float | None = None
        self.waits_for = ""
        self.silences: dict[str, float] = {}  # the longest wait for each thing
        self.comebacks = -1
        self.over = self.gone = False
        self.socket: LightSocket | None = None
        self.coming: asyncio.Task[None] | None = None
        self.thinking: asyncio.TimerHandle | None = None
        self.come()

    @property
    def silence(self) -> float:
        return max(self.silences.values(), default=0.0)

    def wait(self, what: str) -> None:
        if self.waits_since is None:
            self.waits_since, self.waits_for = time.monotonic(), what

    def hear(self) -> None:
        if self.waits_since is not None:
            waited = time.monotonic() - self.waits_since
            self.silences[self.waits_for] = max(self.silences.get(self.waits_for, 0.0), waited)
            self.waits_since = None

    def come(self) -> None:
        """Come back, as long as it takes."""
        self.socket = None
        self.asked = None
        if self.thinking is not None:
            self.thinking.cancel()
        if not self.gone and not self.over:
            self.wait("to come back")
            self.comebacks += 1
            self.coming = asyncio.create_task(self._come())

    async def _come(self) -> None:
        while True:
            try:
                socket = await connected(self.url, self.table, self.listen, self.come)
            except OSError:
                await asyncio.sleep(self.random.uniform(0.05, 0.3))
            else:
                self.socket = socket
                hello = {"type": "hello", "secrets": [self.secret], "detail": "light"}
                socket.send(json.dumps(hello).encode())
                return

    def listen(self, text: bytes) -> None:
        message = json.loads(text)
        match message["type"]:
            case "light":
                self.look(message)
            case "done" if self.asked is not None:
                self.hear()
                self.acknowledged.append(self.asked)
                self.asked = None
                for other in self.people.values():
                    if other.state < message["state"]:
                        other.wait("for another's move")
            case "refused":
                self.asked = None
                if message["code"] == "busy" and self.socket is not None:
                    hello = {"type": "hello", "secrets": [self.secret], "detail": "light"}
                    asyncio.get_running_loop().call_later(0.5, self.socket.send, json.dumps(hello).encode())

    def look(self, light: dict[str, Any]) -> None:
        if light["state"] < self.state:
            raise AssertionError("what was shown is lost")
        self.hear()
        self.state, self.over = light["state"], light["over"]
        if self.thinking is not None:
            self.thinking.cancel()
        if light["to_act"] == self.seat:
            pause = self.random.uniform(0.5, 1) * self.pause
            self.thinking = asyncio.get_running_loop().call_later(pause, self.move, light)
        elif not self.over and light["to_act"] not in self.people:
            self.wait("for a bot")

    def move(self, light: dict[str, Any]) -> None:
        if self.socket is not None:
            choice = self.random.choice(light["choices"])
            self.asked = (light["state"], choice)
            self.wait("for an answer")
            message = {"type": "move", "seat": self.seat, "state": light["state"], "choice": choice}
            self.socket.send(json.dumps(message).encode())

    async def go(self) -> None:
        """At the end of the run, anyone still waiting has heard nothing until then."""
        self.gone = True
        self.hear()
        if self.thinking is not None:
            self.thinking.cancel()
        if self.coming is not None:
            self.coming.cancel()
            await asyncio.gather(self.coming, return_exceptions=True)
        if self.socket is not None:
            self.socket.close()


async def seated(client: Client, games: int, pause: float) -> list[Person]:
    """Two people and a bot at each table."""
    seats = [*({"kind": "person", "name": name} for name in ("Ada", "Bea")), {"kind": "bot", "level": "random"}]
    everybody: list[Person] = []
    at_once = asyncio.Semaphore(8)

    async def one() -> None:
        async with at_once:
            made = await client.post("/tables", {"seats": seats, "start": True})
        people: dict[int, Person] = {}
        for given in made["secrets"]:
            people[given["seat"]] = Person(client.url, made["table"]["table"], given, people, pause)
        everybody.extend(people.values())

    await asyncio.gather(*(one() for _ in range(games)))
    return everybody


async def test_three_processes_and_two_that_work(
    own_cluster: postgresql.Cluster,  # noqa: F811
    tmp_path: Path,
) -> None:
    """2,000 games with 4,000 connections; every 20 seconds one of the three, or of the two, is killed. Nothing is lost,
    and nobody hears nothing for longer than 5 seconds, unless a person thinks."""
    url = own_cluster.new_database()
    games, kills = part(2000), int(os.environ.get("PRAEFECTUS_TEST_KILLS", "9"))
    pause = float(os.environ.get("PRAEFECTUS_TEST_PAUSE", "60"))
    more = {"workers": 3, "open_requests": 100_000, "tables_in_memory": 2 * games}
    process = ServerProcess(tmp_path / "url", data_dir=tmp_path, database_url=url, **more)
    workers = [WorkProcess(url), WorkProcess(url)]
    everybody: list[Person] = []
    try:
        await process.start()
        await until_there_are(2, url)
        client = Client(process.url)
        began = time.monotonic()
        everybody = await seated(client, games, pause)
        async with asyncio.timeout(600):
            while any(person.state < 0 for person in everybody):
                await asyncio.sleep(0.1)
        took = time.monotonic() - began
        for person in everybody:
            person.silences.clear()
        for number in range(kills):
            await asyncio.sleep(20)
            if number % 3 == 2:
                workers.pop(0).kill()
                workers.append(WorkProcess(url))
            else:
                os.kill(serving(process)[0], signal.SIGKILL)
        await asyncio.sleep(20)
        for person in everybody:
            await person.go()
        lost = 0
        tables: dict[str, list[Person]] = {}
        for person in everybody:
            tables.setdefault(person.table, []).append(person)
        for table, people in tables.items():
            record = await client.get(f"/tables/{table}/record")
            for person in people:
                lost += sum(1 for state, choice in person.acknowledged if record["log"][state] != choice)
            Game.from_record(record)
        silences = sorted(person.silence for person in everybody)
        longest: dict[str, float] = {}
        for person in everybody:
            for what, seconds in person.silences.items():
                longest[what] = max(longest.get(what, 0.0), round(seconds, 1))
        result = {
            "games": games,
            "connections": len(everybody),
            "seconds_to_sit_down": round(took),
            "kills": kills,
            "came_back": sum(person.comebacks for person in everybody),
            "acknowledged": sum(len(person.acknowledged) for person in everybody),
            "lost": lost,
            "longest_silence_s": round(silences[-1], 1),
            "longest_of_each_s": longest,
            "99_of_100_silence_s": round(silences[int(0.99 * len(silences))], 1),
            "median_silence_s": round(silences[len(silences) // 2], 1),
        }
        print(json.dumps(result))
        await client.http.aclose()
        assert lost == 0
        assert silences[-1] < SILENT_SECONDS
    finally:
        for person in everybody:
            await person.go()
        for worker in workers:
            worker.kill()
        if process.process is not None:
            await process.stopped()
        process.kill()
