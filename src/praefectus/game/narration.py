"""The log in sentences: who did what, and what it brought and cost everybody."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from praefectus.data import GOODS, UNITS
from praefectus.engine.interpreted import LightRecord
from praefectus.game.modules import gathered_names, in_play, words_of
from praefectus.game.notation import Notation
from praefectus.game.state import Trial
from praefectus.game.words import amount, listed, party_name, seat_name
from praefectus.rules import extension
from praefectus.rules.actions import family_of
from praefectus.rules.setup import token_good
from praefectus.rules.vocabulary import DRAW_TOKEN, NOBODY

SETUP_FAMILIES = {"token"}
QUIET = {"done", "select"}
TOLD_BY_MODULES = gathered_names("QUIET")  # by the sentence of what the module did


@dataclass(frozen=True)
class Line:
    """One entry of the log for people. `deltas` holds per seat what changed: coins, goods, fish."""

    seat: int | None
    text: str
    turn: int
    round: int
    family: str
    sentence: str = ""
    reaction: str = ""  # what a module did by itself: Contrarius
    deltas: dict[int, dict[str, int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Begun:
    """An action that is about to be carried out: its line, and what will be compared with the position after it."""

    line: Line
    holdings: list[list[int]] = field(default_factory=list)
    magnus: int = 0
    end_by: int = NOBODY
    modules: tuple[Any, ...] = ()  # what modules that act by themselves remember

    def finished(self, notation: Notation, g: LightRecord, b: LightRecord, action: int) -> Line:
        """Compare with the position after the action, and put it into a sentence."""
        deltas = {}
        for seat, before in enumerate(self.holdings):
            after = holdings(g, seat)
            if after != before:
                names = ("coins", *UNITS)
                deltas[seat] = {n: a - b for n, a, b in zip(names, after, before, strict=True) if a != b}
        line, sentence = self.line, self.line.sentence
        if line.family not in QUIET and line.family not in SETUP_FAMILIES:
            sentence = _sentence(line, deltas)
            if g.magnus != self.magnus and not g.over:
                sentence += f" The {magnus_name(g)} goes to {party_name(g, g.magnus)}."
        told = zip(in_play(g, "told"), self.modules, strict=False)
        reaction = " ".join(said for tell, was in told if (said := tell(notation, g, b, was, action)))
        if reaction:
            own = "" if line.family in TOLD_BY_MODULES else sentence
            sentence = f"{own} {reaction}".strip()
        if g.end_by != self.end_by and not g.over:
            sentence = f"{sentence} {party_name(g, g.end_by)} ends the game: {_last(g)}.".strip()
        return replace(line, sentence=sentence, reaction=reaction, deltas=deltas)


def _sentence(line: Line, deltas: dict[int, dict[str, int]]) -> str:
    who = "" if line.seat is None else f"{seat_name(line.seat)}: "
    said = f"{who}{line.text[:1].upper()}{line.text[1:]}"
    parts = []
    for seat, delta in deltas.items():
        changed = [f"{'+' if n > 0 else '-'}{amount(abs(n), unit)}" for unit, n in delta.items()]
        prefix = "" if seat == line.seat else f"{seat_name(seat)} "
        parts.append(prefix + listed(changed))
    return f"{said} ({'; '.join(parts)})." if parts else f"{said}."


def last_turns(g: LightRecord) -> list[int]:
    """Who still has a turn, from whose turn it is on, once somebody has ended the game."""
    last: list[int] = []
    if g.end_by != NOBODY and not g.over:
        ahead, seat = Trial(g), g.turn  # the rules are asked about the turns to come
        while len(last) <= extension.people(g) and (not last or not extension.game_ends(ahead, seat)):
            last.append(seat)
            seat = (seat + 1) % extension.people(g)
            vars(ahead)["turns"] = ahead.turns + 1
    return last


def _last(g: LightRecord) -> str:
    if g.end_by >= extension.people(g):
        return "everybody has one last turn"
    names = [seat_name(seat) for seat in last_turns(g)[1:]]
    return f"a last turn for {listed(names)}" if names else "this is the last turn"


def magnus_name(g: LightRecord) -> str:
    return words_of(g, "magnus") or "Praefectus Magnus"


def holdings(g: LightRecord, seat: int) -> list[int]:
    return [g.coins[seat], *g.goods[seat], g.fish[seat]]


def narrate(notation: Notation, g: LightRecord, b: LightRecord, seat: int | None, action: int) -> Begun:
    """The line of an action that is about to be carried out."""
    family, argument = family_of(action)
    if g.frame_kind[g.depth - 1] == DRAW_TOKEN:
        city = g.frame_a[g.depth - 1]
        good = token_good(g, b, city, argument)
        text = f"{notation.names[city]} is a {GOODS[good]} city"
        return Begun(Line(None, text, 0, 0, family, text + "."))
    line = Line(seat, notation.text(action, g), g.turns, g.turns // int(extension.people(g)) + 1, family)
    return Begun(
        line,
        [holdings(g, s) for s in range(g.seats)],
        g.magnus,
        g.end_by,
        tuple(before(g) for before in in_play(g, "before")),
    )
