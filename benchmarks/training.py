"""How fast the whole training loop is: `python benchmarks/training.py` (needs praefectus[train,gpu] and a GPU).

Games, observation, choices, returns and update, in one epoch; the first iterations, in which everything is compiled, do
not count. Nothing is saved.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

from praefectus.agents.training.run import Run, TrainingPlan

FIRST = 6  # iterations that do not count


def silent(data: dict[str, float]) -> None:
    pass


def measure(plan: TrainingPlan, seconds: float) -> dict[str, Any]:
    """Choices a second, and where the time goes."""
    marks: list[tuple[float, int, dict[str, float]]] = []
    with tempfile.TemporaryDirectory() as folder:
        run = Run(plan, Path(folder), silent)

        def wanted() -> bool:
            marks.append((time.perf_counter(), run.decisions, dict(run.clock)))
            return len(marks) <= FIRST + 1 or marks[-1][0] - marks[FIRST][0] < seconds

        run.train(wanted)
        weights = sum(parameter.numel() for parameter in run.network.parameters())
    (begun, before, clock), (ended, after, clock_after) = marks[FIRST], marks[-1]
    return {
        "weights": weights,
        "choices_per_s": round((after - before) / (ended - begun)),
        **{f"{part}_s": round(clock_after[part] - clock[part], 3) for part in ("rollout", "update")},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=65536)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--minibatch", type=int, default=65536)
    parser.add_argument("--width", type=int, default=TrainingPlan().width)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    plan = TrainingPlan(
        seconds=1e9, evaluate_every=1e9, epochs=1, compile=True,
        games=given.games, steps=given.steps, minibatch=given.minibatch, width=given.width,
    )  # fmt: skip
    print(measure(plan, given.seconds))


if __name__ == "__main__":
    main()
