"""Makes candidates for puzzles: positions of games go through finer and finer sieves, and what is left is clear.

1. Every card of a position is played to the end a few times; most positions have no card that leads.
2. What leads is played again with other luck, more often.
3. The turns of every card are found, and each is played to the end.
4. The best turns and their rivals are played often: at three temperatures, and with other luck.

Every stage writes a file of lines in the folder. What is there is not computed again, so a stopped run goes on.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from praefectus.agents.training.playouts import Ended, play_to_end, records
from praefectus.engine.interpreted import copy_of
from praefectus.game import Configuration, Game, configure
from praefectus.game.state import board_of, new_state
from praefectus.puzzles import source_games
from praefectus.puzzles.gates import CLEAR, Share, gap, leads, stands
from praefectus.puzzles.turns import Turn, followed, found_turns
from praefectus.rules.record import GameRecord
from praefectus.rules.turn import choose, is_chance

GAMES, POSITIONS, FIRST, SECOND, TURNS, THIRD, LAST = (
    f"{name}.jsonl" for name in ("games", "positions", "first", "second", "turns", "third", "last")
)
A_GAME = 14  # positions of a game
FIRST_COPIES, SECOND_COPIES, THIRD_COPIES = 24, 160, 96
LAST_COPIES, OTHER_COPIES = 1024, 512  # at the usual temperature, twice; and at the others
FIRST_LEAD, SECOND_LEAD, THIRD_LEAD = 0.10, 0.07, 0.07
CARDS_AGAIN = 4  # of a position, in the second stage
OF_BEST, OF_OTHERS = 10, 3  # turns of the best card, of every other one
LAST_OF_BEST, LAST_OF_OTHERS = 4, 2  # turns that are played most often
AT_ONCE = 1000  # positions
Key = str
Line = dict[str, Any]


@dataclass(frozen=True)
class Limits:
    """How long each of the four stages may take, in seconds; what is not looked at then is left for another run."""

    stages: tuple[float, float, float, float] = (1e9, 1e9, 1e9, 1e9)
    at_once: int = AT_ONCE
    processes: int = 1


class Lines:
    """A file with a line for every position that a stage has dealt with."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: list[Line] = []
        if path.exists():
            self.lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]

    @property
    def done(self) -> set[Key]:
        return {line["key"] for line in self.lines}

    def add(self, lines: Iterable[Line]) -> None:
        new = list(lines)
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(line, separators=(",", ":")) + "\n" for line in new)
        self.lines += new


def make_games(folder: Path, games: int, seed: int, progress: Callable[[int], None] = lambda done: None) -> None:
    """Play the games in which puzzles are looked for; set-ups that are there already are not played again."""
    there = Lines(folder / GAMES)
    known = {(line["setting"], line["seed"]) for line in there.lines}
    for setting, count in source_games.numbers_of_games(games):
        if (setting.name, seed) in known:
            progress(count)
            continue
        there.add(
            {
                "key": f"{setting.name}:{seed}:{number}",
                "setting": setting.name,
                "seed": seed,
                "board": setting.board,
                "seats": setting.seats,
                "modules": list(setting.modules),
                "log": game.log,
            }
            for number, game in enumerate(source_games.played(setting, count, seed, progress))
        )


class Maker:
    """A run of the stages in one folder."""

    def __init__(self, folder: Path, seed: int = 1, limits: Limits | None = None, device: str | None = None) -> None:
        self.folder, self.seed, self.limits, self.device = folder, seed, limits or Limits(), device
        self.games = {line["key"]: line for line in Lines(folder / GAMES).lines}
        self.positions = Lines(folder / POSITIONS)
        self._records: dict[Key, GameRecord] = {}

    def run(self, say: Callable[[str], None] = lambda said: None) -> None:
        self.choose_positions()
        say(f"{len(self.positions.lines)} positions")
        stages = (self.first, self.second, self.third, self.last)
        for stage, seconds in zip(stages, self.limits.stages, strict=True):
            began = time.monotonic()
            looked, passed = stage(began + seconds)
            say(f"{stage.__name__}: {looked} looked at, {passed} passed, {time.monotonic() - began:.0f} s")

    def choose_positions(self) -> None:
        """Beginnings of turns, from all games."""
        done = {line["game"] for line in self.positions.lines}
        for key, line in self.games.items():
            if key in done:
                continue
            chance = random.Random(f"{self.seed} {key}")
            states = source_games.beginnings(game_of(line), A_GAME, chance)
            self.positions.add({"key": f"{key}@{state}", "game": key, "state": state} for state in states)

    def record(self, key: Key) -> GameRecord:
        """The position; all of a game are found together."""
        if key not in self._records:
            game = key.rsplit("@", 1)[0]
            states = {int(line["state"]) for line in self.positions.lines if line["game"] == game}
            for state, g in positions_of(self.games[game], states):
                self._records[f"{game}@{state}"] = g
        return self._records[key]

    def board(self, key: Key) -> str:
        return str(self.games[key.rsplit("@", 1)[0]]["board"])

    # the stages

    def first(self, until: float) -> tuple[int, int]:
        """A few games of every card."""
        there, keys = Lines(self.folder / FIRST), [line["key"] for line in self.positions.lines]
        random.Random(self.seed).shuffle(keys)
        for part in self._parts(keys, there, until):
            cards = [legal_cards(self.record(key), self.board(key)) for key in part]
            there.add(self._cards(part, cards, FIRST_COPIES, self.seed))
        return len(there.lines), sum(leads(chances_of(line), FIRST_LEAD) for line in there.lines)

    def second(self, until: float) -> tuple[int, int]:
        """More games of the best cards, with other luck."""
        there, before = Lines(self.folder / SECOND), Lines(self.folder / FIRST)
        promising = sorted((line for line in before.lines if leads(chances_of(line), FIRST_LEAD)), key=lead_of)[::-1]
        best = {line["key"]: ordered(chances_of(line))[:CARDS_AGAIN] for line in promising}
        for part in self._parts(list(best), there, until):
            there.add(self._cards(part, [best[key] for key in part], SECOND_COPIES, self.seed + 1))
        return len(there.lines), len(self._after_second(there))

    def _after_second(self, there: Lines) -> list[Key]:
        before = {line["key"]: ordered(chances_of(line))[0] for line in Lines(self.folder / FIRST).lines}
        clear = [line for line in there.lines if leads(chances_of(line), SECOND_LEAD)]
        same = [line for line in clear if ordered(chances_of(line))[0] == before[line["key"]]]
        return [line["key"] for line in sorted(same, key=lead_of, reverse=True)]

    def third(self, until: float) -> tuple[int, int]:
        """Whole turns of every card."""
        turns, there = Lines(self.folder / TURNS), Lines(self.folder / THIRD)
        second = Lines(self.folder / SECOND)
        keys = self._after_second(second)
        best = {line["key"]: ordered(chances_of(line))[0] for line in second.lines}
        missing = [key for key in keys if key not in turns.done]
        asked = [
            (self.games[key.rsplit("@", 1)[0]], int(key.rsplit("@", 1)[1]), best[key], self.seed) for key in missing
        ]
        turns.add({"key": key, "lines": lines} for key, lines in zip(missing, self._mapped(asked), strict=True))
        lines_of = {line["key"]: line["lines"] for line in turns.lines if line["lines"]}
        for part in self._parts([key for key in keys if key in lines_of], there, until):
            there.add(self._turns(part, [lines_of[key] for key in part], THIRD_COPIES, 1.0, self.seed + 2))
        return len(there.lines), len(self._after_third(there))

    def _mapped(self, asked: Sequence[tuple[Line, int, int, int]]) -> Iterator[list[list[int]]]:
        if self.limits.processes == 1 or len(asked) < 2:
            yield from map(turns_of, asked)
            return
        with ProcessPoolExecutor(self.limits.processes, get_context("spawn")) as pool:
            yield from pool.map(turns_of, asked, chunksize=4)

    def _after_third(self, there: Lines) -> dict[Key, list[list[int]]]:
        """The turns that are played most: the best ones of the best card, and the best ones with other cards."""
        found = {}
        for line in sorted(there.lines, key=lambda line: -max(won for _, won, *_ in line["turns"])):
            judged = sorted(((won / played, turn) for turn, won, played, *_ in line["turns"]), reverse=True)
            card = judged[0][1][0]
            own = [turn for _, turn in judged if turn[0] == card][:LAST_OF_BEST]
            rivals = [(chance, turn) for chance, turn in judged if turn[0] != card][:LAST_OF_OTHERS]
            if rivals and leads({0: judged[0][0], 1: rivals[0][0]}, THIRD_LEAD):
                found[line["key"]] = own + [turn for _, turn in rivals]
        return found

    def last(self, until: float) -> tuple[int, int]:
        """The best turns and their rivals, often; what no longer leads after the first run is left at that."""
        there = Lines(self.folder / LAST)
        wanted = self._after_third(Lines(self.folder / THIRD))
        for part in self._parts(list(wanted), there, until, fewer=5):
            once = self._turns(part, [wanted[key] for key in part], LAST_COPIES, 1.0, self.seed + 3)
            again = [line["key"] for line in once if still_leads(line)]
            more = {line["key"]: {"key": line["key"], "1.0": line["turns"]} for line in once}
            lines = [wanted[key] for key in again]
            for name, copies, heat, seed in (
                ("again", LAST_COPIES, 1.0, self.seed + 4),
                ("0.5", OTHER_COPIES, 0.5, self.seed + 5),
                ("1.5", OTHER_COPIES, 1.5, self.seed + 6),
            ):
                for line in self._turns(again, lines, copies, heat, seed) if again else []:
                    more[line["key"]][name] = line["turns"]
            there.add(more.values())
        return len(there.lines), len(candidates(self.folder))

    # games to the end

    def _parts(self, keys: Sequence[Key], there: Lines, until: float, fewer: int = 1) -> Iterator[list[Key]]:
        """What is not done yet, so many positions at a time, until the time is up."""
        left = [key for key in keys if key not in there.done]
        size = max(1, self.limits.at_once // fewer)
        for first in range(0, len(left), size):
            if time.monotonic() >= until:
                return
            yield left[first : first + size]

    def _cards(self, keys: Sequence[Key], cards: Sequence[Sequence[int]], copies: int, seed: int) -> list[Line]:
        games = [self.record(key) for key in keys]
        found = np.repeat(records(games), [len(each) for each in cards])
        boards = [self.board(key) for key, each in zip(keys, cards, strict=True) for _ in each]
        seats = [seat_of(g) for g, each in zip(games, cards, strict=True) for _ in each]
        actions = [card for each in cards for card in each]
        won = self._won(found, boards, seats, copies, 0.7, seed, actions)
        shares = iter(zip(actions, won, [copies] * len(won), strict=True))
        return [{"key": key, "cards": [next(shares) for _ in each]} for key, each in zip(keys, cards, strict=True)]

    def _turns(
        self, keys: Sequence[Key], lines: Sequence[Sequence[list[int]]], copies: int, heat: float, seed: int
    ) -> list[Line]:
        ends, boards, seats = [], [], []
        for key, each in zip(keys, lines, strict=True):
            for line in each:
                turn = followed(self.record(key), self.board(key), line)
                assert turn is not None
                ends.append(turn.end)
                boards.append(self.board(key))
                seats.append(seat_of(self.record(key)))
        ended = play_to_end(records(ends), boards, copies, temperature=heat, seed=seed, device=self.device)
        shares = iter(
            (line, int(ended.won[number, :, seat].sum()), copies, *means_of(ended, number))
            for number, (line, seat) in enumerate(zip((line for each in lines for line in each), seats, strict=True))
        )
        return [{"key": key, "turns": [next(shares) for _ in each]} for key, each in zip(keys, lines, strict=True)]

    def _won(
        self, found: Any, boards: list[str], seats: list[int], copies: int, heat: float, seed: int,
        actions: list[int] | None = None,
    ) -> list[int]:  # fmt: skip
        """How many of the copies each seat wins."""
        ended = play_to_end(found, boards, copies, temperature=heat, seed=seed, actions=actions, device=self.device)
        return [int(ended.won[number, :, seat].sum()) for number, seat in enumerate(seats)]


# what a stage says of a position


def chances_of(line: Line) -> dict[int, float]:
    return {card: won / played for card, won, played in line["cards"]}


def ordered(chances: dict[int, float]) -> list[int]:
    return sorted(chances, key=lambda card: -chances[card])


def lead_of(line: Line) -> float:
    first, second, *_ = sorted([*chances_of(line).values(), 0.0], reverse=True)
    return first - second


def rival_of(turns: Sequence[Any]) -> tuple[Any, Any]:
    """The best turn, and the best one with another card."""
    judged = sorted(turns, key=lambda each: -each[1] / each[2])
    return judged[0], next(each for each in judged if each[0][0] != judged[0][0][0])


def means_of(ended: Ended, number: int) -> tuple[float, list[float]]:
    """Turns of the whole game, and points of every seat, in the mean over the copies."""
    return round(float(ended.turns[number].mean()), 2), ended.points[number].mean(0).round(2).tolist()


def still_leads(line: Line) -> bool:
    best, rival = rival_of(line["turns"])
    apart, error = gap(Share(*best[1:3]), Share(*rival[1:3]))
    return apart - error >= CLEAR


def candidates(folder: Path) -> list[Line]:
    """What came through all stages: the key, and every turn with its two runs together, the best first."""
    found = []
    for line in Lines(folder / LAST).lines:
        if "1.5" not in line:
            continue
        runs = [{tuple(turn): Share(won, played) for turn, won, played, *_ in line[name]} for name in ("1.0", "again")]
        both = {turn: runs[0][turn] + runs[1][turn] for turn in runs[0]}
        turns = sorted(both, key=lambda turn: -both[turn].chance)
        best = turns[0]
        rivals = [turn for turn in turns if turn[0] != best[0]]
        heats = [{tuple(turn): Share(won, played) for turn, won, played, *_ in line[name]} for name in ("0.5", "1.5")]
        tempered = [(heat[best], heat[rivals[0]]) for heat in heats]
        if stands([run[best] for run in runs], [run[rivals[0]] for run in runs], tempered):
            means = {tuple(each[0]): each[3:] for each in line["again"]}
            judged = [(list(turn), round(both[turn].chance, 4), *means[turn]) for turn in turns]
            found.append({"key": line["key"], "turns": judged})
    return found


# positions


def configuration_of(line: Line) -> Configuration:
    return configure(line["board"], line["seats"], line["modules"])


def game_of(line: Line, state: int | None = None) -> Game:
    """A game that was played, to its end or to a state."""
    game = Game(configuration_of(line))
    game.follow(line["log"][:state])
    return game


def positions_of(line: Line, states: set[int]) -> Iterator[tuple[int, GameRecord]]:
    """The positions of a game at these states."""
    g, b = new_state(configuration_of(line)), board_of(line["board"])
    for state, entry in enumerate(line["log"]):
        if state in states:
            yield state, copy_of(g)
        choose(g, b, entry)
    if len(line["log"]) in states:
        yield len(line["log"]), copy_of(g)


def seat_of(g: GameRecord) -> int:
    assert not g.over and not is_chance(g)
    return int(g.frame_seat[g.depth - 1])


def legal_cards(g: GameRecord, board: str) -> list[int]:
    from praefectus.puzzles.turns import Ahead

    return Ahead.of(g, board).legal()


@lru_cache(1)
def _network() -> Any:
    from praefectus.agents.network.learned import standard_network

    return standard_network()


def turns_of(asked: tuple[Line, int, int, int]) -> list[list[int]]:
    """The turns of a position that are judged: several of every card, more of the best one; none where chance rules."""
    line, state, best, seed = asked
    ((_, g),) = positions_of(line, {state})
    found: list[Turn] = _network().think(found_turns(g, line["board"], random.Random(f"{seed} {state}")))
    chosen: list[list[int]] = []
    for card in {turn.card for turn in found}:
        most = OF_BEST if card == best else OF_OTHERS
        chosen += [list(turn.line) for turn in found if turn.card == card][:most]
    return chosen if any(line[0] == best for line in chosen) and len({line[0] for line in chosen}) > 1 else []
