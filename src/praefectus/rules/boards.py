"""A board of the data files as the record that the rules read."""

from collections.abc import Sequence
from typing import Any

from praefectus import data
from praefectus.rules.record import BoardRecord, zeros
from praefectus.rules.tables import SALT_TOKENS, TOKENS
from praefectus.rules.vocabulary import (
    ALL_LINES,
    HOME,
    LAND,
    LINES,
    LOCATIONS,
    MAX_STEPS,
    NONE,
    PLACES,
    SALT,
    SEA,
    SLOTS,
    TRADED,
)


def board_fields(board_id: str) -> dict[str, Any]:
    """The fields of a board's record, as plain ints and rows of them."""
    board = data.board(board_id)
    b = zeros(BoardRecord.FIELDS)
    names = board.names
    provinces = [province.id for province in board.provinces]
    b["cities"], b["places"] = len(board.cities), len(names)
    b["provinces"] = len(provinces)
    b["producing_provinces"] = sum(province.produces for province in board.provinces)
    for letter, tokens in enumerate(board_tokens(board)):
        b["tokens"][letter] = list(tokens)
    for absent in ("city_letter", "printed_good", "city_province"):
        b[absent] = [NONE] * len(b[absent])
    for number, city in enumerate(board.cities):
        province = provinces.index(city.province)
        b["city_province"][number] = province
        b["province_cities"][province] |= 1 << number
        if city.letter is not None:
            b["city_letter"][number] = data.LETTERS.index(city.letter)
        else:
            b["printed_good"][number] = data.GOODS.index(city.good or "brick")
    for kind in (LAND, SEA):
        _lines(b, board, kind, names)
        entry = board.new_colonists[data.COLONIST_KINDS[kind]]
        b["entry"][kind] = NONE if entry is None else names.index(entry)
        if entry is not None:
            b["has_line"][kind] |= 1 << names.index(entry)
    b["start"] = [HOME] * len(b["start"])
    for kind in (LAND, SEA):
        for slot, place in enumerate(board.start[data.COLONIST_KINDS[kind]]):
            b["start"][3 * kind + slot] = names.index(place)
    _ship_track(b, board)
    for side, display in enumerate((data.setup().displays[board.display], data.setup().displays["wine"])):
        for slot in range(SLOTS):
            b["slot_any"][side][slot] = list(display[slot]).count("any")
            for good in range(TRADED):
                b["slot_cost"][side][slot][good] = list(display[slot]).count(data.GOODS[good])
    capital = 1 << b["entry"][LAND] if b["entry"][LAND] >= 0 else 0
    for kind in (LAND, SEA):
        for line in range(b["lines"][kind]):
            if b["line_places"][kind][line] & capital:
                b["near_start"] |= b["line_cities"][kind][line]
    return b


def _ship_track(b: dict[str, Any], board: data.Board) -> None:
    """Roma's ship track as sea lines: from each space any space ahead is one step away."""
    if not board.ship_track:
        return
    b["lines"][SEA] = len(board.ship_track)
    for number, space in enumerate(board.ship_track):
        ahead = sum(1 << later for later in range(number + 1, len(board.ship_track)))
        location = board.names.index(space.name) if space.kind == "start" else PLACES + number
        b["reach"][SEA][location] = [0] + [ahead] * (MAX_STEPS - 1)
        b["line_cities"][SEA][number] = sum(1 << board.names.index(site) for site in space.sites)


def _lines(b: dict[str, Any], board: data.Board, kind: int, names: Sequence[str]) -> None:
    """Ends of the lines, and which lines can be reached from where with so many steps."""
    lines = board.lines_of(data.COLONIST_KINDS[kind])
    assert len(lines) <= (ALL_LINES if kind == LAND else LINES) and len(names) <= PLACES
    names = [*names, *(castle.name for castle in board.castles)]  # where lines meet, and nobody stands
    b["lines"][kind] = len(lines)
    touching: list[int] = [0] * len(names)
    trades = [place.name for place in board.places if place.kind == "trade"]
    for number, line in enumerate(lines):
        for end in line.ends:
            place = names.index(end)
            if end not in trades:  # nobody passes through a trade
                touching[place] |= 1 << number
            if place >= len(board.names):
                continue
            b["line_places"][kind][number] |= 1 << place
            if place < len(board.cities):
                b["line_cities"][kind][number] |= 1 << place
            b["has_line"][kind] |= 1 << place
        if not line.stop:
            b["no_stop"][kind] |= 1 << number
    for start, first_lines in board.first_steps.items():
        start_kind = next(place.kind for place in board.places if place.name == start)
        if start_kind == ("start_land" if kind == LAND else "start_sea"):
            touching[names.index(start)] = sum(1 << number for number in first_lines)
    beyond = [0] * len(lines)  # lines one step away from a line
    for number, line in enumerate(lines):
        for end in line.ends:
            beyond[number] |= touching[names.index(end)]
    for location in range(LOCATIONS):
        if location < PLACES:
            frontier = touching[location] if location < len(board.names) else 0
        elif location - PLACES < len(lines):
            frontier = beyond[location - PLACES]
        else:
            continue
        own = 1 << (location - PLACES) if location >= PLACES else 0
        reached = 0
        for steps in range(1, MAX_STEPS):
            reached |= frontier
            b["reach"][kind][location][steps] = reached & ~own & (1 << LINES) - 1
            if kind == LAND:
                b["far_reach"][location][steps] = (reached & ~own) >> LINES
            frontier = 0
            for number in range(len(lines)):
                if reached >> number & 1:
                    frontier |= beyond[number]


def board_tokens(board: data.Board) -> list[list[int]]:
    """The city tokens of each letter: a board made for salt has a salt token more."""
    tokens = [list(row) for row in TOKENS]
    if board.salt_board:
        for letter, salt in enumerate(SALT_TOKENS):
            tokens[letter][SALT] += salt
    return tokens
