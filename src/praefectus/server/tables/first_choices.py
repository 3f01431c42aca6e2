"""Daily games of strangers: a seat without a first choice in time goes to the next person who looks for such a game,
once for each seat. If nobody does, the table is deleted, and the others look on at their old place.

A first choice has the time of one turn, at most a day, which stops while the person sleeps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.matching.matcher import Begun, fits_in
from praefectus.server.players.names import alike
from praefectus.server.players.seat_secrets import hashed, new_secret
from praefectus.server.storage.seeks import StoredSeek
from praefectus.server.tables import notices
from praefectus.server.tables.clock import ALWAYS_AWAKE
from praefectus.server.tables.deadlines import clock_columns, spending
from praefectus.server.tables.seats import Seat
from praefectus.server.tables.table_task import table_task

if TYPE_CHECKING:
    from praefectus.server.tables.meeting import Meeting
    from praefectus.server.tables.table import Table


async def check(meeting: Meeting, name: str, seeks: list[StoredSeek]) -> None:
    """Look whether the person to act at a table has made a choice in time; `seeks` are those of its people."""
    try:
        table = await meeting.registry.get(name)
        owners = await meeting.settling.results.people([seat.secret_hash for seat in table.seats if seat.secret_hash])
        late = await _late(table)
    except Refused:  # it was deleted, by a process that ended before it could store why
        await meeting.stored.void(name, [])
        return
    if late is None:
        async with table.held():
            if not any(_without_choice(table, number) for number in table.people):
                await meeting.stored.arrived(name)
        return
    person = owners.get(table.seats[late].secret_hash or "")
    gone = next((seek for seek in seeks if seek.person == person), None)
    others = [seek for seek in seeks if seek.person != person]
    again = gone is not None and gone.instead
    if again or not await _next(meeting, table, late, gone, others):
        await meeting.registry.delete(name)
        await meeting.stored.void(name, [gone.id] if gone else [])
    if gone is not None:
        await meeting.settling.conduct.note(gone.person, name, "no_show")


def _without_choice(table: Table, number: int) -> bool:
    game = table.running()
    return table.seats[number].bot is None and not game.chose_between(number, 0, game.state)


async def _late(table: Table) -> int | None:
    """Return the seat to act if its person has not made a first choice in time."""
    async with table.held():
        clock, seat = table.clock, spending(table.running(), table.seats)
        if clock is None or seat is None or not _without_choice(table, seat):
            return None
        return seat if clock.first_choice_due(seat) <= now() else None


async def _next(meeting: Meeting, table: Table, number: int, gone: StoredSeek | None, others: list[StoredSeek]) -> bool:
    """Give a seat to the person who has looked longest for a game like this one; False if nobody has."""
    bots = any(seat.kind == "bot" for seat in table.seats)
    begun = Begun(table.board, frozenset(table.modules), len(table.seats), table.rated, bots)
    there = await meeting.wishing(others)
    waiting = {seek.id: seek for seek in await meeting.stored.open_now() if not seek.wishes.live}
    for candidate in await meeting.wishing(list(waiting.values())):
        seek = waiting[candidate.id]
        fits = (gone is None or seek.person != gone.person) and fits_in(begun, candidate, there, now())
        if fits and await meeting.stored.take_over(seek.id, table.id, gone.id if gone else None):
            await meeting.registry.run_to_end(_hand_over(meeting, table, number, seek))
            return True
    return False


async def _hand_over(meeting: Meeting, table: Table, number: int, seek: StoredSeek) -> None:
    secret = hashed(new_secret())  # the person's own secret opens the seat
    await meeting.registry.people.keep(seek.person, [secret])
    await _sit(table, number, seek, secret)
    await meeting.stored.seated(table.id)
    await meeting.registry.people_changed()


@table_task
async def _sit(table: Table, number: int, seek: StoredSeek, secret: str) -> None:
    """Let somebody take the seat of a person who has not made a choice yet, with a full clock of their own."""
    async with table.held():
        game, clock = table.running(), table.clock
        taken = [seat.name for other, seat in enumerate(table.seats) if other != number and seat.name]
        name = seek.name if seek.name and not any(alike(seek.name, other) for other in taken) else None
        old = table.seats[number]
        seat = Seat("person", name, secret_hash=secret, address=seek.address, colour=old.colour, place=old.place)
        seats = [seat if other == number else each for other, each in enumerate(table.seats)]
        if clock is not None:
            waking = await table.registry.people.waking([secret])
            clock = clock.handed_over(number, waking.get(secret, ALWAYS_AWAKE), now())
        change = {"changed": now()} | clock_columns(clock, spending(game, seats))
        await table.write_change(change, seats, happened=notices.seat_given(table, number, game, seats, clock))
        table.seats, table.clock = seats, clock
        table.changed = int(change["changed"])
    table.seats_changed()
    table.game_changed()
