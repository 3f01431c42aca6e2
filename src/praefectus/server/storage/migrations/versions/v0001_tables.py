"""Tables, seats, log, snapshots, chat, notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("board", sa.String(40), nullable=False),
        sa.Column("modules", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=True),
        sa.Column("header", sa.Text, nullable=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("watching", sa.Boolean, nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Integer, nullable=True),
        sa.Column("round", sa.Integer, nullable=True),
        sa.Column("turn", sa.Integer, nullable=True),
        sa.Column("winner", sa.Integer, nullable=True),
        sa.Column("bot_to_act", sa.Boolean, nullable=False),
        sa.Column("from_table", sa.String(22), nullable=True),
        sa.Column("from_state", sa.Integer, nullable=True),
        sa.Column("rematch", sa.String(22), nullable=True),
        sa.Column("undo_request", sa.Text, nullable=True),
    )
    op.create_index("tables_public", "tables", ["public", "stage", "changed"])
    op.create_index("tables_address", "tables", ["address", "stage"])
    op.create_index("tables_bot_to_act", "tables", ["bot_to_act"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("level", sa.String(40), nullable=True),
        sa.Column("stand_in", sa.String(40), nullable=True),
        sa.Column("secret_hash", sa.String(64), nullable=True),
        sa.Column("webhook", sa.Text, nullable=True),
        sa.Column("link", sa.Text, nullable=True),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("start", sa.Integer, primary_key=True),
        sa.Column("stop", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("entries", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("state", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("notes", "chat", "snapshots", "log", "seats", "tables"):
        op.drop_table(name)
