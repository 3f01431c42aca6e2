"""A log has no hole: an entry that does not continue the last one is refused by the database."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

SENTENCE = "the entry does not continue the log"
LAST = "(SELECT stop FROM log WHERE table_id = NEW.table_id ORDER BY start DESC LIMIT 1)"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            f"""
            CREATE FUNCTION log_continues() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                IF NEW.stop <= NEW.start OR NEW.start <> COALESCE({LAST}, 0) THEN
                    RAISE EXCEPTION '{SENTENCE}' USING ERRCODE = 'integrity_constraint_violation';
                END IF;
                RETURN NEW;
            END $$
            """
        )
        op.execute("CREATE TRIGGER log_continues BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION log_continues()")
    else:
        op.execute(
            f"""
            CREATE TRIGGER log_continues BEFORE INSERT ON log
            WHEN NEW.stop <= NEW.start OR NEW.start <> COALESCE({LAST}, 0)
            BEGIN SELECT RAISE(ABORT, '{SENTENCE}'); END
            """
        )


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP TRIGGER log_continues ON log")
        op.execute("DROP FUNCTION log_continues()")
    else:
        op.execute("DROP TRIGGER log_continues")
