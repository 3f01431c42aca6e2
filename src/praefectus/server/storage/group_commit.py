"""PostgreSQL's log: moves of many games in one statement, one round trip and one commit.

Each entry must continue its log. An entry that doesn't is skipped and reported, without harm to others. If another
process writes in between, the trigger of the log refuses the whole statement, and the caller tries the entries one by
one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Column, String
from sqlalchemy.dialects import postgresql

from praefectus.server.storage import schema
from praefectus.server.storage.autocommit import Autocommit, Connect

if TYPE_CHECKING:
    from praefectus.server.storage.interface import Append

DIALECT: Any = postgresql.dialect  # SQLAlchemy gives it no types
LONGEST_NOTICE = 7900  # bytes; PostgreSQL refuses notices of 8,000


def _type(column: Column[Any]) -> str:
    return "text" if isinstance(column.type, String) else column.type.compile(DIALECT())


LOG = ("table_id", "start", "stop", "seat", "entries", "at")
TYPES = (
    {name: _type(schema.log.c[name]) for name in LOG}
    | {"snapshot": _type(schema.snapshots.c.data), "changes": "bool"}
    | {name: _type(schema.tables.c[name]) for name in schema.STANDING}
)
HAPPENED = {
    column.name: _type(column) for column in schema.happened.c if column.name not in ("id", "taken")
}  # of each event
MARK, CHANNEL, NOTICES = (len(TYPES) + len(HAPPENED) + more for more in (1, 2, 3))


def _arrays(types: Mapping[str, str], before: int = 0) -> str:
    """Return a parameter for each column, after so many others."""
    return ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types.values(), before + 1))


STATEMENT = f"""
WITH given AS (
    SELECT * FROM unnest({_arrays(TYPES)})
        WITH ORDINALITY AS each({", ".join(TYPES)}, place)
), continuing AS (
    SELECT * FROM given WHERE given.start = COALESCE(
        (SELECT log.stop FROM log WHERE log.table_id = given.table_id ORDER BY log.start DESC LIMIT 1), 0)
), written AS (
    INSERT INTO log ({", ".join(LOG)}, vocabulary)
        SELECT {", ".join(LOG)}, ${MARK}::text FROM continuing ORDER BY table_id
        ON CONFLICT DO NOTHING RETURNING table_id, start
), done AS (
    SELECT continuing.* FROM continuing JOIN written USING (table_id, start)
), standing AS (
    UPDATE tables SET {", ".join(f"{name} = done.{name}" for name in schema.STANDING)}
        FROM done WHERE tables.id = done.table_id AND done.changes
), kept AS (
    INSERT INTO snapshots (table_id, state, data) SELECT table_id, stop, snapshot FROM done WHERE snapshot IS NOT NULL
), pruned AS (
    DELETE FROM snapshots USING done WHERE snapshots.table_id = done.table_id AND done.snapshot IS NOT NULL
        AND snapshots.state < (SELECT max(state) FROM snapshots AS other WHERE other.table_id = done.table_id)
), happening AS (
    INSERT INTO happened ({", ".join(HAPPENED)})
        SELECT each.* FROM unnest({_arrays(HAPPENED, len(TYPES))}) AS each({", ".join(HAPPENED)})
        JOIN written USING (table_id)
), told AS (
    SELECT pg_notify(${CHANNEL}::text, notice) FROM unnest(${NOTICES}::text[]) AS notice
)
SELECT array(SELECT place FROM done), (SELECT count(*) FROM told)
"""


def joined(notices: Iterable[str]) -> list[str]:
    """Join notices into as few as PostgreSQL accepts, one per line."""
    texts: list[str] = []
    size = LONGEST_NOTICE
    for notice in notices:
        length = len(notice.encode()) + 1
        if size + length > LONGEST_NOTICE:
            texts.append(notice)
            size = length
        else:
            texts[-1] += "\n" + notice
            size += length
    return texts


class GroupCommit:
    """Writes the moves of all games, one statement at a time."""

    def __init__(self, connect: Connect, channel: str) -> None:
        self.statements = Autocommit(connect)
        self.channel = channel

    async def write(self, appends: Sequence[Append], mark: str | None, notices: Sequence[str]) -> list[bool]:
        """Return which of the entries were written, when they are on disk; each table at most once."""
        rows = [_row(append) for append in appends]
        columns: Sequence[Sequence[Any]] = list(zip(*rows, strict=True)) if rows else [()] * len(TYPES)
        events = [each.row() for append in appends for each in append.happened]
        happened = [[event[name] for event in events] for name in HAPPENED]
        given = (*columns, *happened, mark, self.channel, joined(notices))
        ((places, _),) = await self.statements.fetch(STATEMENT, *given)
        went_in = set(places)
        return [place in went_in for place in range(1, len(rows) + 1)]

    async def close(self) -> None:
        await self.statements.close()


def _row(append: Append) -> tuple[Any, ...]:
    change = append.change or {}
    entry = (append.table, append.start, append.stop, append.seat, append.entries, append.at)
    return (*entry, append.snapshot, append.change is not None, *(change.get(name) for name in schema.STANDING))
