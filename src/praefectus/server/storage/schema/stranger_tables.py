"""How players find each other: friends, invitations and searches, and what follows from their games."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from praefectus.server.storage.schema.metadata import metadata
from praefectus.server.storage.schema.player_tables import player_column

# Whom a player has among their friends. The other player doesn't learn of it.
friends = Table(
    "friends",
    metadata,
    player_column(primary_key=True),
    player_column("friend", primary_key=True, others=True),
    Column("at", BigInteger, nullable=False),
    Index("friends_friend", "friend"),
)

# Who was invited to a table by name, and by whom.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    player_column(primary_key=True),
    player_column("host", kept=True, others=True),
    Column("at", BigInteger, nullable=False),
    Index("invitations_person", "person"),
    Index("invitations_host", "host"),
)

# People who look for a game with strangers, and for four weeks those who did: when people usually meet.
seeks = Table(
    "seeks",
    metadata,
    Column("id", String(22), primary_key=True),
    player_column(),
    Column("name", String(40), nullable=True),
    Column("address", String(64), nullable=False),  # its hash
    Column("live", Boolean, nullable=False),
    Column("wishes", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when the page last asked
    Column("state", String(10), nullable=False),
    Column("until", BigInteger, nullable=False),  # when this state ends automatically
    Column("offer", String(22), nullable=True),  # the same for all who are offered a table together
    Column("answer", Boolean, nullable=True),
    Column("draft", Text, nullable=True),  # of the offered table
    Column("table_id", String(22), nullable=True),
    Column("ended", BigInteger, nullable=True),
    Index("seeks_state", "state", "until"),
    Index("seeks_person", "person"),
    Index("seeks_offer", "offer"),
)

# Results of finished public games, in the order in which they were counted; they are only ever added, and stay when
# the table is deleted. A voided one counts nothing.
results = Table(
    "results",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(22), nullable=False, unique=True),
    Column("category", String(10), nullable=True),  # of the rating; null: not rated
    Column("finished", BigInteger, nullable=False),
    Column("board", String(40), nullable=False),
    Column("modules", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("rules", Text, nullable=True),
    Column("matched", Boolean, nullable=False),
    Column("voided", Text, nullable=True),  # why
    Index("results_finished", "category", "finished"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(22), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    player_column(kept=True),
    Column("subject", String(22), nullable=True),  # stands for the person in ratings after their deletion
    Column("level", String(40), nullable=True),  # of a bot
    Column("anchor", Float, nullable=True),  # its fixed skill
    Column("side", Integer, nullable=False),  # seats of one side win together
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("gods", Text, nullable=False),  # points by god
    Column("left_at", Integer, nullable=True),  # the state at which the person left; null: played to the end
    Column("opening", Text, nullable=True),  # the first cards that it played; null: the game is older
    Column("mu", Float, nullable=True),  # the rating after this game; a cache
    Column("sigma", Float, nullable=True),
    Index("result_seats_person", "person"),
    Index("result_seats_subject", "subject"),
)

# Ratings: a cache of what the results say.
ratings = Table(
    "ratings",
    metadata,
    player_column(primary_key=True),
    Column("category", String(10), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Index("ratings_category", "category", "mu"),
)

# Facts about people who let others down; each counts once per table.
conduct = Table(
    "conduct",
    metadata,
    player_column(primary_key=True),
    Column("table_id", String(22), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("points", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
