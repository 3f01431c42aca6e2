"""A server, or an operator's command, in a forked process: everything is imported already, so that one can
be killed and restarted a thousand times."""

from __future__ import annotations

import multiprocessing
import os
import sys
from multiprocessing.context import ForkServerProcess
from pathlib import Path

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["praefectus.server.edge.preload", "praefectus.cli"])


def begin(environment: dict[str, str], port: int, url_file: Path, stderr: Path | None = None) -> ForkServerProcess:
    """The address stands in the file as soon as people can connect."""
    process = FORKS.Process(target=_serve, args=(environment, port, url_file, stderr))
    process.start()
    return process


def commanded(environment: dict[str, str], words: list[str], said: Path) -> ForkServerProcess:
    """`praefectus WORDS`; all that it says stands in the file when it has ended."""
    process = FORKS.Process(target=_command, args=(environment, words, said))
    process.start()
    return process


def _command(environment: dict[str, str], words: list[str], said: Path) -> None:
    from praefectus.cli import main

    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["praefectus", *words]
    with said.open("ab") as file:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(file.fileno(), stream.fileno())
    sys.exit(main())


def _serve(environment: dict[str, str], port: int, url_file: Path, stderr: Path | None) -> None:
    from praefectus.server import serve

    os.environ.clear()
    os.environ.update(environment)
    if stderr is not None:
        with stderr.open("ab") as file:
            os.dup2(file.fileno(), sys.stderr.fileno())

    def ready(url: str) -> None:
        part = url_file.with_name(url_file.name + ".part")
        part.write_text(url)
        part.rename(url_file)

    serve(port=port, ready=ready)
