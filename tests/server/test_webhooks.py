"""Turn notices: sent to the one whose turn it is, and never into a private network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from praefectus.server.errors import Refused
from praefectus.server.tables import webhooks
from praefectus.server.tables.webhooks import Webhooks, is_public, parsed

from .conftest import Client, RunningServer, secrets_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/x",
        "javascript:alert(1)",
        "https://",
        "https://user:word@example.org/",
        "https://example.org:99999/",
        "https://example.org/a b",
        "https://exämple.org/",
        "file:///etc/passwd",
        "https://example.org/" + "x" * 500,
    ],
)
def test_only_plain_web_addresses(url: str) -> None:
    with pytest.raises(Refused):
        parsed(url)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "::",
        "64:ff9b::7f00:1", "64:ff9b::5db8:d822", "64:ff9b:1::a00:1", "64:ff9b:1:ffff::1", "fec0::1", "feff::1",
        "::127.0.0.1", "::10.0.0.1", "::93.184.216.34",
    ],
)  # fmt: skip
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_public_addresses_are_known(address: str) -> None:
    assert is_public(address)


async def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def both(host: str, port: int, names: object) -> list[str]:
        return ["93.184.216.34", "10.0.0.1"]

    monkeypatch.setattr(webhooks, "addresses_of", both)
    with pytest.raises(Refused, match="public internet"):
        await Webhooks(1, private_allowed=False).check("https://example.org/hook")
    assert await Webhooks(1, private_allowed=True).check("https://example.org/hook") == "example.org"


async def test_the_server_refuses_private_targets_by_default(client: Client) -> None:
    made = await client.new_table("Ada", "Jo")
    path = f"/tables/{made['table']['table']}/webhook"
    for url in (
        "http://127.0.0.1:9/x",
        "http://localhost/x",
        "http://[::1]/x",
        "http://169.254.169.254/meta",
        "http://0/",
    ):
        answer = await client.call("PUT", path, secrets_of(made)[0], json={"url": url})
        assert answer.status_code == 422, url
    assert await client.get(path, secrets_of(made)[0]) == {"set": False, "host": None}


async def test_a_notice_comes_when_it_is_my_turn_and_i_am_away(
    start_server: Callable[..., RunningServer],
    tmp_path: Path,
    receiver: tuple[int, asyncio.Queue[dict[str, Any]]],
) -> None:
    port, got = receiver
    server = start_server(data_dir=tmp_path, webhook_private=True, public_url="https://games.example")
    client = Client(server.url)
    made = await client.new_table("Ada", "Jo @everyone", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    for secret in secrets:
        answer = await client.call(
            "PUT", f"/tables/{table}/webhook", secret, json={"url": f"http://localhost:{port}/hook"}
        )
        assert answer.json() == {"set": True, "host": "localhost"}
    acting = (await client.get(f"/tables/{table}"))["to_act"]
    async with client.sit(table, secrets[acting]) as player:
        while (await player.view_at(0))["to_act"] == acting:
            await player.move(-1)
            if player.view is not None and player.view["to_act"] != acting:
                break
        async with asyncio.timeout(10):
            notice = await got.get()
        assert notice["seat"] == 1 - acting
        assert notice["content"].endswith(f"https://games.example/t/{table}")
        assert notice["allowed_mentions"] == {"parse": []}
        assert f"Host: localhost:{port}" in notice["head"] or f"host: localhost:{port}" in notice["head"]
        await asyncio.sleep(0.3)
        assert got.empty(), "one notice for one turn, and none to who is looking"
        answer = await client.call("DELETE", f"/tables/{table}/webhook", secrets[0])
        assert answer.json() == {"set": False, "host": None}


@pytest.mark.parametrize(
    ("tag", "says"),
    [("en", "Green, it’s your turn at Imperium: "),
     ("de", "Grün, du bist am Zug bei Imperium: "),
     ("fr", "Vert, c’est à vous de jouer à Imperium\u202f: ")],
)  # fmt: skip
async def test_a_notice_is_in_the_language_of_who_asked_for_it(
    start_server: Callable[..., RunningServer],
    tmp_path: Path,
    receiver: tuple[int, asyncio.Queue[dict[str, Any]]],
    tag: str,
    says: str,
) -> None:
    """Anyone who plays in another language, and whatever the table's own is."""
    port, got = receiver
    client = Client(start_server(data_dir=tmp_path, webhook_private=True).url)
    made = await client.post("/tables", {"seats": [{"kind": "person"}] * 2, "first": "as_seated", "start": True})
    table, secrets = made["table"]["table"], secrets_of(made)
    headers = {"Accept-Language": tag, "Authorization": f"Bearer {secrets[1]}"}
    url = {"url": f"http://localhost:{port}/hook"}
    assert (await client.http.put(f"/tables/{table}/webhook", headers=headers, json=url)).status_code == 200
    async with client.sit(table, secrets[0]) as player:
        while (await player.view_at(0))["to_act"] == 0:
            await player.move(-1)
    async with asyncio.timeout(10):
        assert (await got.get())["content"].startswith(says)
