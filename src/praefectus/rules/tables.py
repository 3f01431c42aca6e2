"""The numbers of the data files as tables for the rules: prices, house costs, cards, decks, hands."""

from praefectus import data
from praefectus.rules.vocabulary import BRICK, DECKS, GODS, GOODS, KINDS, MINERVA, NONE, SALE_CARDS, TRADED, VESTA

_GOOD_NAMES = ("brick", "food", "tool", "wine", "cloth", "salt")
_KIND_NAMES = (
    "tribune", "architect", "prefect", "colonist", "mercator", "mercator5", "diplomat", "senator", "consul", "mason",
    "farmer", "smith", "vintner", "weaver", "magister", "prefect_architect", "architect_mercator", "prefect_mercator",
    "praetor", "legatus", "proconsul",
)  # fmt: skip
_GOD_NAMES = ("vesta", "jupiter", "saturnus", "mercurius", "mars", "venus", "minerva")
assert len(_KIND_NAMES) == KINDS and len(_GOD_NAMES) == GODS

_setup = data.setup()
_cards = data.cards()


def _count(goods: list[str]) -> tuple[int, ...]:
    return tuple(goods.count(name) for name in _GOOD_NAMES[:TRADED])


def _god_column(god: str, kind: str) -> int:
    """Minerva's cards are counted for each good."""
    number = _GOD_NAMES.index(god)
    return number + (_KIND_NAMES.index(kind) - _KIND_NAMES.index("mason") if god == "minerva" else 0)


PRICE = tuple(_setup.prices[name] for name in _GOOD_NAMES[:TRADED])
VALUE = (*PRICE, max(PRICE))  # salt is worth the good it could be exchanged for
HOUSE_COINS = tuple(_setup.house_costs[name].coins for name in _GOOD_NAMES)
HOUSE_GOODS = tuple(
    tuple([*(_GOOD_NAMES.index(good) for good in _setup.house_costs[name].goods), NONE, NONE][:2])
    for name in _GOOD_NAMES
)
BONUS_COINS = tuple(_setup.bonus_marker_coins[name] for name in _GOOD_NAMES[:TRADED])
SICILIA_COINS = tuple(_setup.bonus_marker_coins_sicilia[name] for name in _GOOD_NAMES[:TRADED])
START_GOODS = (
    tuple(_setup.start_goods.get(name, 0) for name in _GOOD_NAMES),
    tuple(_setup.start_goods_with_salt.get(name, 0) for name in _GOOD_NAMES),
)
START_COINS = tuple(_setup.money_by_seat)
TEAM_COINS = tuple(_setup.money_by_team)
NO_GOODS_COINS = _setup.no_goods_extra_money
PUBLIUS_COINS = next(card.number("coins") for card in data.forum() if card.id == "publius")
TOKENS = tuple(tuple(_setup.tokens[letter].get(name, 0) for name in _GOOD_NAMES) for letter in "ABCD")
SALT_REPLACES = tuple(_GOOD_NAMES.index(_setup.salt_replaces[letter]) for letter in "ABCD")
SALT_SWAP = tuple(_GOOD_NAMES.index(_setup.salt_swap[letter]) for letter in "ABCD")

# cards for sale, by type
CARD_KIND = tuple(_KIND_NAMES.index(card.kind) for card in _cards.types)
CARD_GOD = tuple(_god_column(card.god, card.kind) for card in _cards.types)
CARD_COST = tuple(_count(card.cost) for card in _cards.types)
assert len(_cards.types) == SALE_CARDS

# decks and hands of the base game, of Venus and of team play
CARD_SETS = ("base", "venus", "teams")
DECK_CARDS = tuple(
    tuple(tuple(_cards.decks[name][deck].count(card) for card in range(SALE_CARDS)) for deck in range(DECKS))
    for name in CARD_SETS
)
DECK_SIZE = tuple(tuple(sum(deck) for deck in decks) for decks in DECK_CARDS)
HAND = tuple(tuple(sum(k.kind == kind for k in _cards.hands[name]) for kind in _KIND_NAMES) for name in CARD_SETS)
HAND_GODS = tuple(
    tuple(
        sum(_god_column(god, card.kind) == column for card in _cards.hands[name] for god in card.gods)
        for column in range(11)
    )
    for name in CARD_SETS
)
MINERVA_POINTS = tuple(
    next(card.vp for card in _cards.types if _god_column(card.god, card.kind) == MINERVA + good)
    for good in range(BRICK, TRADED)
)
assert VESTA == 0 and len(_GOOD_NAMES) == GOODS
