"""The game as the server needs it: the only module here that knows the Game."""

from __future__ import annotations

import bisect
import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

import praefectus
from praefectus import data
from praefectus.data import COLOURS
from praefectus.game import Game, configure
from praefectus.game.configuration import Configuration
from praefectus.game.errors import IllegalAction, PraefectusError, RecordError, SetupError, UndoRefused
from praefectus.game.game import CHOICE
from praefectus.game.links import LinkError, decode
from praefectus.game.records import ENGINE_VERSION, begun_with, module_versions, translate_log
from praefectus.game.report import passages, report
from praefectus.game.snapshots import from_snapshot, snapshot
from praefectus.game.view_types import View
from praefectus.language import ENGLISH, Message
from praefectus.rules.stored_names import action_vocabulary
from praefectus.rules.turn import is_chance
from praefectus.server.errors import Refused

VERSION: str = praefectus.__version__
Position = tuple[str, bytes]  # what is played, and a snapshot of it


def checked_setup(
    board: str, modules: Sequence[str], options: dict[str, Any], seats: int
) -> tuple[list[str], dict[str, Any]]:
    """Modules and options as they will be played, or a refusal with the reason."""
    try:
        configuration = configure(board, seats, modules, options)
    except SetupError as error:
        raise Refused("wrong_setup", error.message) from error
    return list(configuration.modules), dict(configuration.options)


def new_game(board: str, modules: Sequence[str], options: dict[str, Any], seats: int, seed: int) -> TableGame:
    """Set up a game; all its chance comes from the seed."""
    try:
        game = Game.new(board, seats, modules, options, seed)
    except PraefectusError as error:
        raise Refused("wrong_setup", error.message) from error
    return TableGame(game, str(seed))


def may_talk(modules: Sequence[str]) -> bool:
    """May people talk about the game while they play it? Not where a module says otherwise."""
    return all(module.talk for module in data.modules() if module.name in modules)


def vocabulary() -> tuple[str, str]:
    """What the numbers of a log mean today: a mark of it, and the whole as text."""
    today = action_vocabulary()
    return today.mark, json.dumps(today.as_json(), separators=(",", ":"))


def rules_of(modules: Sequence[str]) -> str:
    """The versions of the rules by which a game with these modules is played today."""
    return json.dumps({"engine": ENGINE_VERSION, "modules": module_versions(modules)})


def other_rules(kept: str, modules: Sequence[str]) -> Message | None:
    """What to say, if a game was begun with other rules than those of today."""
    if json.loads(kept) == json.loads(rules_of(modules)):
        return None
    return Message("begun-by-other-rules", kept=kept, today=rules_of(modules))


def translated(entries: str, kept: str | None) -> str:
    """Entries of a log in the numbers of today, from the vocabulary they were kept with, the first one without."""
    log = translate_log(_read_entries(entries), None if kept is None else json.loads(kept))
    return json.dumps(log, separators=(",", ":"))


def header_with(header: str, kept: str | None) -> str:
    """The header of a game that was begun with an older vocabulary: it says what came later and is not in the game."""
    facts, configuration = _read_header(header)
    begun = begun_with(configuration, None if kept is None else json.loads(kept), facts.get("left_out"))
    return json.dumps(facts | _left_out(begun))


def _read_header(header: str) -> tuple[dict[str, Any], Configuration]:
    """What is played, as it was written down; RecordError if it cannot be read."""
    try:
        facts = json.loads(header)
        return facts | {"chance": str(facts["chance"])}, _configured(facts)
    except SetupError as error:
        raise RecordError("record-setup", why=error.message) from error
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise RecordError("record-header") from error


def _read_entries(line: str) -> list[int]:
    """The numbers that a line of a log holds; RecordError if it holds anything else."""
    try:
        entries = json.loads(line)
    except (ValueError, TypeError, RecursionError) as error:
        raise RecordError("record-log") from error
    if not isinstance(entries, list) or not all(type(entry) is int for entry in entries):
        raise RecordError("record-log")
    return entries


def _configured(facts: dict[str, Any]) -> Configuration:
    configuration = configure(facts["board"], facts["seats"], facts["modules"], facts["options"])
    left_out = {things: tuple(later) for things, later in facts.get("left_out", {}).items()}
    return replace(configuration, left_out=left_out) if left_out else configuration


def _left_out(configuration: Configuration) -> dict[str, Any]:
    if not configuration.left_out:
        return {}
    return {"left_out": {things: list(later) for things, later in configuration.left_out.items()}}


def restored(header: str, kept: bytes | None, tail: Sequence[str]) -> TableGame:
    """A game from its newest snapshot and the log since then; RecordError if they cannot be followed."""
    facts, configuration = _read_header(header)
    game = Game(configuration) if kept is None else from_snapshot(configuration, kept)
    game.follow(entry for line in tail for entry in _read_entries(line))
    return TableGame(game, facts["chance"])


class TableGame:
    """A Game, with its log numbered as the protocol does: one number for every entry, taken back or not."""

    def __init__(self, game: Game, chance: str) -> None:
        self.game = game
        self.chance = chance
        game.seed_chance(chance)
        self.places: list[int] = []  # for each entry that counts, its number in the log
        self.taken_back: dict[int, int] = {}  # for each entry that takes back, from which number on
        self._numbered = 0
        self._number()

    def _number(self) -> None:
        log = self.game.log
        if not self._numbered and log and min(log) >= 0:
            self.places, self._numbered = list(range(len(log))), len(log)
        for number in range(self._numbered, len(log)):
            entry = log[number]
            if entry < 0:
                self.taken_back[number] = self.places[-1 - entry]
                del self.places[-1 - entry :]
            else:
                self.places.append(number)
        self._numbered = len(log)

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

    @property
    def taken_back_entries(self) -> int:
        """How many entries of the log count no more, or took others back."""
        return self.state - len(self.places)

    def chose_between(self, seat: int, start: int, stop: int) -> bool:
        """Whether the seat chose anything, which still counts, from one state up to another."""
        return any(start <= self.places[number] < stop for number in self._own_choices(seat))

    # What is stored

    def header(self) -> str:
        configuration = self.game.configuration
        return json.dumps(
            {
                "board": configuration.board,
                "seats": configuration.seats,
                "modules": list(configuration.modules),
                "options": dict(configuration.options),
                "chance": self.chance,
            }
            | _left_out(configuration)
        )

    def entries(self, start: int) -> str:
        return json.dumps(self.game.log[start:], separators=(",", ":"))

    def snapshot(self) -> bytes:
        return snapshot(self.game)

    def apply(self, tail: Sequence[str]) -> None:
        """Follow what another process has played."""
        self.game.follow(entry for line in tail for entry in _read_entries(line))
        self._number()

    # Playing

    def choice_ids(self) -> list[int]:
        return self.game.legal_ids()

    def play(self, choice: int, hold: bool = False, own_turns: Collection[int] = (), then: Sequence[int] = ()) -> None:
        """One choice, and those that follow it at once; what had to follow has been done already."""
        try:
            self.game.play(choice, hold=hold, own_turns=own_turns)
            for following in then:
                if self.game.entries[-1].action != following:
                    self.game.play(following, hold=hold, own_turns=own_turns)
        except IllegalAction as error:
            raise Refused("illegal", error.message) from error
        self._number()

    @property
    def held(self) -> int | None:
        """The seat that has not ended its turn yet, though nothing is left to choose in it."""
        return self.game.held

    @property
    def draws_next(self) -> bool:
        """Is something drawn or rolled as soon as the held turn is handed over?"""
        return is_chance(self.game.position)

    def hold(self, seat: int | None) -> None:
        """Whose turn it still is, as was written beside the log: it may be held, which no log tells."""
        if seat is not None and self.game.to_act != seat:
            self.game.held = seat

    def end_turn(self, own_turns: Collection[int] = ()) -> None:
        self.game.end_turn(own_turns)
        self._number()

    def undo(self, seat: int, what: str, to: int | None, agreed: bool) -> None:
        """Take back a step, the turn, or to a state; past a barrier only when the others agreed."""
        if not agreed and self.game.to_act != seat:
            raise Refused("barrier", "undo-others-acted")
        if what == "to" or agreed:
            target = self._entry_of(to)
            if not agreed and target not in [number for number, _ in self.game.trail()]:
                raise Refused("barrier", "undo-barrier")
            while len(self.game.entries) > target:
                self.game.undo(agreed=agreed)
        else:
            try:
                if what == "turn":
                    self.game.undo_turn()
                else:
                    self.game.undo()
            except UndoRefused as error:
                raise Refused("barrier" if self._own_choices(seat) else "nothing_to_undo", error.message) from error
        self._number()

    def undo_target(self, seat: int, what: str, to: int | None) -> int:
        """The state to which an undo that the others are asked about would go back."""
        own = self._own_choices(seat)
        if not own:
            raise Refused("nothing_to_undo", "undo-nothing-chosen")
        if what == "to":
            target = self._entry_of(to)
            if target not in own:
                raise Refused("nothing_to_undo", "undo-not-chosen-at")
            return self.places[target]
        target = own[-1]
        if what == "turn":
            turn = self.game.lines(target)[0].turn
            for number in reversed(own):
                if self.game.entries[number].seat != seat or self._turn_of(number) != turn:
                    break
                target = number
        return self.places[target]

    def _turn_of(self, number: int) -> int:
        return self.game.lines(number)[0].turn

    def _own_choices(self, seat: int) -> list[int]:
        return [number for number, entry in enumerate(self.game.entries) if entry.seat == seat and entry.how == CHOICE]

    def _entry_of(self, state: int | None) -> int:
        """Which entry was made at this state, among those that count."""
        if state is None:
            raise Refused("malformed", "undo-needs-state")
        number = bisect.bisect_left(self.places, state)
        if number == len(self.places) or self.places[number] != state:
            raise Refused("nothing_to_undo", "undo-nothing-at")
        return number

    # What people see

    def view(
        self, seat: int | None, language: str = ENGLISH, names: Sequence[str] = (), colours: Sequence[str] = ()
    ) -> View:
        """The view as it is sent, in the language of whoever looks; its trail counts as the log does. A seat that is
        nobody's at the table takes a colour that is left."""
        view = self.game.view(seat, language, names)
        left = (colour for colour in COLOURS if colour not in colours)
        for shown, colour in zip(view["seats"], chain(colours, left), strict=False):
            shown["colour"] = colour
        for step in view["trail"]:
            step["state"] = self.places[step["state"]]
        return view

    def log_lines(self, start: int, names: Sequence[str], tag: str = ENGLISH) -> dict[str, Any]:
        """The report from the passage on that tells of the entry made at this state, in the reader's language."""
        told = passages(self.game, names, bisect.bisect_left(self.places, start), tag)
        lines = [
            {
                "start": self.places[passage.start],
                "state": self.places[passage.stop - 1] + 1,
                "round": passage.round,
                "seat": passage.seat,
                "text": passage.text,
                "taken_back": list(passage.taken_back),
            }
            for passage in told
        ]
        first = min([start, *(self.places[passage.start] for passage in told)])
        return {"start": first, "state": self.state, "lines": lines}

    def changed_since(self, start: int) -> int:
        """From where on the lines differ for who knew them up to `start`: earlier, if something was taken back."""
        return min([start, *(place for number, place in self.taken_back.items() if number >= start)])

    # Bots

    def for_bots(self) -> Position:
        """What a bot gets: the position and what has happened, and nothing of what is to come."""
        facts = json.loads(self.header())
        del facts["chance"]
        return json.dumps(facts), snapshot(self.game, told=False)


@dataclass(frozen=True, slots=True)
class Copy:
    """A game that begins at a position of another one, ready to be kept."""

    origin: int
    over: bool
    header: str
    standing: dict[str, int | None]
    entries: str
    snapshot: bytes


class History:
    """A game from its first entry on, to look back."""

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.state = game.state

    def at(self, state: int) -> TableGame:
        if state > self.state:
            raise Refused("no_state", "no-such-state")
        return TableGame(self.game.game.at(state), self.game.chance)

    def view_at(
        self, state: int, seat: int | None, language: str, names: Sequence[str] = (), colours: Sequence[str] = ()
    ) -> View:
        """A past view shows everything and offers nothing."""
        view = self.at(state).view(seat, language, names, colours)
        view["choices"], view["trail"] = [], []
        view["undo"] = {"step": False, "turn": False, "ask": False}
        return view

    def log_lines(self, start: int, names: Sequence[str], tag: str) -> dict[str, Any]:
        """The report from an entry on."""
        return self.game.log_lines(start, names, tag)

    def record_text(self) -> str:
        """The record as `praefectus replay` reads it. It holds what happened, and no seed."""
        return json.dumps(self.game.game.to_record(), indent=1) + "\n"

    def last_state(self) -> str:
        return str(self.state)

    def link_text(self, state: int | None) -> str:
        """The game up to a state, the last one if none is named, as the text of a link."""
        try:
            return (self.game if state is None else self.at(state)).game.link()
        except PraefectusError as error:
            raise Refused("no_link", error.message) from error

    def as_text(self, name: str, names: Sequence[str], tag: str) -> str:
        """The game as a report."""
        return "\n".join([name, *report(self.game.game, names, tag), ""])

    def points(self) -> dict[str, Any]:
        """Points of all seats after every turn, taken-back turns left out."""
        rows: list[dict[str, Any]] = []
        for state, game in self._turns():
            rows.append({"state": state, "round": game.round, "turn": game.turn, "seats": game.scores()})
        return {"points": rows}

    def _turns(self) -> Iterator[tuple[int, Game]]:
        """The position when the first choice is up, after every turn, and now, with its state."""
        there = self.game
        game = Game(there.game.configuration)
        turn: int | None = None
        for entry, place in zip(there.game.entries, there.places, strict=True):
            if game.to_act is not None and game.turn != turn:
                turn = game.turn
                yield place, game
            game.follow([entry.action])
        yield self.state, game

    def houses(self) -> dict[str, Any]:
        """Who built where and when."""
        built: list[dict[str, Any]] = []
        known: set[tuple[int, int]] = set()
        for state, game in self._turns():
            for number, city in enumerate(game.view(None)["cities"]):
                for seat in city.get("houses", []):
                    if (number, seat) not in known:
                        known.add((number, seat))
                        when = {"state": state, "round": game.round, "turn": game.turn}
                        built.append({"city": number, "seat": seat, **when})
        return {"houses": built}

    def fork(self, state: int | None, seed: int) -> Copy:
        """A copy of a position, the last one if none is named, whose chance goes its own way."""
        state = self.state if state is None else state
        copy = TableGame(self.at(state).game, str(seed))
        copy.game.run_on()
        game = TableGame(copy.game, str(seed))
        standing = {name: getattr(game, name) for name in ("state", "to_act", "round", "turn", "winner")}
        return Copy(state, game.over, game.header(), standing, game.entries(0), game.snapshot())


def whole(header: str, lines: Sequence[str]) -> History:
    """A game from its first entry on, to look back; a log that cannot be followed is damaged."""
    try:
        return History(restored(header, None, lines))
    except RecordError as error:
        raise Refused("damaged", "log-not-followed", why=error.message) from error


Kept = tuple[str, tuple[str, ...]]  # a game as it is stored: its header and the lines of its log


def from_link(text: str, most_entries: int, beginning: bool = False) -> Kept:
    """Return the game of a link as it is stored; of a damaged link its certain beginning, if that is asked for."""
    try:
        configuration, log = decode(text)
    except LinkError as error:
        if not beginning or error.configuration is None:
            raise Refused("link_newer" if error.problem == "newer" else "wrong_link", error.message) from error
        configuration, log = error.configuration, list(error.log)
    if len(log) > most_entries:
        raise Refused("wrong_link", "link-too-long")
    header = TableGame(Game(configuration), "0").header()
    return header, (json.dumps(log, separators=(",", ":")),)


def from_position(position: Position) -> Game:
    """The game a bot plays, in its own process."""
    facts = json.loads(position[0])
    return from_snapshot(_configured(facts), position[1])


def from_record(text: str) -> Game:
    """The game that is looked at, in a process of its own."""
    return Game.from_record(json.loads(text))


__all__ = [
    "VERSION",
    "History",
    "Position",
    "RecordError",
    "TableGame",
    "checked_setup",
    "from_position",
    "from_record",
    "new_game",
    "restored",
    "whole",
]
