"""The numbers of the data files as tables for the rules: prices, house costs, cards, decks, hands."""

from praefectus import data
from praefectus.rules.vocabulary import (
    BRICK,
    DECKS,
    GOD_COLUMNS,
    GODS,
    GOODS,
    KINDS,
    MERCATOR,
    MERCATOR5,
    MINERVA,
    NONE,
    SALE_CARDS,
    SPECIALIST,
    TRADED,
)

_setup = data.setup()
_cards = data.cards()
_traded = data.GOODS[:TRADED]
assert (len(data.GOODS), len(data.GODS), len(data.CARD_KINDS)) == (GOODS, GODS, KINDS)


def _count(goods: list[str]) -> tuple[int, ...]:
    return tuple(goods.count(name) for name in _traded)


def _god_column(god: str, kind: str) -> int:
    """Minerva's cards are counted for each good."""
    number = data.GODS.index(god)
    return number + (data.CARD_KINDS.index(kind) - SPECIALIST if number == MINERVA else 0)


# what everybody has
HOUSES = _setup.houses
SPACES = _setup.storehouse_spaces
START_GOODS = (
    tuple(_setup.start_goods.get(name, 0) for name in data.GOODS),
    tuple(_setup.start_goods_with_salt.get(name, 0) for name in data.GOODS),
)
START_COINS = tuple(_setup.money_by_seat)
NO_GOODS_COINS = _setup.no_goods_extra_money

# prices
PRICE = tuple(_setup.prices[name] for name in _traded)
VALUE = (*PRICE, max(PRICE))  # salt is worth the good it could be exchanged for
HOUSE_COINS = tuple(_setup.house_costs[name].coins for name in data.GOODS)
HOUSE_GOODS = tuple(
    tuple([*(data.GOODS.index(good) for good in _setup.house_costs[name].goods), NONE, NONE][:2]) for name in data.GOODS
)
COLONIST_GOODS = tuple(data.GOODS.index(good) for good in _setup.colonist_cost)
assert len(COLONIST_GOODS) == len(set(COLONIST_GOODS)) == 2, "A colonist costs one each of two goods."

# city tokens and bonus markers
TOKENS = tuple(tuple(_setup.tokens[letter].get(name, 0) for name in data.GOODS) for letter in data.LETTERS)
SALT_TOKENS = tuple(_setup.salt_tokens[letter] for letter in data.LETTERS)
SALT_REPLACES = tuple(data.GOODS.index(_setup.salt_replaces[letter]) for letter in data.LETTERS)
SALT_SWAP = tuple(data.GOODS.index(_setup.salt_swap[letter]) for letter in data.LETTERS)
BONUS_COINS = tuple(_setup.bonus_marker_coins[name] for name in _traded)

# personalities
FREE_CARDS = _setup.tribune_cards_without_coin
INTERMEDIATE_COINS = tuple(_setup.intermediate_coins)
INCOME_COINS = _setup.colonist_card_coins
MERCATOR_COINS = _cards.kinds[MERCATOR].coins
BOUGHT_MERCATOR_COINS = _cards.kinds[MERCATOR5].coins
MERCATOR_KINDS = _setup.trades
SENATOR_CARDS = _setup.senator_cards
MAGNUS_GOODS = _setup.magnus_bonus_goods

# gods
GOD_POINTS = tuple(god.vp or 0 for god in _cards.gods)  # of a card, for each thing counted; not Venus and Minerva
CONCORDIA_POINTS = _cards.concordia_vp
MINERVA_POINTS = tuple(
    next(special.vp for special in _cards.specialists if special.good == data.GOODS[good])
    for good in range(BRICK, TRADED)
)

# cards for sale, by type
CARD_KIND = tuple(data.CARD_KINDS.index(card.kind) for card in _cards.types)
CARD_GOD = tuple(_god_column(card.god, card.kind) for card in _cards.types)
CARD_COST = tuple(_count(card.cost) for card in _cards.types)
assert len(_cards.types) == SALE_CARDS

# decks and hands of the base game, of Venus and of team play
DECK_CARDS = tuple(
    tuple(tuple(_cards.decks[name][deck].count(card) for card in range(SALE_CARDS)) for deck in range(DECKS))
    for name in data.CARD_SETS
)
DECK_SIZE = tuple(tuple(sum(deck) for deck in decks) for decks in DECK_CARDS)
HAND = tuple(
    tuple(sum(card.kind == kind for card in _cards.hands[name]) for kind in data.CARD_KINDS) for name in data.CARD_SETS
)
HAND_GODS = tuple(
    tuple(
        sum(_god_column(god, card.kind) == column for card in _cards.hands[name] for god in card.gods)
        for column in range(GOD_COLUMNS)
    )
    for name in data.CARD_SETS
)
