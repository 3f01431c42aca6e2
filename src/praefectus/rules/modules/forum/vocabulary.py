"""The forum in numbers: its cards, its fields of the record, its kinds of decisions."""

from typing import Final

from praefectus import data
from praefectus.rules.declarations import module_bit, option_bit

WITH_FORUM: Final = module_bit("forum")
BIT: Final = WITH_FORUM
FORUM_AUCTION: Final = option_bit("forum_auction")
MORE_FORUM_CARDS: Final = option_bit("more_forum_cards")

FORUM_CARDS: Final = len(data.forum())
FORUM_SLOTS: Final = len(data.setup().forum_thresholds)
BIDS: Final = data.setup().forum_highest_bid + 1  # from 0 on


# names on disk: its lists of things, and the field for those that came later than a game
THINGS = {"forum_card": [card.id for card in data.forum()]}
LEFT_OUT = {"forum_card": "forum_left_out"}
