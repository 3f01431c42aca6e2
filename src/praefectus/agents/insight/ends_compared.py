"""Why one choice is better than another: compares how existing playouts of both end.

Playouts of two choices share their luck one by one, so their ends are compared one by one. Only those count that both
reached the end of the game; what chance could explain is left out.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from praefectus.agents.search.candidates import Candidate, mean
from praefectus.game.message_parts import party_message
from praefectus.language import Message, Translatable
from praefectus.rules import extension
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import NONE

LEAST_PAIRS = 16  # fewer ends mean nothing
CLEAR = 2.0  # so many standard errors make a difference that is not luck
LEAST_POINTS, LEAST_ROUNDS = 1.0, 0.75  # what is smaller would be rounded away
ROUND = 4.0  # a round more or less counts as much as so many points
TOLD = 2  # differences in a sentence


@dataclass(frozen=True)
class Difference:
    """A difference between the ends, and its weight in points."""

    said: Message
    weight: float


def why(best: Candidate, other: Candidate, g: GameRecord, said: Translatable, reader: bool = True) -> Message | None:
    """The two largest differences between the ends after two choices; None if nothing clearly differs.

    `said` is the other choice in words. With `reader` the seat that chooses is the one who reads.
    """
    found = sorted(differences(best, other, g, reader), key=lambda each: -each.weight)[:TOLD]
    return Message("why", choice=said, differences=[each.said for each in found]) if found else None


def differences(best: Candidate, other: Candidate, g: GameRecord, reader: bool) -> list[Difference]:
    """Everything that clearly differs: how long the game lasts, and the points of every seat."""
    ended = [
        number
        for number in range(min(len(best.turns), len(other.turns), len(best.points), len(other.points)))
        if NONE not in (best.turns[number], other.turns[number])
    ]
    if len(ended) < LEAST_PAIRS:
        return []

    def apart(of: Callable[[Candidate, int], float], least: float) -> float:
        """The mean difference; 0 where it is small or chance could explain it."""
        return _clear([of(best, number) - of(other, number) for number in ended], least)

    found = []
    rounds = apart(lambda each, number: each.turns[number] / extension.people(g), LEAST_ROUNDS)
    if rounds:
        id_ = "why-later" if rounds > 0 else "why-sooner"
        found.append(Difference(Message(id_, turns=round(abs(rounds))), ROUND * abs(rounds)))
    own = int(g.frame_seat[g.depth - 1])
    for seat in range(g.seats):
        points = apart(lambda each, number: each.points[number][seat], LEAST_POINTS)  # noqa: B023
        if points:
            id_ = "why-more" if points > 0 else "why-fewer"
            count = round(abs(points))
            if reader and seat == own:
                found.append(Difference(Message(f"{id_}-you", points=count), abs(points)))
            else:
                found.append(Difference(Message(id_, seat=party_message(g, seat), points=count), abs(points)))
    return found


def _clear(apart: Sequence[float], least: float) -> float:
    middle = mean(apart)
    error = math.sqrt(math.fsum((each - middle) ** 2 for each in apart) / (len(apart) - 1) / len(apart))
    return middle if abs(middle) >= max(least, CLEAR * error) else 0.0
