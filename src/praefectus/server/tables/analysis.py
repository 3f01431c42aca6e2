"""The analysis of a finished game: who may ask for it, and its text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from praefectus.language import Words
from praefectus.server.encoding import encoded
from praefectus.server.errors import Refused

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table


async def analysis(table: Table, who: str, words: Words) -> str:
    """Return the analysis as JSON, computed once, in the reader's language."""
    await check_analysis(table)
    return encoded(table.calling(words).told(json.loads(await table.history.ask(who, "analysis"))))


async def check_analysis(table: Table) -> None:
    """Refuse unless the game is over; for a copy without hints, also the original game."""
    if table.stage != "over":
        raise Refused("not_over", "analysis-when-over")
    if not table.hints and await _origin_is_played(table):
        raise Refused("no_hints", "hints-off")


async def _origin_is_played(table: Table) -> bool:
    """Return whether this is a copy, or a copy of a copy, of an unfinished game: its analysis would be a hint."""
    origin = table.from_table
    while origin is not None:
        found = await table.registry.storage.listed([origin])
        if found and found[0].row["stage"] != "over":
            return True
        origin = found[0].row["from_table"] if found else None
    return False
