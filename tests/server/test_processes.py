"""Two server processes at one PostgreSQL serve one table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from . import postgresql
from .conftest import Client, ServerProcess, secrets_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(cluster: postgresql.Cluster, tmp_path: Path) -> AsyncIterator[tuple[Client, Client]]:
    """Clients of two processes with one database."""
    url = cluster.new_database()
    processes = [
        ServerProcess(tmp_path / f"url{number}", data_dir=tmp_path / str(number), database_url=url) for number in (1, 2)
    ]
    try:
        await asyncio.gather(*(process.start() for process in processes))
        yield Client(processes[0].url), Client(processes[1].url)
    finally:
        for process in processes:
            process.kill()


async def test_a_move_made_at_one_is_seen_at_the_other(pair: tuple[Client, Client]) -> None:
    here, there = pair
    made = await here.new_table("Ada", "Jo")
    table, (first, second) = made["table"]["table"], secrets_of(made)
    async with here.sit(table, first) as ada, there.sit(table, second) as jo:
        await ada.until("presence", lambda m: m["online"] == [0, 1])
        await there.post(f"/tables/{table}/start", secret=made["host"])
        players = {0: ada, 1: jo}
        seen = set()
        for _ in range(40):
            view = await ada.view_at(0)
            mover = players[view["to_act"]]
            seen.add(view["to_act"])
            await mover.my_turn()
            done = await mover.move(-1)
            assert done["type"] == "done", done
            assert (await ada.view_at(done["state"]))["scores"] == (await jo.view_at(done["state"]))["scores"]
        assert seen == {0, 1}
        assert ada.lines[-10:] == jo.lines[-10:]
        await jo.ask(type="chat", seat=1, text="Salve")
        assert (await ada.until("chat"))["message"]["text"] == "Salve"
    log = await here.get(f"/tables/{table}/log")
    assert log == await there.get(f"/tables/{table}/log")


async def test_the_same_click_at_both_counts_once(pair: tuple[Client, Client]) -> None:
    here, there = pair
    made = await here.new_table("Ada", "Bea", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    async with here.sit(table, *secrets) as one, there.sit(table, *secrets) as two:
        for _ in range(10):
            view = await one.my_turn()
            await two.view_at(view["state"])
            move = {"seat": view["to_act"], "state": view["state"], "choice": view["choices"][-1]["id"]}
            answers = await asyncio.gather(one.ask(type="move", **move), two.ask(type="move", **move))
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            assert next(answer for answer in answers if answer["type"] == "refused")["code"] == "stale"
            state = next(answer for answer in answers if answer["type"] == "done")["state"]
            await asyncio.gather(one.view_at(state), two.view_at(state))


async def test_a_seat_is_taken_once(pair: tuple[Client, Client]) -> None:
    here, there = pair
    for _ in range(5):
        made = await here.new_table("Ada", "open")
        path = f"/tables/{made['table']['table']}/join"
        answers = await asyncio.gather(
            here.call("POST", path, json={"name": "Jo"}), there.call("POST", path, json={"name": "Cy"})
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409]


async def test_an_undo_is_asked_and_agreed_across_processes(pair: tuple[Client, Client]) -> None:
    here, there = pair
    made = await here.new_table("Ada", "Jo", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    async with here.sit(table, secrets[0]) as ada, there.sit(table, secrets[1]) as jo:
        view = await ada.view_at(0)
        mover, waiter = (ada, jo) if view["to_act"] == 0 else (jo, ada)
        while view["to_act"] in mover.seats:
            answer = await mover.move(-1)
            view = await mover.view_at(answer["state"])
        await mover.ask(type="ask_undo", seat=mover.seats[0], state=view["state"], what="step")
        request = (await waiter.until("undo_request"))["request"]
        answer = await waiter.ask(type="answer_undo", seat=waiter.seats[0], request=request["request"], agree=True)
        assert answer["type"] == "done", answer
        assert (await mover.view_at(answer["state"]))["to_act"] == mover.seats[0]
