"""Thousands of games at once on CPU threads, in NumPy arrays that every step overwrites."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from rich.console import Console

from praefectus.agents.network.observation import FEATURES
from praefectus.engine.arrays import GAME_DTYPE, all_boards, light_game
from praefectus.engine.cpu import Loop
from praefectus.envs.compiled.facts import FACTS
from praefectus.envs.compiled.loops import ALL_LEGAL, CHECK, LOOK, SAMPLE, drive_for, drive_loop, feature_loop
from praefectus.envs.compiled.steps import (
    ACTION_SPACE,
    ASKED,
    BEGIN,
    HELD,
    OWN,
    PLAY_ON,
    SHOW,
    STEP,
    Ends,
    Shown,
    Tables,
)
from praefectus.envs.opponents import Opponents, Playing
from praefectus.envs.settings import Settings, count_of, fresh, is_whole, random_numbers
from praefectus.envs.states import of_board
from praefectus.game import Configuration, Game, IllegalAction, SetupError
from praefectus.rules.actions import family_of
from praefectus.rules.vocabulary import NOBODY, SEATS

OBSERVATIONS = {"facts": FACTS, "features": FEATURES, "none": 0}
SHARE = 128  # games: fewer are not worth a thread
PIECES = 2  # of a thread: a slow one leaves some to the others
SHOWN = 12  # legal actions that a message lists


class Step(NamedTuple):
    """What a step shows: the batch's own arrays, which the next step overwrites."""

    observation: npt.NDArray[np.int8]
    mask: npt.NDArray[np.bool_]
    seat: npt.NDArray[np.int8]
    reward: npt.NDArray[np.float32]
    done: npt.NDArray[np.bool_]


class Batch:
    """Games of one set-up, or of several, that are stepped together; each step is one decision of one seat each.

    `observation`, `mask` and `seat` show the decision that is open in every game. `done` marks the games that the last
    step ended: `reward` and `scores` are theirs, by seat, and with `auto_reset` the next game is dealt already;
    `last_observation` shows how the game looked at its end to your seat that had chosen. With `points` the arrays
    `points` (as they stand) and `gain` (what the last step added to them) are written too. `opponents` play seats
    inside the step: a name for all seats but one of each game, or names by seat; `own` is your seat.
    """

    def __init__(
        self,
        board: str = "imperium",
        seats: int = 4,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        *,
        settings: Sequence[Configuration] | None = None,
        games: int = 4096,
        seed: int | None = None,
        threads: int | None = None,
        observation: str = "facts",
        skip_forced: bool = False,
        auto_reset: bool = True,
        round_limit: int = 0,
        opponents: Playing = None,
        points: bool = False,
    ) -> None:
        self.settings = Settings.of(board, seats, modules, options, settings)
        self.games = count_of("games", games)
        wanted = count_of("threads", os.cpu_count() or 1 if threads is None else threads)
        self.threads = min(wanted, max(1, self.games // SHARE))
        if observation not in OBSERVATIONS:
            raise SetupError(f"There is no observation '{observation}'; there are {', '.join(OBSERVATIONS)}.")
        self._how = int(skip_forced), int(auto_reset), count_of("rounds", round_limit, least=0)
        self._features = observation == "features"
        self.observation = np.zeros((games, OBSERVATIONS[observation]), np.int8)
        self._rows = np.zeros((games, 0), np.int8) if self._features else self.observation
        self.seat = np.full(games, NOBODY, np.int8)
        self.reward = np.zeros((games, SEATS), np.float32)
        self.scores = np.zeros((games, SEATS), np.int16)
        self.players = self.settings.players_of(games)
        self._opponents = Opponents.of(opponents, self.settings, games)
        self.own = self._opponents.own
        self.points = np.zeros((games, SEATS if points else 1), np.int16)
        self.gain = np.zeros_like(self.points)
        facts = auto_reset and observation == "facts"
        self.last_observation = np.zeros((games, FACTS if facts else 1), np.int8)
        self._viewers = np.zeros(games, np.int8)
        self._mask = np.zeros((games, ACTION_SPACE), np.uint8)
        self._ended, self._stopped = np.zeros(games, np.uint8), np.zeros(games, np.uint8)
        self._states = np.zeros(games, GAME_DTYPE)
        self._board_of = self.settings.boards_of(games)
        self._templates = self.settings.templates()
        self._choices = np.zeros((games, ACTION_SPACE + 1), np.int16)
        self._actions = np.zeros(games, np.int64)
        self._begin()
        self.reset(fresh(seed))

    def _begin(self) -> None:
        """What a copy needs of its own: views of its arrays, threads, the compiled steps."""
        self.mask, self.done, self.stopped = (a.view(np.bool_) for a in (self._mask, self._ended, self._stopped))
        if not self._features:
            self._rows = self.observation
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._shown = Step(self.observation, self.mask, self.seat, self.reward, self.done)
        modules = int(np.bitwise_or.reduce(self._templates["modules"]))
        self._drive = prepared(drive_for(modules, self.games))
        self._look = prepared(feature_loop()) if self._features or self._opponents.asked else None

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the threads, the compiled steps, and views of other arrays; a network is loaded again."""
        left_out = {"mask", "done", "stopped", "_pool", "_shown", "_drive", "_look"}
        return {name: value for name, value in self.__dict__.items() if name not in left_out}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._begin()

    def reset(self, seed: int | None = None) -> Step:
        """Deal new games: from a seed, or with the current random generator."""
        if seed is not None:
            self._randoms = random_numbers(seed, self.games)
            self._choosers = random_numbers(seed, self.games, stream=1)
            self._whims = np.random.default_rng(abs(seed))  # NumPy takes no negative ones
        self._ended[:] = 1  # so that old rewards are forgotten
        self._run(BEGIN)
        return self._shown

    def sit(self, seat: int) -> None:
        """Take this seat in every game, from the next reset on; who played it plays yours."""
        controls = self._opponents.controls
        if not is_whole(seat) or not 0 <= seat < int(self.players.min()):
            raise SetupError(f"There is no seat {seat!r}; seats are 0 to {int(self.players.min()) - 1}.")
        games = np.arange(self.games)
        controls[games, self.own], controls[games, seat] = controls[games, seat].copy(), OWN
        self.own[:] = seat

    def load(self, states: npt.NDArray[np.void]) -> Step:
        """Continue from these records, one for each game, as `states` returned them, with new random draws."""
        if not isinstance(states, np.ndarray) or states.shape != (self.games,) or states.dtype != GAME_DTYPE:
            known = isinstance(states, np.ndarray)
            given = f"{states.dtype.name} of shape {states.shape}" if known else repr(states)
            raise SetupError(
                f"The states must be {self.games} records of games, as batch.states gives them, not {given}."
            )
        for field in ("seats", "modules", "options"):
            wrong = np.flatnonzero(states[field] != np.resize(self._templates[field], self.games))
            if len(wrong):
                raise SetupError(
                    f"State {wrong[0]} is of a game with other {field} than game {wrong[0]} of this batch."
                )
        count = len(self.settings.configurations)
        for number, setting in enumerate(self.settings.configurations):
            stray = np.flatnonzero(~of_board(states[number::count], self._templates[[number]], setting.board))
            if len(stray):
                wrong = number + count * stray
                raise SetupError(
                    f"State {wrong[0]} is of a game on another board than {setting.board}, "
                    f"which game {wrong[0]} of this batch is played on."
                )
        self._states[:] = states
        self._ended[:] = 1
        self._run(SHOW)
        return self._shown

    def game(self, number: int) -> Game:
        """A copy of one of the games as a `Game`, with its own random draws."""
        self._check_game(number)
        configuration = self.settings.configurations[number % len(self.settings.configurations)]
        return Game.from_position(configuration, light_game(self._states[number]))

    def step(self, actions: npt.ArrayLike) -> Step:
        """Play one action in every game. One that is illegal raises IllegalAction, and nothing is played anywhere."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise IllegalAction(
                f"The actions must be one row of {self.games} whole numbers, one for each game, "
                f"not {given.dtype} of shape {given.shape}."
            )
        self._actions[:] = given
        wrong = self._call(CHECK, 0, self.games)
        if wrong != ALL_LEGAL:
            raise IllegalAction(self._why_illegal(wrong, int(given[wrong])))
        self._run(STEP)
        return self._shown

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for every game at random, each alike; the row is the caller's."""
        self._call(SAMPLE, 0, self.games)
        return self._actions.copy()

    def look(self, game: int, seat: int) -> npt.NDArray[np.int8]:
        """The facts of one game as they look from any seat, also when another one acts."""
        self._check_game(game)
        if not is_whole(seat) or not 0 <= seat < int(self._states[game]["seats"]):
            raise SetupError(f"There is no seat {seat!r} in game {game} of this batch of {self.games}.")
        return facts_of(self._states[game : game + 1], int(self._board_of[game]), seat, self._drive)

    def legal(self, game: int) -> list[int]:
        """The legal actions of one game, ascending."""
        self._check_game(game)
        count = int(self._choices[game, 0])
        return [int(action) for action in self._choices[game, 1 : count + 1]]

    @property
    def states(self) -> npt.NDArray[np.void]:
        """A copy of the games' records, with the fields of praefectus.rules.record."""
        return self._states.copy()

    def _check_game(self, number: int) -> None:
        if not is_whole(number) or not 0 <= number < self.games:
            raise SetupError(f"There is no game {number!r} in this batch of {self.games}.")

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _call(self, what: int, first: int, last: int) -> int:
        found: int = self._drive(
            what, first, last, NOBODY, *self._how,
            Tables(
                self._states, all_boards(), self._board_of, self._templates, self._randoms, self._choosers,
                self._actions, self._opponents.controls,
            ),
            Shown(self._rows, self._mask, self._choices, self.seat),
            Ends(
                self._ended, self._stopped, self.reward, self.scores, self.points, self.last_observation, self._viewers
            ),
        )  # fmt: skip
        return found

    def _run(self, what: int) -> None:
        """Begin or step all games, each thread its share; then the features, if they are wanted."""
        before = self.points.copy()
        self._viewers[:] = self.seat if what == STEP else self.own
        self._share(lambda first, last: self._call(what, first, last))
        if self._opponents.asked:
            self._let_others_play()
        if self.points.shape[1] > 1:
            since = 0 if what in (BEGIN, SHOW) else np.where(self.done[:, None], self.scores, self.points) - before
            self.gain[:] = since
        if self._features:
            self._share(self._look_at_features)

    def _let_others_play(self) -> None:
        """The network chooses wherever one of its seats is to act, until every game waits for the caller."""
        network, temperature = self._opponents.network, self._opponents.temperature or 0.0
        while True:
            acting = np.maximum(self.seat, 0)[:, None]
            theirs = np.take_along_axis(self._opponents.controls, acting, 1)[:, 0] == ASKED
            waiting = np.flatnonzero(theirs & (self.seat != NOBODY))
            if not len(waiting):
                return
            rows = np.zeros((len(waiting), FEATURES), np.int8)
            assert self._look is not None
            self._look(0, len(waiting), self._states[waiting], all_boards(), self._board_of[waiting], rows)
            chosen = network.actions(rows, self._mask[waiting], self._whims, temperature)
            self._actions[:] = HELD
            self._actions[waiting] = chosen
            self._share(lambda first, last: self._call(PLAY_ON, first, last))

    def _look_at_features(self, first: int, last: int) -> None:
        assert self._look is not None
        self._look(first, last, self._states, all_boards(), self._board_of, self.observation)

    def _share(self, work: Callable[[int, int], object]) -> None:
        """The threads take piece after piece of the games until none is left; the caller is one of them."""
        if self._pool is None:
            work(0, self.games)
            return
        size = max(SHARE, self.games // (PIECES * self.threads))
        waiting = [(first, min(first + size, self.games)) for first in range(0, self.games, size)]
        others = [self._pool.submit(take_pieces, waiting, work) for _ in range(1, self.threads)]
        take_pieces(waiting, work)
        for other in others:
            other.result()

    def _why_illegal(self, game: int, action: int) -> str:
        legal = self.legal(game)
        listed = ", ".join(map(str, legal[:SHOWN])) + (f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else "")
        named = f"{action}"
        if 0 <= action < ACTION_SPACE:
            family, argument = family_of(action)
            named += f" ({family} {argument})"
        return (
            f"Entry {game} of the actions is {named}, which is not legal in game {game}: seat {self.seat[game]} "
            f"may choose {listed}. Nothing was played."
        )


def take_pieces(waiting: list[tuple[int, int]], work: Callable[[int, int], object]) -> None:
    while waiting:
        try:
            first, last = waiting.pop()
        except IndexError:  # another thread took the last one
            return
        work(first, last)


@cache
def _unused() -> tuple[Tables, Shown, Ends]:
    """Arrays of the right kinds, for a call of the compiled loop that only looks."""
    whole, small, table = np.zeros(1, np.int64), np.zeros(1, np.uint8), np.zeros((1, 1), np.int16)
    one = np.zeros(1, GAME_DTYPE)
    return (
        Tables(one, all_boards(), np.zeros(1, np.int16), one, whole, whole, whole, np.zeros((1, SEATS), np.int8)),
        Shown(np.zeros((1, 1), np.int8), small.reshape(1, 1), table, np.zeros(1, np.int8)),
        Ends(small, small, np.zeros((1, 1), np.float32), table, table, np.zeros((1, 1), np.int8), np.zeros(1, np.int8)),
    )


def facts_of(state: npt.NDArray[np.void], board: int, seat: int, drive: Loop | None = None) -> npt.NDArray[np.int8]:
    """The facts of one game, an array of one record, from any of its seats."""
    row: npt.NDArray[np.int8] = np.zeros(FACTS, np.int8)
    tables, shown, ends = _unused()
    tables = tables._replace(games=state, board_of=np.array([board], np.int16))
    look = drive or prepared(drive_loop())
    look(LOOK, 0, 1, seat, 0, 0, 0, tables, shown._replace(rows=row[None]), ends)
    return row


def prepared(loop: Loop) -> Loop:
    """A loop that is ready to run; if it has to be compiled, a terminal shows a message."""
    waiting: AbstractContextManager[Any] = nullcontext()
    if not loop.kept and sys.stderr.isatty():
        waiting = Console(stderr=True, highlight=False).status("Compiling the rules, once; this takes a minute or two.")
    with waiting:
        loop.prepare()
    return loop
