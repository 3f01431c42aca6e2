"""The fish market: fish on the provinces, the changed Prefect, fish in the storehouse, the walk and the stands."""

import pytest

from praefectus import data
from praefectus.rules.actions import (
    BUY_CARD,
    BUY_GOODS,
    CASH_BONUS,
    DONE,
    GET,
    MOVE_LAND,
    MOVE_SEA,
    PLACE_LAND,
    PLACE_SEA,
    PLAY,
    PRODUCE,
    SELECT,
    SELL_GOODS,
    TAKE_GOOD,
)
from praefectus.rules.architect import BUILD, MOVE
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.colonist import SETTLE
from praefectus.rules.mercator import TRADE
from praefectus.rules.modules.balearica.vocabulary import WITH_BALEARICA
from praefectus.rules.modules.fish_market.actions import ENTER, TAKE_OFFER, USE_STAND
from praefectus.rules.modules.fish_market.fish import gain_fish
from praefectus.rules.modules.fish_market.market import MARKET, STAND
from praefectus.rules.modules.fish_market.stands import OFFER
from praefectus.rules.modules.fish_market.vocabulary import MOUNTAINSIDE, WITH_FISH
from praefectus.rules.modules.forum.vocabulary import WITH_FORUM
from praefectus.rules.modules.salt.vocabulary import WITH_SALT
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.scoring import wealth
from praefectus.rules.senator import BUY
from praefectus.rules.storehouse import GET_GOOD, TAKE
from praefectus.rules.vocabulary import BRICK, CLOTH, FISH, LAND, NO_GOODS, NONE, PLACES, SALT, SEA
from tests.printed_tables import MARKET_DISTANCES
from tests.scene import Scene

COAST = [spot.stands[0] for spot in data.fish_market().sides["coastal"].spots]
MOUNTAIN = [spot.stands for spot in data.fish_market().sides["mountainside"].spots]
FORUM_NUMBER = {card.id: number for number, card in enumerate(data.forum())}
SPOTS = len(COAST)


def spot(stand: str) -> int:
    return COAST.index(stand)


def mountain_spot(stand: str) -> int:
    return next(number for number, stands in enumerate(MOUNTAIN) if stand in stands)


def market(board: str = "imperium", seats: int = 3, modules: int = 0, options: int = 0) -> Scene:
    return Scene(board, seats, WITH_FISH | modules, options)


def visit(scene: Scene, seat: int = 0, fish: int = 0, coins: int = 0, at: str | None = None) -> Scene:
    """The seat's turn begins with so many fish and coins, its marker at a stand of the coast (or not yet in play)."""
    scene.g.market_spot[seat] = NONE if at is None else spot(at)
    return scene.fish(seat, fish).coins(seat, coins).turn_of(seat)


def enter(scene: Scene, stand: str) -> Scene:
    return scene.choose(ENTER + spot(stand))


def entries(scene: Scene) -> set[str]:
    return {COAST[action - ENTER] for action in scene.legal() if ENTER <= action < ENTER + SPOTS}


def hold(scene: Scene, seat: int, *cards: str) -> Scene:
    scene.g.forum_cards[seat] = sum(1 << FORUM_NUMBER[card] for card in cards)
    return scene


def fish_picture() -> Scene:
    """Fish market, the picture at the Prefect: four spots without fish, two fish in the dark green province."""
    scene = market("balearica", modules=WITH_BALEARICA).token(Cubus="wine")
    fish = {"brown": 0, "turquoise": 0, "orange": 1, "red": 0, "blue": 2, "grey": 1, "lime": 0, "yellow": 1, "green": 2}
    for name, amount in fish.items():
        scene.g.fish_spot[scene.province(name)] = amount
    return scene.hand(0, "prefect", "tribune").goods(0)


# set-up and Prefect


def test_one_fish_on_every_bonus_spot() -> None:
    """Fish market, set-up."""
    scene = market()
    assert scene.g.fish_spot[: scene.b.provinces] == [1] * scene.b.provinces
    assert scene.g.magnus == 2  # the Praefectus Piscatus, with the last player
    assert scene.g.market_spot[:3] == [NONE] * 3


def test_prefect_takes_the_two_fish_and_the_houses_produce() -> None:
    """Fish market, Prefect a: the dark green province, 2 fish; provinces without fish cannot produce."""
    scene = fish_picture().house(1, "Cubus").goods(1).turn_of(0).play("prefect")
    produced = {action - PRODUCE for action in scene.legal() if action < CASH_BONUS}
    assert produced == {scene.province(name) for name in ("orange", "blue", "grey", "yellow", "green")}
    scene.choose(PRODUCE + scene.province("green"))
    assert scene.g.fish[0] == 2
    assert scene.stored(0) == {}
    assert scene.stored(1) == {"wine": 1}
    assert scene.g.fish_spot[scene.province("green")] == 0


def test_prefect_takes_four_sestertii_and_a_good_and_the_fish_grow() -> None:
    """Fish market, Prefect b: 4 sestertii for 4 empty spots, a good of choice; 1 fish becomes 2, empty spots get 1."""
    scene = fish_picture().coins(0, 0).turn_of(0).play("prefect").choose(CASH_BONUS)
    assert scene.g.coins[0] == 4
    assert scene.legal() == [GET + good for good in range(5)]
    scene.choose(GET + CLOTH)
    assert scene.stored(0) == {"cloth": 1}
    assert scene.g.fish_spot[: scene.b.provinces] == [1, 1, 2, 1, 2, 2, 1, 2, 2]


def test_salt_is_not_among_the_goods_of_choice() -> None:
    scene = market(modules=WITH_SALT).hand(0, "prefect", "tribune").goods(0).turn_of(0).play("prefect")
    scene.choose(CASH_BONUS)
    assert scene.frame == GET_GOOD
    assert not scene.is_legal(GET + SALT)


def test_no_good_of_choice_without_room() -> None:
    scene = market().hand(0, "prefect", "tribune").goods(0, brick=8).turn_of(0).play("prefect").choose(CASH_BONUS)
    assert scene.frame != GET_GOOD
    assert scene.stored(0) == {"brick": 8}


def test_piscatus_adds_a_fish_and_goes_to_the_right() -> None:
    """Fish market, Praefectus Piscatus with a."""
    scene = market().hand(2, "prefect", "tribune").goods(2).turn_of(2).play("prefect").choose(PRODUCE)
    assert scene.g.fish[2] == 2
    assert scene.g.magnus == 1


def test_piscatus_stays_with_the_cash_bonus() -> None:
    """Fish market, Praefectus Piscatus with b: it stays and gives nothing."""
    scene = market().hand(2, "prefect", "tribune").goods(2).turn_of(2).play("prefect").choose(CASH_BONUS, GET + BRICK)
    assert scene.g.fish[2] == 0
    assert scene.g.magnus == 2


def test_smoking_provinces_yield_no_fish_and_erupted_ones_no_coins() -> None:
    """A proposal for Sicilia: under smoke the marker goes without a catch, after an eruption the spot is gone."""
    scene = market("sicilia", modules=WITH_SICILIA).hand(0, "prefect", "tribune").goods(0)
    smoking, erupted = scene.province("brown"), scene.province("yellow")
    scene.g.volcano[smoking], scene.g.volcano[erupted] = 2, 4
    scene.turn_of(0).play("prefect")
    assert not scene.is_legal(PRODUCE + erupted)
    scene.choose(PRODUCE + smoking)
    assert scene.g.fish[0] == 0
    scene.g.fish_spot[erupted] = 0
    scene.coins(0, 0).hand(0, "prefect").turn_of(0).play("prefect").choose(CASH_BONUS)
    assert scene.g.coins[0] == 1
    assert (scene.g.fish_spot[smoking], scene.g.fish_spot[erupted]) == (1, 0)


# fish in the storehouse


def test_a_space_holds_two_fish() -> None:
    """Fish market, fish in the storehouse: a lone fish is flipped to two when there is no other room."""
    scene = market().goods(0, brick=7).fish(0, 1)
    assert scene.g.space[0] == 0
    gain_fish(scene.g, 0, 1)
    assert (scene.g.fish[0], scene.g.space[0]) == (2, 0)
    gain_fish(scene.g, 0, 1)
    assert scene.g.fish[0] == 2  # the third has no room and is lost


def test_two_single_fish_are_one_marker() -> None:
    scene = market().goods(0).fish(0, 3)
    assert scene.g.space[0] == 8 - 2
    gain_fish(scene.g, 0, -1)
    assert scene.g.space[0] == 8 - 1
    gain_fish(scene.g, 0, -2)
    assert scene.g.space[0] == 8


def test_fish_beyond_the_room_are_discarded() -> None:
    """Fish market: what cannot be stored is lost at once."""
    scene = market().hand(0, "prefect", "tribune").goods(0, brick=8).turn_of(0).play("prefect").choose(PRODUCE)
    assert scene.g.fish[0] == 0
    assert scene.g.fish_spot[0] == 0


def test_fish_or_good_when_only_one_fits() -> None:
    """Produce and fish of one Prefect are one pool; their owner chooses what fills the last space."""
    scene = market().house(0, "Massilia").token(Massilia="cloth").goods(0, brick=7).hand(0, "prefect", "tribune")
    province = scene.b.city_province[scene.city("Massilia")]
    scene.g.fish_spot[province] = 2
    scene.turn_of(0).play("prefect").choose(PRODUCE + province)
    assert scene.frame == TAKE
    assert scene.legal() == [TAKE_GOOD + CLOTH, TAKE_GOOD + FISH]
    scene.choose(TAKE_GOOD + FISH)
    assert scene.legal() == [TAKE_GOOD + FISH]  # the second fish lies in the same space
    scene.choose(TAKE_GOOD + FISH)
    assert scene.g.fish[0] == 2
    assert scene.stored(0) == {"brick": 7}


def test_nobody_is_asked_when_two_fish_and_a_good_fit_two_spaces() -> None:
    scene = market().house(0, "Massilia").token(Massilia="cloth").goods(0, brick=6).hand(0, "prefect", "tribune")
    province = scene.b.city_province[scene.city("Massilia")]
    scene.g.fish_spot[province] = 2
    scene.turn_of(0).play("prefect").choose(PRODUCE + province)
    assert scene.frame == PLAY_CARD
    assert (scene.g.fish[0], scene.g.space[0]) == (2, 0)


def test_each_fish_is_worth_three_sestertii_for_vesta() -> None:
    """Fish market, scoring fish."""
    scene = market().goods(0, brick=1).fish(0, 4).coins(0, 5)
    assert wealth(scene.g, 0) == 5 + 3 + 4 * 3
    assert scene.god(0, "vesta") == 2


# the walk


def test_no_visit_without_fish() -> None:
    scene = visit(market(), fish=0, coins=10)
    assert scene.frame == PLAY_CARD


def test_the_first_visit_begins_anywhere_for_free() -> None:
    """Fish market, fish-market phase: the first time in a game, a spot of choice, no skipping."""
    scene = visit(market().goods(0), fish=1, coins=0)
    assert scene.frame == MARKET
    assert {"brick", "wine_cloth", "money", "food", "tool", "mercator"} <= entries(scene)
    enter(scene, "tool")
    assert scene.stored(0) == {"tool": 1}
    assert scene.g.market_spot[0] == spot("tool")
    assert sum(scene.g.spot_coins) == 0


def test_reds_walk_over_the_coastal_market() -> None:
    """Fish market: brick to wine/cloth (1 skipped, 1 fish, 1 cloth), on to money (1 skipped, 2 fish, 8 sestertii)."""
    scene = market().hand(0, "architect", "tribune").goods(0, brick=1, food=1)
    scene.token(Massilia="cloth", Novaria="brick")
    scene.colonists(0, land=[("Massilia", "Novaria")], sea=["Roma"])
    visit(scene, fish=3, coins=2, at="brick")
    enter(scene, "wine_cloth").choose(TAKE_OFFER + 1)
    assert scene.stored(0) == {"brick": 1, "food": 1, "cloth": 1}
    assert (scene.g.fish[0], scene.g.coins[0]) == (2, 1)
    enter(scene, "money").choose(TAKE_OFFER + 1)
    assert (scene.g.fish[0], scene.g.coins[0]) == (0, 8)
    skipped = [spot("brick") + 1, spot("wine_cloth") + 1]
    assert [scene.g.spot_coins[number] for number in skipped] == [1, 1]
    assert sum(scene.g.spot_coins) == 2
    scene.play("architect").done().build("Massilia").build("Novaria")
    assert scene.g.house_count[0] == 2
    assert scene.g.coins[0] == 8 - 5 - 1


def test_money_to_house_skips_food() -> None:
    """Fish market: from money to house a sestertius goes to the spot under food."""
    scene = market().hand(0, "architect", "tribune").goods(0, food=1).token(Massilia="brick")
    scene.colonists(0, land=[("Massilia", "Novaria")], sea=["Roma"])
    enter(visit(scene, fish=2, coins=2, at="money"), "house")
    assert scene.g.spot_coins[spot("food")] == 1
    assert (scene.g.fish[0], scene.g.coins[0]) == (0, 1)


def test_without_coins_only_the_next_spot_can_be_entered() -> None:
    """Fish market: a player who can't pay for skipping may not move the marker."""
    assert entries(visit(market().goods(0), fish=5, coins=0, at="money")) == {"food"}
    assert entries(visit(market().goods(0), fish=5, coins=0, at="brick")) == {"mercator"}


def test_coins_lying_on_the_spot_are_taken() -> None:
    """Fish market: they come before the fish are paid."""
    scene = market().goods(0)
    scene.g.spot_coins[spot("food")] = 3
    enter(visit(scene, fish=1, coins=0, at="money"), "food")
    assert scene.g.coins[0] == 3
    assert scene.g.spot_coins[spot("food")] == 0
    assert scene.stored(0) == {"food": 1}


def test_coins_lying_on_the_spot_do_not_pay_for_the_way_there() -> None:
    scene = market().goods(0)
    scene.g.spot_coins[spot("tool")] = 5
    assert "tool" not in entries(visit(scene, fish=1, coins=1, at="money"))
    assert "tool" in entries(visit(scene, fish=1, coins=2, at="money"))


def test_coins_lying_on_the_spot_may_pay_for_the_house_there() -> None:
    scene = market().goods(0, food=1).token(Massilia="brick")
    scene.colonists(0, land=[("Massilia", "Novaria")], sea=["Roma"])
    assert "house" not in entries(visit(scene, fish=2, coins=0, at="food"))
    scene.g.spot_coins[spot("house")] = 1
    assert "house" in entries(visit(scene, fish=2, coins=0, at="food"))


def test_the_walk_only_follows_the_arrows() -> None:
    """Behind the spots just used nothing can be entered again before the circle closes."""
    scene = visit(market().goods(0), fish=6, coins=9, at="brick")
    enter(scene, "wine_cloth").choose(TAKE_OFFER)
    enter(scene, "food")
    assert entries(scene) & {"mercator", "wine_cloth", "money", "food"} == set()
    assert {"tool", "brick"} <= entries(scene)


def test_a_full_circle_uses_the_first_spot_and_ends_the_visit() -> None:
    """Fish market: the spot where the turn began is used only after the whole way round, and there the walk stops."""
    scene = visit(market().goods(0), fish=5, coins=9, at="brick")
    assert "brick" in entries(scene)
    enter(scene, "food")
    enter(scene, "brick")
    assert scene.stored(0) == {"brick": 1, "food": 1}
    assert scene.frame == PLAY_CARD  # though 3 fish and 2 coins are left
    assert scene.g.coins[0] == 9 - 7
    assert sum(scene.g.spot_coins) == SPOTS - 2


def test_the_whole_circle_in_one_walk_costs_a_coin_for_every_other_spot() -> None:
    scene = visit(market().goods(0), fish=5, coins=SPOTS - 1, at="brick")
    enter(scene, "brick")
    assert scene.g.coins[0] == 0
    assert scene.frame == PLAY_CARD
    assert "brick" not in entries(visit(market().goods(0), fish=5, coins=SPOTS - 2, at="brick"))


def test_the_first_visit_may_also_close_the_circle() -> None:
    scene = visit(market().goods(0), fish=5, coins=SPOTS - 1)
    enter(scene, "brick")
    enter(scene, "brick")
    assert scene.stored(0) == {"brick": 2}
    assert scene.frame == PLAY_CARD


def test_the_marker_stays_for_the_next_turn() -> None:
    scene = visit(market().goods(0), fish=2, coins=0, at="money")
    enter(scene, "food")
    assert scene.frame == PLAY_CARD  # no coin to skip a spot, no house to build
    scene.coins(0, 1).turn_of(0)
    assert entries(scene) == {"tool"}
    assert scene.g.market_spot[0] == spot("food")


def test_other_markers_do_not_hinder() -> None:
    scene = market().goods(0)
    scene.g.market_spot[1] = scene.g.market_spot[2] = spot("food")
    assert "food" in entries(visit(scene, fish=1, coins=0, at="money"))


def test_the_market_comes_before_the_card_only() -> None:
    scene = visit(market().goods(0).hand(0, "mercator", "tribune"), fish=4, coins=5, at="brick").done()
    assert all(PLAY <= action < PLAY + 21 for action in scene.legal())
    scene.play("mercator").done()
    assert scene.to_act == 1


def test_the_start_without_goods_comes_before_the_market() -> None:
    scene = visit(market(options=NO_GOODS), fish=1, coins=20)
    assert scene.frame != MARKET
    scene.buy("brick", 1).done()
    assert scene.frame == MARKET


# the stands


def test_the_stands_lie_as_far_apart_as_in_the_examples() -> None:
    """Fish market, all three walks; prices of 1 or 2 fish only."""
    for first, second, distance in MARKET_DISTANCES:
        assert spot(second) - spot(first) == distance
    assert {option.fish for stand in data.fish_market().stands for option in stand.options} == {1, 2}


@pytest.mark.parametrize("good", ["brick", "food", "tool"])
def test_goods_stands_give_one_unit_for_a_fish(good: str) -> None:
    scene = enter(visit(market().goods(0), fish=1), good)
    assert scene.stored(0) == {good: 1}
    assert scene.g.fish[0] == 0


def test_a_good_needs_room() -> None:
    """Fish market: there must be room for the good; the space of a fish that is paid becomes free."""
    assert "brick" not in entries(visit(market().goods(0, wine=6), fish=4))
    assert "brick" in entries(visit(market().goods(0, wine=6), fish=3))
    enter(visit(market().goods(0, wine=7), fish=1), "brick")


def test_the_wine_and_cloth_stand_gives_one_of_the_two() -> None:
    scene = enter(visit(market().goods(0), fish=1), "wine_cloth")
    assert scene.legal() == [TAKE_OFFER, TAKE_OFFER + 1]
    assert scene.choose(TAKE_OFFER).stored(0) == {"wine": 1}


def test_the_money_stand_gives_3_for_one_fish_and_8_for_two() -> None:
    scene = enter(visit(market().goods(0), fish=1), "money")
    assert scene.frame == OFFER
    assert scene.legal() == [TAKE_OFFER]
    assert scene.choose(TAKE_OFFER).g.coins[0] == 3
    scene = enter(visit(market().goods(0), fish=2), "money").choose(TAKE_OFFER + 1)
    assert (scene.g.coins[0], scene.g.fish[0]) == (8, 0)


def house_scene() -> Scene:
    """A land colonist between Massilia (too expensive) and Novaria (a brick city), a ship still in Roma."""
    scene = market().goods(0, food=1).hand(0, "architect", "tribune")
    scene.token(Massilia="cloth", Novaria="brick")
    return scene.colonists(0, land=[("Massilia", "Novaria")], sea=["Roma"])


def test_the_house_stand_moves_one_colonist_and_builds_one_house() -> None:
    """Fish market, market actions: 1 step with 1 colonist and 1 house by the Architect's rules."""
    scene = enter(visit(house_scene(), fish=2, coins=9), "house")
    assert scene.frame == MOVE
    assert scene.g.frame_a[scene.g.depth - 1] == 1
    scene.done()
    assert scene.frame == BUILD
    assert DONE not in scene.legal()  # the action has to be carried out
    scene.build("Novaria")
    assert scene.frame == PLAY_CARD
    assert (scene.g.house_count[0], scene.g.fish[0], scene.g.coins[0]) == (1, 0, 8)


def test_the_house_stand_is_closed_when_no_house_can_be_built() -> None:
    assert "house" not in entries(visit(house_scene().goods(0, wine=1), fish=2, coins=9))
    assert "house" not in entries(visit(house_scene(), fish=1, coins=9))
    assert "house" not in entries(visit(house_scene(), fish=2, coins=0))


def test_a_step_of_the_house_stand_must_lead_to_a_house() -> None:
    """The colonist only goes where a house can be built; staying is no choice where nothing can be."""
    scene = market().goods(0, food=1).hand(0, "architect", "tribune").colonists(0, land=[], sea=["Roma"])
    for city in range(scene.b.cities):
        scene.good_in(scene.data.names[city], "cloth")
    carthago = scene.line("sea", "Carthago", "Roma")
    scene.good_in("Carthago", "brick")
    enter(visit(scene, fish=2, coins=9), "house")
    assert scene.legal() == [SELECT + 3]
    scene.choose(SELECT + 3)
    assert MOVE_SEA + carthago in scene.legal()
    for action in scene.legal():
        assert scene.b.line_cities[SEA][action - MOVE_SEA] >> scene.city("Carthago") & 1
    assert scene.g.colonist[0][3] == scene.city("Roma")  # trying the steps moved nobody
    scene.choose(MOVE_SEA + carthago).build("Carthago")
    assert scene.g.colonist[0][3] == PLACES + carthago


def test_the_colonist_stand_costs_a_food_or_a_tool() -> None:
    """Fish market, market actions: 1 food or 1 tool, the colonist goes to the start city."""
    scene = market().house(0, "Massilia").goods(0, food=1, tool=1)
    enter(visit(scene, fish=1), "colonist")
    assert scene.legal() == [TAKE_OFFER, TAKE_OFFER + 1]
    scene.choose(TAKE_OFFER + 1)
    assert scene.frame == SETTLE
    roma = scene.city("Roma")
    assert scene.legal() == [PLACE_LAND + roma, PLACE_SEA + roma]
    scene.choose(PLACE_SEA + roma)
    assert scene.stored(0) == {"food": 1}
    assert scene.g.on_board[0] == 3
    assert scene.frame == PLAY_CARD


def test_the_colonist_stand_takes_salt_for_food() -> None:
    scene = market(modules=WITH_SALT).goods(0, salt=1)
    scene = enter(visit(scene, fish=1), "colonist").choose(TAKE_OFFER, PLACE_LAND + scene.city("Roma"))
    assert scene.stored(0) == {}


def test_the_colonist_stand_needs_the_good_and_a_colonist() -> None:
    assert "colonist" not in entries(visit(market().goods(0, brick=2), fish=1))
    scene = market().colonists(0, land=["Roma"] * 3, sea=["Roma"] * 3).goods(0, food=1)
    assert "colonist" not in entries(visit(scene, fish=1))


def test_on_balearica_the_colonist_goes_to_an_own_city() -> None:
    """Fish market, market actions and start city."""
    scene = market("balearica", modules=WITH_BALEARICA).goods(0, food=1)
    assert "colonist" not in entries(visit(scene, fish=1))
    scene.house(0, "Palmaria")
    enter(visit(scene, fish=1), "colonist").choose(TAKE_OFFER)
    assert scene.legal() == [PLACE_LAND + scene.city("Palmaria"), PLACE_SEA + scene.city("Palmaria")]


def test_the_senator_stand_buys_one_card_with_its_slot() -> None:
    """Fish market, market actions: one card by the Senator's rules, with all extra costs."""
    scene = market().goods(0, food=2, brick=1)
    scene.display("farmer", "farmer", "colonist", "colonist", "colonist", "colonist", "colonist")
    cost = data.cards().types[scene.g.display[0]].cost
    scene.goods(0, **{good: cost.count(good) + (good == "brick") for good in ("brick", *cost)})
    enter(visit(scene, fish=2), "senator")
    assert scene.frame == BUY
    assert DONE not in scene.legal()
    scene.choose(BUY_CARD).chance()
    assert scene.g.hand[0][10] == 1
    assert scene.g.fish[0] == 0
    assert scene.frame == PLAY_CARD
    assert NONE not in scene.g.display


def test_the_senator_stand_is_closed_without_a_card_to_pay() -> None:
    assert "senator" not in entries(visit(market().goods(0), fish=2))


def test_the_mercator_stand_gives_2_sestertii_and_trades_one_kind() -> None:
    """Fish market, market actions."""
    scene = enter(visit(market().goods(0, cloth=2, wine=1), fish=1), "mercator")
    assert scene.frame == TRADE
    assert scene.g.coins[0] == 2
    scene.sell("cloth", 2)
    assert scene.frame == PLAY_CARD
    assert scene.g.coins[0] == 2 + 14


def test_the_fifteenth_house_at_the_market_ends_the_game() -> None:
    scene = house_scene()
    scene.g.house_count[0] = 14
    enter(visit(scene, fish=2, coins=9), "house").done().build("Novaria")
    assert scene.g.end_by == 0
    assert scene.frame == PLAY_CARD  # the turn goes on with its card


# mountainside


def test_the_mountainside_allows_one_new_spot_and_both_of_its_stands() -> None:
    """Fish market, specific rules of the mountainside: two stands from one spot, in any order."""
    scene = market(options=MOUNTAINSIDE).goods(0)
    visit(scene, fish=4, coins=0).choose(ENTER + mountain_spot("money3"))
    assert scene.frame == STAND
    assert scene.legal() == [USE_STAND, USE_STAND + 1]  # one of them has to be used
    scene.choose(USE_STAND + 1)
    assert scene.g.coins[0] == 3
    assert scene.legal() == [DONE, USE_STAND]
    scene.choose(USE_STAND)
    assert scene.stored(0) == {"brick": 1}
    assert scene.frame == PLAY_CARD
    assert scene.g.fish[0] == 2


def test_one_stand_of_the_mountainside_is_enough() -> None:
    scene = market(options=MOUNTAINSIDE).goods(0)
    visit(scene, fish=4, coins=0).choose(ENTER + mountain_spot("money3"), USE_STAND, DONE)
    assert scene.frame == PLAY_CARD
    assert scene.g.coins[0] == 0


def test_the_top_of_the_mountain_leads_to_the_lowest_step() -> None:
    """Fish market: from the topmost spot back to the lowest."""
    scene = market(options=MOUNTAINSIDE).goods(0)
    scene.g.market_spot[0] = len(MOUNTAIN) - 1
    scene.fish(0, 1).coins(0, 0).turn_of(0)
    assert scene.legal() == [DONE, ENTER]


def test_skipping_on_the_mountainside_costs_a_coin() -> None:
    scene = market(options=MOUNTAINSIDE).goods(0)
    scene.g.market_spot[0] = mountain_spot("brick")
    scene.fish(0, 1).coins(0, 1).turn_of(0).choose(ENTER + mountain_spot("tool"))
    assert scene.g.coins[0] == 0
    assert scene.g.spot_coins[mountain_spot("food")] == 1


def test_a_mountain_spot_is_closed_when_neither_stand_can_be_used() -> None:
    scene = market(options=MOUNTAINSIDE).goods(0).fish(0, 1).coins(0, 0).turn_of(0)
    assert not scene.is_legal(ENTER + mountain_spot("house"))  # both stands there take 2 fish


# forum cards at the market


def test_appius_has_two_steps_at_the_house_stand() -> None:
    """Fish market, forum cards: those of the Architect also count for the house stand."""
    scene = hold(Scene("imperium", 3, WITH_FISH | WITH_FORUM), 0, "appius_arcadius").goods(0, food=1)
    scene.token(Massilia="cloth", Novaria="brick").colonists(0, land=[("Massilia", "Novaria")], sea=["Roma"])
    enter(visit(scene, fish=2, coins=9), "house")
    assert scene.g.frame_a[scene.g.depth - 1] == 2


def test_mamercus_opens_the_house_stand() -> None:
    """Fish market, forum cards: without a sestertius, the citizen pays for the house."""
    scene = hold(Scene("imperium", 3, WITH_FISH | WITH_FORUM), 0).goods(0, food=1)
    scene.token(Massilia="brick", Novaria="brick").colonists(0, land=[("Massilia", "Novaria")], sea=["Roma"])
    assert "house" not in entries(visit(scene, fish=2, coins=0))
    assert "house" in entries(visit(hold(scene, 0, "mamercus"), fish=2, coins=0))


def mamercus_or_a_step() -> Scene:
    """At the house stand without a sestertius: Mamercus builds where the colonist stands; a step on it is free."""
    scene = hold(Scene("imperium", 3, WITH_FISH | WITH_FORUM), 0, "mamercus", "aulus_arcadius").goods(0, food=1)
    for city in scene.data.names:
        scene.good_in(city, "cloth")
    scene.token(Novaria="brick", Aquileia="brick").house(1, "Novaria")
    scene.colonists(0, land=[("Massilia", "Novaria")], sea=["Roma"])
    return enter(visit(scene, fish=2, coins=0), "house")


def test_mamercus_may_stay_where_he_builds() -> None:
    """Fish market, forum cards: a house that he pays counts like any other, also when a step leads to one."""
    scene = mamercus_or_a_step()
    assert scene.legal() == [DONE, SELECT, SELECT + 3]  # the ship's step leaves the colonist where he builds
    scene.done()
    assert scene.frame == BUILD and DONE not in scene.legal()  # the action has to be carried out
    scene.use("mamercus").build("Novaria")
    assert scene.g.houses[0] == 1 << scene.city("Novaria")


def test_a_step_may_end_where_mamercus_builds() -> None:
    """With an expensive Aquileia too, the step towards it ends where he can pay a house."""
    scene = mamercus_or_a_step()
    scene.house(2, "Aquileia").colonists(0, land=[("Aquileia", "Roma")], sea=["Roma"])
    scene.choose(SELECT)
    stops = [scene.b.line_cities[LAND][action - MOVE_LAND] for action in scene.legal()]
    assert any(cities >> scene.city("Novaria") & 1 for cities in stops)
    assert all(cities & (1 << scene.city("Novaria") | 1 << scene.city("Aquileia")) for cities in stops)


def test_servius_buys_or_sells_two_kinds_at_the_mercator_stand() -> None:
    """Fish market, Servius Marcellus: two types, but both bought or both sold."""
    scene = hold(Scene("imperium", 3, WITH_FISH | WITH_FORUM), 0, "servius_marcellus").goods(0, cloth=2, wine=1)
    enter(visit(scene, fish=1, coins=20), "mercator").sell("cloth", 1)
    assert scene.frame == TRADE
    assert not any(BUY_GOODS <= action < SELL_GOODS for action in scene.legal())
    scene.sell("wine", 1)
    assert scene.frame == PLAY_CARD
    assert scene.g.coins[0] == 20 + 2 + 7 + 6


def test_cornelius_pays_the_slot_with_any_good_at_the_senator_stand() -> None:
    """Fish market, Cornelius Scipio: also with the Senator stand."""
    scene = Scene("imperium", 3, WITH_FISH | WITH_FORUM).display(None, None, None, None, None, None, "farmer")
    cost = data.cards().types[scene.g.display[6]].cost
    scene.goods(0, **{good: cost.count(good) + 2 * (good == "brick") for good in ("brick", *cost)})
    assert "senator" not in entries(visit(hold(scene, 0), fish=2))
    assert "senator" in entries(visit(hold(scene, 0, "cornelius_scipio"), fish=2))


@pytest.mark.parametrize(("fish", "coins"), [(1, 3), (2, 8)])
def test_claudius_sells_the_fish_marker(fish: int, coins: int) -> None:
    """Fish market, Claudius Pompeius: 3 sestertii for one fish, 8 for two; the Piscatus fish stays."""
    scene = hold(Scene("imperium", 3, WITH_FISH | WITH_FORUM), 2, "claudius_pompeius").goods(2).coins(2, 0)
    scene.g.fish_spot[0] = fish
    scene.hand(2, "prefect", "tribune").turn_of(2).play("prefect").choose(PRODUCE)
    sell = next(action for action in scene.legal() if action != DONE)
    scene.choose(sell)
    assert scene.g.coins[2] == coins
    assert scene.g.fish[2] == 1


@pytest.mark.parametrize("fish", [1, 2])
def test_donatus_takes_a_coin_for_each_fish(fish: int) -> None:
    """Fish market, Donatus Pompeius: 1 or 2 sestertii, by the fish taken from the spot."""
    scene = hold(Scene("imperium", 3, WITH_FISH | WITH_FORUM), 0, "donatus_pompeius").goods(0).coins(0, 0)
    scene.g.fish_spot[0] = fish
    scene.hand(0, "prefect", "tribune").turn_of(0).play("prefect").choose(PRODUCE)
    assert (scene.g.coins[0], scene.g.fish[0]) == (fish, fish)


def test_tiberius_takes_a_fish_marker_from_the_supply() -> None:
    """Fish market, Tiberius: like a marker on the board, which stays; then the market is open."""
    scene = hold(Scene("imperium", 3, WITH_FISH | WITH_FORUM), 0, "tiberius").goods(0)
    scene.g.fish_spot[3] = 2
    visit(scene, fish=0)
    assert scene.frame == MARKET
    use = next(action for action in scene.legal() if action != DONE)
    scene.choose(use)
    assert scene.g.fish[0] == 2
    assert scene.g.fish_spot[3] == 2
    assert "brick" in entries(scene)
