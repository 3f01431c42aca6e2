"""The log in sentences: who did what, and what it brought and cost everybody."""

from __future__ import annotations

from dataclasses import dataclass, field

from praefectus.engine.interpreted import LightRecord
from praefectus.game import contrarius
from praefectus.game.notation import GOODS, Notation, amount, listed, party_name, seat_name
from praefectus.rules import extension
from praefectus.rules.actions import family_of
from praefectus.rules.modules.salt.vocabulary import WITH_SALT
from praefectus.rules.tables import SALT_SWAP
from praefectus.rules.vocabulary import DRAW_TOKEN, SALT

SETUP_FAMILIES = {"token"}
QUIET = {"done", "select"}
DICE = {"card_die", "city_die", "city_pick"}


@dataclass
class Line:
    """One entry of the log for people. `deltas` holds per seat what changed: coins, goods, fish."""

    seat: int | None
    text: str
    turn: int
    round: int
    family: str
    sentence: str = ""
    reaction: str = ""  # what Contrarius did
    deltas: dict[int, dict[str, int]] = field(default_factory=dict)
    _before: list[list[int]] = field(default_factory=list, repr=False)
    _magnus: int = 0
    _contrarius: contrarius.Standing | None = field(default=None, repr=False)

    def finished(self, notation: Notation, g: LightRecord, b: LightRecord, action: int) -> Line:
        """Compare with the position after the action, and put it into a sentence."""
        for seat, before in enumerate(self._before):
            after = holdings(g, seat)
            if after != before:
                names = ("coins", *GOODS, "fish")
                self.deltas[seat] = {n: a - b for n, a, b in zip(names, after, before, strict=True) if a != b}
        self._before = []
        if self.family not in QUIET and self.family not in SETUP_FAMILIES:
            self.sentence = self._sentence()
            if g.magnus != self._magnus and not g.over:
                self.sentence += f" The Praefectus Magnus goes to {party_name(g, g.magnus)}."
        self.reaction = contrarius.reaction(notation, g, b, self._contrarius, action)
        if self.reaction:
            own = "" if self.family in DICE else self.sentence
            self.sentence = f"{own} {self.reaction}".strip()
        return self

    def _sentence(self) -> str:
        who = "" if self.seat is None else f"{seat_name(self.seat)}: "
        said = f"{who}{self.text[:1].upper()}{self.text[1:]}"
        parts = []
        for seat, delta in self.deltas.items():
            changed = [f"{'+' if n > 0 else '-'}{amount(abs(n), unit)}" for unit, n in delta.items()]
            prefix = "" if seat == self.seat else f"{seat_name(seat)} "
            parts.append(prefix + listed(changed))
        return f"{said} ({'; '.join(parts)})." if parts else f"{said}."


def holdings(g: LightRecord, seat: int) -> list[int]:
    return [g.coins[seat], *g.goods[seat], g.fish[seat]]


def narrate(notation: Notation, g: LightRecord, b: LightRecord, seat: int | None, action: int) -> Line:
    """The line of an action that is about to be carried out."""
    family, argument = family_of(action)
    if g.frame_kind[g.depth - 1] == DRAW_TOKEN:
        city, good = g.frame_a[g.depth - 1], argument
        if good == SALT and not g.modules & WITH_SALT:
            good = SALT_SWAP[b.city_letter[city]]
        text = f"{notation.names[city]} is a {GOODS[good]} city"
        return Line(None, text, 0, 0, family, text + ".")
    return Line(
        seat,
        notation.text(action, g),
        g.turns,
        g.turns // int(extension.people(g)) + 1,
        family,
        _before=[holdings(g, s) for s in range(g.seats)],
        _magnus=g.magnus,
        _contrarius=contrarius.Standing.of(g),
    )
