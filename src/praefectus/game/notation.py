"""What an action says, as a person would say it, and the names of places and lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from praefectus import data
from praefectus.data import GOODS, UNITS
from praefectus.game.message_parts import amount_message as amount
from praefectus.game.message_parts import card_message, seat_message, sold_as
from praefectus.game.modules import gathered
from praefectus.language import ENGLISH, Message, Translatable, Words, of
from praefectus.reference.wording import english, place, place_id
from praefectus.rules.actions import family_of
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.record import GameRecord
from praefectus.rules.tables import CARD_KIND, INCOME_COINS
from praefectus.rules.vocabulary import NONE, PLACES, SPACES_MAX


class Notation:
    """The texts of one board."""

    def __init__(self, board_id: str) -> None:
        self.board = data.board(board_id)
        self.names: list[str] = self.board.names
        self.lines = tuple(
            [self._line_name(line) for line in self.board.lines_of(kind)] for kind in data.COLONIST_KINDS
        )
        self._called = {name: place(name) for name in [*self.names, *(name for kind in self.lines for name in kind)]}
        for kind in data.COLONIST_KINDS:
            for line in self.board.lines_of(kind):
                if not line.name and any(isinstance(place(end), Message) for end in line.ends):
                    first, second = map(place, line.ends)
                    self._called[self._line_name(line)] = Message("line-between", first=first, second=second)
        self.colours = any(province.name.lower() in data.COLOURS for province in self.board.provinces)

    def _line_name(self, line: object) -> str:
        ends = list(line.ends)  # type: ignore[attr-defined]
        gate = line.gate  # type: ignore[attr-defined]
        name = line.name  # type: ignore[attr-defined]
        return str(name or (f"{gate}–{ends[0]}" if len(ends) == 1 else f"{ends[0]}–{ends[1]}"))

    def line(self, kind: int, number: int) -> str:
        """A line, or a space of Roma's ship track."""
        if kind == 1 and self.board.ship_track:
            return self.board.ship_track[number].name
        return self.lines[kind][number]

    def called(self, name: str) -> Translatable:
        """A place or a line of the board before it has a language; most names are Latin and the same everywhere."""
        return self._called.get(name, name)

    def where(self, name: str, way: Literal["where", "from"] = "where") -> Message:
        """In Roma, before the walls; from Roma, from before the walls."""
        phrase = f"{place_id(name)}-{way}"
        return Message(phrase) if phrase in english() else Message(f"place-{way}", place=self.called(name))

    def location(self, slot: int, place: int) -> str:
        """The name of a colonist's place."""
        if place < PLACES:
            return self.names[place]
        return self.line(1 if slot >= 3 else 0, place - PLACES)

    def text(self, action: int, g: GameRecord, words: Words | None = None) -> str:
        """The text of an action in its position; English by default."""
        return (words or of(ENGLISH)).say(self.said(action, g))

    def said(self, action: int, g: GameRecord) -> Translatable:
        """The same before it has a language."""
        family, argument = family_of(action)
        row = DECISIONS[g.frame_kind[g.depth - 1]]
        if family == "done":
            return Message(f"declined-{row.declined}")
        known = texts(g.modules)
        text: Text = known.get(f"{row.name} {family}") or known[family]
        return text(self, g, argument)

    def province(self, number: int) -> Translatable:
        """A province; the yellow province where provinces are colours: a colour alone would read like a seat."""
        name = self.board.provinces[number].name
        return Message(f"land-{name.lower().replace(' ', '-')}") if self.colours else name

    def sale(self, card: int) -> Message:
        """Return the name of a card for sale, with its god."""
        if card == NONE:
            return Message("log-no-card")
        sale = data.cards().types[card]
        return Message("sale-card", card=card_message(sold_as(CARD_KIND[card])), god=sale.god.capitalize())


def _copy_seat(notation: Notation, g: GameRecord, seat: int) -> Message:
    return Message("choice-copy_seat", seat=seat_message(seat), card=card_message(g.top[seat]))


def _copy_display(notation: Notation, g: GameRecord, slot: int) -> Message:
    return Message("choice-copy_display", card=card_message(CARD_KIND[g.display[slot]]), place=slot + 1)


def _select(notation: Notation, g: GameRecord, slot: int) -> Message:
    place = g.colonist[g.frame_seat[g.depth - 1]][slot]
    kind = "ship" if slot >= 3 else "land"
    whence = notation.where(notation.location(slot, place), "from")
    return Message(f"choice-select-{kind}", whence=whence)


def _income(notation: Notation, g: GameRecord, _: int) -> Message:
    return Message("choice-take", what=amount(INCOME_COINS + g.on_board[g.frame_seat[g.depth - 1]], "coins"))


def _goods(number: int) -> Message:
    return amount(number % SPACES_MAX + 1, GOODS[number // SPACES_MAX])


def _buy_card(notation: Notation, g: GameRecord, slot: int) -> Message:
    return Message("choice-buy_card", card=notation.sale(g.display[slot]), place=slot + 1)


Text = Callable[[Notation, GameRecord, int], Translatable]
TEXTS: dict[str, Text] = {
    "play": lambda notation, g, kind: Message("choice-play", card=card_message(kind)),
    "produce": lambda notation, g, province: Message("choice-produce", province=notation.province(province)),
    "cash_bonus": lambda notation, g, _: Message("choice-cash_bonus"),
    "income": _income,
    "new_colonists": lambda notation, g, _: Message("choice-new_colonists"),
    "copy_seat": _copy_seat,
    "copy_display": _copy_display,
    "select": _select,
    "move_land": lambda notation, g, line: Message("choice-move", line=notation.called(notation.line(0, line))),
    "move_sea": lambda notation, g, line: Message("choice-move", line=notation.called(notation.line(1, line))),
    "build": lambda notation, g, city: Message("choice-build", city=notation.called(notation.names[city])),
    "place_land": lambda notation, g, place: Message("choice-place_land", where=notation.where(notation.names[place])),
    "place_sea": lambda notation, g, place: Message("choice-place_sea", where=notation.where(notation.names[place])),
    "buy_goods": lambda notation, g, number: Message("choice-buy_goods", goods=_goods(number)),
    "sell_goods": lambda notation, g, number: Message("choice-sell_goods", goods=_goods(number)),
    "take_good": lambda notation, g, unit: Message("choice-take_good", good=amount(1, UNITS[unit])),
    "buy_card": _buy_card,
    "pay_good": lambda notation, g, good: Message("choice-pay_good", good=amount(1, GOODS[good])),
    "get": lambda notation, g, good: Message("choice-take", what=amount(1, GOODS[good])),
    "token": lambda notation, g, good: Message("outcome-token", good=Message(f"good-{GOODS[good]}")),
    "card": lambda notation, g, card: Message("outcome-card", card=notation.sale(card)),
}


@cache
def texts(modules: int) -> dict[str, Text]:
    """Return what actions say in games with these modules."""
    return TEXTS | gathered("TEXTS", modules)


@cache
def notation(board_id: str) -> Notation:
    return Notation(board_id)
