"""Deleting a table: a running game belongs to everyone who plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from praefectus.language import Words
from praefectus.server.encoding import encoded
from praefectus.server.errors import Refused
from praefectus.server.models import responses
from praefectus.server.tables.absence import is_silent
from praefectus.server.tables.table_task import table_task

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Deletion:
    """The host's request to delete a running game; the host may have a seat."""

    seat: int | None
    agreed: list[int]

    def needed(self, people: Sequence[int]) -> list[int]:
        """Return the people who have not agreed yet."""
        return [seat for seat in people if seat not in self.agreed]

    def shown(self, people: Sequence[int], names: Sequence[str], words: Words) -> responses.Deletion:
        by = self.seat
        sentence = words("deletion-asked-by-host") if by is None else words("deletion-asked", name=names[by])
        return responses.Deletion(seat=by, agreed=self.agreed, needed=self.needed(people), sentence=sentence)


@table_task
async def ask(table: Table, held: frozenset[int]) -> bool:
    """Delete the table, or ask the other people of a running game; True if it is deleted."""
    asked = Deletion(min(held, default=None), sorted(held))
    async with table.lock:
        if table.rated and table.stage == "playing" and not table.matched:
            raise Refused("wrong_setup", "rated-no-deletion")
        others = asked.needed(table.people)
        if table.stage != "playing" or not others or await is_silent(table, others):
            await table.registry.delete(table.id)
            return True
        if table.deletion is None:
            await _write(table, asked)
    return await answer(table, held, True)


@table_task
async def answer(table: Table, held: frozenset[int], agree: bool) -> bool:
    """Agree or refuse to delete the game; True if all have agreed and it is deleted."""
    async with table.held():
        if table.deletion is None:
            raise Refused("no_request", "deletion-not-asked")
        deletion = Deletion(table.deletion.seat, sorted({*table.deletion.agreed, *held}))
        if agree and not deletion.needed(table.people):
            await table.registry.delete(table.id)
            return True
        await _write(table, deletion if agree else None)
    table.send_table()
    return False


async def _write(table: Table, deletion: Deletion | None) -> None:
    if deletion != table.deletion:
        await table.write_change({"deletion": encoded(asdict(deletion)) if deletion else None})
        table.deletion = deletion
