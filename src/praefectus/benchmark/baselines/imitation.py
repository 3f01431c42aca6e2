"""Imitation: learn the choices of an agent from a data set, and who won from its results.

`praefectus dataset games --games 20000`, then
`python -m praefectus.benchmark.baselines.imitation --data games --of learned --out imitation`
writes a network that plays as `learned@imitation`. Without --data it reads the sample of the package.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import torch

from praefectus.agents.network.observation import SCALES
from praefectus.benchmark.baselines.player import Curve, Player, share_won
from praefectus.benchmark.dataset import SAMPLE, Decisions, decisions

HELD_OUT = 20  # one choice in so many is not learned from, but measured with


def read(data: Path | None, task: str, agent: str, most: int) -> Decisions:
    """The choices of an agent in a task, from all files of a data set."""
    files = [SAMPLE] if data is None else sorted(data.glob(f"{task}-*.parquet"))
    found: list[Decisions] = []
    for file in files:
        games = pq.read_table(file, columns=["task"])["task"].to_pylist()
        if task in games and sum(len(each.actions) for each in found) < most:
            found.append(decisions(file, [agent], most, task))
    if not found:
        raise SystemExit(f"There are no games of {task} in {data}; make some with `praefectus dataset`.")
    rows, masks, actions, won = (np.concatenate(each)[:most] for each in zip(*found, strict=True))
    return Decisions(rows, masks, actions, won)


def train(
    known: Decisions, seconds: float, folder: Path, task: str, seed: int = 1, hidden: int = 256, device: str = "cpu"
) -> Player:
    """Learn for the stated time."""
    torch.manual_seed(seed)
    inputs = np.flatnonzero((known.rows != known.rows[0]).any(axis=0) & (np.array(SCALES) > 0))
    player = Player(inputs, hidden).to(device)  # type: ignore[arg-type]
    optimiser = torch.optim.AdamW(player.parameters(), lr=1e-3, weight_decay=1e-3)
    rows, masks = torch.from_numpy(known.rows[:, inputs]), torch.from_numpy(known.masks)
    actions, won = torch.from_numpy(known.actions), torch.from_numpy(known.won)
    measured = torch.arange(0, len(actions), HELD_OUT)
    learned = torch.from_numpy(np.setdiff1d(np.arange(len(actions)), measured.numpy()))
    curve, passes = Curve(folder), 0
    while curve.seconds < seconds:
        for part in learned[torch.randperm(len(learned))].split(1024):
            shares, values = player(rows[part].to(device), masks[part].to(device))
            policy = -shares.gather(1, actions[part].to(device)[:, None]).mean()
            loss = policy + 0.5 * (values - won[part].to(device)).square().mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
        passes += 1
        with torch.no_grad():
            shares, _ = player(rows[measured].to(device), masks[measured].to(device))
            same = float((shares.argmax(-1).cpu() == actions[measured]).float().mean())
        curve.note(passes=passes, choices=len(learned), same_choice=round(same, 4))
    for opponent in ("random", "greedy"):
        curve.note(opponent=opponent, won=share_won(player, task, opponent, device=device))
    player.save(folder)
    return player


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--data", type=Path, default=None)
    parser.add_argument("--task", default="Concordia-Italia2-v1")
    parser.add_argument("--of", default="learned")
    parser.add_argument("--most", type=int, default=400_000)
    parser.add_argument("--seconds", type=float, default=180.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--out", type=Path, default=Path("imitation"))
    chosen = parser.parse_args(arguments)
    known = read(chosen.data, chosen.task, chosen.of, chosen.most)
    train(known, chosen.seconds, chosen.out, chosen.task, chosen.seed, chosen.hidden, chosen.device)


if __name__ == "__main__":
    main()
