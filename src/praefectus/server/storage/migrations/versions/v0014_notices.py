"""Notices that wait to be sent, devices for web push, and the kinds that people switched off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("event_key", sa.String(160), nullable=False, unique=True),
        sa.Column("person", sa.String(64), nullable=False),
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
    op.create_index("outbox_due", "outbox", ["done", "due"])
    op.create_index("outbox_person", "outbox", ["person"])
    op.create_index("outbox_table", "outbox", ["table_id"])
    op.create_table(
        "subscriptions",
        sa.Column("endpoint_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("people.hash"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("worked", sa.BigInteger, nullable=True),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("subscriptions_person", "subscriptions", ["person"])
    op.add_column("people", sa.Column("notices_off", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("people", "notices_off")
    op.drop_table("subscriptions")
    op.drop_table("outbox")
