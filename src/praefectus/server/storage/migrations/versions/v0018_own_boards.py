"""Tables on own boards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("own_board", sa.Text, nullable=True))
    op.create_index("tables_board", "tables", ["board"])


def downgrade() -> None:
    op.drop_index("tables_board", "tables")
    op.drop_column("tables", "own_board")
