"""Notices from one transaction to the running servers: what has changed in the database."""

from __future__ import annotations

import json

from sqlalchemy import delete, insert, text
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.encoding import now
from praefectus.server.storage import schema
from praefectus.server.storage.interface import CHANNEL

NOTICES_KEPT = 60 * 60 * 1000


async def notify_server(connection: AsyncConnection, kind: str, table: str = "") -> None:
    """Notify the running server, if there is one, of what this transaction has changed."""
    notice = json.dumps({"process": "operator", "kind": kind, "table": table})
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice})
        return
    at = now()
    await connection.execute(delete(schema.notices).where(schema.notices.c.at < at - NOTICES_KEPT))
    await connection.execute(insert(schema.notices), {"text": notice, "at": at})
