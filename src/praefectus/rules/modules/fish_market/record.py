"""Fields of the game record for the fish market."""

from praefectus.rules.fields import Record, Row, i1, i2
from praefectus.rules.modules.fish_market.vocabulary import SPOTS
from praefectus.rules.vocabulary import PROVINCES, SEATS


class FishMarketRecord(Record):
    """The fish market: its spots and the markers on them."""

    fish: Row = i1(SEATS)  # fish in the storehouse
    at_stand: int = i1()  # the stand whose action is being carried out, plus 1
    spot_coins: Row = i2(SPOTS)  # sestertii lying on a spot of the market
    fish_spot: Row = i1(PROVINCES)  # fish on a province's bonus spot
    market_spot: Row = i1(SEATS)  # where the seat's marker stands; NONE before its first visit
