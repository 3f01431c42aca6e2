"""How the search decides: the network's best choices are played out many times, and the best result wins.

Up to `candidates` actions, those that the network likes best, are played out by the network itself, so many real
choices deep or to the end of the game; a position that is not the end is judged by the network. Half of the candidates
drop out after each round. The choice is the one with the highest log share + expected reward / tau.

The thought asks, and somebody answers: rows for the network, batches of playouts for the side with the compiled rules
(search.py here, web/src/search in a browser). So it needs nothing but Python, and is one text everywhere.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeAlias

from praefectus.agents.network import policy
from praefectus.agents.network.policy import Row, T
from praefectus.agents.search.candidates import Batch, Candidate, Ends, batch, note
from praefectus.game import Game, PraefectusError
from praefectus.game.entries import CHOICE

REMEMBERED = 1000  # choices whose use of the budget is known
FIRST_PACE = 1 / 3000  # seconds for a position, before any was measured
LEAST_PLAYOUTS = 2  # of a candidate in a round; where they do not fit in, fewer candidates are looked at,
LEAST_CANDIDATES = 2  # then less far; but not less far than this:
LEAST_DEPTH = 8

Asked: TypeAlias = list[Row] | Batch  # answered by an Evaluation, or by the Ends of the playouts
Thinking: TypeAlias = Generator[Asked, Any, T]


class BudgetError(PraefectusError):
    """A budget that allows no thought at all."""


@dataclass(frozen=True)
class Budget:
    """How much thought a turn gets: seconds, or positions that the network may judge."""

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        for given, refusal in ((self.seconds, "budget-no-seconds"), (self.nodes, "budget-no-positions")):
            if given is not None and not 0 < given < math.inf:
                raise BudgetError(refusal, given=f"{given:g}")
        if (self.seconds is None) == (self.nodes is None):
            raise BudgetError("budget-either")

    @property
    def amount(self) -> float:
        return float(self.seconds if self.seconds is not None else self.nodes or 0)


@dataclass(frozen=True)
class Plan:
    """The parameters of the search; docs/strength.md says what was tried."""

    candidates: int = 8
    depth: int = 120
    playouts: int = 64  # at once
    tau: float = 0.005  # so much expected reward outweighs a share of the policy by a factor of e
    caution: float = 0.25  # how much the doubt about the expected reward adds to tau
    certain: float = 0.9998  # above this share of the policy nothing is looked at
    least_share: float = 0.0003  # below this share a choice is no candidate
    part: float = 0.7  # of what is left of a turn's budget, for one choice
    temperature: float = 1.5  # of the play in playouts: freer than `learned` plays, whose habits others do not share


class Allowance:
    """What one choice may use, and how fast it goes."""

    def __init__(self, amount: float, timed: bool, depth: int, pace: float) -> None:
        self.amount, self.timed, self.pace = amount, timed, pace
        self.judged = 0  # positions, by the network
        fitting = amount / self.price / (LEAST_PLAYOUTS * LEAST_CANDIDATES) - 1
        self.depth = min(depth, max(LEAST_DEPTH, int(fitting)))
        self.length = self.depth + 1.0  # positions of a playout; near the end of a game there are fewer
        self.begun = time.perf_counter()

    @property
    def used(self) -> float:
        return time.perf_counter() - self.begun if self.timed else float(self.judged)

    @property
    def price(self) -> float:
        """Of a position."""
        return self.pace if self.timed else 1.0

    def room(self, until: float) -> int:
        """Return how many playouts still fit in."""
        return int((until - self.used) / self.price / self.length)

    @property
    def seconds(self) -> float | None:
        """What is left of them; None where positions count."""
        return max(0.0, self.amount - self.used) if self.timed else None

    def count(self, playouts: int, judged: int) -> None:
        """So many more; seconds for a position, from what was done so far."""
        self.judged += judged
        self.length = max(1.0, judged / playouts)
        self.pace = (time.perf_counter() - self.begun) / max(1, self.judged)


class Lookahead:
    """Compares choices, and shares the budget of a turn among its choices."""

    def __init__(self, budget: Budget, plan: Plan | None = None) -> None:
        self.budget, self.plan = budget, plan or Plan()
        self._spent: dict[tuple[int, int, int, int], float] = {}
        self._pace = FIRST_PACE

    def think(self, game: Game, chance: random.Random, amount: float | None = None) -> Thinking[list[Candidate]]:
        """The candidates, the best first; those that dropped out follow, the last to go before the others.

        `amount` is what this choice alone may use; without it, a part of the turn's budget.
        """
        shares = yield from policy.policy(game)
        candidates = self.candidates(shares)
        used = 0.0
        if len(candidates) > 1 and candidates[0].share <= self.plan.certain:
            allowed = self._allowed(game) if amount is None else amount
            allowance = Allowance(allowed, self.budget.seconds is not None, self.plan.depth, self._pace)
            own = random.Random(chance.getrandbits(64))
            candidates = yield from self._halve(game, candidates, allowance, own)
            used = allowance.used
            self._pace = allowance.pace if allowance.judged else self._pace / 2  # a slow moment must not last for ever
        self._note(game, used)
        return candidates

    def candidates(self, shares: dict[int, float]) -> list[Candidate]:
        """Return what the network likes best, before looking ahead."""
        best = sorted(shares.items(), key=lambda item: -item[1])[: self.plan.candidates]
        return [Candidate(*item) for item in best if item[1] >= self.plan.least_share or item is best[0]]

    # the budget of a turn is shared by its choices

    def _allowed(self, game: Game) -> float:
        """A part of what is left; earlier choices of the turn that were made elsewhere count with their whole part."""
        left = self.budget.amount
        which, turn, seat, number = _place(game)
        for earlier in range(number):
            left -= self._spent.get((which, turn, seat, earlier), left * self.plan.part)
        return max(left, 0.0) * self.plan.part

    def _note(self, game: Game, used: float) -> None:
        if len(self._spent) >= REMEMBERED:
            self._spent.clear()
        self._spent[_place(game)] = used

    # rounds

    def _halve(
        self, game: Game, candidates: list[Candidate], allowance: Allowance, chance: random.Random
    ) -> Thinking[list[Candidate]]:
        count = self._affordable(len(candidates), allowance)
        staying, gone = candidates[:count], candidates[count:]
        rounds = _rounds(count)
        for number in range(rounds):
            yield from self._round(game, staying, allowance, allowance.amount * (number + 1) / rounds, chance)
            staying = self._ordered(staying)
            kept = len(staying) if number == rounds - 1 else (len(staying) + 1) // 2
            gone = staying[kept:] + gone
            staying = staying[:kept]
        return staying + gone

    def _affordable(self, count: int, allowance: Allowance) -> int:
        """Return how many of so many candidates can be looked at often enough in every round."""
        room = allowance.room(allowance.amount)
        while count > LEAST_CANDIDATES and room < LEAST_PLAYOUTS * count * _rounds(count):
            count -= 1
        return count

    def _ordered(self, staying: list[Candidate]) -> list[Candidate]:
        """The best first."""
        tau = self.tau(staying)
        return sorted(staying, key=lambda candidate: -candidate.merit(tau))

    def tau(self, staying: list[Candidate]) -> float:
        """Return what outweighs a share of the policy by a factor of e: more where less is known."""
        errors = [candidate.error for candidate in staying]
        return math.hypot(self.plan.tau, self.plan.caution * sum(errors) / len(errors))

    def _round(
        self, game: Game, staying: list[Candidate], allowance: Allowance, until: float, chance: random.Random
    ) -> Thinking[None]:
        """Batches of playouts as long as they end in time."""
        full = max(1, self.plan.playouts // len(staying))
        while not self._decided(staying):
            each = min(full, allowance.room(until) // len(staying))
            least = LEAST_PLAYOUTS if staying[-1].playouts == 0 else max(LEAST_PLAYOUTS, full // 4)
            if each < min(least, full):
                return
            asked = game.position, game.board, staying, each, allowance.depth, chance
            ends: Ends = yield batch(*asked, self.plan.temperature, allowance.seconds)
            note(staying, each, ends)
            allowance.count(each * len(staying), ends.judged)

    def _decided(self, staying: list[Candidate]) -> bool:
        """Does the best lead by more than chance could explain?"""
        tau = self.tau(staying)
        first, second = self._ordered(staying)[:2]
        if min(first.playouts, second.playouts) < self.plan.playouts // 4:
            return False
        return (first.merit(tau) - second.merit(tau)) * tau > 3 * math.hypot(first.error, second.error)


def _rounds(count: int) -> int:
    """Until one of so many is left."""
    return max(1, math.ceil(math.log2(count)))


def _place(game: Game) -> tuple[int, int, int, int]:
    """Return which choice this is: game, turn, seat, and how many choices the seat has made before in this turn."""
    turn, seat = game.turn, int(game.to_act or 0)
    number = 0
    for entry, line in zip(reversed(game.entries), reversed(game.lines()), strict=True):
        if line.turn != turn:
            break
        number += entry.how == CHOICE and entry.seat == seat
    return hash(tuple(game.log[:60])), turn, seat, number
