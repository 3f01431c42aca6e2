"""What moderators and players do about other people."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from praefectus.server.storage.schema.metadata import metadata
from praefectus.server.storage.schema.player_tables import player_column

# Whom the operator does not let speak (mute), look for players (seeks), play rated games (rated) or come in (ban): the
# hash of an address or of a secret, or a player's id.
sanctions = Table(
    "sanctions",
    metadata,
    Column("kind", String(10), primary_key=True),
    Column("subject", String(64), primary_key=True),
    Column("until", BigInteger, nullable=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("action", Integer, nullable=True),  # of a moderator, by its number in `audit`
)

# What moderators did. Everything can be undone; the list itself is only added to.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    player_column("moderator", kept=True),  # null: the operator
    player_column("person", kept=True),  # about whom, if they are known
    Column("kind", String(10), nullable=False),
    Column("report", Integer, nullable=True),
    Column("table_id", String(22), nullable=True),
    Column("seat", Integer, nullable=True),
    Column("until", BigInteger, nullable=True),
    Column("reason", String(20), nullable=False),
    Column("sentence", Text, nullable=False),  # to the person
    Column("undone", BigInteger, nullable=True),
    player_column("undone_by", kept=True),
)

# Whom somebody does not wish to hear (mute) or to sit with (block); by player, or by secret of a seat without one.
blocks = Table(
    "blocks",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("subject", String(64), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("blocks_subject", "subject"),
)

# What players report; it stays when the table is deleted.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(22), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("reason", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger, nullable=True),
    Column("state", Integer, nullable=True),  # of the game when it was reported
    Column("kind", String(10), nullable=False, server_default="report"),  # or an appeal against what was done
)
