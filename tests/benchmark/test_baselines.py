"""Each baseline learns for a minute, and its network plays everywhere (needs PyTorch, which no other test has)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from praefectus.agents import players
from praefectus.game import Game

pytestmark = pytest.mark.long
TASK = "Concordia-Italia2-v1"


def won_at_the_end(folder: Path, against: str) -> float:
    lines = [json.loads(line) for line in (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()]
    return float([line["won"] for line in lines if line.get("opponent", against) == against and "won" in line][-1])


def test_ppo_learns_to_beat_the_random_player(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from praefectus.benchmark.baselines import ppo

    settings, out = ppo.parsed(["--opponent", "random", "--seconds", "60", "--games", "128", "--out", str(tmp_path)])
    ppo.train(settings, out)
    assert won_at_the_end(tmp_path, "random") > 0.6
    game = Game.new("italia", 2, seed=1)
    assert players.choose(game, f"learned@{tmp_path}:0") in game.legal_ids()
    assert players.choose(game, f"search@{tmp_path}:200n") in game.legal_ids()


def test_imitation_of_the_sample_beats_the_random_player(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from praefectus.benchmark.baselines import imitation

    imitation.main(["--seconds", "20", "--out", str(tmp_path)])
    assert won_at_the_end(tmp_path, "random") > 0.7 and won_at_the_end(tmp_path, "greedy") > 0.02


def test_maskable_ppo_learns(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    pytest.importorskip("sb3_contrib")
    from praefectus.benchmark.baselines import maskable_ppo

    maskable_ppo.main(["--seconds", "45", "--opponent", "random", "--games", "128", "--out", str(tmp_path)])
    assert won_at_the_end(tmp_path, "random") > 0.55


def test_a_best_response_is_trained_and_measured(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from praefectus.benchmark import best_response

    best_response.main(["random", "--seconds", "30", "--games", "40", "--out", str(tmp_path)])
    found = json.loads((tmp_path / "best_response.json").read_text(encoding="utf-8"))
    assert found["result"]["games"] == 40 and found["result"]["share"] > 0.5 and found["trained_against"] == "random"
    assert best_response.trained_against("strongest") == "learned"


def test_a_run_of_so_many_choices_can_be_repeated(tmp_path: Path) -> None:
    """One command, and every checkpoint is the same file again."""
    pytest.importorskip("torch")
    from praefectus.benchmark.baselines import ppo

    def networks(name: str) -> dict[str, bytes]:
        size = ["--games", "64", "--steps", "8", "--choices", "2048", "--checkpoints", "2"]
        settings, out = ppo.parsed([*size, "--opponent", "random", "--out", str(tmp_path / name)])
        ppo.train(settings, out)
        return {str(file.relative_to(out)): file.read_bytes() for file in sorted(out.rglob("*.onnx"))}

    first = networks("first")
    assert sorted(first) == ["after-000000000/praefectus.onnx", "after-000001024/praefectus.onnx", "praefectus.onnx"]
    assert networks("again") == first and len(set(first.values())) == 3
