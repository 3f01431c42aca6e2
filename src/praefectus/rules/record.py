"""The two records: the fields of a game and of a board. Names, widths and shapes are declared here once.

The fields of a module are in the record of its folder; rules/modules/record.py puts them together.
"""

from typing import Any

from praefectus.rules.declarations import module_bit, module_files, with_dependencies
from praefectus.rules.fields import Fields, Record, Row, Shape, Table, Tables, i1, i2, i4, i8
from praefectus.rules.modules.record import ModuleRecords
from praefectus.rules.vocabulary import (
    ALL_LINES,
    COLONISTS,
    GOD_COLUMNS,
    GOODS,
    KINDS,
    LOCATIONS,
    MAX_STEPS,
    PLACES,
    PROVINCES,
    SALE_CARDS,
    SEATS,
    SLOTS,
    STACK,
    STORED,
    TRADED,
)


class GameRecord(ModuleRecords):
    """One game, as an attentive player at the table knows it."""

    # 64-bit sets first, so that the record needs no padding
    houses: Row = i8(SEATS)  # cities with a house of the seat
    taken: Row = i8(2)  # occupied lines, land and sea
    modules: int = i4()  # modules in play (bits)
    options: int = i4()  # options in play (bits)
    seats: int = i2()  # parties at the table
    turn: int = i2()  # whose turn it is
    turns: int = i2()  # turns completed
    over: int = i2()  # 1 when the game is over
    winner: int = i2()  # the winning seat, once the game is over
    end_by: int = i2()  # who took the Concordia card
    magnus: int = i2()  # who has the Praefectus Magnus
    depth: int = i2()  # open frames on the stack
    card_set: int = i2()  # whose decks and hands: base game, Venus, team play
    deck: int = i2()  # numeral being dealt
    decks: int = i2()  # numerals in the game
    cards_left: int = i2()  # cards left in the deck
    intermediate_done: int = i2()  # 1 once the intermediate scoring has been done
    coins: Row = i2(SEATS)  # sestertii
    score: Row = i2(SEATS)  # points, once they are counted
    intermediate: Row = i2(SEATS)  # points of the intermediate scoring
    frame_a: Row = i2(STACK)  # first argument of a frame
    frame_b: Row = i2(STACK)  # second argument of a frame
    frame_kind: Row = i1(STACK)  # kind of a frame: which decision
    frame_seat: Row = i1(STACK)  # who decides it
    goods: Table = i1(SEATS, GOODS)  # goods in the storehouse
    pending: Table = i1(SEATS, STORED)  # goods that wait to be stored
    space: Row = i1(SEATS)  # free spaces of the storehouse
    hand: Table = i1(SEATS, KINDS)  # cards in hand, by personality
    discard: Table = i1(SEATS, KINDS)  # cards on the own pile, by personality
    top: Row = i1(SEATS)  # card on top of the pile
    below: Row = i1(SEATS)  # card under it
    gods: Table = i1(SEATS, GOD_COLUMNS)  # cards by god; Minerva's by good
    colonist: Table = i1(SEATS, COLONISTS)  # place, or PLACES + line
    on_board: Row = i1(SEATS)  # colonists on the board
    house_count: Row = i1(SEATS)  # houses built
    producing: Table = i1(SEATS, GOODS)  # houses by good
    city_good: Row = i1(PLACES)  # good that a city produces
    city_houses: Row = i1(PLACES)  # houses in a city
    province_good: Row = i1(PROVINCES)  # good of the bonus marker
    bonus_side: Row = i1(PROVINCES)  # side of the bonus marker
    display: Row = i1(SLOTS)  # card for sale in a place, or NONE
    deck_left: Row = i1(SALE_CARDS)  # cards of each kind left in the deck
    tokens_left: Table = i1(4, GOODS)  # city tokens not dealt yet, by letter


class BoardRecord(Record):
    """One board. It does not change in a game."""

    reach: Tables = i8(2, LOCATIONS, MAX_STEPS)  # lines reachable with so many steps
    far_reach: Table = i8(LOCATIONS, MAX_STEPS)  # the same for the land lines beyond the first set
    line_cities: Table = i8(2, ALL_LINES)  # building sites at the ends of a line
    line_places: Table = i8(2, ALL_LINES)  # all places at its ends
    province_cities: Row = i8(PROVINCES)  # cities of a province
    has_line: Row = i8(2)  # places with a line of this kind
    no_stop: Row = i8(2)  # lines that may only be crossed
    near_start: int = i8()  # cities one line away from the start city
    cities: int = i2()  # number of cities
    places: int = i2()  # cities and start spaces
    provinces: int = i2()  # number of provinces
    producing_provinces: int = i2()  # provinces with a bonus marker
    lines: Row = i2(2)  # number of lines, land and sea
    entry: Row = i2(2)  # where new colonists enter
    start: Row = i2(COLONISTS)  # where the first colonists stand
    city_province: Row = i1(PLACES)  # province of a city
    city_letter: Row = i1(PLACES)  # letter of a city
    tokens: Table = i1(4, GOODS)  # city tokens of each letter, as the board was made
    printed_good: Row = i1(PLACES)  # good printed on a city, or NONE
    slot_cost: Tables = i1(2, SLOTS, TRADED)  # goods that a place of the display costs: printed side, wine side
    slot_any: Table = i1(2, SLOTS)  # goods of any kind that a place of the display costs


def _module_fields() -> dict[int, Fields]:
    """The fields of each module, by its bit."""
    found: dict[int, Fields] = {}
    for home in module_files("record"):
        for record in vars(home).values():
            if isinstance(record, type) and issubclass(record, Record) and record.__module__ == home.__name__:
                if not issubclass(GameRecord, record):
                    raise TypeError(f"{record.__name__} is missing among the records of rules/modules/record.py.")
                found[module_bit(home.__name__.split(".")[-2])] = record.FIELDS
    return found


MODULE_FIELDS = _module_fields()


def fields_of(modules: int) -> Fields:
    """The fields that games with these modules use."""
    fields = dict(GameRecord.FIELDS)
    for bit, own in MODULE_FIELDS.items():
        if bit & with_dependencies(modules):
            fields.update(own)
    return fields


GAME_FIELDS = fields_of(sum(MODULE_FIELDS))


def in_memory(fields: Fields) -> list[tuple[str, str, Shape]]:
    """Name, type and shape in the order in which a record holds them: the widest first, so that nothing is padded."""
    ordered = sorted(fields.items(), key=lambda field: -int(field[1][0][1]))
    return [(name, kind, shape) for name, (kind, shape) in ordered]


def zeros(fields: Fields) -> dict[str, Any]:
    """These fields as plain ints and rows of them, all 0."""
    return {name: _row(shape) for name, (_, shape) in fields.items()}


def _row(shape: Shape) -> Any:
    return [_row(shape[1:]) for _ in range(shape[0])] if shape else 0
