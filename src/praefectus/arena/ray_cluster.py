"""Pieces played on a Ray cluster. When a node dies, Ray plays its pieces elsewhere; each counts once, by its number."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any

import pyarrow as pa

import praefectus
from praefectus.arena.errors import ArenaError
from praefectus.arena.plan import Piece, Plan
from praefectus.arena.play import play_piece
from praefectus.game import PraefectusError

RETRIES = 20  # of a piece whose node or process died
REACH_SECONDS = 5.0
AUTO = "auto"  # the cluster that this computer belongs to


def play_on_ray(plan: Plan, pieces: Sequence[Piece], address: str) -> Iterator[tuple[Piece, pa.Table]]:
    """Play all pieces and hand each over when it is finished, in any order."""
    ray = connected(address)
    try:
        play = ray.remote(num_cpus=1, max_retries=RETRIES)(play_there)
        left = list(reversed(pieces))
        waiting: dict[Any, Piece] = {}
        while left or waiting:
            while left and len(waiting) < 2 * max(1, int(ray.cluster_resources().get("CPU", 1))):
                piece = left.pop()
                waiting[play.remote(praefectus.__version__, plan, piece)] = piece
            for finished in ray.wait(list(waiting))[0]:
                yield waiting.pop(finished), answer(ray, finished)
    finally:
        ray.shutdown()


def play_there(version: str, plan: Plan, piece: Piece) -> pa.Table:
    """On a node of the cluster."""
    if praefectus.__version__ != version:
        raise ArenaError("cluster-version", version=praefectus.__version__, wanted=version)
    return play_piece(plan, piece)


def answer(ray: Any, finished: Any) -> pa.Table:
    try:
        table: pa.Table = ray.get(finished)
        return table
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, PraefectusError):
            raise error.cause from None
        raise ArenaError("cluster-failed", why=last_line(error)) from None
    except ray.exceptions.RayError as error:
        raise ArenaError("cluster-gave-up", why=last_line(error)) from None


def last_line(error: Exception) -> str:
    return str(error).strip().splitlines()[-1].rstrip(".") + "."


def check_cluster(address: str) -> None:
    """Check that Ray is installed and its address answers, before anything slow starts."""
    if address != AUTO:
        reach(address)
    if find_spec("ray") is None:
        raise ArenaError("ray-missing")


def connected(address: str) -> Any:
    """Ray, connected to the cluster."""
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")  # its warnings are not for people
    import ray

    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        if address == AUTO:
            raise ArenaError("ray-none-here") from None
        raise ArenaError("ray-no-cluster", address=address, why=last_line(error)) from None
    return ray


def reach(address: str) -> None:
    """Check that the address answers; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit() or not 0 < int(port) < 65536:
        raise ArenaError("ray-address", address=address, auto=AUTO)
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS).close()
    except OSError as error:
        raise ArenaError("ray-unreachable", address=address, why=error.strerror or error) from None
