"""A scene on the table: a builder places houses, goods, coins, colonists and cards; then the rules play on it.

The scene runs the interpreted rules on a light record. Every choice made through it must be legal.
"""

from __future__ import annotations

from praefectus import data
from praefectus.engine.interpreted import empty_game, light_board
from praefectus.rules import actions, turn, vocabulary
from praefectus.rules.modules.forum.actions import GIVE, USE
from praefectus.rules.modules.forum.cards import cards_in_play, holds
from praefectus.rules.modules.forum.patricians import CLAUDIA, CLAUDIA_SPACES
from praefectus.rules.modules.forum.vocabulary import FORUM_SLOTS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import god_value, points
from praefectus.rules.setup import lay_bonus_markers, set_up
from praefectus.rules.tables import CARD_KIND, SPACES
from praefectus.rules.vocabulary import COLONISTS, GOODS, HOME, NONE, PLACES

GOOD_NAMES, KIND_NAMES, GOD_NAMES = data.GOODS, data.CARD_KINDS, data.GODS
ACTION_ROOM = actions.ACTIONS + 1


class Scene:
    def __init__(self, board: str = "imperium", seats: int = 4, modules: int = 0, options: int = 0) -> None:
        self.data = data.board(board)
        self.b: BoardRecord = light_board(board)
        self.g: GameRecord = empty_game()
        set_up(self.g, self.b, seats, modules, options)
        self.out = [0] * ACTION_ROOM
        while turn.is_chance(self.g) and not self.g.over:
            turn.choose(self.g, self.b, self.legal()[0])

    # naming things

    def city(self, name: str) -> int:
        return self.data.names.index(name)

    def province(self, name: str) -> int:
        return [province.id for province in self.data.provinces].index(name)

    def line(self, kind: str, *ends: str) -> int:
        for number, line in enumerate(self.data.lines_of(kind)):
            if set(line.ends) == set(ends):
                return number
        raise ValueError(f"There is no {kind} line {ends}")

    @property
    def spaces(self) -> list[str]:
        """The spaces of Roma's ship track by number; the first is a place."""
        return ["", *(space.name for space in self.data.ship_track[1:])]

    # setting the scene

    def token(self, **goods_of: str) -> Scene:
        """The good of cities, spaces in their names as underscores: token(Massilia="cloth")."""
        for name, good in goods_of.items():
            self.good_in(name.replace("_", " "), good)
        return self

    def good_in(self, city: str, good: str) -> Scene:
        number = self.city(city)
        old, new = self.g.city_good[number], GOOD_NAMES.index(good)
        self.g.city_good[number] = new
        for seat in range(self.g.seats):
            if self.g.houses[seat] >> number & 1:
                self.g.producing[seat][old] -= 1
                self.g.producing[seat][new] += 1
        sides = list(self.g.bonus_side)
        lay_bonus_markers(self.g, self.b)
        self.g.bonus_side[:] = sides
        return self

    def house(self, seat: int, *cities: str) -> Scene:
        for name in cities:
            number = self.city(name)
            self.g.houses[seat] |= 1 << number
            self.g.city_houses[number] += 1
            self.g.house_count[seat] += 1
            self.g.producing[seat][self.g.city_good[number]] += 1
        return self

    def goods(self, seat: int, **amounts: int) -> Scene:
        """Exactly these goods lie in the storehouse."""
        for good, name in enumerate(GOOD_NAMES):
            self.g.goods[seat][good] = amounts.get(name, 0)
        return self.reckon_space(seat)

    def reckon_space(self, seat: int) -> Scene:
        spaces = SPACES + (CLAUDIA_SPACES if holds(self.g, seat, CLAUDIA) else 0)
        at_home = sum(self.g.colonist[seat][slot] == HOME for slot in range(COLONISTS))
        fish = (self.g.fish[seat] + 1) // 2
        self.g.space[seat] = spaces - at_home - sum(self.g.goods[seat][good] for good in range(GOODS)) - fish
        return self

    def fish(self, seat: int, amount: int) -> Scene:
        self.g.fish[seat] = amount
        return self.reckon_space(seat)

    def coins(self, seat: int, amount: int) -> Scene:
        self.g.coins[seat] = amount
        return self

    def colonists(self, seat: int, **where: object) -> Scene:
        """land=[...], sea=[...]: a place, a space of the ship track, or a pair of names for a line; others at home."""
        for slot in range(COLONISTS):
            place = self.g.colonist[seat][slot]
            if place >= PLACES:
                self.g.taken[1 if slot >= 3 else 0] &= ~(1 << (place - PLACES))
            self.g.colonist[seat][slot] = HOME
        self.g.on_board[seat] = 0
        for offset, kind in ((0, "land"), (3, "sea")):
            for slot, place in enumerate(where.get(kind, [])):  # type: ignore[arg-type]
                if isinstance(place, str) and place in self.spaces:
                    self.g.colonist[seat][offset + slot] = PLACES + self.spaces.index(place)
                elif isinstance(place, str):
                    self.g.colonist[seat][offset + slot] = self.city(place)
                else:
                    line = self.line(kind, *place)
                    self.g.colonist[seat][offset + slot] = PLACES + line
                    self.g.taken[offset // 3] |= 1 << line
                self.g.on_board[seat] += 1
        return self.reckon_space(seat)

    def hand(self, seat: int, *kinds: str) -> Scene:
        """Exactly these cards are in the hand; none are played. Gods are not touched."""
        for kind in range(len(KIND_NAMES)):
            self.g.hand[seat][kind] = kinds.count(KIND_NAMES[kind])
            self.g.discard[seat][kind] = 0
        self.g.top[seat] = self.g.below[seat] = NONE
        return self

    def pile(self, seat: int, *kinds: str) -> Scene:
        """These cards were played, the last one lies on top."""
        for kind in range(len(KIND_NAMES)):
            self.g.discard[seat][kind] = kinds.count(KIND_NAMES[kind])
        self.g.top[seat] = KIND_NAMES.index(kinds[-1]) if kinds else NONE
        self.g.below[seat] = KIND_NAMES.index(kinds[-2]) if len(kinds) > 1 else NONE
        return self

    def gods(self, seat: int, **cards: int) -> Scene:
        """Exactly so many cards of each god; Minerva's by the specialist: mason=1."""
        for column in range(vocabulary.GOD_COLUMNS):
            self.g.gods[seat][column] = 0
        for name, count in cards.items():
            if name in GOD_NAMES:
                column = GOD_NAMES.index(name)
            else:
                column = vocabulary.MINERVA + KIND_NAMES.index(name) - vocabulary.SPECIALIST
            self.g.gods[seat][column] = count
        return self

    def display(self, *cards: str | None) -> Scene:
        """Cards of the display from the left, by kind, or kind:god where several differ."""
        types = data.cards().types
        for slot in range(vocabulary.SLOTS):
            self.g.display[slot] = NONE
        for slot, name in enumerate(cards):
            if name is not None:
                kind, _, god = name.partition(":")
                self.g.display[slot] = next(t.id for t in types if t.kind == kind and (not god or t.god == god))
        return self

    def turned(self, *provinces: str) -> Scene:
        """Exactly these provinces show the coin side."""
        for province in range(len(self.data.provinces)):
            self.g.bonus_side[province] = vocabulary.GOODS_SIDE
        for name in provinces:
            self.g.bonus_side[self.province(name)] = vocabulary.COIN_SIDE
        return self

    def volcano(self, **rows: int) -> Scene:
        """Exactly so many tiles lie in the columns of Sicilia's volcano; nobody has seen any other."""
        for tile, fact in enumerate(data.sicilia().tiles):
            self.g.tiles_left[tile] = fact.count
        for province in range(len(self.data.provinces)):
            self.g.volcano[province] = 0
        for name, tiles in rows.items():
            self.g.volcano[self.province(name)] = tiles
            own = [tile for tile, fact in enumerate(data.sicilia().tiles) if fact.province == name]
            for tile in own[:tiles]:
                self.g.tiles_left[tile] -= 1
        return self

    def forum_card(self, name: str) -> int:
        """The number of a forum card, by its name or its first name."""
        ids = [card.id for card in data.forum()]
        return ids.index(name) if name in ids else [card.split("_")[0] for card in ids].index(name)

    def _out_of_the_forum(self, number: int) -> None:
        self.g.forum_stock &= ~(1 << number)
        self.g.forum_discard &= ~(1 << number)
        for seat in range(self.g.seats):
            self.g.forum_cards[seat] &= ~(1 << number)

    def forum(self, seat: int, *names: str) -> Scene:
        """Exactly these forum cards lie beside the seat."""
        self.g.forum_cards[seat] = 0
        for name in names:
            self._out_of_the_forum(self.forum_card(name))
            self.g.forum_cards[seat] |= 1 << self.forum_card(name)
        return self.reckon_space(seat)

    def tableau(self, *names: str) -> Scene:
        """These forum cards are displayed, all others that nobody holds are in the stock."""
        everywhere = cards_in_play(self.g)
        for held in self.g.forum_cards[: self.g.seats]:
            everywhere &= ~held
        self.g.forum_stock, self.g.forum_discard, self.g.forum_shown = everywhere, 0, 0
        self.g.forum_tableau[:] = [NONE] * FORUM_SLOTS
        for slot, name in enumerate(names):
            self._out_of_the_forum(self.forum_card(name))
            self.g.forum_tableau[slot] = self.forum_card(name)
        return self

    def turn_of(self, seat: int) -> Scene:
        """It is this seat's turn, before its card."""
        self.g.depth = 0
        self.g.turn = seat
        turn.begin_turn(self.g, self.b, seat)
        turn.advance(self.g, self.b)
        return self

    # playing on it

    def legal(self) -> list[int]:
        turn.legal(self.g, self.b, self.out)
        return self.out[1 : self.out[0] + 1]

    def choose(self, *chosen: int) -> Scene:
        for action in chosen:
            legal = self.legal()
            assert action in legal, (actions.family_of(action), [actions.family_of(a) for a in legal])
            turn.choose(self.g, self.b, action)
        return self

    def play(self, kind: str) -> Scene:
        return self.choose(actions.PLAY + KIND_NAMES.index(kind))

    def done(self) -> Scene:
        return self.choose(actions.DONE)

    def move(self, seat: int, slot: int, kind: str, *ends: str) -> Scene:
        first = actions.MOVE_LAND if kind == "land" else actions.MOVE_SEA
        return self.choose(actions.SELECT + slot, first + self.line(kind, *ends))

    def build(self, city: str) -> Scene:
        return self.choose(actions.BUILD_HOUSE + self.city(city))

    def buy(self, good: str, amount: int) -> Scene:
        return self.choose(actions.BUY_GOODS + vocabulary.SPACES_MAX * GOOD_NAMES.index(good) + amount - 1)

    def sell(self, good: str, amount: int) -> Scene:
        return self.choose(actions.SELL_GOODS + vocabulary.SPACES_MAX * GOOD_NAMES.index(good) + amount - 1)

    def use(self, name: str) -> Scene:
        return self.choose(USE + self.forum_card(name))

    def may_use(self, name: str) -> bool:
        return USE + self.forum_card(name) in self.legal()

    def give(self, *goods: str) -> Scene:
        for good in goods:
            self.choose(GIVE + GOOD_NAMES.index(good))
        return self

    def get(self, good: str) -> Scene:
        return self.choose(actions.GET + GOOD_NAMES.index(good))

    def is_legal(self, action: int) -> bool:
        return action in self.legal()

    def chance(self) -> Scene:
        """Let chance take its first outcome until somebody decides."""
        while turn.is_chance(self.g) and not self.g.over:
            turn.choose(self.g, self.b, self.legal()[0])
        return self

    # reading it

    @property
    def to_act(self) -> int:
        return turn.to_act(self.g)

    @property
    def frame(self) -> int:
        return self.g.frame_kind[self.g.depth - 1]

    def stored(self, seat: int) -> dict[str, int]:
        return {name: self.g.goods[seat][good] for good, name in enumerate(GOOD_NAMES) if self.g.goods[seat][good]}

    def cards_in_hand(self, seat: int) -> list[str]:
        return [KIND_NAMES[kind] for kind in range(len(KIND_NAMES)) for _ in range(self.g.hand[seat][kind])]

    def on_display(self) -> list[str | None]:
        return [None if card == NONE else KIND_NAMES[CARD_KIND[card]] for card in self.g.display]

    def points(self, seat: int) -> int:
        return points(self.g, self.b, seat)

    def god(self, seat: int, god: str) -> int:
        return god_value(self.g, self.b, seat, GOD_NAMES.index(god))
