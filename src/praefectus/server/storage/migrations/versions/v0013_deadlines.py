"""When the time of the person to act is up, when people are awake, and when the server was last seen alive."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deadline", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("alarm", sa.BigInteger, nullable=True))
    op.create_index("tables_alarm", "tables", ["alarm"])
    op.add_column("people", sa.Column("waking", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("people", "waking")
    op.drop_index("tables_alarm", "tables")
    op.drop_column("tables", "alarm")
    op.drop_column("tables", "deadline")
