"""Workers that die: the server isn't ready until one answers again, and a weakened bot says so at its table."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from praefectus.agents import players
from praefectus.server.bots import tasks, workers
from praefectus.server.bots.workers import Workers
from praefectus.server.errors import Refused
from praefectus.server.games.log_format import Position

from .conftest import Client, Player, RunningServer, secrets_of

pytestmark = pytest.mark.anyio


async def play_turn(player: Player) -> None:
    """Play until another seat is to act."""
    view = await player.my_turn()
    while view["to_act"] in player.seats:
        view = await player.view_at((await player.move(-1))["state"])


def chat(player: Player) -> list[dict[str, Any]]:
    """Return what was said since the player came."""
    return [message["message"] for message in player.seen if message["type"] == "chat"]


async def test_workers_that_died_are_tried_again_though_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "RETRY_SECONDS", 0.01)
    some = Workers(1)
    assert some.healthy
    with pytest.raises(Refused):
        await some.run(os._exit, 1)
    assert not some.healthy
    async with asyncio.timeout(60):
        while not some.healthy:
            await asyncio.sleep(0.05)
    assert await some.run(tasks.present)
    some.close()


async def test_a_server_whose_workers_die_is_not_ready_and_its_bots_say_that_they_play_at_random(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    server = start_server(data_dir=tmp_path)
    bots = server.app.state.registry.bots
    bots.at_sight.workers.niceness = "no number"  # so that each of them ends as soon as it begins
    client = Client(server.url)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
    made = await client.post("/tables", {"seats": seats, "first": "as_seated", "start": True})
    async with client.sit(made["table"]["table"], *secrets_of(made)) as ada:
        await play_turn(ada)
        while not chat(ada):
            await ada.receive()
        (said,) = chat(ada)
        assert said["seat"] == 1 and "at random" in said["text"]
    async with httpx.AsyncClient(base_url=server.url) as http:
        ready = await http.get("/health/ready")
        assert ready.status_code == 503 and not ready.json()["parts"]["workers"]
    await client.http.aclose()


async def test_a_bot_whose_search_is_not_compiled_yet_says_so(
    start_server: Callable[..., RunningServer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its level is the one that was wished for, and it plays instantly meanwhile."""
    server = start_server(data_dir=tmp_path)

    async def choose(position: Position, level: str, *more: Any) -> tuple[int, str]:
        return tasks.choose(position, level)

    monkeypatch.setattr(players.Agent, "ready", property(lambda agent: not agent.compiled))
    monkeypatch.setattr(server.app.state.registry.bots, "choose", choose)
    client = Client(server.url)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "strongest"}]
    made = await client.post("/tables", {"seats": seats, "first": "as_seated", "start": True})
    async with client.sit(made["table"]["table"], *secrets_of(made)) as ada:
        for _ in range(3):
            await play_turn(ada)
        await ada.my_turn()
        (said,) = chat(ada)
        assert said["seat"] == 1 and "getting ready" in said["text"]
    await client.http.aclose()
