"""The phrases of the log: each has a name and facts, and becomes words in the reader’s language.

A clause says what somebody did ("built in Carthago"); who did it, what it cost and what it gave are added to it. A
sentence is complete. Their words are the messages of log.ftl. What a module does beside the base game has its
phrases, facts and words in its own file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from praefectus import language
from praefectus.data import CARD_KINDS, COLOURS, GOODS, cards
from praefectus.game.message_parts import GOD_NAMES, sold_as
from praefectus.game.modules import ALL, gathered
from praefectus.language import Words
from praefectus.reference.wording import worded
from praefectus.rules import extension
from praefectus.rules.actions import FAMILIES
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.record import GameRecord
from praefectus.rules.tables import CARD_KIND
from praefectus.rules.vocabulary import NONE

if TYPE_CHECKING:
    from praefectus.game.log_facts import Line
    from praefectus.game.notation import Notation

Facts = dict[str, Any]  # plain numbers, names and lists, so that a line of the log can be stored
Phrase = tuple[int | None, str, Facts]  # the seat (None: a sentence without one), its name, its facts

QUIET = None  # no words needed: the log describes the result
SAID: frozenset[str] = frozenset()
PAID, GAINED = frozenset({"paid"}), frozenset({"gained"})  # the message itself says what was paid or gained
PAID_AND_GAINED = PAID | GAINED
Wording = frozenset[str] | None

CLAUSES: dict[str, Wording] = {
    "done": QUIET,
    "select": QUIET,
    "new_colonists": QUIET,
    "pay_good": QUIET,
    "play": SAID,
    "produce": SAID,
    "cash_bonus": GAINED,
    "cash_bonus nothing": SAID,
    "income": GAINED,
    "copy_seat": SAID,
    "copy_display": SAID,
    "role": SAID,
    "move_land": SAID,
    "move_sea": SAID,
    "build": PAID,
    "build nothing": SAID,
    "place_land": SAID,
    "place_sea": SAID,
    "buy_goods": PAID_AND_GAINED,
    "buy_goods nothing": GAINED,
    "sell_goods": PAID_AND_GAINED,
    "take_good": GAINED,
    "get": GAINED,
    "get later": SAID,
    "buy_card": SAID,
}
SENTENCES: dict[str, Wording] = {
    "token": QUIET,
    "card": SAID,
    "magnus": SAID,
    "ends": SAID,
}
ADDED = {"pay_good"}  # belongs to the price of what was bought before
REPEATED = {"take_good"}  # several in a row are one
PAID_APART = {"place_land", "place_sea", "enter"}  # "for 1 fish" would not fit their words: the price is a clause

FACTS: dict[
    str, Callable[[Notation, GameRecord, int], Facts]
] = {  # of an action, by its family or by what its argument is
    "personality": lambda notation, g, kind: {"card": kind},
    "province": lambda notation, g, province: {"province": province},
    "seat": lambda notation, g, seat: {"other": seat, "card": g.top[seat]},
    "slot": lambda notation, g, slot: {"sale": g.display[slot]},
    "copy_display": lambda notation, g, slot: {"card": CARD_KIND[g.display[slot]]},
    "land_line": lambda notation, g, line: {"line": notation.line(0, line)},
    "sea_line": lambda notation, g, line: {"line": notation.line(1, line)},
    "place": lambda notation, g, place: {"place": notation.names[place]},
    "land_place": lambda notation, g, place: {"where": notation.names[place]},
    "sea_place": lambda notation, g, place: {"where": notation.names[place]},
    "get": lambda notation, g, good: {"phrase": "get later", "good": good} if g.frame_b[g.depth - 1] else {},
    "sale_card": lambda notation, g, card: {"sales": [card]},
}


@cache
def clauses(modules: int = ALL) -> dict[str, Wording]:
    """The clauses of games with these modules."""
    return CLAUSES | gathered("CLAUSES", modules)


@cache
def facts_of(modules: int) -> dict[str, Callable[[Notation, GameRecord, int], Facts]]:
    return FACTS | gathered("FACTS", modules)


@cache
def sentences() -> dict[str, Wording]:
    return SENTENCES | gathered("SENTENCES")


@cache
def words() -> dict[str, Callable[[Teller, Any], str]]:
    return WORDS | gathered("WORDS")


def phrase_of(notation: Notation, g: GameRecord, family: str, argument: int) -> tuple[str, Facts]:
    """The phrase of an action that is about to be carried out: by its decision and family, or by its family."""
    known = sentences() if FAMILIES[family].by_chance else clauses(g.modules)
    exactly = f"{DECISIONS[g.frame_kind[g.depth - 1]].name} {family}"
    name = exactly if exactly in known else family
    if known.get(name, SAID) is QUIET:
        return name, {}
    known_facts = facts_of(g.modules)
    find = known_facts.get(exactly) or known_facts.get(family) or known_facts.get(FAMILIES[family].of)
    facts = find(notation, g, argument) if find else {}
    return facts.pop("phrase", name), facts


MERGED = {"sales", "forums"}  # facts that follow each other in one sentence


class Teller:
    """Puts lines of the log into words, with the names of those who play."""

    notation: Notation
    words: Words
    modules: int
    names: list[str]

    def __init__(self, notation: Notation, g: GameRecord, names: Sequence[str] = (), tag: str | None = None) -> None:
        self.notation = notation
        self.words = language.of(tag)
        self.modules = g.modules
        people = int(extension.people(g))
        colours = [self.words(f"colour-{colour}") for colour in COLOURS[len(names) : people]]
        self.names = [*names, *colours, *["Contrarius"] * (g.seats - people)]

    def tell(self, lines: Iterable[Line]) -> str:
        """Marcus played the Architect, sailed to Roma–Carthago and built in Carthago for 2 sestertii and 1 brick."""
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
            said.changes({seat: _apart(change) for seat, change in line.later.items()})
            for who, name, facts in line.more:
                if who is None:
                    said.sentence(name, facts)
        return said.text()

    def say(self, name: str, facts: Mapping[str, Any]) -> str:
        """A message of the log with its facts in words."""
        known = words()
        said = {fact: known[fact](self, value) if fact in known else value for fact, value in facts.items()}
        return self.words(f"log-{name.replace(' ', '-').replace('_', '-')}", **said)

    def good(self, good: int) -> str:
        return self.words(f"good-{GOODS[good]}")

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """2 sestertii and 1 brick."""
        return self.words.listed([self.words(f"amount-{unit}", count=count) for unit, count in amounts.items()])

    def card(self, kind: int) -> str:
        return worded(self.words, f"card-{CARD_KINDS[kind]}")

    def sale(self, card: int) -> str:
        """Return the name of a card for sale, with its god."""
        if card == NONE:
            return self.words("log-no-card")
        god = cards().types[card].god.capitalize()
        return self.words("log-sale-card", card=self.card(sold_as(CARD_KIND[card])), god=god)

    def province(self, province: int) -> str:
        """The yellow province, on boards whose provinces are colours: a colour alone would read like a seat."""
        name = self.notation.board.provinces[province].name
        return self.words(f"log-land-{name.lower().replace(' ', '-')}") if self.notation.colours else name

    def place(self, name: str) -> str:
        """A city, another place or a line."""
        return self.words.say(self.notation.called(name))

    def last_turns(self, seats: Sequence[int]) -> str:
        """The seats with a turn left."""
        names = self.words.listed([self.names[seat] for seat in seats])
        return self.words("log-last-turns", names=names) if seats else self.words("log-last-turn")


def _apart(change: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """Return what was paid and what was gained."""
    paid = {unit: -count for unit, count in change.items() if count < 0}
    return paid, {unit: count for unit, count in change.items() if count > 0}


class Sentences:
    """The text under construction: consecutive clauses of one seat make one sentence."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.done: list[str] = []
        self.who: int | None = None
        self.clauses: list[tuple[str, Facts, dict[str, int], dict[str, int]]] = []
        self.last: tuple[str, Facts] | None = None  # a sentence that may continue

    def clause(self, who: int, name: str, facts: Facts, paid: dict[str, int], gained: dict[str, int]) -> None:
        if clauses(self.teller.modules)[name] is QUIET and not (paid or gained):
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
        """The others' gains and costs, one sentence each."""
        for who, (paid, gained) in changes.items():
            self._end_clauses()
            self.clause(who, "done", {}, paid, gained)
            self._end_clauses()

    def sentence(self, name: str, facts: Facts) -> None:
        if sentences()[name] is QUIET:
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
            parts = [part for each in self.clauses for part in self._in_words(*each)]
            lists = any(len(paid) > 1 or len(gained) > 1 for _, _, paid, gained in self.clauses[:-1])
            words = self.teller.words
            joined = words("log-clauses", head=words.row(parts[:-1]), last=parts[-1]) if lists else words.listed(parts)
            self.done.append(words("log-sentence", name=self.teller.names[self.who], clauses=joined))
        self.who, self.clauses = None, []

    def _end_sentence(self) -> None:
        if self.last:
            self.done.append(self.teller.say(*self.last))
        self.last = None

    def _in_words(self, name: str, facts: Facts, paid: dict[str, int], gained: dict[str, int]) -> list[str]:
        """An action with its cost and gain: one to three clauses."""
        known, teller = clauses(self.teller.modules), self.teller
        amounts = {name: amount for name, amount in (("paid", paid), ("gained", gained)) if amount}
        tells = known[name]
        if tells is not QUIET and tells - amounts.keys():
            name, tells = f"{name} nothing", known[f"{name} nothing"]
        said = [] if tells is QUIET else [teller.say(name, facts | {each: amounts[each] for each in tells or ()})]
        if paid and "paid" not in (tells or ()):
            if said and name not in PAID_APART:
                said = [teller.say("costs", {"clause": said[0], "paid": paid})]
            else:
                said.append(teller.say("pays", {"paid": paid}))
        if gained and "gained" not in (tells or ()):
            said.append(teller.say("gains", {"gained": gained}))
        return said


WORDS: dict[str, Callable[[Teller, Any], str]] = {  # of a fact, by its name; what has no row is a name already
    "card": Teller.card,
    "sale": Teller.sale,
    "sales": lambda teller, cards: teller.words.listed([teller.sale(card) for card in cards]),
    "province": Teller.province,
    "city": Teller.place,
    "place": Teller.place,
    "line": Teller.place,
    "where": lambda teller, name: teller.words.say(teller.notation.where(name)),
    "seat": lambda teller, seat: teller.names[seat],
    "other": lambda teller, seat: teller.names[seat],
    "good": Teller.good,
    "paid": Teller.amounts,
    "gained": Teller.amounts,
    "points": lambda teller, points: teller.words("log-points", count=points),
    "god": lambda teller, god: GOD_NAMES[god],
    "last": Teller.last_turns,
}
