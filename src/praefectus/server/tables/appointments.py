"""Appointments: when the people of a table in the lobby want to begin. All of them get a notice shortly before."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.storage.interface import Columns
from praefectus.server.tables import notices

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table

MINUTE = 60 * 1000
BEFORE = 15 * MINUTE  # so long before it, people get a notice
MOST_DAYS = 60  # ahead


def appointment_columns(wish: datetime | None) -> Columns:
    """Return the stored form of an appointment, with the moment of its notice."""
    if wish is None:
        return {"appointment": None, "alarm": None}
    moment = round(wish.timestamp() * 1000)
    if not now() < moment <= now() + MOST_DAYS * 24 * 60 * MINUTE:
        raise Refused("malformed", "appointment-unfit", days=MOST_DAYS)
    return {"appointment": moment, "alarm": max(moment - BEFORE, now())}


async def announce(table: Table) -> None:
    """Send the notices of an appointment, under the table's lock."""
    await table.write_change({"alarm": None}, happened=notices.appointment(table))
