"""The two records: what a game is made of, and what a board is made of. Names, types and shapes stand here once."""

from typing import Any

from praefectus.rules.rows import homes
from praefectus.rules.vocabulary import (
    COLONISTS,
    GOD_COLUMNS,
    GOODS,
    KINDS,
    LINES,
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

Fields = dict[str, tuple[str, tuple[int, ...]]]

CORE: Fields = {
    # 64-bit sets first, so that the record needs no padding
    "houses": ("i8", (SEATS,)),  # cities with a house of the seat
    "taken": ("i8", (2,)),  # occupied lines, land and sea
    "modules": ("i4", ()),
    "options": ("i4", ()),
    "seats": ("i2", ()),
    "turn": ("i2", ()),
    "turns": ("i2", ()),  # turns completed
    "over": ("i2", ()),
    "winner": ("i2", ()),
    "end_by": ("i2", ()),  # who took the Concordia card
    "magnus": ("i2", ()),
    "depth": ("i2", ()),
    "card_set": ("i2", ()),
    "deck": ("i2", ()),  # numeral being dealt
    "decks": ("i2", ()),
    "cards_left": ("i2", ()),
    "intermediate_done": ("i2", ()),
    "coins": ("i2", (SEATS,)),
    "score": ("i2", (SEATS,)),
    "intermediate": ("i2", (SEATS,)),
    "frame_a": ("i2", (STACK,)),
    "frame_b": ("i2", (STACK,)),
    "frame_kind": ("i1", (STACK,)),
    "frame_seat": ("i1", (STACK,)),
    "goods": ("i1", (SEATS, GOODS)),
    "pending": ("i1", (SEATS, STORED)),  # goods that wait to be stored
    "space": ("i1", (SEATS,)),  # free spaces of the storehouse
    "hand": ("i1", (SEATS, KINDS)),
    "discard": ("i1", (SEATS, KINDS)),
    "top": ("i1", (SEATS,)),  # card on top of the pile
    "below": ("i1", (SEATS,)),  # card under it
    "gods": ("i1", (SEATS, GOD_COLUMNS)),
    "colonist": ("i1", (SEATS, COLONISTS)),  # place, or PLACES + line
    "on_board": ("i1", (SEATS,)),
    "house_count": ("i1", (SEATS,)),
    "producing": ("i1", (SEATS, GOODS)),  # houses by good
    "city_good": ("i1", (PLACES,)),
    "city_houses": ("i1", (PLACES,)),
    "province_good": ("i1", (PROVINCES,)),
    "bonus_side": ("i1", (PROVINCES,)),
    "display": ("i1", (SLOTS,)),
    "deck_left": ("i1", (SALE_CARDS,)),
    "tokens_left": ("i1", (4, GOODS)),
    "fish": ("i1", (SEATS,)),
    "partners": ("i1", ()),  # 1 in team play
    "at_stand": ("i1", ()),  # the stand of the fish market whose action is being carried out, plus 1
}

BOARD: Fields = {
    "reach": ("i8", (2, LOCATIONS, MAX_STEPS)),  # lines reachable with so many steps
    "line_cities": ("i8", (2, LINES)),  # building sites at the ends of a line
    "line_places": ("i8", (2, LINES)),  # all places at its ends
    "province_cities": ("i8", (PROVINCES,)),
    "has_line": ("i8", (2,)),  # places with a line of this kind
    "no_stop": ("i8", (2,)),  # lines that may only be crossed
    "near_start": ("i8", ()),  # cities one line away from the start city
    "cities": ("i2", ()),
    "places": ("i2", ()),
    "provinces": ("i2", ()),
    "producing_provinces": ("i2", ()),
    "salt_board": ("i2", ()),
    "lines": ("i2", (2,)),
    "entry": ("i2", (2,)),  # where new colonists enter
    "start": ("i2", (COLONISTS,)),  # where the first colonists stand
    "city_province": ("i1", (PLACES,)),
    "city_letter": ("i1", (PLACES,)),
    "printed_good": ("i1", (PLACES,)),
    "slot_cost": ("i1", (2, SLOTS, TRADED)),  # printed side, wine side
    "slot_any": ("i1", (2, SLOTS)),
    "volcanic": ("i1", (PROVINCES,)),  # column of the volcano table, or NONE
}

MODULE_FIELDS: dict[int, Fields] = {home.BIT: home.FIELDS for home in homes("vocabulary")}


def fields_of(modules: int) -> Fields:
    """The fields that games with these modules use."""
    fields = dict(CORE)
    for bit, own in MODULE_FIELDS.items():
        if bit & modules:
            fields.update(own)
    return fields


GAME_FIELDS = fields_of(sum(MODULE_FIELDS))


def in_memory(fields: Fields) -> list[tuple[str, str, tuple[int, ...]]]:
    """Name, type and shape in the order in which a record holds them: the widest first, so that nothing is padded."""
    ordered = sorted(fields.items(), key=lambda field: -int(field[1][0][1]))
    return [(name, kind, shape) for name, (kind, shape) in ordered]


def zeros(fields: Fields) -> dict[str, Any]:
    """These fields as plain ints and rows of them, all 0."""
    return {name: _row(shape) for name, (_, shape) in fields.items()}


def _row(shape: tuple[int, ...]) -> Any:
    return [_row(shape[1:]) for _ in range(shape[0])] if shape else 0
