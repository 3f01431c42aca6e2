"""How often people have won the games before a rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("tally", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "tally")
