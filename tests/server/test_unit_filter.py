"""The server as systemd runs it: its workers start and search under the unit's own filter of system calls."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import httpx
import pytest

from praefectus.server.bots.workers import IDLE, Workers

from . import syscall_filter
from .conftest import Client, secrets_of
from .test_stopping import free_port

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not syscall_filter.is_possible(), reason="needs Linux with systemd-analyze and libseccomp"),
]
ROOT = syscall_filter.UNIT.parents[1]
LEVELS = ("greedy", "strongest")  # one instant, one that searches
FORBIDDING = ["@system-service", "~@privileged @resources"]


def under(lines: list[str]) -> tuple[int, int]:
    """Runs in a process of its own: how a worker that it starts under a filter is scheduled, and how
    it is itself."""
    syscall_filter.apply(lines)
    made = Workers(1, IDLE)
    try:
        return asyncio.run(made.run(os.sched_getscheduler, 0)), os.sched_getscheduler(0)
    finally:
        made.close()


def tried(lines: list[str]) -> tuple[int, int]:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        try:
            return process.submit(under, lines).result(60)
        except PermissionError:
            pytest.skip("this kernel lets nobody filter system calls")


def test_the_units_filter_is_read_as_systemd_reads_it() -> None:
    names = syscall_filter.allowed(syscall_filter.lines_of_the_unit())
    assert {"read", "execve", "openat", "sched_setscheduler", "setpriority"} <= names
    assert not {"mbind", "setrlimit", "chroot", "reboot", "mount", "ptrace"} & names


def test_a_searching_worker_starts_under_the_units_filter() -> None:
    assert tried(syscall_filter.lines_of_the_unit()) == (os.SCHED_IDLE, os.SCHED_OTHER)


def test_a_worker_that_may_not_stand_back_works_all_the_same() -> None:
    assert tried(FORBIDDING) == (os.SCHED_OTHER, os.SCHED_OTHER)


async def test_a_server_under_the_units_filter_plays_a_game_with_bots(tmp_path: Path) -> None:
    """Nothing else that it calls is forbidden: it is ready, keeps games, and its workers choose and look ahead."""
    output, port = tmp_path / "output", free_port()
    asked = ["serve", "--port", str(port), "--data-dir", str(tmp_path / "data"), "--bot-workers", "1"]
    command = [sys.executable, "-m", "tests.server.syscall_filter", *syscall_filter.lines_of_the_unit(), "--", *asked]
    with output.open("w") as said, subprocess.Popen(command, cwd=ROOT, stdout=said, stderr=said) as process:
        try:
            client = Client(f"http://127.0.0.1:{port}")
            async with asyncio.timeout(60):
                while process.poll() is None:
                    with contextlib.suppress(httpx.TransportError):
                        await client.get("/health")
                        break
                    await asyncio.sleep(0.1)
            assert process.poll() is None, output.read_text()
            seats = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "level": level} for level in LEVELS)]
            made = await client.post("/tables", {"seats": seats, "first": "as_seated", "start": True})
            async with client.sit(made["table"]["table"], *secrets_of(made)) as ada:
                for _ in range(2):
                    await ada.my_turn()
                    await ada.move(-1)
                await ada.my_turn()
                chat = [message["message"]["text"] for message in ada.seen if message["type"] == "chat"]
                assert not [line for line in chat if "random" in line], chat
            ready = await client.http.get("/../health/ready")
            assert ready.status_code == 200, ready.text
            await client.http.aclose()
        finally:
            process.terminate()
