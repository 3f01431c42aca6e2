"""A Swiss tournament of 64 scripted people over 4 rounds, with 5 absences, and servers killed in every round
(pytest -m long)."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from datetime import UTC, datetime, timedelta
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from praefectus.server.tournaments.standings import Placed, standings

from .conftest import Client, ServerProcess
from .postgresql import Cluster
from .strangers import PROXIED

pytestmark = [pytest.mark.anyio, pytest.mark.long]

PEOPLE = int(os.environ.get("PRAEFECTUS_TEST_ENTRANTS", "64"))
ROUNDS = 4
ABSENT = {1: (3, 9), 2: (5,), 3: (7,), 4: (11,)}  # who does not come, by round
POLL = 1.0
LIMIT = 540.0  # seconds for all rounds


class Contest:
    """The tournament, its people and the servers, of which any may be killed."""

    http: httpx.AsyncClient

    def __init__(self, servers: list[ServerProcess]) -> None:
        self.servers = servers
        self.ports: list[int] = []
        self.chance = random.Random(8)
        self.secrets: dict[str, str] = {}  # by name
        self.numbers: dict[str, int] = {}
        self.cup = ""
        self.kills = 0

    async def ask(self, method: str, path: str, secret: str | None = None, **more: Any) -> Any:
        """Ask any server; one that was killed is asked again at another."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        headers |= {"X-Forwarded-For": f"192.0.2.{self.chance.randrange(200)}"}
        for _ in range(120):
            url = self.chance.choice(self.servers).url
            try:
                answer = await self.http.request(method, f"{url}/api{path}", headers=headers, **more)
            except httpx.TransportError:
                await asyncio.sleep(0.5)
                continue
            if answer.status_code == 503:
                await asyncio.sleep(0.5)
                continue
            assert answer.status_code < 300, answer.text
            return answer.json() if answer.content else None
        raise AssertionError("no server answers")

    async def enter(self, number: int) -> None:
        name = f"Person {number}"
        secret = (await self.ask("POST", "/person"))["person"]
        await self.ask("PUT", "/person/name", secret, json={"name": name})
        self.secrets[name], self.numbers[name] = secret, number

    async def whole(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.ask("GET", f"/tournaments/{self.cup}")
        return found

    async def kill(self) -> None:
        """Kill a server, and start it again."""
        victim = self.chance.randrange(len(self.servers))
        self.servers[victim].kill()
        self.kills += 1
        await self.servers[victim].start(self.ports[victim])

    async def play(self, table: dict[str, Any], number: int) -> None:
        """Let the people of a table come and play at random to the end, through every crash."""
        there = [seat["name"] for seat in table["seats"] if seat["name"] is not None]
        come = [self.secrets[name] for name in there if self.numbers[name] not in ABSENT[number]]
        while True:
            try:
                url = self.chance.choice(self.servers).url
                async with Client(url).sit(table["table"], *come, detail="light") as program:
                    if await self._to_the_end(program):
                        return
            except (OSError, WebSocketException, TimeoutError, AssertionError):
                await asyncio.sleep(0.3)

    async def _to_the_end(self, program: Any) -> bool:
        while True:
            light = await program.until("light")
            if light["over"]:
                return True
            if light.get("choices"):
                choice = self.chance.choice(light["choices"])
                await program.send(type="move", seat=light["to_act"], state=light["state"], choice=choice)

    async def stay(self) -> None:
        """Keep everybody's page open."""
        while True:
            for secret in list(self.secrets.values()):
                await self.ask("GET", f"/person/tournaments/{self.cup}", secret)
            await asyncio.sleep(POLL)

    async def run(self) -> dict[str, Any]:
        async with httpx.AsyncClient(timeout=30) as self.http:
            await asyncio.gather(*(self.enter(number) for number in range(1, PEOPLE + 1)))
            starts = (datetime.now(UTC) + timedelta(seconds=8)).isoformat()
            plan = {"name": "Cup", "pace": "quick", "rounds": ROUNDS, "starts": starts, "board": "italia"}
            plan |= {"modules": [], "pause": 0, "arrival": 1, "level": "random"}
            secrets = list(self.secrets.values())
            self.cup = (await self.ask("POST", "/tournaments", secrets[0], json=plan))["id"]
            await asyncio.gather(*(self.ask("PUT", f"/person/tournaments/{self.cup}", each) for each in secrets))
            pages = asyncio.create_task(self.stay())
            try:
                async with asyncio.timeout(LIMIT):
                    for number in range(1, ROUNDS + 1):
                        await self.one_round(number)
                    while (found := await self.whole())["state"] != "over":
                        await asyncio.sleep(POLL)
            finally:
                pages.cancel()
            return found

    async def one_round(self, number: int) -> None:
        while (await self.whole())["round"] < number:
            await asyncio.sleep(POLL / 4)
        early = asyncio.create_task(self.kill())  # while tables are made
        playing: dict[str, asyncio.Task[None]] = {}
        killed_late = False
        while True:
            found = await self.whole()
            tables = found["played"][number - 1]["tables"]
            for table in tables:
                if table["state"] == "playing" and table["table"] not in playing:
                    playing[table["table"]] = asyncio.create_task(self.play(table, number))
            if all(table["state"] == "decided" for table in tables):
                break
            if not killed_late and len(playing) == len(tables) and early.done():
                killed_late = True
                await asyncio.sleep(self.chance.uniform(0, 3))
                await self.kill()
            await asyncio.sleep(POLL / 2)
        await early
        await asyncio.gather(*playing.values())


def check(contest: Contest, found: dict[str, Any]) -> None:
    """Everybody is drawn once in each round, every table counts once, and the standings follow from the results."""
    done: list[list[Placed]] = []
    pairs: Counter[tuple[int, int]] = Counter()
    assert found["state"] == "over" and found["round"] == ROUNDS
    for each in found["played"]:
        assert len({table["number"] for table in each["tables"]}) == len(each["tables"]) == PEOPLE // 4
        assert all(table["state"] == "decided" and not table["forecast"] for table in each["tables"])
        people = [seat["name"] for table in each["tables"] for seat in table["seats"] if seat["entrant"] is not None]
        absent = {f"Person {number}" for number in ABSENT[each["round"]]}
        assert sorted(people) == sorted(set(contest.secrets) - absent), "everybody but the absent plays once"
        for table in each["tables"]:
            done.append([Placed(seat["entrant"], seat["rank"], seat["score"], seat["left"]) for seat in table["seats"]])
            entrants = sorted(seat["entrant"] for seat in table["seats"] if seat["entrant"] is not None)
            pairs.update(combinations(entrants, 2))
            assert sum(seat["points"] for seat in table["seats"]) == pytest.approx(14 - (len(entrants) == 3), abs=0.1)
    computed = standings([one["entrant"] for one in found["standings"]], done, found["seed"])
    assert [(one.entrant, one.points, one.wins, one.share) for one in computed] == [
        (one["entrant"], one["points"], one["wins"], one["share"]) for one in found["standings"]
    ]
    again = sum(times - 1 for times in pairs.values())
    print(f"\n{PEOPLE} people, {len(done)} tables, {contest.kills} kills, {again} pairs met again")
    assert again <= PEOPLE // 16


async def test_a_tournament_on_one_process_that_is_killed(tmp_path: Path) -> None:
    await whole_tournament([ServerProcess(tmp_path / "url", data_dir=tmp_path / "data", **PROXIED)])


async def test_a_tournament_on_two_processes_of_which_one_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    database = {"data_dir": tmp_path / "data", "database_url": cluster.new_database()}
    await whole_tournament([ServerProcess(tmp_path / f"url{number}", **database, **PROXIED) for number in (1, 2)])


async def whole_tournament(servers: list[ServerProcess]) -> None:
    contest = Contest(servers)
    for server in servers:
        await server.start()
    contest.ports = [int(server.url.rsplit(":", 1)[1]) for server in servers]
    try:
        check(contest, await contest.run())
    finally:
        for server in servers:
            server.kill()
