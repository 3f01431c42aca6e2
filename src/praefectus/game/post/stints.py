"""Whose stint it is, and which draws belong to it.

A stint is what one person draws and chooses until it is somebody else's move. It follows from the log alone. What is
drawn between two people's choices belongs to the one who chooses next, so the next person turns the cards over; the
set-up is drawn by the person who made the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from praefectus.engine.interpreted import copy_of
from praefectus.game.configuration import Configuration
from praefectus.game.links import Replay
from praefectus.game.links.people import Handover, Person
from praefectus.rules import turn
from praefectus.rules.actions import ACTIONS

MAKER = 0  # who made the game comes first among the people


@dataclass(frozen=True)
class Stint:
    """What one person draws and chooses in one go."""

    person: int
    entries: int  # of the log, before it
    before: bytes  # a hash of all that happened before it


@dataclass(frozen=True)
class Draw:
    """An outcome of chance that could have been another."""

    stint: int
    number: int  # in its stint
    after_choice: bool  # its person had already chosen something in this stint
    outcomes: list[int]
    weights: list[int]
    outcome: int


class Table(Replay):
    """A game by link, replayed: its stints, draws and handovers in their order."""

    def __init__(
        self, configuration: Configuration, people: Sequence[Person], handovers: Sequence[Handover] = ()
    ) -> None:
        self.holder = {seat: number for number, person in enumerate(people) for seat in person.seats}
        self.people = len(people)
        self.stints: list[Stint] = []
        self.draws: list[Draw] = []
        self.events: list[Stint | Handover] = []
        self.handed_over: list[tuple[int, Handover]] = []  # after so many entries of the log
        self.drawn = self.chosen = 0  # in this stint
        self._handovers = list(handovers)
        self._drawer: int | None = None  # of the draws that come one after another
        super().__init__(configuration)

    def whose(self) -> int | None:
        """The person who has to choose next; None when the game is over."""
        if self.over:
            return None
        if not self.chance:
            return self._holder(int(turn.to_act(self._g)))
        if self._drawer is None:
            self._drawer = self._who_draws()
        return self._drawer

    def _holder(self, seat: int) -> int:
        return self.holder.get(seat, self._after_last())  # nobody holds the seat of Contrarius

    def _after_last(self) -> int:
        return (self.stints[-1].person + 1) % self.people if self.stints else MAKER

    def _who_draws(self) -> int:
        """The person who would choose next if chance brought the first outcome; at the set-up its maker."""
        if len(self.stints) <= 1 and not self.chosen:
            return MAKER
        g, out = copy_of(self._g), [0] * (ACTIONS + 1)
        while not g.over:
            turn.legal(g, self._b, out)
            if out[0] > 1 and not turn.is_chance(g):
                return self._holder(int(turn.to_act(g)))
            turn.choose(g, self._b, min(out[1 : out[0] + 1], key=self._names.__getitem__))
        return self._after_last()

    def enter(self) -> None:
        """Begin a stint if somebody else has to choose, or the same person after a handover."""
        handed_over = self._pass_handovers()
        who = self.whose()
        if who is not None and (handed_over or not self.stints or self.stints[-1].person != who):
            self.stints.append(Stint(who, len(self.log), self._hash.digest()))
            self.events.append(self.stints[-1])
            self.drawn = self.chosen = 0

    def _pass_handovers(self) -> bool:
        before = len(self._handovers)
        while self._handovers and self._handovers[0].decisions <= self.decisions:
            handover = self._handovers.pop(0)
            self.events.append(handover)
            self.handed_over.append((len(self.log), handover))
        return len(self._handovers) < before

    def decide(self, action: int) -> None:
        self.enter()
        if self.chance:
            stint = len(self.stints) - 1
            self.draws.append(Draw(stint, self.drawn, self.chosen > 0, self.options, self.weights(), action))
            self.drawn += 1
        else:
            self.chosen += 1
            self._drawer = None
        super().decide(action)

    def end(self) -> bool:
        """Note the handovers after the last decision; False if one lies beyond it."""
        self._pass_handovers()
        return not self._handovers

    def follow(self, log: Sequence[int]) -> None:
        """Play the entries of a log; forced entries may be missing."""
        while len(self.log) < len(log):
            self.decide(log[len(self.log)])
