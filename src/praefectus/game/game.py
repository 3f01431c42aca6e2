"""Game: a log of choices and outcomes of chance, and the position it leads to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

from praefectus import data
from praefectus.game.apply_action import carry_out
from praefectus.game.arguments import known_words, resolve, whole_number
from praefectus.game.chance import Chance, Placed, Stream
from praefectus.game.configuration import Configuration, configure
from praefectus.game.entries import CHANCE, CHOICE, FORCED, Action, Entry, choice_before, last_choice
from praefectus.game.errors import IllegalAction, RecordError, SetupError, UndoRefused
from praefectus.game.links import encode, game_in
from praefectus.game.log_facts import Line, all_holdings, narrate
from praefectus.game.log_phrases import Teller
from praefectus.game.notation import notation
from praefectus.game.records import read_file, read_record, write_file, write_record
from praefectus.game.result import Result, result_of
from praefectus.game.state import Remembered, board_of, freeze, new_state, thaw
from praefectus.game.turn_ahead import begins_turn, nothing_to_choose
from praefectus.language import ENGLISH, Translatable, Words
from praefectus.rules import actions, extension, turn
from praefectus.rules.record import BoardRecord, GameRecord

if TYPE_CHECKING:
    from praefectus.game.view_types import View

STORED_POSITIONS = 24  # how many positions undo can restore without replaying the game
STORED_BY_REPLAYING = 3 * STORED_POSITIONS  # the entries at the end of a log whose positions are worth storing


class Game:
    """A game: make one with Game.new, Game.load or Game.from_record, change it with play and undo."""

    def __init__(self, configuration: Configuration, seed: int | str | None = None) -> None:
        """A game before the first outcome of chance."""
        self.configuration = configuration
        self.log: list[int] = []
        self.entries: list[Entry] = []
        self._chance: Chance = Stream(seed)
        self._b = board_of(configuration.board)
        self._g = new_state(configuration)
        self._notation = notation(configuration.board)
        self._out = [0] * (actions.ACTIONS + 1)
        self._lines: list[Line] = []
        self._taken_back: list[tuple[int, list[Line]]] = []
        self._positions: list[tuple[int, bytes]] = []  # the latest positions before a choice, for undo
        self.whole = True  # is its log there from the first entry on?
        self._legal: list[int] = []
        self._remembered: defaultdict[Hashable, Remembered] = defaultdict(Remembered)
        self.held: int | None = None  # the seat that has nothing left to choose, and has not ended its turn
        self._list_legal()

    def __repr__(self) -> str:
        setting = self.configuration
        state = f"won={self.result().winners}" if self.over else f"to_act={self.to_act}"
        return (
            f"Game(board={setting.board!r}, seats={setting.seats}, modules={setting.modules}, "
            f"round={self.round}, turn={self.turn}, {state})"
        )

    # making, saving and copying games

    @classmethod
    def new(
        cls,
        board: str | Path | Mapping[str, Any] | data.Board = "imperium",
        seats: int = 4,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
    ) -> Self:
        """Set up a game; chance deals from the seed, or from the system's own randomness.

        A custom board is given as its file or as the parsed content of it.
        """
        number = None if seed is None else whole_number(seed)
        if number is None and seed is not None:
            raise SetupError("setup-seed", seed=repr(seed))
        game = cls(configure(board, seats, modules, options), number)
        game.run_on()
        return game

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Self:
        """Replay a record; every entry is checked."""
        configuration, log, older = read_record(record)
        game = cls(configuration)
        try:
            game.follow(log)
            if "scores" in record and (not game.over or record["scores"] != game.scores()):
                raise RecordError("record-scores")
        except RecordError:
            if older is None:
                raise
            raise RecordError(older) from None
        return game

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Read the record in a file and replay it; every entry is checked."""
        return cls.from_record(read_file(path))

    @classmethod
    def from_link(cls, text: str) -> Self:
        """Replay the game in a link, or in the text of one; LinkError says why it can't be read."""
        return game_in(text, cls)

    @classmethod
    def from_position(cls, configuration: Configuration, g: GameRecord) -> Self:
        """A game that begins in the middle, at a position of any engine. It has no log before that, so no record."""
        game = cls(configuration)
        game._g = thaw(freeze(g))
        game.whole = False
        game._list_legal()
        return game

    def to_record(self) -> dict[str, Any]:
        """The game as plain data that JSON can hold; docs/record.md describes it."""
        if not self.whole:
            raise RecordError("no-record-of-middle")
        return write_record(self.configuration, self.log, self.over, self.scores() if self.over else None)

    def link(self) -> str:
        """Return the whole game as a short text for a link; docs/links.md describes it."""
        if not self.whole:
            raise RecordError("no-record-of-middle")
        return encode(self.configuration, [entry.action for entry in self.entries])

    def save(self, path: str | Path) -> None:
        """Write the record; an older file stays complete until the new one is written."""
        write_file(Path(path), self.to_record())

    def fork(self, seed: int | str | None = None) -> Self:
        """An independent copy with its own random draws: new ones each time, or those of the seed.

        It does not contain the random draws to come in this game, so an agent may have it. Copies made with
        `copy` or `pickle` are forks too.
        """
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.log, copy.entries = list(self.log), list(self.entries)
        copy._lines, copy._positions, copy._legal = list(self._lines), list(self._positions), list(self._legal)
        copy._taken_back, copy._out = list(self._taken_back), list(self._out)
        copy._g = thaw(freeze(self._g))
        copy._chance = Stream(seed)
        copy._remembered = defaultdict(Remembered)
        return copy

    __copy__ = fork

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.fork()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_chance", "_remembered")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._chance = Stream()
        self._remembered = defaultdict(Remembered)

    def at(self, state: int) -> Self:
        """The game as it was after so many entries of the log."""
        if not 0 <= state <= len(self.log):
            raise RecordError("no-such-position", count=len(self.log), state=str(state))
        game = type(self)(self.configuration)
        game.follow(self.log[:state])
        return game

    def follow(self, log: Iterable[int]) -> None:
        """Play the entries of a log, checking each, and nothing after them."""
        self.held = None
        entries = list(log)
        goes_back = any(entry < 0 for entry in entries)
        for number, entry in enumerate(entries):
            if entry < 0:
                self._go_back(-1 - entry)
                self.log.append(entry)
            elif entry in self._legal:
                self._apply(entry, stored=goes_back or len(entries) - number <= STORED_BY_REPLAYING)
            else:
                raise RecordError("record-entry-illegal", number=number)

    def run_on(self, own_turns: Collection[int] = ()) -> None:
        """Play chance and forced choices automatically and record them, except whole turns of `own_turns`."""
        while not self._g.over:
            if turn.is_chance(self._g):
                if not self._draw():
                    return
            elif len(self._legal) != 1 or (
                begins_turn(self._g, own_turns) and self._turn_is_done(turn.to_act(self._g))
            ):
                return
            else:
                self._apply(self._legal[0])

    def _run_on_in_turn(self, seat: int, turns: int) -> None:
        """The same, as long as the seat has something to choose in its turn; then it holds the turn."""
        while not self._g.over and self._g.turns == turns:
            if turn.is_chance(self._g):
                if self._turn_is_done(seat) or not self._draw():
                    break
            elif turn.to_act(self._g) != seat:
                break
            elif len(self._legal) > 1 or (self._legal[0] == actions.DONE and self._turn_is_done(seat)):
                return
            else:
                self._apply(self._legal[0])
        self.held = seat

    def _turn_is_done(self, seat: int) -> bool:
        """Return whether the seat has nothing to choose any more in this turn."""
        return nothing_to_choose(self._g, self._b, self._g.turns, seat)

    def _draw(self) -> bool:
        """Play a random outcome; False if it must not be drawn yet."""
        weights = [turn.weight(self._g, self._b, number) for number in self._legal]
        outcome = self._chance.draw(self._legal, weights, len(self.log))
        if outcome is None:
            return False
        self._apply(outcome)
        return True

    def seed_chance(self, seed: str) -> None:
        """From now on chance depends on this seed and on how far the game has come, and on nothing else."""
        self._chance = Placed(seed)

    def draw_with(self, chance: Chance) -> None:
        """Use this for all random draws from now on."""
        self._chance = chance

    # the position

    @property
    def position(self) -> GameRecord:
        """The record that the rules read; to look at, not to change."""
        return self._g

    @property
    def board_record(self) -> BoardRecord:
        """The board as the rules read it; to look at, not to change."""
        return self._b

    @property
    def people(self) -> int:
        """Seats that play cards: all but Contrarius."""
        return int(extension.people(self._g))

    @property
    def turn(self) -> int:
        """Turns that are over."""
        return int(self._g.turns) if self.held is None else self._lines[-1].turn

    @property
    def round(self) -> int:
        """The round, from 1; in a round everyone who plays cards has one turn."""
        return self.turn // self.people + 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._g.over) and self.held is None

    @property
    def to_act(self) -> int | None:
        """The seat that has a choice, or holds its turn; None when the game is over."""
        if self.held is not None:
            return self.held
        return None if self.over or turn.is_chance(self._g) else int(turn.to_act(self._g))

    @property
    def winner(self) -> int | None:
        """The seat that has won, of partners the first; `result` says all who have."""
        return int(self._g.winner) if self.over else None

    @property
    def seats(self) -> int:
        """All seats at the table, Contrarius included."""
        return int(self._g.seats)

    @property
    def state_number(self) -> int:
        """Entries of the log, those that take back included."""
        return len(self.log)

    @property
    def board(self) -> str:
        """The id of the board, such as italia."""
        return self.configuration.board

    @property
    def state(self) -> bytes:
        """The position as bytes; equal positions have equal bytes."""
        return freeze(self._g)

    def result(self) -> Result:
        """Points, sides, ranks and winners; before the end as if the game ended now."""
        return result_of(self._g, self._b)

    def scores(self) -> list[int]:
        """Points of every seat as if the game ended now."""
        return list(self.result().points)

    def legal(self) -> list[Action]:
        """Return what the seat to act may choose."""
        return [Action(*actions.family_of(number), number, self.text(number)) for number in self.legal_ids()]

    def legal_ids(self) -> list[int]:
        """The numbers of what the seat to act may choose, in their order."""
        return [] if self.held is not None or self.over or turn.is_chance(self._g) else list(self._legal)

    def text(self, number: int, words: Words | None = None, after: GameRecord | None = None) -> str:
        """The text of an action in this position or a later one; English by default."""
        return self._notation.text(number, self._g if after is None else after, words)

    def view(self, seat: int | None = None, language: str = ENGLISH, names: Sequence[str] = ()) -> View:
        """What a seat or a watcher may see, in their language; players are called by these names or by colour."""
        from praefectus.game.message_parts import calling
        from praefectus.game.view import build_view

        return build_view(self, self._seat(seat), calling(known_words(language), names))

    def _seat(self, seat: int | None) -> int | None:
        """Check a seat of this table; None is a watcher."""
        number = None if seat is None else whole_number(seat)
        if seat is not None and (number is None or not 0 <= number < self.seats):
            raise SetupError("seat-not-there", seat=repr(seat), last=self.seats - 1)
        return number

    def remembered(self, *part: Hashable) -> Remembered:
        """The cache of one part of a view."""
        return self._remembered[part]

    # playing

    def play(
        self,
        action: Action | SupportsIndex | str,
        *,
        hold: bool = False,
        own_turns: Collection[int] = (),
        language: str = ENGLISH,
    ) -> None:
        """Carry out a legal choice; then chance and forced choices follow automatically.

        A text names a choice by its words in this language, or by the first of them.

        With `hold` they do so only as long as the seat has something to choose: when nothing is left but to hand the
        turn over, that waits for `end_turn`, and the turn can still be taken back. The seats of `own_turns` are not
        played for where their whole turn has no choice in it.
        """
        if self.over:
            raise IllegalAction("game-over-no-play")
        if self.held is not None:
            raise IllegalAction("turn-is-done")
        seat, turns, mine = int(turn.to_act(self._g)), self._g.turns, turn.to_act(self._g) == self._g.turn
        self._apply(resolve(action, self._legal, self._notation, self._g, known_words(language)))
        if hold and mine:
            self._run_on_in_turn(seat, turns)
        else:
            self.run_on(own_turns)

    def end_turn(self, own_turns: Collection[int] = ()) -> None:
        """Hand over the turn that is held."""
        if self.held is None:
            raise IllegalAction("no-turn-waits")
        self.held = None
        self.run_on(own_turns)

    def _list_legal(self) -> None:
        turn.legal(self._g, self._b, self._out)
        self._legal = self._out[1 : self._out[0] + 1]

    def _apply(self, action: int, *, stored: bool = True) -> None:
        g = self._g
        chance = turn.is_chance(g)
        seat = None if chance else int(turn.to_act(g))
        how = CHANCE if chance else CHOICE if len(self._legal) > 1 else FORCED
        if how == CHOICE and stored:
            self._positions.append((len(self.entries), freeze(g)))
            del self._positions[:-STORED_POSITIONS]
        begun = narrate(self._notation, g, self._b, seat, action)
        before_next_part = carry_out(g, self._b, seat, action, all_holdings, apart_from_card=True)
        self._lines.append(begun.finished(self._notation, g, self._b, action, before_next_part))
        self.log.append(action)
        self.entries.append(Entry(seat, action, how))
        self._list_legal()

    # taking back

    def undo(self, *, agreed: bool = False) -> None:
        """Go back to before the last choice of the seat to act; beyond a barrier only when the others agreed."""
        self._undo_to(self._undo_target(agreed))

    def undo_turn(self) -> None:
        """Go back to the start of the turn, or to the last barrier in it."""
        target = self._undo_target(agreed=False)
        while (earlier := self._choice_before(target)) is not None:
            target = earlier
        self._undo_to(target)

    def can_undo(self) -> bool:
        """Return whether the seat to act has a choice to take back."""
        return not self.over and self._choice_before(len(self.entries)) is not None

    def _undo_target(self, agreed: bool) -> int:
        if agreed:
            target = last_choice(self.entries)
        else:
            target = None if self.over else self._choice_before(len(self.entries))
        if target is None:
            raise UndoRefused("nothing-chosen-yet" if agreed else "undo-nothing")
        return target

    def _choice_before(self, number: int) -> int | None:
        """The entry of the last choice before this one that no barrier separates from it."""
        seat = self.to_act if number == len(self.entries) else self.entries[number].seat
        return choice_before(self.entries, number, seat)

    def _undo_to(self, target: int) -> None:
        self._go_back(target)
        self.log.append(-1 - target)

    def _go_back(self, target: int) -> None:
        """Restore the position before an entry: from a snapshot, or from the beginning."""
        if not 0 <= target < len(self.entries):
            raise RecordError("record-takes-back", target=str(target))
        undone = self._lines[target:]
        self._taken_back.append((undone[0].turn, undone))
        self.held = None
        while self._positions and self._positions[-1][0] > target:
            self._positions.pop()
        start = 0
        if self._positions and self._positions[-1][0] == target:
            start, frozen = self._positions.pop()
            self._g = thaw(frozen)
        else:
            self._g = new_state(self.configuration)
        again = [entry.action for entry in self.entries[start:target]]
        del self.entries[start:], self._lines[start:]
        self._list_legal()
        log, self.log = self.log, []
        for action in again:
            self._apply(action)
        self.log = log

    # pictures

    def svg(self, seat: int | None = None, language: str = ENGLISH) -> str:
        """The table as a drawing: the board with houses and pieces, and what everybody has."""
        from praefectus.game.svg import svg

        return svg(self, seat, known_words(language).language)

    def pixels(self, seat: int | None = None, width: int = 1100) -> Any:
        """The same drawing as an array, height x width x 3; needs praefectus[pictures]."""
        from praefectus.game.svg import pixels

        return pixels(self.svg(seat), width)

    def _repr_html_(self) -> str:
        """The drawing for notebooks."""
        return f'<div style="max-width:1100px">{self.svg()}</div>'

    # the game in words

    def log_lines(self, names: Sequence[str] = (), tag: str | None = None) -> list[str]:
        """The game in sentences: the set-up, and what happened in each turn; seats by their names, or colours."""
        from praefectus.game.report import passages

        return [passage.text for passage in passages(self, names, tag=tag)]

    def teller(self, names: Sequence[str] = (), tag: str | None = None) -> Teller:
        """An object that puts lines into words of a language, with the players' names or colours."""
        return Teller(self._notation, self._g, names, tag)

    def taken_back(self) -> list[tuple[int, list[Line]]]:
        """Return what was taken back: the turn and its lines."""
        return list(self._taken_back)

    def lines(self, start: int = 0) -> list[Line]:
        """The log from this entry on, a line for each entry that was not taken back; `teller` puts them into words."""
        return self._lines[start:]

    def line(self, number: int) -> Line:
        """The line of one entry."""
        return self._lines[number]

    def trail(self) -> list[tuple[int, Translatable]]:
        """The steps of the seat to act since the last barrier: entry number and what it says."""
        steps: list[tuple[int, Translatable]] = []
        number: int | None = len(self.entries)
        while (number := self._choice_before(number)) is not None:  # type: ignore[arg-type]
            steps.append((number, self._lines[number].said))
        return steps[::-1]
