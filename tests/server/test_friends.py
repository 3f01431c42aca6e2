"""Friends: inviting people by name, appointments, and who gets no invitations."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from .conftest import Client, Later, Receiver, RunningServer, secrets_of
from .push_service import Browser, PushService
from .test_push import carry, host, new_person, service  # noqa: F401

pytestmark = pytest.mark.anyio
# ruff: noqa: F811

StartServer = Callable[..., RunningServer]


async def named(client: Client, name: str) -> str:
    """A player with a unique name."""
    person = await new_person(client)
    assert (await client.call("PUT", "/person/name", person, json={"name": name})).status_code == 200
    return person


async def table_of(client: Client, person: str, *seats: str, **more: Any) -> tuple[str, str]:
    """A table of a player in the lobby, and the host's secret."""
    made = await client.new_table(*seats, **more)
    await carry(client, person, made["table"]["table"], *secrets_of(made), made["host"])
    return made["table"]["table"], made["host"]


async def tables_offered(client: Client, person: str) -> list[tuple[str, str | None]]:
    found = (await client.get("/person/invitations", person))["invitations"]
    return [(each["table"]["table"], each["host"]) for each in found]


async def test_friends_are_added_by_name_and_only_their_owner_sees_them(any_client: Client) -> None:
    client = any_client
    ada, bea = await named(client, "Ada"), await named(client, "Béa")
    added = await client.post("/person/friends", {"name": "béa"}, ada)
    assert [each["name"] for each in added["friends"]] == ["Béa"]
    assert await client.post("/person/friends", {"name": "Béa"}, ada) == added  # once
    assert (await client.get("/person/friends", bea))["friends"] == []
    assert "Béa" not in str((await client.get("/person/export", bea))["about"]["rows"]["friends"])
    assert "spelling" in (await client.post("/person/friends", {"name": "Nobody"}, ada, 404))["sentence"]
    assert "you" in (await client.post("/person/friends", {"name": "Ada"}, ada, 422))["sentence"]
    friend = added["friends"][0]["id"]
    gone = await client.call("DELETE", f"/person/friends/{friend}", ada)
    assert gone.json() == {"friends": []}


async def test_an_invitation_by_name_reaches_the_player_once(
    start_server: StartServer, database: dict[str, Any], service: PushService, later: Later
) -> None:
    client = Client(start_server(**database, webhook_private=True).url)
    ada, bea = await named(client, "Ada"), await named(client, "Bea")
    phone = Browser(service, "phone")
    await phone.subscribe(client, bea)
    table, secret = await table_of(client, ada, "Ada", "open")
    for _ in range(2):
        await client.call("POST", f"/tables/{table}/invitations", secret, json={"name": "Bea"})
    assert await tables_offered(client, bea) == [(table, "Ada")]
    later(0.2)
    assert (await phone.notice())["said"] == {"event": "invitation", "table": table}
    assert await phone.quiet()
    await client.post(f"/tables/{table}/join", {"name": "Bea", "person": bea}, status=201)
    assert await tables_offered(client, bea) == []
    assert "taken" in (await client.post(f"/tables/{table}/invitations", {"name": "Bea"}, secret, 409))["sentence"]
    await client.http.aclose()


async def test_an_invitation_to_a_full_table_or_from_somebody_blocked_is_silent(
    host: Client, service: PushService, later: Later
) -> None:
    ada, bea = await named(host, "Ada"), await named(host, "Bea")
    phone = Browser(service, "phone")
    await phone.subscribe(host, bea)
    table, secret = await table_of(host, ada, "Ada", "open")
    assert (await host.call("POST", f"/tables/{table}/invitations", secret, json={"name": "Bea"})).status_code == 204
    await host.post(f"/tables/{table}/join", {"name": "Cleo"}, status=201)  # somebody else was faster
    later(0.2)
    assert await phone.quiet() and await tables_offered(host, bea) == []
    met, own = await table_of(host, ada, "Ada", "open")
    joined = await host.post(f"/tables/{met}/join", {"name": "Bea", "person": bea}, status=201)
    assert (await host.call("PUT", f"/tables/{met}/seats/0/block", joined["secret"])).status_code == 200
    third, key = await table_of(host, ada, "Ada", "open")
    assert (await host.call("POST", f"/tables/{third}/invitations", key, json={"name": "Bea"})).status_code == 204
    later(0.2)
    assert await phone.quiet() and await tables_offered(host, bea) == []
    assert own


async def test_an_invitation_is_declined_and_strangers_to_a_table_invite_nobody(any_client: Client) -> None:
    client = any_client
    ada, bea = await named(client, "Ada"), await named(client, "Bea")
    table, secret = await table_of(client, ada, "Ada", "open")
    path = f"/tables/{table}/invitations"
    await client.post(path, {"name": "Bea"}, None, 401)
    assert (await client.call("POST", path, secret, json={"name": "Bea"})).status_code == 204
    assert (await client.call("DELETE", f"/person/invitations/{table}", bea)).status_code == 204
    assert await tables_offered(client, bea) == []
    assert (await client.call("DELETE", f"/tables/{table}", secret)).is_success  # invitations don't hold a table


async def test_everybody_at_a_table_gets_a_notice_before_their_appointment(
    start_server: StartServer, database: dict[str, Any], receiver: Receiver, service: PushService, later: Later
) -> None:
    """Also after a restart, also in quiet hours, once, and in the lobby only."""
    port, got = receiver
    server = start_server(**database, webhook_private=True)
    client = Client(server.url)
    bea, phone = await new_person(client), Browser(service, "phone")
    await phone.subscribe(client, bea)
    all_day = {"zone": "Asia/Kolkata", "start": 0, "end": 23 * 60 + 59}
    await client.call("PUT", "/person/notices", bea, json={"off": [], "quiet": all_day})
    begin = (datetime.now(UTC) + timedelta(hours=2)).replace(microsecond=0)
    table, secret = await table_of(client, await new_person(client), "Ada", "open", appointment=begin.isoformat())
    joined = await client.post(f"/tables/{table}/join", {"name": "Bea", "person": bea}, status=201)
    hook = {"url": f"http://localhost:{port}/hook"}
    await client.call("PUT", f"/tables/{table}/webhook", joined["secret"], json=hook)
    shown = (await client.get(f"/tables/{table}"))["appointment"]
    assert datetime.fromisoformat(shown) == begin
    await client.http.aclose()
    server.stop()
    client = Client(start_server(**database, webhook_private=True).url)
    later(104)
    assert await phone.quiet()
    later(1.5)
    assert (await phone.notice())["said"] == {"event": "appointment", "table": table}
    assert (await phone_hook(got)).startswith("Bea, your game at")
    assert await phone.quiet() and got.empty()
    moved = (begin + timedelta(days=1)).isoformat()
    await client.call("PATCH", f"/tables/{table}", secret, json={"appointment": moved})
    await client.call("PATCH", f"/tables/{table}", secret, json={"appointment": "none"})
    assert (await client.get(f"/tables/{table}"))["appointment"] is None
    later(24 * 60)
    assert await phone.quiet()
    await client.http.aclose()


async def phone_hook(got: asyncio.Queue[dict[str, Any]]) -> str:
    async with asyncio.timeout(10):
        return str((await got.get())["content"])


async def test_an_appointment_lies_ahead_and_not_too_far(client: Client) -> None:
    for days in (-1, 61):
        begin = (datetime.now(UTC) + timedelta(days=days)).isoformat()
        body = {"seats": [{"kind": "open"}, {"kind": "open"}], "appointment": begin}
        assert "60 days" in (await client.post("/tables", body, status=422))["sentence"]
    body = {"seats": [{"kind": "open"}, {"kind": "open"}], "appointment": "2027-01-01T20:00:00"}
    await client.post("/tables", body, status=422)  # a time without its zone says nothing
