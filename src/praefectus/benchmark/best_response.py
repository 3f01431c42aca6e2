"""Approximate best response: how much an agent loses to one that was trained against it alone.

`python -m praefectus.benchmark.best_response greedy --seconds 600 --out response` trains PPO against the frozen agent
for the stated time, lets it play new games against the agent, and writes response/best_response.json. The share that
it wins is a lower bound: a longer training may find more. A searching agent thinks too long to train against, so the
training meets its network without the search, and the measured games meet the agent itself.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from praefectus.agents import players
from praefectus.arena.plan import CHALLENGE, Piece, make_plan
from praefectus.arena.ratings import wilson
from praefectus.arena.store import hashes_of
from praefectus.benchmark.evaluation import Games, play_all
from praefectus.benchmark.suites import suite
from praefectus.envs import tasks
from praefectus.game.provenance import begun, program

FORMAT, VERSION = "praefectus-best-response", 1
PIECE = 25


def trained_against(agent: str) -> str:
    """The agent itself, or the network of a searching one."""
    found = players.agent(agent)
    if not found.compiled:
        return agent
    return "learned" if found.folder is None else f"learned@{found.folder}"


def measure(response: str, agent: str, task: str, games: int, workers: int) -> dict[str, Any]:
    """The share of new games that one seat of the response wins against the agent on all others."""
    plan = make_plan([response, agent], tasks.task(task).settings[0], games, CHALLENGE, suite("quick").seed + 1)
    size = 1 if players.agent(agent).compiled else PIECE
    pieces = [(0, Piece(first, min(size, plan.total - first))) for first in range(0, plan.total, size)]
    parts = [Games(plan, table) for _, table in play_all([plan], pieces, workers)]
    wins, played = int(sum(part.won.sum() for part in parts)), sum(part.count for part in parts)
    low, high = wilson(wins, played)
    return {"games": played, "wins": wins, "share": round(wins / played, 5), "low": round(low, 5),
            "high": round(high, 5), "even": round(1 / plan.sides, 5)}  # fmt: skip


def best_response(
    agent: str, folder: Path, *, task: str, seconds: float, games: int, seed: int, device: str, workers: int
) -> dict[str, Any]:
    from praefectus.benchmark.baselines import ppo

    settings = ppo.Settings(task=task, opponent=trained_against(agent), seconds=seconds, seed=seed, device=device)
    _, choices = ppo.train(settings, folder)
    result = {
        "format": FORMAT, "version": VERSION, "agent": agent, "task": task, "trained_against": settings.opponent,
        "seconds": seconds, "choices": choices, "seed": seed, "device": device, **program(()), **hashes_of([agent]),
        "begun": begun(), "result": measure(f"learned@{folder}", agent, task, games, workers),
    }  # fmt: skip
    (folder / "best_response.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    return result


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("agent")
    parser.add_argument("--task", default="Concordia-Italia2-v1")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("best_response"))
    chosen = parser.parse_args(arguments)
    found = best_response(
        chosen.agent, chosen.out, task=chosen.task, seconds=chosen.seconds, games=chosen.games, seed=chosen.seed,
        device=chosen.device, workers=chosen.workers,
    )  # fmt: skip
    print(json.dumps(found["result"]))  # noqa: T201 - a program's output


if __name__ == "__main__":
    main()
