"""Results of finished public games: each is stored once, and then counted in ratings and conduct.

A table stays unsettled until its result is stored, so a crash loses none. What fails at one table is logged and harms
no other.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from praefectus.game.result import Result
from praefectus.server.background import step_by_step
from praefectus.server.errors import Refused, StorageFailed
from praefectus.server.players.conduct import leaving
from praefectus.server.ratings import contrarius
from praefectus.server.ratings.model import Category, anchor_of, category_of
from praefectus.server.storage.conduct import StoredConduct
from praefectus.server.storage.results import FinishedTable, SeatResult, StoredResults

if TYPE_CHECKING:
    from praefectus.server.tables.registry import TableRegistry
    from praefectus.server.tables.seats import Seat
    from praefectus.server.tables.table import Table

logger = logging.getLogger("praefectus.server.tables.settling")

STEP_SECONDS = 10.0
AT_ONCE = 50
CHECK_EVERY = 24 * 60 * 60.0  # seconds between two computations of all ratings


class Settling:
    """Stores the results of finished public games; every process does so, and each result is stored once."""

    def __init__(self, registry: TableRegistry, results: StoredResults, conduct: StoredConduct) -> None:
        self.registry = registry
        self.results = results
        self.conduct = conduct
        self.due = asyncio.Event()

    async def settle_loop(self) -> None:
        rules = self.registry.people.rules
        await step_by_step(self.step, self.due, STEP_SECONDS, lambda: rules.read_only is not None, "results")

    async def check_loop(self) -> None:
        """Compute all ratings from the results every day: what is stored must be the same."""
        while True:
            await asyncio.sleep(CHECK_EVERY)
            if self.registry.people.rules.read_only is None and (count := await self.results.recompute()):
                logger.warning("%d ratings differed from their results and were replaced", count)

    async def step(self) -> None:
        for name in await self.results.unsettled(AT_ONCE):
            try:
                await self.settle(await self.registry.get(name))
            except StorageFailed:
                raise
            except Refused as refused:
                if refused.code not in ("damaged", "other_rules", "no_table"):
                    raise
                logger.info("table %s has no result: %s", name, refused)
                await self.results.skip(name)
            except Exception:  # any error in what is stored concerns this table only
                logger.exception("the result of table %s could not be stored", name)
                await self.results.skip(name)

    async def settle(self, table: Table) -> None:
        """Store the result of a table, then note who left."""
        game = await self._finished(table)
        if game is None:
            await self.results.skip(table.id)
            return
        await self.results.add(game)
        if game.category is not None and game.category != "contrarius":
            for seat in game.seats:
                if seat.left is not None and seat.person is not None:
                    await self.conduct.note(seat.person, table.id, leaving(seat.left, table.state or 0))

    async def level_like(self, table: Table, seat: Seat) -> str | None:
        """Return the level nearest to the rating of a seat's person, or None while no rating of theirs is certain."""
        return await self.results.level_like(seat.secret_hash or "", category_at(table))

    async def _finished(self, table: Table) -> FinishedTable | None:
        """Return the result of a game, or None if no known player took part."""
        async with table.held():
            game = table.running()
            if not game.over:
                return None
            result, scores = game.game.result(), game.game.view()["scores"]
            places = list(table.seats)
        hashes = [seat.secret_hash for seat in places if seat.secret_hash is not None]
        people = await self.results.people(hashes)
        if not people:
            return None
        seats: list[SeatResult] = []
        for number, place in enumerate(places):
            side = result.side_of(number)
            level = self.registry.bots.levels.get(place.level or "")
            left = (place.stand_in_since or 0) if place.kind == "person" and place.stand_in is not None else None
            seats.append(
                SeatResult(
                    person=people.get(place.secret_hash or ""),
                    level=place.level if place.kind == "bot" else None,
                    anchor=anchor_of(level.rating) if level is not None else None,
                    side=min(side.seats),
                    rank=side.rank,
                    points=result.points[number],
                    gods={row["god"]: row["points"] for row in scores[number]["gods"]},
                    left=left,
                    opening=game.opening(number),
                )
            )
        if contrarius.plays_alone(table.modules, len(places)):
            seats.append(_contrarius(contrarius.level_of(table.options), result))
        return FinishedTable(
            table=table.id,
            category=category_at(table) if table.rated else None,
            finished=table.changed,
            board=table.board,
            modules=table.modules,
            rules=table.rules,
            matched=table.matched,
            size=len(places),
            seats=tuple(seats),
        )


def _contrarius(level: str, result: Result) -> SeatResult:
    """Return how Contrarius ended a game against one person."""
    side, strength = result.side_of(1), contrarius.STRENGTH[level]
    return SeatResult(None, f"contrarius {level}", strength, 1, side.rank, result.points[1], gods={}, left=None)


def category_at(table: Table) -> Category:
    """Return in which category the game of a table is rated, or would be."""
    if contrarius.plays_alone(table.modules, len(table.seats)):
        return "contrarius"
    live = table.live or (table.clock is not None and table.clock.kind == "live")
    sides = len(table.seats) if table.game is None else len(table.game.game.result().sides)
    people = sum(seat.kind == "person" for seat in table.seats)
    return category_of(live, sides < len(table.seats), sides, people)
