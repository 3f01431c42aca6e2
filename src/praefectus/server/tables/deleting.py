"""Deleting a table: a running game belongs to everyone who plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from praefectus.language import Words
from praefectus.server.errors import Refused
from praefectus.server.models import answers
from praefectus.server.tables.absence import is_silent
from praefectus.server.tables.carrying_out import task_of_the_table
from praefectus.server.wire import encoded

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Deletion:
    """The host, who may have a seat, asks to delete a game that is being played."""

    seat: int | None
    agreed: list[int]

    def needed(self, people: Sequence[int]) -> list[int]:
        """The people who have not agreed yet."""
        return [seat for seat in people if seat not in self.agreed]

    def shown(self, people: Sequence[int], names: Sequence[str], words: Words) -> answers.Deletion:
        by = self.seat
        sentence = words("deletion-asked-by-host") if by is None else words("deletion-asked", name=names[by])
        return answers.Deletion(seat=by, agreed=self.agreed, needed=self.needed(people), sentence=sentence)


@task_of_the_table
async def ask(table: Table, held: frozenset[int]) -> bool:
    """The host deletes the table, or asks the other people of a game that is being played; True if it is deleted."""
    asked = Deletion(min(held, default=None), sorted(held))
    async with table.lock:
        others = asked.needed(table.people)
        if table.stage != "playing" or not others or await is_silent(table, others):
            await table.hall.delete(table.id)
            return True
        if table.deletion is None:
            await _write(table, asked)
    return await answer(table, held, True)


@task_of_the_table
async def answer(table: Table, held: frozenset[int], agree: bool) -> bool:
    """Somebody agrees to delete the game, or not; True if it is deleted because all agreed."""
    async with table.held():
        if table.deletion is None:
            raise Refused("no_request", "deletion-not-asked")
        deletion = Deletion(table.deletion.seat, sorted({*table.deletion.agreed, *held}))
        if agree and not deletion.needed(table.people):
            await table.hall.delete(table.id)
            return True
        await _write(table, deletion if agree else None)
    table.tell_table()
    return False


async def _write(table: Table, deletion: Deletion | None) -> None:
    if deletion != table.deletion:
        await table.write_change({"deletion": encoded(asdict(deletion)) if deletion else None})
        table.deletion = deletion
