"""What happened to seats, written together with the move that caused it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "happened",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("event", sa.String(20), nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("there", sa.Boolean, nullable=False),
        sa.Column("hook", sa.Boolean, nullable=False),
        sa.Column("taken", sa.BigInteger, nullable=True),
    )
    op.create_index("happened_table", "happened", ["table_id"])


def downgrade() -> None:
    op.drop_table("happened")
