"""The first cards of every seat, beside its result."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("result_seats", sa.Column("opening", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("result_seats", "opening")
