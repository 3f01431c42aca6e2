"""Who starts at a table: chosen at random, or seat 1."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("first", sa.String(10), nullable=False, server_default="draw"))


def downgrade() -> None:
    op.drop_column("tables", "first")
