"""Encode a game as a text for a link, and decode it again.

The text (`link_text.py`) is one number in base 62 (`arithmetic_coding.py`) with check characters. It holds the edition,
the set-up, every outcome of chance by its weight, and every choice as its index among the legal ones, sorted by name.
Forced choices cost nothing and undone ones are left out. Every 64 decisions, and at the end, it holds a few bits of a
hash of everything that happened, by name: a changed rule never leads silently to another game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from praefectus import data
from praefectus.game.configuration import Configuration, configure
from praefectus.game.errors import SetupError
from praefectus.game.links.arithmetic_coding import NotEnoughDigits, NumberReader, NumberWriter, WrongNumber
from praefectus.game.links.documents import MAX_COMPRESSED_BYTES, pack, unpack
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
from praefectus.game.links.link_text import (
    GAME,
    MAX_CHARACTERS,
    POST,
    LinkError,
    Problem,
    number_in,
    text_of,
    with_check,
)
from praefectus.game.links.people import read_people
from praefectus.game.result import result_of
from praefectus.game.state import board_of, new_state
from praefectus.language import Message, row
from praefectus.rules import turn
from praefectus.rules.actions import ACTIONS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stored_names import LEFT_OUT, THINGS, action_vocabulary

DECISIONS_PER_HASH = 64
HASHES = 4096  # how many values each hash inside the number can have
SEATS = 8
ON_OWN_BOARD = 10_000  # is added to the number of the edition; the board's file follows
MAX_ENTRIES = 20_000  # of the log, forced ones included


class Replay:
    """A position that moves on by decisions, with its options in the order of their names.

    Sorting by name makes the index of a choice independent of the order in which rules and data files list things.
    """

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration
        self.log: list[int] = []
        self.decisions = 0
        self._names = action_vocabulary().names
        self._hash = hashlib.sha256()
        self._g, self._b = self._beginning()
        self._make_forced_choices()

    def _beginning(self) -> tuple[GameRecord, BoardRecord]:
        self._out = [0] * (ACTIONS + 1)
        return new_state(self.configuration), board_of(self.configuration.board)

    def _legal(self) -> list[int]:
        turn.legal(self._g, self._b, self._out)
        return self._out[1 : self._out[0] + 1]

    def _carry_out(self, action: int) -> None:
        turn.choose(self._g, self._b, action)

    def _make_forced_choices(self) -> None:
        self.forced = 0  # entries since the last decision
        while len(legal := self._legal()) == 1 and not self._g.over:
            self._apply(legal[0])
            self.forced += 1
        self.options = sorted(legal, key=self._names.__getitem__)

    def _apply(self, action: int) -> None:
        if len(self.log) == MAX_ENTRIES:
            raise WrongNumber
        self._hash.update(self._names[action].encode() + b"\n")
        self._carry_out(action)
        self.log.append(action)

    @property
    def over(self) -> bool:
        return bool(self._g.over)

    @property
    def chance(self) -> bool:
        """Whether the next decision is an outcome of chance."""
        return bool(turn.is_chance(self._g))

    def weights(self) -> list[int]:
        """The weight of each option: equal for choices, for chance as likely as the rules say."""
        if not self.chance:
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


AnyReplay = TypeVar("AnyReplay", bound=Replay)


# writing


def encode(configuration: Configuration, log: Sequence[int]) -> str:
    """Return the text of a game: its set-up and its log without undone entries."""
    writer = NumberWriter()
    write_game(writer, configuration, log)
    text = with_check(GAME, writer.text())
    if len(text) > MAX_CHARACTERS:
        raise _error("unknown", Message("link-too-large"))
    return text


def write_game(writer: NumberWriter, configuration: Configuration, log: Sequence[int]) -> None:
    """Write the set-up and the log of a game, with its hashes."""
    edition = edition_of(configuration)
    if edition is None:
        raise _error("unknown", Message("link-no-edition"))
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


def _write_setup(writer: NumberWriter, edition: int, configuration: Configuration) -> None:
    boards, own = boards_of(edition), configuration.own_board
    if own is None:
        writer.write_count(edition)
        writer.write_one_of(len(boards), boards.index(configuration.board))
    else:
        packed = pack(data.content_of(own) or {})
        writer.write_count(edition + ON_OWN_BOARD)
        writer.write_count(len(packed))
        writer.write_one_of(256 ** len(packed), int.from_bytes(packed, "big"))
    writer.write_one_of(SEATS, configuration.seats)
    for module in modules_of(edition):
        writer.write_one_of(2, module in configuration.modules)
    defaults = _defaults()
    for name, values in options_of(edition).items():
        writer.write_one_of(len(values), values.index(configuration.options.get(name, defaults[name])))


# reading


def decode(given: str, most_entries: int = MAX_ENTRIES) -> tuple[Configuration, list[int]]:
    """Return the set-up and the log of a link to a game or a game by link. The work is bounded by its length and by
    `most_entries`."""
    replay, waiting = replayed(given, Replay, most_entries)
    return replay.configuration, replay.log[: len(replay.log) - waiting]


def replayed(
    given: str, start: Callable[[Configuration], AnyReplay], most_entries: int = MAX_ENTRIES
) -> tuple[AnyReplay, int]:
    """Return the game in a link, replayed by what `start` makes, and how many forced entries its log lacks."""
    form, number, intact = number_in(text_of(given), (GAME, POST))
    reader = NumberReader(number)
    if form == POST:
        try:
            read_people(reader)
        except (NotEnoughDigits, WrongNumber):
            raise _error("damaged", Message("link-damaged")) from None
    return read_game(reader, intact, start, most_entries)


def read_game(
    reader: NumberReader, intact: bool, start: Callable[[Configuration], AnyReplay], most_entries: int = MAX_ENTRIES
) -> tuple[AnyReplay, int]:
    """Return the game in a number, replayed by what `start` makes, and how many forced entries its log lacks."""
    replay, certain, edition = None, 0, 0
    try:
        edition, configuration = _read_setup(reader)
        decisions = reader.read_count() - 1
        waiting = reader.read_count() if reader.read_one_of(2) else 0
        replay = start(configuration)
        while not replay.over and (decisions < 0 or replay.decisions < decisions):
            replay.decide(replay.options[reader.read_weighted(replay.weights())])
            if len(replay.log) > most_entries:
                raise _error("unknown", Message("link-too-long"), replay, certain)
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
    return replay, waiting


def _read_setup(reader: NumberReader) -> tuple[int, Configuration]:
    on_own_board, edition = divmod(reader.read_count(), ON_OWN_BOARD)
    if on_own_board > 1 or edition >= len(EDITIONS):
        raise _error("newer", Message("link-newer"))
    boards = boards_of(edition)
    board = _read_board(reader) if on_own_board else boards[reader.read_one_of(len(boards))]
    seats = reader.read_one_of(SEATS)
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


def _read_board(reader: NumberReader) -> dict[str, Any]:
    size = reader.read_count()
    if size > MAX_COMPRESSED_BYTES:
        raise WrongNumber
    content = unpack(reader.read_one_of(256**size).to_bytes(size, "big"))
    if content is None:
        raise WrongNumber
    return content


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
    error = LinkError.of(problem, sentence)
    if replay is not None and certain:
        error.configuration, error.log = replay.configuration, tuple(replay.log[:certain])
    return error
