"""What houses cost in sestertii, as the rules ask for it."""

from __future__ import annotations

from praefectus.data import GOODS
from praefectus.data.boards import board_ids
from praefectus.engine.interpreted import empty_game, light_board
from praefectus.rules.houses import house_coins


def house_prices(good: str) -> list[int]:
    """The sestertii for the first, the second and the third house in a city of this good."""
    g, prices = empty_game(), []
    g.city_good[0] = GOODS.index(good)
    for g.city_houses[0] in range(3):
        prices.append(int(house_coins(g, light_board(board_ids()[0]), 0, 0)))
    return prices
