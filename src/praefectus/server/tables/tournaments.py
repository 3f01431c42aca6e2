"""Tournaments go on automatically: rounds are drawn, their tables begin and are decided, step by step.

What a step finds in the database, the tables and their games decides what it does. So each step can be repeated, by
another process or after a crash, and nothing happens twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from praefectus.server.encoding import now
from praefectus.server.errors import Conflict, Refused, StorageFailed
from praefectus.server.games.setup import board_columns, checked_setup, meant_board
from praefectus.server.matching.wishes import MINUTE
from praefectus.server.players.seat_secrets import hashed, new_secret, new_table_id
from praefectus.server.storage.interface import Columns, Listed
from praefectus.server.storage.tournaments import (
    SEED_BYTES,
    Entrant,
    StoredTournaments,
    Tournament,
    TournamentSeat,
    TournamentTable,
)
from praefectus.server.tables import seat_changes
from praefectus.server.tables.arrivals import came
from praefectus.server.tables.creation import new_row
from praefectus.server.tables.meeting import clock_of
from praefectus.server.tables.seats import Seat, arranged, bot_seat, seat_rows
from praefectus.server.tables.settling import Settling
from praefectus.server.threads import in_thread
from praefectus.server.tournaments.pairing import FEWEST, MOST, History, draw_round, table_sizes
from praefectus.server.tournaments.standings import Placed

if TYPE_CHECKING:
    from praefectus.server.tables.registry import TableRegistry
    from praefectus.server.tables.table import Table

logger = logging.getLogger("praefectus.server.tables.tournaments")

STEP_SECONDS = 2.0
PRESENT = 3 * MINUTE  # so long ago the page of somebody who is there has asked at most
TITLE = 30  # letters of the tournament's name in the names of its tables


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


class Tournaments:
    """Every process takes the same steps on the same stored tournaments."""

    def __init__(self, registry: TableRegistry, stored: StoredTournaments, settling: Settling) -> None:
        self.registry = registry
        self.stored = stored
        self.settling = settling

    async def step_loop(self) -> None:
        while True:
            await asyncio.sleep(STEP_SECONDS)
            if self.registry.people.rules.read_only is not None:
                continue
            try:
                await self.step()
            except Refused as refused:
                logger.warning("tournaments could not go on: %s", refused)

    async def step(self) -> None:
        for name in await self.stored.active():
            try:
                await self.advance(await self.stored.get(name))
            except (Refused, StorageFailed) as failed:  # another process was faster, or the database is away
                logger.info("tournament %s waits: %s", name, failed)
            except Exception:
                logger.exception("tournament %s could not go on", name)

    async def advance(self, contest: Tournament) -> None:
        """Take the next step of one tournament."""
        current = contest.tables_of(contest.round)
        for table in current:
            if table.state == "drawn":
                await self._begin(contest, table)
        listed = await self.registry.storage.listed([table.table for table in current])
        there = {found.row["id"]: found for found in listed}
        for table in contest.tables_of(contest.round):
            if table.state == "playing":
                await self._look_at(contest, table, there.get(table.table))
        if all(table.state == "decided" for table in current):
            latest = max((table.decided or 0 for table in current), default=0)
            if contest.round >= contest.plan.rounds:
                await self.stored.end(contest.id, "over")
            elif now() >= latest + contest.plan.pause_length:
                await self.draw(contest)

    # Rounds

    def there(self, contest: Tournament) -> list[Entrant]:
        """Return who plays the next round: at a live start those whose page is open, otherwise who let nobody down."""
        people = [each for each in contest.entrants.values() if each.person is not None and not each.gone]
        if contest.round == 0 and contest.plan.live:
            return [each for each in people if each.seen > now() - PRESENT]
        return [each for each in people if not each.away]

    async def draw(self, contest: Tournament) -> None:
        """Draw the next round; with fewer than three people the tournament ends."""
        people = {each.number for each in self.there(contest)}
        number = contest.round + 1
        sizes = table_sizes(len(people), contest.plan.seats)
        setup = contest.plan.setup(set(sizes), contest.seed, number) if sizes else None
        if setup is None:
            await self.stored.end(contest.id, "over" if contest.round else "cancelled")
            return
        ranking = [one for one in contest.standings if one.entrant in people]
        counted = [table for table in contest.tables if table.counts]
        history = History.of([[seat.entrant for seat in table.seats] for table in counted], max(sizes))
        drawn = await in_thread(
            draw_round,
            [one.entrant for one in ranking],
            [one.points for one in ranking],
            history,
            contest.plan.seats,
            contest.seed,
            number,
        )
        tables = [
            TournamentTable(
                new_table_id(), number, place, 1, setup.board, setup.modules, tuple(map(TournamentSeat, row))
            )
            for place, row in enumerate(drawn, 1)
        ]
        away = contest.entrants.keys() - people
        if await self.stored.draw(contest.id, number, tables, away):
            await self.advance(await self.stored.get(contest.id))

    # Tables

    async def _begin(self, contest: Tournament, table: TournamentTable) -> None:
        """Make a drawn table and begin its game; whatever of this was done before a crash stays."""
        storage = self.registry.storage
        if not await storage.listed([table.table]):
            try:
                await storage.create_table(*self._drafted(contest, table))
            except Conflict:
                logger.info("table %s was made by another process", table.table)
        found = await storage.listed([table.table])
        for row, seat in zip(found[0].seats, table.seats, strict=True):
            person = _person(contest, seat.entrant)
            if row["secret_hash"] is not None and person is not None:
                await self.registry.people.keep(person, [row["secret_hash"]])
        there = await self.registry.get(table.table)
        if there.stage == "lobby":
            await seat_changes.start(there)
        await self.stored.playing(table.table)
        await self.registry.people_changed()

    def _drafted(self, contest: Tournament, table: TournamentTable) -> tuple[Columns, list[Columns]]:
        """Return the rows of a table that was drawn, and of its seats."""
        board = meant_board(table.board)
        modules, options = checked_setup(board, list(table.modules), {}, len(table.seats))
        seats: list[Seat] = []
        for seat in table.seats:
            seats.append(self._seat(contest, seat.entrant, [each.name for each in seats]))
        row = new_row(
            name=f"{contest.name[:TITLE]} {table.round}.{table.number}",
            **board_columns(board),
            modules=modules,
            options=options,
            seed=None,
            public=True,
            watching=True,
            host_hash=hashed(new_secret()),  # nobody has it
            address="",
            clock=clock_of(contest.plan.pace),
            hints=False,
            talk=None,
            first="as_seated",
            live=contest.plan.live,
            patience=None,
            matched=True,
            rated=True,
        )
        return row | {"id": table.table}, seat_rows(table.table, arranged(seats))

    def _seat(self, contest: Tournament, entrant: int | None, taken: Sequence[str | None]) -> Seat:
        known = contest.entrants.get(entrant or 0)
        if known is None or known.person is None:
            return bot_seat(self.registry.bots, contest.plan.level, taken)
        return Seat("person", known.name, secret_hash=hashed(new_secret()))

    async def _look_at(self, contest: Tournament, table: TournamentTable, found: Listed | None) -> None:
        """Decide a table that is over or takes too long; replace people who did not come."""
        if found is None:  # a moderator has deleted it
            await self.stored.again(contest.id, table.table, _repeated(table))
        elif found.row["stage"] == "over":
            await self._decide(contest, table)
        elif now() >= table.begun + contest.plan.round_length:
            await self._decide_by_forecast(contest, table)
        elif not table.checked and now() >= table.begun + contest.plan.arrival * MINUTE:
            if contest.plan.live:
                await self._check_arrival(await self.stored.get(contest.id), table)
            else:  # the clock of a daily game replaces people who don't come
                await self.stored.checked(table.table)

    async def _decide(self, contest: Tournament, table: TournamentTable) -> None:
        there = await self.registry.get(table.table)
        async with there.held():
            game = there.running()
            if not game.over:
                return
            result = game.game.result()
            ranks = [result.side_of(number).rank for number in range(len(there.seats))]
            scores = [float(score) for score in result.points]
            placed = _placed(table, there.seats, ranks, scores)
        await self._decided(contest, table, placed, forecast=False)

    async def _decide_by_forecast(self, contest: Tournament, table: TournamentTable) -> None:
        """Decide an unfinished table by the points that the strong search expects; without it, by those of now."""
        there = await self.registry.get(table.table)
        async with there.held():
            game = there.running()
            position, scores = game.for_bots(), [float(score) for score in game.game.scores()]
            seats = list(there.seats)
        try:
            expected = await self.registry.bots.forecast(position, "")
        except Exception as error:
            logger.error("a forecast failed at table %s: %s", table.table, type(error).__name__)
            expected = None
        if expected is not None:
            scores = [float(seat["points"]) for seat in expected["seats"][: len(seats)]]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        await self._decided(contest, table, _placed(table, seats, ranks, scores), forecast=True)

    async def _decided(
        self, contest: Tournament, table: TournamentTable, placed: Sequence[Placed], forecast: bool
    ) -> None:
        if await self.stored.decide(table.table, placed, forecast):
            left = [seat.entrant for seat in placed if seat.left and seat.entrant is not None]
            await self.stored.away(contest.id, left)

    # People who don't come

    async def _check_arrival(self, contest: Tournament, table: TournamentTable) -> None:
        """Replace people who did not come: by those who wait, by a bot, or by a smaller table."""
        there = await self.registry.get(table.table)
        owners = await self.settling.results.people([seat.secret_hash for seat in there.seats if seat.secret_hash])
        present = await came(there, table.begun)
        missing: list[int] = []
        for number, seat in enumerate(table.seats):
            if _person(contest, seat.entrant) != owners.get(there.seats[number].secret_hash or ""):
                await self._give(contest, there, number, seat.entrant)  # a crash came between two writes
            elif seat.entrant is not None and number not in present:
                missing.append(number)
        for number in missing:
            if (person := _person(contest, table.seats[number].entrant)) is not None:
                await self.settling.conduct.note(person, table.table, "no_show")
        await self.stored.away(contest.id, [table.seats[number].entrant or 0 for number in missing])
        waiting = self._waiting(contest, table.round)
        people = [seat.entrant for number, seat in enumerate(table.seats) if number not in missing]
        if len(waiting) < len(missing) and await self._made_smaller(contest, table, people, waiting):
            return
        for number in missing:
            entrant = waiting.pop(0).number if waiting else None
            await self.stored.seat(table.table, number, entrant)
            await self._give(contest, there, number, entrant)
        await self.stored.checked(table.table)

    def _waiting(self, contest: Tournament, round_number: int) -> list[Entrant]:
        """Return who is there and has no table in this round."""
        seated = {seat.entrant for table in contest.tables_of(round_number) for seat in table.seats}
        return [
            each
            for each in contest.entrants.values()
            if each.person is not None
            and not each.gone
            and not each.away
            and each.number not in seated
            and each.seen > now() - PRESENT
        ]

    async def _made_smaller(
        self,
        contest: Tournament,
        table: TournamentTable,
        people: Sequence[int | None],
        waiting: Sequence[Entrant],
    ) -> bool:
        """Put a smaller table in the place of one to which too few came, if the host wished so and three are left."""
        left = [*people, *(each.number for each in waiting)]
        if contest.plan.absent != "smaller" or not FEWEST <= len(left) <= MOST:
            return False
        smaller = replace(_repeated(table), seats=tuple(map(TournamentSeat, left)))
        if not await self.stored.again(contest.id, table.table, smaller):
            return False
        await self.registry.delete(table.table)
        return True

    async def _give(self, contest: Tournament, there: Table, number: int, entrant: int | None) -> None:
        seat = self._seat(contest, entrant, [each.name for each in there.seats])
        person = _person(contest, entrant)
        if person is not None:
            await self.registry.people.keep(person, [str(seat.secret_hash)])
        await seat_changes.give_seat(there, number, seat)
        await self.registry.people_changed()

    # The organiser

    async def annul(self, contest: Tournament, name: str) -> None:
        """Annul a table of the newest round and have it played again; the old one stays, and counts nothing."""
        table = next((each for each in contest.tables_of(contest.round) if each.table == name), None)
        if table is None or contest.ended is not None:
            raise Refused("over", "tournament-no-annul")
        staying = (None if _gone(contest, seat.entrant) else seat.entrant for seat in table.seats)
        fresh = replace(_repeated(table), seats=tuple(map(TournamentSeat, staying)))
        await self.stored.checked(name)  # it stays, so it can be looked at
        if not await self.stored.again(contest.id, name, fresh):
            raise Refused("over", "tournament-no-annul")
        there = await self.registry.get(name)
        await seat_changes.unrate(there)
        await self.settling.results.void(name, "annulled")


def _repeated(table: TournamentTable) -> TournamentTable:
    """Return a new attempt of a table with the same people."""
    seats = tuple(TournamentSeat(seat.entrant) for seat in table.seats)
    again = replace(table, table=new_table_id(), attempt=table.attempt + 1, seats=seats)
    return replace(again, state="drawn", checked=False, decided=None, forecast=False)


def _person(contest: Tournament, entrant: int | None) -> str | None:
    known = contest.entrants.get(entrant or 0)
    return None if known is None else known.person


def _gone(contest: Tournament, entrant: int | None) -> bool:
    known = contest.entrants.get(entrant or 0)
    return known is None or known.person is None or known.gone


def _placed(
    table: TournamentTable, seats: Sequence[Seat], ranks: Sequence[int], scores: Sequence[float]
) -> list[Placed]:
    """Return how the seats of a table ended; who left it has a bot in their seat."""
    return [
        Placed(drawn.entrant, rank, score, drawn.entrant is not None and seat.bot is not None)
        for drawn, seat, rank, score in zip(table.seats, seats, ranks, scores, strict=True)
    ]
