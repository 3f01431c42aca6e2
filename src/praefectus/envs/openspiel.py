"""OpenSpiel: the game with its chance nodes, registered as `praefectus` when this file is imported.

`pyspiel.load_game("praefectus(board=italia,players=2,modules=salt+forum,options=wine_side:true)")`. Outcomes of chance
are numbered from 0: their action less the first of the chance actions. An action that names a seat counts it clockwise
from the acting one, as in all environments.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from praefectus import data
from praefectus.agents.network.observation.compact import FACTS, layout
from praefectus.engine.arrays import GAME_DTYPE, board_record, boards_with, light_game
from praefectus.engine.batches import CHOOSE, LIST_LEGAL, WEIGH
from praefectus.engine.cpu import compiled_loops
from praefectus.engine.game_loop import ROOM
from praefectus.engine.interpreted import empty_game
from praefectus.engine.simulate import Table
from praefectus.envs.compact_row import compact_row, prepared
from praefectus.envs.compiled.steps import ACTION_SPACE, at_table, from_seat
from praefectus.game import Configuration, IllegalAction, SetupError, configure
from praefectus.game.notation import notation
from praefectus.rules.actions import ACTIONS, COPY_SEAT
from praefectus.rules.end import has_won
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import SEATS

NAME = "praefectus"
ASK = compiled_loops().ask
TERMINAL, CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
LONGEST = 20_000  # decisions; random games have a few hundred to two thousand
PARAMETERS: dict[str, Any] = {"board": "imperium", "players": 4, "modules": "", "options": ""}
GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Praefectus: Concordia, the whole family",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


def configuration_of(parameters: Mapping[str, Any]) -> Configuration:
    """Board, players, modules joined by +, options as name:value joined by +."""
    given = PARAMETERS | dict(parameters)
    options: dict[str, Any] = {}
    for said in filter(None, str(given["options"]).split("+")):
        name, colon, value = said.partition(":")
        if not colon:
            raise SetupError(f"The option '{said}' has no value; write it as {said}:true.")
        options[name] = {"true": True, "false": False}.get(value, value)
    modules = [name for name in str(given["modules"]).split("+") if name]
    return configure(data.meant(str(given["board"])), int(given["players"]), modules, options)


@cache
def table_of(seats: int) -> GameRecord:
    """A record that knows only how many seats there are: enough to count seats from another one."""
    g = empty_game()
    g.seats = seats
    return g


class ConcordiaGame(pyspiel.Game):  # type: ignore[misc]
    """One set-up."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.configuration = configuration_of(params or {})
        self.board_number = boards_with(self.configuration.board)[1][0]
        prepared(ASK)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_SPACE,
            max_chance_outcomes=ACTIONS - ACTION_SPACE,
            num_players=self.configuration.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> ConcordiaState:
        return ConcordiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CompactObserver:
        if params:
            raise SetupError(f"The observer has no parameters, but was given {params}.")
        return CompactObserver(self)


class ConcordiaState(pyspiel.State):  # type: ignore[misc]
    """A position: one record of the compiled rules, whose decision is open, and what is legal there."""

    def __init__(self, game: ConcordiaGame) -> None:
        super().__init__(game)
        self.board = game.configuration.board
        self.players = game.configuration.seats
        self.record = Table.of(game.configuration).template().copy()
        self.legal: list[int] = []  # as the rules number actions
        self._ask(LIST_LEGAL)

    def _ask(self, what: int, action: int = 0) -> None:
        out = np.empty(ROOM + 3, np.int64)
        ASK(self.record, 0, board_record(self.board), what, action, out)
        over, acting, chance = out[ROOM:].tolist()
        self.legal = self._named = out[1 : int(out[0]) + 1].tolist()
        self._chance = bool(chance)
        self._player = TERMINAL if over else CHANCE if chance else acting
        if not chance and self.legal and COPY_SEAT <= self.legal[0] < COPY_SEAT + SEATS:
            table = table_of(int(self.record["seats"][0]))
            self._named = sorted(from_seat(table, self._player, number) for number in self.legal)

    def _as_ruled(self, action: int) -> int:
        """The number of an action in the rules: chance follows the players, and a seat is named as at the table."""
        if self._chance:
            return action + ACTION_SPACE
        if COPY_SEAT <= action < COPY_SEAT + SEATS:
            return at_table(table_of(int(self.record["seats"][0])), self._player, action)
        return action

    def current_player(self) -> int:
        return self._player

    def _legal_actions(self, player: int) -> list[int]:
        return self._named if player == self._player else []  # OpenSpiel copies it

    def chance_outcomes(self) -> list[tuple[int, float]]:
        out, count = np.empty(2 * ROOM + 1, np.int64), len(self.legal)
        out[0], out[1 : count + 1] = count, self.legal
        ASK(self.record, 0, board_record(self.board), WEIGH, 0, out)
        weights = out[ROOM + 1 : ROOM + 1 + count].tolist()
        total = sum(weights)
        chances = zip(self.legal, weights, strict=True)
        return [(action - ACTION_SPACE, weight / total) for action, weight in chances if weight > 0]

    def _apply_action(self, action: int) -> None:
        """Play an action; an illegal one is an error and changes nothing, as in all environments."""
        ruled = self._as_ruled(action)
        if ruled not in self.legal:
            legal = [each - ACTION_SPACE for each in self.legal] if self._chance else self._named
            raise IllegalAction(f"Action {action} is not legal here; legal are {', '.join(map(str, legal)) or 'none'}.")
        self._ask(CHOOSE, ruled)

    def _action_to_string(self, player: int, action: int) -> str:
        text: str = notation(self.board).text(self._as_ruled(action), light_game(self.record[0]))
        return text

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """1 for the winners and -1 for all others."""
        if not self.is_terminal():
            return [0.0] * self.players
        g = light_game(self.record[0])
        return [1.0 if has_won(g, seat) else -1.0 for seat in range(self.players)]

    def __str__(self) -> str:
        """Every field of the position that is not zero: equal positions read alike."""
        g = self.record[0]
        return " ".join(f"{name}={g[name].tolist()}" for name in GAME_DTYPE.names or () if g[name].any())


class CompactObserver:
    """The compact observation as a tensor, with a view for each part of the layout; the own seat is shown."""

    def __init__(self, game: ConcordiaGame) -> None:
        self.board_number = game.board_number
        self.tensor = np.zeros(FACTS, np.float32)
        self.dict = {name: self.tensor[start : start + size] for name, start, size, _ in layout()}

    def set_from(self, state: ConcordiaState, player: int) -> None:
        self.tensor[:] = compact_row(state.record, self.board_number, player, own=1)

    def string_from(self, state: ConcordiaState, player: int) -> str:
        row = compact_row(state.record, self.board_number, player, own=1)
        shown = ((name, row[start : start + size]) for name, start, size, _ in layout())
        return " ".join(f"{name}={','.join(map(str, part))}" for name, part in shown if part.any())


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(GAME_TYPE, ConcordiaGame)
