"""Strangers over the public interface, each from an address of their own."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import httpx

from .conftest import Client, RunningServer

PROXIED = {"trusted_proxies": "127.0.0.1"}  # so that a header can say from which address somebody comes


class Stranger:
    """Somebody with a personal link."""

    def __init__(self, server: RunningServer, name: str | None = None, address: int | None = None) -> None:
        headers = {} if address is None else {"X-Forwarded-For": f"192.0.2.{address}"}
        self.http = httpx.Client(base_url=f"{server.url}/api", timeout=30, headers=headers)
        made = self.http.post("/person").json()
        self.id, self.secret = made["id"], made["person"]
        self.http.headers["Authorization"] = f"Bearer {self.secret}"
        self.name = name
        if name is not None:
            self.http.put("/person/name", json={"name": name}).raise_for_status()

    def look(self, **wishes: Any) -> httpx.Response:
        return self.http.post("/person/seeks", json={"pace": "quick", "sizes": [2]} | wishes)

    @property
    def seek(self) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get("/person/seeks").json()["seeks"][-1]
        return found

    def answer(self, agree: bool) -> httpx.Response:
        return self.http.post(f"/person/seeks/{self.seek['id']}/answer", json={"agree": agree})

    def until(self, state: str) -> dict[str, Any]:
        """Wait for a state of the newest search."""
        for _ in range(200):
            if (seek := self.seek)["state"] == state:
                return seek
            time.sleep(0.05)
        raise AssertionError(f"the search is {self.seek['state']}, not {state}")

    def tables(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.http.get("/person").json()["tables"]
        return found

    def gets(self, path: str, **asked: Any) -> Any:
        answer = self.http.get(path, params=asked)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def seat(self, table: str) -> int:
        (found,) = (each["seats"] for each in self.tables() if each["table"]["table"] == table)
        return int(found[0])


def seated(*people: Stranger, **wishes: Any) -> str:
    """Let people look for the same live game and accept it; return its table."""
    for person in people:
        assert person.look(**wishes).status_code == 201
    for person in people:
        person.until("offered")
        person.answer(True)
    return str(people[0].until("seated")["table"])


def on_server(server: RunningServer, work: Any) -> Any:
    """Run something in the server's event loop."""
    loop = server.app.state.registry.tasks[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(30)


def visit(server: RunningServer, table: str, *people: Stranger) -> None:
    """Let people come to their table and close the page again."""

    async def come() -> None:
        async with Client(server.url).sit(table, *(person.secret for person in people)):
            pass

    asyncio.run(come())


def play_out(server: RunningServer, table: str, *people: Stranger) -> None:
    """Play a game of these people and bots to its end, at random."""

    async def play() -> None:
        chance = random.Random(7)
        async with Client(server.url).sit(table, *(person.secret for person in people), detail="light") as program:
            while True:
                light = await program.until("light")
                if light["over"]:
                    return
                if light.get("choices"):
                    choice = chance.choice(light["choices"])
                    await program.send(type="move", seat=light["to_act"], state=light["state"], choice=choice)

    asyncio.run(play())
