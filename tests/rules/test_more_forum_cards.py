"""Four more forum cards: named in the fish-market rulebook; what they do is our reading."""

import pytest

from praefectus.game import Game
from praefectus.rules import actions
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.mercator import TRADE
from praefectus.rules.modules.creta.gavdos import CHOOSE_BONUS, GAVDOS
from praefectus.rules.modules.creta.vocabulary import WITH_CRETA
from praefectus.rules.modules.fish_market.actions import ENTER
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum.actions import FORUM_CARD, SELL_UNIT
from praefectus.rules.modules.forum.cards import CITIZENS, PATRICIANS, cards_in_play, count_cards
from praefectus.rules.modules.forum.more_cards import BONUS_GOOD
from praefectus.rules.modules.forum.patricians import SELL_BONUS
from praefectus.rules.modules.forum.vocabulary import FORUM_AUCTION, MORE_FORUM_CARDS, WITH_FORUM
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.senator import BUY
from praefectus.rules.vocabulary import NONE
from tests.rules.test_fish_market import COAST, spot
from tests.scene import GOOD_NAMES, Scene

NEW = ("vitus_marcellus", "emeritus_scipio", "linus_pompeius", "sextus")


def table(*cards: str, modules: int = WITH_FORUM, board: str = "imperium") -> Scene:
    """Red, seat 0, has these forum cards, no goods and 20 sestertii; the last seat has the Praefectus Magnus."""
    scene = Scene(board, 4, modules, MORE_FORUM_CARDS).tableau()
    for seat in range(4):
        scene.forum(seat)
    return scene.forum(0, *cards).goods(0).coins(0, 20)


def at_stand(scene: Scene, stand: str, fish: int) -> Scene:
    """Red begins the turn with so many fish and enters a stand of the coast."""
    scene.g.market_spot[0] = NONE
    return scene.fish(0, fish).turn_of(0).choose(ENTER + spot(stand))


def gallia_with_cloth(scene: Scene) -> Scene:
    """The bonus of Gallia is cloth."""
    return scene.token(Massilia="cloth", Lutetia="brick", Burdigala="food")


def produce(scene: Scene) -> Scene:
    return scene.turn_of(0).play("prefect").choose(actions.PRODUCE + scene.province("gallia"))


# the option


def test_they_take_part_only_with_the_option() -> None:
    """They belong to a mini expansion of their own."""
    scene = Scene("imperium", 3, WITH_FORUM)
    assert count_cards(cards_in_play(scene.g)) == 27
    assert not any(cards_in_play(scene.g) >> scene.forum_card(name) & 1 for name in NEW)
    more = Scene("imperium", 3, WITH_FORUM, MORE_FORUM_CARDS)
    assert cards_in_play(more.g) == PATRICIANS | CITIZENS and count_cards(cards_in_play(more.g)) == 31


def test_the_patricians_among_them_are_dealt_and_the_citizen_comes_with_the_stock() -> None:
    game = Game.new("imperium", 3, ["forum"], {"more_forum_cards": True}, seed=1)
    drawn: set[str] = set()
    for seed in range(40):
        game = Game.new("imperium", 3, ["forum"], {"more_forum_cards": True}, seed=seed)
        bits = game.position.forum_stock | game.position.forum_shown
        drawn |= {name for name in NEW if bits >> Scene().forum_card(name) & 1}
    assert {"vitus_marcellus", "emeritus_scipio", "linus_pompeius"} <= drawn and "sextus" not in drawn


def test_an_auction_shows_them_too() -> None:
    scene = Scene("imperium", 3, WITH_FORUM, MORE_FORUM_CARDS | FORUM_AUCTION)
    assert count_cards(scene.g.forum_shown) == 4
    assert count_cards(scene.g.forum_stock) == 12


# Vitus Marcellus


@pytest.mark.parametrize(("card", "coins"), [("mercator", 25), ("mercator5", 27)])
def test_vitus_adds_two_sestertii_to_a_mercator(card: str, coins: int) -> None:
    scene = table("vitus_marcellus").hand(0, card).turn_of(0).play(card)
    assert (scene.g.coins[0], scene.frame) == (coins, TRADE)


def test_vitus_adds_them_to_a_copied_mercator() -> None:
    """Diplomat: the copied card is carried out as if it were one's own."""
    scene = table("vitus_marcellus").pile(1, "mercator").turn_of(0).play("diplomat")
    assert scene.choose(actions.COPY_SEAT + 1).g.coins[0] == 25


def test_vitus_adds_them_at_the_trading_stand() -> None:
    """Fish market, forum cards: Vitus Marcellus also works with the trading market action."""
    scene = at_stand(table("vitus_marcellus", modules=WITH_FORUM | WITH_FISH), "mercator", fish=1)
    assert (scene.g.coins[0], scene.frame) == (20 + 2 + 2, TRADE)


def test_only_its_owner_gets_them() -> None:
    scene = table().forum(1, "vitus_marcellus").turn_of(0).play("mercator")
    assert scene.g.coins[0] == 23


# Emeritus Scipio

THREE = ("prefect", "prefect", "prefect")
PAY_BRICK = actions.PAY_GOOD + GOOD_NAMES.index("brick")


def buyer(*cards: str, modules: int = WITH_FORUM) -> Scene:
    """3 wine for three Prefects, and a brick for each of the places that cost any good."""
    return table(*cards, modules=modules).display(*THREE).goods(0, brick=2, wine=3)


def bought(scene: Scene) -> int:
    return 3 - sum(card != NONE for card in scene.g.display[:3])


def test_emeritus_buys_three_cards() -> None:
    scene = buyer("emeritus_scipio").turn_of(0).play("senator").choose(actions.BUY_CARD)
    scene.choose(actions.BUY_CARD + 1, PAY_BRICK, actions.BUY_CARD + 2, PAY_BRICK).chance()
    assert scene.stored(0) == {} and scene.frame != BUY
    assert scene.cards_in_hand(0).count("prefect") == 2 + 3  # with those of the start


def test_without_emeritus_a_senator_buys_two() -> None:
    scene = buyer().turn_of(0).play("senator")
    assert scene.g.frame_a[scene.g.depth - 1] == 2


def test_emeritus_with_a_copied_senator() -> None:
    scene = buyer("emeritus_scipio").pile(1, "senator").turn_of(0).play("diplomat").choose(actions.COPY_SEAT + 1)
    assert (scene.frame, scene.g.frame_a[scene.g.depth - 1]) == (BUY, 3)


def test_a_consul_buys_one_card_all_the_same() -> None:
    scene = buyer("emeritus_scipio").hand(0, "consul").turn_of(0).play("consul")
    assert scene.g.frame_a[scene.g.depth - 1] == 1


def test_emeritus_at_the_senator_stand_pays_a_third_fish_for_the_second_card() -> None:
    """Fish market, forum cards: also with the Senator action, for 3 fish instead of 2."""
    scene = at_stand(buyer("emeritus_scipio", modules=WITH_FORUM | WITH_FISH), "senator", fish=3)
    assert scene.g.fish[0] == 1 and actions.DONE not in scene.legal()  # the first card has to be bought
    scene.choose(actions.BUY_CARD)
    assert (scene.g.fish[0], bought(scene)) == (1, 1) and actions.DONE in scene.legal()
    scene.choose(actions.BUY_CARD + 1, PAY_BRICK).chance()
    assert scene.g.fish[0] == 0 and scene.cards_in_hand(0).count("prefect") == 2 + 2 and scene.frame == PLAY_CARD


def test_emeritus_may_leave_it_at_one_card_for_two_fish() -> None:
    scene = at_stand(buyer("emeritus_scipio", modules=WITH_FORUM | WITH_FISH), "senator", fish=3)
    scene.choose(actions.BUY_CARD).done().chance()
    assert scene.g.fish[0] == 1 and scene.cards_in_hand(0).count("prefect") == 2 + 1


def test_emeritus_without_a_third_fish_buys_one_card() -> None:
    scene = at_stand(buyer("emeritus_scipio", modules=WITH_FORUM | WITH_FISH), "senator", fish=2)
    scene.choose(actions.BUY_CARD)
    assert scene.legal() == [actions.DONE]


def test_a_senator_at_the_stand_without_emeritus_buys_one() -> None:
    scene = at_stand(buyer(modules=WITH_FORUM | WITH_FISH), "senator", fish=3)
    scene.choose(actions.BUY_CARD).chance()
    assert scene.g.fish[0] == 1 and scene.frame != BUY


# Linus Pompeius


def test_linus_takes_any_good_as_the_bonus() -> None:
    scene = produce(gallia_with_cloth(table("linus_pompeius")).house(0, "Lutetia"))
    assert scene.frame == BONUS_GOOD
    assert scene.legal() == [actions.GET + good for good in range(5)]  # the cloth of the marker too, but no salt
    scene.get("wine")
    assert scene.stored(0) == {"brick": 1, "wine": 1}
    assert scene.g.bonus_side[scene.province("gallia")] == 1 and scene.to_act == 1


def test_the_others_produce_as_usual_and_store_after_the_choice() -> None:
    scene = produce(gallia_with_cloth(table("linus_pompeius")).house(1, "Massilia").goods(1))
    assert scene.stored(1) == {}
    assert scene.get("tool").stored(1) == {"cloth": 1}


def test_the_praefectus_magnus_doubles_the_good_of_choice() -> None:
    scene = gallia_with_cloth(table("linus_pompeius"))
    scene.g.magnus = 0
    assert produce(scene).get("wine").stored(0) == {"wine": 2}
    assert scene.g.magnus == 3


def test_donatus_and_claudius_go_with_the_good_of_choice() -> None:
    scene = produce(gallia_with_cloth(table("linus_pompeius", "donatus", "claudius"))).get("wine")
    assert (scene.g.coins[0], scene.frame) == (21, SELL_BONUS)  # a sestertius on the back of the cloth marker
    assert scene.choose(SELL_UNIT).g.coins[0] == 27 and scene.stored(0) == {}


def test_linus_and_a_copied_prefect() -> None:
    scene = gallia_with_cloth(table("linus_pompeius")).pile(1, "prefect").turn_of(0).play("diplomat")
    scene.choose(actions.COPY_SEAT + 1).choose(actions.PRODUCE + scene.province("gallia")).get("brick")
    assert scene.stored(0) == {"brick": 1}


@pytest.mark.parametrize("fish", [1, 2])
def test_linus_returns_the_fish_marker_and_takes_a_good(fish: int) -> None:
    """Fish market, forum cards: the marker goes back to the supply, and a good is taken for that province."""
    scene = table("linus_pompeius", modules=WITH_FORUM | WITH_FISH)
    scene.g.fish_spot[scene.province("gallia")] = fish
    produce(scene).get("cloth")
    assert (scene.stored(0), scene.g.fish[0]) == ({"cloth": 1}, 0)
    assert scene.g.fish_spot[scene.province("gallia")] == 0


def test_linus_may_take_the_fish_marker() -> None:
    scene = table("linus_pompeius", "donatus", modules=WITH_FORUM | WITH_FISH)
    scene.g.fish_spot[scene.province("gallia")] = 2
    produce(scene).done()
    assert (scene.stored(0), scene.g.fish[0], scene.g.coins[0]) == ({}, 2, 22)


def test_no_coin_for_fish_that_are_not_taken() -> None:
    scene = produce(table("linus_pompeius", "donatus", "claudius", modules=WITH_FORUM | WITH_FISH)).get("brick")
    assert scene.g.coins[0] == 20 and scene.frame != SELL_BONUS


def test_the_praefectus_piscatus_adds_his_fish_to_the_good() -> None:
    scene = table("linus_pompeius", modules=WITH_FORUM | WITH_FISH)
    scene.g.magnus = 0
    produce(scene).get("food")
    assert (scene.stored(0), scene.g.fish[0], scene.g.magnus) == ({"food": 1}, 1, 3)


def test_gavdos_asks_once() -> None:
    """Creta: its bonus is any good already."""
    scene = table("linus_pompeius", modules=WITH_FORUM | WITH_CRETA, board="creta").turn_of(0).play("prefect")
    scene.choose(actions.PRODUCE + GAVDOS)
    assert scene.frame == CHOOSE_BONUS
    assert scene.get("wine").frame != BONUS_GOOD


def test_a_smoking_province_gives_no_bonus_to_choose() -> None:
    """Sicilia: the province gives no bonus good any more."""
    scene = table("linus_pompeius", modules=WITH_FORUM | WITH_SICILIA, board="sicilia")
    scene.volcano(brown=2)
    scene.turn_of(0).play("prefect").choose(actions.PRODUCE + scene.province("brown"))
    assert scene.frame != BONUS_GOOD


# Sextus


def trader(*cards: str, modules: int = WITH_FORUM) -> Scene:
    return table(*cards, modules=modules).goods(0, wine=1, cloth=1)


def kinds_offered(scene: Scene) -> set[str]:
    goods = set()
    for action in scene.legal():
        family, argument = actions.family_of(action)
        if family in ("buy_goods", "sell_goods"):
            goods.add(GOOD_NAMES[argument // 16])
    return goods


def test_sextus_opens_all_types() -> None:
    scene = trader("sextus").turn_of(0).play("mercator").use("sextus")
    scene.sell("wine", 1).sell("cloth", 1).buy("brick", 1).buy("food", 1)
    assert kinds_offered(scene) == {"tool"}
    scene.buy("tool", 1)
    assert scene.frame != TRADE and scene.stored(0) == {"brick": 1, "food": 1, "tool": 1}
    assert scene.g.forum_discard >> scene.forum_card("sextus") & 1


def test_sextus_after_a_first_trade() -> None:
    scene = trader("sextus").turn_of(0).play("mercator").sell("wine", 1).use("sextus")
    assert scene.g.frame_a[scene.g.depth - 1] == 4 and "wine" not in kinds_offered(scene)


def test_sextus_is_for_trading_only() -> None:
    scene = trader("sextus").turn_of(0)
    assert scene.frame == PLAY_CARD and not scene.may_use("sextus")
    assert scene.play("architect").frame != TRADE and not scene.may_use("sextus")


def test_sextus_with_servius_and_with_a_copied_mercator() -> None:
    scene = trader("sextus", "servius").pile(1, "mercator").turn_of(0).play("diplomat")
    scene.choose(actions.COPY_SEAT + 1)
    assert scene.g.frame_a[scene.g.depth - 1] == 3 and scene.may_use("sextus")
    assert scene.use("sextus").g.frame_a[scene.g.depth - 1] == 5


def test_sextus_at_the_trading_stand_both_buys_and_sells() -> None:
    """Fish market, forum cards: Sextus also works with the trading action; only Servius is limited to one way."""
    assert "mercator" in COAST
    scene = at_stand(trader("sextus", modules=WITH_FORUM | WITH_FISH), "mercator", fish=1)
    scene.use("sextus").sell("wine", 1).buy("brick", 1)
    assert kinds_offered(scene) == {"food", "tool", "cloth"}


def test_sextus_lifts_the_one_way_that_servius_began() -> None:
    scene = at_stand(trader("sextus", "servius", modules=WITH_FORUM | WITH_FISH), "mercator", fish=1)
    scene.sell("wine", 1)
    assert not any(actions.family_of(action)[0] == "buy_goods" for action in scene.legal())
    assert any(actions.family_of(action)[0] == "buy_goods" for action in scene.use("sextus").legal())


def test_sextus_lasts_for_the_turn() -> None:
    scene = at_stand(trader("sextus", modules=WITH_FORUM | WITH_FISH), "mercator", fish=1).use("sextus").done()
    while scene.frame != PLAY_CARD:
        scene.done()
    assert scene.play("mercator").g.frame_a[scene.g.depth - 1] == 5
    scene.done()
    while scene.to_act == 0:
        scene.done()
    assert scene.turn_of(0).g.forum_marks[0] == 0


def test_drawn_like_any_other_card() -> None:
    scene = table().tableau("quintus", "appius", "victoria", "julius")
    assert all(scene.g.forum_stock >> scene.forum_card(name) & 1 for name in NEW)
    assert FORUM_CARD + scene.forum_card("sextus") == actions.FAMILIES["forum_card"].first + 30
