"""Web push: each event once, only to people who don't look at the table, and unreadable on the way."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from praefectus.server.models.requests import NewTable, PersonSeat
from praefectus.server.storage import schema
from praefectus.server.storage.waiting_notices import Device
from praefectus.server.tables import creation
from praefectus.server.tables.registry import TableRegistry

from . import postgresql
from .conftest import Client, Later, RunningServer, ServerProcess, secrets_of
from .push_service import Browser, PushService
from .test_storage import registry  # noqa: F401

pytestmark = pytest.mark.anyio
# ruff: noqa: F811

StartServer = Callable[..., RunningServer]


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.handle, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    yield service
    server.close()


@pytest.fixture
async def host(start_server: StartServer, tmp_path: Path) -> AsyncIterator[Client]:
    """A server with SQLite that may send to this machine."""
    client = Client(start_server(data_dir=tmp_path / "host", webhook_private=True).url)
    yield client
    await client.http.aclose()


async def new_person(client: Client) -> str:
    return str((await client.post("/person", status=201))["person"])


async def carry(client: Client, person: str, table: str, *secrets: str) -> None:
    body = {"tables": [{"table": table, "secrets": list(secrets)}]}
    assert (await client.call("PUT", "/person/tables", person, json=body)).status_code == 204


class Game:
    """Ada, who has no device, and Bea, who has one and looks at no table."""

    def __init__(self, client: Client, made: dict[str, Any], bea: str) -> None:
        self.client, self.table, self.secrets, self.host = (
            client,
            made["table"]["table"],
            secrets_of(made),
            made["host"],
        )
        self.bea = bea

    async def play(self, seat: int) -> None:
        """Play until it is somebody else's turn."""
        async with self.client.sit(self.table, self.secrets[seat]) as player:
            view = await player.my_turn()
            while view["to_act"] == seat:
                await player.move(-1)
                view = await player.view_at(0)


async def game(client: Client, bea: str | None = None, **more: Any) -> Game:
    person = bea or await new_person(client)
    made = await client.new_table("Ada", "Bea", **{"start": True, "name": "Secret plans"} | more)
    await carry(client, person, made["table"]["table"], secrets_of(made)[1])
    return Game(client, made, person)


async def test_your_turn_reaches_a_device_with_ids_only_and_time_to_live(
    start_server: StartServer, database: dict[str, Any], service: PushService, later: Later
) -> None:
    server = start_server(**database, webhook_private=True, contact="host@example.org")
    client = Client(server.url)
    there, phone = await game(client), Browser(service, "phone")
    key = (await client.get("/push"))["key"]
    await phone.subscribe(client, there.bea)
    await there.play(0)
    later(0.2)
    came = await phone.notice()
    assert came["said"] == {"event": "turn", "table": there.table}
    headers = came["headers"]
    assert int(headers["ttl"]) > 27 * 24 * 3600 and headers["urgency"] == "normal" and len(headers["topic"]) == 32
    assert headers["authorization"].endswith(f"k={key}")
    assert (
        came["claims"]["aud"] == f"http://localhost:{service.port}"
        and came["claims"]["sub"] == "mailto:host@example.org"
    )
    assert await phone.quiet() and service.asked == 1
    server.stop()
    again = Client(start_server(**database, webhook_private=True).url)
    assert (await again.get("/push"))["key"] == key  # subscriptions are bound to it


async def test_nothing_comes_for_who_looks_at_the_table_or_has_moved_meanwhile(
    host: Client, service: PushService, later: Later
) -> None:
    there, phone = await game(host), Browser(service, "phone")
    await phone.subscribe(host, there.bea)
    async with host.sit(there.table, there.secrets[1]) as bea:
        await there.play(0)
        await bea.my_turn()
        later(1)
        assert await phone.quiet()
        await bea.move(-1)
    await there.play(1) if (await host.get(f"/tables/{there.table}"))["to_act"] == 1 else None
    await there.play(0)  # Bea's notice waits for some seconds: she comes and plays
    await there.play(1)
    later(1)
    assert await phone.quiet()
    await there.play(0)
    later(0.2)
    async with host.sit(there.table, there.secrets[1]):  # back before the server sends
        pass
    assert (await phone.notice())["said"]["event"] == "turn"


async def test_several_games_become_one_notice(host: Client, service: PushService, later: Later) -> None:
    first, phone = await game(host), Browser(service, "phone")
    second = await game(host, first.bea)
    await phone.subscribe(host, first.bea)
    await first.play(0)
    await second.play(0)
    later(0.2)
    assert (await phone.notice())["said"] == {"event": "several", "count": 2}
    assert await phone.quiet()
    third = await game(host, first.bea)
    await third.play(0)
    later(0.2)
    assert (await phone.notice())["said"] == {"event": "several", "count": 3}  # the others still wait


async def test_start_reminder_and_undo_come_and_each_kind_can_be_switched_off(
    host: Client, service: PushService, later: Later
) -> None:
    there, phone = await game(host, start=False), Browser(service, "phone")
    await phone.subscribe(host, there.bea)
    await host.post(f"/tables/{there.table}/start", secret=there.host)
    later(0.2)
    assert (await phone.notice())["said"] == {"event": "start", "table": there.table}
    wish = {"off": ["turn"]}
    answer = await host.call("PUT", "/person/notices", there.bea, json=wish)
    assert answer.json()["off"] == ["turn"] and len(answer.json()["devices"]) == 1
    await there.play(0)
    later(1.5)
    assert await phone.quiet()
    answer = await host.call("POST", f"/tables/{there.table}/seats/1/remind", there.secrets[0])
    assert answer.is_success, answer.text
    later(0.2)
    assert (await phone.notice())["said"]["event"] == "reminder"
    async with host.sit(there.table, there.secrets[0]) as ada:
        view = await ada.view_at(0)
        asked = await ada.ask(type="ask_undo", seat=0, state=view["state"], what="turn")
        assert asked["type"] == "done", asked
        later(0.2)
        assert (await phone.notice())["said"]["event"] == "undo"
    assert (await host.call("PUT", "/person/notices", there.bea, json={"off": ["sleep"]})).status_code == 422


async def test_time_that_runs_short_is_urgent(host: Client, service: PushService, later: Later) -> None:
    there, phone = await game(host, clock={"kind": "daily", "minutes": 12 * 60}), Browser(service, "phone")
    await phone.subscribe(host, there.bea)
    await there.play(0)
    later(0.2)
    turn = await phone.notice()
    assert 47 * 3600 < int(turn["headers"]["ttl"]) < 61 * 3600  # as long as there is time to play
    later(48 * 60 - 100)
    later(0.2)
    short = await phone.notice()
    assert short["said"]["event"] == "time-short" and short["headers"]["urgency"] == "high"


async def devices(client: Client, person: str) -> int:
    return len((await client.get("/person/notices", person))["devices"])


@pytest.mark.parametrize("answer", ["404 Not Found", "410 Gone"])
async def test_a_dead_endpoint_is_forgotten(host: Client, service: PushService, later: Later, answer: str) -> None:
    there, phone = await game(host), Browser(service, "phone")
    await phone.subscribe(host, there.bea)
    service.answers = [answer]
    await there.play(0)
    later(0.2)
    async with asyncio.timeout(10):
        while await devices(host, there.bea):
            await asyncio.sleep(0.1)
    later(60)
    assert await phone.quiet() and service.asked == 1


async def test_a_refused_key_stops_the_service_loudly_and_deletes_nothing(
    host: Client, service: PushService, later: Later, caplog: pytest.LogCaptureFixture
) -> None:
    there, phone = await game(host), Browser(service, "phone")
    await phone.subscribe(host, there.bea)
    service.answers = ["403 Forbidden"]
    with caplog.at_level(logging.ERROR, "praefectus.server.tables.push"):
        await there.play(0)
        later(0.2)
        assert await phone.quiet(5)
    assert "refuses this server's key (403)" in caplog.text
    later(30)
    assert await phone.quiet() and service.asked == 1 and await devices(host, there.bea) == 1
    later(40)
    assert (await phone.notice())["said"]["event"] == "turn"


async def test_a_busy_service_is_asked_again_when_it_says_so_and_other_devices_get_nothing_twice(
    host: Client, service: PushService, later: Later
) -> None:
    there, phone, laptop = await game(host), Browser(service, "phone"), Browser(service, "laptop")
    await phone.subscribe(host, there.bea)
    await laptop.subscribe(host, there.bea)
    service.answers = ["429 Too Many Requests\r\nRetry-After: 600"]
    await there.play(0)
    later(0.2)
    first = asyncio.create_task(phone.notice()), asyncio.create_task(laptop.notice())
    done, waiting = await asyncio.wait(first, timeout=5)
    assert len(done) == 1 and len(waiting) == 1
    later(9)
    await asyncio.sleep(2.5)
    assert service.asked == 2
    later(2)
    await waiting.pop()
    assert await phone.quiet() and await laptop.quiet() and service.asked == 3


async def test_only_devices_that_can_be_ones(client: Client, host: Client, service: PushService) -> None:
    person, phone = await new_person(client), Browser(service, "phone")
    public = phone.described | {"endpoint": "https://203.0.113.1/x"}
    for wrong in (
        phone.described,  # neither https nor public
        phone.described | {"endpoint": "https://127.0.0.1/x"},
        phone.described | {"endpoint": "https://169.254.169.254/meta"},
        public | {"p256dh": "A" * 87},
        public | {"auth": "A" * 40},
        public | {"endpoint": "https://" + "x" * 1000},
    ):
        answer = await client.call("POST", "/person/push", person, json=wrong)
        assert answer.status_code == 422, wrong
    assert (await client.call("POST", "/person/push", "A" * 32, json=phone.described)).status_code in (403, 404)
    bea = await new_person(host)
    ids = [await Browser(service, f"device{number}").subscribe(host, bea) for number in range(7)]
    assert sorted((await host.get("/person/notices", bea))["devices"]) == sorted(ids[-5:])
    assert (await host.call("DELETE", f"/person/push/{ids[-1]}", bea)).status_code == 204
    assert await devices(host, bea) == 4
    other = await new_person(host)
    await host.call("DELETE", f"/person/push/{ids[-2]}", other)
    assert await devices(host, bea) == 4  # nobody removes another's


async def test_a_renewed_link_goes_on(host: Client, service: PushService, later: Later) -> None:
    there, phone = await game(host), Browser(service, "phone")
    await phone.subscribe(host, there.bea)
    await host.post("/person/renew", secret=there.bea)
    await there.play(0)
    later(0.2)
    assert (await phone.notice())["said"]["event"] == "turn"


async def test_two_processes_send_each_notice_once(
    cluster: postgresql.Cluster, tmp_path: Path, service: PushService
) -> None:
    """Both look at the outbox every second; ten people are due at the same time."""
    url = cluster.new_database()
    processes = [
        ServerProcess(
            tmp_path / f"url{number}", data_dir=tmp_path / f"{number}", database_url=url, webhook_private=True
        )
        for number in (1, 2)
    ]
    try:
        await asyncio.gather(*(process.start() for process in processes))
        client = Client(processes[0].url)
        phones = []
        for number in range(10):
            person, phone = await new_person(client), Browser(service, f"phone{number}")
            await phone.subscribe(client, person)
            made = await client.new_table("Ada", "Bea", start=False)
            await carry(client, person, made["table"]["table"], secrets_of(made)[1])
            phones.append((phone, made))
        await asyncio.gather(
            *(client.post(f"/tables/{made['table']['table']}/start", secret=made["host"]) for _, made in phones)
        )
        for phone, _ in phones:
            assert (await phone.notice())["said"]["event"] == "start"
        await asyncio.sleep(3)
        assert service.asked == 10
    finally:
        for process in processes:
            process.kill()


async def test_the_end_of_a_game_waits_once_for_all_but_who_ended_it(registry: TableRegistry) -> None:
    assert registry.delivery is not None
    seats: list[Any] = [PersonSeat(kind="person", name=name) for name in ("Ada", "Bea", "Cleo")]
    table, _, _ = await creation.make(registry, NewTable(seats=seats, start=True, seed=5), "address")
    for number, seat in enumerate(table.seats):
        person = await registry.people.make(f"{number}" * 64)
        await registry.people.keep(person, [str(seat.secret_hash)])
        await registry.delivery.store.add_device(person, Device(person, "https://example.org/", "", ""))
        await registry.delivery.store.change_wishes(person, ["turn"], None)
    chance, last = random.Random(1), None
    while not (game := table.running()).over:
        last = game.to_act
        await table.move(int(game.to_act or 0), game.state, chance.choice(game.choice_ids()))
    await registry.delivery.close()
    rows = await registry.storage.read(lambda connection: connection.execute(select(schema.outbox)))  # type: ignore[attr-defined]
    assert sorted((row.event, row.seat) for row in rows) == [("over", n) for n in range(3) if n != last]
