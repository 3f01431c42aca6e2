"""Are the losses that an analysis reports real? Both choices are played to the end many more times.

    python benchmarks/judgement_losses.py --seconds 120

Games of mixed levels are analysed on all cores for so many seconds. A loss of 5% or more holds if the better choice
wins more often in 512 games of each, half with temperature 0.5 and half with 1.0; it holds clearly if the difference
is above two standard errors, and turns round if it is below minus two.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import numpy as np
from judgement_positions import LEVELS, SETUPS
from numpy.typing import NDArray

from praefectus.agents import players
from praefectus.agents.insight.analysis import analyse
from praefectus.agents.training.playouts import play_to_end
from praefectus.engine.arrays import to_array
from praefectus.game import Game
from praefectus.game.notation import notation

LEAST = 0.05
GAMES = 512
TEMPERATURES = (0.5, 1.0)


def reported(seed: int) -> list[tuple[dict[str, Any], NDArray[np.void]]]:
    """The losses of one game, and their positions."""
    chance = random.Random(seed)
    board, seats, modules = SETUPS[seed % len(SETUPS)]
    levels = [chance.choice(LEVELS) for _ in range(seats)]
    game = Game.new(board=board, seats=seats, modules=list(modules), seed=chance.getrandbits(31))
    while not game.over:
        game.play(players.choose(game, levels[int(game.to_act or 0)], chance))
    found = []
    for loss in analyse(game, seed=seed).losses:
        if (loss.chance or 0.0) < LEAST:
            continue
        at = game.at(loss.state)
        said = {str(notation(board).said(action, at.position)): action for action in at.legal_ids()}
        if str(loss.better) not in said or str(loss.taken) not in said:
            continue
        entry = {
            "board": board, "seat": loss.seat, "chance": loss.chance, "part": loss.state / len(game.log),
            "actions": [said[str(loss.better)], said[str(loss.taken)]], "seed": seed,
        }  # fmt: skip
        found.append((entry, to_array(at.position)))
    return found


def checked(losses: Sequence[tuple[dict[str, Any], NDArray[np.void]]]) -> None:
    """Add to every loss the difference that many games find, and its standard error."""
    records = np.concatenate([record for _, record in losses for _ in range(2)])
    boards = [entry["board"] for entry, _ in losses for _ in range(2)]
    actions = [action for entry, _ in losses for action in entry["actions"]]
    won = [
        play_to_end(records, boards, GAMES // 2, temperature=heat, seed=77 + number, actions=actions).won
        for number, heat in enumerate(TEMPERATURES)
    ]
    for number, (entry, _) in enumerate(losses):
        shares = [np.concatenate([each[2 * number + k, :, entry["seat"]] for each in won]).mean() for k in range(2)]
        entry["difference"] = float(shares[0] - shares[1])
        entry["error"] = math.sqrt(sum(share * (1 - share) for share in shares) / GAMES)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=500_001)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    ends = time.monotonic() + asked.seconds
    losses: list[tuple[dict[str, Any], NDArray[np.void]]] = []
    games = 0
    with ProcessPoolExecutor() as pool:
        waiting = [pool.submit(reported, asked.seed + number) for number in range(1000)]
        for done in as_completed(waiting):
            if done.cancelled():
                continue
            losses += done.result()
            games += 1
            if time.monotonic() > ends:
                for each in waiting:
                    each.cancel()
                break
        pool.shutdown(wait=False, cancel_futures=True)
    checked(losses)
    found = [(entry["difference"], entry["error"]) for entry, _ in losses]
    held, clear = sum(off > 0 for off, _ in found), sum(off > 2 * error for off, error in found)
    turned = sum(off < -2 * error for off, error in found)
    print(
        f"{games} games, {len(losses)} losses: {held} held, {clear} of them clearly, {turned} turned round", flush=True
    )
    if asked.json is not None:
        asked.json.write_text(json.dumps([entry for entry, _ in losses]))


if __name__ == "__main__":
    main()
