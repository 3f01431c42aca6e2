"""A process is identified by its connection, which ends as soon as it is killed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("processes", sa.Column("backend", sa.Integer, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("processes") as processes:
        processes.drop_column("backend")
