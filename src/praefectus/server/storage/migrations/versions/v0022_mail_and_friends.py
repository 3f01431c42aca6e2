"""E-mail, quiet hours, friends, invitations and appointments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0020"
branch_labels = None
depends_on = None


def player(name: str = "person", primary_key: bool = False, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(22), sa.ForeignKey("players.id"), primary_key=primary_key, nullable=nullable)


def upgrade() -> None:
    op.add_column("tables", sa.Column("appointment", sa.BigInteger, nullable=True))
    op.add_column("players", sa.Column("quiet", sa.Text, nullable=True))
    op.add_column("players", sa.Column("recovered", sa.BigInteger, nullable=True))
    op.add_column("outbox", sa.Column("channel", sa.String(4), nullable=False, server_default="push"))
    op.create_table(
        "mailboxes",
        player(primary_key=True),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("rhythm", sa.String(6), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger, nullable=True),
        sa.Column("sent", sa.BigInteger, nullable=True),
        sa.Column("bounces", sa.Integer, nullable=False),
        sa.Column("stop_key", sa.String(32), nullable=False, unique=True),
    )
    op.create_index("mailboxes_mail", "mailboxes", ["mail"])
    op.create_table(
        "mail_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        player(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("mail_links_person", "mail_links", ["person"])
    op.create_index("mail_links_mail", "mail_links", ["mail"])
    op.create_table(
        "friends",
        player(primary_key=True),
        player("friend", primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("friends_friend", "friends", ["friend"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        player(primary_key=True),
        player("host", nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("invitations_person", "invitations", ["person"])
    op.create_index("invitations_host", "invitations", ["host"])


def downgrade() -> None:
    for table in ("invitations", "friends", "mail_links", "mailboxes"):
        op.drop_table(table)
    op.drop_column("outbox", "channel")
    op.drop_column("players", "recovered")
    op.drop_column("players", "quiet")
    op.drop_column("tables", "appointment")
