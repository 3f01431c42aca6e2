"""Starting and stopping as a person at a terminal sees it: one sentence when it cannot, no complaint when it stops."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from .conftest import GENEROUS, PATIENCE, SOURCES


def command(folder: Path, *words: str) -> subprocess.Popen[str]:
    """`praefectus serve` in a process of its own."""
    environment = {f"PRAEFECTUS_{name.upper()}": str(value) for name, value in GENEROUS.items()}
    environment |= {"PRAEFECTUS_DATA_DIR": str(folder), "PYTHONPATH": str(SOURCES), "HOME": str(folder)}
    return subprocess.Popen(
        [sys.executable, "-m", "praefectus", "serve", *words], env=environment, stderr=subprocess.PIPE, text=True
    )


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def playing(port: int, process: subprocess.Popen[str]) -> None:
    """Wait until bots have played a round at a table of this server."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            made = httpx.post(f"http://127.0.0.1:{port}/api/quick", json={"bots": 3}).json()
            break
        except httpx.TransportError:
            assert process.poll() is None and time.monotonic() < end
            time.sleep(0.1)
    path = f"http://127.0.0.1:{port}/api/tables/{made['table']['table']}"
    mine = made["secrets"][0]
    httpx.post(f"{path}/seats/{mine['seat']}/leave", headers={"Authorization": f"Bearer {mine['secret']}"})
    while httpx.get(path).json()["round"] < 2:
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_with_bots_stops_in_good_order(tmp_path: Path, how: signal.Signals) -> None:
    port = free_port()
    process = command(tmp_path, "--port", str(port))
    try:
        playing(port, process)
        process.send_signal(how)
        said = process.communicate(timeout=PATIENCE)[1]
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0
    assert not [word for word in ("Traceback", "leaked", "ERROR", "WARNING") if word in said], said


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="Only Linux tells the children of a process.")
def test_the_workers_of_a_killed_server_end_by_themselves(tmp_path: Path) -> None:
    port = free_port()
    process = command(tmp_path, "--port", str(port))
    try:
        playing(port, process)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    finally:
        process.kill()
        process.wait()
    assert children
    end = time.monotonic() + PATIENCE
    while any(alive(child) for child in children):
        assert time.monotonic() < end, "a worker has outlived its server"
        time.sleep(0.1)


def alive(number: str) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{number}/status").read_text()
    except OSError:
        return False


def test_a_postgresql_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    process = command(tmp_path, "--database", f"postgresql://ada:sesame@127.0.0.1:{free_port()}/games")
    said = process.communicate(timeout=PATIENCE)[1].strip()
    assert process.returncode == 2
    assert "\n" not in said and "sesame" not in said
    assert said.startswith("The database postgresql://ada:***@127.0.0.1:") and "refused" in said
    assert said.endswith("check the address, and that PostgreSQL is running.")
