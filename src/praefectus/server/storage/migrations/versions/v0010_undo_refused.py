"""Whose undo requests were refused, so that nobody asks again and again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("undo_refused", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "undo_refused")
