"""Data sets: whole games that replay by the rules, with one command, and a sample in the package."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from praefectus.agents.network.observation import FEATURES
from praefectus.benchmark import dataset
from praefectus.benchmark.suites import BenchmarkError

ITALIA = "Concordia-Italia2-v1"


def test_the_sample_replays_by_the_rules() -> None:
    """240 games, 48 of each task: from every log follow the points that the row says."""
    table = pq.read_table(dataset.SAMPLE)
    assert table.column_names == list(dataset.COLUMNS)
    games = table.to_pylist()
    assert Counter(game["task"] for game in games) == dict.fromkeys(dataset.TASKS, 48)
    assert all(dataset.replay(game) == game["points"] for game in games)


def test_decisions_of_one_agent() -> None:
    """What was chosen is legal, rows are the network's, and won has the acting seat first."""
    found = dataset.decisions(dataset.SAMPLE, ["greedy"], 300, ITALIA)
    assert found.rows.shape == (300, FEATURES) and found.masks[np.arange(300), found.actions].all()
    assert (found.masks.sum(axis=1) > 1).all()
    assert set(np.unique(found.won[:, :2])) == {-1.0, 1.0} and not found.won[:, 2:].any()
    assert (found.won[:, 0] == -found.won[:, 1]).all()


def test_a_data_set_is_made_continued_and_checked(tmp_path: Path) -> None:
    made = dataset.make(tmp_path, 8, agents=["random", "greedy"], task_names=[ITALIA], seed=3)
    (file,) = tmp_path.glob("*.parquet")
    written = file.stat().st_mtime_ns
    assert dataset.make(tmp_path, 8, agents=["random", "greedy"], task_names=[ITALIA], seed=3)["games"] == 8
    assert file.stat().st_mtime_ns == written and dataset.check(tmp_path) == made["games"] == 8
    assert json.loads((tmp_path / "dataset.json").read_text(encoding="utf-8"))["columns"] == dataset.COLUMNS


def test_a_changed_game_is_found(tmp_path: Path) -> None:
    """One more point in a row, and the file is no longer the one that was described; a corrected hash does not help."""
    dataset.make(tmp_path, 4, agents=["random", "greedy"], task_names=[ITALIA], seed=3)
    (file,) = tmp_path.glob("*.parquet")
    games = pq.read_table(file).to_pylist()
    games[1]["points"][0] += 1
    pq.write_table(pa.Table.from_pylist(games), file)
    with pytest.raises(BenchmarkError, match="missing or has changed"):
        dataset.check(tmp_path)
    said = json.loads((tmp_path / "dataset.json").read_text(encoding="utf-8"))
    said["files"][0]["sha256"] = dataset.digest(file)
    (tmp_path / "dataset.json").write_text(json.dumps(said), encoding="utf-8")
    with pytest.raises(BenchmarkError, match=r"game 1 of .* ends with different points"):
        dataset.check(tmp_path)
