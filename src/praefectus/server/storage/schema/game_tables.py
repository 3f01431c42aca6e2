"""Tables of games: seats, log, snapshots, chat. The log only grows; snapshots are a cache.

An entry of the log that does not continue the last one is refused by the trigger log_continues (migration 0004).
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    false,
    true,
)

from praefectus.server.storage.schema.metadata import metadata

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("stage", String(10), nullable=False),
    Column("board", String(40), nullable=False),
    Column("modules", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=True),
    Column("header", Text, nullable=True),
    Column("public", Boolean, nullable=False),
    Column("watching", Boolean, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("address", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("state", Integer, nullable=False),
    Column("to_act", Integer, nullable=True),
    Column("round", Integer, nullable=True),
    Column("turn", Integer, nullable=True),
    Column("winner", Integer, nullable=True),
    Column("bot_to_act", Boolean, nullable=False),
    Column("from_table", String(22), nullable=True),
    Column("from_state", Integer, nullable=True),
    Column("rematch", String(22), nullable=True),
    Column("undo_request", Text, nullable=True),
    Column("undo_refused", Text, nullable=True),  # whose requests were refused, at which state and when
    Column("clock", Text, nullable=True),
    Column("deadline", BigInteger, nullable=True),  # when the time of the person to act is up
    Column("alarm", BigInteger, nullable=True),  # when to look at the clock: to warn that person, or at the deadline
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("talk", Boolean, nullable=True),  # null: as the modules say
    Column("rules", Text, nullable=True),
    Column("vocabulary", String(16), nullable=True),
    Column("first", String(10), nullable=False, server_default="draw"),
    Column("live", Boolean, nullable=False, server_default=false()),
    Column("deletion", Text, nullable=True),  # who agrees to delete a game that is being played
    Column("patience", Integer, nullable=True),  # minutes before a bot may play for somebody; null: as the server says
    Column("own_board", Text, nullable=True),  # the file of a board that is not of the family
    Column("tally", Text, nullable=True),  # of a rematch: how many games these people have played, and who won them
    Column("appointment", BigInteger, nullable=True),  # when the people of a table in the lobby want to begin
    Column("matched", Boolean, nullable=False, server_default=false()),  # strangers met here through seeks
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("settled", Boolean, nullable=False, server_default=false()),  # its result is stored
    Index("tables_public", "public", "stage", "changed"),
    Index("tables_settled", "settled", "stage", "public"),
    Index("tables_address", "address", "stage"),
    Index("tables_bot_to_act", "bot_to_act"),
    Index("tables_host", "host_hash"),
    Index("tables_alarm", "alarm"),
    Index("tables_board", "board"),
)

# What changes with a move.
STANDING = (
    "stage", "changed", "state", "to_act", "round", "turn", "winner", "bot_to_act", "undo_request", "clock",
    "deadline", "alarm",
)  # fmt: skip

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=True),
    Column("level", String(40), nullable=True),
    Column("stand_in", String(40), nullable=True),
    Column("secret_hash", String(64), nullable=True),
    Column("webhook", Text, nullable=True),
    Column("link", Text, nullable=True),
    Column("stand_in_since", Integer, nullable=True),
    Column("address", String(64), nullable=True),
    Column("colour", String(10), nullable=True),  # null in older tables: by the number of the seat
    Column("place", Integer, nullable=True),  # its position around the table; null: by the number of the seat
    Column("agreed", Boolean, nullable=True),  # to a rematch; null: was not asked
    Column("reminded", BigInteger, nullable=True),  # when the others last reminded its person
    Index("seats_secret", "secret_hash"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("start", Integer, primary_key=True),
    Column("stop", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("entries", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("vocabulary", String(16), nullable=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("state", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# What the numbers of a log meant when it was written, by a mark; without one it is the first vocabulary.
vocabularies = Table(
    "vocabularies",
    metadata,
    Column("mark", String(16), primary_key=True),
    Column("content", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("secret_hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

# When the person of a seat was last there; a little in the future while they are.
seen = Table(
    "seen",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("secret_hash", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
