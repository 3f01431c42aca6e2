"""Snapshots: a game as a few bytes, from which it continues without a replay of its log.

A snapshot is a cache of the log and nothing else: anyone who stores one stores the log too, and replays that when the
snapshot was made by another version of the rules or of Python.
"""

from __future__ import annotations

import marshal
import sys
import zlib
from array import array
from dataclasses import fields
from functools import cache
from itertools import takewhile
from typing import Any

from praefectus.game.configuration import Configuration
from praefectus.game.entries import Entry
from praefectus.game.errors import RecordError
from praefectus.game.game import Game
from praefectus.game.log_facts import Line
from praefectus.game.records import ENGINE_VERSION, module_versions
from praefectus.game.state import freeze, thaw
from praefectus.language import Message
from praefectus.rules.declarations import MODULES, OPTIONS
from praefectus.rules.record import GAME_FIELDS
from praefectus.rules.stored_names import action_vocabulary

VERSION = 4
LINES_STORED = 60
LINE_FIELDS = tuple(field.name for field in fields(Line))
SAID = LINE_FIELDS.index("said")
NO_LINE = Line(None, "", -1, 0, "")


@cache
def mark() -> str:
    """Return what must be the same for a snapshot to be of use."""
    versions = module_versions(MODULES)
    shape = zlib.crc32(repr((sorted(GAME_FIELDS.items()), LINE_FIELDS, versions, OPTIONS)).encode())
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return f"{VERSION} {ENGINE_VERSION} {action_vocabulary().mark} {python} {shape}"


@cache
def _entry(seat: int, action: int, how: int) -> Entry:
    return Entry(None if seat < 0 else seat, action, how)


def snapshot(game: Game, told: bool = True) -> bytes:
    """The position, the log, and the last lines in words; a bot worker gets no more than this turn."""
    lines = game.lines(max(0, len(game.entries) - LINES_STORED)) if told else _of_this_turn(game)
    content = (
        mark(),
        freeze(game._g),
        array("h", game.log).tobytes(),
        array("h", [entry.action for entry in game.entries]).tobytes(),
        array("h", [-1 if entry.seat is None else entry.seat for entry in game.entries]).tobytes(),
        array("h", [entry.how for entry in game.entries]).tobytes(),
        [_packed(line) for line in lines],
        game._positions[-2:],
        [(turn, [_packed(line) for line in undone]) for turn, undone in _lately(game.taken_back(), lines) if told],
    )
    return zlib.compress(marshal.dumps(content, 2), 1)


def from_snapshot(configuration: Configuration, kept: bytes) -> Game:
    """Continue the game from here; RecordError when another version made the snapshot."""
    try:
        made_by, *content = marshal.loads(zlib.decompress(kept))
    except (zlib.error, EOFError, ValueError, TypeError) as error:
        raise RecordError("snapshot-none") from error
    if made_by != mark():
        raise RecordError("snapshot-other-version")
    frozen, log, actions, seats, hows, lines, positions, taken_back = content
    game = Game(configuration)
    game._g = thaw(frozen)
    game.log = _numbers(log)
    game.entries = list(map(_entry, _numbers(seats), _numbers(actions), _numbers(hows)))
    game._lines = [NO_LINE] * (len(game.entries) - len(lines)) + [_line(line) for line in lines]
    game._taken_back = [(turn, [_line(line) for line in undone]) for turn, undone in taken_back]
    game._positions = positions
    game._list_legal()
    return game


def _packed(line: Line) -> list[Any]:
    said = line.said.as_json() if isinstance(line.said, Message) else line.said
    return [said if name == "said" else getattr(line, name) for name in LINE_FIELDS]


def _line(packed: list[Any]) -> Line:
    said = packed[SAID]
    if isinstance(said, dict):
        packed[SAID] = Message.from_json(said)
    return Line(*packed)


def _of_this_turn(game: Game) -> list[Line]:
    turn = game.turn
    return list(takewhile(lambda line: line.turn == turn, reversed(game.lines())))[::-1]


def _lately(taken_back: list[tuple[int, list[Line]]], lines: list[Line]) -> list[tuple[int, list[Line]]]:
    """Return what was taken back in the turns whose lines are stored."""
    first = min((line.turn for line in lines), default=0)
    return [(turn, undone) for turn, undone in taken_back if turn >= first]


def _numbers(packed: bytes) -> list[int]:
    numbers = array("h")
    numbers.frombytes(packed)
    return numbers.tolist()
