"""Fish market: fish of every seat and province, where the seats stand, and the coins on the spots."""

from praefectus.agents.network.observation.layout import (
    LAYOUT,
    PROVINCE_SIZE,
    PROVINCE_TOKENS,
    SEAT_SIZE,
    capped,
    seat_after,
)
from praefectus.rules.fields import Numbers
from praefectus.rules.modules.fish_market.vocabulary import SPOTS
from praefectus.rules.record import BoardRecord, GameRecord

SEAT_FISH = LAYOUT.place("seat.fish")
SEAT_SPOT = LAYOUT.place("seat.market_spot")
TABLE_SPOT_COINS = LAYOUT.place("table.coins_on_spots")
PROVINCE_FISH = LAYOUT.place("province.fish")


def observe_market(g: GameRecord, b: BoardRecord, me: int, row: Numbers) -> None:
    for after in range(g.seats):
        seat = seat_after(g, me, after)
        row[after * SEAT_SIZE + SEAT_FISH] = g.fish[seat]
        spot = g.market_spot[seat]
        if spot >= 0:
            row[after * SEAT_SIZE + SEAT_SPOT + spot] = 1
    for spot in range(SPOTS):
        row[TABLE_SPOT_COINS + spot] = capped(g.spot_coins[spot])
    for province in range(b.producing_provinces):
        row[PROVINCE_TOKENS + province * PROVINCE_SIZE + PROVINCE_FISH] = g.fish_spot[province]
