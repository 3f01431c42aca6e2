"""What must be true of fish and of the market."""

from praefectus.rules.declarations import TABLE, fault
from praefectus.rules.modules.fish_market.market import LEAVE_STAND, MARKER_FISH, SPOT_COUNT
from praefectus.rules.modules.fish_market.vocabulary import MOUNTAINSIDE, SPOTS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import is_open
from praefectus.rules.vocabulary import NOBODY, NONE, PROVINCES

FISH_STRAY = fault("there is fish in a game without fish")
FISH_SPOT = fault("a bonus spot holds an impossible number of fish")
MARKET_STRAY = fault("a marker or a coin lies beside the fish market")
STAND_OPEN = fault("a market stand is in use and nobody uses it")


def fish_fault(g: GameRecord, b: BoardRecord) -> int:
    """Fish lie on bonus spots and in storehouses; markers and coins on the market; a stand in use is left again."""
    spots = SPOT_COUNT[1 if g.options & MOUNTAINSIDE else 0]
    for province in range(PROVINCES):
        most = MARKER_FISH if province < b.producing_provinces else 0
        if g.fish_spot[province] < 0 or g.fish_spot[province] > most:
            return FISH_SPOT * 8 + TABLE
    for seat in range(g.seats):
        if g.market_spot[seat] < NONE or g.market_spot[seat] >= spots:
            return MARKET_STRAY * 8 + seat
    for spot in range(SPOTS):
        if g.spot_coins[spot] < 0 or (spot >= spots and g.spot_coins[spot] > 0):
            return MARKET_STRAY * 8 + TABLE
    if not g.over and (g.at_stand > 0) != is_open(g, LEAVE_STAND, NOBODY):
        return STAND_OPEN * 8 + TABLE
    return 0


def no_fish_fault(g: GameRecord) -> int:
    for seat in range(g.seats):
        if g.fish[seat] != 0:
            return FISH_STRAY * 8 + seat
    for province in range(PROVINCES):
        if g.fish_spot[province] != 0:
            return FISH_STRAY * 8 + TABLE
    return 0
