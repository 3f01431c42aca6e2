"""Ray: several nodes on this machine, one of them killed in the middle; nothing is lost or counted twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from praefectus.arena import Arena
from praefectus.arena.store import Store

from .conftest import same_games, small_plan

pytest.importorskip("ray", reason="the extra praefectus[ray] is not installed")
pytestmark = pytest.mark.long
NODE = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A head that plays nothing, and three nodes of one processor."""
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={**NODE, "num_cpus": 0})
    yield made
    made.shutdown()


def test_a_node_is_killed_midway(cluster: Any, folder: Path, tmp_path: Path, small_pieces: None) -> None:
    nodes = [cluster.add_node(**NODE) for _ in range(3)]
    cluster.wait_for_nodes()
    plan = small_plan("greedy,random", games=160)
    heard: list[int] = []

    def progress(done: int) -> None:
        if heard and heard[-1] == 0:  # the first piece has come back: the others are being played
            cluster.remove_node(nodes.pop(), allow_graceful=False)
        heard.append(done)

    Arena(plan, folder, ray=cluster.address).run(progress)
    assert heard == [0, *range(4, 161, 4)]
    table = pq.read_table(folder / "results.parquet")
    assert table["game"].to_pylist() == list(range(160))
    Arena(plan, tmp_path / "here", workers=1).run()
    assert same_games(table, pq.read_table(tmp_path / "here" / "results.parquet"))


def test_a_run_begun_here_goes_on_there(cluster: Any, folder: Path, small_pieces: None) -> None:
    plan = small_plan("greedy,random", games=16)

    def stop(done: int) -> None:
        if done == 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Arena(plan, folder, workers=1).run(stop)
    with Store(folder, plan).opened() as store:
        assert len(store.finished) == 8
    cluster.add_node(**NODE)
    Arena(plan, folder, ray=cluster.address).run()
    assert pq.read_table(folder / "results.parquet")["game"].to_pylist() == list(range(16))
