"""The files that ship: small, marked with their version, and of the same opinion as the network they were made from."""

from __future__ import annotations

from pathlib import Path

import onnx
import pytest

from praefectus.agents.network.installed import QUICK_NETWORK, STANDARD_NETWORK
from praefectus.agents.network.learned import Learned, rows_of
from praefectus.agents.network.packing import pack

from .conftest import greedy_game
from .standin import write_standin


def test_packed_networks_agree_with_their_source(tmp_path: Path) -> None:
    source = write_standin(tmp_path / "source.onnx")
    unmarked = onnx.load(str(source))
    del unmarked.metadata_props[:]
    onnx.save(unmarked, str(tmp_path / "unmarked.onnx"))
    pack(tmp_path / "unmarked.onnx", tmp_path / "packed")
    rows = rows_of(*(greedy_game(choices) for choices in (10, 30, 50)))
    expected = Learned(source).evaluate(rows)
    for name, exactness in ((STANDARD_NETWORK, 0.002), (QUICK_NETWORK, 0.05)):
        found = Learned(tmp_path / "packed" / name).evaluate(rows)
        assert found.values == pytest.approx(expected.values, abs=exactness)
        assert (tmp_path / "packed" / name).stat().st_size < 0.6 * source.stat().st_size
