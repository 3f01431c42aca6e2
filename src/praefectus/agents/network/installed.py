"""Which networks are installed, and where."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path

from praefectus.game import PraefectusError

NETWORKS_VARIABLE = "PRAEFECTUS_NETWORKS"  # another folder to take the networks from
STANDARD_NETWORK = "praefectus.onnx"
DESCRIPTION = "praefectus.json"  # stands for a network that somebody else runs: its vocabulary and its outputs
QUICK_NETWORK = "praefectus-int8.onnx"  # the same in 8 bits: three times as fast, and the same on every machine
FLOAT_NETWORK = "praefectus-float.onnx"  # the same as in 8 bits, for graphics cards; its weights lie in that file


class NetworkError(PraefectusError):
    """A network file that is missing, damaged, or does not say what its numbers mean."""


def networks() -> Path:
    """The folder of the installed networks."""
    return Path(os.environ.get(NETWORKS_VARIABLE) or Path(__file__).parent.parent / "networks")


def network_there() -> bool:
    """Is a trained network installed?"""
    return any((networks() / name).exists() for name in (STANDARD_NETWORK, QUICK_NETWORK, DESCRIPTION))


@cache
def network_hash(folder: Path) -> str:
    """A short hash of the networks in a folder."""
    hashed = hashlib.sha256()
    for name in (STANDARD_NETWORK, QUICK_NETWORK):
        if (folder / name).exists():
            hashed.update((folder / name).read_bytes())
    return hashed.hexdigest()[:16]
