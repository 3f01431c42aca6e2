"""How far winning chances are from games played to the end: the table in docs/strength.md.

    python benchmarks/judgement_positions.py --games 600 --seed 100001 positions.npz
    python benchmarks/judgement_table.py positions.npz

Every position is played to the end 64 times by the network, half of them with temperature 0.5 and half with 1.0, and
again as a forecast does that is played out. The
error is the root of the mean square of forecast less share of wins, less what 64 games leave to chance, over positions
whose forecast is open (10 to 90%). Calibration is the mean distance of forecast and wins over ten groups of forecasts.
Without positions it shows again what was saved (`--json`).
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path

import numpy as np
from judgement_positions import Place, load
from numpy.typing import NDArray

from praefectus.agents.insight.late_forecast import PLAYOUTS, TEMPERATURE, near_the_end
from praefectus.agents.network.forecast import Forecast, judged_by_actors, over_a_round
from praefectus.agents.network.installed import networks
from praefectus.agents.network.learned import Learned, standard_network
from praefectus.agents.training.playouts import play_to_end
from praefectus.engine.arrays import light_game

GAMES = 64
SURE = 0.5  # the temperature of half of the games; the other half has that of forecasts
AT_ONCE, PART = 64, 300  # positions judged, and played out, at a time
Chances = NDArray[np.float64]


def by_network(network: Learned, places: Sequence[Place], records: NDArray[np.void]) -> tuple[Chances, Chances]:
    """The chance of the acting seat, as it sees its position, and over a round."""
    alone, round_ = [], []
    for place in places:
        states = [light_game(record) for record in records[place.first : place.first + place.count]]
        judged: list[Forecast | None] = network.think(judged_by_actors(states, place.board))
        over = over_a_round(judged)
        assert judged[-1] is not None and over is not None
        alone.append(judged[-1].seats[place.seat].chance)
        round_.append(over.seats[place.seat].chance)
    return np.array(alone), np.array(round_)


def side_by_side(folder: Path, places: Sequence[Place], records: NDArray[np.void]) -> tuple[Chances, Chances]:
    """by_network on all cores."""
    parts = [places[start : start + AT_ONCE] for start in range(0, len(places), AT_ONCE)]
    with ProcessPoolExecutor() as pool:
        judged = list(pool.map(_part, [folder] * len(parts), parts, [records] * len(parts)))
    alone, round_ = zip(*judged, strict=True)
    return np.concatenate(alone), np.concatenate(round_)


def _part(folder: Path, places: Sequence[Place], records: NDArray[np.void]) -> tuple[Chances, Chances]:
    return by_network(standard_network(folder=folder), places, records)


def played(
    places: Sequence[Place], records: NDArray[np.void], seed: int, folder: Path | None
) -> tuple[Chances, Chances]:
    """The share of games that the acting seat wins, over both temperatures, and its chance in a forecast."""
    own = records[[place.own for place in places]]
    boards = [place.board for place in places]
    seats = [place.seat for place in places]
    half = GAMES // 2
    sure = play_to_end(own, boards, half, temperature=SURE, seed=seed, folder=folder).won
    free = play_to_end(own, boards, half + PLAYOUTS, temperature=TEMPERATURE, seed=seed + 1, folder=folder).won
    won = np.concatenate([sure, free], axis=1)
    mine = np.array([won[number, :, seat] for number, seat in enumerate(seats)])
    return mine[:, :GAMES].mean(1), mine[:, GAMES:].mean(1)


def error(said: Chances, found: Chances, of: NDArray[np.bool_]) -> tuple[int, float]:
    """The number of open positions among some, and the error there."""
    here = of & (said >= 0.1) & (said <= 0.9)
    if here.sum() < 2:
        return int(here.sum()), math.nan
    chance = found[here] * (1 - found[here]) / (GAMES - 1)
    return int(here.sum()), math.sqrt(max(0.0, float(((said[here] - found[here]) ** 2 - chance).mean())))


def calibration(said: Chances, found: Chances) -> float:
    group = np.minimum((said * 10).astype(int), 9)
    apart = [abs(float((said - found)[group == number].sum())) for number in range(10)]
    return sum(apart) / len(said)


def rows(places: Sequence[Place]) -> list[tuple[str, Callable[[Place], bool]]]:
    """What the table distinguishes."""
    found: list[tuple[str, Callable[[Place], bool]]] = [("all", lambda place: True)]
    for quarter, name in enumerate(("first", "second", "third", "last")):
        found.append((f"{name} quarter", lambda place, quarter=quarter: place.quarter == quarter))  # type: ignore[misc]
    for level in sorted({place.level for place in places}):
        found.append((f"games of {level}", lambda place, level=level: place.level == level))  # type: ignore[misc]
    for board, seats, modules in sorted({(each.board, each.seats, each.modules) for each in places}):
        name = f"{board.capitalize()} {seats}" + (f", {' and '.join(modules)}".replace("_", " ") if modules else "")
        found.append((name, lambda place, at=(board, seats): (place.board, place.seats) == at))  # type: ignore[misc]
    return found


def table(places: Sequence[Place], ways: dict[str, Chances], found: Chances) -> str:
    lines = ["| positions | " + " | ".join(ways) + " |", "|---" * (1 + len(ways)) + "|"]
    for name, of in rows(places):
        here = np.array([of(place) for place in places])
        cells = [error(said, found, here) for said in ways.values()]
        lines.append(f"| {name} | " + " | ".join(f"{100 * off:.1f}% ({count})" for count, off in cells) + " |")
    cells_of_calibration = [f"{100 * calibration(said, found):.1f}%" for said in ways.values()]
    return "\n".join([*lines, f"| calibration | {' | '.join(cells_of_calibration)} |"])


def measured(asked: argparse.Namespace) -> None:
    """Judge the positions, some at a time, and save after each part what was judged."""
    places, records = load(asked.positions)
    random.Random(1).shuffle(places)
    alone, round_ = side_by_side(asked.network or networks(), places, records)
    found: list[float] = []
    tried: list[float] = []
    for start in range(0, len(places), PART):
        part = places[start : start + PART]
        wins, said = played(part, records, start, asked.network)
        found += wins.tolist()
        tried += said.tolist()
        ways = {"the player to act": alone, "over a round": round_}
        near = [bool(near_the_end(light_game(records[place.own]))) for place in places[: len(found)]]
        saved = {name: said[: len(found)].tolist() for name, said in ways.items()}
        shown = [play if late else net for late, play, net in zip(near, tried, saved["over a round"], strict=True)]
        saved |= {f"{PLAYOUTS} games to the end": tried, "as shown": shown}
        described = [asdict(place) for place in places[: len(found)]]
        asked.json.write_text(json.dumps({"places": described, "wins": found, "near": near, "ways": saved}))
        print(f"{len(found)} positions", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("positions", type=Path, nargs="?")
    parser.add_argument("--network", type=Path, help="a folder with another network")
    parser.add_argument("--json", type=Path, default=Path("judgement.json"), help="where judgements are saved")
    asked = parser.parse_args()
    if asked.positions is not None:
        measured(asked)
    saved = json.loads(asked.json.read_text())
    places = [Place(**{**entry, "modules": tuple(entry["modules"])}) for entry in saved["places"]]
    print(table(places, {name: np.array(said) for name, said in saved["ways"].items()}, np.array(saved["wins"])))


if __name__ == "__main__":
    main()
