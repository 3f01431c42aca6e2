"""Names and texts of everything on the table: actions, cards, places, lines, as a person would say them."""

from __future__ import annotations

from functools import cache, lru_cache

from praefectus import data
from praefectus.engine.interpreted import LightRecord
from praefectus.rules import actions, extension
from praefectus.rules.modules.fish_market.market import SPOT_STANDS, market_side
from praefectus.rules.modules.fish_market.vocabulary import MARKET
from praefectus.rules.modules.forum.vocabulary import BID, SELL_BONUS, TAKE_FORUM
from praefectus.rules.modules.roma.vocabulary import SAIL, SHIP_HOUSE, WITH_ROMA
from praefectus.rules.modules.teams.vocabulary import START_SPACE
from praefectus.rules.modules.venus.vocabulary import CHOOSE_ROLE, PREFECT_ARCHITECT, PREFECT_MERCATOR
from praefectus.rules.tables import CARD_KIND
from praefectus.rules.vocabulary import COPY, FISH, HOME, MOVE, NONE, PLACES, SPACES_MAX

GOODS = ("brick", "food", "tool", "wine", "cloth", "salt")
UNITS = ("brick", "food", "tool", "wine", "cloth", "salt", "fish")
PLURAL = {"brick": "bricks", "tool": "tools"}
COLOURS = ("red", "green", "yellow", "blue", "black", "white")
# what it means to do nothing, where that has a name of its own
DECLINED = {
    MOVE: "Done moving",
    MARKET: "On to the card",
    CHOOSE_ROLE: "Leave it out",
    SAIL: "Sail no ship",
    SHIP_HOUSE: "Build nothing there",
    BID: "Pass",
    TAKE_FORUM: "Take none",
    SELL_BONUS: "Store it",
}
STAND_ACTIONS = {
    "house": "move one step and build a house",
    "colonist": "place a colonist",
    "senator": "buy a card",
    "mercator": "trade one kind of good",
}
GOD_NAMES = ("Vesta", "Jupiter", "Saturnus", "Mercurius", "Mars", "Venus", "Minerva")


@cache
def kind_names() -> tuple[str, ...]:
    """The personalities by name; the bought Mercator is a Mercator too."""
    return tuple(kind.name for kind in data.cards().kinds)


@cache
def forum_names() -> tuple[str, ...]:
    return tuple(card.name for card in data.forum())


def stand_name(stand: int) -> str:
    """A stand of the fish market in the middle of a sentence."""
    name = data.fish_market().stands[stand].name
    return name if name.split()[0] in kind_names() else name[:1].lower() + name[1:]


def offer_text(stand: int, number: int) -> str:
    """Pay 1 fish and take 3 sestertii."""
    offer = data.fish_market().stands[stand].options[number]
    price = [amount(offer.fish, "fish"), *(amount(count, name) for name, count in (offer.pay or {}).items())]
    taken = [amount(count, name) for name, count in (offer.gain or {}).items()]
    does = ([f"take {listed(taken)}"] if taken else []) + ([STAND_ACTIONS[offer.does]] if offer.does else [])
    return f"Pay {listed(price)}: {listed(does)}"


def seat_name(seat: int) -> str:
    return COLOURS[seat].capitalize()


def party_name(g: LightRecord, seat: int) -> str:
    """A seat's colour, or Contrarius where it is his."""
    return seat_name(seat) if seat < extension.people(g) else "Contrarius"


def amount(count: int, unit: str) -> str:
    """3 bricks, 1 wine, 2 sestertii."""
    if unit == "coins":
        return f"{count} sestertius" if count == 1 else f"{count} sestertii"
    return f"{count} {PLURAL.get(unit, unit) if count != 1 else unit}"


def listed(parts: list[str]) -> str:
    """a, b and c."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def double_choice(card: int) -> bool:
    """Does the card offer a choice of two personalities?"""
    return PREFECT_ARCHITECT <= card <= PREFECT_MERCATOR


class Notation:
    """The texts of one board."""

    def __init__(self, board_id: str) -> None:
        self.board = data.board(board_id)
        self.names = self.board.names
        self.lines = tuple([self._line_name(line) for line in self.board.lines_of(kind)] for kind in ("land", "sea"))
        self.provinces = [province.name for province in self.board.provinces]

    def _line_name(self, line: object) -> str:
        ends = list(line.ends)  # type: ignore[attr-defined]
        gate = line.gate  # type: ignore[attr-defined]
        name = line.name  # type: ignore[attr-defined]
        text = f"{gate} - {ends[0]}" if len(ends) == 1 else f"{ends[0]} - {ends[1]}"
        return f"{text} ({name})" if name else text

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
        family, argument = actions.family_of(action)
        seat = g.frame_seat[g.depth - 1]
        if family == "copy_seat":
            return f"Copy {seat_name(argument)}'s {kind_names()[g.top[argument]]}"
        if family == "copy_display":
            return f"Copy the {kind_names()[CARD_KIND[g.display[argument]]]} in place {argument + 1} of the display"
        if family == "select":
            kind = "ship" if argument >= 3 else "land colonist"
            place = g.colonist[seat][argument]
            return f"Move the {kind} from {self.location(argument, place) if place != HOME else 'the storehouse'}"
        if family == "buy_card":
            return f"Buy the {self.sale_card(g.display[argument])} in place {argument + 1}"
        if family == "income":
            return f"Take {amount(5 + g.on_board[seat], 'coins')}"
        if family == "cash_bonus":
            return "Collect the coins"
        if family == "move_sea" and g.modules & WITH_ROMA:
            return f"Sail to {self.line(1, argument)}"
        frame = g.depth - 1
        kind = g.frame_kind[frame]
        if family == "done" and kind in DECLINED:
            return DECLINED[kind]
        if family == "role" and kind == COPY:
            return f"Copy Contrarius' {kind_names()[argument]}"
        if family == "role" and kind == CHOOSE_ROLE and not double_choice(g.frame_a[frame]):
            return f"Carry out the {kind_names()[argument]} too"
        if family in ("place_land", "place_sea") and kind == START_SPACE:
            return f"Start in {self.names[argument]}"
        if family == "enter":
            stands = [stand_name(stand) for stand in SPOT_STANDS[market_side(g)][argument] if stand != NONE]
            return f"Go to the {listed(stands)}"
        if family == "use_stand":
            return f"Use the {stand_name(SPOT_STANDS[market_side(g)][g.frame_a[frame]][argument])}"
        if family == "take_offer":
            return offer_text(g.frame_a[frame], argument)
        if family == "take_card":
            return f"Take {forum_names()[g.forum_tableau[argument]]} from the forum"
        return self._plain(family, argument)

    def sale_card(self, card: int) -> str:
        """A card for sale; Diplomats are told apart by their god."""
        if card == NONE:
            return "empty place"
        sale = data.cards().types[card]
        return f"{kind_names()[CARD_KIND[card]]} of {sale.god.capitalize()}"

    @lru_cache(maxsize=2000)  # noqa: B019 - one Notation per board lives as long as the process
    def _plain(self, family: str, argument: int) -> str:
        good = UNITS[argument] if argument < len(UNITS) else ""
        match family:
            case "done":
                return "Done"
            case "play":
                return f"Play {kind_names()[argument]}"
            case "produce":
                return f"Produce in {self.provinces[argument]}"
            case "new_colonists":
                return "Place new colonists"
            case "role":
                return f"Act as {kind_names()[argument]}"
            case "move_land" | "move_sea":
                return f"Move to {self.line(int(family == 'move_sea'), argument)}"
            case "build":
                return f"Build in {self.names[argument]}"
            case "place_land":
                return f"Place a land colonist in {self.names[argument]}"
            case "place_sea":
                return f"Place a ship in {self.names[argument]}"
            case "buy_goods" | "sell_goods":
                verb = "Buy" if family == "buy_goods" else "Sell"
                return f"{verb} {amount(argument % SPACES_MAX + 1, GOODS[argument // SPACES_MAX])}"
            case "take_good":
                return f"Keep 1 {UNITS[argument]}" if argument != FISH else "Keep 1 fish"
            case "pay_good":
                return f"Pay 1 {good}"
            case "give":
                return f"Give 1 {good}"
            case "get":
                return f"Take 1 {good}"
            case "sell_unit":
                return "Sell it at once"
            case "keep":
                return f"Choose {forum_names()[argument]}"
            case "use":
                return f"Use {forum_names()[argument]}"
            case "bid":
                return f"Bid {argument}"
            case "score_god":
                return f"Score {GOD_NAMES[argument]}"
            case "suggest":
                return f"Suggest the {kind_names()[argument]}"
            case "token":
                return f"city token: {good}"
            case "card":
                return f"drawn: {self.sale_card(argument)}"
            case "forum_card":
                return f"forum: {forum_names()[argument]}"
            case "tile":
                tile = data.sicilia().tiles[argument]
                shown = listed([amount(count, name) for name, count in tile.gain.items()])
                if tile.province is None:
                    return f"a volcano tile without a province: {shown}"
                province = next(p.name for p in self.board.provinces if p.id == tile.province)
                return f"a volcano tile of {province}: {shown}"
            case "city_die":
                return f"rolled {GOODS[argument] if argument < 5 else 'the specialist'}"
            case "card_die":
                return f"rolled {argument + 1}"
            case "city_pick":
                return f"chance chose {self.names[argument]}"
        raise ValueError(f"No text for {family}.")


@cache
def notation(board_id: str) -> Notation:
    return Notation(board_id)
