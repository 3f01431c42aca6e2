"""The log says what happened, without ids of tables, secrets or (unless switched on) addresses."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from praefectus.server import Settings, logs
from praefectus.server.bots.workers import Workers
from praefectus.server.logs import JsonFormatter, TextFormatter, mark_of, without_secrets
from praefectus.server.players.seat_secrets import new_secret, new_table_id

from .conftest import SOURCES, Client, RunningServer, ServerProcess, secrets_of

pytestmark = pytest.mark.anyio


def test_nothing_that_opens_anything_stands_in_a_line() -> None:
    for _ in range(2000):
        table, secret = new_table_id(), new_secret()
        line = without_secrets(f"/t/{table}#{secret} {table}: failed {secret!r}")
        assert table not in line and secret not in line and mark_of(table) in line
    assert without_secrets("postgresql://me:word@db/games") == "postgresql://me:***@db/games"
    assert without_secrets("in test_of_twenty_two_let, line 5") == "in test_of_twenty_two_let, line 5"


@pytest.mark.parametrize("wished", [False, True])
def test_addresses_only_where_they_are_wished(wished: bool) -> None:
    record = logging.makeLogRecord(
        {"msg": "refused: %s", "args": ("stale",), "levelname": "INFO", "name": "praefectus"}
    )
    record.address = "203.0.113.7"
    logs.request.set("0123456789abcdef")
    line = json.loads(JsonFormatter(wished).format(record))
    assert (line["message"], line["level"], line["request"]) == ("refused: stale", "info", "0123456789abcdef")
    assert line.get("address") == ("203.0.113.7" if wished else None)
    assert ("203.0.113.7" in TextFormatter(wished).format(record)) is wished


async def test_a_request_has_a_number_of_its_own(client: Client) -> None:
    given = {(await client.call("GET", "/health")).headers["x-request-id"] for _ in range(3)}
    assert len(given) == 3


async def test_a_failure_is_one_sentence_and_one_entry_with_the_same_number(
    server: RunningServer, client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    @server.app.get("/api/broken")
    async def broken() -> None:
        raise RuntimeError("broken for the test")

    server.app.router.routes.insert(0, server.app.router.routes.pop())  # before the page, which answers everything else
    answer = await client.call("GET", "/broken")
    number = answer.headers["x-request-id"]
    assert answer.status_code == 500 and answer.json()["code"] == "failed" and number in answer.json()["sentence"]
    failures = [record for record in caplog.records if record.exc_info]
    assert len(failures) == 1 and "broken for the test" in str(failures[0].exc_info)


async def test_the_log_of_a_real_server_opens_nothing(tmp_path: Path) -> None:
    """A table is made, played at, asked for wrongly; everything is logged, as JSON."""
    settings = {"data_dir": tmp_path, "log_level": "debug", "log_form": "json"}
    process = ServerProcess(tmp_path / "url", **settings)
    await process.start(stderr=tmp_path / "log")
    try:
        client = Client(process.url)
        made = await client.new_table("Ada", "Bea", start=True)
        table, secrets = made["table"]["table"], [made["host"], *secrets_of(made)]
        async with client.sit(table, *secrets) as player:
            await player.move()
            await player.ask(type="move", seat=0, state=0, choice=0)
        await client.call("GET", f"/tables/{table}/view", secret=secrets[1])
        await client.call("GET", f"/tables/{table[:-1]}x/view", secret=secrets[1])
        await client.http.aclose()
    finally:
        process.kill()
    said = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in said.splitlines()]
    assert any("/api/tables/{table}/view answered with 200" in line["message"] for line in lines)
    assert any(line["message"] == "refused: stale" and line["request"] for line in lines)
    for opens in (table, *secrets, "127.0.0.1"):
        assert opens not in said


async def test_workers_write_the_log_as_the_server_does(capfd: pytest.CaptureFixture[str]) -> None:
    workers = Workers(1, settings=Settings(log_form="json"))
    try:
        await workers.run(logging.getLogger("praefectus.server.bots").error, "a bot cannot play here")
    finally:
        workers.close()
    assert json.loads(capfd.readouterr().err)["message"] == "a bot cannot play here"


def test_a_server_on_a_pipe_writes_objects(tmp_path: Path) -> None:
    code = (
        "import logging; from praefectus.server.logs import show_log; from praefectus.server import Settings\n"
        "show_log(Settings()); logging.getLogger('praefectus.x').warning('so')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(SOURCES)}, capture_output=True, check=True
    )
    assert json.loads(done.stderr)["message"] == "so"


def test_no_answer_needs_a_referrer(server: RunningServer) -> None:
    assert httpx.get(server.url + "/").headers["referrer-policy"] == "no-referrer"
