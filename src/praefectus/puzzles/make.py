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
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from praefectus.agents.training.playouts import Ended, gpu_there, play_to_end
from praefectus.engine.arrays import GAME_DTYPE, light_game
from praefectus.engine.interpreted import copy_of, packed
from praefectus.game import Configuration, Game, configure
from praefectus.game.state import board_of, new_state
from praefectus.puzzles import source_games
from praefectus.puzzles.gates import CLEAR, Share, gap, leads, stands
from praefectus.puzzles.turns import Ahead, Turn, followed, found_turns
from praefectus.rules.record import GameRecord
from praefectus.rules.turn import choose

GAMES, POSITIONS, FIRST, SECOND, TURNS, THIRD, LAST = (
    f"{name}.jsonl" for name in ("games", "positions", "first", "second", "turns", "third", "last")
)
A_GAME = 14  # positions of a game
AT_FIRST_COPIES, FIRST_COPIES, SECOND_COPIES, AGAIN_COPIES, THIRD_COPIES = 4, 12, 48, 192, 48
LAST_COPIES, OTHER_COPIES = 768, 256  # at the usual temperature, twice; and at the others
DECIDED = 0.04  # the game is lost or won already
CLOSE = 12.0  # points between nearly won and nearly lost
FIRST_LEAD, SECOND_LEAD, THIRD_LEAD = 0.04, 0.05, 0.06
CARDS_AGAIN = 3  # of a position, in the second stage
OF_BEST, OF_OTHERS = 8, 2  # turns of the best card, of every other one
LAST_OF_BEST, LAST_OF_OTHERS = 3, 2  # turns that are played most often
AT_ONCE = 1200  # positions
Key = str
Line = dict[str, Any]
T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True)
class Limits:
    """When each of the four stages ends, in seconds from the beginning; what is left then waits for another run."""

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


def make_games(
    folder: Path, games: int, seed: int, progress: Callable[[int], None] = lambda done: None, processes: int = 1
) -> None:
    """Play the games in which puzzles are looked for; what is there already is not played again.

    With a GPU they are played side by side by the network, else by the arena, with weaker seats too.
    """
    there = Lines(folder / GAMES)
    known = {(line["setting"], line["seed"]) for line in there.lines}
    wanted = [(setting, n) for setting, n in source_games.numbers_of_games(games) if (setting.name, seed) not in known]
    if gpu_there() and wanted:
        outlines = list(source_games.outlines(wanted, seed))
        logs = zip(outlines, mapped(source_games.log_of, outlines, processes), strict=True)
        played = [(outline.setting, log) for outline, log in logs if log is not None]
        for setting, _ in wanted:
            there.add(_lines_of(setting, seed, (log for each, log in played if each == setting)))
        return
    for setting, count in wanted:
        there.add(_lines_of(setting, seed, source_games.played(setting, count, seed, progress)))


def _lines_of(setting: source_games.Setting, seed: int, logs: Iterable[list[int]]) -> Iterator[Line]:
    for number, log in enumerate(logs):
        yield {
            "key": f"{setting.name}:{seed}:{number}",
            "setting": setting.name,
            "seed": seed,
            "board": setting.board,
            "seats": setting.seats,
            "modules": list(setting.modules),
            "log": log,
        }


class Maker:
    """A run of the stages in one folder."""

    def __init__(self, folder: Path, seed: int = 1, limits: Limits | None = None, device: str | None = None) -> None:
        self.folder, self.seed, self.limits, self.device = folder, seed, limits or Limits(), device
        self.began = time.monotonic()
        self.games = {line["key"]: line for line in Lines(folder / GAMES).lines}
        self.positions = Lines(folder / POSITIONS)
        self.found: dict[Key, Found] = {}
        self.played = 0  # games to the end

    def run(self, say: Callable[[str], None] = lambda said: None) -> None:
        self.choose_positions()
        say(f"{len(self.positions.lines)} positions, {time.monotonic() - self.began:.0f} s")
        stages = (self.first, self.second, self.third, self.last)
        for stage, seconds in zip(stages, self.limits.stages, strict=True):
            looked, passed = stage(self.began + seconds)
            spent = time.monotonic() - self.began
            say(f"{stage.__name__}: {looked} looked at, {passed} passed; {self.played} games to the end, {spent:.0f} s")

    def choose_positions(self) -> None:
        """Beginnings of turns, from all games."""
        done = {line["game"] for line in self.positions.lines}
        waiting = [line for key, line in self.games.items() if key not in done]
        asked = [(line, f"{self.seed} {line['key']}") for line in waiting]
        for line, states in zip(waiting, mapped(states_of, asked, self.limits.processes), strict=True):
            key = line["key"]
            self.positions.add({"key": f"{key}@{state}", "game": key, "state": state} for state in states)
        states_in: dict[Key, list[int]] = {}
        for line in self.positions.lines:
            states_in.setdefault(line["game"], []).append(int(line["state"]))
        found = mapped(
            found_in, [(self.games[key], states) for key, states in states_in.items()], self.limits.processes
        )
        for key, each in zip(states_in, found, strict=True):
            self.found.update((f"{key}@{state}", position) for state, position in each)

    def _known(self, key: Key, states: Sequence[int]) -> bool:
        return all(f"{key}@{state}" in self.found for state in states)

    def board(self, key: Key) -> str:
        return str(self.games[key.rsplit("@", 1)[0]]["board"])

    # the stages

    def first(self, until: float) -> tuple[int, int]:
        """A few games of every card; more where the game is open."""
        there, keys = Lines(self.folder / FIRST), [line["key"] for line in self.positions.lines]
        random.Random(self.seed).shuffle(keys)
        for part in self._parts(keys, there, until):
            once = self._cards(part, [self.found[key].cards for key in part], AT_FIRST_COPIES, self.seed)
            open_ = [line["key"] for line in once if maybe_open(line)]
            again = self._cards(open_, [self.found[key].cards for key in open_], FIRST_COPIES, self.seed + 10)
            there.add(together(once, again))
        return len(there.lines), sum(self._promising(line) for line in there.lines)

    def _promising(self, line: Line) -> bool:
        return bool(line["cards"][0][2] > AT_FIRST_COPIES and leads(chances_of(line), FIRST_LEAD))

    def second(self, until: float) -> tuple[int, int]:
        """More games of the best cards, with other luck; and more again of the best two of those that still lead."""
        there, before = Lines(self.folder / SECOND), Lines(self.folder / FIRST)
        promising = sorted((line for line in before.lines if self._promising(line)), key=lead_of)[::-1]
        best = {line["key"]: ordered(chances_of(line))[:CARDS_AGAIN] for line in promising}
        for part in self._parts(list(best), there, until):
            once = self._cards(part, [best[key] for key in part], SECOND_COPIES, self.seed + 1)
            clear = [line for line in once if leads(chances_of(line), SECOND_LEAD)]
            two = [ordered(chances_of(line))[:2] for line in clear]
            again = self._cards([line["key"] for line in clear], two, AGAIN_COPIES, self.seed + 11)
            there.add(together(once, again))
        return len(there.lines), len(self._after_second(there))

    def _after_second(self, there: Lines) -> list[Key]:
        often = [line for line in there.lines if max(played for *_, played in line["cards"]) > SECOND_COPIES]
        clear = [line for line in often if leads(chances_of(line), SECOND_LEAD)]
        return [line["key"] for line in sorted(clear, key=lead_of, reverse=True)]

    def third(self, until: float) -> tuple[int, int]:
        """Whole turns of every card."""
        turns, there = Lines(self.folder / TURNS), Lines(self.folder / THIRD)
        second = Lines(self.folder / SECOND)
        keys = self._after_second(second)
        best = {line["key"]: ordered(chances_of(line))[0] for line in second.lines}
        missing = [key for key in keys if key not in turns.done]
        asked = [(self.found[key].record, self.board(key), best[key], f"{self.seed} {key}") for key in missing]
        found = mapped(turns_of, asked, self.limits.processes)
        turns.add({"key": key, "lines": lines} for key, lines in zip(missing, found, strict=True))
        lines_of = {line["key"]: line["lines"] for line in turns.lines if line["lines"]}
        for part in self._parts([key for key in keys if key in lines_of], there, until, fewer=4):
            there.add(self._turns(part, [lines_of[key] for key in part], THIRD_COPIES, 1.0, self.seed + 2))
        return len(there.lines), len(self._after_third(there))

    def _after_third(self, there: Lines) -> dict[Key, list[list[int]]]:
        """The turns that are played most: the best ones of the best card, and the best ones with other cards."""
        found = {}
        for line in sorted(there.lines, key=turn_lead_of, reverse=True):
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
        for part in self._parts(list(wanted), there, until, fewer=20):
            once = self._turns(part, [wanted[key] for key in part], LAST_COPIES, 1.0, self.seed + 3)
            again = [line["key"] for line in once if still_leads(line)]
            more = {line["key"]: {"key": line["key"], "1.0": line["turns"]} for line in once}
            lines = [wanted[key] for key in again]
            for name, copies, heat, seed in (
                ("again", LAST_COPIES, 1.0, self.seed + 4),
                ("0.5", OTHER_COPIES, 0.5, self.seed + 5),
                ("1.5", OTHER_COPIES, 1.5, self.seed + 6),
            ):
                for line in self._turns(again, lines, copies, heat, seed):
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
        """How well each card does in so many games."""
        if not keys:
            return []
        found = [self.found[key] for key in keys]
        games = array_of([each.record for each in found])
        games = np.repeat(games, [len(each) for each in cards])
        boards = [self.board(key) for key, each in zip(keys, cards, strict=True) for _ in each]
        seats = [position.seat for position, each in zip(found, cards, strict=True) for _ in each]
        actions = [card for each in cards for card in each]
        ended = self._play(games, boards, copies, 0.7, seed, actions)
        won = [round(float(nearly_won(ended, number, seat).sum()), 2) for number, seat in enumerate(seats)]
        shares = iter(zip(actions, won, [copies] * len(won), strict=True))
        return [{"key": key, "cards": [next(shares) for _ in each]} for key, each in zip(keys, cards, strict=True)]

    def _turns(
        self, keys: Sequence[Key], lines: Sequence[Sequence[list[int]]], copies: int, heat: float, seed: int
    ) -> list[Line]:
        """How well each turn does in so many games."""
        if not keys:
            return []
        asked = [(self.found[key].record, self.board(key), each) for key, each in zip(keys, lines, strict=True)]
        ends = [end for each in mapped(ends_of, asked, self.limits.processes) for end in each]
        boards = [self.board(key) for key, each in zip(keys, lines, strict=True) for _ in each]
        seats = [self.found[key].seat for key, each in zip(keys, lines, strict=True) for _ in each]
        ended = self._play(array_of(ends), boards, copies, heat, seed)
        shares = iter(
            (line, int(ended.won[number, :, seat].sum()), copies, *means_of(ended, number))
            for number, (line, seat) in enumerate(zip((line for each in lines for line in each), seats, strict=True))
        )
        return [{"key": key, "turns": [next(shares) for _ in each]} for key, each in zip(keys, lines, strict=True)]

    def _play(
        self, games: Any, boards: list[str], copies: int, heat: float, seed: int, actions: list[int] | None = None
    ) -> Ended:
        self.played += len(boards) * copies
        return play_to_end(games, boards, copies, temperature=heat, seed=seed, actions=actions, device=self.device)


# what a stage says of a position


def nearly_won(ended: Ended, number: int, seat: int) -> NDArray[np.float64]:
    """For every copy 1 where the seat is far ahead at the end, 0 where it is far behind, and between them in between.

    A close end says as much about two cards as a clear one: so fewer games tell them apart.
    """
    points = ended.points[number].astype(np.float64)
    others = np.delete(points, seat, 1).max(1)
    return np.asarray(1 / (1 + np.exp((others - points[:, seat]) / CLOSE)))


def together(once: Sequence[Line], again: Sequence[Line]) -> Iterator[Line]:
    """The lines of two runs, the games of both added up; the second has not all positions, nor all cards."""
    more = {line["key"]: {card: (won, played) for card, won, played in line["cards"]} for line in again}
    for line in once:
        added = more.get(line["key"], {})
        cards = [(card, won, played, *added.get(card, (0.0, 0))) for card, won, played in line["cards"]]
        yield {"key": line["key"], "cards": [(card, a + c, b + d) for card, a, b, c, d in cards]}


def maybe_open(line: Line) -> bool:
    """Is the game not decided, whatever card is played?"""
    won = sum(won for _, won, _ in line["cards"])
    return bool(DECIDED <= won / sum(played for *_, played in line["cards"]) <= 1 - DECIDED)


def chances_of(line: Line) -> dict[int, float]:
    return {card: won / played for card, won, played in line["cards"]}


def ordered(chances: dict[int, float]) -> list[int]:
    return sorted(chances, key=lambda card: -chances[card])


def lead_of(line: Line) -> float:
    first, second, *_ = sorted([*chances_of(line).values(), 0.0], reverse=True)
    return first - second


def turn_lead_of(line: Line) -> float:
    best, rival = rival_of(line["turns"])
    return float(best[1] / best[2] - rival[1] / rival[2])


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


class Found(NamedTuple):
    """A position: its record in memory, whose turn it is, and the cards that may be played."""

    record: bytes
    seat: int
    cards: list[int]


def array_of(found: Sequence[bytes]) -> NDArray[np.void]:
    """Records in memory as an array."""
    return np.frombuffer(b"".join(found), GAME_DTYPE).copy()


def mapped(function: Callable[[T], U], asked: Sequence[T], processes: int) -> list[U]:
    """The function of each, on several cores."""
    if processes == 1 or len(asked) < 2:
        return [function(each) for each in asked]
    return list(_pool(processes).map(function, asked, chunksize=max(1, len(asked) // (8 * processes))))


@lru_cache(1)
def _pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, get_context("spawn"))


# what the other processes do


def states_of(asked: tuple[Line, str]) -> list[int]:
    """The states of a game that are looked at."""
    line, seed = asked
    return source_games.beginnings(configuration_of(line), line["log"], A_GAME, random.Random(seed))


def found_in(asked: tuple[Line, list[int]]) -> list[tuple[int, Found]]:
    """The positions of a game at these states."""
    line, states = asked
    found = []
    for state, g in positions_of(line, set(states)):
        ahead = Ahead.of(g, line["board"])
        found.append((state, Found(packed(g), ahead.seat, ahead.legal())))
    return found


def _position(record: bytes) -> GameRecord:
    return light_game(np.frombuffer(record, GAME_DTYPE)[0])


@lru_cache(1)
def _network() -> Any:
    from praefectus.agents.network.learned import standard_network

    return standard_network()


def turns_of(asked: tuple[bytes, str, int, str]) -> list[list[int]]:
    """The turns of a position that are judged: several of every card, more of the best one; none where chance rules."""
    record, board, best, seed = asked
    found: list[Turn] = _network().think(found_turns(_position(record), board, random.Random(seed)))
    chosen: list[list[int]] = []
    for card in {turn.card: None for turn in found}:
        most = OF_BEST if card == best else OF_OTHERS
        chosen += [list(turn.line) for turn in found if turn.card == card][:most]
    return chosen if any(line[0] == best for line in chosen) and len({line[0] for line in chosen}) > 1 else []


def ends_of(asked: tuple[bytes, str, Sequence[list[int]]]) -> list[bytes]:
    """Where turns lead."""
    record, board, lines = asked
    ends = []
    for line in lines:
        turn = followed(_position(record), board, line)
        assert turn is not None
        ends.append(packed(turn.end))
    return ends
