"""The bot that plays for an absent person: the level that is nearest to the person's strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from praefectus.server.tables.seats import Seat
    from praefectus.server.tables.table import Table


async def level_for(table: Table, seat: Seat, wish: str | None = None) -> str:
    """Return the level of the bot for this seat's person: the one nearest to their rating. For somebody whose rating
    is not certain yet, that of the best bot at the table; without bots, what the person wishes."""
    bots, settling = table.registry.bots, table.registry.settling
    wished = bots.level(wish)
    nearest = None if settling is None else await settling.level_like(table, seat)
    if nearest is not None:
        return nearest
    order = list(bots.levels)
    there = [seat.level for seat in table.seats if seat.kind == "bot" and seat.level in order]
    return max(there, key=order.index) if there else wished
