"""The plan of an arena: who meets whom, how often, from which deals, and in which pieces it is played.

A match-up is a table of agents. Each of its deals is played once in every rotation of the seats, and deal number n is
the same in all match-ups: everybody gets the same luck in every seat. Games are numbered through the whole plan.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from typing import Any

from praefectus import data
from praefectus.arena.agents import agent, checked_names
from praefectus.arena.errors import ArenaError
from praefectus.arena.loop.games import CONSULTED, NETWORK
from praefectus.game import Configuration
from praefectus.game.state import new_state
from praefectus.rules.end import side_of

ROUND_ROBIN, LADDER, CHALLENGE, MIXED = "round-robin", "ladder", "challenge", "mixed"
FORMATS = (ROUND_ROBIN, LADDER, CHALLENGE, MIXED)
# games played together: as many as is fast, but not more than one would lose gladly when the power fails
COMPILED_PIECE, NETWORK_PIECE, CONSULTED_PIECE, THINKING_PIECE = 1024, 256, 16, 1


@dataclass(frozen=True)
class MatchUp:
    """One seat (in team play: one team) of an agent against another on all others; or a mixed table."""

    number: int
    one: str
    rest: str
    agents: tuple[str, ...]  # all who sit at its tables

    @property
    def title(self) -> str:
        return MIXED if self.one == MIXED else self.one if self.one == self.rest else f"{self.one} against {self.rest}"


@dataclass(frozen=True)
class Piece:
    """Consecutive games of one match-up, played and saved together."""

    first: int  # its first game, in the numbers of the whole plan
    count: int


@dataclass(frozen=True)
class Plan:
    """Everything that shapes the games of an arena; two runs of the same plan play the same tables."""

    agents: tuple[str, ...]
    board: str
    seats: int
    modules: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    games: int = 1000  # of each match-up, as asked for
    format: str = ROUND_ROBIN
    seed: int = 1
    own_board: Mapping[str, Any] | None = None  # the file of a custom board, whose id is `board`

    @cached_property
    def configuration(self) -> Configuration:
        own = None if self.own_board is None else data.own_board(dict(self.own_board))
        return Configuration(self.board, self.seats, self.modules, self.options, own_board=own)

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of every seat, Contrarius included, named by its first seat: who wins or loses together."""
        g = new_state(self.configuration)
        return tuple(int(side_of(g, seat)) for seat in range(g.seats))

    @cached_property
    def first_seats(self) -> list[int]:
        """One seat of every side of people."""
        return sorted(set(self.side_of[: self.seats]))

    @property
    def sides(self) -> int:
        """How many win or lose apart from each other: seats, or teams; without Contrarius."""
        return len(self.first_seats)

    @property
    def games_each(self) -> int:
        """Games of each match-up: whole rotations."""
        return -(-self.games // self.sides) * self.sides

    @property
    def total(self) -> int:
        return self.games_each * len(self.match_ups)

    @cached_property
    def match_ups(self) -> tuple[MatchUp, ...]:
        return tuple(
            MatchUp(number, one, rest, self.agents if one == MIXED else tuple(dict.fromkeys((one, rest))))
            for number, (one, rest) in enumerate(self._meetings())
        )

    def _meetings(self) -> Iterator[tuple[str, str]]:
        """Who plays whom. With two sides one table serves both directions; with one side everybody plays alone."""
        if self.sides == 1:
            yield from ((name, name) for name in self.agents)
            return
        if self.format == CHALLENGE:
            yield from ((self.agents[0], rest) for rest in self.agents[1:])
            return
        if self.format == MIXED:
            yield MIXED, MIXED
            return
        together = {frozenset(pair) for pair in zip(self.agents, self.agents[1:], strict=False)}
        for one, rest in (combinations if self.sides == 2 else permutations)(self.agents, 2):
            if self.format == ROUND_ROBIN or {one, rest} in together:
                yield one, rest
        if self.format == ROUND_ROBIN and len(self.agents) >= self.sides > 2:
            yield MIXED, MIXED

    def pieces(self, finished: Set[int] = frozenset()) -> list[Piece]:
        """Return what is left to play when these games are finished, cut so that little is lost when it stops."""
        made: list[Piece] = []
        for match_up in self.match_ups:
            size = piece_size(match_up.agents)
            start = match_up.number * self.games_each
            left = [game for game in range(start, start + self.games_each) if game not in finished]
            while left:
                most = min(size, len(left))
                count = next((n for n in range(1, most) if left[n] != left[0] + n), most)
                made.append(Piece(left[0], count))
                del left[:count]
        return made

    def deal(self, game: int) -> int:
        return game % self.games_each // self.sides

    def seating(self, game: int) -> tuple[str, ...]:
        """The agent of every seat of people."""
        match_up = self.match_ups[game // self.games_each]
        rotation = game % self.sides
        table = self._mixed_table(self.deal(game)) if match_up.one == MIXED else self._table(match_up)
        places = [self.first_seats.index(side) for side in self.side_of[: self.seats]]
        return tuple(table[(place - rotation) % self.sides] for place in places)

    def _table(self, match_up: MatchUp) -> Sequence[str]:
        return [match_up.one] + [match_up.rest] * (self.sides - 1)

    def _mixed_table(self, deal: int) -> Sequence[str]:
        """Every choice of agents in turn, in an order of their own for each deal; too few go round the table."""
        if len(self.agents) < self.sides:
            return [self.agents[place % len(self.agents)] for place in range(self.sides)]
        tables = list(combinations(self.agents, self.sides))
        chosen = list(tables[deal % len(tables)])
        random.Random(f"{self.seed} {deal}").shuffle(chosen)
        return chosen

    def as_dict(self) -> dict[str, Any]:
        planned = {**asdict(self), "agents": list(self.agents), "modules": list(self.modules)}
        return planned if self.own_board is not None else {k: v for k, v in planned.items() if k != "own_board"}


def piece_size(agents: Sequence[str]) -> int:
    controls = {agent(name).control for name in agents}
    if CONSULTED in controls:
        return THINKING_PIECE if any(agent(name).thinks for name in agents) else CONSULTED_PIECE
    return NETWORK_PIECE if NETWORK in controls else COMPILED_PIECE


def make_plan(
    agents: Sequence[str], configuration: Configuration, games: int, form: str = ROUND_ROBIN, seed: int = 1
) -> Plan:
    """A plan that can be played, or a sentence that says why not."""
    names = checked_names(agents)
    if games < 1:
        raise ArenaError("arena-games", games=games)
    if form not in FORMATS:
        raise ArenaError("arena-format", form=form, known=", ".join(FORMATS))
    plan = Plan(
        names, configuration.board, configuration.seats, configuration.modules, dict(configuration.options), games,
        form, seed, None if configuration.own_board is None else data.content_of(configuration.own_board),
    )  # fmt: skip
    if len(names) < 2 and plan.sides > 1 and form != MIXED:
        raise ArenaError("arena-alone", name=names[0])
    return plan
