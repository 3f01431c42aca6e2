"""Whole games, replayed from their first entry: past views, points, houses, records, links and copies."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from praefectus.game import Game
from praefectus.game.errors import PraefectusError, RecordError
from praefectus.game.links import LinkError, game_in
from praefectus.game.report import report
from praefectus.game.snapshots import from_snapshot
from praefectus.game.svg import svg
from praefectus.game.view_types import View
from praefectus.server.errors import Refused
from praefectus.server.games.log_format import Position, StoredGame, configured
from praefectus.server.games.table_game import TableGame, restored
from praefectus.server.models.responses import HouseBuilt, HousesBuilt, LogLines, PointsOverTime, PointsRow


@dataclass(frozen=True, slots=True)
class Copy:
    """A game that starts at a position of another one, ready to be stored."""

    origin: int
    over: bool
    header: str
    standing: dict[str, int | None]
    entries: str
    snapshot: bytes


class History:
    """A game from its first entry on."""

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
        """Return a past view: it shows everything and offers no choices."""
        there = self.game if state == self.state else self.at(state)
        view = there.view(seat, language, names, colours)
        view["choices"], view["trail"] = [], []
        view["undo"] = {"step": False, "turn": False, "ask": False}
        return view

    def until(self, state: int, what: str, *arguments: Any) -> Any:
        """Answer a question as it would have been answered at a state."""
        return getattr(self if state == self.state else History(self.at(state)), what)(*arguments)

    def log_lines(self, start: int, names: Sequence[str], tag: str) -> LogLines:
        """Return the log lines from an entry on."""
        return self.game.log_lines(start, names, tag)

    def drawing(self, tag: str, names: Sequence[str], colours: Sequence[str]) -> str:
        """Return the position as a picture (SVG)."""
        return svg(self.game.game, None, tag, names, colours)

    def scores(self) -> list[int]:
        """Return the points of all seats as if the game ended now."""
        return self.game.game.scores()

    def record_text(self) -> str:
        """Return the record that `praefectus replay` reads. It contains what happened, and no seed."""
        return json.dumps(self.game.game.to_record(), indent=1) + "\n"

    def last_state(self) -> str:
        return str(self.state)

    def link_text(self, state: int | None) -> str:
        """Return the game up to a state, by default the last, as the text of a link."""
        try:
            return (self.game if state is None else self.at(state)).game.link()
        except PraefectusError as error:
            raise Refused("no_link", error.message) from error

    def as_text(self, name: str, names: Sequence[str], tag: str) -> str:
        """Return the game as a report."""
        return "\n".join([name, *report(self.game.game, names, tag), ""])

    def points(self) -> PointsOverTime:
        """Return the points of all seats after every turn, without undone turns."""
        return PointsOverTime(
            points=[
                PointsRow(state=state, round=game.round, turn=game.turn, seats=game.scores())
                for state, game in self._turns()
            ]
        )

    def _turns(self) -> Iterator[tuple[int, Game]]:
        """Yield each position with its state: before the first choice, after every turn, and now."""
        there = self.game
        game = Game(there.game.configuration)
        turn: int | None = None
        for entry, place in zip(there.game.entries, there.places, strict=True):
            if game.to_act is not None and game.turn != turn:
                turn = game.turn
                yield place, game
            game.follow([entry.action])
        yield self.state, game

    def houses(self) -> HousesBuilt:
        """Return who built where and when."""
        built: list[HouseBuilt] = []
        known: set[tuple[int, int]] = set()
        for state, game in self._turns():
            for number, city in enumerate(game.view(None)["cities"]):
                for seat in city.get("houses", []):
                    if (number, seat) not in known:
                        known.add((number, seat))
                        built.append(HouseBuilt(city=number, seat=seat, state=state, round=game.round, turn=game.turn))
        return HousesBuilt(houses=built)

    def fork(self, state: int | None, seed: int) -> Copy:
        """Return a copy of a position, by default the last; its chance differs from the game's."""
        state = self.state if state is None else state
        copy = TableGame(self.at(state).game, str(seed))
        copy.game.run_on()
        game = TableGame(copy.game, str(seed))
        standing = {name: getattr(game, name) for name in ("state", "to_act", "round", "turn", "winner")}
        return Copy(state, game.over, game.header(), standing, game.entries(0), game.snapshot())


def whole(header: str, lines: Sequence[str]) -> History:
    """Return the history of a stored game; `damaged` if its log can't be replayed."""
    try:
        return History(restored(header, None, lines))
    except RecordError as error:
        raise Refused("damaged", "log-not-followed", why=error.message) from error


def from_link(text: str, most_entries: int, beginning: bool = False) -> tuple[StoredGame, History]:
    """Return the game in a link as it is stored, and its history; on request, of a damaged link the undamaged
    beginning."""
    try:
        game = game_in(text, Game, most_entries)
    except LinkError as error:
        if not beginning or error.configuration is None:
            raise Refused("link_newer" if error.problem == "newer" else "wrong_link", error.message) from error
        game = Game(error.configuration)
        game.follow(error.log)
    there = TableGame(game, "0")
    return (there.header(), (there.entries(0),)), History(there)


def from_position(position: Position) -> Game:
    """Return the game that a bot plays, in its own process."""
    facts = json.loads(position[0])
    return from_snapshot(configured(facts), position[1])


def from_record(text: str) -> Game:
    """Return the game of a record, in a worker process."""
    return Game.from_record(json.loads(text))
