"""Bad input is refused with a reason and limited, and doesn't affect anybody else."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy.exc import OperationalError

from .conftest import Client, RunningServer, secrets_of

pytestmark = pytest.mark.anyio

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"move"',
    "{}",
    '{"type": "dance"}',
    '{"type": ["move"]}',
    '{"type": "move"}',
    '{"type": "move", "seat": 0, "state": -1, "choice": 1}',
    '{"type": "move", "seat": 0, "state": 1.5, "choice": 1}',
    '{"type": "move", "seat": "0", "state": 1, "choice": 1}',
    '{"type": "move", "seat": 99, "state": 1, "choice": 1}',
    '{"type": "move", "seat": 0, "state": 1, "choice": 99999999999999999999}',
    '{"type": "move", "seat": 0, "state": 1, "choice": 1, "extra": true}',
    '{"type": "undo", "seat": 0, "state": 1, "what": "everything"}',
    '{"type": "chat", "seat": 0, "text": ""}',
    '{"type": "chat", "seat": 0, "text": "a\\u0000b"}',
    '{"type": "chat", "seat": 0, "text": "a\\ud800b"}',
    '{"type": "hello", "secrets": "abc"}',
    '{"type": "hello", "secrets": ["too short"]}',
    '{"type": "ping", "ref": "' + "x" * 41 + '"}',
    "[" * 4000,
    '{"a":' * 1500,
]


async def test_malformed_messages_are_refused_and_the_connection_lives_on(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    async with client.sit(made["table"]["table"], *secrets_of(made)) as screen:
        await screen.my_turn()
        for text in MALFORMED:
            await screen.socket.send(text)
            answer = await screen.until("refused")
            assert answer["code"] == "malformed", text[:50]
            assert answer["sentence"].endswith(".")
        await screen.socket.send(b"\x00\xff")
        assert (await screen.until("refused"))["code"] == "malformed"
        assert (await screen.move())["type"] == "done"


async def test_the_first_message_must_be_hello_and_come_soon(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    client = Client(start_server(data_dir=tmp_path, hello_seconds=0.3).url)
    made = await client.new_table("Ada", "Bea", start=True)
    address = client.url.replace("http", "ws") + f"/api/tables/{made['table']['table']}/ws"
    async with websockets.connect(address) as socket:
        await socket.send(json.dumps({"type": "move", "seat": 0, "state": 0, "choice": 0}))
        assert json.loads(await socket.recv())["code"] == "hello_first"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            async with asyncio.timeout(5):
                while True:
                    await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


async def test_an_oversized_message_closes_that_connection_only(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    table = made["table"]["table"]
    async with client.sit(table, *secrets_of(made)) as innocent:
        for size in (9_000, 200_000):
            async with client.sit(table) as guilty:
                await guilty.socket.send("x" * size)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    async with asyncio.timeout(10):
                        while True:
                            await guilty.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
        assert (await innocent.move())["type"] == "done"


async def test_a_flood_is_refused_then_cut_and_the_others_play_on(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    server = start_server(data_dir=tmp_path, messages_per_second=20, messages_at_once=60, refusals_until_close=30)
    client = Client(server.url)
    made = await client.new_table("Ada", "Bea", start=True)
    table = made["table"]["table"]
    async with client.sit(table, *secrets_of(made)) as innocent, client.sit(table) as flooder:

        async def flood() -> None:
            for _ in range(20_000):
                await flooder.send(type="ping")

        flooding = asyncio.create_task(flood())
        for _ in range(10):
            before = asyncio.get_running_loop().time()
            assert (await innocent.move(-1))["type"] == "done"
            assert asyncio.get_running_loop().time() - before < 5
        with pytest.raises(websockets.ConnectionClosed) as closed:
            async with asyncio.timeout(20):
                while True:
                    await flooder.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert sum(1 for message in flooder.seen if message["type"] == "pong") < 200
        assert any(message.get("code") == "too_many" for message in flooder.seen)
        await asyncio.gather(flooding, return_exceptions=True)


async def test_guessed_links_are_not_found_and_guessing_is_limited(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    client = Client(start_server(data_dir=tmp_path, guesses_per_minute=5).url)
    made = await client.new_table("Ada", "Bea", start=True)
    table = made["table"]["table"]
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(client.url.replace("http", "ws") + "/api/tables/" + "A" * 22 + "/ws")
    assert refused.value.response.status_code == 404
    for _ in range(3):
        assert (await client.call("GET", "/tables/" + "B" * 22)).status_code == 404
    assert (await client.call("GET", f"/tables/{table}/notes", "C" * 32)).status_code == 403
    answer = await client.call("GET", "/tables/" + "D" * 22)
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1
    assert (await client.call("GET", f"/tables/{table}")).status_code == 200


async def test_a_wrong_secret_opens_nothing(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    other = await client.new_table("Cy", "Dan", start=True)
    async with client.sit(made["table"]["table"], *secrets_of(other), "x" * 32) as stranger:
        assert stranger.seats == []


async def test_a_replayed_message_is_refused(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    async with client.sit(made["table"]["table"], *secrets_of(made)) as screen:
        view = await screen.my_turn()
        move = {"seat": view["to_act"], "state": view["state"], "choice": view["choices"][0]["id"]}
        assert (await screen.ask(type="move", **move))["type"] == "done"
        for _ in range(3):
            assert (await screen.ask(type="move", **move))["code"] == "stale"
    async with client.sit(made["table"]["table"], *secrets_of(made)) as later:
        assert (await later.ask(type="move", **move))["code"] == "stale"


async def test_thousands_of_tables_from_one_address_are_stopped(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    client = Client(start_server(data_dir=tmp_path, tables_per_hour=20).url)
    body = {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]}
    codes = [(await client.call("POST", "/tables", json=body)).status_code for _ in range(40)]
    assert codes.count(201) == 20
    assert codes[-20:] == [429] * 20
    unfinished = Client(start_server(data_dir=tmp_path / "other", unfinished_tables=3).url)
    codes = [(await unfinished.call("POST", "/tables", json=body)).status_code for _ in range(5)]
    assert codes == [201, 201, 201, 429, 429]


async def test_too_many_requests_and_connections_from_one_address(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    server = start_server(data_dir=tmp_path, requests_per_second=1, requests_at_once=10, connections_per_address=2)
    client = Client(server.url)
    made = await client.new_table("Ada", "Bea", start=True)
    async with client.sit(made["table"]["table"]), client.sit(made["table"]["table"]):
        with pytest.raises(websockets.ConnectionClosed) as closed:
            async with client.sit(made["table"]["table"]):
                pass
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
    answers = [await client.call("GET", "/health") for _ in range(15)]
    assert [answer.status_code for answer in answers].count(200) <= 10
    assert answers[-1].json()["code"] == "too_many"


async def test_a_page_of_another_site_cannot_connect(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    address = client.url.replace("http", "ws") + f"/api/tables/{made['table']['table']}/ws"
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(address, origin="https://evil.example")  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    async with websockets.connect(address, origin=client.url):  # type: ignore[arg-type]
        pass


async def test_large_bodies_are_refused_before_they_are_read(client: Client) -> None:
    answer = await client.call("POST", "/tables", content=b"x" * 100_000)
    assert answer.status_code == 413

    async def chunks() -> Any:
        for _ in range(100):
            yield b"x" * 10_000

    answer = await client.http.post("/tables", content=chunks())
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b'{"seats": []}', b'{"seats": [{"kind": "cat"}]}', b"\xff\xfe", b'{"seats":' * 2000],
)
async def test_malformed_bodies_are_refused_with_a_sentence(client: Client, body: bytes) -> None:
    answer = await client.call("POST", "/tables", content=body)
    assert answer.status_code == 422, answer.text
    assert answer.json()["code"] == "malformed"


async def test_script_in_names_is_kept_as_text_and_never_as_html(client: Client) -> None:
    evil = '<img src=x onerror="x">'
    made = await client.new_table(evil, "open", name=evil)
    answer = await client.call("GET", f"/tables/{made['table']['table']}")
    assert answer.json()["seats"][0]["name"] == evil
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


async def test_unknown_paths_and_methods(client: Client) -> None:
    for method, path, status in (("GET", "/nothing", 404), ("POST", "/health", 405), ("DELETE", "/tables", 405)):
        answer = await client.call(method, path)
        assert answer.status_code == status, path
        assert set(answer.json()) == {"code", "sentence"}
    async with httpx.AsyncClient() as plain:
        for path in ("/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/assets/../../app.py", "/app.py"):
            answer = await plain.get(client.url + path)
            assert "root:" not in answer.text, path
            assert "create_app" not in answer.text, path


async def test_no_secret_and_no_link_is_ever_logged(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="praefectus")
    caplog.set_level(logging.INFO, logger="uvicorn")
    made = await client.new_table("Ada", "Bea", start=True)
    async with client.sit(made["table"]["table"], *secrets_of(made), "w" * 32) as screen:
        await screen.move()
        await screen.ask(type="move", seat=0, state=0, choice=0)
        await screen.socket.send('{"type": "hello", "secrets": ["' + secrets_of(made)[0] + '"], "x": 1}')
        await screen.until("refused")
    await client.call("GET", f"/tables/{made['table']['table']}/notes", "v" * 32)
    for secret in [*secrets_of(made), made["host"], "w" * 32, "v" * 32]:
        assert secret not in caplog.text
    assert "refused" in caplog.text


async def test_a_database_that_fails_is_an_answer_and_not_a_crash(
    client: Client, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)

    async def broken(*_: Any) -> None:
        raise OperationalError("statement", {}, Exception("gone"))

    async with client.sit(table, *secrets) as screen:
        view = await screen.my_turn()
        with monkeypatch.context() as failing:
            failing.setattr(server.app.state.registry.storage, "_transaction", broken)
            answer = await client.call("POST", f"/tables/{table}/chat", secrets[0], json={"text": "hello"})
            assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            assert (await screen.ask(type="chat", seat=0, text="hello"))["code"] == "busy"
            refused = await screen.ask(
                type="move", seat=view["to_act"], state=view["state"], choice=view["choices"][0]["id"]
            )
            assert refused["code"] == "busy"
        async with asyncio.timeout(10):
            while (await screen.move())["type"] != "done":
                await asyncio.sleep(0.1)
