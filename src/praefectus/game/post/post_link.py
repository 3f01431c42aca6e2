"""A link of a game by link: written, and opened with every secret, draw and choice checked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from praefectus.game.configuration import Configuration
from praefectus.game.errors import PraefectusError
from praefectus.game.links.arithmetic_coding import NotEnoughDigits, NumberReader, NumberWriter, WrongNumber
from praefectus.game.links.codec import read_game, write_game
from praefectus.game.links.link_text import POST, number_in, text_of, with_check
from praefectus.game.links.people import Handover, Person, read_people, write_people
from praefectus.game.post.hash_chain import CHAIN_LENGTH, digest, draw, earlier, secret_of
from praefectus.game.post.stints import MAKER, Stint, Table

ID_BYTES = 8
OPENED_KEPT = 16


class PostError(PraefectusError):
    """Why a link of a game by link is refused, or something can't be done with it, in one sentence."""


@dataclass(frozen=True)
class Renewed:
    """A person who continues with a new chain of secrets, after so many entries of the log."""

    entries: int
    person: int
    anchor: bytes


@dataclass(frozen=True)
class PostGame:
    """A game by link whose secrets, draws and choices are all right."""

    text: str
    people: tuple[Person, ...]
    handovers: tuple[Handover, ...]  # complete ones
    pending: Handover | None
    table: Table
    id: str  # of the game, from its beginning to its end
    mark: bytes  # of the game that began: set-up, people, ends of their chains
    anchors: tuple[bytes, ...]  # ends of the chains that people have now
    joined: tuple[Person, ...]  # as they joined, with the ends of their chains
    shown: tuple[int, ...]  # how many secrets of these chains are shown
    mixed: tuple[bytes, ...]  # what handovers add to all later draws
    renewed: tuple[Renewed, ...]

    @property
    def configuration(self) -> Configuration:
        return self.table.configuration

    @property
    def begun(self) -> bool:
        return self.table.decisions > 0

    def open_seats(self) -> list[int]:
        return [seat for seat in range(self.configuration.seats) if seat not in self.table.holder]

    def whose(self) -> int | None:
        """The person who has to choose next; None when the game is over, or people are still joining."""
        return None if self.open_seats() else self.table.whose()

    def held_with(self, roots: Sequence[bytes]) -> dict[int, bytes]:
        """Return which people these roots belong to: the person's number and the root."""
        ends = {secret_of(root, 0): root for root in roots}
        return {number: ends[anchor] for number, anchor in enumerate(self.anchors) if anchor in ends}

    def next_secret(self, person: int, root: bytes) -> bytes:
        """Return the secret that this person shows next."""
        if self.shown[person] >= CHAIN_LENGTH:
            raise PostError("post-chain-used-up")
        return secret_of(root, self.shown[person] + 1)

    def seed(self, stint: Stint, secret: bytes) -> bytes:
        """Return what all draws of a stint follow from, after all the handovers."""
        return _seed(self.mark, stint, self.mixed, secret)

    def person_at(self, entry: int) -> int:
        """Return whose stint an entry of the log belongs to."""
        return next((stint.person for stint in reversed(self.table.stints) if stint.entries <= entry), MAKER)


def write_post(
    configuration: Configuration, log: Sequence[int], people: Sequence[Person], handovers: Sequence[Handover] = ()
) -> str:
    """Return the text of a game by link."""
    writer = NumberWriter()
    write_post_number(writer, configuration, log, people, handovers)
    return with_check(POST, writer.text())


def write_post_number(
    writer: NumberWriter,
    configuration: Configuration,
    log: Sequence[int],
    people: Sequence[Person],
    handovers: Sequence[Handover],
) -> None:
    write_people(writer, people, handovers)
    write_game(writer, configuration, log)


def open_post(given: str) -> PostGame:
    """Read a link of a game by link and check all of it; LinkError or PostError says what is wrong."""
    return _opened(text_of(given))


@lru_cache(OPENED_KEPT)  # the same text always leads to the same game
def _opened(text: str) -> PostGame:
    _, number, intact = number_in(text, (POST,))
    if not intact:
        raise PostError("link-damaged")
    return read_post(text, NumberReader(number))


def read_post(text: str, reader: NumberReader) -> PostGame:
    """Return the game in a number whose check was right."""
    try:
        people, handovers = read_people(reader)
    except (NotEnoughDigits, WrongNumber):
        raise PostError("link-damaged") from None
    complete, pending = _sorted_out(handovers, len(people))
    table, _ = read_game(reader, True, lambda configuration: _seated(configuration, people, complete))
    if table.decisions and len(table.holder) < table.configuration.seats:
        raise PostError("post-begun-early")
    late = pending is not None and pending.decisions != table.decisions
    if not table.end() or late or (handovers and not table.decisions):
        raise PostError("link-damaged")
    return _checked(text, people, complete, pending, table)


def _sorted_out(handovers: list[Handover], people: int) -> tuple[list[Handover], Handover | None]:
    """Complete handovers, in their order, and the one to which not everyone has agreed yet."""
    for each in handovers:
        if each.person in each.agreed or any(number >= people for number in each.agreed):
            raise PostError("link-damaged")
    if any(first.decisions > second.decisions for first, second in pairwise(handovers)):
        raise PostError("link-damaged")
    waiting = [each for each in handovers if len(each.agreed) < people - 1]
    if waiting and waiting != handovers[-1:]:
        raise PostError("link-damaged")
    return [each for each in handovers if each not in waiting], waiting[0] if waiting else None


def _seated(configuration: Configuration, people: Sequence[Person], handovers: Sequence[Handover]) -> Table:
    taken = [seat for person in people for seat in person.seats]
    if len(set(taken)) < len(taken) or any(seat >= configuration.seats for seat in taken):
        raise PostError("post-seat-twice")
    if not all(person.seats for person in people):
        raise PostError("link-damaged")
    return Table(configuration, people, handovers)


def _checked(
    text: str, people: list[Person], complete: list[Handover], pending: Handover | None, table: Table
) -> PostGame:
    latest, names = [person.secret for person in people], [person.name for person in people]
    shown, now = [0] * len(people), [True] * len(people)  # whether events so far belong to the chain of today
    anchors = list(latest)
    secrets: list[tuple[bytes, ...]] = []  # of every event, the last one first
    new_anchors: list[bytes] = []

    def step_back(person: int) -> bytes:
        secret = latest[person]
        latest[person] = earlier(secret)
        if now[person]:
            shown[person] += 1
            anchors[person] = latest[person]
        return secret

    if pending is not None:
        for person in pending.agreed:
            step_back(person)
    for event in reversed(table.events):
        if isinstance(event, Stint):
            secrets.append((step_back(event.person),))
            continue
        agreed = tuple(step_back(person) for person in event.agreed)
        secrets.append((latest[event.person], *agreed))
        new_anchors.append(latest[event.person])
        now[event.person] = False
        latest[event.person], names[event.person] = event.secret, event.name
    joined = tuple(
        Person(name, person.seats, anchor) for name, person, anchor in zip(names, people, latest, strict=True)
    )
    mark = _mark(table.configuration, joined)
    seeds, mixed = _seeds(mark, table, secrets[::-1])
    for each in table.draws:
        if draw(seeds[each.stint], each.number, each.outcomes, each.weights) != each.outcome:
            raise PostError("post-false-draw", name=people[table.stints[each.stint].person].name)
    return PostGame(
        text,
        tuple(people),
        tuple(complete),
        pending,
        table,
        digest(b"post", _setup(table.configuration), joined[MAKER].secret)[:ID_BYTES].hex(),
        mark,
        tuple(anchors),
        joined,
        tuple(shown),
        mixed,
        tuple(
            Renewed(entries, handover.person, anchor)
            for (entries, handover), anchor in zip(table.handed_over, new_anchors[::-1], strict=True)
        ),
    )


def _seeds(mark: bytes, table: Table, secrets: Sequence[tuple[bytes, ...]]) -> tuple[list[bytes], tuple[bytes, ...]]:
    """The seed of every stint. A handover adds the new chain's end, and the secrets of all who agreed, to later ones:
    they showed these when the chain was fixed, so nobody can pick a chain that suits."""
    seeds: list[bytes] = []
    mixed: tuple[bytes, ...] = ()
    for event, shown in zip(table.events, secrets, strict=True):
        if isinstance(event, Stint):
            seeds.append(_seed(mark, event, mixed, shown[0]))
        else:
            mixed += shown
    return seeds, mixed


def _seed(mark: bytes, stint: Stint, mixed: Sequence[bytes], secret: bytes) -> bytes:
    return digest(b"stint", mark, stint.before, *mixed, secret)


def _setup(configuration: Configuration) -> bytes:
    writer = NumberWriter()
    write_game(writer, configuration, Table(configuration, ()).log)
    return writer.text().encode()


def _mark(configuration: Configuration, joined: Sequence[Person]) -> bytes:
    parts = [_setup(configuration)]
    for person in joined:
        parts += [person.name.encode(), bytes(person.seats), person.secret]
    return digest(b"game", *parts)
