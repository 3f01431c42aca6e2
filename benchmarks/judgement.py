"""Win chances during games: do they swing with whose turn it is, and how accurate are they?

    python benchmarks/judgement.py --games 20

Games of every level on three set-ups are looked at turn by turn, as the network sees each position from the seat to act
and as a forecast shows it (over a round). `swing` is how far a seat's chance moves from one turn to the next; `credit`
how much higher it is on the seat's own turn than on the turns before and after; `Brier` the squared distance of all
seats' chances from how the game really ended, and the same for the last quarter of the turns.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean

from praefectus.agents import players
from praefectus.agents.network.forecast import Forecast, acting, judged_by_actors, over_a_round, result_of
from praefectus.agents.network.learned import standard_network
from praefectus.game import Game

LEVELS = ("random", "novice", "greedy", "learned")
SETUPS = (("imperium", 2), ("italia", 3), ("imperium", 4))
WAYS = ("seat to act", "over a round")


def curves(board: str, seats: int, level: str, seed: int) -> tuple[list[int], list[list[Forecast]], Forecast]:
    """Return who acted at each turn, the forecasts by each way, and the result."""
    game, chance, network = Game.new(board=board, seats=seats, seed=seed), random.Random(seed), standard_network()
    actors: list[int] = []
    found: list[list[Forecast]] = [[] for _ in WAYS]
    latest: dict[int, Forecast | None] = {}
    turn = -1
    while not game.over:
        if game.turn != turn:
            turn = game.turn
            actors.append(acting(game.position))
            (alone,) = network.think(judged_by_actors([game.position], board))
            latest[actors[-1]] = alone
            told = over_a_round(latest.values())  # as forecast(game) does, without playing the game again
            assert alone is not None and told is not None
            found[0].append(alone)
            found[1].append(told)
        game.play(players.choose(game, level, chance))
    return actors, found, result_of(game.position)


def measured(actors: Sequence[int], curve: Sequence[Forecast], result: Forecast) -> tuple[float, float, float, float]:
    """Swing, credit, Brier score, and that of the last quarter."""
    chances = [[each.chance for each in moment.seats] for moment in curve]
    won = [each.chance for each in result.seats]
    swing = fmean(abs(a - b) for one, other in pairwise(chances) for a, b in zip(one, other, strict=True))
    credit = fmean(
        chances[at][seat] - (chances[at - 1][seat] + chances[at + 1][seat]) / 2
        for at, seat in list(enumerate(actors))[1:-1]
    )
    brier = [sum((a - b) ** 2 for a, b in zip(moment, won, strict=True)) for moment in chances]
    return swing, credit, fmean(brier), fmean(brier[3 * len(brier) // 4 :])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="of each level on each set-up")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("| games of | as seen by | swing | credit | Brier | last quarter |\n|---|---|---|---|---|---|")
    for level in LEVELS:
        rows: list[list[tuple[float, float, float, float]]] = [[] for _ in WAYS]
        for number in range(asked.games):
            for board, seats in SETUPS:
                actors, found, result = curves(board, seats, level, asked.seed + number)
                for way, curve in enumerate(found):
                    rows[way].append(measured(actors, curve, result))
        for name, each in zip(WAYS, rows, strict=True):
            swing, credit, brier, late = (fmean(column) for column in zip(*each, strict=True))
            print(
                f"| `{level}` | {name} | {100 * swing:.1f} | {100 * credit:+.1f} | {brier:.3f} | {late:.3f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
