"""Custom boards by their id: as tables use them."""

from __future__ import annotations

import json

from praefectus import data
from praefectus.data.boards import remembered
from praefectus.server.errors import Refused
from praefectus.server.storage.interface import Storage


async def own_board(storage: Storage, board: str) -> data.Board:
    """Return a custom board on which some table plays; refuse if there is none."""
    known = remembered(board)
    if known is not None:
        return known
    stored = await storage.own_board(board)
    if stored is None:
        raise Refused("no_board", "own-board-gone")
    return data.own_board(json.loads(stored))
