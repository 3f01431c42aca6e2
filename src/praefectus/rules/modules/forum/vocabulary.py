"""The forum in numbers: its cards, its fields of the record, its kinds of decisions."""

from typing import Final

from praefectus import data
from praefectus.rules.rows import module_bit, option_bit

WITH_FORUM: Final = module_bit("forum")
BIT: Final = WITH_FORUM
FORUM_AUCTION: Final = option_bit("forum_auction")

FORUM_CARDS: Final = len(data.forum())
FORUM_SLOTS: Final = len(data.setup().forum_thresholds)
BIDS: Final = data.setup().forum_highest_bid + 1  # from 0 on

# kinds of frames
KEEP_PATRICIAN: Final = 14  # a, b = the two patricians
BID: Final = 15  # a = patrician up for auction, plus 1
TAKE_FORUM: Final = 16  # a = cards played
EXCHANGE: Final = 17  # a = exchanges left
SELL_BONUS: Final = 19  # a = good or fish offered
FREE_HOUSE: Final = 20
HALF_PRICE: Final = 21
USE_FORUM: Final = 22  # the last chance of a turn to use citizens
DRAW_PATRICIAN: Final = 42  # a = seat, b = first patrician drawn, plus 1
DRAW_FORUM: Final = 43
AUCTION: Final = 70
OFFER_TITUS: Final = 71  # has the seat a good for Titus to exchange?
OFFER_CITIZENS: Final = 75  # has the seat a citizen to use?
FILL_FORUM: Final = 76


# names on disk: its lists of things, and the field for those that came later than a game
THINGS = {"forum_card": [card.id for card in data.forum()]}
LEFT_OUT = {"forum_card": "forum_left_out"}
