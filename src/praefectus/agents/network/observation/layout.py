"""Every fact of a row: facts.json declares each once, with its meaning and the selections that it belongs to.

A row has blocks of numbers (a seat, the table, a province, a city, a line), each as often as there are such things. Two
selections are made of the same facts: `full` is what the network reads, `compact` what environments show to learners.
Places and sizes follow from what a fact counts (`of`). Where a list grows (a board, a card, a module), its facts grow,
and what comes after them moves; networks and tasks that were made before are read by name (translation.py). Where a
fact is one of a list, `full` has a number for each entry of the list, and the selection named by `number_in` has its
number, -1 for none. A fact whose numbers come to mean something else gets another name.
"""

import json
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from praefectus import data
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.declarations import BY_SEAT, FAMILIES, FIRST_CHANCE, MODULES, OPTIONS
from praefectus.rules.fields import Numbers
from praefectus.rules.record import GameRecord
from praefectus.rules.stored_names import THINGS, Of, Part, Vocabulary
from praefectus.rules.vocabulary import GOD_COLUMNS, LINES, SEATS, STACK

MOST_STEPS = 8  # shown; more count as so many
SHIPS = 3  # of a seat
SOLO_NOTES = 13  # of the last reaction of Contrarius
SECOND_NUMBER_BITS = 12  # shown of a decision's second number


class ObservationError(ValueError):
    """The observation has no room for what there is; the message is one sentence for people."""


def _by_number(what: str, names: dict[int, str], room: int) -> tuple[str, ...]:
    """The names of numbers; a number without a name is its own name."""
    for number, name in names.items():
        if not 0 <= number < room:
            raise ObservationError(f"The observation has room for {room} {what}, and '{name}' has the number {number}.")
    return tuple(names.get(number, str(number)) for number in range(room))


ASKED = {number: row.name for number, row in DECISIONS.items() if row.by == BY_SEAT}
LISTS: dict[str, tuple[str, ...]] = {
    **THINGS,
    "god_column": (*data.GODS[:-1], *(f"{data.GODS[-1]} {good}" for good in THINGS["traded_good"])),
    "board": tuple(data.board_ids()),
    "module": MODULES,
    "option": tuple(name if value is True else f"{name}={value}" for name, value in OPTIONS),
    "decision": _by_number("kinds of decisions", ASKED, FIRST_CHANCE),
    "line_kind": ("land", "sea"),
}
ROOM: dict[str, int] = {  # what has no names: how many there may be
    **{row.of: row.size for row in FAMILIES.values()},
    "other_seat": SEATS - 1,
    "seat_count": SEATS + 1,
    "step_count": MOST_STEPS + 1,
    "second_bit": SECOND_NUMBER_BITS,
    "line": LINES,
    "frame": STACK,
    "ship": SHIPS,
    "solo_note": SOLO_NOTES,
}
COMPACT, FULL = "compact", "full"
MOST = 127  # the largest number of a row: 8 bits


class Fact(NamedTuple):
    """A part of a row: its place, and what its numbers mean."""

    part: Part
    meaning: str
    value: str  # the list that its numbers refer to; nothing where they count


class Layout:
    """The blocks and facts of one selection, with their places."""

    def __init__(self, declared: dict[str, Any], selection: str) -> None:
        self.facts: list[Fact] = []
        self.sizes: dict[str, int] = {}  # of one block
        self.starts: dict[str, int] = {}  # of the first such block
        self.scales: list[float] = []
        at = 0
        for block, content in declared.items():
            each = self._counted(content.get("each", []))
            facts = declared[content.get("facts_of", block)]["facts"]  # land lines beyond 56 have the same facts
            rows = [self._row(block, fact, selection) for fact in facts if selection in fact["in"]]
            if not rows:
                continue
            size = sum(self.numbers_of(of) for _, of, _, _ in rows)
            if selection == FULL and "multiple_of" in content:
                missing = -(at + size) % content["multiple_of"]
                rows.append((f"{block}.padding", (missing,), {"usual": 0, "meaning": "not used"}, ""))
                size += missing
            inside, scales = 0, []
            for name, of, fact, value in rows:
                usual = fact.get("usual", 1)
                scale = 1 / usual if usual else 0.0
                part = Part(name, at + inside, of, each, size if each else 0, scale)
                self.facts.append(Fact(part, fact["meaning"], value))
                scales += [scale] * self.numbers_of(of)
                inside += self.numbers_of(of)
            self.starts[block], self.sizes[block] = at, size
            self.scales += scales * self.numbers_of(each)
            at += size * self.numbers_of(each)
        self.size = at
        self.parts = [fact.part for fact in self.facts]
        self._places = {part.name: part.first for part in self.parts}

    def _row(self, block: str, fact: dict[str, Any], selection: str) -> tuple[str, Of, dict[str, Any], str]:
        """Its name, what it counts, and the list that its numbers refer to; what does not fit is an error."""
        of, value = list(fact.get("of", [])), fact.get("value", "")
        if fact.get("number_in") == selection:
            value = of.pop()
        if value and self.numbers_of(self._counted([value])) > MOST:
            name = f"{block}.{fact['name']}"
            raise ObservationError(f"The observation has numbers up to {MOST}, too few for what '{name}' refers to.")
        return f"{block}.{fact['name']}", self._counted(of), fact, value

    def _counted(self, of: list[str | int]) -> Of:
        return tuple(each if each in LISTS else each if isinstance(each, int) else ROOM[each] for each in of)

    def numbers_of(self, of: Of) -> int:
        return prod(len(LISTS[each]) if isinstance(each, str) else each for each in of)

    def place(self, name: str) -> int:
        """Return where a fact begins: in the row, or in its block if there are several such blocks."""
        block = name.partition(".")[0]
        repeated = any(part.each for part in self.parts if part.name == name)
        return self._places[name] - (self.starts[block] if repeated else 0)

    def vocabulary(self) -> Vocabulary:
        return Vocabulary(self.parts, LISTS)

    @property
    def names(self) -> list[str]:
        """The name of every number of a row."""
        found = self.vocabulary().names
        return [found[number] for number in range(self.size)]


def _check_boards() -> None:
    """Every board fits into the tokens."""
    for board_id in data.board_ids():
        board = data.board(board_id)
        beyond = max(len(board.lines_of("land")) - ROOM["far_land_line"], 0)
        lines = max(beyond, len(board.lines_of("sea")), len(board.ship_track or []))
        for what, count in (("place", len(board.names)), ("province", len(board.provinces)), ("line", lines)):
            if count > ROOM[what]:
                raise ObservationError(
                    f"The observation has room for {ROOM[what]} {what}s of a board, and {board.name} has {count}."
                )


_check_boards()
_by_number("kinds of decisions", {int(row): row.name for row in DECISIONS.values()}, MOST)
DECLARED: dict[str, Any] = json.loads(Path(__file__).with_name("facts.json").read_text(encoding="utf-8"))
LAYOUT = Layout(DECLARED, FULL)
COMPACT_LAYOUT = Layout(DECLARED, COMPACT)
FEATURES = LAYOUT.size
SCALES = tuple(LAYOUT.scales)
SEAT_SIZE, PROVINCE_SIZE, CITY_SIZE, LINE_SIZE = (LAYOUT.sizes[block] for block in ("seat", "province", "city", "line"))
PROVINCE_TOKENS, CITY_TOKENS, LINE_TOKENS = (LAYOUT.starts[block] for block in ("province", "city", "line"))
FAR_LINE_TOKENS = LAYOUT.starts["far_line"]
assert len(LISTS["god_column"]) == GOD_COLUMNS


def capped(number: int) -> int:
    """Numbers of a row are small: 8 bits."""
    return max(-MOST, min(MOST, number))


def write_beyond(number: int, start: int, row: Numbers) -> None:
    """What a number has beyond 127: the next 127, then the rest in two parts."""
    if number <= MOST:
        row[start] = 0
        row[start + 1] = 0
        row[start + 2] = 0
    else:
        rest = max(number - 2 * MOST, 0)
        row[start] = min(number - MOST, MOST)
        row[start + 1] = rest & MOST
        row[start + 2] = rest >> 7


def lowest(bits: int) -> int:
    """The number of the lowest of these bits."""
    number = 0
    half = 32
    while half:
        if not bits & ((1 << half) - 1):
            bits >>= half
            number += half
        half >>= 1
    return number


def seat_after(g: GameRecord, me: int, after: int) -> int:
    """The seat so many places after the acting one."""
    seat = me + after
    return seat - g.seats if seat >= g.seats else seat


def observe_bits(bits: int, start: int, row: Numbers) -> None:
    """A number for each of the bits."""
    while bits:
        if bits & 1:
            row[start] = 1
        bits >>= 1
        start += 1
