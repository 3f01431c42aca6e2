"""Hand over a seat whose device is lost: somebody asks for it with a new chain of secrets, and all others agree.

Each person who agrees shows their next secret, so nobody can agree for somebody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from praefectus.game.links.people import NAME_BYTES, Handover, Person, is_name
from praefectus.game.post.hash_chain import earlier, secret_of
from praefectus.game.post.post_link import PostError, PostGame, write_post


def ask_for_seat(game: PostGame, person: int, name: str, root: bytes, roots: Sequence[bytes] = ()) -> str:
    """Return the link in which somebody asks for the seat of a person, under a name; `roots` are those that their
    device has, and agree at once."""
    name = " ".join(name.split())
    if not game.begun or game.table.over:
        raise PostError("post-not-running")
    if not 0 <= person < len(game.people):
        raise PostError("post-no-person")
    if not name or not is_name(name):
        raise PostError("post-name", most=NAME_BYTES)
    others = [each.name.casefold() for number, each in enumerate(game.people) if number != person]
    if name.casefold() in others:
        raise PostError("post-same-name", name=name)
    asked = Handover(game.table.decisions, person, name, secret_of(root, 0), ())
    plain = replace(game, pending=None, people=_taken_back(game), shown=_shown_before(game))
    return _agreed(plain, asked, [*roots])


def agree(game: PostGame, roots: Sequence[bytes]) -> str:
    """Return the link in which those whose roots these are have agreed to the handover that is asked for."""
    if game.pending is None:
        raise PostError("post-nobody-asks")
    return _agreed(game, game.pending, roots)


def withdraw(game: PostGame) -> str:
    """Return the link without the handover that is asked for; those who agreed to it show the same secret again."""
    return write_post(game.configuration, game.table.log, _taken_back(game), game.handovers)


def completed(people: Sequence[Person], handovers: Sequence[Handover]) -> tuple[list[Person], list[Handover]]:
    """If everyone else has agreed to the last handover, the person has the new name and chain from now on."""
    people, handovers = list(people), list(handovers)
    last = handovers[-1]
    if len(last.agreed) == len(people) - 1:
        old = people[last.person]
        people[last.person] = Person(last.name, old.seats, last.secret)
        handovers[-1] = replace(last, name=old.name, secret=old.secret)
    return people, handovers


def _agreed(game: PostGame, asked: Handover, roots: Sequence[bytes]) -> str:
    people, agreed = list(game.people), set(asked.agreed)
    for number, root in game.held_with(roots).items():
        if number != asked.person and number not in agreed:
            people[number] = replace(people[number], secret=game.next_secret(number, root))
            agreed.add(number)
    handovers = [*game.handovers, replace(asked, agreed=tuple(sorted(agreed)))]
    people, handovers = completed(people, handovers)
    return write_post(game.configuration, game.table.log, people, handovers)


def _taken_back(game: PostGame) -> tuple[Person, ...]:
    """The people as they were before anybody agreed to what is asked."""
    agreed = game.pending.agreed if game.pending else ()
    return tuple(
        replace(person, secret=earlier(person.secret)) if number in agreed else person
        for number, person in enumerate(game.people)
    )


def _shown_before(game: PostGame) -> tuple[int, ...]:
    agreed = game.pending.agreed if game.pending else ()
    return tuple(shown - (number in agreed) for number, shown in enumerate(game.shown))
