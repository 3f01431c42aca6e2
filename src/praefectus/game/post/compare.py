"""Compare a link with the one a device has: newer, older, the same, or a fork."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from praefectus.game.links.people import Person
from praefectus.game.post.hand_over import completed
from praefectus.game.post.join import merge
from praefectus.game.post.post_link import PostGame, Renewed, open_post, write_post

Outcome = Literal["same", "newer", "older", "fork", "other_people", "other_game"]


@dataclass(frozen=True)
class Comparison:
    """How a link compares with the one a device has."""

    outcome: Outcome
    game: PostGame  # the game to continue with; of a fork, the one the device has
    entry: int | None = None  # of the log, where a fork begins
    person: int | None = None  # whose stint the two links have differently: as this device has it,
    other: int | None = None  # and as the other link has it


def compare(mine: PostGame, new: PostGame) -> Comparison:
    """Compare a link with the one this device has. People who joined in either are put together, and so are those who
    agreed to a handover."""
    if mine.id != new.id:
        return Comparison("other_game", mine)
    if not mine.begun or not new.begun:
        return _joining(mine, new)
    if mine.mark != new.mark:
        return Comparison("other_people", mine)
    before, after = _history(mine), _history(new)
    parted = next((at for at, (one, two) in enumerate(zip(before, after, strict=False)) if one != two), None)
    if parted is not None:
        entry = sum(isinstance(each, int) for each in before[:parted])
        return Comparison("fork", mine, entry, mine.person_at(entry), new.person_at(entry))
    if len(before) == len(after):
        return _asking(mine, new)
    return Comparison("newer", new) if len(after) > len(before) else Comparison("older", mine)


def _joining(mine: PostGame, new: PostGame) -> Comparison:
    if mine.begun:
        return Comparison("older", mine)
    if new.begun:
        without = [person for person in mine.people if person not in new.joined]
        return Comparison("other_people" if without else "newer", new)
    together = merge(mine, new)
    if len(together.people) > len(mine.people):
        return Comparison("newer", together)
    return Comparison("same" if len(new.people) == len(mine.people) else "older", mine)


def _history(game: PostGame) -> list[int | Renewed]:
    """Everything that happened, in order: the log, and who got a new chain."""
    found: list[int | Renewed] = list(game.table.log)
    for each in reversed(game.renewed):
        found.insert(each.entries, each)
    return found


def _asking(mine: PostGame, new: PostGame) -> Comparison:
    """The same game, in which somebody may ask for a seat: all who have agreed in either link have agreed."""
    asked, other = mine.pending, new.pending
    if other is None:
        return Comparison("same" if asked is None else "older", mine)
    if asked is None:
        return Comparison("newer", new)
    if replace(asked, agreed=other.agreed) != other:
        return Comparison("newer", new)  # somebody else asks now
    together = tuple(sorted({*asked.agreed, *other.agreed}))
    if together == asked.agreed:
        return Comparison("same" if other.agreed == asked.agreed else "older", mine)
    people = [two if number in other.agreed else one for number, (one, two) in enumerate(_pairs(mine, new))]
    handovers = [*mine.handovers, replace(asked, agreed=together)]
    people, handovers = completed(people, handovers)
    return Comparison("newer", open_post(write_post(mine.configuration, mine.table.log, people, handovers)))


def _pairs(mine: PostGame, new: PostGame) -> list[tuple[Person, Person]]:
    return list(zip(mine.people, new.people, strict=True))
