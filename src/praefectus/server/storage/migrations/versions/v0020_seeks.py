"""Players who search for a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("live", sa.Boolean, nullable=False),
        sa.Column("wishes", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("offer", sa.String(22), nullable=True),
        sa.Column("answer", sa.Boolean, nullable=True),
        sa.Column("draft", sa.Text, nullable=True),
        sa.Column("table_id", sa.String(22), nullable=True),
        sa.Column("ended", sa.BigInteger, nullable=True),
    )
    op.create_index("seeks_state", "seeks", ["state", "until"])
    op.create_index("seeks_person", "seeks", ["person"])
    op.create_index("seeks_offer", "seeks", ["offer"])


def downgrade() -> None:
    op.drop_table("seeks")
