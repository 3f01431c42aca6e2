"""The forum cards as numbers: which card is which, what each is good for, and who holds it."""

from praefectus import data
from praefectus.rules.modules.forum.vocabulary import FORUM_CARDS
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import GOODS, TRADED

_cards = data.forum()
_number = {card.id: number for number, card in enumerate(_cards)}
_effect = {card.id: card for card in _cards}
assert len(_cards) == FORUM_CARDS


def _good(card: str, key: str) -> int:
    """A good that an effect names; GOODS stands for any."""
    name = _effect[card].effect[key]
    return GOODS if name == "any" else data.GOODS.index(str(name))


def _goods(card: data.ForumCard) -> tuple[int, ...]:
    return tuple(card.gives.get(name, 0) for name in data.GOODS)


# patricians
CLAUDIA = _number["claudia_agrippina"]
ANNAEUS = _number["annaeus_arcadius"]
APPIUS = _number["appius_arcadius"]
AULUS = _number["aulus_arcadius"]
LUCIUS = _number["lucius_flavius"]
FAUSTUS = _number["faustus_marcellus"]
GAIUS = _number["gaius_marcellus"]
SERVIUS = _number["servius_marcellus"]
CLAUDIUS = _number["claudius_pompeius"]
DONATUS = _number["donatus_pompeius"]
SEXTUS = _number["sextus_pompeius"]
CORNELIUS = _number["cornelius_scipio"]
TITUS = _number["titus_valerius"]

# citizens with a rule of their own
AUGUSTUS = _number["augustus"]
JULIUS = _number["julius"]
MAMERCUS = _number["mamercus"]
MAMILIUS = _number["mamilius"]
MARCUS = _number["marcus"]
NOVIUS = _number["novius"]
PUBLIUS = _number["publius"]
QUINTUS = _number["quintus"]
TIBERIUS = _number["tiberius"]
VICTORIA = _number["victoria"]

# sets of cards (bits)
PATRICIANS = sum(1 << number for number, card in enumerate(_cards) if card.kind == "patrician")
CITIZENS = sum(1 << number for number, card in enumerate(_cards) if card.kind == "citizen")
FIRST_CITIZEN = next(number for number, card in enumerate(_cards) if card.kind == "citizen")
USED_CITIZENS = CITIZENS & ~(1 << VICTORIA)  # Victoria is only kept

# what a card gives at once, by its row alone: goods and coins, once for every so many provinces (0: once)
GIVEN_GOODS = tuple(_goods(card) for card in _cards)
GIVEN_COINS = tuple(card.gives.get("coins", 0) for card in _cards)
PER_PROVINCES = tuple(card.per_provinces or 0 for card in _cards)
GIVERS = sum(1 << number for number, card in enumerate(_cards) if card.gives)  # bits
GOODS_GIVERS = sum(1 << number for number, goods in enumerate(GIVEN_GOODS) if any(goods)) & CITIZENS  # bits

# the numbers of their effects
CLAUDIA_SPACES = _effect["claudia_agrippina"].number("spaces")
APPIUS_STEPS = _effect["appius_arcadius"].number("steps")
AULUS_COINS = _effect["aulus_arcadius"].number("coins")
LUCIUS_SLOTS = _effect["lucius_flavius"].number("slots")
FAUSTUS_BRICKS = _effect["faustus_marcellus"].number("bricks")
GAIUS_COINS = _effect["gaius_marcellus"].number("coins")
SERVIUS_KINDS = _effect["servius_marcellus"].number("trades")
SERVIUS_STAND_KINDS = _effect["servius_marcellus"].number("stand_trades")
CLAUDIUS_FISH_COINS = (
    0,
    _effect["claudius_pompeius"].number("one_fish_coins"),
    _effect["claudius_pompeius"].number("two_fish_coins"),
)
DONATUS_FISH_COINS = _effect["donatus_pompeius"].number("coins_per_fish")
TITUS_GOODS = _effect["titus_valerius"].number("goods")
AUGUSTUS_GOODS = _effect["augustus"].number("goods")
MARCUS_CITY = _good("marcus", "city")
MARCUS_PAYS = _good("marcus", "pays")
NOVIUS_CITY = _good("novius", "city")
PUBLIUS_COINS = _effect["publius"].number("coins")
QUINTUS_DIVISOR = _effect["quintus"].number("divisor")
QUINTUS_ROUNDING = QUINTUS_DIVISOR - 1 if _effect["quintus"].effect["round"] == "up" else 0
VICTORIA_POINTS = _effect["victoria"].number("points")
FORUM_THRESHOLDS = tuple(data.setup().forum_thresholds)
ANY_TRADED = (1 << TRADED) - 1  # brick to cloth (bits)


def holds(g: GameRecord, seat: int, card: int) -> bool:
    """Does this forum card lie beside the seat?"""
    return g.forum_cards[seat] >> card & 1 == 1


def count_cards(cards: int) -> int:
    """How many cards a set of bits holds."""
    count = 0
    for card in range(FORUM_CARDS):
        count += cards >> card & 1
    return count
