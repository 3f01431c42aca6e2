"""Limits per address, and what pages of other sites may do in a visitor's name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from praefectus.server.edge.rate_limits import PerAddress

from .conftest import Client, RunningServer
from .test_faults import writes_held_up

pytestmark = pytest.mark.anyio

TWO = {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]}


async def test_only_tables_that_were_made_use_up_the_allowance(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    """Neither a wrong setup, nor a limit that was met otherwise, nor a database that does not answer."""
    server = start_server(data_dir=tmp_path, tables_per_hour=2, unfinished_tables=1, database_seconds=1)
    client = Client(server.url)
    for _ in range(3):
        assert (await client.call("POST", "/tables", json=TWO | {"board": "atlantis"})).status_code == 400
    async with writes_held_up(server.settings):
        for path, body in (("/tables", TWO), ("/quick", {}), ("/person", None)) * 3:
            assert (await client.call("POST", path, json=body)).status_code == 503
    async with asyncio.timeout(30):
        while (await client.http.get("/../health/ready")).status_code != 200:
            await asyncio.sleep(0.1)
    made = await client.post("/tables", TWO, status=201)
    for _ in range(3):
        refused = await client.call("POST", "/tables", json=TWO)
        assert refused.status_code == 429 and "unfinished" in refused.json()["sentence"]
    assert (await client.call("DELETE", f"/tables/{made['table']['table']}", made["host"])).status_code == 204
    await client.post("/tables", TWO, status=201)
    refused = await client.call("POST", "/tables", json=TWO)
    assert refused.status_code == 429 and "unfinished" not in refused.json()["sentence"]
    for _ in range(2):
        await client.post("/person", status=201)
    assert (await client.call("POST", "/person")).status_code == 429
    await client.http.aclose()


def test_what_is_given_back_counts_at_no_process() -> None:
    here, there = PerAddress(0.001, 2), PerAddress(0.001, 2)

    def tell() -> None:
        for address, amount in here.new_usage().items():
            there.use("here", address, amount)

    assert here.take("a") == 0
    tell()
    assert there.of("a").left < 1.5
    here.give_back("a")
    tell()
    assert here.of("a").left == there.of("a").left == 2
    here.take("a")
    here.give_back("a")
    assert here.new_usage() == {}


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1"])
async def test_a_page_of_another_site_changes_nothing(client: Client, origin: str) -> None:
    """A form that is sent from elsewhere needs no permission of ours: its visitor would pay for the table."""
    for path in ("/quick", "/person", "/tables"):
        refused = await client.http.post(path, headers={"Origin": origin, "Content-Type": "text/plain"})
        assert refused.status_code == 403 and refused.json()["code"] == "foreign_origin", path
    assert (await client.http.get("/health", headers={"Origin": origin})).status_code == 200


async def test_the_own_page_may_wherever_its_host_is_named(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    server = start_server(data_dir=tmp_path, public_url="https://games.example")
    client = Client(server.url)
    for origin in (server.url, "https://games.example"):
        assert (await client.http.post("/quick", headers={"Origin": origin})).status_code == 201
    await client.http.aclose()
