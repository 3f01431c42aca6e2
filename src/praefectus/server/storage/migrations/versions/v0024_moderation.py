"""Moderators, what they did, and appeals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("role", sa.String(10), nullable=True))
    op.add_column("sanctions", sa.Column("action", sa.Integer, nullable=True))
    op.add_column("reports", sa.Column("state", sa.Integer, nullable=True))
    op.add_column("reports", sa.Column("kind", sa.String(10), nullable=False, server_default="report"))
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("moderator", sa.String(22), sa.ForeignKey("players.id"), nullable=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("players.id"), nullable=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("report", sa.Integer, nullable=True),
        sa.Column("table_id", sa.String(22), nullable=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("sentence", sa.Text, nullable=False),
        sa.Column("undone", sa.BigInteger, nullable=True),
        sa.Column("undone_by", sa.String(22), sa.ForeignKey("players.id"), nullable=True),
    )


def downgrade() -> None:
    op.drop_table("audit")
    for table, column in (("reports", "kind"), ("reports", "state"), ("sanctions", "action"), ("players", "role")):
        op.drop_column(table, column)
