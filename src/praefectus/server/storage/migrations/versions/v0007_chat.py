"""Whether people may talk at a table while they play; null: as the modules say."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("talk", sa.Boolean, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "talk")
