"""The people of a game by link as a link stores them: names, seats, secrets, and seats that were handed over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from praefectus.game.links.arithmetic_coding import NumberReader, NumberWriter, WrongNumber

SECRET_BYTES = 8
NAME_BYTES = 24
MOST_PEOPLE = 6
_COUNTS = 8  # of people; and of the numbers of people and seats


@dataclass(frozen=True)
class Person:
    """Somebody who plays by link."""

    name: str
    seats: tuple[int, ...]
    secret: bytes  # the latest one shown; at first the end of the chain


@dataclass(frozen=True)
class Handover:
    """A seat that gets a new holder, when everyone else agrees.

    Until all have agreed, name and secret are those of the new holder; afterwards the person has these, and the
    handover has those of the earlier one.
    """

    decisions: int  # how many came before
    person: int
    name: str
    secret: bytes
    agreed: tuple[int, ...]


def write_people(writer: NumberWriter, people: Sequence[Person], handovers: Sequence[Handover]) -> None:
    writer.write_one_of(_COUNTS, len(people))
    for person in people:
        _write_name(writer, person.name)
        _write_set(writer, person.seats)
        write_secret(writer, person.secret)
    writer.write_count(len(handovers))
    for each in handovers:
        writer.write_count(each.decisions)
        writer.write_one_of(_COUNTS, each.person)
        _write_name(writer, each.name)
        write_secret(writer, each.secret)
        _write_set(writer, each.agreed)


def read_people(reader: NumberReader) -> tuple[list[Person], list[Handover]]:
    """Return what `write_people` wrote; WrongNumber if it can't have written it."""
    people = [
        Person(_read_name(reader), _read_set(reader), read_secret(reader)) for _ in range(reader.read_one_of(_COUNTS))
    ]
    handovers = [
        Handover(
            reader.read_count(),
            reader.read_one_of(_COUNTS),
            _read_name(reader),
            read_secret(reader),
            _read_set(reader),
        )
        for _ in range(reader.read_count())
    ]
    if not 1 <= len(people) <= MOST_PEOPLE or any(each.person >= len(people) for each in handovers):
        raise WrongNumber
    return people, handovers


def is_name(name: str) -> bool:
    """Return whether a name fits into a link: at most 24 bytes, nothing that can't be seen."""
    return len(name.encode()) <= NAME_BYTES and name.isprintable() and name == name.strip()


def _write_name(writer: NumberWriter, name: str) -> None:
    written = name.encode()
    writer.write_one_of(NAME_BYTES + 1, len(written))
    for byte in written:
        writer.write_one_of(256, byte)


def _read_name(reader: NumberReader) -> str:
    written = bytes(reader.read_one_of(256) for _ in range(reader.read_one_of(NAME_BYTES + 1)))
    try:
        name = written.decode()
    except UnicodeDecodeError:
        raise WrongNumber from None
    if not is_name(name):
        raise WrongNumber
    return name


def _write_set(writer: NumberWriter, numbers: Sequence[int]) -> None:
    writer.write_one_of(2**MOST_PEOPLE, sum(1 << number for number in numbers))


def _read_set(reader: NumberReader) -> tuple[int, ...]:
    bits = reader.read_one_of(2**MOST_PEOPLE)
    return tuple(number for number in range(MOST_PEOPLE) if bits >> number & 1)


def write_secret(writer: NumberWriter, secret: bytes) -> None:
    writer.write_one_of(256**SECRET_BYTES, int.from_bytes(secret, "big"))


def read_secret(reader: NumberReader) -> bytes:
    return reader.read_one_of(256**SECRET_BYTES).to_bytes(SECRET_BYTES, "big")
