"""Alembic's entry point: the server passes an open connection."""

from __future__ import annotations

from alembic import context

from praefectus.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
