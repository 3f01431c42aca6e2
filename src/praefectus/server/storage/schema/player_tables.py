"""Players, and what opens a player's seats: secrets, passkeys and names."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import (
    BigInteger,
    Column,
    Delete,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    Table,
    Text,
    Update,
    delete,
    update,
)

from praefectus.server.storage.schema.metadata import metadata

# A player: a person on all their devices. The id is random and may be shown to others.
players = Table(
    "players",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=True),  # unique: its spellings are in `names`; null until they choose one
    Column("created", BigInteger, nullable=False),
    Column("closing", BigInteger, nullable=True),  # when everything about them will be deleted
    Column("waking", Text, nullable=True),  # time zone, sleeping hours and pause days; null: always awake
    Column("notices_off", Text, nullable=True),  # kinds of notices they switched off, separated by spaces
    Column("quiet", Text, nullable=True),  # time zone and hours in which notices wait; null: none
    Column("recovered", BigInteger, nullable=True),  # when they last signed in by e-mail
    Column("role", String(10), nullable=True),  # moderator
    Index("players_closing", "closing"),
)


def player_column(
    name: str = "person", primary_key: bool = False, kept: bool = False, nullable: bool = False, others: bool = False
) -> Column[str]:
    """A column with the id of a player. Merging two players moves it, and the player's export contains its rows,
    unless they are others' data. Deletion deletes its rows, or empties the column if the rows stay."""
    target, info = ForeignKey("players.id"), {"kept": kept, "others": others}
    return Column(name, String(22), target, primary_key=primary_key, nullable=kept or nullable, info=info)


def player_columns() -> list[Column[str]]:
    """Return all columns with the id of a player, those of tables that others refer to last."""
    parts = reversed(metadata.sorted_tables)
    return [column for part in parts for column in part.columns if "kept" in column.info]


def without_player(column: Column[str], ids: Collection[str]) -> Delete | Update:
    """Remove players from a column: delete the rows, or empty the column if they stay."""
    theirs = column.in_(ids)
    if column.info["kept"]:
        return update(column.table).where(theirs).values({column.name: None})
    return delete(column.table).where(theirs)


# Secrets with which a device acts as a player, by hash: the personal link, or a session that a passkey opened.
entrances = Table(
    "entrances",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    player_column(),
    Column("kind", String(10), nullable=False),  # link or session
    Column("label", String(80), nullable=True),  # the browser that opened the session
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
    Index("entrances_person", "person"),
)

# Keys in people's devices that open a session; the device shows them without being asked for one of them by name.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # base64url
    player_column(),
    Column("handle", String(90), nullable=False),  # by which the device knows the player, base64url
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),  # of uses; devices that copy their keys to others always say 0
    Column("label", String(80), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
    Index("passkeys_person", "person"),
)

# What a device must sign, once and soon; with the player who adds a key, or nobody where somebody signs in.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    player_column(nullable=True),
    Column("until", BigInteger, nullable=False),
)

# How names look: two names that share a look can be mistaken for each other. Former names are reserved for a while.
names = Table(
    "names",
    metadata,
    Column("look", String(200), primary_key=True),
    player_column(),
    Column("until", BigInteger, nullable=True),  # null: the current name
    Index("names_person", "person"),
)

# The secrets of seats and hosts that a player has; their entrances also open these.
belongings = Table(
    "belongings",
    metadata,
    player_column(primary_key=True),
    Column("secret_hash", String(64), primary_key=True),
    Index("belongings_secret", "secret_hash"),
)
