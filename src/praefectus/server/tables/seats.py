"""A seat of a table: a person, a bot, or open."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace

from praefectus import data
from praefectus.agents.players import current_name
from praefectus.data import COLOURS
from praefectus.language import ENGLISH, Message, Translatable, Words
from praefectus.server.bots.interface import Bots
from praefectus.server.models.fields import SeatKind
from praefectus.server.storage.interface import Columns

# Names of bots; their level is shown beside the name.
NAMES = (
    "Agrippa", "Aurelia", "Balbus", "Cassius", "Cornelia", "Decimus", "Drusilla", "Fabius", "Flavia", "Gaius",
    "Horatia", "Julia", "Livia", "Lucius", "Marcella", "Marcus", "Octavia", "Paulina", "Quintus", "Rufus",
    "Septimia", "Sextus", "Tertia", "Tiberius", "Titus", "Tullia", "Valeria", "Varro",
)  # fmt: skip


def roman_name(taken: Iterable[str | None]) -> str:
    """Return a bot's name that is not used at the table yet."""
    return random.choice([name for name in NAMES if name not in set(taken)])


@dataclass(slots=True)
class Seat:
    """One seat and who plays it."""

    kind: SeatKind
    name: str | None = None
    level: str | None = None
    stand_in: str | None = None
    secret_hash: str | None = None
    webhook: str | None = None
    link: str | None = None  # for turn notices: the person's language, and the page's address as they use it
    stand_in_since: int | None = None  # the state at which the stand-in began
    address: str | None = None  # the hash of the person's address
    colour: str | None = None
    place: int | None = None  # around the table; the numbers of seats follow the order of play
    agreed: bool | None = None  # to a rematch; None: was not asked
    reminded: int | None = None  # when the others last reminded the person, in milliseconds since 1970

    def __post_init__(self) -> None:
        self.level, self.stand_in = (name and current_name(name) for name in (self.level, self.stand_in))

    @property
    def colour_message(self) -> Message:
        return Message(f"colour-{self.colour}")

    @property
    def waits_for_word(self) -> bool:
        """Whether a rematch waits for this person's agreement."""
        return self.agreed is False and self.bot is None

    @property
    def notices_in(self) -> tuple[str, str | None]:
        """Return the language of turn notices and the address of the page; older versions stored no language and
        mean English."""
        language, _, address = (self.link or "").rpartition(" ")
        return language or ENGLISH, address or None

    def same_person(self, other: Seat) -> bool:
        return self.secret_hash is not None and self.secret_hash == other.secret_hash

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat now."""
        return self.level if self.kind == "bot" else self.stand_in


def bot_seat(bots: Bots, level: str | None, taken: Iterable[str | None]) -> Seat:
    """Return a seat for a bot with a new name; by default of the standard level."""
    return Seat("bot", roman_name(taken), bots.level(level))


def arranged(seats: Sequence[Seat]) -> list[Seat]:
    """Return the same seats, each with its own place and colour; those that have both keep them."""
    order = sorted(range(len(seats)), key=lambda number: _place(seats[number], number))
    places = {number: place for place, number in enumerate(order)}
    colours = {seat.colour: number for number, seat in reversed([*enumerate(seats)]) if seat.colour in COLOURS}
    owned = {number: colour for colour, number in colours.items()}
    for number in order:
        if number not in owned:
            wished = COLOURS[places[number]]
            free = [colour for colour in COLOURS if colour not in owned.values()]
            owned[number] = wished if wished in free else free[0]
    return [replace(seat, place=places[number], colour=owned[number]) for number, seat in enumerate(seats)]


def _place(seat: Seat, number: int) -> int:
    return number if seat.place is None else seat.place


def seat_rows(table: str, seats: list[Seat]) -> list[Columns]:
    return [{"table_id": table, "seat": number} | asdict(seat) for number, seat in enumerate(seats)]


COPIED = " (copy)"  # older versions added it to the names of copies


def table_title(name: str, board: str, people: Iterable[str | None], copied: bool) -> Translatable:
    """Return a table's title: its name, or named after the first person in each reader's language, or after the
    board."""
    title: Translatable = name.removesuffix(COPIED)
    if not title:
        first = next(filter(None, people), None)
        title = Message("table-of", name=first) if first else data.board(board).name
    return Message("table-copy", name=title) if copied else title


NUMERALS = ("I", "II", "III", "IV", "V", "VI")


def called(seats: Sequence[Seat], words: Words) -> tuple[str, ...]:
    """Return players' names: their own, or their colour in the reader's language. Equal names are numbered: Marcus
    I, Marcus II."""
    said = [seat.name or words.say(seat.colour_message) for seat in seats]
    told = []
    for number, name in enumerate(said):
        same = said.count(name)
        told.append(f"{name} {NUMERALS[said[:number].count(name)]}" if same > 1 else name)
    return tuple(told)


def speaker(name: str, seat: Seat | None) -> Translatable:
    """Return who wrote a line: by name, by the colour of their seat, or as somebody who no longer has a seat."""
    return name or (Message("somebody") if seat is None else seat.colour_message)


def moved(before: Sequence[Seat], after: Sequence[Seat]) -> list[int | None] | None:
    """Return the new seats by the old ones; None if nobody has moved or left."""
    places = [
        next((number for number, seat in enumerate(after) if seat is old or seat.same_person(old)), None)
        for old in before
    ]
    return None if places == list(range(len(before))) else places
