"""The summary of an arena's games: the numbers of the JSON output and of the report."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from praefectus import data
from praefectus.arena.plan import MIXED, Plan
from praefectus.arena.ratings import rate, wilson
from praefectus.arena.results import CONTRARIUS, ENDINGS, PART_NAMES
from praefectus.rules.vocabulary import GODS

Flags = npt.NDArray[np.bool_]
Array = npt.NDArray[Any]
HISTOGRAM_BARS = 24
COMMON = 4  # openings that are named


class Numbers:
    """The columns of the results as arrays: games first, then seats."""

    def __init__(self, plan: Plan, table: pa.Table) -> None:
        self.plan, self.count = plan, len(table)
        parties = plan.configuration.parties
        self.names = [*plan.agents, *([CONTRARIUS] if parties > plan.seats else [])]

        def column(name: str, *shape: int) -> Array:
            values: Any = table[name].combine_chunks()
            for _ in shape:
                values = values.flatten()
            return np.asarray(values.to_numpy(zero_copy_only=False)).reshape(self.count, *shape)

        numbered = {name: number for number, name in enumerate(self.names)}
        self.agents = np.vectorize(numbered.get, otypes=[np.int64])(column("agents", parties))
        self.match_up = column("match_up")
        self.won = column("won", parties).astype(bool)
        self.results = column("result", parties).astype(np.int64)
        self.ranks = column("rank", parties).astype(np.int64)
        self.points = column("points", parties).astype(np.int64)
        self.parts = column("parts", parties, len(PART_NAMES)).astype(np.int64)
        self.choices, self.seconds = column("choices", parties), column("seconds", parties)
        self.turns = column("turns").astype(np.int64)
        self.rounds = -(-self.turns // plan.seats)
        self.ended_by, self.ender = column("ended_by"), column("ender")
        first_cards: Any = table["opening"].to_pylist()
        self.openings = [[" ".join(cards) for cards in seats] for seats in first_cards]
        houses: Any = table["houses"].combine_chunks()
        self.house_game = np.repeat(np.arange(self.count), np.asarray(houses.value_lengths()))
        flat = houses.flatten()
        self.house_seat, self.house_city, turn = (np.asarray(flat.field(name)) for name in ("seat", "city", "turn"))
        self.house_round = turn.astype(np.int64) // plan.seats + 1

    @property
    def sides(self) -> list[int]:
        """One seat for everybody who wins or loses apart: the first partners, and Contrarius."""
        return sorted(set(self.plan.side_of))


def summarise(plan: Plan, table: pa.Table) -> dict[str, Any]:
    """Everything, as plain numbers and words."""
    n = Numbers(plan, table)
    rated = rate(len(n.names), n.agents[:, n.sides], n.ranks[:, n.sides], plan.seed)
    ratings = [
        {"agent": name, "mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3),
         "low": round(rating.interval[0], 3), "high": round(rating.interval[1], 3)}
        for name, rating in zip(n.names, rated, strict=True)
    ]  # fmt: skip
    return {
        "board": plan.board,
        "seats": plan.seats,
        "modules": list(plan.modules),
        "options": dict(plan.options),
        "seed": plan.seed,
        "format": plan.format,
        "games": n.count,
        "games_each": plan.games_each,
        "ratings": sorted(ratings, key=lambda rating: -float(str(rating["mu"]))),
        "pairs": pairs(n),
        "mixed": mixed(n),
        "by_seat": by_seat(n, np.ones_like(n.won)),
        "length": length(n),
        "ended_by": counted(n.ended_by, ENDINGS),
        "agents": [of_agent(n, number) for number in range(len(plan.agents))],
    }


def share_of(wins: int, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    share = wins / games if games else 0.0
    return {"games": games, "wins": wins, "share": round(share, 5), "low": round(low, 5), "high": round(high, 5)}


def pairs(n: Numbers) -> list[dict[str, Any]]:
    """One seat (or team) of an agent against another on all others, for every ordered pair that met.

    A single player meets Contrarius.
    """
    plan, found = n.plan, []
    for match_up in plan.match_ups:
        if match_up.one == MIXED:
            continue
        games = n.match_up == match_up.number
        ways = [(match_up.one, CONTRARIUS if plan.sides == 1 else match_up.rest)]
        if plan.sides == 2:
            ways.append((match_up.rest, match_up.one))
        for one, rest in ways:
            mine = (n.agents == n.names.index(one)) & games[:, None]
            others = (n.agents == n.names.index(rest)) & games[:, None]
            wins = int((n.won & mine)[:, plan.first_seats].sum())
            points = {"points": mean_of(n.points[mine]), "points_against": mean_of(n.points[others])}
            share = share_of(wins, int(games.sum()))
            found.append({"agent": one, "against": rest, **share, "even": even(plan), **points})
    return found


def even(plan: Plan) -> float | None:
    """The share that equally strong agents would win; none against Contrarius."""
    return round(1 / plan.sides, 5) if plan.configuration.parties == plan.seats else None


def mixed(n: Numbers) -> list[dict[str, Any]]:
    """Everybody's share at the tables where all agents differ."""
    plan = n.plan
    number = next((match_up.number for match_up in plan.match_ups if match_up.one == MIXED), None)
    if number is None:
        return []
    games = (n.match_up == number)[:, None]
    found = []
    for agent, name in enumerate(plan.agents):
        mine = ((n.agents == agent) & games)[:, plan.first_seats]
        found.append({"agent": name, **share_of(int((mine & n.won[:, plan.first_seats]).sum()), int(mine.sum()))})
    return found


def by_seat(n: Numbers, mine: Flags) -> list[dict[str, Any]]:
    """Return how often each seat wins."""
    found = []
    for seat in n.plan.first_seats:
        side = [other for other in range(n.plan.seats) if n.plan.side_of[other] == seat]
        wins = int((n.won & mine)[:, seat].sum())
        found.append({"seats": side, **share_of(wins, int(mine[:, seat].sum()))})
    return found


def length(n: Numbers) -> dict[str, Any]:
    return {
        "turns": mean_of(n.turns),
        "rounds": mean_of(n.rounds),
        "shortest": int(n.rounds.min(initial=10**6)) if n.count else 0,
        "longest": int(n.rounds.max(initial=0)),
        "histogram": histogram(n.rounds, n.rounds),
    }


def histogram(values: Array, scale: Array) -> list[dict[str, int]]:
    """How many games lasted so many rounds, in steps that a person can read; all charts have the steps of the scale."""
    if not len(scale):
        return []
    low, high = int(scale.min()), int(np.percentile(scale, 99.5))
    step = max(1, -(-(high - low + 1) // HISTOGRAM_BARS))
    starts = range(low, high + 1, step)
    bars = np.bincount(np.minimum((values - low) // step, len(starts) - 1), minlength=len(starts))
    return [{"from": start, "to": start + step - 1, "games": int(bar)} for start, bar in zip(starts, bars, strict=True)]


def counted(values: Array, names: tuple[str, ...]) -> dict[str, int]:
    return {name: int((values == name).sum()) for name in names}


def mean_of(values: Array) -> float:
    return round(float(values.mean()), 3) if values.size else 0.0


def of_agent(n: Numbers, agent: int) -> dict[str, Any]:
    """Return how one agent plays and how it wins."""
    plan = n.plan
    mine = n.agents == agent
    won = mine & n.won
    sides = mine[:, plan.first_seats]
    won_games = won[:, plan.first_seats].any(1)
    turns = float((n.turns[:, None] * mine).sum()) / plan.seats
    return {
        "agent": plan.agents[agent],
        **share_of(int(won[:, plan.first_seats].sum()), int(sides.sum())),
        "by_seat": by_seat(n, mine),
        "points": mean_of(n.points[mine]),
        "parts": parts(n, mine),
        "houses": round(float(mine[n.house_game, n.house_seat].sum()) / max(1, int(mine.sum())), 3),
        "houses_by_round": houses_by_round(n, mine),
        "cities": cities(n, mine),
        "openings": openings(n, mine),
        "seconds_per_turn": round(float(n.seconds[mine].sum()) / max(turns, 1.0), 5),
        "winning": {
            "points": mean_of(n.points[won]),
            "ahead": ahead(n, won),
            "rounds": mean_of(n.rounds[won_games]),
            "histogram": histogram(n.rounds[won_games], n.rounds),
            "ended_by": counted(n.ended_by[won_games], ENDINGS),
            "took_concordia": int(won[np.flatnonzero(n.ender >= 0), n.ender[n.ender >= 0]].sum()),
            "parts": parts(n, won),
            "best_god": best_god(n, won),
        },
    }


def parts(n: Numbers, seats: Flags) -> dict[str, float]:
    """Mean points by god, by the Concordia card and by what modules add."""
    return {name: mean_of(n.parts[:, :, part][seats]) for part, name in enumerate(PART_NAMES)}


def best_god(n: Numbers, won: Flags) -> dict[str, int]:
    """Return how often each god gave the winner the most points."""
    best = n.parts[won][:, :GODS].argmax(1)
    return {name: int((best == god).sum()) for god, name in enumerate(PART_NAMES[:GODS])}


def openings(n: Numbers, mine: Flags) -> dict[str, Any]:
    """Return how many openings there are, by the first cards of a seat, and the most common ones with their shares."""
    counts = Counter(n.openings[game][seat] for game, seat in zip(*np.nonzero(mine), strict=True))
    total = max(1, counts.total())
    common = [{"cards": cards.split(), "share": round(count / total, 5)} for cards, count in counts.most_common(COMMON)]
    return {"different": len(counts), "seats": counts.total(), "common": common}


def ahead(n: Numbers, won: Flags) -> float:
    """Between the result of the winner and that of the best of the other sides."""
    others = np.where(n.won, np.iinfo(np.int64).min, n.results).max(1)
    rows, seats = np.nonzero(won)
    beaten = others[rows] > np.iinfo(np.int64).min
    return mean_of((n.results[rows, seats] - others[rows])[beaten])


def houses_by_round(n: Numbers, mine: Flags) -> list[float]:
    """Mean number of houses that a seat has built by the end of each round."""
    last = int(np.percentile(n.rounds, 95)) if n.count else 0
    rounds = n.house_round[mine[n.house_game, n.house_seat]]
    built = np.cumsum(np.bincount(rounds, minlength=last + 1))[: last + 1]
    return [round(float(houses) / max(1, int(mine.sum())), 3) for houses in built]


def cities(n: Numbers, mine: Flags) -> list[dict[str, Any]]:
    """Return where and when houses are built: for every city how often a seat builds there, and in which round."""
    own = mine[n.house_game, n.house_seat]
    seats = max(1, int(mine.sum()))
    found = []
    for city, place in enumerate(data.board(n.plan.board).cities):
        here = n.house_round[own & (n.house_city == city)]
        found.append({"city": place.name, "share": round(len(here) / seats, 5), "round": mean_of(here)})
    return found
