"""The phrases of which the log is told: a name and facts each, put into words for whoever reads.

A clause tells what somebody did ("built in {place}"); who did it, what it cost and what it brought are added to it. A
sentence stands by itself. What a module does beside the base game has its phrases, facts and words in its own file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from praefectus.data import GOODS
from praefectus.engine.interpreted import LightRecord
from praefectus.game.modules import ALL, gathered
from praefectus.game.words import GOD_NAMES, amount, kind_names, listed, many, party_name
from praefectus.rules.actions import FAMILIES
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.tables import CARD_KIND

if TYPE_CHECKING:
    from praefectus.game.narration import Line
    from praefectus.game.notation import Notation

Facts = dict[str, Any]  # plain numbers, names and lists: a line of the log is kept as it is
Phrase = tuple[int | None, str, Facts]  # whom it tells of (None: a sentence by itself), its name, its facts

QUIET = ""  # what needs no words: what it leads to is told

CLAUSES = {
    "done": QUIET,
    "select": QUIET,
    "new_colonists": QUIET,
    "pay_good": QUIET,
    "play": "played the {card}",
    "produce": "let {province} produce",
    "cash_bonus": "collected {gained}",
    "cash_bonus nothing": "collected no coins",
    "income": "took {gained}",
    "copy_seat": "copied the {card} of {other}",
    "copy_display": "copied the {card} in the display",
    "role": "acted as {card}",
    "move_land": "moved to {line}",
    "move_sea": "sailed to {line}",
    "build": "built in {place} for {paid}",
    "build nothing": "built in {place} for nothing",
    "place_land": "placed a colonist in {place}",
    "place_sea": "placed a ship in {place}",
    "buy_goods": "bought {gained} for {paid}",
    "buy_goods nothing": "bought {gained}",
    "sell_goods": "sold {paid} for {gained}",
    "take_good": "kept {gained}",
    "get": "took {gained}",
    "get nothing": "chose {good}",
    "buy_card": "bought the {sale}",
}
SENTENCES = {
    "token": "{city} is a {good} city.",
    "card": "New in the display: {sales}.",
    "magnus": "The {magnus} goes to {seat}.",
    "ends": "{seat} ends the game: {last}.",
}
COSTS, GAINS, PAYS = "{clause} for {paid}", "received {gained}", "paid {paid}"  # where the clause does not say it
ADDED = {"pay_good"}  # belongs to the price of what was bought before
REPEATED = {"take_good"}  # several in a row are one

FACTS: dict[str, Callable[[Notation, LightRecord, int], Facts]] = {  # of an action, by what its argument is
    "personality": lambda notation, g, kind: {"card": kind},
    "province": lambda notation, g, province: {"province": province},
    "seat": lambda notation, g, seat: {"other": seat, "card": g.top[seat]},
    "slot": lambda notation, g, slot: {"sale": g.display[slot], "card": CARD_KIND[g.display[slot]]},
    "land_line": lambda notation, g, line: {"line": notation.line(0, line)},
    "sea_line": lambda notation, g, line: {"line": notation.line(1, line)},
    "place": lambda notation, g, place: {"place": notation.names[place]},
    "land_place": lambda notation, g, place: {"place": notation.names[place]},
    "sea_place": lambda notation, g, place: {"place": notation.names[place]},
    "good": lambda notation, g, good: {"good": good},
    "sale_card": lambda notation, g, card: {"sales": [card]},
}


@cache
def clauses(modules: int = ALL) -> dict[str, str]:
    """The clauses of games with these modules."""
    return CLAUSES | gathered("CLAUSES", modules)


@cache
def facts_of(modules: int) -> dict[str, Callable[[Notation, LightRecord, int], Facts]]:
    return FACTS | gathered("FACTS", modules)


@cache
def sentences() -> dict[str, str]:
    return SENTENCES | gathered("SENTENCES")


@cache
def words() -> dict[str, Callable[[Teller, Any], str]]:
    return WORDS | gathered("WORDS")


def phrase_of(notation: Notation, g: LightRecord, family: str, argument: int) -> tuple[str, Facts]:
    """The phrase of an action that is about to be carried out: by its decision and family, or by its family."""
    known = sentences() if FAMILIES[family].by_chance else clauses(g.modules)
    exactly = f"{DECISIONS[g.frame_kind[g.depth - 1]].name} {family}"
    name = exactly if exactly in known else family
    if known.get(name) == QUIET:
        return name, {}
    find = facts_of(g.modules).get(exactly) or facts_of(g.modules).get(FAMILIES[family].of)
    facts = find(notation, g, argument) if find else {}
    return facts.pop("phrase", name), facts


MERGED = {"sales", "forums"}  # facts that follow each other in one sentence


class Teller:
    """Puts lines of the log into words, with the names of those who play."""

    notation: Notation
    modules: int
    names: list[str]

    def __init__(self, notation: Notation, g: LightRecord, names: Sequence[str] = ()) -> None:
        self.notation = notation
        self.modules = g.modules
        self.names = [*names, *(party_name(g, seat) for seat in range(len(names), g.seats))]

    def tell(self, lines: Iterable[Line]) -> str:
        """Marcus played the Architect, sailed to Roma - Carthago and built in Carthago for 2 sestertii and 1 brick."""
        said = Sentences(self)
        for line in lines:
            changes = {seat: _apart(change) for seat, change in line.deltas.items()}
            if line.seat is not None:
                said.clause(line.seat, line.phrase, line.facts, *changes.pop(line.seat, ({}, {})))
            elif line.phrase:
                said.sentence(line.phrase, line.facts)
            if line.seat is not None:  # what the others get from a choice comes before what modules do about it
                said.changes(changes)
            for who, name, facts in line.more:
                if who is not None:
                    said.clause(who, name, facts, {}, {})
            if line.seat is None:
                said.changes(changes)
            for who, name, facts in line.more:
                if who is None:
                    said.sentence(name, facts)
        return said.text()

    def fill(self, text: str, facts: Mapping[str, Any]) -> str:
        """The text with its facts in words."""
        known = words()
        said = {name: known[name](self, fact) if name in known else fact for name, fact in facts.items() if fact != {}}
        return text.format(**said)

    def last_turns(self, seats: Sequence[int]) -> str:
        """Who has a turn left."""
        return f"a last turn for {listed([self.names[seat] for seat in seats])}" if seats else "this is the last turn"


def _apart(change: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """What was paid and what was gained."""
    paid = {unit: -count for unit, count in change.items() if count < 0}
    return paid, {unit: count for unit, count in change.items() if count > 0}


class Sentences:
    """What is told, as it grows: the clauses of one who acts make one sentence."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.done: list[str] = []
        self.who: int | None = None
        self.clauses: list[tuple[str, Facts, dict[str, int], dict[str, int]]] = []
        self.last: tuple[str, Facts] | None = None  # a sentence that may go on

    def clause(self, who: int, name: str, facts: Facts, paid: dict[str, int], gained: dict[str, int]) -> None:
        if not (clauses(self.teller.modules)[name] or paid or gained):
            return
        self._end_sentence()
        if who != self.who:
            self._end_clauses()
            self.who = who
        if self.clauses and (name in ADDED or name == self.clauses[-1][0] in REPEATED):
            _, _, paid_before, gained_before = self.clauses[-1]
            for before, now in ((paid_before, paid), (gained_before, gained)):
                before.update({unit: before.get(unit, 0) + count for unit, count in now.items()})
        else:
            self.clauses.append((name, facts, dict(paid), dict(gained)))

    def changes(self, changes: Mapping[int, tuple[dict[str, int], dict[str, int]]]) -> None:
        """What it brought and cost the others, each in a sentence of its own."""
        for who, (paid, gained) in changes.items():
            self._end_clauses()
            self.clause(who, "done", {}, paid, gained)
            self._end_clauses()

    def sentence(self, name: str, facts: Facts) -> None:
        if not sentences()[name]:
            return
        self._end_clauses()
        if self.last and self.last[0] == name and MERGED & facts.keys():
            for fact in MERGED & facts.keys():
                self.last[1][fact] = [*self.last[1][fact], *facts[fact]]
        else:
            self._end_sentence()
            self.last = (name, dict(facts))

    def text(self) -> str:
        self._end_clauses()
        self._end_sentence()
        return " ".join(self.done)

    def _end_clauses(self) -> None:
        if self.who is not None and self.clauses:
            said = listed([part for each in self.clauses for part in self._in_words(*each)])
            self.done.append(f"{self.teller.names[self.who]} {said.removesuffix('.')}.")  # some cities end in one
        self.who, self.clauses = None, []

    def _end_sentence(self) -> None:
        if self.last:
            self.done.append(self.teller.fill(sentences()[self.last[0]], self.last[1]))
        self.last = None

    def _in_words(self, name: str, facts: Facts, paid: dict[str, int], gained: dict[str, int]) -> list[str]:
        """What somebody did, what it cost and what it brought: a clause, or two."""
        known, teller = clauses(self.teller.modules), self.teller
        text = known[name]
        if ("{paid}" in text and not paid) or ("{gained}" in text and not gained):
            text = known.get(f"{name} nothing", text)
        said = [teller.fill(text, facts | {"paid": paid, "gained": gained})] if text else []
        if paid and "{paid}" not in text:
            row = COSTS if said else PAYS
            said = [teller.fill(row, {"clause": said[0] if said else "", "paid": paid})]
        if gained and "{gained}" not in text:
            said.append(teller.fill(GAINS, {"gained": gained}))
        return said


WORDS: dict[str, Callable[[Teller, Any], str]] = {  # of a fact, by its name; what has no row is a name already
    "card": lambda teller, kind: kind_names()[kind],
    "sale": lambda teller, card: teller.notation.sale_card(card),
    "sales": lambda teller, cards: listed([teller.notation.sale_card(card) for card in cards]),
    "province": lambda teller, province: teller.notation.provinces[province],
    "seat": lambda teller, seat: teller.names[seat],
    "other": lambda teller, seat: teller.names[seat],
    "good": lambda teller, good: GOODS[good],
    "paid": lambda teller, amounts: listed([amount(count, unit) for unit, count in amounts.items()]),
    "gained": lambda teller, amounts: listed([amount(count, unit) for unit, count in amounts.items()]),
    "points": lambda teller, points: many(points, "point"),
    "god": lambda teller, god: GOD_NAMES[god],
    "last": lambda teller, seats: teller.last_turns(seats),
}
