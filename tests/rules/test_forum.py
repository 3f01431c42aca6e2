"""Forum: patricians, citizens, the tableau and the auction (Salsa rulebook)."""

from collections.abc import Sequence

import pytest

from praefectus import data
from praefectus.rules import actions
from praefectus.rules.architect import BUILD, MOVE
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.colonist import SETTLE
from praefectus.rules.mercator import TRADE
from praefectus.rules.modules.fish_market.actions import ENTER
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum.actions import BID_POINTS, FORUM_CARD, KEEP, SELL_UNIT, TAKE_CARD, USE
from praefectus.rules.modules.forum.auction import BID, KEEP_PATRICIAN
from praefectus.rules.modules.forum.cards import CITIZENS, PATRICIANS, cards_in_play, count_cards
from praefectus.rules.modules.forum.citizens import EXCHANGE, TAKE_FORUM, USE_FORUM
from praefectus.rules.modules.forum.patricians import SELL_BONUS
from praefectus.rules.modules.forum.tableau import DRAW_FORUM
from praefectus.rules.modules.forum.vocabulary import BIDS, FORUM_AUCTION, WITH_FORUM
from praefectus.rules.modules.salt.vocabulary import WITH_SALT
from praefectus.rules.prefect import CHOOSE_PREFECT
from praefectus.rules.senator import BUY, PAY
from praefectus.rules.storehouse import TAKE
from praefectus.rules.tables import HOUSES
from praefectus.rules.turn import choose, is_chance, legal
from praefectus.rules.vocabulary import NO_GOODS, NONE
from tests.scene import GOOD_NAMES, Scene

SALSA = WITH_SALT | WITH_FORUM


def forum_scene(*cards: str, modules: int = SALSA, seats: int = 4, options: int = 0) -> Scene:
    """Red, seat 0, has these forum cards and no goods."""
    scene = Scene("imperium", seats, modules, options).tableau()
    for seat in range(seats):
        scene.forum(seat)
    return scene.forum(0, *cards).goods(0)


def architect(scene: Scene) -> Scene:
    """Red plays the Architect and has done all moves."""
    return scene.turn_of(0).play("architect").done()


def beside_massilia(scene: Scene) -> Scene:
    """Red's only colonist stands between Massilia and Roma."""
    return scene.colonists(0, sea=[("Massilia", "Roma")])


# ---- the tableau and the Tribune


@pytest.mark.parametrize(
    ("played", "choices"), [(3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3), (9, 3), (10, 4), (12, 4)]
)
def test_thresholds(played: int, choices: int) -> None:
    """Salsa, acquisition: 4, 6, 8 and 10 cards played, the Tribune included, open one place after the other."""
    scene = forum_scene().tableau("quintus", "appius", "victoria", "julius").turn_of(0)
    scene.pile(0, *["prefect"] * (played - 1)).play("tribune")
    offered = [action - TAKE_CARD for action in scene.legal() if scene.frame == TAKE_FORUM and action]
    assert offered == list(range(choices))


def test_tribune_with_seven_cards() -> None:
    """Salsa, example: 7 cards with the Tribune allow Quintus or Appius Arcadius; the Tribune's actions follow."""
    scene = forum_scene().tableau("quintus", "appius", "victoria", "julius").goods(0, food=1, tool=1)
    scene.hand(0, "tribune").pile(0, "prefect", "architect", "mercator", "diplomat", "senator", "prefect").turn_of(0)
    scene.play("tribune")
    assert scene.legal() == [actions.DONE, TAKE_CARD, TAKE_CARD + 1]
    assert scene.cards_in_hand(0) == []
    scene.choose(TAKE_CARD + 1)
    assert scene.frame == DRAW_FORUM
    scene.choose(FORUM_CARD + scene.forum_card("marcus"))
    assert scene.g.forum_tableau == [scene.forum_card(name) for name in ("quintus", "victoria", "julius", "marcus")]
    assert len(scene.cards_in_hand(0)) == 7
    assert scene.frame == SETTLE


def test_taking_none() -> None:
    scene = forum_scene().tableau("quintus", "appius", "victoria", "julius").turn_of(0)
    scene.pile(0, *["prefect"] * 3).play("tribune").done()
    assert scene.g.forum_cards[0] == 0
    assert scene.g.forum_tableau[0] == scene.forum_card("quintus")


def test_a_card_just_taken_is_used_before_the_tribunes_colonist() -> None:
    """Salsa, use 5: Laurentius brings the food that the Tribune's colonist costs."""
    scene = forum_scene().tableau("laurentius", "appius", "victoria", "julius").goods(0, tool=1).turn_of(0)
    scene.pile(0, *["prefect"] * 3).play("tribune").choose(TAKE_CARD).chance()
    assert scene.frame == USE_FORUM
    scene.use("laurentius")
    assert scene.frame == SETTLE
    scene.choose(actions.PLACE_LAND + scene.city("Roma"))
    assert scene.stored(0) == {"brick": 1}


def test_discarded_cards_are_the_new_stock() -> None:
    """Salsa, acquisition: an empty stock is made of the discarded forum cards."""
    scene = forum_scene().tableau("quintus", "appius", "victoria", "julius").turn_of(0)
    scene.g.forum_stock = 0
    scene.g.forum_discard = 1 << scene.forum_card("augustus") | 1 << scene.forum_card("novius")
    scene.pile(0, *["prefect"] * 3).play("tribune").choose(TAKE_CARD)
    assert scene.legal() == [FORUM_CARD + scene.forum_card(name) for name in ("augustus", "novius")]
    assert scene.g.forum_discard == 0
    scene.choose(FORUM_CARD + scene.forum_card("novius"))
    assert scene.g.forum_stock == 1 << scene.forum_card("augustus")


def test_the_row_stays_short_when_nothing_is_left() -> None:
    scene = forum_scene().tableau("quintus", "appius", "victoria", "julius").turn_of(0)
    scene.g.forum_stock = scene.g.forum_discard = 0
    scene.pile(0, *["prefect"] * 3).play("tribune").choose(TAKE_CARD)
    assert scene.g.forum_tableau == [scene.forum_card(name) for name in ("appius", "victoria", "julius")] + [NONE]
    assert not is_chance(scene.g)


# ---- a citizen's goods pay for a colonist


def test_spurius_pays_for_the_tribunes_colonist() -> None:
    """Salsa, use 4: goods gained may be used at once, here for the colonist after two cards played."""
    scene = forum_scene("spurius").goods(0, food=1).hand(0, "tribune", "prefect").pile(0, "architect").turn_of(0)
    scene.play("tribune")
    assert scene.frame == SETTLE
    assert scene.legal() == [actions.DONE, USE + scene.forum_card("spurius")]
    scene.use("spurius").choose(actions.PLACE_LAND + scene.city("Roma"))
    assert scene.stored(0) == {}
    assert (scene.g.on_board[0], scene.to_act) == (3, 1)


def test_the_tribunes_coins_buy_with_quintus() -> None:
    """The Tribune's own sestertii pay for the half-price tool of its colonist."""
    scene = forum_scene("quintus").goods(0, food=1).coins(0, 0).hand(0, "tribune").turn_of(0)
    scene.pile(0, *["prefect"] * 6).tableau().play("tribune")
    assert scene.g.coins[0] == 4
    scene.use("quintus").buy("tool", 1).choose(actions.PLACE_SEA + scene.city("Roma"))
    assert (scene.g.on_board[0], scene.g.coins[0]) == (3, 1)


def test_spurius_pays_for_the_colonists_second() -> None:
    """Colonist with 1 food and 2 tools: the second colonist waits for Spurius."""
    scene = forum_scene("spurius").goods(0, food=1, tool=2).hand(0, "colonist", "tribune").turn_of(0).play("colonist")
    scene.choose(actions.NEW_COLONISTS, actions.PLACE_LAND + scene.city("Roma"))
    assert scene.frame == SETTLE
    scene.use("spurius").choose(actions.PLACE_LAND + scene.city("Roma"))
    assert (scene.g.on_board[0], scene.stored(0), scene.to_act) == (4, {}, 1)


def test_a_placed_colonist_makes_room_for_laurentius() -> None:
    """In a full storehouse only the first colonist makes the room for the food of the second."""
    scene = forum_scene("laurentius").goods(0, food=1, tool=7).hand(0, "colonist", "tribune").turn_of(0)
    assert scene.g.space[0] == 0 and not scene.may_use("laurentius")
    scene.play("colonist").choose(actions.NEW_COLONISTS, actions.PLACE_LAND + scene.city("Roma"))
    scene.use("laurentius").choose(actions.PLACE_SEA + scene.city("Roma"))
    assert (scene.g.on_board[0], scene.stored(0)) == (4, {"tool": 5, "brick": 1})


def test_titus_exchanges_what_a_citizen_brings() -> None:
    """With salt alone there is nothing to exchange yet, but Laurentius' brick becomes the tool's salt."""
    scene = forum_scene("titus", "laurentius").hand(0, "tribune", "prefect").turn_of(0).play("tribune")
    assert scene.frame == EXCHANGE
    scene.use("laurentius").give("brick").choose(actions.PLACE_LAND + scene.city("Roma"))
    assert (scene.g.on_board[0], scene.stored(0)) == (3, {})


def test_titus_may_be_left_out_without_goods() -> None:
    scene = forum_scene("titus", "spurius").hand(0, "tribune", "prefect").turn_of(0).play("tribune").done()
    assert scene.frame == SETTLE


def test_a_citizen_that_does_not_bring_enough_leaves_a_way_out() -> None:
    scene = forum_scene("spurius").hand(0, "tribune", "prefect").turn_of(0).play("tribune").use("spurius")
    assert scene.legal() == [actions.DONE]
    assert scene.done().to_act == 1


def test_nobody_is_asked_for_a_colonist_that_no_citizen_can_pay() -> None:
    """Novius brings no goods, a fourth of a kind does not exist, and Spurius needs a free space."""
    scene = forum_scene("novius").token(Petra="brick").hand(0, "tribune", "prefect").turn_of(0).play("tribune")
    assert scene.frame == USE_FORUM
    scene = forum_scene("spurius").colonists(0, land=["Roma"] * 3, sea=["Roma"] * 3).hand(0, "tribune", "prefect")
    assert scene.turn_of(0).play("tribune").frame == USE_FORUM
    scene = forum_scene("spurius").goods(0, brick=8).hand(0, "tribune", "prefect").turn_of(0).play("tribune")
    assert scene.to_act == 1


def test_a_colonist_for_the_fish_is_placed_whatever_citizens_there_are() -> None:
    """A colonist already paid for must be placed, and nothing else is asked."""
    scene = forum_scene("spurius", modules=WITH_FORUM | WITH_FISH).fish(0, 2).goods(0, food=1).turn_of(0)
    stands = [spot.stands[0] for spot in data.fish_market().sides["coastal"].spots]
    scene.choose(ENTER + stands.index("colonist"))
    while scene.frame != SETTLE:
        scene.choose(scene.legal()[0])
    assert scene.legal() == [actions.PLACE_LAND + scene.city("Roma"), actions.PLACE_SEA + scene.city("Roma")]


# ---- set-up


def new_game(seats: int, options: int = 0, modules: int = SALSA) -> Scene:
    return Scene("imperium", seats, modules, options)


@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_keeps_one_of_two_patricians(seats: int) -> None:
    """Set-up: two patricians each, one stays, the others are shuffled into the stock with all citizens."""
    scene = new_game(seats)
    returned = []
    for seat in range(seats):
        assert (scene.frame, scene.to_act) == (KEEP_PATRICIAN, seat)
        kept, other = scene.legal()
        returned.append(other - KEEP)
        scene.choose(kept).chance() if seat < seats - 1 else scene.choose(kept)
    assert scene.frame == DRAW_FORUM
    assert all(count_cards(scene.g.forum_cards[seat]) == 1 for seat in range(seats))
    assert len(scene.legal()) == 27 - seats
    assert all(FORUM_CARD + card in scene.legal() for card in returned)
    scene.chance()
    assert (scene.frame, scene.to_act) == (PLAY_CARD, 0)
    assert NONE not in scene.g.forum_tableau
    assert count_cards(scene.g.forum_stock) == 27 - seats - 4


def test_returned_patricians_are_not_dealt_again() -> None:
    scene = new_game(4)
    _, other = scene.legal()
    scene.choose(scene.legal()[0])
    assert FORUM_CARD + other - KEEP not in scene.legal()


def test_claudia_agrippina() -> None:
    """Forum facts: four more spaces and a brick, already at the start of the game."""
    scene = new_game(2)
    space, brick = scene.g.space[0], scene.g.goods[0][0]
    scene.choose(KEEP + scene.forum_card("claudia"))
    assert scene.g.space[0] == space + 4 - 1
    assert scene.g.goods[0][0] == brick + 1


def test_claudia_agrippina_from_the_tableau() -> None:
    scene = forum_scene().tableau("claudia", "appius", "victoria", "julius").goods(0, wine=8)
    assert scene.g.space[0] == 0
    scene.turn_of(0).pile(0, *["prefect"] * 3).play("tribune").choose(TAKE_CARD).chance()
    assert scene.stored(0) == {"wine": 8, "brick": 1}
    assert scene.g.space[0] == 3


# ---- the auction


def test_auction() -> None:
    """Expert rule: players + 1 cards, bids from 0 up, a player with a card is out, the last takes one of two for 0."""
    scene = new_game(3, FORUM_AUCTION)
    keep, bid = KEEP, BID_POINTS
    assert count_cards(scene.g.forum_shown) == 4
    shown = [card for card in range(27) if scene.g.forum_shown >> card & 1]
    assert (scene.frame, scene.to_act) == (BID, 0)
    assert scene.legal() == [keep + card for card in shown]
    scene.choose(keep + shown[2])
    assert scene.legal() == [bid + points for points in range(BIDS)]
    scene.choose(bid + 0)
    assert scene.to_act == 1
    assert scene.legal() == [actions.DONE] + [bid + points for points in range(1, BIDS)]
    scene.choose(bid + 3)
    assert scene.to_act == 2
    scene.done()
    assert scene.to_act == 0
    assert scene.legal()[1] == bid + 4
    scene.done()  # the second player has it for 3
    assert scene.g.forum_cards[1] == 1 << shown[2]
    assert scene.to_act == 0  # the starting player opens again
    assert scene.legal() == [keep + card for card in shown if card != shown[2]]
    scene.choose(keep + shown[0], bid + 1)
    assert scene.to_act == 2  # seat 1 has a card and does not take part
    scene.done()
    assert scene.g.forum_cards[0] == 1 << shown[0]
    assert (scene.frame, scene.to_act) == (KEEP_PATRICIAN, 2)
    assert scene.legal() == [keep + shown[1], keep + shown[3]]
    scene.choose(keep + shown[3])
    assert scene.g.forum_discard == 1 << shown[1]
    assert scene.g.forum_paid[:3] == [1, 3, 0]
    scene.chance()
    assert (scene.frame, scene.to_act) == (PLAY_CARD, 0)


def test_the_auctions_points_are_paid_at_the_end() -> None:
    scene = new_game(2, FORUM_AUCTION)
    before = scene.points(0)
    scene.choose(KEEP + scene.forum_card("annaeus")).choose(BID_POINTS + 7).done()
    assert scene.points(0) == before - 7


def test_when_the_first_player_has_a_card_the_second_opens() -> None:
    scene = new_game(3, FORUM_AUCTION)
    scene.choose(scene.legal()[0]).choose(BID_POINTS + 20).done().done()
    assert (scene.frame, scene.to_act) == (BID, 1)


# ---- using citizens


def test_red_builds_three_houses() -> None:
    """Salsa, example: Augustus, Mamilius and Annaeus Arcadius; 2 salt, 1 food and 15 sestertii for three cities."""
    scene = forum_scene("augustus", "mamilius", "annaeus").token(Massilia="cloth", Valentia="food", Rusadir="wine")
    scene.goods(0, brick=1, food=2).coins(0, 15).house(2, "Rusadir")
    scene.colonists(0, sea=[("Massilia", "Valentia")]).colonists(1, land=[("Rusadir", "Carthago")])
    architect(scene)
    assert not scene.is_legal(actions.BUILD_HOUSE + scene.city("Massilia"))
    scene.use("augustus").give("brick", "food")
    assert scene.stored(0) == {"food": 1, "salt": 2}
    scene.use("mamilius").build("Massilia").build("Valentia").build("Rusadir")
    assert scene.stored(0) == {}
    assert scene.g.coins[0] == 0
    discarded = 1 << scene.forum_card("augustus") | 1 << scene.forum_card("mamilius")
    assert scene.g.forum_discard == discarded
    assert scene.g.forum_cards[0] == 1 << scene.forum_card("annaeus")


def test_no_forum_card_between_two_houses() -> None:
    """Salsa, use 4: moving, forum card, building is allowed; building, forum card, building is not."""
    scene = beside_massilia(forum_scene("laurentius", "augustus")).token(Massilia="brick").goods(0, food=2)
    architect(scene.coins(0, 10))
    assert scene.frame == BUILD
    assert scene.may_use("laurentius") and scene.may_use("augustus")
    scene.build("Massilia")
    assert not scene.may_use("laurentius")
    scene.done()
    assert scene.frame == USE_FORUM
    scene.use("laurentius").use("augustus").give("brick").done()
    assert scene.stored(0) == {"food": 2, "salt": 1}
    assert scene.to_act == 1


def test_citizens_before_the_card_and_while_moving() -> None:
    scene = forum_scene("numerius", "spurius").house(0, "Massilia", "Novaria").coins(0, 0).turn_of(0)
    scene.use("numerius")
    assert scene.g.coins[0] == 4
    scene.play("architect")
    assert scene.frame == MOVE
    scene.use("spurius")
    assert scene.stored(0) == {"salt": 1}
    assert scene.frame == MOVE


def test_citizens_are_offered_to_their_owner_only() -> None:
    scene = forum_scene("spurius").turn_of(1)
    assert not scene.may_use("spurius")


def test_the_end_of_a_move_is_asked_for_only_with_a_citizen_to_use() -> None:
    scene = forum_scene("victoria").turn_of(0).play("mercator").done()
    assert scene.to_act == 1
    scene = forum_scene("spurius").turn_of(0).play("mercator").done()
    assert (scene.frame, scene.to_act) == (USE_FORUM, 0)
    scene.done()
    assert scene.to_act == 1


def test_augustus_changes_two_goods() -> None:
    """Forum table: 1 brick and 1 tool become 2 salt."""
    scene = forum_scene("augustus").goods(0, brick=1, tool=1).turn_of(0).use("augustus")
    assert not scene.is_legal(actions.DONE)
    scene.give("brick")
    assert scene.is_legal(actions.DONE)
    scene.give("tool")
    assert scene.stored(0) == {"salt": 2}
    assert scene.frame == PLAY_CARD


def test_augustus_without_salt() -> None:
    """The game without salt: any goods instead of salt."""
    scene = forum_scene("augustus", modules=WITH_FORUM).goods(0, brick=2).turn_of(0)
    scene.use("augustus").give("brick")
    assert not scene.is_legal(actions.GET + GOOD_NAMES.index("salt"))
    assert not scene.is_legal(actions.GET + GOOD_NAMES.index("brick"))
    scene.get("cloth").give("brick").get("wine")
    assert scene.stored(0) == {"cloth": 1, "wine": 1}


def test_augustus_ends_when_only_salt_is_left() -> None:
    scene = forum_scene("augustus").goods(0, brick=1).turn_of(0).use("augustus").give("brick")
    assert scene.frame == PLAY_CARD


def test_augustus_needs_a_good() -> None:
    assert not forum_scene("augustus").goods(0, salt=3).turn_of(0).may_use("augustus")


EIGHT = ("Massilia", "Novaria", "Valentia", "Carthago", "Sirmium", "Athenae", "Cyrene", "Tyros")


def test_commodus() -> None:
    """Forum table: houses in 8 provinces give 2 tools."""
    scene = forum_scene("commodus").house(0, *EIGHT).turn_of(0).use("commodus")
    assert scene.stored(0) == {"tool": 2}


def test_commodus_needs_three_provinces_and_room() -> None:
    assert not forum_scene("commodus").house(0, *EIGHT[:2]).turn_of(0).may_use("commodus")
    assert not forum_scene("commodus").house(0, *EIGHT).goods(0, food=8).turn_of(0).may_use("commodus")


def test_julius_moves_like_an_architect() -> None:
    """Forum table: as many steps as an Architect would give, without building."""
    scene = beside_massilia(forum_scene("julius", "appius")).goods(0, food=1).coins(0, 9).turn_of(0).use("julius")
    assert (scene.frame, scene.g.frame_a[scene.g.depth - 1]) == (MOVE, 2)  # one colonist and Appius Arcadius
    scene.move(0, 3, "sea", "Massilia", "Valentia")
    scene.done()
    assert scene.frame == PLAY_CARD


def test_laurentius() -> None:
    """Forum table: 1 brick and 1 food; with one free space, one of them."""
    scene = forum_scene("laurentius").turn_of(0).use("laurentius")
    assert scene.stored(0) == {"brick": 1, "food": 1}
    scene = forum_scene("laurentius").goods(0, wine=7).turn_of(0).use("laurentius")
    assert scene.frame == TAKE
    scene.choose(actions.TAKE_GOOD + GOOD_NAMES.index("food"))
    assert scene.stored(0) == {"wine": 7, "food": 1}
    assert scene.frame == PLAY_CARD


def test_mamercus_saves_the_sestertii_of_one_house() -> None:
    """Forum table: a third house in a cloth city, 15 sestertii saved."""
    scene = beside_massilia(forum_scene("mamercus")).token(Massilia="cloth").house(1, "Massilia").house(2, "Massilia")
    scene.coins(0, 0).goods(0, brick=1, cloth=1)
    assert not scene.turn_of(0).may_use("mamercus")  # only with the Architect
    architect(scene).use("mamercus").build("Massilia")
    assert scene.g.coins[0] == 0
    assert scene.stored(0) == {}


def test_mamercus_counts_for_one_house_and_lapses_with_the_turn() -> None:
    scene = forum_scene("mamercus").colonists(0, land=[("Massilia", "Novaria")]).coins(0, 1).goods(0, food=2)
    scene.token(Massilia="brick", Novaria="brick")
    architect(scene).use("mamercus").build("Massilia")
    assert scene.g.coins[0] == 1
    scene.build("Novaria")
    assert scene.g.coins[0] == 0
    scene = beside_massilia(forum_scene("mamercus")).token(Massilia="brick").coins(0, 1).goods(0, food=1)
    architect(scene).use("mamercus").done()
    assert scene.g.forum_marks[0] == 0


def test_mamercus_and_mamilius_help_together() -> None:
    """Neither would be enough alone: no sestertius and no brick for a house in a cloth city."""
    scene = beside_massilia(forum_scene("mamercus", "mamilius")).token(Massilia="cloth").coins(0, 0).goods(0, cloth=1)
    architect(scene)
    assert scene.may_use("mamercus") and scene.may_use("mamilius")
    scene.use("mamilius").use("mamercus").build("Massilia")
    assert scene.stored(0) == {}


def test_mamilius_needs_a_house_that_costs_bricks() -> None:
    scene = beside_massilia(forum_scene("mamilius")).token(Massilia="brick").coins(0, 9).goods(0, food=1)
    assert not architect(scene).may_use("mamilius")


def test_marcus_builds_in_a_salt_city_for_a_tool() -> None:
    """Forum table: wine and sestertii are saved."""
    scene = beside_massilia(forum_scene("marcus")).token(Massilia="salt").house(1, "Massilia").coins(0, 0)
    architect(scene.goods(0, tool=1, wine=1)).use("marcus").build("Massilia")
    assert scene.stored(0) == {"wine": 1}


def test_marcus_leaves_other_cities_as_they_are() -> None:
    scene = beside_massilia(forum_scene("marcus")).token(Massilia="cloth").coins(0, 9).goods(0, tool=1)
    assert not architect(scene).may_use("marcus")


def test_marcus_without_salt() -> None:
    """The game without salt, example 2: one house in any city for only 1 tool."""
    scene = forum_scene("marcus", modules=WITH_FORUM).token(Massilia="cloth", Novaria="brick").coins(0, 1)
    scene.colonists(0, land=[("Massilia", "Novaria")]).goods(0, tool=1, food=1)
    architect(scene).use("marcus").build("Massilia").build("Novaria")
    assert scene.stored(0) == {}
    assert scene.g.coins[0] == 0


def test_marcus_and_mamercus_in_one_move() -> None:
    scene = forum_scene("marcus", "mamercus").token(Massilia="salt", Novaria="brick").coins(0, 0)
    scene.colonists(0, land=[("Massilia", "Novaria")]).goods(0, tool=1, food=1)
    architect(scene).use("mamercus").use("marcus").build("Massilia").build("Novaria")
    assert scene.stored(0) == {}


@pytest.mark.parametrize("order", [("marcus", "mamercus"), ("mamercus", "marcus")])
def test_marcus_and_mamercus_without_salt_in_any_order(order: Sequence[str]) -> None:
    """Without salt every city is one of Marcus' kind: Mamercus is for the house after his."""
    scene = forum_scene("marcus", "mamercus", modules=WITH_FORUM).token(Massilia="cloth", Novaria="brick").coins(0, 0)
    scene.colonists(0, land=[("Massilia", "Novaria")]).goods(0, tool=1, food=1)
    architect(scene).use(order[0]).use(order[1]).build("Massilia").build("Novaria")
    assert scene.stored(0) == {}


def test_mamercus_waits_for_a_house_after_that_of_marcus() -> None:
    """Marcus' house takes one tool and one house: without a second city, or house, Mamercus has nothing to save."""
    scene = forum_scene("marcus", "mamercus", modules=WITH_FORUM).token(Massilia="food", Novaria="tool").coins(0, 0)
    scene.colonists(0, land=[("Massilia", "Novaria")]).goods(0, tool=1, brick=1)
    assert not architect(scene).use("marcus").may_use("mamercus")  # the tool that Novaria costs goes to Marcus
    scene.goods(0, tool=1, brick=1, food=1)
    assert scene.may_use("mamercus")
    scene.g.house_count[0] = HOUSES - 1
    assert not scene.may_use("mamercus")
    scene.g.house_count[0] = 0
    assert not scene.house(0, "Novaria").may_use("mamercus")
    assert scene.stored(0) == {"tool": 1, "brick": 1, "food": 1}


def test_novius_builds_for_nothing() -> None:
    """Forum table: free, no adjacent colonist, no Architect; a brick city is our reading."""
    scene = forum_scene("novius").token(Petra="brick", Massilia="cloth").coins(0, 0).turn_of(0).use("novius")
    assert not scene.is_legal(actions.BUILD_HOUSE + scene.city("Massilia"))
    scene.build("Petra")
    assert scene.g.houses[0] == 1 << scene.city("Petra")
    assert scene.frame == PLAY_CARD


def test_novius_with_the_last_house_ends_the_game() -> None:
    """Rulings: the 15th house ends the game by whatever means."""
    scene = forum_scene("novius").token(Petra="brick")
    scene.g.house_count[0] = 14
    scene.turn_of(0).use("novius").build("Petra")
    assert scene.g.end_by == 0


def test_numerius() -> None:
    """Forum table: houses in 5 provinces give 10 sestertii."""
    scene = forum_scene("numerius").house(0, *EIGHT[:5], "Aquileia").coins(0, 0).turn_of(0).use("numerius")
    assert scene.g.coins[0] == 10


def test_publius_places_a_colonist() -> None:
    """Forum table: in the start city or in a city with an own house; 5 sestertii is our reading."""
    scene = forum_scene("publius").house(0, "Massilia").coins(0, 5).turn_of(0).use("publius")
    places = [scene.city("Massilia"), scene.city("Roma")]
    expected = [actions.PLACE_LAND + place for place in places] + [actions.PLACE_SEA + place for place in places]
    assert scene.legal() == expected
    scene.choose(actions.PLACE_SEA + scene.city("Massilia"))
    assert scene.g.coins[0] == 0
    assert scene.g.on_board[0] == 3
    assert not forum_scene("publius").coins(0, 4).turn_of(0).may_use("publius")


def test_quintus_buys_at_half_price() -> None:
    """Forum table: 4 food for 8 sestertii; an odd total is rounded up in our reading."""
    scene = forum_scene("quintus").coins(0, 10).turn_of(0).use("quintus").buy("food", 4)
    assert scene.g.coins[0] == 2
    assert scene.stored(0) == {"food": 4}
    scene = forum_scene("quintus").coins(0, 10).turn_of(0).use("quintus").buy("brick", 3)
    assert scene.g.coins[0] == 5


def test_spurius() -> None:
    """Forum table: 1 salt; without salt any good."""
    assert forum_scene("spurius").turn_of(0).use("spurius").stored(0) == {"salt": 1}
    scene = forum_scene("spurius", modules=WITH_FORUM).turn_of(0).use("spurius")
    assert scene.legal() == [actions.GET + good for good in range(5)]
    assert scene.get("cloth").stored(0) == {"cloth": 1}
    assert not forum_scene("spurius").goods(0, wine=8).turn_of(0).may_use("spurius")


def test_tiberius_takes_a_good_on_show() -> None:
    """Forum table: a cloth province has not produced yet, so 1 cloth is taken; the marker stays."""
    scene = forum_scene("tiberius")
    names = [province.id for province in scene.data.provinces]
    cloth = [name for name in names if scene.g.province_good[scene.province(name)] == GOOD_NAMES.index("cloth")]
    scene.turned(*[name for name in names if name not in cloth]).turn_of(0).use("tiberius")
    assert scene.legal() == [actions.GET + GOOD_NAMES.index("cloth")]
    scene.get("cloth")
    assert scene.stored(0) == {"cloth": 1}
    assert all(scene.g.bonus_side[scene.province(name)] == 0 for name in cloth)
    assert not forum_scene("tiberius").turned(*names).turn_of(0).may_use("tiberius")


def test_victoria_is_kept() -> None:
    """Forum table: 5 points at the end of the game."""
    scene = forum_scene()
    before = scene.points(0)
    scene.forum(0, "victoria")
    assert scene.points(0) == before + 5
    assert not scene.turn_of(0).may_use("victoria")


# ---- patricians


def test_appius_gives_a_step() -> None:
    """Forum table: 2 colonists give 3 steps."""
    scene = forum_scene("appius").turn_of(0).play("architect")
    assert (scene.g.on_board[0], scene.g.frame_a[scene.g.depth - 1]) == (2, 3)


def test_annaeus_builds_once_with_a_foreign_colonist() -> None:
    """Forum table: just one house per move with the help of a foreign colonist."""
    scene = forum_scene("annaeus").token(Rusadir="brick", Carthago="brick").coins(0, 9).goods(0, food=2)
    scene.colonists(0, land=["Roma"]).colonists(1, land=[("Rusadir", "Carthago")])
    architect(scene)
    assert scene.is_legal(actions.BUILD_HOUSE + scene.city("Carthago"))
    scene.build("Rusadir")
    assert scene.legal() == [actions.DONE]


def test_annaeus_keeps_the_foreign_house_for_later() -> None:
    """A house next to an own colonist does not use Annaeus up, even where a foreign one stands too."""
    scene = forum_scene("annaeus").token(Valentia="brick", Carthago="brick").coins(0, 9).goods(0, food=2)
    scene.colonists(0, sea=[("Valentia", "Rusadir")]).colonists(1, sea=[("Valentia", "Carthago")])
    architect(scene).build("Valentia").build("Carthago")
    assert scene.stored(0) == {}


def test_a_colonist_in_a_city_helps_nobody() -> None:
    scene = forum_scene("annaeus").token(Rusadir="brick").coins(0, 9).goods(0, food=2).colonists(0, land=["Roma"])
    architect(scene.colonists(1, land=["Rusadir"]))
    assert not scene.is_legal(actions.BUILD_HOUSE + scene.city("Rusadir"))


def test_aulus_saves_one_sestertius() -> None:
    """Forum table: in cities with several houses only 1 sestertius is saved; never below 0."""
    scene = beside_massilia(forum_scene("aulus")).token(Massilia="cloth").house(1, "Massilia").house(2, "Massilia")
    architect(scene.coins(0, 14).goods(0, brick=1, cloth=1)).build("Massilia")
    assert scene.g.coins[0] == 0
    scene = beside_massilia(forum_scene("aulus")).token(Massilia="brick").coins(0, 0).goods(0, food=1)
    architect(scene).build("Massilia")
    assert scene.g.coins[0] == 0


def test_lucius_copies_one_consul_and_buys_the_other() -> None:
    """Forum table: with two Consuls on sale, one is copied and the other bought."""
    scene = forum_scene("lucius").display("consul", "diplomat", "consul").goods(0, cloth=1)
    scene.turn_of(0).play("diplomat")
    assert scene.legal() == [actions.COPY_DISPLAY, actions.COPY_DISPLAY + 2]  # not the Diplomat
    scene.choose(actions.COPY_DISPLAY)
    assert scene.frame == BUY
    assert not scene.is_legal(actions.BUY_CARD)
    scene.choose(actions.BUY_CARD + 2)
    assert "consul" in scene.cards_in_hand(0)


def test_lucius_copies_any_card_of_the_display() -> None:
    scene = forum_scene("lucius").display("architect", "colonist", "prefect", "mercator5").turn_of(0)
    coins = scene.g.coins[0]
    scene.play("diplomat").choose(actions.COPY_DISPLAY + 3)
    assert scene.frame == TRADE
    assert scene.g.coins[0] == coins + 5


def test_faustus_first_brick_is_free() -> None:
    """Forum table: one free brick alone is allowed and counts as a trade; further bricks cost 3."""
    scene = forum_scene("faustus").coins(0, 3).turn_of(0).play("mercator").buy("brick", 3)
    assert scene.g.coins[0] == 3 + 3 - 2 * 3
    scene = forum_scene("faustus").coins(0, 0).turn_of(0).play("mercator").buy("brick", 1)
    assert scene.g.coins[0] == 3
    assert scene.g.frame_a[scene.g.depth - 1] == 1


def test_faustus_needs_a_mercator() -> None:
    scene = forum_scene("faustus", options=NO_GOODS).turn_of(0)
    coins = scene.g.coins[0]
    scene.buy("brick", 1)
    assert scene.g.coins[0] == coins - 3


def test_gaius_sells_dearer() -> None:
    """Forum table: 1 cloth and 3 bricks bring 16 sestertii and 4 more."""
    scene = forum_scene("gaius").goods(0, cloth=1, brick=3).coins(0, 0).turn_of(0).play("mercator")
    scene.sell("cloth", 1).sell("brick", 3)
    assert scene.g.coins[0] == 3 + 16 + 4


def test_servius_trades_in_three_kinds() -> None:
    """Forum table: three types of goods instead of two."""
    scene = forum_scene("servius").goods(0, wine=1).coins(0, 10).turn_of(0).play("mercator")
    scene.sell("wine", 1).buy("brick", 1).buy("food", 1)
    assert scene.stored(0) == {"brick": 1, "food": 1}
    assert scene.to_act == 1


def cloth_gallia(scene: Scene) -> Scene:
    return scene.token(Massilia="cloth", Lutetia="brick", Burdigala="food")


def test_claudius_sells_one_unit_of_the_bonus() -> None:
    """Forum table: a bonus of 2 cloth becomes 1 cloth and 7 sestertii."""
    scene = cloth_gallia(forum_scene("claudius")).coins(0, 0)
    scene.g.magnus = 0
    scene.turn_of(0).play("prefect").choose(actions.PRODUCE + scene.province("gallia"))
    assert scene.frame == SELL_BONUS
    scene.choose(SELL_UNIT)
    assert scene.stored(0) == {"cloth": 1}
    assert scene.g.coins[0] == 7
    assert scene.to_act == 1


def test_claudius_may_store_the_bonus() -> None:
    scene = cloth_gallia(forum_scene("claudius")).coins(0, 0).house(0, "Lutetia").house(1, "Lutetia").goods(1)
    scene.turn_of(0).play("prefect").choose(actions.PRODUCE + scene.province("gallia")).done()
    assert scene.stored(0) == {"cloth": 1, "brick": 1}
    assert scene.stored(1) == {"brick": 1}


def test_donatus_takes_the_markers_coins() -> None:
    """Forum table: 1 sestertius in a cloth province, otherwise 2."""
    scene = cloth_gallia(forum_scene("donatus")).coins(0, 0).turn_of(0)
    scene.play("prefect").choose(actions.PRODUCE + scene.province("gallia"))
    assert (scene.g.coins[0], scene.stored(0)) == (1, {"cloth": 1})
    scene = forum_scene("donatus").token(Novaria="wine", Aquileia="brick", Syracusae="brick").coins(0, 0).turn_of(0)
    scene.play("prefect").choose(actions.PRODUCE + scene.province("italia"))
    assert (scene.g.coins[0], scene.stored(0)) == (2, {"wine": 1})


def test_sextus_plays_the_prefect_as_a_diplomat() -> None:
    """Forum table: the Prefect copies a face-up card of another player."""
    scene = forum_scene("sextus_pompeius").pile(1, "architect").pile(2, "diplomat").turn_of(0).play("prefect")
    copies = [action for action in scene.legal() if actions.COPY_SEAT <= action < actions.ROLE]
    assert copies == [actions.COPY_SEAT + 1]
    scene.choose(actions.COPY_SEAT + 1)
    assert scene.frame == MOVE


def test_sextus_copies_once_in_a_turn() -> None:
    scene = forum_scene("sextus_pompeius").pile(1, "prefect").turn_of(0).play("prefect").choose(actions.COPY_SEAT + 1)
    assert scene.frame == CHOOSE_PREFECT
    assert not scene.is_legal(actions.COPY_SEAT + 1)


def test_sextus_and_lucius_copy_from_the_display() -> None:
    scene = forum_scene("sextus_pompeius", "lucius").display("colonist").turn_of(0).play("prefect")
    scene.choose(actions.COPY_DISPLAY).choose(actions.INCOME)
    assert scene.to_act == 1


FAR_RIGHT = (None, None, None, None, None, None, "consul")


def test_cornelius_pays_the_place_with_any_goods() -> None:
    """Forum table: the Consul at the far right for 1 cloth and 2 bricks."""
    scene = forum_scene("cornelius").display(*FAR_RIGHT).goods(0, cloth=1, brick=2).turn_of(0).play("senator")
    scene.choose(actions.BUY_CARD + 6)
    assert scene.frame == PAY
    brick = actions.PAY_GOOD + GOOD_NAMES.index("brick")
    scene.choose(brick, brick)
    assert scene.stored(0) == {}


def test_without_cornelius_the_far_right_costs_two_cloth_more() -> None:
    scene = forum_scene().display(*FAR_RIGHT).goods(0, cloth=1, brick=2).turn_of(0).play("senator")
    assert not scene.is_legal(actions.BUY_CARD + 6)
    scene.goods(0, cloth=3)
    assert scene.is_legal(actions.BUY_CARD + 6)


def test_titus_exchanges_one_good_with_the_tribune() -> None:
    """Forum table: 1 brick becomes 1 salt, which may then pay the Tribune's colonist."""
    scene = forum_scene("titus").goods(0, brick=1, tool=1).turn_of(0).play("tribune")
    assert scene.frame == EXCHANGE
    scene.give("brick")
    assert scene.stored(0) == {"tool": 1, "salt": 1}
    assert scene.frame == SETTLE


def test_titus_without_salt() -> None:
    """The game without salt, example 1: 1 good for any other good."""
    scene = forum_scene("titus", modules=WITH_FORUM).goods(0, brick=1).turn_of(0).play("tribune").give("brick")
    assert not scene.is_legal(actions.GET + GOOD_NAMES.index("brick"))
    assert scene.get("cloth").stored(0) == {"cloth": 1}


def test_titus_may_be_left_out() -> None:
    scene = forum_scene("titus").goods(0, brick=1).turn_of(0).play("tribune").done()
    assert scene.stored(0) == {"brick": 1}


# ---- with the fish market


def fish_scene(*cards: str) -> Scene:
    return forum_scene(*cards, modules=SALSA | WITH_FISH)


@pytest.mark.parametrize(("fish", "coins"), [(1, 3), (2, 8)])
def test_claudius_sells_the_fish_marker(fish: int, coins: int) -> None:
    """Balearica rulebook, forum cards: the marker just taken may be sold for 3 or 8 sestertii."""
    scene = fish_scene("claudius").coins(0, 0).turn_of(0)
    scene.g.fish_spot[scene.province("gallia")] = fish
    scene.play("prefect").choose(actions.PRODUCE + scene.province("gallia")).choose(SELL_UNIT)
    assert (scene.g.coins[0], scene.g.fish[0]) == (coins, 0)


@pytest.mark.parametrize("fish", [1, 2])
def test_donatus_takes_a_coin_for_each_fish(fish: int) -> None:
    """Balearica rulebook, forum cards: 1 or 2 sestertii more by the fish taken."""
    scene = fish_scene("donatus").coins(0, 0).turn_of(0)
    scene.g.fish_spot[scene.province("gallia")] = fish
    scene.play("prefect").choose(actions.PRODUCE + scene.province("gallia"))
    assert (scene.g.coins[0], scene.g.fish[0]) == (fish, fish)


def test_tiberius_takes_fish_from_the_supply() -> None:
    """Balearica rulebook, forum cards: the fish marker comes from the supply, the spot keeps its own."""
    scene = fish_scene("tiberius").turn_of(0)
    scene.g.fish_spot[scene.province("gallia")] = 2
    scene.use("tiberius")
    assert scene.g.fish[0] == 2
    assert scene.g.fish_spot[scene.province("gallia")] == 2


# ---- all together


def test_every_card_is_always_somewhere() -> None:
    """All 27 cards are in the stock, discarded, displayed or held, in a whole game of first choices."""
    scene = new_game(3)
    room = [0] * (actions.ACTIONS + 1)
    step = 0
    while not scene.g.over and step < 3000:
        legal(scene.g, scene.b, room)
        choose(scene.g, scene.b, room[1 + step * 7 % room[0]])
        step += 1
        if scene.g.turns > 0:
            places = [scene.g.forum_stock, scene.g.forum_discard, *scene.g.forum_cards[:3]]
            places += [1 << card for card in scene.g.forum_tableau if card != NONE]
            assert sum(places) == cards_in_play(scene.g)
    assert scene.g.turns > 30


def test_patricians_come_first() -> None:
    """Forum facts: 13 patricians, then 14 citizens."""
    printed = cards_in_play(Scene("imperium", 3, SALSA).g)
    assert PATRICIANS & printed == (1 << 13) - 1
    assert printed == (1 << 27) - 1 and printed & (PATRICIANS | CITIZENS) == printed
