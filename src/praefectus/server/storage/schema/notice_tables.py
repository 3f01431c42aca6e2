"""Notices that wait to be sent, and where they go."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from praefectus.server.storage.schema.metadata import metadata
from praefectus.server.storage.schema.player_tables import player_column

# What happened to seats, written together with the move that caused it, until a notice is made of it for each person.
happened = Table(
    "happened",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(22), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("event", String(20), nullable=False),
    Column("number", BigInteger, nullable=False),  # as in the outbox
    Column("due", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("there", Boolean, nullable=False),  # the person looked at the table: only a webhook hears of it
    Column("hook", Boolean, nullable=False),  # the seat had a webhook for it
    Column("taken", BigInteger, nullable=True),  # when a process began to make notices of it
    Index("happened_table", "table_id"),
)

# Notices that wait for their moment, and for a while those that were sent: one event makes one notice per person.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("event_key", String(160), nullable=False, unique=True),
    Column("channel", String(4), nullable=False, server_default="push"),  # or mail
    player_column(),
    Column("event", String(20), nullable=False),
    Column("table_id", String(22), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", BigInteger, nullable=False),  # of the event: a state, a request or a moment
    Column("due", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # when it is of no use any more
    Column("tries", Integer, nullable=False),
    Column("reached", Text, nullable=False),  # the devices that have it, by hashes of their endpoints
    Column("done", BigInteger, nullable=True),  # when it was sent, or found to be needless
    Index("outbox_due", "done", "due"),
    Index("outbox_person", "person"),
    Index("outbox_table", "table_id"),
)

# The devices of people who wish web push, as their browsers described them.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint_hash", String(64), primary_key=True),
    player_column(),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("worked", BigInteger, nullable=True),
    Column("failures", Integer, nullable=False),  # in a row
    Index("subscriptions_person", "person"),
)

# Where people get notices by e-mail, and a way back to their games.
mailboxes = Table(
    "mailboxes",
    metadata,
    player_column(primary_key=True),
    Column("mail", String(254), nullable=False),
    Column("language", String(8), nullable=False),
    Column("rhythm", String(6), nullable=False),  # each, hourly, daily or none
    Column("made", BigInteger, nullable=False),
    Column("confirmed", BigInteger, nullable=True),
    Column("sent", BigInteger, nullable=True),  # when the last notice went there
    Column("bounces", Integer, nullable=False),  # in a row
    Column("stop_key", String(32), nullable=False, unique=True),  # in each mail: it switches mails off, nothing else
    Index("mailboxes_mail", "mail"),
)

# Links in mails: to confirm an address, or to sign in. Each works once and not for long.
mail_links = Table(
    "mail_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    player_column(),
    Column("kind", String(8), nullable=False),  # confirm or enter
    Column("mail", String(254), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("mail_links_person", "person"),
    Index("mail_links_mail", "mail"),
)
