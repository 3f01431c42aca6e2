"""Making a game by link, taking a seat in it, and putting together what several people took at the same time."""

from __future__ import annotations

from collections.abc import Sequence

from praefectus.game.configuration import Configuration
from praefectus.game.links.people import MOST_PEOPLE, NAME_BYTES, Person, is_name
from praefectus.game.post.hash_chain import secret_of
from praefectus.game.post.post_link import PostError, PostGame, open_post, write_post
from praefectus.game.post.stints import Table

FEWEST_SEATS = 2


def make(configuration: Configuration, name: str, seats: Sequence[int], root: bytes) -> str:
    """Return the first link of a game; the person who made it draws the set-up when all seats are taken."""
    if not FEWEST_SEATS <= configuration.seats <= MOST_PEOPLE:
        raise PostError("post-how-many")
    wanted = _seats(seats, range(configuration.seats))
    return _written(configuration, [Person(_name(name, ()), wanted, secret_of(root, 0))])


def join(game: PostGame, name: str, seats: Sequence[int], root: bytes) -> str:
    """Return the link in which somebody has taken seats."""
    if game.begun or not game.open_seats():
        raise PostError("post-all-taken")
    new = Person(_name(name, game.people), _seats(seats, game.open_seats()), secret_of(root, 0))
    return _written(game.configuration, [*game.people, new])


def merge(one: PostGame, other: PostGame) -> PostGame:
    """Return a game with everybody who joined in one of two links; PostError names those who took the same seat."""
    people = list(one.people)
    for person in other.people:
        if person in people:
            continue
        for known in people:
            if set(known.seats) & set(person.seats):
                raise PostError("post-same-seat", one=known.name, other=person.name)
            if known.name.casefold() == person.name.casefold():
                raise PostError("post-same-name", name=person.name)
        people.append(person)
    return open_post(_written(one.configuration, people))


def _written(configuration: Configuration, people: Sequence[Person]) -> str:
    maker, *others = people
    seated = [maker, *sorted(others, key=lambda person: person.seats)]
    return write_post(configuration, Table(configuration, seated).log, seated)


def _name(name: str, people: Sequence[Person]) -> str:
    name = " ".join(name.split())
    if not name or not is_name(name):
        raise PostError("post-name", most=NAME_BYTES)
    if any(person.name.casefold() == name.casefold() for person in people):
        raise PostError("post-same-name", name=name)
    return name


def _seats(seats: Sequence[int], available: Sequence[int]) -> tuple[int, ...]:
    if not seats or not set(seats) <= set(available):
        raise PostError("post-seat-taken")
    return tuple(sorted(set(seats)))
