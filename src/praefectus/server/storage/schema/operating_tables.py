"""What the operator has switched, and what several processes at one database know of each other."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, DateTime, Integer, LargeBinary, String, Table, Text, func

from praefectus.server.storage.schema.metadata import metadata

# What the operator has switched, such as read_only with its sentence.
switches = Table(
    "switches",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# What an operator's command did beside a server on SQLite, which looks here every second.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Several processes at one PostgreSQL: who is there, who lets the bots of a table think, answers of those who only work.
processes = Table(
    "processes",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("places", Integer, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Column("backend", Integer, nullable=True),  # PostgreSQL's own process for the connection by which it says so
)

owners = Table(
    "owners",
    metadata,
    Column("table_id", String(22), primary_key=True),
    Column("process", String(20), nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("question", String(40), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.now()),
)
