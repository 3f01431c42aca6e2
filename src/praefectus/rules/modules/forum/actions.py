"""What is chosen and drawn at the forum."""

from praefectus.rules.declarations import family, outcome
from praefectus.rules.modules.forum.vocabulary import BIDS, FORUM_CARDS, FORUM_SLOTS
from praefectus.rules.vocabulary import GOODS

GIVE = family("give", GOODS, of="good", lights="good")
SELL_UNIT = family("sell_unit")
KEEP = family("keep", FORUM_CARDS, of="forum_card", lights="forum")
TAKE_CARD = family("take_card", FORUM_SLOTS, of="forum_slot", lights="forum_slot")
USE = family("use", FORUM_CARDS, of="forum_card", lights="forum")
BID_POINTS = family("bid", BIDS, of="points")

FORUM_CARD = outcome("forum_card", FORUM_CARDS, of="forum_card")
