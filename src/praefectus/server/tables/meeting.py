"""Matching: seeks become groups, a live table is offered for a moment, and the game starts when all accept.

No table exists before everyone has accepted. What a crash leaves half done is repaired: a game that began
counts, everybody else waits again at their old place in the line.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from praefectus.server.background import step_by_step
from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.games.setup import board_columns, checked_setup, meant_board
from praefectus.server.matching import setups
from praefectus.server.matching.matcher import Group, match
from praefectus.server.matching.wishes import DAY, HOURS, LIVE_CLOCKS, Pace, Rated, Seek, Wishes
from praefectus.server.players.names import alike
from praefectus.server.players.player import Player
from praefectus.server.players.seat_secrets import drawn, hashed, new_secret
from praefectus.server.storage.seeks import Draft, StoredSeek, StoredSeeks
from praefectus.server.tables import first_choices, seat_changes
from praefectus.server.tables.arrivals import came
from praefectus.server.tables.clock import Clock
from praefectus.server.tables.creation import new_row
from praefectus.server.tables.seats import Seat, arranged, bot_seat, seat_rows
from praefectus.server.tables.settling import Settling
from praefectus.server.threads import in_thread

if TYPE_CHECKING:
    from praefectus.server.tables.registry import TableRegistry
    from praefectus.server.tables.table import Table

logger = logging.getLogger("praefectus.server.tables.meeting")

STEP_SECONDS = 2.0
LOOK_EVERY = 60_000  # milliseconds between two looks at daily tables


def clock_of(pace: Pace) -> Clock:
    """Return the clock of a pace."""
    if pace in LIVE_CLOCKS:
        minutes, seconds = LIVE_CLOCKS[pace]
        return Clock("live", minutes, seconds)
    return Clock("daily", 60 * HOURS[pace])


class Meeting:
    """Matches people who search for a game; every process does so, with the same stored searches."""

    def __init__(self, registry: TableRegistry, stored: StoredSeeks, settling: Settling) -> None:
        self.registry = registry
        self.stored = stored
        self.settling = settling
        self.due = asyncio.Event()
        self.looked = 0  # when daily tables were last looked at

    async def meet_loop(self) -> None:
        rules = self.registry.people.rules
        await step_by_step(self.step, self.due, STEP_SECONDS, lambda: rules.read_only is not None, "matching")

    async def step(self) -> None:
        """Repair, end what took too long, and match who waits."""
        for table in await self.stored.half_made():
            await self._repair(table)
        for table, seeks in (await self.stored.awaited()).items():
            await self._check_arrival(table, seeks)
        if now() - self.looked >= LOOK_EVERY:
            self.looked = now()
            for table, seeks in (await self.stored.unplayed()).items():
                await first_choices.check(self, table, seeks)
        await self.stored.sweep()
        waiting = await self.stored.open_now()
        if len(waiting) < 2:
            return
        wishes = await self.wishing(waiting)
        met = await self.stored.met_today()
        for group in await in_thread(match, wishes, now(), setups.possible, met):
            await self._offer(group)

    async def wishing(self, waiting: Sequence[StoredSeek]) -> list[Seek]:
        """Return seeks with what else counts for a match: ratings, and whom their people have blocked."""
        people = {seek.person for seek in waiting}
        blocked = await self.stored.blocked(people)
        ratings = await self.settling.results.standings(people)
        return [
            Seek(
                seek.id,
                seek.person,
                seek.wishes,
                seek.since,
                ratings.standing(seek.person, "live" if seek.wishes.live else "daily").rating.mu,
                blocked=blocked.get(seek.person, frozenset()),
                origins=frozenset({seek.address}),
            )
            for seek in waiting
        ]

    async def _offer(self, group: Group) -> None:
        setup = setups.draw(group.boards, group.required, group.excluded, group.size, self.registry.draw)
        draft = Draft(setup.board, setup.modules, group.size, len(group.seeks), group.rated)
        offer, live = drawn(16), group.seeks[0].wishes.live
        if await self.stored.offer([seek.id for seek in group.seeks], offer, draft, agreed=not live) and not live:
            await self.begin(offer)

    async def look(self, player: Player, wishes: Wishes, name: str | None, address: str) -> None:
        """Start a search."""
        fitting = [size for size in wishes.sizes if self._fits(wishes, size)]
        if not fitting:
            raise Refused("wrong_setup", "seek-impossible")
        await self.stored.add(StoredSeek(drawn(16), player.id, player.name or name, address, wishes, now()))
        self.due.set()

    def _fits(self, wishes: Wishes, size: int) -> bool:
        return setups.possible(wishes.boards or None, wishes.required, wishes.excluded, size)

    async def answer(self, seek: str, player: Player, agree: bool) -> None:
        """Accept or decline an offered table; the last yes begins it."""
        offer = await self.stored.answer(seek, player.id, agree)
        if offer is None:
            raise Refused("no_request", "seek-no-offer")
        if agree:
            await self.registry.run_to_end(self.begin(offer))
        else:
            await self.settling.conduct.note(player.id, offer, "declined")
            self.due.set()

    async def begin(self, offer: str) -> None:
        """Make the table of an offer, if all have accepted and nobody else makes it."""
        seeks = await self.stored.offered(offer)
        draft = seeks[0].draft if seeks else None
        if draft is None:
            return
        board = meant_board(draft.board)
        modules, options = checked_setup(board, list(draft.modules), {}, draft.size)
        pace = seeks[0].wishes.pace
        row = new_row(
            name="",
            **board_columns(board),
            modules=modules,
            options=options,
            seed=None,
            public=True,
            watching=True,
            host_hash=hashed(new_secret()),  # nobody has it: strangers have no host
            address="",
            clock=clock_of(pace),
            hints=False,
            talk=None,
            first="draw",
            live=seeks[0].wishes.live,
            patience=None,
            matched=True,
            rated=draft.rated,
        )
        if not await self.stored.claim(offer, draft.people, row["id"]):
            return
        seats = self._seats(seeks, draft.size)
        await self.registry.storage.create_table(row, seat_rows(row["id"], arranged(seats)))
        for seek, seat in zip(seeks, seats, strict=False):
            await self.registry.people.keep(seek.person, [str(seat.secret_hash)])
        await seat_changes.start(await self.registry.get(row["id"]))
        await self.stored.seated(row["id"])
        await self.registry.people_changed()

    def _seats(self, seeks: list[StoredSeek], size: int) -> list[Seat]:
        """Return a seat for everybody, and bots for the others. Of two names that look alike, one is left out."""
        names: list[str] = []
        seats: list[Seat] = []
        for seek in seeks:
            name = seek.name if seek.name and not any(alike(seek.name, other) for other in names) else None
            names += [name] if name else []
            seats.append(Seat("person", name, secret_hash=hashed(new_secret()), address=seek.address))
        while len(seats) < size:
            seats.append(bot_seat(self.registry.bots, None, [seat.name for seat in seats]))
        return seats

    async def rated_wish(self, player: Player, wish: Rated) -> Rated:
        """Return whether somebody will play rated games; refuse if they wish only those and may not."""
        if wish == "no":
            return wish
        try:
            self.registry.people.rules.check_rated([player.id])
        except Refused:
            if wish == "yes":
                raise
            return "no"
        until = (await self.settling.conduct.of(player.id)).suspended_until
        if player.name is not None and until is None:
            return wish
        if wish == "either":
            return "no"
        if until is None:
            raise Refused("not_yours", "rated-needs-name")
        raise Refused("not_yours", "rated-suspended", days=math.ceil((until - now()) / DAY))

    async def _check_arrival(self, name: str, seeks: list[StoredSeek]) -> None:
        """Delete a live table to which somebody did not come; the others continue at their old place in line."""
        try:
            table = await self.registry.get(name)
            missing = await self._missing(table, seeks)
        except Refused:  # it was deleted, by a process that ended before it could store why
            await self.stored.void(name, [])
            return
        if not missing:
            await self.stored.arrived(name)
            return
        await self.registry.delete(name)
        await self.stored.void(name, [seek.id for seek in missing])
        for seek in missing:
            await self.settling.conduct.note(seek.person, name, "no_show")

    async def _missing(self, table: Table, seeks: list[StoredSeek]) -> list[StoredSeek]:
        """Return the seeks of those who neither connected to their table nor played there."""
        owners = await self.settling.results.people([seat.secret_hash for seat in table.seats if seat.secret_hash])
        there = {owners.get(table.seats[number].secret_hash or "") for number in await came(table, seeks[0].ended or 0)}
        return [seek for seek in seeks if seek.person not in there]

    async def _repair(self, table: str) -> None:
        """Finish what a crash interrupted: a game that began counts, otherwise its people wait again."""
        found = await self.registry.storage.listed([table])
        if found and found[0].row["stage"] != "lobby":  # somebody who was to get a seat there may not have it yet
            owners = await self.settling.results.people([seat["secret_hash"] or "" for seat in found[0].seats])
            await self.stored.reopen(table, owners.values())
            await self.stored.seated(table)
            return
        if found:
            await self.registry.delete(table)
        await self.stored.reopen(table)
