"""Tournaments, who takes part, and their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host", sa.String(22), sa.ForeignKey("players.id"), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.Column("seed", sa.String(64), nullable=False),
    )
    op.create_index("tournaments_state", "tournaments", ["state", "starts"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(22), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("players.id"), nullable=True),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("gone", sa.BigInteger, nullable=True),
        sa.Column("away", sa.Boolean, nullable=False),
    )
    op.create_index("entrants_person", "entrants", ["person"])
    op.create_table(
        "tournament_tables",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("tournament", sa.String(22), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("board", sa.String(40), nullable=False),
        sa.Column("modules", sa.Text, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("checked", sa.Boolean, nullable=False),
        sa.Column("decided", sa.BigInteger, nullable=True),
        sa.Column("forecast", sa.Boolean, nullable=False),
    )
    place = ["tournament", "round", "number", "attempt"]
    op.create_index("tournament_tables_place", "tournament_tables", place, unique=True)
    op.create_table(
        "tournament_seats",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tournament_tables.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("entrant", sa.Integer, nullable=True),
        sa.Column("rank", sa.Integer, nullable=True),
        sa.Column("score", sa.Float, nullable=True),
        sa.Column("gone", sa.Boolean, nullable=True),
    )


def downgrade() -> None:
    for table in ("tournament_seats", "tournament_tables", "entrants", "tournaments"):
        op.drop_table(table)
