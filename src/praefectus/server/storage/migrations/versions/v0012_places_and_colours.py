"""Colours and places of seats, who agrees to a rematch, who was reminded, and how long a table waits for somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("colour", sa.String(10), nullable=True))
    op.add_column("seats", sa.Column("place", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("agreed", sa.Boolean, nullable=True))
    op.add_column("seats", sa.Column("reminded", sa.BigInteger, nullable=True))


def downgrade() -> None:
    for name in ("reminded", "agreed", "place", "colour"):
        op.drop_column("seats", name)
    op.drop_column("tables", "patience")
