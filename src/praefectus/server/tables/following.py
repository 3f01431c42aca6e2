"""Following a game that is played in another server process."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from praefectus.server.cluster.message_bus import Notice
from praefectus.server.errors import Refused
from praefectus.server.tables.table_data import GameSummary

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table

logger = logging.getLogger("praefectus.server.tables.following")


async def catch_up(table: Table, notice: Notice) -> None:
    """Apply what another process has played, from its notice or from the disk."""
    held = notice["held"]
    async with table.held():
        game = table.game
        if game is not None and game.state >= notice["state"]:
            return
        stage, closes = table.stage, notice.get("closes", "lapsed")
        if game is None or table.clock is not None:  # the clock is not part of the log
            await table.read_again(closes)
        else:
            try:
                if notice.get("start") == game.state and notice["mark"] == table.registry.storage.mark:
                    at = notice["at"]
                    game.apply([notice["entries"]])
                else:
                    tail = await table.registry.storage.entries(table.id, game.state)
                    at = tail[-1]["at"] if tail else table.changed
                    game.apply(await table.registry.in_current_numbers(tail))
            except Refused:
                raise
            except Exception:
                logger.exception("table %s could not follow the log and is read again", table.id)
                await table.read_again(closes)
            else:
                game.hold(held)
                table.changed = int(at)
                table.known = GameSummary.of(game)
                table.stage = "over" if game.over else "playing"
                table.close_request(closes)
    if table.stage != stage:
        table.send_table()
    table.game_changed()
