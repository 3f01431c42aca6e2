"""The set-up of the base game: the quick introduction in the data, and the rulebook's words on cards and storehouse."""

import random
from collections import Counter

import pytest

from praefectus import data
from praefectus.game import Game
from praefectus.rules import actions, turn, vocabulary
from praefectus.rules.actions import BUY_GOODS, DONE, PLAY
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.mercator import BUY_START_GOODS
from praefectus.rules.modules.forum.actions import FORUM_CARD
from praefectus.rules.tables import CARD_GOD, PRICE
from praefectus.rules.vocabulary import GOODS_SIDE, HOME, MINERVA, NO_GOODS, SPACES_MAX, WINE_SIDE
from tests.printed_tables import PANTHEON
from tests.scene import GOD_NAMES, GOOD_NAMES, KIND_NAMES, Scene

HAND = ["tribune", "architect", "prefect", "prefect", "mercator", "diplomat", "senator"]


# what everybody starts with


def test_everybody_starts_with_seven_cards() -> None:
    """Rulebook, game material: 35 starting cards, 7 for each player."""
    scene = Scene("imperium", 5)
    for seat in range(5):
        assert sorted(scene.cards_in_hand(seat)) == sorted(HAND)
        assert sum(scene.g.discard[seat]) == 0


def test_four_spaces_are_taken_by_colonists_and_six_by_goods() -> None:
    """Rulebook, storehouse: 12 spaces, of which 4 hold colonists at the beginning; the quick intro's goods fill 6."""
    scene = Scene()
    for seat in range(4):
        assert sum(place == HOME for place in scene.g.colonist[seat]) == 4
        assert scene.stored(seat) == {"brick": 1, "food": 2, "tool": 1, "wine": 1, "cloth": 1}
        assert scene.g.space[seat] == 12 - 4 - 6


def test_a_land_and_a_sea_colonist_stand_in_the_capital() -> None:
    """Quick intro, as in the board data: everybody begins with one of each kind in Roma."""
    scene = Scene("italia", 3)
    for seat in range(3):
        assert [scene.data.names[place] for place in scene.g.colonist[seat] if place != HOME] == ["Roma", "Roma"]
        assert scene.g.colonist[seat][0] != HOME and scene.g.colonist[seat][3] != HOME


def test_coins_rise_from_five_clockwise() -> None:
    """Quick intro, as in setup.json: 5 sestertii for the first player, one more for each next one."""
    assert Scene("imperium", 5).g.coins[:5] == [5, 6, 7, 8, 9]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_player_receives_the_praefectus_magnus(seats: int) -> None:
    """Rulebook, game setup: the player to the right of the start player has the Praefectus Magnus."""
    scene = Scene("italia", seats)
    assert scene.g.magnus == seats - 1
    assert scene.to_act == 0


def test_nobody_starts_with_a_house() -> None:
    scene = Scene()
    assert scene.g.houses == [0] * 6 and scene.g.city_houses == [0] * vocabulary.PLACES


# city tokens and bonus markers


@pytest.mark.parametrize("board", ["imperium", "italia"])
def test_each_letter_deals_its_own_tokens(board: str) -> None:
    """Quick intro, as in setup.json: 30 city tokens, each on a city of its letter."""
    game = Game.new(board, 3, seed=11)
    cities = data.board(board).cities
    for letter, tokens in data.setup().tokens.items():
        dealt = [game.position.city_good[number] for number, city in enumerate(cities) if city.letter == letter]
        expected = sorted(good for good, name in enumerate(GOOD_NAMES) for _ in range(tokens.get(name, 0)))
        assert sorted(dealt) == expected or letter not in data.board(board).letters


def test_tokens_are_dealt_anew_in_each_game() -> None:
    first, second = Game.new(seed=1), Game.new(seed=2)
    assert first.position.city_good != second.position.city_good


@pytest.mark.parametrize("seed", range(5))
def test_a_province_shows_its_most_valuable_good(seed: int) -> None:
    """Quick intro, as in setup.json: the bonus marker of a province is that of its dearest good, goods side up."""
    g = Game.new("imperium", 4, seed=seed).position
    board = data.board("imperium")
    for number, province in enumerate(board.provinces):
        goods = [g.city_good[n] for n, city in enumerate(board.cities) if city.province == province.id]
        assert PRICE[g.province_good[number]] == max(PRICE[good] for good in goods)
        assert g.bonus_side[number] == GOODS_SIDE


# the cards for sale


@pytest.mark.parametrize(("seats", "cards"), [(2, 15), (3, 21), (4, 26), (5, 30)])
def test_cards_that_are_not_needed_leave_the_game(seats: int, cards: int) -> None:
    """Rulebook, game setup: cards for sale depend on the number of players; 30 of them with five."""
    scene = Scene("italia", seats)
    assert sum(card is not None for card in scene.on_display()) == 7
    assert scene.g.cards_left == cards - 7


def test_the_decks_come_in_the_order_of_their_numerals() -> None:
    """Rulebook, game material, decks I to V: eight cards of the first deck come before any of the second."""
    drawn = [entry.action for entry in Game.new("imperium", 5, seed=3).entries]
    cards = [action - actions.CARD for action in drawn if actions.CARD <= action < FORUM_CARD]
    assert len(cards) == 7 and set(cards) < set(data.cards().decks["base"][0])


@pytest.mark.parametrize(
    ("board", "seats"),
    [(board, seats) for board in PANTHEON for seats in PANTHEON[board]],
)
def test_the_printed_pantheon_counts_the_cards_dealt_in_a_game(board: str, seats: int) -> None:
    """PANTHEON table of the boards: cards for sale of each god, counted over a game that deals all of them."""
    printed = PANTHEON[board][seats]
    for seed in range(100):
        game, chooser = Game.new(board, seats, seed=seed), random.Random(seed)
        while not game.over:
            game.play(chooser.choice(game.legal()))
        if game.position.cards_left == 0:
            break
    dealt = [entry.action - actions.CARD for entry in game.entries if entry.how == 2]
    gods = [CARD_GOD[card] for card in dealt if 0 <= card < vocabulary.SALE_CARDS]
    assert {name: gods.count(GOD_NAMES.index(name)) for name in printed} == printed
    assert sum(god >= MINERVA for god in gods) == 5
    assert len(gods) == sum(printed.values()) + 5


@pytest.mark.parametrize(("side", "costs"), [(0, "standard"), (WINE_SIDE, "wine")])
def test_the_places_of_the_display_cost_what_is_printed(side: int, costs: str) -> None:
    """Board, as in setup.json: nothing, any, any, cloth, cloth, any and cloth, two cloth; the other side asks wine."""
    printed = data.setup().displays[costs]
    scene = Scene("imperium", 4, options=side)
    view = Game.new("imperium", 4, options={"wine_side": bool(side)}, seed=1).view(0)
    for slot in range(7):
        price = view["display"][slot]["price"]
        asked = Counter(price["goods"]) + Counter(any=price.get("any", 0))
        assert sorted(asked.elements()) == sorted(printed[slot])
        assert scene.b.slot_any[1 if side else 0][slot] == printed[slot].count("any")


# the turn


def test_a_turn_is_one_card_of_the_hand() -> None:
    """Rulebook, game flow: a turn consists of playing one card from the hand; there is no passing."""
    scene = Scene().hand(0, "prefect", "senator", "prefect").turn_of(0)
    assert scene.frame == PLAY_CARD
    assert scene.legal() == [PLAY + KIND_NAMES.index("prefect"), PLAY + KIND_NAMES.index("senator")]


def test_turns_go_clockwise() -> None:
    """Rulebook, game flow: players execute their turns in clockwise order."""
    scene = Scene("imperium", 3).turn_of(0)
    for seat in (0, 1, 2, 0, 1):
        assert scene.to_act == seat
        scene.play("prefect").choose(actions.CASH_BONUS)


def test_a_played_card_lies_on_top_of_the_own_pile() -> None:
    """Rulebook, game flow: played cards form a personal pile that shows only the last card."""
    scene = Scene().pile(0, "senator").turn_of(0).play("prefect").choose(actions.CASH_BONUS)
    assert scene.g.top[0] == KIND_NAMES.index("prefect")
    assert scene.g.discard[0][KIND_NAMES.index("prefect")] == 1
    assert scene.cards_in_hand(0).count("prefect") == 1


def test_who_holds_only_the_tribune_must_play_it() -> None:
    """Rulings, turn: only the Tribune brings cards back, so it is then the only choice."""
    scene = Scene().hand(0, "tribune").turn_of(0)
    assert scene.legal() == [PLAY + KIND_NAMES.index("tribune")]


# the start without goods


@pytest.mark.parametrize("seats", [2, 5])
def test_the_start_without_goods_gives_twenty_coins_more(seats: int) -> None:
    """Option of the quick intro: 25, 26, ... sestertii instead of goods."""
    scene = Scene("italia", seats, options=NO_GOODS)
    assert scene.g.coins[:seats] == [25 + seat for seat in range(seats)]
    assert all(not scene.stored(seat) and scene.g.space[seat] == 8 for seat in range(seats))


def test_goods_are_bought_at_list_price_before_the_first_card() -> None:
    """Option of the quick intro: goods are bought in the first turn, as many kinds as wanted."""
    scene = Scene("imperium", 4, options=NO_GOODS)
    assert scene.frame == BUY_START_GOODS and scene.to_act == 0
    scene.buy("brick", 2).buy("food", 1).buy("cloth", 1)
    assert scene.g.coins[0] == 25 - 2 * 3 - 4 - 7
    assert scene.g.space[0] == 8 - 4
    scene.done()
    assert scene.frame == PLAY_CARD and scene.to_act == 0


def test_nothing_but_goods_can_be_bought_at_the_start() -> None:
    scene = Scene("imperium", 4, options=NO_GOODS)
    assert all(action == DONE or BUY_GOODS <= action < BUY_GOODS + 5 * SPACES_MAX for action in scene.legal())


def test_the_start_goods_are_limited_by_spaces_and_coins() -> None:
    """Eight spaces are free: 8 bricks for 24 of 25 sestertii are possible, 4 cloth for 28 are not."""
    legal = Scene("imperium", 4, options=NO_GOODS).legal()
    assert BUY_GOODS + 8 - 1 in legal and BUY_GOODS + 9 - 1 not in legal
    assert BUY_GOODS + SPACES_MAX * 4 + 3 - 1 in legal and BUY_GOODS + SPACES_MAX * 4 + 4 - 1 not in legal


def test_start_goods_are_offered_only_in_the_first_turn() -> None:
    scene = Scene("imperium", 2, options=NO_GOODS)
    for _ in range(2):
        scene.done().play("prefect").choose(actions.CASH_BONUS)
    assert scene.to_act == 0 and scene.frame == PLAY_CARD


def test_chance_alone_decides_the_deal() -> None:
    """The state holds what is left, never an order: before the first decision every outcome is chance's."""
    game = Game.new("imperium", 4, seed=5)
    assert {entry.how for entry in game.entries} == {2}
    assert turn.to_act(game.position) == 0
