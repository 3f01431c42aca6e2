"""A PostgreSQL of the tests' own: found or installed, started on a free port in a temporary folder, stopped again."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
BEGIN_SECONDS = 60.0


class Cluster:
    """One running PostgreSQL with any number of databases."""

    def __init__(self, programs: Path, durable: bool = False) -> None:
        self.programs = programs
        self.durable = durable  # waits for the disk; what is killed with its process needs no such wait
        self.folder = Path(tempfile.mkdtemp(prefix="praefectus-postgresql-"))
        self.user: str | None = None
        self.count = 0
        if os.geteuid() == 0:
            self.user = next((name for name in ("postgres", "nobody") if _exists(name)), None)
            if self.user is None:
                pytest.skip("PostgreSQL does not run as root, and there is no other user to run it as.")
            shutil.chown(self.folder, self.user)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "tests", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.begin()

    def begin(self) -> None:
        """Start it, at first or again; returns when it takes connections."""
        place = ["-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", f"fsync={'on' if self.durable else 'off'}"]
        command = [str(self.programs / "postgres"), *place, *settings]
        until = time.monotonic() + BEGIN_SECONDS
        while time.monotonic() < until:
            with (self.folder / "log").open("ab") as log:
                self.server = subprocess.Popen(
                    command, user=self.user, cwd=self.folder, env=ENVIRONMENT, stdout=log, stderr=log
                )
            while self.server.poll() is None and time.monotonic() < until:
                if self._is_ready():
                    return
                time.sleep(0.005)
            time.sleep(0.05)  # what was killed may still hold its memory
        self.server.kill()
        self.server.wait()
        raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()[-500:]}")

    def _is_ready(self) -> bool:
        with contextlib.suppress(OSError, IndexError, ValueError):
            said = (self.folder / "data" / "postmaster.pid").read_text().split()
            return said[-1] == "ready" and int(said[0]) == self.server.pid
        return False

    def halt(self) -> None:
        """Stop it at once, as if its machine had lost power; `begin` starts it again."""
        self.server.send_signal(signal.SIGQUIT)
        self.server.wait(60)

    def kill(self) -> None:
        """SIGKILL to everything that belongs to it; `begin` starts it again."""
        self._signal(signal.SIGKILL)
        self.server.wait(60)

    def freeze(self) -> None:
        """Everything that belongs to it stands still, and its connections stay open."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        first = self.server.pid
        children: list[str] = []
        with contextlib.suppress(OSError):
            children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in [first, *map(int, children)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            user=self.user,
            cwd=self.folder,
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=120,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout.decode(errors='replace')[-500:]}")

    def new_database(self, place: Path | None = None) -> str:
        """The URL of a fresh, empty database, with its files in a folder of its own where one is named."""
        self.count += 1
        name = f"tests{self.count}"
        there = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "tests"]
        more: list[str] = []
        if place is not None:
            shutil.chown(place, self.user or os.geteuid())
            self._run("psql", *there, "-c", f"CREATE TABLESPACE of_{name} LOCATION '{place}'", "postgres")
            more = ["--tablespace", f"of_{name}"]
        self._run("createdb", *there, *more, name)
        return f"postgresql://tests@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        if self.server.poll() is None:
            self.halt()
        # Hundreds of databases have a hundred thousand files: nobody waits until they are gone.
        again = 'for i in 1 2 3 4 5; do rm -rf "$0" && break; sleep 1; done'
        subprocess.Popen(["sh", "-c", again, str(self.folder)], start_new_session=True)


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


def _programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def start(durable: bool = False) -> Cluster:
    """Find PostgreSQL, or install Debian's package where that is allowed, and start it; else skip with the reason."""
    programs = _programs()
    if programs is None and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(
            ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=600,
        )
        programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed and could not be; install Debian's package postgresql.")
    return Cluster(programs, durable)
