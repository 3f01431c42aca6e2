"""All that the server asks of the rules: the only module here that knows the Game, the boards and the bots."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Sequence
from typing import Any

from praefectus.game import Game
from praefectus.game.errors import IllegalAction, PraefectusError, UndoRefused
from praefectus.server.errors import Refused

VERSION = "0.1"


def new_game(board: str, modules: Sequence[str], options: dict[str, Any], seats: int, seed: int) -> TableGame:
    try:
        return TableGame(Game.new(board=board, seats=seats, modules=list(modules), options=options, seed=seed))
    except PraefectusError as error:
        raise Refused("wrong_setup", str(error)) from error


def restored(header: str, snapshot: bytes | None, tail: Sequence[str]) -> TableGame:
    record = json.loads(header)
    record["log"] = json.loads(zlib.decompress(snapshot)) if snapshot else []
    game = TableGame(Game.from_record(record))
    game.apply(tail)
    return game


class TableGame:
    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def state(self) -> int:
        return self.game.state_number

    @property
    def to_act(self) -> int | None:
        return self.game.to_act

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def winner(self) -> int | None:
        return self.game.winner

    @property
    def round(self) -> int:
        return self.game.round

    @property
    def turn(self) -> int:
        return self.game.turn

    def header(self) -> str:
        record = self.game.to_record()
        del record["log"]
        return json.dumps(record)

    def entries(self, start: int) -> str:
        return json.dumps(self.game.to_record()["log"][start:])

    def snapshot(self) -> bytes:
        return zlib.compress(json.dumps(self.game.to_record()["log"]).encode())

    def apply(self, tail: Sequence[str]) -> None:
        record = self.game.to_record()
        for line in tail:
            record["log"] += json.loads(line)
        self.game = Game.from_record(record)

    def choice_ids(self) -> list[int]:
        return [action.id for action in self.game.legal()]

    def play(self, choice: int) -> None:
        try:
            self.game.play(choice)
        except IllegalAction as error:
            raise Refused("illegal", str(error)) from error

    def undo(self, seat: int, what: str, to: int | None, agreed: bool) -> None:
        try:
            self.game.undo()
        except UndoRefused as error:
            raise Refused("barrier", str(error)) from error

    def undo_target(self, seat: int, what: str, to: int | None) -> int:
        return 0

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(seat)

    def log_lines(self, start: int) -> list[str]:
        return self.game.log_lines(start)

    def for_bots(self) -> bytes:
        return zlib.compress(json.dumps(self.game.to_record()).encode(), 1)


def bot_levels() -> list[tuple[str, str, float]]:
    return [("random", "Plays any legal choice.", 0.0)]


def standard_bot_level() -> str:
    return "random"


def bot_choice(position: bytes, seat: int, level: str) -> int:
    game = Game.from_record(json.loads(zlib.decompress(position)))
    return random.choice(game.legal()).id


def bot_reasons(position: bytes, seat: int, level: str) -> dict[str, Any] | None:
    return None


class History:
    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.state = game.state

    def view_at(self, state: int, seat: int | None) -> dict[str, Any]:
        return self._at(state).view(seat) | {"choices": []}

    def _at(self, state: int) -> Game:
        if state > self.state:
            raise Refused("no_state", f"The game is at state {self.state}; there is no state {state} yet.")
        return self.game.game.at(state)

    def log_lines(self, start: int) -> list[str]:
        return self.game.log_lines(start)

    def record_text(self) -> str:
        return json.dumps(self.game.game.to_record())

    def as_text(self, name: str, names: list[str]) -> str:
        return "\n".join([name, *self.log_lines(0)])

    def points(self) -> list[dict[str, Any]]:
        return []

    def houses(self) -> list[dict[str, Any]]:
        return []

    def fork(self, state: int, seed: int) -> TableGame:
        return TableGame(self._at(state))


def whole(header: str, earlier: History | None, lines: Sequence[str]) -> History:
    game = restored(header, None, []) if earlier is None else TableGame(earlier.game.game.fork())
    game.apply(lines)
    return History(game)
