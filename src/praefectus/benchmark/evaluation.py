"""Evaluate an agent: play the matches of a suite on all cores and report shares, ranks, points and a rating."""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from praefectus.agents.network.installed import networks
from praefectus.agents.network.translation import layout_mark
from praefectus.arena.agents import agent as arena_agent
from praefectus.arena.agents import sources_of
from praefectus.arena.loop.compiled import play_on
from praefectus.arena.plan import Piece, Plan, piece_size
from praefectus.arena.play import play_piece
from praefectus.arena.ratings import Z95, wilson
from praefectus.arena.store import as_parquet, hashes_of, networks_of, write_whole
from praefectus.benchmark.rating import RatedGame, rated
from praefectus.benchmark.suites import BenchmarkError, Match, Suite, of_another_network, scale, suite
from praefectus.game.provenance import begun, program

FORMAT, VERSION = "praefectus-evaluation", 1
LARGEST_PIECE = 48  # games: small enough to share the work among cores, large enough for the network
Progress = Callable[[int], None]
Array = npt.NDArray[Any]


def prepare(agent: str, chosen: Suite, report: Callable[[int, int], None] = lambda done, total: None) -> None:
    """Check the agent and its opponents, and compile what they need."""
    if of_another_network(networks_of([match.against for match in chosen.matches if not match.solo])):
        raise BenchmarkError("evaluate-other-network", folder=str(networks()), suite=chosen.name)
    play_on().prepare(report)
    for name in dict.fromkeys([agent, *(match.against for match in chosen.matches if not match.solo)]):
        arena_agent(name).prepare(report)


def total_games(agent: str, chosen: Suite) -> int:
    return sum(plan.total for match in chosen.matches for plan in match.plans(agent, chosen.seed))


def evaluate(
    agent: str,
    suite_name: str = "quick",
    *,
    title: str | None = None,
    workers: int | None = None,
    folder: Path | None = None,
    progress: Progress = lambda done: None,
) -> dict[str, Any]:
    """Play a suite and return the result, unsigned; with a folder, a stopped evaluation continues from it."""
    chosen = suite(suite_name)
    where, began, sources = begun(), time.perf_counter(), sources_of([agent])
    plans = [match.plans(agent, chosen.seed) for match in chosen.matches]
    tables = played([plan for each in plans for plan in each], workers, folder, progress)
    if sources_of([agent]) != sources:
        raise BenchmarkError("evaluate-agent-changed", agent=agent)
    matches, rating_games = [], []
    for match, each in zip(chosen.matches, plans, strict=True):
        games = [Games(plan, next(tables)) for plan in each]
        matches.append(match_result(match, games))
        rating_games += [game for part in games for game in part.for_rating(match.against)]
    rating = rated(rating_games, chosen.seed)
    low, high = rating.interval
    opponents = list(dict.fromkeys(match.against for match in chosen.matches if not match.solo))
    modules = tuple(dict.fromkeys(name for each in plans for plan in each for name in plan.modules))
    return {
        "format": FORMAT,
        "version": VERSION,
        "agent": agent,
        "title": title or agent,
        "suite": chosen.name,
        "suite_version": chosen.version,
        "suite_mark": chosen.mark,
        "scale": scale(),
        **program(modules),
        "layout": layout_mark(),
        **hashes_of(list(dict.fromkeys([agent, *opponents]))),
        "begun": where,
        "seconds": round(time.perf_counter() - began, 1),
        "games": sum(match["games"] for match in matches),
        "total": total(matches),
        "rating": {
            "mu": round(rating.mu, 2),
            "sigma": round(rating.sigma, 3),
            "low": round(low, 2),
            "high": round(high, 2),
            "games": len(rating_games),
        },
        "matches": matches,
    }


class Games:
    """The games of one plan from the agent's side: whether it won, its rank, its points and the others'."""

    def __init__(self, plan: Plan, table: pa.Table) -> None:
        self.plan, self.count = plan, len(table)
        parties = plan.configuration.parties

        def column(name: str) -> Array:
            values: Any = table[name].combine_chunks()
            return np.asarray(values.flatten().to_numpy(zero_copy_only=False)).reshape(self.count, parties)

        numbers = np.asarray(table["game"].to_numpy())
        own = np.array([plan.first_seats[int(number) % plan.sides] for number in numbers])
        games = np.arange(self.count)
        ranks, sides = column("rank"), sorted(set(plan.side_of))
        self.deals = np.asarray(table["deal"].to_numpy())
        self.won, self.rank = column("won")[games, own].astype(float), ranks[games, own].astype(float)
        self.points = column("points")[games, own].astype(float)
        self.seconds = float(column("seconds")[games, own].sum())
        self.turns = float(np.asarray(table["turns"].to_numpy()).sum()) / max(1, plan.seats)
        self.other_ranks = [
            tuple(int(ranks[game, side]) for side in sides if side != plan.side_of[own[game]]) for game in games
        ]
        others = (np.arange(parties)[None] != own[:, None]) & (
            np.array(plan.side_of)[None] != np.array(plan.side_of)[own][:, None]
        )
        self.points_against = np.where(others, column("points"), 0).sum(1) / others.sum(1)
        self.check = hashlib.sha256()
        logs: Any = table["log"].to_pylist()
        for log in logs:
            self.check.update(np.asarray(log, np.int16).tobytes())

    def for_rating(self, against: str) -> Iterator[RatedGame]:
        """Games against an opponent of the published scale."""
        published = scale().get(against)
        if published is not None:
            for rank, others in zip(self.rank, self.other_ranks, strict=True):
                yield RatedGame(int(rank), others, published)


def match_result(match: Match, games: Sequence[Games]) -> dict[str, Any]:
    """One match in numbers; means have the interval of their deals, whose rotations belong together."""
    deals = np.concatenate([part.deals + number * 1_000_000 for number, part in enumerate(games)])
    won = np.concatenate([part.won for part in games])
    low, high = wilson(int(won.sum()), len(won))
    check = hashlib.sha256(b"".join(part.check.digest() for part in games)).hexdigest()[:16]
    turns = sum(part.turns for part in games)
    return {
        "task": match.task,
        "against": match.against,
        "games": len(won),
        "wins": int(won.sum()),
        "share": {"mean": round(float(won.mean()), 5), "low": round(low, 5), "high": round(high, 5)},
        "even": None if match.solo else round(1 / games[0].plan.sides, 5),
        "rank": with_interval(np.concatenate([part.rank for part in games]), deals),
        "points": with_interval(np.concatenate([part.points for part in games]), deals),
        "points_against": with_interval(np.concatenate([part.points_against for part in games]), deals),
        "seconds_per_turn": round(sum(part.seconds for part in games) / max(1.0, turns), 6),
        "check": check,
    }


def with_interval(values: Array, deals: Array) -> dict[str, float]:
    """The mean with its 95% interval, from the means of the deals."""
    _, places = np.unique(deals, return_inverse=True)
    counts = np.bincount(places)
    means = np.bincount(places, weights=values) / counts
    error = float(means.std(ddof=1)) / math.sqrt(len(means)) if len(means) > 1 else math.inf
    mean = float(values.mean())
    width = Z95 * error if math.isfinite(error) else 0.0
    return {"mean": round(mean, 3), "low": round(mean - width, 3), "high": round(mean + width, 3)}


def total(matches: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The means over the matches, each of which counts the same."""
    found = {}
    for name in ("share", "rank", "points"):
        mean = sum(match[name]["mean"] for match in matches) / len(matches)
        widths = [(match[name]["high"] - match[name]["low"]) / 2 for match in matches]
        width = math.sqrt(sum(each * each for each in widths)) / len(matches)
        found[name] = {"mean": round(mean, 4), "low": round(mean - width, 4), "high": round(mean + width, 4)}
    return found


# playing


def played(plans: Sequence[Plan], workers: int | None, folder: Path | None, progress: Progress) -> Iterator[pa.Table]:
    """The games of each plan in order, played in pieces by processes that share all of them."""
    done: dict[tuple[int, int], pa.Table] = {}
    waiting: list[tuple[int, Piece]] = []
    for number, plan in enumerate(plans):
        for piece in pieces_of(plan):
            kept = read_piece(folder, number, piece)
            if kept is None:
                waiting.append((number, piece))
            else:
                done[number, piece.first] = kept
    finished = sum(map(len, done.values()))
    progress(finished)
    for (number, piece), table in play_all(plans, waiting, workers or os.cpu_count() or 1):
        done[number, piece.first] = table
        if folder is not None:
            write_whole(place_of(folder, number, piece), as_parquet(table), finished)
        finished += piece.count
        progress(finished)
    for number, plan in enumerate(plans):
        yield pa.concat_tables([done[number, piece.first] for piece in pieces_of(plan)])


def pieces_of(plan: Plan) -> list[Piece]:
    """The games of a plan in small pieces."""
    size = min(LARGEST_PIECE, piece_size(plan.agents))
    return [Piece(first, min(size, plan.total - first)) for first in range(0, plan.total, size)]


def play_all(
    plans: Sequence[Plan], waiting: Sequence[tuple[int, Piece]], workers: int
) -> Iterator[tuple[tuple[int, Piece], pa.Table]]:
    if workers == 1 or len(waiting) < 2:
        yield from (((number, piece), play_piece(plans[number], piece)) for number, piece in waiting)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(waiting)), mp_context=context) as pool:
        futures: dict[Future[pa.Table], tuple[int, Piece]] = {
            pool.submit(play_piece, plans[number], piece): (number, piece) for number, piece in waiting
        }
        try:
            while futures:
                ready, _ = wait(futures, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield futures.pop(future), future.result()
        except BrokenProcessPool:
            raise BenchmarkError("evaluate-worker-ended") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def place_of(folder: Path, number: int, piece: Piece) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{number:03}-{piece.first:06}-{piece.count}.parquet"


def read_piece(folder: Path | None, number: int, piece: Piece) -> pa.Table | None:
    """A piece that an earlier run has finished."""
    file = None if folder is None else place_of(folder, number, piece)
    if file is None or not file.exists():
        return None
    table = pq.read_table(file)
    return table if len(table) == piece.count else None
