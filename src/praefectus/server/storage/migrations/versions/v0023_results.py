"""Results of public games, ratings, and how people behave at the tables of strangers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

FLAGS = ("matched", "rated", "settled")


def upgrade() -> None:
    for flag in FLAGS:
        op.add_column("tables", sa.Column(flag, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_settled", "tables", ["settled", "stage", "public"])
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(22), nullable=False, unique=True),
        sa.Column("category", sa.String(10), nullable=True),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("board", sa.String(40), nullable=False),
        sa.Column("modules", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rules", sa.Text, nullable=True),
        sa.Column("matched", sa.Boolean, nullable=False),
        sa.Column("voided", sa.Text, nullable=True),
    )
    op.create_index("results_finished", "results", ["category", "finished"])
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("results.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("players.id"), nullable=True),
        sa.Column("subject", sa.String(22), nullable=True),
        sa.Column("level", sa.String(40), nullable=True),
        sa.Column("anchor", sa.Float, nullable=True),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("gods", sa.Text, nullable=False),
        sa.Column("left_at", sa.Integer, nullable=True),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
    )
    op.create_index("result_seats_person", "result_seats", ["person"])
    op.create_index("result_seats_subject", "result_seats", ["subject"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(22), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("category", sa.String(10), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_category", "ratings", ["category", "mu"])
    op.create_table(
        "conduct",
        sa.Column("person", sa.String(22), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("conduct", "ratings", "result_seats", "results"):
        op.drop_table(table)
    op.drop_index("tables_settled", "tables")
    for flag in FLAGS:
        op.drop_column("tables", flag)
