"""Three hundred scripted people look for games at once: some decline, vanish, or do not come (pytest -m long)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import statistics
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from praefectus.server import Settings
from praefectus.server.operating.database import opened
from praefectus.server.storage import schema

from .conftest import Client, ServerProcess
from .postgresql import Cluster
from .strangers import PROXIED

pytestmark = [pytest.mark.anyio, pytest.mark.long]

PEOPLE = int(os.environ.get("PRAEFECTUS_TEST_PEOPLE", "300"))
ARRIVING = 60.0  # seconds within which all arrive
PATIENCE = 150.0  # seconds after which a person stops looking
POLL = 2.0
UNHURRIED = {"database_seconds": 20}  # three hundred people on a busy machine
BOARDS = ("imperium", "italia", "hellas", "corsica")
BEGUN = {"playing", "over"}  # bots may have ended a game that all have left
ENDED = {"seated", "cancelled", "late", "declined", "silent", "no_show"}


@dataclass
class Script:
    """A person, what they wish, and what happened to them."""

    number: int
    chance: random.Random
    urls: list[str]
    seek: str = ""
    wish: dict[str, Any] = field(default_factory=dict)
    end: str = "nothing"
    http: httpx.AsyncClient = field(init=False)
    waited: float = 0.0

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask any server; if it was killed or is too busy, ask again, as the page does."""
        for _ in range(60):
            try:
                answer = await self.http.request(method, self.chance.choice(self.urls) + "/api" + path, **more)
            except httpx.TransportError:
                await asyncio.sleep(0.5)
                continue
            if answer.status_code not in (408, 503):
                return answer
            await asyncio.sleep(POLL)
        raise AssertionError("no server answers")

    async def play(self) -> None:
        await asyncio.sleep(self.chance.random() * ARRIVING)
        headers = {"X-Forwarded-For": f"192.0.{self.number // 250}.{self.number % 250}"}
        async with httpx.AsyncClient(timeout=30, headers=headers) as self.http:
            secret = (await self.ask("POST", "/person")).json()["person"]
            self.http.headers["Authorization"] = f"Bearer {secret}"
            self.wish = {
                "pace": self.chance.choice(["quick", "quick", "normal"]),
                "sizes": self.chance.choice([[2], [2, 3], [3, 4], [2, 3, 4], [4]]),
                "boards": self.chance.sample(BOARDS, 2) if self.chance.random() < 0.4 else [],
                "bots": self.chance.random() < 0.5,
            }
            answer = await self.ask("POST", "/person/seeks", json=self.wish)
            if answer.status_code == 429:  # the first request counted, only its answer got lost
                answer = await self.ask("GET", "/person/seeks")
            assert answer.status_code in (200, 201), answer.text
            self.seek = answer.json()["seeks"][-1]["id"]
            begun = time.monotonic()
            while time.monotonic() - begun < PATIENCE:
                await asyncio.sleep(POLL * (0.5 + self.chance.random()))
                mine = (await self.ask("GET", "/person/seeks")).json()["seeks"]
                seek = next(each for each in mine if each["id"] == self.seek)
                if seek["state"] == "offered" and not seek["offer"]["accepted"]:
                    await self.answer()
                elif seek["state"] == "seated":
                    self.waited = time.monotonic() - begun
                    if await self.come(seek["table"], secret):
                        return
                elif seek["state"] in ENDED:
                    self.end = seek["state"]
                    return
            stopped = await self.ask("DELETE", f"/person/seeks/{self.seek}")
            self.end = "cancelled" if stopped.status_code == 204 else "too late to stop"

    async def answer(self) -> None:
        drawn = self.chance.random()
        if drawn < 0.08:
            await asyncio.sleep(25)  # vanishes until the offer is over
        else:
            await self.ask("POST", f"/person/seeks/{self.seek}/answer", json={"agree": drawn > 0.16})

    async def come(self, table: str, secret: str) -> bool:
        """Come to the table, or not; return whether the script is over."""
        if self.chance.random() < 0.05:
            self.end = "did not come"
            return True
        try:
            async with Client(self.chance.choice(self.urls)).sit(table, secret):
                pass
        except (OSError, WebSocketException, TimeoutError):
            return False  # the server was killed, or the table is void
        await asyncio.sleep(65)
        mine = (await self.ask("GET", "/person/seeks")).json()["seeks"]
        seek = next(each for each in mine if each["id"] == self.seek)
        if seek["state"] != "seated":
            return False  # somebody did not come: this person looks on
        self.end = "seated"
        tables = (await self.ask("GET", "/person")).json()["tables"]
        (held,) = (each["seats"] for each in tables if each["table"]["table"] == table)
        await self.ask("POST", f"/tables/{table}/seats/{held[0]}/leave", json={})
        return True


async def evening(urls: list[str], database: dict[str, Any], seed: int, fault: Any = None) -> None:
    people = [Script(number, random.Random(f"{seed} {number}"), urls) for number in range(PEOPLE)]
    faults = asyncio.create_task(fault()) if fault else None
    await asyncio.gather(*(person.play() for person in people))
    if faults is not None:
        faults.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await faults
    await asyncio.sleep(70)  # until everybody must have come
    ends = Counter(person.end for person in people)
    waited = sorted(person.waited for person in people if person.end == "seated")
    cuts = statistics.quantiles(waited, n=10)
    print(f"\n{PEOPLE} people: {dict(ends)}; seconds to a table, by tenths: {[round(cut) for cut in cuts]}")
    await check(database, people)
    assert ends["seated"] >= PEOPLE // 3


async def check(database: dict[str, Any], people: list[Script]) -> None:
    """No seek is lost, nobody is at two live tables, and every table satisfies the wishes of all its people."""
    async with opened(Settings(**database), writing=False) as connection:
        seeks = {row["id"]: row for row in (await connection.execute(select(schema.seeks))).mappings()}
        tables = {row["id"]: row for row in (await connection.execute(select(schema.tables))).mappings()}
        seats = (await connection.execute(select(schema.seats))).mappings().all()
        owners = {
            row["secret_hash"]: row["person"]
            for row in (await connection.execute(select(schema.belongings))).mappings()
        }
    for person in people:
        row = seeks[person.seek]  # it is there
        assert row["state"] in ENDED or person.end in ("too late to stop", "did not come"), (person.end, row["state"])
        if row["state"] != "seated" or row["table_id"] not in tables:
            continue
        table = tables[row["table_id"]]
        here = [seat for seat in seats if seat["table_id"] == table["id"]]
        assert table["stage"] in BEGUN and row["person"] in {owners.get(seat["secret_hash"]) for seat in here}
        assert len(here) in person.wish["sizes"]
        assert not person.wish["boards"] or table["board"] in person.wish["boards"]
        assert person.wish["bots"] or all(seat["kind"] == "person" for seat in here)
        assert json.loads(table["clock"])["kind"] == "live"
    assert {table["stage"] for table in tables.values()} <= BEGUN, "no table is half made"
    held = Counter(owners.get(seat["secret_hash"]) for seat in seats if seat["kind"] == "person")
    assert max(held.values()) == 1, "nobody is at two live tables"


async def test_an_evening_on_one_process(tmp_path: Path) -> None:
    database = {"data_dir": tmp_path / "data"}
    server = ServerProcess(tmp_path / "url", **database, **PROXIED, **UNHURRIED)
    await server.start()
    try:
        await evening([server.url], database, seed=1)
    finally:
        server.kill()


async def test_an_evening_on_two_processes_of_which_one_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    database = {"data_dir": tmp_path / "data", "database_url": cluster.new_database()}
    servers = [ServerProcess(tmp_path / f"url{number}", **database, **PROXIED, **UNHURRIED) for number in (1, 2)]
    for server in servers:
        await server.start()
    port = int(servers[1].url.rsplit(":", 1)[1])

    async def kill() -> None:
        while True:
            await asyncio.sleep(25)
            servers[1].kill()
            await servers[1].start(port)

    try:
        await evening([server.url for server in servers], database, seed=2, fault=kill)
    finally:
        for server in servers:
            server.kill()
