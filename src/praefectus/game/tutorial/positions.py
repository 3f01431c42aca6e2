"""The positions of the examples: set by hand as somebody would on a table, then played on by the rules.

Three players on Imperium. The reader is Red, the first of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from praefectus import data
from praefectus.engine.interpreted import copy_of
from praefectus.game.configuration import configure
from praefectus.game.game import Game
from praefectus.rules import actions, vocabulary
from praefectus.rules.record import GameRecord
from praefectus.rules.scoring import points
from praefectus.rules.tables import CARD_GOD, CARD_KIND, SPACES
from praefectus.rules.vocabulary import COIN_SIDE, COLONISTS, HOME, MINERVA, NONE, PLACES, SPECIALIST

BOARD, SEATS, SEED = "imperium", 3, 88
RED, GREEN, YELLOW = range(SEATS)
SHIP = COLONISTS // 2  # the first slot of a ship
MOVE = {"land": actions.MOVE_LAND, "sea": actions.MOVE_SEA}
Line = tuple[str, str]


@cache
def _dealt() -> Game:
    return Game.new(BOARD, SEATS, seed=SEED)


def city(name: str) -> int:
    return data.board(BOARD).names.index(name)


def province(name: str) -> int:
    return [each.id for each in data.board(BOARD).provinces].index(name)


def kind(name: str) -> int:
    return data.CARD_KINDS.index(name)


def good(name: str) -> int:
    return data.GOODS.index(name)


def line(way: str, ends: Line) -> int:
    lines = data.board(BOARD).lines_of(way)
    return next(number for number, each in enumerate(lines) if set(each.ends) == set(ends))


class Position:
    """A game after its set-up, on which houses, colonists, goods and cards are placed."""

    def __init__(self) -> None:
        self.g: GameRecord = copy_of(_dealt().position)

    def houses(self, seat: int, *cities: str) -> Position:
        g = self.g
        for number in map(city, cities):
            g.houses[seat] |= 1 << number
            g.city_houses[number] += 1
            g.house_count[seat] += 1
            g.producing[seat][g.city_good[number]] += 1
        return self

    def colonists(self, seat: int, land: Sequence[Line] = (), sea: Sequence[Line] = ()) -> Position:
        """The colonists stand on these lines; the others are in the storehouse."""
        g = self.g
        for slot in range(COLONISTS):
            g.colonist[seat][slot] = HOME
        for first, way, lines in ((0, "land", land), (SHIP, "sea", sea)):
            for slot, ends in enumerate(lines, first):
                g.colonist[seat][slot] = PLACES + line(way, ends)
                g.taken[first // SHIP] |= 1 << line(way, ends)
        g.on_board[seat] = len(land) + len(sea)
        return self._space(seat)

    def holds(self, seat: int, coins: int, **goods: int) -> Position:
        """Exactly so much money, and these goods."""
        self.g.coins[seat] = coins
        self.g.goods[seat] = [goods.get(name, 0) for name in data.GOODS]
        return self._space(seat)

    def played(self, seat: int, *kinds: str) -> Position:
        """These cards have gone from the hand to the discard pile, the last one on top."""
        for name in kinds:
            self.g.hand[seat][kind(name)] -= 1
            self.g.discard[seat][kind(name)] += 1
        self.g.top[seat] = kind(kinds[-1])
        self.g.below[seat] = kind(kinds[-2]) if len(kinds) > 1 else NONE
        return self

    def turned(self, *provinces: str) -> Position:
        """The markers of these provinces show their coins."""
        for name in provinces:
            self.g.bonus_side[province(name)] = COIN_SIDE
        return self

    def bought(self, seat: int, *cards: int) -> Position:
        """Cards for sale that were bought, by their numbers; they are in the hand."""
        g = self.g
        for card in cards:
            g.hand[seat][CARD_KIND[card]] += 1
            god = CARD_GOD[card]
            g.gods[seat][MINERVA + CARD_KIND[card] - SPECIALIST if god == MINERVA else god] += 1
        return self

    def sold_out(self) -> Position:
        """No card is left to buy: the game is over."""
        g: Any = self.g
        g.display = [NONE] * vocabulary.SLOTS
        g.deck_left = [0] * len(g.deck_left)
        g.deck, g.cards_left = g.decks, 0
        g.end_by, g.over, g.depth = RED, 1, 0
        for seat in range(g.seats):
            g.score[seat] = points(g, _dealt().board_record, seat)
        g.winner = g.score.index(max(g.score))
        return self

    def _space(self, seat: int) -> Position:
        g = self.g
        g.space[seat] = SPACES - g.colonist[seat].count(HOME) - sum(g.goods[seat])
        return self

    def game(self) -> Game:
        """The game that begins here."""
        return Game.from_position(configure(BOARD, SEATS), self.g)


def start() -> Game:
    """The first turn of the game."""
    return Position().game()


def built() -> Game:
    """Red's first turn: the Architect moves both colonists and builds two houses."""
    game = start()
    for action in (
        actions.PLAY + kind("architect"),
        actions.SELECT + SHIP,
        MOVE["sea"] + line("sea", ("Roma", "Massilia")),
        actions.SELECT,
        MOVE["land"] + line("land", ("Roma", "Novaria")),
        actions.BUILD_HOUSE + city("Massilia"),
        actions.BUILD_HOUSE + city("Novaria"),
    ):
        game.play(action, hold=True)
    return game


def _some_rounds_later() -> Position:
    return (
        Position()
        .houses(RED, "Massilia", "Novaria")
        .houses(GREEN, "Massilia", "Lutetia")
        .houses(YELLOW, "Burdigala", "Valentia")
        .colonists(RED, [("Roma", "Novaria")], [("Roma", "Massilia")])
        .colonists(GREEN, [("Lutetia", "Massilia")], [("Roma", "Carthago")])
        .colonists(YELLOW, [("Valentia", "Massilia")], [("Valentia", "Rusadir")])
        .turned("italia", "hispania")
        .played(GREEN, "architect", "senator")
        .played(YELLOW, "architect", "mercator")
    )


def before_producing() -> Game:
    """A province with houses of everybody."""
    position = _some_rounds_later().played(RED, "architect")
    return position.holds(RED, 2, tool=1, wine=1, cloth=1).game()


def produced() -> Game:
    """Red lets Gallia produce."""
    game = before_producing()
    for action in (actions.PLAY + kind("prefect"), actions.PRODUCE + province("gallia")):
        game.play(action, hold=True)
    return game


def before_trading() -> Game:
    position = _some_rounds_later().turned("gallia").played(RED, "architect", "prefect")
    return position.holds(RED, 2, food=1, tool=1, wine=1, cloth=2).game()


SOLD, BOUGHT = ("cloth", 2), ("brick", 4)


def traded() -> Game:
    """Red sells one type of goods and buys another with the Mercator."""
    game = before_trading()
    for first, (name, amount) in ((actions.SELL_GOODS, SOLD), (actions.BUY_GOODS, BOUGHT)):
        if first == actions.SELL_GOODS:
            game.play(actions.PLAY + kind("mercator"), hold=True)
        game.play(first + vocabulary.SPACES_MAX * good(name) + amount - 1, hold=True)
    return game


def ended() -> Game:
    """The end of a game: Red has bought the last card, and everybody has had their last turn."""
    return (
        Position()
        .houses(RED, "Massilia", "Lutetia", "Novaria", "Syracusae", "Olisipo", "Valentia", "Carthago", "Athenae")
        .houses(RED, "Attalia", "Alexandria", "Tomis")
        .houses(GREEN, "Massilia", "Burdigala", "Aquileia", "Sirmium", "Vindobona", "Rusadir", "Carthago", "Bycantium")
        .houses(YELLOW, "Londinium", "Isca D.", "Colonia A.", "Napoca", "Sinope", "Antiochia", "Tyros", "Memphis")
        .houses(YELLOW, "Cyrene")
        .colonists(
            RED, [("Valentia", "Olisipo"), ("Bycantium", "Attalia")], [("Roma", "Carthago"), ("Cyrene", "Alexandria")]
        )
        .colonists(GREEN, [("Aquileia", "Vindobona"), ("Sirmium", "Dyrrhachium")], [("Massilia", "Carthago")])
        .colonists(YELLOW, [("Tyros", "Petra"), ("Londinium", "Lutetia")], [("Antiochia", "Tyros")])
        .holds(RED, 22, food=1, tool=1, wine=2)
        .holds(GREEN, 9, brick=2, cloth=1)
        .holds(YELLOW, 14, food=2, tool=1)
        .bought(RED, *_cards("architect", "architect", "prefect", "diplomat:tool", "mercator5", "colonist", "colonist"))
        .bought(RED, *_cards("vintner"))
        .bought(GREEN, *_cards("farmer", "mason", "prefect", "mercator5", "colonist", "consul"))
        .bought(YELLOW, *_cards("architect", "prefect", "mercator5", "consul", "smith", "weaver", "diplomat:food"))
        .sold_out()
        .game()
    )


def _cards(*names: str) -> list[int]:
    """Numbers of cards for sale, by kind, or kind:cost where several differ."""
    found = []
    for name in names:
        wanted, _, cost = name.partition(":")
        found.append(
            next(card.id for card in data.cards().types if card.kind == wanted and (not cost or card.cost == [cost]))
        )
    return found
