"""The forum cards: how a card is declared with its rules, what a card gives by its row alone, and who holds it."""

from praefectus import data
from praefectus.rules.declarations import Declared, F, Rules, when_declared
from praefectus.rules.modules.forum.vocabulary import FORUM_CARDS, MORE_FORUM_CARDS
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import GOODS, TRADED

_cards = data.forum()
_rows = {card.id: card for card in _cards}
_lasting: set[int] = set()
assert len(_cards) == FORUM_CARDS

# the rules of citizens by card
USEFUL: Rules = {}
ACTS: Rules = {}


class Card(Declared):
    """A forum card as its number, with the numbers of its row."""

    def useful(self, rule: F) -> F:
        """Would the citizen have an effect at this decision: (g, b, kind, seat)?"""
        return self.take(USEFUL, rule)

    def acts(self, rule: F) -> F:
        """Lets the citizen act: (g, b, seat)."""
        return self.take(ACTS, rule)

    def amount(self, key: str) -> int:
        """A number of its effect."""
        return _rows[self.name].number(key)

    def good(self, key: str) -> int:
        """The good that its effect names; GOODS means any."""
        name = self.text(key)
        return GOODS if name == "any" else data.GOODS.index(name)

    def text(self, key: str) -> str:
        """A word of its effect."""
        return str(_rows[self.name].effect[key])


def citizen(name: str) -> Card:
    """Declare a citizen that is discarded when it is used."""
    if name not in _rows:
        raise ValueError(f"There are rules for the forum card {name!r}, and data/forum.json has no such card.")
    card = Card(list(_rows).index(name))
    card.name = name
    return card


def lasting(name: str) -> Card:
    """Declare a card whose power lasts as long as a seat holds it: a patrician, or Victoria."""
    card = citizen(name)
    _lasting.add(int(card))
    return card


@when_declared
def check_cards() -> None:
    """A card of the data without a rule is an error, unless it only gives goods or coins."""
    for number, card in enumerate(_cards):
        single_use = number in USEFUL and number in ACTS
        if not card.gives and not single_use and number not in _lasting:
            raise ValueError(f"The forum card {card.id!r} of data/forum.json has no rule and gives nothing.")


def _goods(card: data.ForumCard) -> tuple[int, ...]:
    return tuple(card.gives.get(name, 0) for name in data.GOODS)


# sets of cards (bits)
PATRICIANS = sum(1 << number for number, card in enumerate(_cards) if card.kind == "patrician")
CITIZENS = sum(1 << number for number, card in enumerate(_cards) if card.kind == "citizen")
FIRST_CITIZEN = next(number for number, card in enumerate(_cards) if card.kind == "citizen")
USED_CITIZENS = CITIZENS & ~sum(1 << number for number, card in enumerate(_cards) if "points" in card.effect)

MORE_CARDS = sum(1 << number for number, card in enumerate(_cards) if card.option == "more_forum_cards")

# what a card gives at once, by its row alone: goods and coins, once for every so many provinces (0: once)
GIVEN_GOODS = tuple(_goods(card) for card in _cards)
GIVEN_COINS = tuple(card.gives.get("coins", 0) for card in _cards)
PER_PROVINCES = tuple(card.per_provinces or 0 for card in _cards)
GOODS_GIVERS = sum(1 << number for number, goods in enumerate(GIVEN_GOODS) if any(goods)) & CITIZENS  # bits

FORUM_THRESHOLDS = tuple(data.setup().forum_thresholds)
ANY_TRADED = (1 << TRADED) - 1  # brick to cloth (bits)


def holds(g: GameRecord, seat: int, card: int) -> bool:
    """Does the seat have this forum card?"""
    return g.forum_cards[seat] >> card & 1 == 1


def cards_in_play(g: GameRecord) -> int:
    """The cards that this game began with: four of them only with an option, none that came later (bits)."""
    cards = (PATRICIANS | CITIZENS) & ~g.forum_left_out
    return cards if g.options & MORE_FORUM_CARDS else cards & ~MORE_CARDS


def count_cards(cards: int) -> int:
    """Return how many cards a set of bits holds."""
    count = 0
    for card in range(FORUM_CARDS):
        count += cards >> card & 1
    return count
