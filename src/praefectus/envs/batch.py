"""Thousands of games at once on CPU threads, in NumPy arrays that every step overwrites."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from praefectus.agents.inside import ASKED
from praefectus.agents.network.observation import FEATURES
from praefectus.agents.network.observation.compact import FACTS
from praefectus.engine.arrays import GAME_DTYPE, light_game
from praefectus.engine.game_loop import Tables
from praefectus.envs import tasks
from praefectus.envs.compact_row import compact_row, machine_code, prepared
from praefectus.envs.compiled.loops import ALL_LEGAL, CHECK, CHECKED_STEP, SAMPLE, drive_for, feature_loop
from praefectus.envs.compiled.steps import (
    ACTION_SPACE,
    BEGIN,
    HELD,
    OWN,
    PLAY_ON,
    SHOW,
    STEP,
    Ends,
    Shown,
)
from praefectus.envs.layouts import from_seat, layout_of, turned
from praefectus.envs.old_names import old_name, renamed_value
from praefectus.envs.opponents import Opponents, Playing
from praefectus.envs.settings import BoardMeant, Settings, count_of, fresh, is_whole, random_numbers
from praefectus.envs.states import of_board
from praefectus.game import Configuration, Game, IllegalAction, SetupError
from praefectus.rules.actions import family_of
from praefectus.rules.vocabulary import NOBODY, SEATS

COMPACT, FULL, NO_ROWS = "compact", "full", "none"
OBSERVATIONS = {COMPACT: FACTS, FULL: FEATURES, NO_ROWS: 0}
OLD_NAMES = {"facts": COMPACT, "features": FULL}  # of observations
ERROR, REPLACE = "error", "random"
ILLEGAL = ERROR, REPLACE  # what happens to an illegal action
WIN, RANK, POINTS, LEAD = "win", "rank", "points", "lead"
REWARDS = WIN, RANK, POINTS, LEAD
Seed = int | np.integer[Any] | Sequence[int | None] | npt.NDArray[np.integer[Any]] | None
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
    step ended: `reward`, `scores`, `ranks` are theirs, by seat, and with `auto_reset` the next game is dealt already;
    `last_observation` shows how the game looked at its end to your seat that had chosen. With `points` the arrays
    `points` (the current ones) and `points_delta` (what the last step added to them) are written too. `opponents` play
    seats inside the step: a name for all seats but one of each game, or names by seat; `agent_seat` is your seat.
    `layout` names a frozen layout of rows and actions; without it they grow with the boards, cards and modules. `task`
    names a frozen task instead of board, seats, modules, options, settings and layout.
    """

    own = old_name("own", "agent_seat")
    stopped = old_name("stopped", "truncated")
    gain = old_name("gain", "points_delta")
    look = old_name("look", "observe")
    sit = old_name("sit", "set_agent_seat")

    def __init__(
        self,
        board: BoardMeant = "imperium",
        seats: int = 4,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        *,
        settings: Sequence[Configuration] | None = None,
        games: int = 4096,
        seed: int | None = None,
        threads: int | None = None,
        observation: str = COMPACT,
        layout: str | None = None,
        own_seat: bool = False,
        skip_forced: bool = False,
        auto_reset: bool = True,
        round_limit: int = 0,
        opponents: Playing = None,
        points: bool = False,
        reward: str = WIN,
        illegal: str = ERROR,
        task: str | None = None,
    ) -> None:
        if task is not None:
            settings, layout = tasks.task(task).settings, tasks.task(task).layout
        self.settings = Settings.of(board, seats, modules, options, settings)
        self.games = games = count_of("games", games)
        wanted = count_of("threads", os.cpu_count() or 1 if threads is None else threads)
        self.threads = min(wanted, max(1, self.games // SHARE))
        if observation in OLD_NAMES:
            layout = layout or ("v0" if observation == "facts" else None)
            observation = renamed_value(observation, OLD_NAMES[observation])
        self.layout = layout_of(layout)
        one_of("observation", observation, OBSERVATIONS)
        self.reward_kind = one_of("reward", reward, REWARDS)
        self.illegal = one_of("policy for illegal actions", illegal, ILLEGAL)
        limit, own = count_of("rounds", round_limit, least=0), int(own_seat or self.layout.own_seat)
        self._how = int(skip_forced), int(auto_reset), limit, own
        self._kind = observation
        self._rows = np.zeros((games, FACTS if observation == COMPACT else 0), np.int8)
        self.seat = np.full(games, NOBODY, np.int8)
        self._result, self.scores = np.zeros((games, SEATS), np.float32), np.zeros((games, SEATS), np.int16)
        self.ranks = np.zeros((games, SEATS), np.int8)
        self.players = self.settings.players_of(games)
        self._opponents = Opponents.of(opponents, self.settings, games)
        self.agent_seat = self._opponents.agent_seat
        self.points = np.zeros((games, SEATS if points or reward in (POINTS, LEAD) else 1), np.int16)
        self.points_delta = np.zeros_like(self.points)
        self._last = np.zeros((games, FACTS if auto_reset and observation == COMPACT else 1), np.int8)
        self._viewers = np.zeros(games, np.int8)
        self._masks = np.zeros((games, ACTION_SPACE), np.uint8)
        self._ended, self._truncated = np.zeros(games, np.uint8), np.zeros(games, np.uint8)
        self._states = np.zeros(games, GAME_DTYPE)
        self._board_of = self.settings.boards_of(games)
        self._templates = self.settings.templates()
        self._boards = self.settings.boards()
        self._template_boards = self.settings.boards_of(len(self._templates))
        self._at_table = np.resize(self._templates["seats"].astype(np.int64), games)
        self._choices = np.zeros((games, ACTION_SPACE + 1), np.int16)
        self._actions = np.zeros(games, np.int64)
        self.observation, self.last_observation, self._mask = self._rows, self._last, self._masks
        if observation == FULL:
            self.observation = np.zeros((games, FEATURES), np.int8)
        elif not self.layout.is_today and observation == COMPACT:
            self.observation = np.zeros((games, self.layout.rows), np.int8)
            self.last_observation = np.zeros((games, self.layout.rows if auto_reset else 1), np.int8)
        if not self.layout.is_today:
            self._mask = np.zeros((games, self.layout.actions), np.uint8)
        self.reward = self._result if reward == WIN else np.zeros_like(self._result)
        self.action_space = self.layout.actions
        self.replaced = np.zeros(games, np.bool_)
        self._randoms, self._choosers = np.zeros(games, np.int64), np.zeros(games, np.int64)
        self._begin()
        self.reset(fresh(seed))

    def _begin(self) -> None:
        """What a copy needs of its own: views of its arrays, threads, the compiled steps."""
        self.mask, self.done, self.truncated = (a.view(np.bool_) for a in (self._mask, self._ended, self._truncated))
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._shown = Step(self.observation, self.mask, self.seat, self.reward, self.done)
        self._arrays = (
            Tables(
                self._states, self._boards, self._board_of, self._templates, self._template_boards, self._randoms,
                self._opponents.controls,
            ),
            Shown(self._rows, self._masks, self._choices, self.seat, self._actions, self._choosers),
            Ends(
                self._ended, self._truncated, self._result, self.scores, self.ranks, self.points, self._last,
                self._viewers,
            ),
        )  # fmt: skip
        modules = int(np.bitwise_or.reduce(self._templates["modules"]))
        self._drive = prepared(drive_for(modules, self.games))
        self._drive(SHOW, 0, 0, NOBODY, *self._how, *self._arrays)  # no game, but the types are checked, once
        self._code = machine_code(self._drive)
        self._look = prepared(feature_loop()) if self._kind == FULL or self._opponents.networks else None

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the threads, the compiled steps, and views of other arrays; a network is loaded again.

        The random numbers are part of it: a copy draws the same chance as the original would.
        """
        left_out = {"mask", "done", "truncated", "_pool", "_shown", "_arrays", "_drive", "_code", "_look"}
        return {name: value for name, value in self.__dict__.items() if name not in left_out}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        self.__dict__.update(stored)
        self._begin()

    def reset(self, seed: Seed = None) -> Step:
        """Deal new games: from one seed for all, from a seed for each, or with the current random generator."""
        if isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str):
            if len(seed) != self.games:
                raise SetupError(f"There are {len(seed)} seeds for {self.games} games; give one, or one for each game.")
            for game, each in enumerate(seed):
                if each is not None:
                    self._randoms[game] = random_numbers(each, 1)[0]
                    self._choosers[game] = random_numbers(each, 1, stream=1)[0]
        elif seed is not None:
            self._randoms[:] = random_numbers(seed, self.games)
            self._choosers[:] = random_numbers(seed, self.games, stream=1)
            self._opponents.begin(int(seed))
        self._ended[:] = 1  # so that old rewards are forgotten
        self._run(BEGIN)
        return self._shown

    def set_agent_seat(self, seat: int) -> None:
        """Take this seat in every game, from the next reset on; its player gets yours."""
        controls = self._opponents.controls
        if not is_whole(seat) or not 0 <= seat < int(self.players.min()):
            raise SetupError(f"There is no seat {seat!r}; seats are 0 to {int(self.players.min()) - 1}.")
        games = np.arange(self.games)
        controls[games, self.agent_seat], controls[games, seat] = controls[games, seat].copy(), OWN
        self.agent_seat[:] = seat

    def is_yours(self, game: int, seat: int) -> bool:
        """Do you play this seat?"""
        return bool(self._opponents.controls[game, seat] == OWN)

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

    def number_of(self, game: int, action: int) -> int:
        """The number in this batch's layout of an action that a `Game` calls by its id."""
        self._check_game(game)
        at = slice(game, game + 1)
        number = np.array([action])
        if self.layout.relative_seats:
            number = from_seat(number, self.seat[at], self._at_table[at])
        return int(self.layout.from_today(number)[0])

    def step(self, actions: npt.ArrayLike) -> Step:
        """Play one action in every game. One that is illegal raises IllegalAction, and nothing is played anywhere;
        with `illegal="random"` a legal one is drawn in its place, and `replaced` marks the game."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise IllegalAction(
                f"The actions must be one row of {self.games} whole numbers, one for each game, "
                f"not {given.dtype} of shape {given.shape}."
            )
        self._actions[:] = self._to_today(given)
        self.replaced = np.zeros(self.games, np.bool_)
        together = self._pool is None  # one call of compiled code, which is most of the time of a single game
        wrong = self._run(CHECKED_STEP) if together else self._check()
        if wrong != ALL_LEGAL:
            if self.illegal == ERROR:
                raise IllegalAction(self._why_illegal(wrong, int(given[wrong])))
            self._replace()
        if wrong != ALL_LEGAL or not together:
            self._run(STEP)
        return self._shown

    def _to_today(self, given: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
        """Actions as the compiled step numbers them."""
        if self.layout.is_today:
            return given
        actions = self.layout.to_today(given)
        return actions if self.layout.relative_seats else from_seat(actions, self.seat, self._at_table)

    def _replace(self) -> None:
        """A legal action at random in the place of each illegal one."""
        known = (self._actions >= 0) & (self._actions < ACTION_SPACE)
        legal = self._masks[np.arange(self.games), np.where(known, self._actions, 0)] != 0
        self.replaced = ~(known & legal) & (self.seat != NOBODY)
        chosen = self._actions.copy()
        self._call(SAMPLE, 0, self.games)
        self._actions[:] = np.where(self.replaced, self._actions, chosen)

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for every game at random, all equally likely; the row is the caller's."""
        self._call(SAMPLE, 0, self.games)
        if self.layout.is_today:
            return self._actions.copy()
        actions = self._actions
        if not self.layout.relative_seats:
            actions = from_seat(actions, -np.maximum(self.seat, 0), self._at_table)
        return self.layout.from_today(actions)

    def observe(self, game: int, seat: int) -> npt.NDArray[np.int8]:
        """One game as it looks from any seat, also when another one acts: the compact observation."""
        self._check_game(game)
        if not is_whole(seat) or not 0 <= seat < int(self._states[game]["seats"]):
            raise SetupError(f"There is no seat {seat!r} in game {game} of this batch of {self.games}.")
        row = compact_row(self._states[game : game + 1], int(self._board_of[game]), seat, self._how[-1], self._drive)
        if self.layout.is_today:
            return row
        seen = np.zeros((1, self.layout.rows), np.int8)
        self.layout.translate_rows(row[None], seen)
        found: npt.NDArray[np.int8] = seen[0]
        return found

    def legal(self, game: int) -> list[int]:
        """The legal actions of one game, ascending."""
        self._check_game(game)
        return [int(action) for action in np.flatnonzero(self._mask[game])]

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
        return self._code(what, first, last, NOBODY, *self._how, *self._arrays)

    def _check(self) -> int:
        """The first game with an illegal action, or ALL_LEGAL."""
        found: list[int] = []
        self._share(lambda first, last: found.append(self._call(CHECK, first, last)))
        return min((game for game in found if game != ALL_LEGAL), default=ALL_LEGAL)

    def _run(self, what: int) -> int:
        """Begin or step all games, each thread its share; then what else is wanted. Returns what a check found."""
        before = self.points.copy()
        self._viewers[:] = self.seat if what in (STEP, CHECKED_STEP) else self.agent_seat
        if what == CHECKED_STEP:
            if (wrong := self._call(what, 0, self.games)) != ALL_LEGAL:
                return wrong
        else:
            self._share(lambda first, last: self._call(what, first, last))
        if self._opponents.names:
            self._let_others_play()
        if self.points.shape[1] > 1:
            self._count_changes(what in (BEGIN, SHOW), before)
        if self._kind == FULL:
            self._share(self._look_at_features)
        if not self.layout.is_today:
            self._share(self._translate)
        if self.reward_kind != WIN or self.layout.limit_counts:
            self._reward()
        return ALL_LEGAL

    def _count_changes(self, first: bool, before: npt.NDArray[np.int16]) -> None:
        """What the step changed of the points; where a game ended, up to its end."""
        if first:
            self.points_delta[:] = 0
            return
        np.subtract(self.points, before, out=self.points_delta)
        if self._ended.any():
            self.points_delta[self.done] = self.scores[self.done] - before[self.done]

    def _translate(self, first: int, last: int) -> None:
        """Today's rows and masks as the frozen layout has them."""
        part = slice(first, last)
        if self._kind == COMPACT:
            self.layout.translate_rows(self._rows[part], self.observation[part])
            if self._last.shape[1] > 1 and self._ended[part].any():
                self.layout.translate_rows(self._last[part], self.last_observation[part])
        masks = self._masks[part]
        if not self.layout.relative_seats:
            masks = turned(masks, self.seat[part], self._at_table[part])
        self.layout.translate_masks(masks, self._mask[part])
        if not self.layout.end_action:
            self._mask[part][self.seat[part] == NOBODY] = 0

    def _reward(self) -> None:
        """Ranks, points or the lead in place of win and loss."""
        present = np.arange(SEATS) < self._at_table[:, None]
        ended = self.done[:, None] & present
        if self.reward_kind == WIN:  # in old layouts a game that the limit ended is won or lost too
            self.reward[:] = np.where(ended, np.where(self.ranks == 1, 1.0, -1.0), 0.0)
        elif self.reward_kind == RANK:
            last = np.maximum(self.ranks.max(axis=1, keepdims=True), 2)
            share = 1.0 - 2.0 * (self.ranks - 1) / (last - 1)
            self.reward[:] = np.where(ended & ~self.truncated[:, None], share, 0.0)
        else:
            self.reward[:] = self.points_delta
            if self.reward_kind == LEAD:
                mean = self.points_delta.sum(axis=1, where=present, keepdims=True) / self._at_table[:, None]
                self.reward[:] -= np.where(present, mean, 0.0)

    def _let_others_play(self) -> None:
        """Opponents that are asked choose where one of their seats is to act, until every game waits for the caller."""
        while True:
            acting = np.maximum(self.seat, 0)[:, None]
            who = np.take_along_axis(self._opponents.controls, acting, 1)[:, 0]
            who = np.where(self.seat == NOBODY, OWN, who)
            if not (who >= ASKED).any():
                return
            self._actions[:] = HELD
            for number, name in enumerate(self._opponents.names):
                waiting = np.flatnonzero(who == ASKED + number)
                if len(waiting):
                    chosen = self._asked(name, waiting)
                    self._actions[waiting] = from_seat(chosen, self.seat[waiting], self._at_table[waiting])
            self._share(lambda first, last: self._call(PLAY_ON, first, last))

    def _asked(self, name: str, waiting: npt.NDArray[np.intp]) -> npt.NDArray[np.int64]:
        """What an opponent chooses in these games, numbered as at the table; a network for all of them at once."""
        if name not in self._opponents.networks:
            return np.array([self._opponents.choose(name, self.game(int(number))) for number in waiting], np.int64)
        rows = np.zeros((len(waiting), FEATURES), np.int8)
        assert self._look is not None
        self._look(0, len(waiting), self._states[waiting], self._boards, self._board_of[waiting], rows)
        masks = turned(self._masks[waiting], self.seat[waiting], self._at_table[waiting])
        return self._opponents.draw(name, rows, masks)

    def _look_at_features(self, first: int, last: int) -> None:
        assert self._look is not None
        self._look(first, last, self._states, self._boards, self._board_of, self.observation)

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
        if 0 <= action < self.action_space:
            family, argument = family_of(max(0, int(self.layout.to_today(np.array([action]))[0])))
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


def one_of(what: str, given: object, known: Collection[str]) -> str:
    if given not in known:
        raise SetupError(f"There is no {what} '{given}'; there are {', '.join(known)}.")
    return str(given)
