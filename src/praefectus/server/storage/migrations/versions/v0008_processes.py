"""Several processes at one database: which are running, which computes for which table, and their answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

TABLES = ("processes", "owners", "answers")


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("process", sa.String(20), nullable=False),
    )
    op.create_table(
        "answers",
        sa.Column("question", sa.String(40), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    )
    if op.get_bind().dialect.name == "postgresql":
        for table in TABLES:  # of no worth after a crash
            op.execute(f"ALTER TABLE {table} SET UNLOGGED")


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)
