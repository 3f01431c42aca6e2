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


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_with_bots_stops_in_good_order(tmp_path: Path, how: signal.Signals) -> None:
    port = free_port()
    process = command(tmp_path, "--port", str(port))
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                made = httpx.post(f"http://127.0.0.1:{port}/api/quick", json={"bots": 3})
                break
            except httpx.TransportError:
                assert process.poll() is None and time.monotonic() < end
                time.sleep(0.1)
        path = f"http://127.0.0.1:{port}/api/tables/{made.json()['table']['table']}"
        seat = made.json()["secrets"][0]["seat"]
        httpx.post(
            f"{path}/seats/{seat}/leave", headers={"Authorization": f"Bearer {made.json()['secrets'][0]['secret']}"}
        )
        while httpx.get(path).json()["round"] < 2:  # by now the workers have begun
            assert time.monotonic() < end
            time.sleep(0.1)
        process.send_signal(how)
        said = process.communicate(timeout=PATIENCE)[1]
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0
    assert not [word for word in ("Traceback", "leaked", "ERROR", "WARNING") if word in said], said


def test_a_postgresql_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    process = command(tmp_path, "--database", f"postgresql://ada:sesame@127.0.0.1:{free_port()}/games")
    said = process.communicate(timeout=PATIENCE)[1].strip()
    assert process.returncode == 2
    assert "\n" not in said and "sesame" not in said
    assert said.startswith("The database postgresql://ada:***@127.0.0.1:") and "refused" in said
    assert said.endswith("check the address, and that PostgreSQL runs.")
