"""A game at a table: playing, undo and views, with one number for every entry of the log."""

from __future__ import annotations

import bisect
import json
from collections.abc import Collection, Sequence
from itertools import chain

from praefectus.data import CARD_KINDS, COLOURS, content_of
from praefectus.game import Game
from praefectus.game.entries import CHOICE
from praefectus.game.errors import IllegalAction, PraefectusError, UndoRefused
from praefectus.game.log_facts import SETUP
from praefectus.game.report import passages
from praefectus.game.snapshots import from_snapshot, snapshot
from praefectus.game.view_types import View
from praefectus.language import ENGLISH
from praefectus.rules.actions import family_of
from praefectus.rules.turn import is_chance
from praefectus.server.errors import Refused
from praefectus.server.games.log_format import Options, Position, left_out, read_entries, read_header
from praefectus.server.models.responses import LogLine, LogLines

OPENING = 3  # cards


def new_game(board: str, modules: Sequence[str], options: Options, seats: int, seed: int) -> TableGame:
    """Set up a game; all its chance comes from the seed."""
    try:
        game = Game.new(board, seats, modules, options, seed)
    except PraefectusError as error:
        raise Refused("wrong_setup", error.message) from error
    return TableGame(game, str(seed))


def restored(header: str, kept: bytes | None, tail: Sequence[str]) -> TableGame:
    """Restore a game from its newest snapshot and the log since then; RecordError if that fails."""
    facts, configuration = read_header(header)
    game = Game(configuration) if kept is None else from_snapshot(configuration, kept)
    game.follow(entry for line in tail for entry in read_entries(line))
    return TableGame(game, facts["chance"])


class TableGame:
    """A Game with a log that is numbered as in the protocol: every entry has a number, undone or not."""

    def __init__(self, game: Game, chance: str) -> None:
        self.game = game
        self.chance = chance
        game.seed_chance(chance)
        self.places: list[int] = []  # for each entry that is not undone, its number in the log
        self.taken_back: dict[int, int] = {}  # for each undo entry, the number from which it undid
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
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, partners together."""
        return self.game.result().winners

    @property
    def round(self) -> int:
        return self.game.round

    @property
    def turn(self) -> int:
        return self.game.turn

    @property
    def taken_back_entries(self) -> int:
        """How many entries of the log are undone, or undid others."""
        return self.state - len(self.places)

    def turns_ago(self, turns: int) -> int:
        """Return the state at which the turn began that was so many turns ago; the set-up at the earliest."""

        def turn_of(number: int) -> int:
            line = self.game.line(number)
            return -1 if line.round == SETUP else line.turn

        entries = range(len(self.places))
        number = bisect.bisect_left(entries, max(self.turn - turns, 0), key=turn_of)
        return self.places[number] if number < len(self.places) else self.state

    def chose_between(self, seat: int, start: int, stop: int) -> bool:
        """Return whether the seat made a choice between two states that is not undone."""
        return any(start <= self.places[number] < stop for number in self._own_choices(seat))

    def opening(self, seat: int) -> list[str]:
        """Return the kinds of the first cards that a seat played."""
        played: list[str] = []
        for entry in self.game.entries:
            if entry.seat == seat and len(played) < OPENING:
                family, kind = family_of(entry.action)
                played += [CARD_KINDS[kind]] if family == "play" else []
        return played

    # What is stored

    def header(self) -> str:
        configuration = self.game.configuration
        return json.dumps(
            {
                "board": configuration.board
                if configuration.own_board is None
                else content_of(configuration.own_board),
                "seats": configuration.seats,
                "modules": list(configuration.modules),
                "options": dict(configuration.options),
                "chance": self.chance,
            }
            | left_out(configuration)
        )

    def entries(self, start: int) -> str:
        return json.dumps(self.game.log[start:], separators=(",", ":"))

    def snapshot(self) -> bytes:
        return snapshot(self.game)

    def apply(self, tail: Sequence[str]) -> None:
        """Apply what another process has played."""
        self.game.follow(entry for line in tail for entry in read_entries(line))
        self._number()

    # Playing

    def choice_ids(self) -> list[int]:
        return self.game.legal_ids()

    def play(self, choice: int, hold: bool = False, own_turns: Collection[int] = (), then: Sequence[int] = ()) -> None:
        """Play a choice and those that follow it at once; forced choices are already played."""
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
        """The seat that has not ended its turn yet, though it has nothing left to choose."""
        return self.game.held

    @property
    def draws_next(self) -> bool:
        """Whether something is drawn or rolled as soon as the held turn ends."""
        return is_chance(self.game.position)

    def hold(self, seat: int | None) -> None:
        """Restore whose turn is held, which is stored beside the log."""
        if seat is not None and self.game.to_act != seat:
            self.game.held = seat

    def end_turn(self, own_turns: Collection[int] = ()) -> None:
        self.game.end_turn(own_turns)
        self._number()

    def undo(self, seat: int, what: str, to: int | None, agreed: bool) -> None:
        """Undo a step, the turn, or to a state; past a barrier only if the others agreed."""
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
        """Return the state to which an undo would go back that the others are asked about."""
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
        """Return the entry that was made at this state, among those that are not undone."""
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
        """Return the view in the viewer's language, with the trail numbered as the log. A seat without a colour at
        the table gets one that is free."""
        view = self.game.view(seat, language, names)
        left = (colour for colour in COLOURS if colour not in colours)
        for shown, colour in zip(view["seats"], chain(colours, left), strict=False):
            shown["colour"] = colour
        for step in view["trail"]:
            step["state"] = self.places[step["state"]]
        return view

    def log_lines(self, start: int, names: Sequence[str], tag: str = ENGLISH) -> LogLines:
        """Return the log from the line on that covers the entry made at this state, in the reader's language."""
        told = passages(self.game, names, bisect.bisect_left(self.places, start), tag)
        lines = [
            LogLine(
                start=self.places[passage.start],
                state=self.places[passage.stop - 1] + 1,
                round=passage.round,
                seat=passage.seat,
                text=passage.text,
                taken_back=list(passage.taken_back),
            )
            for passage in told
        ]
        first = min([start, *(self.places[passage.start] for passage in told)])
        return LogLines(start=first, state=self.state, lines=lines)

    def changed_since(self, start: int) -> int:
        """Return the first state from which log lines differ for a reader who knew them up to `start`; earlier after
        an undo."""
        return min([start, *(place for number, place in self.taken_back.items() if number >= start)])

    # Bots

    def for_bots(self) -> Position:
        """Return what a bot gets: the position and the past, and nothing about the future."""
        facts = json.loads(self.header())
        del facts["chance"]
        return json.dumps(facts), snapshot(self.game, told=False)
