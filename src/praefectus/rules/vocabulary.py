"""The words of the base game as numbers: goods, cards, gods, options, kinds of decisions and their sizes."""

from typing import Final

from praefectus import data
from praefectus.rules.declarations import option_bit, personality

# sizes of the records: the largest board, table and storehouse
SEATS: Final = 6
PLACES: Final = 32  # building sites first, then the start spaces
PROVINCES: Final = 14
LINES: Final = 56  # of one kind
LOCATIONS: Final = 88  # places, then lines
MAX_STEPS: Final = 8
COLONISTS: Final = 6  # a seat's slots: three land, then three sea
STACK: Final = 20
SPACES_MAX: Final = 16

NOBODY: Final = -1  # who acts when chance decides; who owns what nobody owns
HOME: Final = -1  # a colonist still in the storehouse
NONE: Final = -1
LAND: Final = 0
SEA: Final = 1

# goods
BRICK: Final = 0
FOOD: Final = 1
TOOL: Final = 2
WINE: Final = 3
CLOTH: Final = 4
SALT: Final = 5
GOODS: Final = 6
TRADED: Final = 5  # the goods that have a price: all but salt
FISH: Final = 6  # only among the goods that are about to be stored
STORED: Final = 7

# personalities
TRIBUNE: Final = personality("tribune")
ARCHITECT: Final = personality("architect")
PREFECT: Final = personality("prefect")
COLONIST: Final = personality("colonist")
MERCATOR: Final = personality("mercator")
MERCATOR5: Final = personality("mercator5")
DIPLOMAT: Final = personality("diplomat")
SENATOR: Final = personality("senator")
CONSUL: Final = personality("consul")
MASON: Final = personality("mason")
FARMER: Final = personality("farmer")
SMITH: Final = personality("smith")
VINTNER: Final = personality("vintner")
WEAVER: Final = personality("weaver")
SPECIALIST: Final = MASON  # the first of them; the others follow in the order of their goods
KINDS: Final = len(data.cards().kinds)

# gods; Minerva's cards are counted for each good
VESTA: Final = 0
JUPITER: Final = 1
SATURNUS: Final = 2
MERCURIUS: Final = 3
MARS: Final = 4
VENUS: Final = 5
MINERVA: Final = 6
GODS: Final = 7
GOD_COLUMNS: Final = 11

# options, bits of g.options
INTERMEDIATE_SCORING: Final = option_bit("intermediate_scoring")
NO_GOODS: Final = option_bit("no_goods")
WINE_SIDE: Final = option_bit("wine_side")

# the card display
SLOTS: Final = 7
SALE_CARDS: Final = len(data.cards().types)  # distinct cards for sale
DECKS: Final = 5

# bonus markers
GOODS_SIDE: Final = 0
COIN_SIDE: Final = 1


# ways to place a colonist (SETTLE): where
CAPITAL_ONLY: Final = 0
CAPITAL_OR_OWN_CITY: Final = 1
# and how it is paid
FOOD_AND_TOOL: Final = 0
FIVE_COINS: Final = 1
ALREADY_PAID: Final = 2

# ways to calculate a card's price (BUY)
WITH_SLOT: Final = 0
CARD_ONLY: Final = 1
