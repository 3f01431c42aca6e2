"""The tables of the database, by what they are about."""

from __future__ import annotations

from praefectus.server.storage.schema.game_tables import (
    STANDING,
    chat,
    log,
    notes,
    seats,
    seen,
    snapshots,
    tables,
    vocabularies,
)
from praefectus.server.storage.schema.metadata import metadata
from praefectus.server.storage.schema.moderation_tables import audit, blocks, reports, sanctions
from praefectus.server.storage.schema.notice_tables import happened, mail_links, mailboxes, outbox, subscriptions
from praefectus.server.storage.schema.operating_tables import answers, notices, owners, processes, switches
from praefectus.server.storage.schema.player_tables import (
    belongings,
    challenges,
    entrances,
    names,
    passkeys,
    player_column,
    player_columns,
    players,
    without_player,
)
from praefectus.server.storage.schema.stranger_tables import (
    conduct,
    friends,
    invitations,
    ratings,
    result_seats,
    results,
    seeks,
)
from praefectus.server.storage.schema.tournament_tables import (
    entrants,
    tournament_seats,
    tournament_tables,
    tournaments,
)

__all__ = [
    "PARTS_OF_TABLE",
    "STANDING",
    "answers",
    "audit",
    "belongings",
    "blocks",
    "challenges",
    "chat",
    "conduct",
    "entrances",
    "entrants",
    "friends",
    "happened",
    "invitations",
    "log",
    "mail_links",
    "mailboxes",
    "metadata",
    "names",
    "notes",
    "notices",
    "outbox",
    "owners",
    "passkeys",
    "player_column",
    "player_columns",
    "players",
    "processes",
    "ratings",
    "reports",
    "result_seats",
    "results",
    "sanctions",
    "seats",
    "seeks",
    "seen",
    "snapshots",
    "subscriptions",
    "switches",
    "tables",
    "tournament_seats",
    "tournament_tables",
    "tournaments",
    "vocabularies",
    "without_player",
]

# What is deleted with a table, before the table itself.
PARTS_OF_TABLE = (happened, outbox, invitations, notes, seen, chat, snapshots, log, seats)
