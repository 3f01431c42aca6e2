"""The words of the base game as numbers: goods, cards, gods, options, kinds of decisions and their sizes."""

from typing import Final

from praefectus import data
from praefectus.rules.rows import option_bit, personality

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
SPECIALIST: Final = personality("mason")  # Mason, Farmer, Smith, Vintner, Weaver
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

# kinds of frames on the stack of open decisions. Decisions of a person:
PLAY_CARD: Final = 0
MOVE: Final = 1  # a = steps left, b = what has to follow
WALK: Final = 2  # a = colonist's slot, b = steps left
BUILD: Final = 3  # a = houses still allowed, b = houses built
CHOOSE_PREFECT: Final = 4
CHOOSE_COLONIST: Final = 5
SETTLE: Final = 6  # a = colonists still allowed, b = 4 * where + how it is paid
TRADE: Final = 7  # a = kinds still allowed, b = bits of the goods already traded
BUY: Final = 8  # a = cards still allowed, b = how the price is reckoned
PAY: Final = 9  # a = any goods still to pay
COPY: Final = 10
TAKE: Final = 11
BUY_START_GOODS: Final = 12
GET_GOOD: Final = 18  # a = bits of the goods on offer, b = 1 when the good is stored later, with others
# Chance:
FIRST_CHANCE: Final = 40
DRAW_TOKEN: Final = 40  # a = city
DRAW_CARD: Final = 41
# Nobody decides these: they run as soon as they come to the top.
FIRST_AUTOMATIC: Final = 60
FINISH_PURCHASE: Final = 60  # a = seat that bought
BEGIN: Final = 61  # the set-up is done
FINISH_TRIBUNE: Final = 62  # the Tribune's colonist
CARRY_OUT: Final = 65  # a = personality: carried out by the seat
TRIBUNE_ACTIONS: Final = 73

# ways to place a colonist (SETTLE): where
CAPITAL_ONLY: Final = 0
CAPITAL_OR_OWN_CITY: Final = 1
# and how it is paid
FOOD_AND_TOOL: Final = 0
FIVE_COINS: Final = 1
ALREADY_PAID: Final = 2

# ways to reckon a card's price (BUY)
WITH_SLOT: Final = 0
CARD_ONLY: Final = 1
