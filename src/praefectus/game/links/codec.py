"""Encode a game as a text for a link, and decode it again.

The text is a format version, three check characters, and one number in base 62 (`number.py`). The number holds the
edition, the set-up, every outcome of chance by its weight, and every choice as its index among the legal ones, sorted
by name. Forced choices cost nothing and undone ones are left out. Every 64 decisions, and at the end, it holds a few
bits of a hash of everything that happened, by name: a changed rule never leads silently to another game.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from praefectus import data
from praefectus.game.configuration import Configuration, configure
from praefectus.game.errors import PraefectusError, SetupError
from praefectus.game.links.editions import (
    BASE_GAME,
    EDITIONS,
    boards_of,
    cards_of,
    edition_of,
    modules_of,
    options_of,
    rules_now,
)
from praefectus.game.links.number import (
    ALPHABET,
    BASE,
    NotEnoughDigits,
    NumberReader,
    NumberWriter,
    WrongNumber,
    digits,
)
from praefectus.game.result import result_of
from praefectus.game.state import board_of, new_state
from praefectus.language import Message, row
from praefectus.rules import turn
from praefectus.rules.actions import ACTIONS
from praefectus.rules.names import LEFT_OUT, THINGS, action_vocabulary

FORMAT = "1"  # the first character; it changes when the format changes
CHECK_CHARACTERS = 3
DECISIONS_PER_HASH = 64
HASHES = 4096  # how many values each hash inside the number can have
SEATS = 8
MAX_CHARACTERS = 4_000
MAX_ENTRIES = 20_000  # of the log, forced ones included

Problem = Literal["not_a_link", "newer", "damaged", "cut_off", "unknown", "other_rules"]
_IN_ADDRESS = re.compile(r"#/g/([^\s?&/]+)")
_TRAILING = ".,;:!?)]}>*_~'\"»”’"  # what a sentence or a messenger adds after a link


class LinkError(PraefectusError):
    """A text that can't be read as a game, in one sentence.

    `problem` says which kind it is, for programs; `log` and `configuration` hold the beginning that is certainly right,
    up to the last hash inside the link, if there is one.
    """

    problem: Problem = "damaged"
    configuration: Configuration | None = None
    log: tuple[int, ...] = ()


class Replay:
    """A position that moves on by decisions, with its options in the order of their names.

    Sorting by name makes the index of a choice independent of the order in which rules and data files list things.
    """

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration
        self.log: list[int] = []
        self.decisions = 0
        self._g, self._b = new_state(configuration), board_of(configuration.board)
        self._out = [0] * (ACTIONS + 1)
        self._names = action_vocabulary().names
        self._hash = hashlib.sha256()
        self._make_forced_choices()

    def _make_forced_choices(self) -> None:
        self.forced = 0  # entries since the last decision
        while True:
            turn.legal(self._g, self._b, self._out)
            if self._out[0] != 1 or self._g.over:
                break
            self._apply(self._out[1])
            self.forced += 1
        self.options = sorted(self._out[1 : self._out[0] + 1], key=self._names.__getitem__)

    def _apply(self, action: int) -> None:
        if len(self.log) == MAX_ENTRIES:
            raise WrongNumber
        self._hash.update(self._names[action].encode() + b"\n")
        turn.choose(self._g, self._b, action)
        self.log.append(action)

    @property
    def over(self) -> bool:
        return bool(self._g.over)

    def weights(self) -> list[int]:
        """The weight of each option: of a choice all the same, of chance as likely as the rules say."""
        if not turn.is_chance(self._g):
            return [1] * len(self.options)
        return [int(turn.weight(self._g, self._b, action)) for action in self.options]

    def decide(self, action: int) -> None:
        self._apply(action)
        self.decisions += 1
        self._make_forced_choices()

    def hash(self, *, last: bool = False) -> int:
        """A hash of all that happened, by name; at the end of a link with the points."""
        hashed = self._hash.copy()
        if last:
            hashed.update(repr(list(result_of(self._g, self._b).points)).encode())
        return int.from_bytes(hashed.digest()[:4], "big") % HASHES


# writing


def encode(configuration: Configuration, log: Sequence[int]) -> str:
    """Return the text of a game: its set-up and its log without undone entries."""
    edition = edition_of(configuration)
    if edition is None:
        raise _error("unknown", Message("link-no-edition"))
    writer = NumberWriter()
    _write_setup(writer, edition, configuration)
    replay = Replay(configuration)
    parts: list[tuple[int, int, int]] = []
    while len(replay.log) < len(log):
        action, weights = log[len(replay.log)], replay.weights()
        index = replay.options.index(action)
        parts.append((sum(weights[:index]), weights[index], sum(weights)))
        replay.decide(action)
        if replay.decisions % DECISIONS_PER_HASH == 0:
            parts.append((replay.hash(), 1, HASHES))
    waiting = len(replay.log) - len(log)  # forced entries that the log does not have yet
    writer.write_count(0 if replay.over and not waiting else replay.decisions + 1)
    writer.write_one_of(2, waiting > 0)
    if waiting:
        writer.write_count(waiting)
    for part in parts:
        writer.write_part(*part)
    writer.write_one_of(HASHES, replay.hash(last=True))
    number = writer.text()
    return FORMAT + check(number) + number


def _write_setup(writer: NumberWriter, edition: int, configuration: Configuration) -> None:
    boards = boards_of(edition)
    writer.write_count(edition)
    writer.write_one_of(len(boards), boards.index(configuration.board))
    writer.write_one_of(SEATS, configuration.seats)
    for module in modules_of(edition):
        writer.write_one_of(2, module in configuration.modules)
    defaults = _defaults()
    for name, values in options_of(edition).items():
        writer.write_one_of(len(values), values.index(configuration.options.get(name, defaults[name])))


def check(number: str) -> str:
    """Return three characters that change whenever any other character changes."""
    hashed = hashlib.sha256((FORMAT + number).encode()).digest()
    return digits(int.from_bytes(hashed[:8], "big") % BASE**CHECK_CHARACTERS, CHECK_CHARACTERS)


# reading


def looks_like_link(given: str) -> bool:
    """Whether a person who typed this meant a link and not the name of a file."""
    return _IN_ADDRESS.search(given) is not None or re.fullmatch(r"[0-9A-Za-z]{13,}", given) is not None


def text_of(given: str) -> str:
    """Return the text of a link without the address before it and the punctuation a message adds after it."""
    found = _IN_ADDRESS.search(given[: 4 * MAX_CHARACTERS])
    text = found.group(1) if found else given
    return "".join(text[: 2 * MAX_CHARACTERS].split()).rstrip(_TRAILING)


def decode(given: str) -> tuple[Configuration, list[int]]:
    """Return the set-up and the log of a link. The work is bounded by its length and by MAX_ENTRIES."""
    text = text_of(given)
    if not text or len(text) > MAX_CHARACTERS or not set(text) <= set(ALPHABET):
        raise _error("not_a_link", Message("link-not-a-link"))
    if text[0] != FORMAT:
        raise _error("newer", Message("link-other-format"))
    number = text[1 + CHECK_CHARACTERS :]
    intact = text[1 : 1 + CHECK_CHARACTERS] == check(number)
    reader, replay, certain, edition = NumberReader(number), None, 0, 0
    try:
        edition, configuration = _read_setup(reader)
        decisions = reader.read_count() - 1
        waiting = reader.read_count() if reader.read_one_of(2) else 0
        replay = Replay(configuration)
        while not replay.over and (decisions < 0 or replay.decisions < decisions):
            replay.decide(replay.options[reader.read_weighted(replay.weights())])
            if replay.decisions % DECISIONS_PER_HASH == 0:
                if reader.read_one_of(HASHES) != replay.hash():
                    raise _not_this_game(edition, replay, certain, intact)
                certain = len(replay.log)
        complete = replay.over if decisions < 0 else replay.decisions == decisions
        if not complete or waiting > replay.forced or reader.read_one_of(HASHES) != replay.hash(last=True):
            raise _not_this_game(edition, replay, certain, intact)
    except NotEnoughDigits:
        if replay is not None and intact:
            raise _not_this_game(edition, replay, certain, intact) from None
        raise _error("cut_off", Message("link-cut-off"), replay, certain) from None
    except WrongNumber:
        raise _error("damaged", Message("link-damaged"), replay, certain) from None
    except LinkError as error:
        if intact:
            raise
        raise _error("damaged", Message("link-damaged"), replay, len(error.log)) from None
    if not intact:
        raise _error("damaged", Message("link-damaged"), replay, certain)
    return replay.configuration, replay.log[: len(replay.log) - waiting]


def _read_setup(reader: NumberReader) -> tuple[int, Configuration]:
    edition = reader.read_count()
    if edition >= len(EDITIONS):
        raise _error("newer", Message("link-newer"))
    boards = boards_of(edition)
    board, seats = boards[reader.read_one_of(len(boards))], reader.read_one_of(SEATS)
    modules = [name for name in modules_of(edition) if reader.read_one_of(2)]
    options = {name: values[reader.read_one_of(len(values))] for name, values in options_of(edition).items()}
    defaults = _defaults()
    chosen = {name: value for name, value in options.items() if value != defaults.get(name)}
    try:
        configuration = configure(board, seats, modules, chosen)
    except SetupError as error:
        raise _error("unknown", Message("link-setup", why=error.message)) from None
    left_out: dict[str, tuple[str, ...]] = {}
    for name in LEFT_OUT:
        then = cards_of(edition, name)
        if set(then).difference(THINGS[name]):
            raise _error("unknown", Message("link-unknown-cards"))
        if later := tuple(card for card in THINGS[name] if card not in then):
            left_out[name] = later
    return edition, replace(configuration, left_out=left_out)


def _defaults() -> dict[str, object]:
    return {option.name: option.default for option in data.options()}


def _not_this_game(edition: int, replay: Replay, certain: int, intact: bool) -> LinkError:
    """The names or points are not those that were written: the text is damaged, or the rules have changed."""
    if not intact:
        return _error("damaged", Message("link-damaged"), replay, certain)
    older = [
        Message("rules-older", version=then, rules=_rules_called(name), now=version)
        for name, version in rules_now(replay.configuration.modules).items()
        if (then := EDITIONS[edition].rules.get(name, version)) != version
    ]
    sentence = Message("link-older-rules", rules=row(older)) if older else Message("link-other-rules")
    return _error("other_rules", sentence, replay, certain)


def _rules_called(name: str) -> Message:
    return Message("rules-base") if name == BASE_GAME else Message("rules-module", module=Message(f"module-{name}"))


def _error(problem: Problem, sentence: Message, replay: Replay | None = None, certain: int = 0) -> LinkError:
    error = LinkError(sentence)
    error.problem = problem
    if replay is not None and certain:
        error.configuration, error.log = replay.configuration, tuple(replay.log[:certain])
    return error
