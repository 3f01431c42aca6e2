"""Tournaments, who takes part, and their tables."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from praefectus.server.storage.schema.metadata import metadata
from praefectus.server.storage.schema.player_tables import player_column

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(60), nullable=False),
    player_column("host", kept=True),
    Column("created", BigInteger, nullable=False),
    Column("plan", Text, nullable=False),  # board, modules, pace, rounds and so on, as the host wished
    Column("starts", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),  # open, running, over or cancelled
    Column("ended", BigInteger, nullable=True),
    Column("seed", String(64), nullable=False),  # of the draw; published when the first round is drawn
    Index("tournaments_state", "state", "starts"),
)

# Who takes part, by a number: it stays when the player is deleted.
entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(22), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    player_column(kept=True),
    Column("joined", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when their page was last there
    Column("gone", BigInteger, nullable=True),  # when they left the tournament
    Column("away", Boolean, nullable=False),  # let a table down: plays again when they come back
    Index("entrants_person", "person"),
)

# The tables of the rounds. An annulled one stays; the next attempt takes its place.
tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("table_id", String(22), primary_key=True),
    Column("tournament", String(22), ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("board", String(40), nullable=False),
    Column("modules", Text, nullable=False),
    Column("begun", BigInteger, nullable=False),  # until it begins: when it was drawn
    Column("state", String(10), nullable=False),  # drawn, playing, decided or annulled
    Column("checked", Boolean, nullable=False),  # everybody came, or was replaced
    Column("decided", BigInteger, nullable=True),
    Column("forecast", Boolean, nullable=False),  # decided by what the search expected
    Index("tournament_tables_place", "tournament", "round", "number", "attempt", unique=True),
)

tournament_seats = Table(
    "tournament_seats",
    metadata,
    Column("table_id", String(22), ForeignKey("tournament_tables.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("entrant", Integer, nullable=True),  # null: a bot
    Column("rank", Integer, nullable=True),  # null until the table is decided
    Column("score", Float, nullable=True),
    Column("gone", Boolean, nullable=True),  # left the table
)
