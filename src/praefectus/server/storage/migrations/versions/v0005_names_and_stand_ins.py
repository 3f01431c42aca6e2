"""Games name the rules and the vocabulary they were stored with; when a stand-in began; two snapshots are enough."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "vocabularies",
        sa.Column("mark", sa.String(16), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("rules", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("vocabulary", sa.String(16), nullable=True))
    op.add_column("log", sa.Column("vocabulary", sa.String(16), nullable=True))
    op.add_column("seats", sa.Column("stand_in_since", sa.Integer, nullable=True))
    op.execute(
        "DELETE FROM snapshots WHERE state < (SELECT max(state) FROM snapshots AS other"
        " WHERE other.table_id = snapshots.table_id AND other.state <"
        " (SELECT max(state) FROM snapshots AS newest WHERE newest.table_id = snapshots.table_id))"
    )


def downgrade() -> None:
    op.drop_column("seats", "stand_in_since")
    op.drop_column("log", "vocabulary")
    op.drop_column("tables", "vocabulary")
    op.drop_column("tables", "rules")
    op.drop_table("vocabularies")
