"""What people without a seat see: a rated game some turns later, so that nobody can tell the players anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table


async def watched_state(table: Table) -> int | None:
    """Return the state up to which people without a seat see the game; None: all of it."""
    if table.watch_delay is None:
        return None
    async with table.held():
        return None if table.game is None or table.game.over else table.game.turns_ago(table.watch_delay)
