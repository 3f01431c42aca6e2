"""The log as facts: who did what, and everyone's gains and costs; `report` turns them into sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from praefectus.data import UNITS
from praefectus.game.log_phrases import Facts, Phrase, phrase_of
from praefectus.game.modules import in_play, words_of
from praefectus.game.notation import Notation
from praefectus.game.state import Trial
from praefectus.language import Translatable
from praefectus.rules import extension
from praefectus.rules.actions import family_of
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.setup import DRAW_TOKEN, token_good
from praefectus.rules.stack import is_open
from praefectus.rules.turn import BEGIN
from praefectus.rules.vocabulary import NOBODY

QUIET = {"done", "select"}
SETUP = 0  # the round before the first


@dataclass(frozen=True)
class Line:
    """One entry of the log. `deltas` holds per seat what changed: coins, goods, fish; `later` what the next part of the
    turn changed (the partner's, or the card after the market); `pieces` houses, colonists on the board and cards."""

    seat: int | None
    said: Translatable  # as the choice was offered
    turn: int
    round: int  # SETUP before the first turn
    family: str
    owner: int = 0  # whose turn it is
    phrase: str = ""
    facts: Facts = field(default_factory=dict)
    deltas: dict[int, dict[str, int]] = field(default_factory=dict)
    later: dict[int, dict[str, int]] = field(default_factory=dict)
    pieces: dict[int, dict[str, int]] = field(default_factory=dict)
    more: list[Phrase] = field(default_factory=list)  # what followed automatically, and the modules' phrases

    @property
    def text(self) -> str:
        """As it was offered, in English."""
        return str(self.said)

    @property
    def changes(self) -> dict[int, dict[str, int]]:
        """What changed per seat, all together."""
        if not self.later:
            return self.deltas
        sums = {seat: dict(units) for seat, units in self.deltas.items()}
        for seat, units in self.later.items():
            mine = sums.setdefault(seat, {})
            for unit, count in units.items():
                mine[unit] = mine.get(unit, 0) + count
        return sums


@dataclass(frozen=True)
class Begun:
    """An action that is about to be carried out: its line, and what will be compared with the position after it."""

    line: Line
    holdings: list[list[int]] = field(default_factory=list)
    pieces: list[list[int]] = field(default_factory=list)
    magnus: int = 0
    end_by: int = NOBODY
    modules: tuple[Any, ...] = ()  # what automatic modules remember

    def finished(
        self, notation: Notation, g: GameRecord, b: BoardRecord, action: int, before_next_part: list[list[int]] | None
    ) -> Line:
        """Compare with the position after the action; what came with the next part of the turn stays apart."""
        units, now = ("coins", *UNITS), all_holdings(g)
        deltas = _differences(units, self.holdings, now if before_next_part is None else before_next_part)
        later = {} if before_next_part is None else _differences(units, before_next_part, now)
        moved = _differences(PIECES, self.pieces, [pieces(g, seat) for seat in range(g.seats)])
        more: list[Phrase] = []
        for tell, was in zip(in_play(g, "told"), self.modules, strict=False):
            more += tell(notation, g, b, was, action)
        if g.magnus != self.magnus and not g.over and self.line.round != SETUP:
            more.append((None, "magnus", {"magnus": magnus_name(g), "seat": g.magnus}))
        if g.end_by != self.end_by and not g.over:
            running = g.turns == self.line.turn  # the turn in which it happened is not among the last ones
            more.append((None, "ends", {"seat": g.end_by, "last": last_turns(g)[1 if running else 0 :]}))
        if not (deltas or later or moved or more):
            return self.line
        return replace(self.line, deltas=deltas, later=later, pieces=moved, more=more)


def _differences(names: Sequence[str], before: list[list[int]], after: list[list[int]]) -> dict[int, dict[str, int]]:
    """Return what changed of each seat, by name."""
    return {
        seat: {name: n - old for name, n, old in zip(names, now, was, strict=True) if n != old}
        for seat, (was, now) in enumerate(zip(before, after, strict=False))
        if now != was
    }


def last_turns(g: GameRecord) -> list[int]:
    """The seats that still have a last turn, in order, once the end is triggered."""
    last: list[int] = []
    if g.end_by != NOBODY and not g.over:
        ahead, seat = Trial(g), g.turn  # the rules are asked about the turns to come
        while len(last) <= extension.people(g) and (not last or not extension.game_ends(ahead, seat)):
            last.append(seat)
            seat = (seat + 1) % extension.people(g)
            vars(ahead)["turns"] = ahead.turns + 1
    return last


def magnus_name(g: GameRecord) -> str:
    return words_of(g, "magnus") or "Praefectus Magnus"


def holdings(g: GameRecord, seat: int) -> list[int]:
    return [g.coins[seat], *g.goods[seat], g.fish[seat]]


def all_holdings(g: GameRecord) -> list[list[int]]:
    return [holdings(g, seat) for seat in range(g.seats)]


PIECES = ("houses", "colonists", "cards")


def pieces(g: GameRecord, seat: int) -> list[int]:
    """Houses built, colonists on the board, cards owned."""
    return [g.house_count[seat], g.on_board[seat], sum(g.gods[seat])]


def narrate(notation: Notation, g: GameRecord, b: BoardRecord, seat: int | None, action: int) -> Begun:
    """The line of an action that is about to be carried out."""
    family, argument = family_of(action)
    if g.frame_kind[g.depth - 1] == DRAW_TOKEN:
        city = g.frame_a[g.depth - 1]
        good = int(token_good(g, b, city, argument))
        facts = {"city": notation.names[city], "good": good}
        return Begun(Line(None, notation.said(action, g), 0, SETUP, family, phrase="token", facts=facts))
    setting_up = is_open(g, BEGIN, NOBODY)
    number = SETUP if setting_up else g.turns // int(extension.people(g)) + 1
    phrase, facts = phrase_of(notation, g, family, argument)
    line = Line(seat, notation.said(action, g), g.turns, number, family, g.turn, phrase, facts)
    return Begun(
        line,
        all_holdings(g),
        [pieces(g, s) for s in range(g.seats)],
        g.magnus,
        g.end_by,
        tuple(before(g) for before in in_play(g, "before")),
    )
