"""What an operator needs: health checks, metrics, and one process for a SQLite file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from praefectus.server import Settings, WrongSetting
from praefectus.server.storage.database import Database

from . import postgresql
from .conftest import Client, RunningServer, ServerProcess, secrets_of
from .test_faults import own_cluster  # noqa: F401
from .test_long_runs import fill, small_disk  # noqa: F401
from .test_stopping import free_port

pytestmark = pytest.mark.anyio

PARTS = {"database", "writer", "disk", "listener", "tables", "workers"}


async def test_health_asks_all_parts(any_server: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=any_server.url) as http:
        for path in ("/health/live", "/health/ready"):
            for method in ("GET", "HEAD"):
                assert (await http.request(method, path)).status_code == 200
        ready = (await http.get("/health/ready")).json()
        assert ready["ready"] and set(ready["parts"]) == PARTS


async def test_a_server_whose_database_is_away_lives_and_is_not_ready(
    start_server: Callable[..., RunningServer],
    own_cluster: postgresql.Cluster,  # noqa: F811
    tmp_path: Path,
) -> None:
    server = start_server(data_dir=tmp_path, database_url=own_cluster.new_database())
    async with httpx.AsyncClient(base_url=server.url, timeout=6) as http:
        await asyncio.to_thread(own_cluster.halt)
        await asyncio.sleep(1.5)
        assert (await http.get("/health/live")).status_code == 200
        ready = await http.get("/health/ready")
        assert ready.status_code == 503 and not ready.json()["parts"]["database"]
        await asyncio.to_thread(own_cluster.begin)
        async with asyncio.timeout(15):
            while (await http.get("/health/ready")).status_code != 200:
                await asyncio.sleep(0.3)


@pytest.fixture(params=["sqlite", "postgresql"])
def on_a_small_disk(request: pytest.FixtureRequest, small_disk: Path, tmp_path: Path) -> dict[str, Any]:  # noqa: F811
    """Settings of each database with its games on a disk that is soon full."""
    if request.param == "sqlite":
        return {"data_dir": small_disk}
    cluster: postgresql.Cluster = request.getfixturevalue("own_cluster")
    return {"data_dir": tmp_path / "data", "database_url": cluster.new_database(small_disk)}


async def test_a_server_whose_disk_is_full_is_not_ready(
    start_server: Callable[..., RunningServer],
    small_disk: Path,  # noqa: F811
    on_a_small_disk: dict[str, Any],
) -> None:
    """Also when nobody has tried to play; and the database is not taken for one that is away."""
    server = start_server(**on_a_small_disk)
    client = Client(server.url)
    made = await client.new_table("Ada", "Bea", start=True)

    async def until_ready(status: int) -> dict[str, bool]:
        async with asyncio.timeout(30):
            while (answer := await client.http.get("/../health/ready")).status_code != status:
                await asyncio.sleep(0.2)
        parts: dict[str, bool] = answer.json()["parts"]
        return parts

    await until_ready(200)
    with fill(small_disk):
        parts = await until_ready(503)
        assert not parts.pop("disk") and all(parts.values())
        async with client.sit(made["table"]["table"], *secrets_of(made)) as player:
            async with asyncio.timeout(60):
                while (answer := await player.move())["type"] == "done":
                    pass
        assert answer["code"] == "busy"
        parts = await until_ready(503)
        assert not parts.pop("disk") and all(parts.values())
    assert all((await until_ready(200)).values())
    await client.http.aclose()


async def test_measures_are_told_on_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    process = ServerProcess(tmp_path / "url", data_dir=tmp_path, metrics_port=port)
    await process.start()
    try:
        client = Client(process.url)
        made = await client.new_table("Ada", "Bea", start=True)
        async with client.sit(made["table"]["table"], *secrets_of(made)) as player:
            for _ in range(3):
                await player.move()
            await player.ask(type="move", seat=0, state=0, choice=0)
            async with httpx.AsyncClient() as http:
                told = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
        assert "praefectus_moves_total 3.0" in told
        assert "praefectus_sockets 1.0" in told
        assert "praefectus_tables_in_memory 1.0" in told
        assert 'praefectus_refusals_total{code="stale"} 1.0' in told
        assert 'praefectus_questions_waiting{queue="at_sight"} 0.0' in told
        assert "praefectus_commit_seconds_bucket" in told
        assert made["table"]["table"] not in told
        await client.http.aclose()
    finally:
        process.kill()


async def test_a_sqlite_file_belongs_to_one_process(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path / "url", data_dir=tmp_path)
    await process.start()
    try:
        with pytest.raises(WrongSetting, match="Another process already"):
            await Database(Settings(data_dir=tmp_path)).open()
    finally:
        process.kill()
    storage = Database(Settings(data_dir=tmp_path))
    await storage.open()
    await storage.close()
