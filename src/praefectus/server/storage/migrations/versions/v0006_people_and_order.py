"""Personal links, mutes, bans, blocks and reports, the operator's switches and notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

HASH = sa.String(64)


def upgrade() -> None:
    op.add_column("seats", sa.Column("address", HASH, nullable=True))
    op.create_index("seats_secret", "seats", ["secret_hash"])
    op.create_index("tables_host", "tables", ["host_hash"])
    op.create_table(
        "people",
        sa.Column("hash", HASH, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "belongings",
        sa.Column("person", HASH, sa.ForeignKey("people.hash"), primary_key=True),
        sa.Column("secret_hash", HASH, primary_key=True),
        sa.Index("belongings_secret", "secret_hash"),
    )
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("subject", HASH, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("owner", HASH, primary_key=True),
        sa.Column("subject", HASH, primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Index("blocks_subject", "subject"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reporter", HASH, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "switches",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("notices", "switches", "reports", "blocks", "sanctions", "belongings", "people"):
        op.drop_table(table)
    op.drop_index("tables_host", "tables")
    op.drop_index("seats_secret", "seats")
    op.drop_column("seats", "address")
