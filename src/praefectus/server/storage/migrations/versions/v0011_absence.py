"""Live or slow play, when people were last there, and who agrees to delete a game that is being played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("live", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("deletion", sa.Text, nullable=True))
    op.create_table(
        "seen",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("seen")
    op.drop_column("tables", "deletion")
    op.drop_column("tables", "live")
