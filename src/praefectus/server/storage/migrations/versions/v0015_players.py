"""Players with an id of their own: a person may have several secrets, and keeps the id when one is replaced."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from praefectus.server.players.seat_secrets import drawn

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

ID, HASH = sa.String(22), sa.String(64)
HELD = (("blocks", "owner"), ("blocks", "subject"), ("sanctions", "subject"))  # columns with ids of people, and others


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closing", sa.BigInteger, nullable=True),
        sa.Column("waking", sa.Text, nullable=True),
        sa.Column("notices_off", sa.Text, nullable=True),
    )
    op.create_index("players_closing", "players", ["closing"])
    op.create_table(
        "entrances",
        sa.Column("secret_hash", HASH, primary_key=True),
        sa.Column("person", ID, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("label", sa.String(80), nullable=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
    )
    op.create_index("entrances_person", "entrances", ["person"])
    op.create_table(
        "names",
        sa.Column("look", sa.String(200), primary_key=True),
        sa.Column("person", ID, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
    )
    op.create_index("names_person", "names", ["person"])
    people = [row | {"id": drawn(16)} for row in _rows("people")]
    _each("INSERT INTO players VALUES (:id, NULL, :created, NULL, :waking, :notices_off)", people)
    _each("INSERT INTO entrances VALUES (:hash, :id, 'link', NULL, :created, :created, NULL)", people)
    _move({row["hash"]: row["id"] for row in people}, ID, "players.id", "people")


def downgrade() -> None:
    """Sessions and names are lost, and all but one personal link of a player."""
    op.create_table(
        "people",
        sa.Column("hash", HASH, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("waking", sa.Text, nullable=True),
        sa.Column("notices_off", sa.Text, nullable=True),
    )
    links = {row["person"]: row["secret_hash"] for row in _rows("entrances") if row["kind"] == "link"}
    people = [row | {"hash": links[row["id"]]} for row in _rows("players") if row["id"] in links]
    _each("INSERT INTO people VALUES (:hash, :created, :waking, :notices_off)", people)
    op.drop_table("names")
    op.drop_table("entrances")
    _move({row["id"]: row["hash"] for row in people}, HASH, "people.hash", "players")


def _rows(table: str) -> list[dict[str, Any]]:
    return [dict(row) for row in op.get_bind().execute(sa.text(f"SELECT * FROM {table}")).mappings()]


def _each(statement: str, values: list[dict[str, Any]]) -> None:
    if values:
        op.get_bind().execute(sa.text(statement), values)


def _move(ids: dict[str, str], kind: sa.String, target: str, old: str) -> None:
    """Write the new ids of people where the old ones are. The tables that refer to people are made again, because
    SQLite can't change a foreign key."""
    for table, column in HELD:
        changes = [{"old": before, "new": after} for before, after in ids.items()]
        _each(f"UPDATE {table} SET {column} = :new WHERE {column} = :old", changes)
    names = ("belongings", "subscriptions", "outbox")
    rows = {
        name: [row | {"person": ids[row["person"]]} for row in _rows(name) if row["person"] in ids] for name in names
    }
    for row in rows["outbox"]:
        del row["id"]  # the database numbers them again
    for name in (*names, old):
        op.drop_table(name)
    made = (_belongings(kind, target), _subscriptions(kind, target), _outbox(kind, target))
    op.create_index("belongings_secret", "belongings", ["secret_hash"])
    op.create_index("subscriptions_person", "subscriptions", ["person"])
    for index, columns in (("due", ["done", "due"]), ("person", ["person"]), ("table", ["table_id"])):
        op.create_index(f"outbox_{index}", "outbox", columns)
    for part in made:
        if rows[part.name]:
            op.bulk_insert(part, rows[part.name])


def _belongings(kind: sa.String, target: str) -> sa.Table:
    return op.create_table(
        "belongings",
        sa.Column("person", kind, sa.ForeignKey(target), primary_key=True),
        sa.Column("secret_hash", HASH, primary_key=True),
    )


def _subscriptions(kind: sa.String, target: str) -> sa.Table:
    return op.create_table(
        "subscriptions",
        sa.Column("endpoint_hash", HASH, primary_key=True),
        sa.Column("person", kind, sa.ForeignKey(target), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("worked", sa.BigInteger, nullable=True),
        sa.Column("failures", sa.Integer, nullable=False),
    )


def _outbox(kind: sa.String, target: str) -> sa.Table:
    return op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("event_key", sa.String(160), nullable=False, unique=True),
        sa.Column("person", kind, sa.ForeignKey(target), nullable=False),
        sa.Column("event", sa.String(20), nullable=False),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("reached", sa.Text, nullable=False),
        sa.Column("done", sa.BigInteger, nullable=True),
    )
