"""Machines that only compute: they take questions from PostgreSQL. A killed one is replaced, and none is required."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from typer.testing import CliRunner

from praefectus.cli import app
from praefectus.language import Message
from praefectus.server.bots import job_codec
from praefectus.server.errors import Refused
from praefectus.server.games.history import Copy

from . import postgresql
from .conftest import SOURCES, Client, Player, ServerProcess, secrets_of

pytestmark = pytest.mark.anyio

SILENT_SECONDS = 5.0


class WorkProcess:
    """`praefectus work` in a process of its own."""

    def __init__(self, url: str) -> None:
        path = os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")])
        environment = os.environ | {"PYTHONPATH": path}
        command = [sys.executable, "-m", "praefectus.cli", "work", "--database-url", url, "--bot-workers", "1"]
        self.process = subprocess.Popen(command, env=environment, start_new_session=True)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


async def places(url: str) -> int:
    connection = await asyncpg.connect(url)
    found = await connection.fetchval("SELECT count(*) FROM processes WHERE kind = 'work' AND until > now()")
    await connection.close()
    return int(found)


async def until_there_are(count: int, url: str) -> None:
    async with asyncio.timeout(60):
        while await places(url) != count:
            await asyncio.sleep(0.1)


async def answered_elsewhere(url: str) -> int:
    connection = await asyncpg.connect(url)
    found = await connection.fetchval("SELECT count(*) FROM pgqueuer_log WHERE status = 'successful'")
    await connection.close()
    return int(found)


@pytest.fixture
async def table(cluster: postgresql.Cluster, tmp_path: Path) -> AsyncIterator[tuple[str, Client, Player, str]]:
    """A person against two bots; returns the database, the client, the person and the table."""
    url = cluster.new_database()
    process = ServerProcess(tmp_path / "url", data_dir=tmp_path, database_url=url)
    await process.start()
    client = Client(process.url)
    try:
        made = await client.new_table("Ada", "bot", "bot", start=True)
        async with client.sit(made["table"]["table"], *secrets_of(made)) as ada:
            yield url, client, ada, secrets_of(made)[0]
    finally:
        await client.http.aclose()
        process.kill()


async def a_round(player: Player) -> float:
    """A turn of the person and of all bots; the longest silence in it."""
    await player.my_turn()
    longest, last = 0.0, time.monotonic()
    await player.move(-1)
    while player.view is not None and not player.view["over"] and player.view["to_act"] not in player.seats:
        await player.view_at(player.view["state"] + 1)
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
    return longest


async def test_work_is_done_elsewhere_and_again_when_a_worker_is_killed(
    table: tuple[str, Client, Player, str],
) -> None:
    url, client, ada, secret = table
    workers = [WorkProcess(url), WorkProcess(url)]
    try:
        await until_there_are(2, url)
        await asyncio.sleep(1)
        for _ in range(8):
            await a_round(ada)
        before = await answered_elsewhere(url)
        assert before > 5
        await ada.my_turn()
        hint = await client.post(f"/tables/{ada.table['table']}/hint", {"level": "greedy"}, secret)
        assert hint["choices"]
        log = await client.get(f"/tables/{ada.table['table']}/log")
        assert log["lines"]
        refused = await client.call("GET", f"/tables/{ada.table['table']}/view?state=100000", secret)
        assert refused.status_code == 404
        assert await answered_elsewhere(url) >= before + 2
        workers[0].kill()
        assert max([await a_round(ada) for _ in range(4)]) < SILENT_SECONDS
        workers[1].kill()
        assert max([await a_round(ada) for _ in range(4)]) < SILENT_SECONDS  # the server thinks on its own
        await until_there_are(0, url)
    finally:
        for worker in workers:
            worker.kill()


def test_work_needs_postgresql(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["work", "--data-dir", str(tmp_path)])
    assert told.exit_code != 0
    assert "PostgreSQL" in str(told.exception)


@pytest.mark.parametrize(
    "value",
    [
        None,
        (3, "greedy"),
        {"points": [1.5, None], "why": {"a": (b"\x00\xff", "x")}, 3: True},
        Copy(4, False, "{}", {"state": 4, "winner": None}, "[1]", b"\x01\x02"),
    ],
)
def test_letters_say_what_was_said(value: Any) -> None:
    assert job_codec.answered(job_codec.answer(value)) == value
    assert job_codec.asked(job_codec.question("choose", (value, 1))) == ("choose", (value, 1))


def test_a_refusal_goes_from_machine_to_machine() -> None:
    said = Message("no-such-bot", name="x", known="y")
    with pytest.raises(Refused) as refused:
        job_codec.answered(job_codec.refusal(Refused("no_state", said, 3)))
    assert (refused.value.code, refused.value.message, refused.value.retry_after) == ("no_state", said, 3)
    with pytest.raises(RuntimeError, match="KeyError"):
        job_codec.answered(job_codec.refusal(KeyError("secret")))
