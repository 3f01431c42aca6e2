"""What an action says, as a person would say it, and the names of places and lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from praefectus import data
from praefectus.data import GOODS, UNITS
from praefectus.engine.interpreted import LightRecord
from praefectus.game.modules import gathered
from praefectus.game.words import amount, kind_names, seat_name
from praefectus.rules.actions import family_of
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.tables import CARD_KIND, INCOME_COINS
from praefectus.rules.vocabulary import HOME, NONE, PLACES, SPACES_MAX

DECLINED: dict[str, str] = {"done": "Done", "done_moving": "Done moving"} | gathered("DECLINED")


class Notation:
    """The texts of one board."""

    def __init__(self, board_id: str) -> None:
        self.board = data.board(board_id)
        self.names: list[str] = self.board.names
        self.lines = tuple(
            [self._line_name(line) for line in self.board.lines_of(kind)] for kind in data.COLONIST_KINDS
        )
        self.colours = any(province.name.lower() in data.COLOURS for province in self.board.provinces)
        self.provinces: list[str] = [self._province_name(province.name) for province in self.board.provinces]

    def _province_name(self, name: str) -> str:
        """The yellow land, on boards whose provinces are colours: a colour alone would read like a seat."""
        return f"the {name.lower()} land" if self.colours else name

    def _line_name(self, line: object) -> str:
        ends = list(line.ends)  # type: ignore[attr-defined]
        gate = line.gate  # type: ignore[attr-defined]
        name = line.name  # type: ignore[attr-defined]
        return str(name or (f"{gate} - {ends[0]}" if len(ends) == 1 else f"{ends[0]} - {ends[1]}"))

    def line(self, kind: int, number: int) -> str:
        """A line, or a space of Roma's ship track."""
        if kind == 1 and self.board.ship_track:
            return self.board.ship_track[number].name
        return self.lines[kind][number]

    def location(self, slot: int, place: int) -> str:
        if place < PLACES:
            return self.names[place]
        return self.line(1 if slot >= 3 else 0, place - PLACES)

    def text(self, action: int, g: LightRecord) -> str:
        """What an action says, in the position in which it is open."""
        family, argument = family_of(action)
        row = DECISIONS[g.frame_kind[g.depth - 1]]
        if family == "done":
            return DECLINED[row.declined]
        said = texts(g.modules)
        text: Text = said.get(f"{row.name} {family}") or said[family]
        return text(self, g, argument)

    def sale_card(self, card: int) -> str:
        """A card for sale; Diplomats are told apart by their god."""
        if card == NONE:
            return "empty place"
        sale = data.cards().types[card]
        return f"{kind_names()[CARD_KIND[card]]} of {sale.god.capitalize()}"


def _copy_seat(notation: Notation, g: LightRecord, seat: int) -> str:
    return f"Copy {seat_name(seat)}'s {kind_names()[g.top[seat]]}"


def _copy_display(notation: Notation, g: LightRecord, slot: int) -> str:
    return f"Copy the {kind_names()[CARD_KIND[g.display[slot]]]} in place {slot + 1} of the display"


def _select(notation: Notation, g: LightRecord, slot: int) -> str:
    kind = "ship" if slot >= 3 else "land colonist"
    place = g.colonist[g.frame_seat[g.depth - 1]][slot]
    return f"Move the {kind} from {notation.location(slot, place) if place != HOME else 'the storehouse'}"


def _income(notation: Notation, g: LightRecord, _: int) -> str:
    return f"Take {amount(INCOME_COINS + g.on_board[g.frame_seat[g.depth - 1]], 'coins')}"


def _goods(number: int) -> str:
    return amount(number % SPACES_MAX + 1, GOODS[number // SPACES_MAX])


Text = Callable[[Notation, LightRecord, int], str]
TEXTS: dict[str, Text] = {
    "play": lambda notation, g, kind: f"Play {kind_names()[kind]}",
    "produce": lambda notation, g, province: f"Produce in {notation.provinces[province]}",
    "cash_bonus": lambda notation, g, _: "Collect the coins",
    "income": _income,
    "new_colonists": lambda notation, g, _: "Place new colonists",
    "copy_seat": _copy_seat,
    "copy_display": _copy_display,
    "select": _select,
    "move_land": lambda notation, g, line: f"Move to {notation.line(0, line)}",
    "move_sea": lambda notation, g, line: f"Move to {notation.line(1, line)}",
    "build": lambda notation, g, city: f"Build in {notation.names[city]}",
    "place_land": lambda notation, g, place: f"Place a land colonist in {notation.names[place]}",
    "place_sea": lambda notation, g, place: f"Place a ship in {notation.names[place]}",
    "buy_goods": lambda notation, g, number: f"Buy {_goods(number)}",
    "sell_goods": lambda notation, g, number: f"Sell {_goods(number)}",
    "take_good": lambda notation, g, unit: f"Keep 1 {UNITS[unit]}",
    "buy_card": lambda notation, g, slot: f"Buy the {notation.sale_card(g.display[slot])} in place {slot + 1}",
    "pay_good": lambda notation, g, good: f"Pay 1 {GOODS[good]}",
    "get": lambda notation, g, good: f"Take 1 {GOODS[good]}",
    "token": lambda notation, g, good: f"city token: {GOODS[good]}",
    "card": lambda notation, g, card: f"drawn: {notation.sale_card(card)}",
}


@cache
def texts(modules: int) -> dict[str, Text]:
    """What actions say in games with these modules."""
    return TEXTS | gathered("TEXTS", modules)


@cache
def notation(board_id: str) -> Notation:
    return Notation(board_id)
