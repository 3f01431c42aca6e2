"""The words of the rulebook as numbers: goods, cards, gods, modules, options, kinds of decisions and their sizes."""

from typing import Final

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
TRIBUNE: Final = 0
ARCHITECT: Final = 1
PREFECT: Final = 2
COLONIST: Final = 3
MERCATOR: Final = 4
MERCATOR5: Final = 5
DIPLOMAT: Final = 6
SENATOR: Final = 7
CONSUL: Final = 8
SPECIALIST: Final = 9  # Mason, Farmer, Smith, Vintner, Weaver
MAGISTER: Final = 14
PREFECT_ARCHITECT: Final = 15
ARCHITECT_MERCATOR: Final = 16
PREFECT_MERCATOR: Final = 17
PRAETOR: Final = 18
LEGATUS: Final = 19
PROCONSUL: Final = 20
KINDS: Final = 21

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

# modules, bits of g.modules
WITH_SALT: Final = 1
WITH_FORUM: Final = 2
WITH_VENUS: Final = 4
WITH_TEAMS: Final = 8
WITH_BALEARICA: Final = 16
WITH_FISH: Final = 32
WITH_ROMA: Final = 64
WITH_SICILIA: Final = 128
WITH_SOLITARIA: Final = 256

# options, bits of g.options
INTERMEDIATE_SCORING: Final = 1
NO_GOODS: Final = 2
WINE_SIDE: Final = 4
FORUM_AUCTION: Final = 8
MOUNTAINSIDE: Final = 16
SOLO_VETERAN: Final = 32
SOLO_EXPERT: Final = 64
SOLO_COOPERATIVE: Final = 128

# the card display
SLOTS: Final = 7
SALE_CARDS: Final = 21  # distinct cards for sale
DECKS: Final = 5

# bonus markers
GOODS_SIDE: Final = 0
COIN_SIDE: Final = 1

# kinds of frames on the stack of open decisions. Decisions of a person:
PLAY_CARD: Final = 0
MOVE: Final = 1  # a = steps left, b = MUST_BUILD when a house has to follow
WALK: Final = 2  # a = colonist's slot
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
CHOOSE_ROLE: Final = 13  # a = the double-choice card; a single personality: does the partner carry it out too?
KEEP_PATRICIAN: Final = 14  # a, b = the two patricians
BID: Final = 15  # a = patrician up for auction, plus 1
TAKE_FORUM: Final = 16  # a = cards played
EXCHANGE: Final = 17  # a = exchanges left
GET_GOOD: Final = 18  # a = bits of the goods on offer, b = 1 when the good is stored later, with others
SELL_BONUS: Final = 19  # a = good or fish offered
FREE_HOUSE: Final = 20
HALF_PRICE: Final = 21
USE_FORUM: Final = 22  # the last chance of a turn to use citizens
MARKET: Final = 23  # a = spots entered this turn, b = spot where the turn began, plus 1
STAND: Final = 24  # a = spot, b = bits of the stands already used
OFFER: Final = 25  # a = stand
SAIL: Final = 26  # Prefect's ship step
CHOOSE_GOD: Final = 27
START_SPACE: Final = 28  # a team's second partner places the first colonists
SUGGEST: Final = 29
PLAY_FOR_SELF: Final = 30  # a = 1 for the Proconsul's partner, 0 for the Legatus', b = card suggested, plus 1
SHIP_HOUSE: Final = 31  # Roma: a house where a ship has just landed, outside an Architect's building
# Chance:
FIRST_CHANCE: Final = 40
DRAW_TOKEN: Final = 40  # a = city
DRAW_CARD: Final = 41
DRAW_PATRICIAN: Final = 42  # a = seat, b = first patrician drawn, plus 1
DRAW_FORUM: Final = 43
DRAW_TILE: Final = 44  # a = seat that draws, plus 1; 0 in the set-up
ROLL_CITY: Final = 45  # a = space of the ship track where Contrarius may build, plus 1; 0 for a city
ROLL_CARD: Final = 46
BREAK_TIE: Final = 47  # a = good, b = which of his preferences the cities meet
DRAW_SPECIALIST: Final = 48
# Nobody decides these: they run as soon as they come to the top.
FIRST_AUTOMATIC: Final = 60
FINISH_PURCHASE: Final = 60  # a = seat that bought
BEGIN: Final = 61  # the set-up is done
FINISH_TRIBUNE: Final = 62  # the Tribune's colonist
PARTNER_ACTS: Final = 63  # a = personality, b = 1 when it is the partner's own card (a = NONE: not yet laid)
REACT: Final = 64  # Contrarius reacts: a = step of the reaction (0: it begins), b = how often
CARRY_OUT: Final = 65  # a = personality: carried out by the seat
LAND_SHIPS: Final = 66  # Roma, after moving: bonuses
BUILD_TRACK: Final = 67
SCORE_BYZANTIUM: Final = 68
FINISH_REACTION: Final = 69
AUCTION: Final = 70
TRIBUNE_ACTIONS: Final = 73
LEAVE_STAND: Final = 74  # the action of a market stand was carried out
OFFER_CITIZENS: Final = 75  # has the seat a citizen to use?
FILL_FORUM: Final = 76

# ways to place a colonist (SETTLE): where
CAPITAL_ONLY: Final = 0
CAPITAL_OR_OWN_CITY: Final = 1
# and how it is paid
FOOD_AND_TOOL: Final = 0
FIVE_COINS: Final = 1
ALREADY_PAID: Final = 2

# a MOVE of the house stand leads to a house
MUST_BUILD: Final = 1

# ways to reckon a card's price (BUY)
WITH_SLOT: Final = 0
CARD_ONLY: Final = 1
CARD_ONLY_NO_PROCONSUL: Final = 2
