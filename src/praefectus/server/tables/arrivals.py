"""Who has come to a table that began without them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table


async def came(table: Table, since: int) -> set[int]:
    """Return the seats whose people connected to their table after a moment, or played there."""
    async with table.held():
        table.presence.merge_last_seen(await table.registry.storage.last_seen(table.id))
        game, online = table.running(), set(table.presence.online)
        return {
            number
            for number, seat in enumerate(table.seats)
            if number in online
            or table.presence.last_seen.get(seat.secret_hash or "", 0) > since
            or game.chose_between(number, 0, game.state)
            or game.over
        }
