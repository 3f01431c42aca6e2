"""A player's results: finished games by board and modules, and by the people they played with."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from praefectus.server.errors import Refused
from praefectus.server.models.responses import BoardResult, OpponentResult, Results
from praefectus.server.tables.registry import TableRegistry

if TYPE_CHECKING:
    from praefectus.server.storage.players import FinishedGame, StoredPlayers

PARTNERS = "teams"  # the module in which several seats win


async def results_of(registry: TableRegistry, players: StoredPlayers, player: str) -> Results:
    """Count a player's finished games. Games in which they played several seats themselves don't count."""
    boards: dict[tuple[str, ...], BoardResult] = {}
    opponents: dict[str, OpponentResult] = {}
    for game in await players.finished(player):
        winners = await _winners(registry, game)
        won = bool(game.own & set(winners))
        key = (game.board, *sorted(game.modules))
        board = boards.setdefault(key, BoardResult(board=game.board, modules=game.modules, games=0, won=0))
        board.games += 1
        board.won += won
        for seat, who in game.others.items():
            other = opponents.setdefault(who.key, OpponentResult(name=who.name, games=0, won=0, lost=0))
            other.games += 1
            other.won += won and seat not in winners
            other.lost += seat in winners and not won
    return Results(
        boards=sorted(boards.values(), key=lambda one: (-one.games, one.board, one.modules)),
        opponents=sorted(opponents.values(), key=lambda one: (-one.games, one.name)),
    )


async def _winners(registry: TableRegistry, game: FinishedGame) -> Collection[int]:
    """Return the seats that won; only the game itself knows who a winner's partner is."""
    if game.winner is None:
        return ()
    if PARTNERS in game.modules:
        try:
            return (await registry.get(game.table)).running().winners
        except Refused:  # the game can't be read any more
            pass
    return (game.winner,)
