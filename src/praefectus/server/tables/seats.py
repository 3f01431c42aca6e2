"""A seat of a table: a person, a bot, or nobody yet."""

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
    """A name for a bot that is not used at the table yet."""
    return random.choice([name for name in NAMES if name not in set(taken)])


@dataclass(slots=True)
class Seat:
    """Who sits there."""

    kind: SeatKind
    name: str | None = None
    level: str | None = None
    stand_in: str | None = None
    secret_hash: str | None = None
    webhook: str | None = None
    link: str | None = None  # for turn notices: the language of its person, and the address of the page as they know it
    stand_in_since: int | None = None  # the state at which the stand-in began
    address: str | None = None  # the hash of where its person came from
    colour: str | None = None
    place: int | None = None  # around the table; the numbers of seats follow the order of play
    agreed: bool | None = None  # to a rematch; None: was not asked
    reminded: int | None = None  # when the others last reminded its person, in milliseconds since 1970

    def __post_init__(self) -> None:
        self.level, self.stand_in = (name and current_name(name) for name in (self.level, self.stand_in))

    @property
    def colour_message(self) -> Message:
        return Message(f"colour-{self.colour}")

    @property
    def waits_for_word(self) -> bool:
        """Whether a rematch waits until its person agrees."""
        return self.agreed is False and self.bot is None

    @property
    def notices_in(self) -> tuple[str, str | None]:
        """In which language turn notices are, and the address of the page; those of older versions are in English."""
        language, _, address = (self.link or "").rpartition(" ")
        return language or ENGLISH, address or None

    def same_person(self, other: Seat) -> bool:
        return self.secret_hash is not None and self.secret_hash == other.secret_hash

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat now."""
        return self.level if self.kind == "bot" else self.stand_in


def bot_seat(bots: Bots, level: str | None, taken: Iterable[str | None]) -> Seat:
    """With a name of its own; of the standard level unless another is said."""
    return Seat("bot", roman_name(taken), bots.level(level))


def arranged(seats: Sequence[Seat]) -> list[Seat]:
    """The same seats, each with a place and a colour of its own; those that have both keep them."""
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


COPIED = " (copy)"  # was a part of the name of a copy, once


def table_title(name: str, board: str, people: Iterable[str | None], copied: bool) -> Translatable:
    """What a table is called: as somebody named it, or after the first person there in the language of each reader, or
    after its board."""
    title: Translatable = name.removesuffix(COPIED)
    if not title:
        first = next(filter(None, people), None)
        title = Message("table-of", name=first) if first else data.board(board).name
    return Message("table-copy", name=title) if copied else title


NUMERALS = ("I", "II", "III", "IV", "V", "VI")


def called(seats: Sequence[Seat], words: Words) -> tuple[str, ...]:
    """What those who sit there are called: as they said, or by their colour in the reader's language; told apart where
    several are the same: Marcus I, Marcus II."""
    said = [seat.name or words.say(seat.colour_message) for seat in seats]
    told = []
    for number, name in enumerate(said):
        same = said.count(name)
        told.append(f"{name} {NUMERALS[said[:number].count(name)]}" if same > 1 else name)
    return tuple(told)


def speaker(name: str, seat: Seat | None) -> Translatable:
    """Who said something: as they were called, by the colour of their seat, or somebody who has no seat any more."""
    return name or (Message("somebody") if seat is None else seat.colour_message)


def moved(before: Sequence[Seat], after: Sequence[Seat]) -> list[int | None] | None:
    """The new seats by the old ones; empty if nobody has moved or left."""
    places = [
        next((number for number, seat in enumerate(after) if seat is old or seat.same_person(old)), None)
        for old in before
    ]
    return None if places == list(range(len(before))) else places
