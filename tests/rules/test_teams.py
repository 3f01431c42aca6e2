"""Team play: every sentence about teams in the summaries of the Venus and fish-market rules."""

import pytest

from praefectus import data
from praefectus.rules import actions, end, extension, vocabulary
from praefectus.rules.architect import MOVE
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.colonist import CHOOSE_COLONIST
from praefectus.rules.diplomat import COPY
from praefectus.rules.mercator import BUY_START_GOODS, TRADE
from praefectus.rules.modules.fish_market.market import MARKET
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum.actions import TAKE_CARD, USE
from praefectus.rules.modules.forum.citizens import TAKE_FORUM, USE_FORUM
from praefectus.rules.modules.forum.vocabulary import WITH_FORUM
from praefectus.rules.modules.teams.actions import SUGGEST_CARD
from praefectus.rules.modules.teams.partners import PLAY_FOR_SELF, START_SPACE, SUGGEST, partner
from praefectus.rules.modules.teams.vocabulary import WITH_TEAMS
from praefectus.rules.modules.venus.magister import CHOOSE_ROLE
from praefectus.rules.prefect import CHOOSE_PREFECT
from praefectus.rules.senator import BUY
from praefectus.rules.vocabulary import JUPITER, NO_GOODS, NOBODY, NONE, SATURNUS, VENUS
from tests.scene import KIND_NAMES, Scene

LAURENTIUS = [card.id for card in data.forum()].index("laurentius")


def set_up(seats: int = 4, board: str = "imperium", modules: int = 0, options: int = 0) -> Scene:
    """A table whose second partners have not yet chosen their cities."""
    return Scene(board, seats, WITH_TEAMS | modules, options)


def table(seats: int = 4, modules: int = 0, options: int = 0) -> Scene:
    """The first turn; the second partners start in the first city allowed."""
    scene = set_up(seats, modules=modules, options=options)
    while scene.frame == START_SPACE:
        scene.choose(scene.legal()[0])
    return scene


def play(kind: str) -> int:
    return actions.PLAY + KIND_NAMES.index(kind)


def role(kind: str) -> int:
    return actions.ROLE + KIND_NAMES.index(kind)


def suggest(kind: str) -> int:
    return SUGGEST_CARD + KIND_NAMES.index(kind)


def copy_of(seat: int) -> int:
    return actions.COPY_SEAT + seat


# set-up


@pytest.mark.parametrize(("seats", "pairs"), [(4, [(0, 2), (1, 3)]), (6, [(0, 3), (1, 4), (2, 5)])])
def test_partners_sit_opposite(seats: int, pairs: list[tuple[int, int]]) -> None:
    """Venus rules, additional rules: sit opposite of the partner."""
    scene = set_up(seats)
    for first, second in pairs:
        assert partner(scene.g, first) == second
        assert partner(scene.g, second) == first


def test_first_partner_gives_up_the_diplomat_and_second_the_architect() -> None:
    """Venus rules, player setup: seven starting cards, of which each partner gets rid of one."""
    scene = set_up()
    for seat, missing in ((0, "diplomat"), (1, "diplomat"), (2, "architect"), (3, "architect")):
        hand = {"tribune", "architect", "diplomat", "mercator", "prefect", "praetor", "legatus"} - {missing}
        assert sorted(scene.cards_in_hand(seat)) == sorted(hand)


def test_legatus_counts_with_three_gods() -> None:
    """Venus rules, scoring: once each with Jupiter, Saturnus and Venus; the card given up is not scored."""
    scene = set_up()
    for seat in range(4):
        gods = scene.g.gods[seat]
        assert gods[JUPITER] == 2  # Legatus and the Architect or the Diplomat
        assert gods[SATURNUS] == 2  # Legatus and the Prefect
        assert gods[VENUS] == 1


@pytest.mark.parametrize(("seats", "coins"), [(4, [5, 6, 5, 6]), (6, [5, 6, 7, 5, 6, 7])])
def test_coins_go_by_team(seats: int, coins: list[int]) -> None:
    """Venus rules, player setup: 5 for the start team, 6 for the second clockwise, and so on."""
    assert set_up(seats).g.coins[:seats] == coins


def test_magnus_starts_with_the_last_player() -> None:
    """Venus rules, player setup: Praefectus Magnus to the last in clockwise order."""
    assert set_up(4).g.magnus == 3
    assert set_up(6).g.magnus == 5


@pytest.mark.parametrize(("seats", "cards"), [(4, 26), (6, 30)])
def test_team_cards_are_used(seats: int, cards: int) -> None:
    """Venus rules, board setup: the double circle cards; six players use all five numerals."""
    scene = set_up(seats)
    assert scene.g.cards_left + 7 == cards
    assert "prefect_architect" in scene.on_display()
    assert "consul" not in {data.cards().types[card].kind for deck in data.cards().decks["teams"] for card in deck}


def test_second_partner_starts_in_a_city_not_adjacent_to_the_capital() -> None:
    """Venus rules, player setup; Roma's neighbours are Novaria, Aquileia, Syracusae, Massilia and Carthago."""
    scene = set_up()
    assert (scene.frame, scene.to_act) == (START_SPACE, 2)
    offered = {scene.data.names[(action - actions.PLACE_LAND) % vocabulary.PLACES] for action in scene.legal()}
    near = {"Novaria", "Aquileia", "Syracusae", "Massilia", "Carthago"}
    assert offered == {city.name for city in scene.data.cities} - near
    assert "Roma" not in offered
    scene.choose(actions.PLACE_LAND + scene.city("Athenae"))
    assert scene.to_act == 3
    assert [scene.g.colonist[2][slot] for slot in (0, 3)] == [scene.city("Athenae")] * 2
    assert [scene.g.colonist[0][slot] for slot in (0, 3)] == [scene.city("Roma")] * 2
    assert scene.g.on_board[2] == 2 and scene.g.space[2] == 2


def test_city_with_one_kind_of_lines_takes_two_colonists_of_that_kind() -> None:
    """Setup facts, team_setup: one of each kind if the city has both kinds of lines, else two of the fitting kind."""
    scene = set_up(board="hellas")
    scene.choose(actions.PLACE_SEA + scene.city("Naxos")).choose(actions.PLACE_LAND + scene.city("Sparta"))
    assert [slot for slot in range(6) if scene.g.colonist[2][slot] >= 0] == [3, 4]
    assert [slot for slot in range(6) if scene.g.colonist[3][slot] >= 0] == [0, 1]
    assert scene.frame == PLAY_CARD and scene.to_act == 0


def test_both_partners_buy_their_first_goods_before_the_team_acts() -> None:
    """House reading of the start without goods: partners act in the first turn of their team, so both buy before."""
    scene = table(options=NO_GOODS)
    assert scene.g.coins[:4] == [25, 26, 25, 26]
    assert (scene.frame, scene.to_act) == (BUY_START_GOODS, 0)
    scene.done()
    assert (scene.frame, scene.to_act) == (BUY_START_GOODS, 2)
    scene.done()
    assert (scene.frame, scene.to_act) == (PLAY_CARD, 0)
    scene.g.turns = 2
    assert scene.turn_of(2).frame == PLAY_CARD


# the partner acts


def test_partner_carries_out_the_same_action_at_once() -> None:
    """Venus rules, additional rules: immediately after the player; each for the own storehouse and colonists."""
    scene = table().coins(0, 0).coins(2, 0).turn_of(0).play("mercator")
    assert (scene.frame, scene.to_act) == (TRADE, 0)
    scene.done()
    assert (scene.frame, scene.to_act) == (TRADE, 2)
    assert (scene.g.coins[0], scene.g.coins[2]) == (3, 3)
    scene.done()
    assert (scene.frame, scene.to_act) == (PLAY_CARD, 1)
    assert "mercator" in scene.cards_in_hand(2)
    assert scene.g.top[2] == NONE


def test_partner_may_leave_the_action_out() -> None:
    """Venus rules, additional rules: the partner may execute the action; asked where it could be unwelcome."""
    scene = table().turn_of(0).play("prefect").choose(actions.CASH_BONUS)
    assert (scene.frame, scene.to_act) == (CHOOSE_ROLE, 2)
    assert scene.legal() == [actions.DONE, role("prefect")]
    coins = scene.g.coins[2]
    assert scene.done().to_act == 1
    assert scene.g.coins[2] == coins


def test_partner_can_stop_an_architect_at_once() -> None:
    """Venus rules, additional rules: with an Architect leaving it out means neither moving nor building."""
    scene = table().turn_of(0).play("architect").done().done()
    assert (scene.frame, scene.to_act) == (MOVE, 2)
    assert scene.done().done().to_act == 1


def test_specialist_produces_for_both_partners() -> None:
    """Venus rules: each partner's own houses produce for that partner."""
    scene = table().good_in("Burdigala", "wine").good_in("Olisipo", "wine").goods(0).goods(2)
    scene.house(0, "Burdigala").house(2, "Burdigala", "Olisipo").hand(0, "tribune", "vintner").turn_of(0)
    scene.play("vintner").choose(role("vintner"))
    assert (scene.stored(0), scene.stored(2)) == ({"wine": 1}, {"wine": 2})


def test_partner_without_produce_is_only_passed_over() -> None:
    """House reading: what would do nothing is not offered."""
    scene = table().hand(0, "tribune", "vintner").turn_of(0).play("vintner")
    assert scene.legal() == [actions.DONE]


def test_partner_of_a_tribune_takes_back_the_own_cards() -> None:
    """Venus rules, game play: Tribune, team play: the partner then executes the action."""
    scene = table().goods(0).goods(2).coins(0, 0).coins(2, 0)
    scene.hand(0, "tribune").pile(0, "architect", "prefect", "praetor")
    scene.hand(2, "tribune", "legatus").pile(2, "diplomat", "mercator", "prefect", "praetor", "colonist")
    scene.turn_of(0).play("tribune")
    assert scene.g.coins[0] == 1
    scene.choose(role("tribune"))
    assert scene.g.coins[2] == 2
    assert scene.g.top[2] == NONE and len(scene.cards_in_hand(2)) == 7


def test_partner_of_a_tribune_may_keep_the_pile() -> None:
    """Venus rules, additional rules: the partner may execute the action, but need not."""
    scene = table().goods(0).hand(2, "tribune").pile(2, "diplomat", "mercator").turn_of(0).play("tribune").done()
    assert scene.g.top[2] == KIND_NAMES.index("mercator")


def test_partner_of_a_tribune_may_place_a_colonist() -> None:
    """Venus rules, Tribune: 1 colonist into the start city for 1 food and 1 tool, for each partner."""
    scene = table().goods(0).goods(2, food=1, tool=1).turn_of(0).play("tribune").choose(role("tribune"))
    scene.choose(actions.PLACE_LAND + scene.city("Roma"))
    assert scene.g.on_board[2] == 3


def test_resources_are_kept_separate() -> None:
    """Venus rules, additional rules: goods are never shared; a partner's cloth builds no house."""
    scene = table().good_in("Burdigala", "cloth").colonists(0, land=[("Lutetia", "Burdigala")]).coins(0, 50)
    scene.goods(0, brick=1).goods(2, cloth=3).turn_of(0).play("architect").done()
    assert not scene.is_legal(actions.BUILD_HOUSE + scene.city("Burdigala"))


def test_money_is_taken_from_the_partner_when_needed() -> None:
    """Venus rules, additional rules: the partner cannot refuse to give money; the own coins go first."""
    scene = table().good_in("Burdigala", "cloth").colonists(0, land=[("Lutetia", "Burdigala")])
    scene.coins(0, 2).coins(2, 10).goods(0, brick=1, cloth=1).turn_of(0).play("architect").done().build("Burdigala")
    assert (scene.g.coins[0], scene.g.coins[2]) == (0, 7)


def test_money_of_both_partners_together_is_the_limit() -> None:
    """Venus rules, additional rules: one coin short of 5 for both, no house."""
    scene = table().good_in("Burdigala", "cloth").colonists(0, land=[("Lutetia", "Burdigala")])
    scene.coins(0, 2).coins(2, 2).goods(0, brick=1, cloth=1).turn_of(0).play("architect").done()
    assert not scene.is_legal(actions.BUILD_HOUSE + scene.city("Burdigala"))


def test_goods_are_bought_with_the_partners_money_too() -> None:
    """Venus rules, additional rules: money is money, whatever it is needed for."""
    scene = table().coins(0, 0).coins(2, 4).goods(0).turn_of(0).play("mercator").buy("cloth", 1)
    assert (scene.g.coins[0], scene.g.coins[2]) == (0, 0)


def test_colonist_inside_a_city_builds_no_house() -> None:
    """Venus rules, Architect, team play: a colonist still inside a city cannot be used to build."""
    scene = table().colonists(2, land=["Athenae"], sea=["Athenae"]).coins(2, 50)
    scene.goods(2, brick=3, food=3, tool=1, wine=1).turn_of(0).play("architect").done().done()
    assert scene.to_act == 2
    assert scene.done().legal() == [actions.DONE]


# double-choice cards


@pytest.mark.parametrize(("mine", "frame"), [("prefect", MOVE), ("architect", CHOOSE_ROLE)])
def test_partner_must_take_the_other_half(mine: str, frame: int) -> None:
    """Venus rules, double choice cards, team play: the player chooses a personality, the partner must use the other."""
    scene = table().hand(0, "tribune", "prefect_architect").turn_of(0).play("prefect_architect")
    assert scene.legal() == [role("architect"), role("prefect")]
    scene.choose(role(mine))
    if mine == "prefect":
        scene.choose(actions.CASH_BONUS)
    else:
        scene.done().done()
    assert (scene.frame, scene.to_act) == (frame, 2)
    if mine == "architect":
        assert scene.legal() == [actions.DONE, role("prefect")]
        assert scene.choose(role("prefect")).frame == CHOOSE_PREFECT


def test_mercator_half_brings_the_partner_five_coins() -> None:
    """Venus rules, Mercator: 5 sestertii from a purchased card, for the player who gets that half."""
    scene = table().hand(0, "tribune", "architect_mercator").coins(2, 0).turn_of(0).play("architect_mercator")
    scene.choose(role("architect")).done().done()
    assert (scene.frame, scene.to_act, scene.g.coins[2]) == (TRADE, 2, 5)


# Praefectus Magnus


def test_magnus_gives_the_partner_nothing() -> None:
    """Venus rules, Prefect, team play: two bonus goods for the player, one for the partner."""
    scene = table().good_in("Bycantium", "cloth").goods(0).goods(2)
    scene.g.magnus = 0
    scene.turn_of(0).play("prefect").choose(actions.PRODUCE + scene.province("asia"))
    assert sum(scene.stored(0).values()) == 2
    assert scene.g.magnus == 3
    scene.choose(role("prefect"), actions.PRODUCE + scene.province("syria"))
    assert sum(scene.stored(2).values()) == 1
    assert scene.g.magnus == 3


def test_magnus_is_not_used_for_the_partners_prefect() -> None:
    """Venus rules, Prefect, team play: a player who only carries out the partner's Prefect keeps the card for later."""
    scene = table().goods(0).goods(2)
    scene.g.magnus = 2
    scene.turn_of(0).play("prefect").choose(actions.PRODUCE + scene.province("asia"))
    scene.choose(role("prefect"), actions.PRODUCE + scene.province("syria"))
    assert sum(scene.stored(2).values()) == 1
    assert scene.g.magnus == 2
    scene.turn_of(2).play("prefect").choose(actions.PRODUCE + scene.province("hispania"))
    assert sum(scene.stored(2).values()) == 3
    assert scene.g.magnus == 1


def test_partner_needs_another_province() -> None:
    """Venus rules, Prefect: the player turned the marker; the partner chooses another one or takes the coins."""
    scene = table().turn_of(0).play("prefect")
    scene.choose(actions.PRODUCE + scene.province("asia"))
    scene.choose(role("prefect"))
    assert not scene.is_legal(actions.PRODUCE + scene.province("asia"))
    assert scene.is_legal(actions.CASH_BONUS)


# Diplomat


def diplomats(seats: int = 4) -> Scene:
    """Seat 2 holds a Diplomat, everybody has a card on top."""
    scene = table(seats)
    for seat, top in ((0, "colonist"), (1, "mercator"), (3, "architect")):
        scene.hand(seat, "tribune").pile(seat, top)
    return scene.hand(2, "tribune", "diplomat").turn_of(2)


def test_partners_top_card_cannot_be_copied() -> None:
    """Venus rules, Diplomat, team play: not the partner's top card."""
    scene = diplomats().play("diplomat")
    assert scene.legal() == [copy_of(1), copy_of(3)]


def test_both_partners_cannot_copy_the_same_player() -> None:
    """Venus rules, Diplomat, team play: the second partner copies another player's card."""
    scene = diplomats().play("diplomat").choose(copy_of(1)).done()
    assert (scene.frame, scene.to_act) == (CHOOSE_ROLE, 0)
    scene.choose(role("diplomat"))
    assert scene.frame == COPY
    assert scene.legal() == [copy_of(3)]
    assert scene.choose(copy_of(3)).frame == MOVE


def test_partner_with_nothing_left_to_copy_is_passed_over() -> None:
    """Venus rules, Diplomat: only one opponent has a card on top, and the player copied it."""
    scene = diplomats().hand(3, "tribune").play("diplomat").choose(copy_of(1)).done()
    assert scene.legal() == [actions.DONE]


def test_limit_on_copies_ends_with_the_card() -> None:
    """Venus rules, Diplomat: in another turn the same player's card may be copied again."""
    scene = diplomats().play("diplomat").choose(copy_of(1)).done().done()
    scene.hand(0, "tribune", "diplomat").turn_of(0).play("diplomat")
    assert scene.is_legal(copy_of(1))


def test_copied_praetor_lets_only_the_copier_buy() -> None:
    """House reading: the copier buys one card and the row is refilled; the partner carries out a Diplomat instead."""
    scene = diplomats().pile(1, "praetor").display("architect", "colonist").goods(2, tool=2, food=2, cloth=2)
    scene.play("diplomat").choose(copy_of(1)).choose(actions.BUY_CARD)
    scene.chance()
    assert (scene.frame, scene.to_act) == (CHOOSE_ROLE, 0)
    assert None not in scene.on_display()


def test_copied_proconsul_is_only_the_purchase() -> None:
    """House reading: the partner's own card belongs to a Proconsul that was played, not to a copy."""
    scene = diplomats().pile(1, "proconsul").goods(2).play("diplomat").choose(copy_of(1))
    assert scene.frame == BUY
    scene.done().chance()
    assert (scene.frame, scene.to_act) == (CHOOSE_ROLE, 0)


def test_legatus_cannot_be_copied() -> None:
    """House reading: a Legatus has no action of its own."""
    assert diplomats().pile(1, "legatus").play("diplomat").legal() == [copy_of(3)]


def test_copied_double_choice_card_offers_both_halves() -> None:
    """House reading: the copier picks either half; the partner's part is a Diplomat, not the other half."""
    scene = diplomats().pile(1, "prefect_mercator").play("diplomat").choose(copy_of(1))
    assert scene.legal() == [role("prefect"), role("mercator5")]
    scene.choose(role("mercator5")).done()
    assert scene.legal() == [actions.DONE, role("diplomat")]


# Praetor


def praetor() -> Scene:
    scene = table().display("architect", "colonist", "mason", "diplomat", "farmer", "smith", "mercator5")
    return scene.goods(0, tool=2, food=2, brick=2, wine=2).goods(2, tool=2, food=2, brick=2, wine=2).turn_of(0)


def test_praetor_lets_each_partner_buy_one_card() -> None:
    """Venus rules, Praetor: like a Senator, but each partner no more than one card."""
    scene = praetor().play("praetor").choose(actions.BUY_CARD)
    assert (scene.frame, scene.to_act) == (BUY, 2)
    scene.choose(actions.BUY_CARD + 1, actions.PAY_GOOD + vocabulary.BRICK).chance()
    assert (scene.frame, scene.to_act) == (PLAY_CARD, 1)
    assert "architect" in scene.cards_in_hand(0) and "colonist" in scene.cards_in_hand(2)
    assert scene.stored(2) == {"brick": 1, "food": 1, "tool": 2, "wine": 2}


def test_display_is_refilled_only_after_both_partners() -> None:
    """Venus rules, Praetor: the partner still sees the gap and pays for the slots as they were."""
    scene = praetor().play("praetor").choose(actions.BUY_CARD)
    assert scene.on_display() == [None, "colonist", "mason", "diplomat", "farmer", "smith", "mercator5"]
    assert not scene.is_legal(actions.BUY_CARD)
    scene.done().chance()
    assert scene.on_display()[:6] == ["colonist", "mason", "diplomat", "farmer", "smith", "mercator5"]
    assert scene.on_display()[6] is not None


def test_last_card_bought_by_the_partner_brings_the_partner_the_concordia_card() -> None:
    """Venus rules, end game: the player who purchases the last card gets it."""
    for buyers, owner in (((0, 2), 2), ((0,), 0)):
        scene = praetor().display(*["architect", "colonist"][: len(buyers)])
        scene.g.cards_left = 0
        scene.play("praetor").choose(actions.BUY_CARD)
        if len(buyers) == 2:
            scene.choose(actions.BUY_CARD + 1, actions.PAY_GOOD + vocabulary.BRICK)
        else:
            scene.done()
        assert scene.g.end_by == owner


# Proconsul


def proconsul() -> Scene:
    scene = table().display("proconsul", "colonist", "mason", "smith").hand(0, "tribune", "proconsul")
    return scene.goods(0, tool=2, brick=2, food=2, cloth=2).goods(2).turn_of(0)


def test_proconsul_buys_one_card_without_the_slot_but_no_proconsul() -> None:
    """Venus rules, Proconsul: one card from the display, except a Proconsul; price as with the Consul (rulings)."""
    scene = proconsul().play("proconsul")
    assert scene.legal() == [actions.DONE, *(actions.BUY_CARD + slot for slot in (1, 2, 3))]
    scene.choose(actions.BUY_CARD + 3).chance()
    assert scene.stored(0) == {"brick": 1, "food": 2, "tool": 1, "cloth": 2}
    assert (scene.frame, scene.to_act) == (PLAY_FOR_SELF, 2)


def test_partner_of_a_proconsul_plays_a_card_for_themselves_only() -> None:
    """Venus rules, Proconsul: a card from hand, not a Legatus, carried out by the partner alone."""
    scene = proconsul().coins(0, 0).coins(2, 0).play("proconsul").done().chance()
    assert scene.legal() == [play(kind) for kind in ("tribune", "prefect", "mercator", "diplomat", "praetor")]
    scene.choose(play("mercator"))
    assert (scene.frame, scene.to_act, scene.g.coins[2]) == (TRADE, 2, 3)
    scene.done()
    assert (scene.frame, scene.to_act) == (PLAY_CARD, 1)
    assert scene.g.coins[0] == 0
    assert scene.g.top[2] == KIND_NAMES.index("mercator")


def test_partner_of_a_proconsul_chooses_one_half_for_themselves() -> None:
    """Venus rules, Proconsul: for themselves only, so the other half of a double-choice card is left out."""
    scene = proconsul().hand(2, "tribune", "prefect_architect").play("proconsul").done().chance()
    scene.choose(play("prefect_architect"), role("architect")).done().done()
    assert (scene.frame, scene.to_act) == (PLAY_CARD, 1)


def test_magnus_serves_the_own_prefect_of_a_proconsuls_partner() -> None:
    """Venus rules, Prefect: the partner played that card, so Praefectus Magnus counts."""
    scene = proconsul()
    scene.g.magnus = 2
    scene.play("proconsul").done().chance().choose(play("prefect"), actions.PRODUCE + scene.province("asia"))
    assert sum(scene.stored(2).values()) == 2
    assert scene.g.magnus == 1


def test_praetor_played_beside_a_proconsul_buys_for_one() -> None:
    """Venus rules, Praetor and Proconsul: for themselves only, and the row is refilled after the purchase."""
    scene = proconsul().goods(2, food=2, brick=1).play("proconsul").done().chance().choose(play("praetor"))
    scene.choose(actions.BUY_CARD + 1, actions.PAY_GOOD + vocabulary.BRICK).chance()
    assert (scene.frame, scene.to_act) == (PLAY_CARD, 1)


# Legatus


def test_legatus_suggests_one_of_the_partners_cards() -> None:
    """Venus rules, Legatus: look at the partner's hand and place one of the cards in front."""
    scene = table().turn_of(0).play("legatus")
    assert (scene.frame, scene.to_act) == (SUGGEST, 0)
    assert scene.legal() == [suggest(kind) for kind in ("tribune", "prefect", "mercator", "diplomat", "praetor")]
    scene.choose(suggest("mercator"))
    assert (scene.frame, scene.to_act) == (PLAY_FOR_SELF, 2)
    assert scene.g.frame_b[scene.g.depth - 1] == KIND_NAMES.index("mercator") + 1
    assert "mercator" in scene.cards_in_hand(2)


def test_partner_goes_first_and_play_continues_left_of_the_legatus() -> None:
    """Venus rules, Legatus: the partner plays and acts first, then the Legatus' player; then the seat to the left."""
    scene = table().coins(0, 0).coins(2, 0).turn_of(0).play("legatus").choose(suggest("mercator"), play("mercator"))
    assert (scene.frame, scene.to_act, scene.g.coins[2]) == (TRADE, 2, 3)
    scene.done()
    assert (scene.frame, scene.to_act, scene.g.coins[0]) == (TRADE, 0, 3)
    scene.done()
    assert (scene.frame, scene.to_act) == (PLAY_CARD, 1)
    assert scene.g.top[2] == KIND_NAMES.index("mercator") and scene.g.top[0] == KIND_NAMES.index("legatus")


def test_suggestion_may_be_ignored() -> None:
    """Rulings, team play: a request, not an order."""
    scene = table().turn_of(0).play("legatus").choose(suggest("mercator"), play("prefect"))
    assert (scene.frame, scene.to_act) == (CHOOSE_PREFECT, 2)


def test_legatus_is_not_answered_with_a_legatus() -> None:
    """House reading: neither suggested nor played, so that every turn has an action."""
    scene = table().turn_of(0).play("legatus")
    assert not scene.is_legal(suggest("legatus"))
    assert not scene.choose(suggest("tribune")).is_legal(play("legatus"))


def test_legatus_player_takes_the_half_that_the_partner_leaves() -> None:
    """Venus rules, double choice cards: the player of the card chooses, here the partner."""
    scene = table().hand(2, "tribune", "prefect_architect").turn_of(0).play("legatus")
    scene.choose(suggest("prefect_architect"), play("prefect_architect"), role("prefect"), actions.CASH_BONUS)
    assert (scene.frame, scene.to_act) == (MOVE, 0)


def test_magnus_serves_only_the_partner_who_plays_after_a_legatus() -> None:
    """Venus rules, Prefect, team play: the player of the Legatus is now the one without benefit."""
    scene = table().goods(0).goods(2)
    scene.g.magnus = 0
    scene.turn_of(0).play("legatus").choose(suggest("prefect"), play("prefect"))
    scene.choose(actions.PRODUCE + scene.province("asia"), role("prefect"), actions.PRODUCE + scene.province("syria"))
    assert (sum(scene.stored(2).values()), sum(scene.stored(0).values())) == (1, 1)
    assert scene.g.magnus == 0


def test_legatus_answered_with_a_proconsul() -> None:
    """Venus rules: the partner buys, then the player of the Legatus plays another card for themselves."""
    scene = proconsul().hand(2, "tribune", "proconsul").hand(0, "tribune", "legatus", "colonist").turn_of(0)
    scene.play("legatus").choose(suggest("proconsul"), play("proconsul")).done().chance()
    assert (scene.frame, scene.to_act) == (PLAY_FOR_SELF, 0)
    assert scene.choose(play("colonist")).frame == CHOOSE_COLONIST
    assert scene.choose(actions.INCOME).to_act == 1


# end and scoring


def pass_turn(scene: Scene) -> None:
    """Play a Mercator and trade nothing."""
    seat = scene.to_act
    scene.hand(seat, "tribune", "mercator").play("mercator").done().done()


@pytest.mark.parametrize(("seats", "last_turns"), [(4, [1]), (6, [1, 2])])
@pytest.mark.parametrize("by_partner", [False, True])
def test_every_other_team_has_one_last_turn(seats: int, last_turns: list[int], by_partner: bool) -> None:
    """Venus rules, end game, team play: after the team completed its turn, all other teams have one final turn."""
    scene = table(seats).turn_of(0)
    end.trigger_end(scene.g, seats // 2 if by_partner else 0)
    pass_turn(scene)
    played = []
    while not scene.g.over:
        played.append(scene.to_act)
        pass_turn(scene)
    assert played == last_turns


def test_team_completes_its_turn_after_the_fifteenth_house() -> None:
    """Venus rules, end game, team play: the partner still carries out the card."""
    scene = table().coins(0, 50).goods(0, brick=1, food=2).colonists(0, land=[("Lutetia", "Burdigala")])
    scene.good_in("Burdigala", "brick").turn_of(0)
    scene.g.house_count[0] = 14
    scene.play("architect").done().build("Burdigala")
    if scene.to_act == 0:
        scene.done()
    assert scene.g.end_by == 0
    assert (scene.frame, scene.to_act) == (MOVE, 2)


def test_concordia_card_is_worth_seven_points() -> None:
    """Venus rules, end game."""
    scene = table().gods(0)
    end.trigger_end(scene.g, 0)
    assert scene.points(0) == 7


def test_venus_in_teams_counts_provinces_with_both_partners() -> None:
    """Venus rules, gods, team play: 1 point for each province where both partners have at least one house."""
    scene = table().house(0, "Lutetia", "Burdigala", "Olisipo", "Tomis").house(2, "Massilia", "Tomis", "Petra")
    scene.house(1, "Petra", "Olisipo")
    assert scene.god(0, "venus") == scene.god(2, "venus") == 2
    assert scene.god(1, "venus") == scene.god(3, "venus") == 0


def finished(scene: Scene, points: list[int], magnus: int) -> int:
    for seat, amount in enumerate(points):
        scene.gods(seat, vesta=1).goods(seat).coins(seat, 10 * amount)
    scene.g.magnus = magnus
    scene.g.turn = 0
    scene.g.end_by = NOBODY
    end.finish(scene.g, scene.b)
    return scene.g.winner


def test_team_with_most_points_wins_together() -> None:
    """Venus rules, scoring: the best single player loses when the other team has more in all."""
    assert finished(table(), [9, 5, 0, 5], magnus=0) == 1


@pytest.mark.parametrize(("magnus", "winner"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_tie_goes_to_the_team_with_magnus(magnus: int, winner: int) -> None:
    """Venus rules, scoring: the team that has Praefectus Magnus; the winner is named by its first partner."""
    assert finished(table(), [4, 5, 6, 5], magnus) == winner


@pytest.mark.parametrize(("magnus", "winner"), [(2, 1), (5, 1), (1, 1), (0, 0), (3, 0)])
def test_tie_without_magnus_goes_to_the_team_that_would_get_it_next(magnus: int, winner: int) -> None:
    """Venus rules, scoring: the tied team that would receive it next, going to the right; the third team is behind."""
    assert finished(table(6), [4, 5, 0, 6, 5, 0], magnus) == winner


def standings(scene: Scene) -> list[tuple[int, int, bool]]:
    """Result, rank and victory of every seat."""
    g = scene.g
    return [(extension.result(g, s), end.rank_of(g, s), bool(end.has_won(g, s))) for s in range(g.seats)]


def test_partners_have_one_result_one_rank_and_one_victory() -> None:
    """Venus rules, scoring: the second partner has won as the first has; the best single player is last."""
    scene = table()
    finished(scene, [9, 5, 0, 5], magnus=0)
    assert [end.side_of(scene.g, seat) for seat in range(4)] == [0, 1, 0, 1]
    assert standings(scene) == [(9, 2, False), (10, 1, True)] * 2


def test_three_teams_are_ranked_by_their_sums_and_ties_by_magnus() -> None:
    """Venus rules, scoring: the second and third team are tied; the one that Magnus would reach first is before."""
    scene = table(6)
    finished(scene, [4, 5, 7, 6, 2, 0], magnus=5)
    assert standings(scene) == [(10, 1, True), (7, 3, False), (7, 2, False)] * 2
    finished(scene, [4, 5, 7, 6, 2, 0], magnus=4)
    assert standings(scene) == [(10, 1, True), (7, 2, False), (7, 3, False)] * 2


# with the fish market


def test_fish_market_comes_after_the_cards_and_before_each_action() -> None:
    """Fish market, team play: cards first; the active player's market and card, then the partner's market and card."""
    scene = table(modules=WITH_FISH).fish(0, 4).fish(2, 4).coins(0, 9).coins(2, 9).goods(0).goods(2).turn_of(0)
    assert scene.frame == PLAY_CARD
    scene.play("mercator")
    assert (scene.frame, scene.to_act) == (MARKET, 0)
    scene.done()
    assert (scene.frame, scene.to_act) == (TRADE, 0)
    scene.done()
    assert (scene.frame, scene.to_act) == (MARKET, 2)
    scene.done()
    assert (scene.frame, scene.to_act) == (TRADE, 2)
    assert scene.done().frame == PLAY_CARD


def market_table() -> Scene:
    scene = table(modules=WITH_FISH).hand(0, "tribune", "legatus", "proconsul").display("mason", "smith")
    return scene.fish(0, 4).fish(2, 4).coins(0, 9).coins(2, 9).goods(0).goods(2).turn_of(0)


def test_both_cards_of_a_proconsul_are_laid_before_the_market() -> None:
    """Fish-market rules, team play: the partners first place their chosen card(s) on the table."""
    scene = market_table().play("proconsul")
    assert (scene.frame, scene.to_act) == (PLAY_FOR_SELF, 2)
    scene.choose(play("mercator"))
    assert (scene.frame, scene.to_act) == (MARKET, 0)
    scene.done()
    assert (scene.frame, scene.to_act) == (BUY, 0)
    scene.done().chance()
    assert (scene.frame, scene.to_act) == (MARKET, 2)
    scene.done()
    assert (scene.frame, scene.to_act) == (TRADE, 2)
    assert scene.done().to_act == 1


def test_market_of_a_legatus_follows_the_order_of_acting() -> None:
    """Seeds 002 and 003: the partner goes first, with market and card; then the player of the Legatus."""
    scene = market_table().play("legatus").choose(suggest("mercator"), play("mercator"))
    assert (scene.frame, scene.to_act) == (MARKET, 2)
    scene.done().done()
    assert (scene.frame, scene.to_act) == (MARKET, 0)
    scene.done()
    assert (scene.frame, scene.to_act) == (TRADE, 0)


# with the forum


def forum_table() -> Scene:
    scene = set_up(modules=WITH_FORUM)
    while scene.g.depth > 1 or scene.frame != PLAY_CARD:
        scene.chance().choose(scene.legal()[0])
    scene.g.forum_cards[:] = [0] * len(scene.g.forum_cards)
    return scene.goods(0).goods(2)


def test_partners_use_their_own_forum_cards() -> None:
    """Forum with team play: each partner's cards serve only that partner; the other's action is an own move."""
    scene = forum_table()
    scene.g.forum_cards[2] = 1 << LAURENTIUS
    scene.turn_of(0)
    assert not scene.is_legal(USE + LAURENTIUS)
    scene.play("mercator")
    assert not scene.is_legal(USE + LAURENTIUS)
    scene.done()
    assert scene.to_act == 2 and scene.is_legal(USE + LAURENTIUS)


def test_partner_may_use_a_citizen_after_the_action() -> None:
    """Forum with team play: the last chance comes at the end of each partner's part."""
    scene = forum_table()
    scene.g.forum_cards[2] = scene.g.forum_cards[0] = 1 << LAURENTIUS
    scene.turn_of(0).play("mercator").done()
    assert (scene.frame, scene.to_act) == (USE_FORUM, 0)
    scene.done().done()
    assert (scene.frame, scene.to_act) == (USE_FORUM, 2)
    scene.choose(USE + LAURENTIUS)
    assert scene.stored(2) and scene.to_act == 1


def test_player_of_a_legatus_has_one_last_chance_for_citizens() -> None:
    """Forum with team play: it comes after the own part of the partner's card, once."""
    scene = forum_table()
    scene.g.forum_cards[0] = 1 << LAURENTIUS
    scene.turn_of(0).play("legatus").choose(suggest("mercator"), play("mercator")).done().done()
    assert (scene.frame, scene.to_act) == (USE_FORUM, 0)
    assert scene.done().to_act == 1


def test_partner_of_a_tribune_may_take_a_forum_card() -> None:
    """Forum with team play: four cards before the partner open the first place of the tableau to the partner."""
    scene = forum_table().hand(2, "tribune").pile(2, "diplomat", "mercator", "prefect", "praetor")
    scene.turn_of(0).play("tribune").choose(role("tribune"))
    assert (scene.frame, scene.to_act) == (TAKE_FORUM, 2)
    assert scene.legal() == [actions.DONE, TAKE_CARD]
