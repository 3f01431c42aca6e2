"""Solitaria: Contrarius' set-up, reactions, building, cards, end and scoring. Sources: reports of Solitaria, graded."""

import pytest

from praefectus import data
from praefectus.engine.interpreted import empty_game
from praefectus.rules import extension
from praefectus.rules.actions import (
    BUY_CARD,
    CARD,
    CASH_BONUS,
    COPY_DISPLAY,
    COPY_SEAT,
    GET,
    INCOME,
    NEW_COLONISTS,
    PLACE_SEA,
    PLAY,
    PRODUCE,
    ROLE,
)
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.diplomat import COPY
from praefectus.rules.end import finish, has_won, rank_of, side_of
from praefectus.rules.modules.balearica.vocabulary import WITH_BALEARICA
from praefectus.rules.modules.fish_market.actions import ENTER, TAKE_OFFER
from praefectus.rules.modules.fish_market.market import MARKET
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum.actions import BID_POINTS
from praefectus.rules.modules.forum.auction import BID, KEEP_PATRICIAN
from praefectus.rules.modules.forum.vocabulary import FORUM_AUCTION, WITH_FORUM
from praefectus.rules.modules.roma.vocabulary import WITH_ROMA
from praefectus.rules.modules.salt.vocabulary import WITH_SALT
from praefectus.rules.modules.sicilia.actions import TILE
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.modules.sicilia.volcano import DRAW_TILE
from praefectus.rules.modules.solitaria.actions import CARD_DIE, CITY_DIE, CITY_PICK
from praefectus.rules.modules.solitaria.contrarius_building import BREAK_TIE
from praefectus.rules.modules.solitaria.contrarius_cards import DRAW_SPECIALIST, ROLL_CARD
from praefectus.rules.modules.solitaria.contrarius_reactions import REACTION_OP
from praefectus.rules.modules.solitaria.contrarius_result import solo_result
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius
from praefectus.rules.modules.solitaria.contrarius_ships import ROLL_CITY
from praefectus.rules.modules.solitaria.vocabulary import (
    SOLO_BEGINNER,
    SOLO_COOPERATIVE,
    SOLO_EXPERT,
    SOLO_VETERAN,
    WITH_SOLITARIA,
)
from praefectus.rules.modules.teams.actions import SUGGEST_CARD
from praefectus.rules.modules.teams.partners import START_SPACE
from praefectus.rules.modules.venus.magister import CHOOSE_ROLE
from praefectus.rules.prefect import CHOOSE_PREFECT
from praefectus.rules.senator import BUY
from praefectus.rules.setup import set_up
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import COIN_SIDE, NONE, PLACES, SLOTS
from tests.scene import GOD_NAMES, GOOD_NAMES, KIND_NAMES, Scene

YOU, SECOND = 0, 1
STANDARD = data.solitaria().handicap["standard"]  # points that his level gives or takes
SPECIALIST_FACE = 5


def solo(board: str = "imperium", modules: int = 0, options: int = 0) -> Scene:
    return Scene(board, 2, WITH_SOLITARIA | modules, options)


def two_people(board: str = "imperium", modules: int = 0, options: int = 0) -> Scene:
    return Scene(board, 3, WITH_SOLITARIA | modules, options)


def together(board: str = "imperium", modules: int = 0) -> Scene:
    return two_people(board, modules, SOLO_COOPERATIVE)


def him(scene: Scene) -> int:
    return contrarius(scene.g)


def card(scene: Scene, kind: str, seat: int = YOU) -> Scene:
    """The seat plays a card of this kind, which may still ask for decisions."""
    return scene.turn_of(seat).hand(seat, kind).play(kind)


def mercator(scene: Scene) -> Scene:
    return card(scene, "mercator").done()


def roll(scene: Scene, good: str) -> Scene:
    assert scene.frame == ROLL_CITY
    return scene.choose(CITY_DIE + GOOD_NAMES.index(good))


def all_cities(scene: Scene, good: str) -> Scene:
    for city in scene.data.cities:
        scene.good_in(city.name, good)
    return scene


def tool_cities(scene: Scene, *names: str) -> Scene:
    """Only these are tool cities."""
    all_cities(scene, "cloth")
    for name in names:
        scene.good_in(name, "tool")
    return scene


def face_up(scene: Scene) -> list[str]:
    return scene.cards_in_hand(him(scene))


# set-up


def test_contrarius_starts_with_five_cards_a_specialist_and_two_colonists() -> None:
    """Solitaria, set-up: two cards of Jupiter, two of Saturnus, one of Mars, a Minerva card; no goods, no money."""
    scene = solo()
    g, seat = scene.g, him(scene)
    assert face_up(scene) == ["architect", "prefect", "colonist", "mercator", "senator", "mason"]
    gods = [g.gods[seat][GOD_NAMES.index(god)] for god in ("vesta", "jupiter", "saturnus", "mercurius", "mars")]
    assert gods == [0, 2, 2, 0, 1]
    assert sum(g.gods[seat][GOD_NAMES.index("minerva") :]) == 1
    assert g.coins[seat] == 0 and sum(g.goods[seat]) == 0
    roma = scene.city("Roma")
    assert g.on_board[seat] == 2 and g.colonist[seat][0] == roma and g.colonist[seat][3] == roma


def test_specialist_is_drawn_first_and_leaves_the_deck() -> None:
    """Solitaria, set-up, proposed: one of Mason, Farmer and Smith, taken out of the first deck."""
    scene = solo()
    scene.g = empty_game()
    set_up(scene.g, scene.b, 2, WITH_SOLITARIA, 0)
    assert scene.frame == DRAW_SPECIALIST
    kinds = [data.cards().types[action - CARD].kind for action in scene.legal()]
    assert kinds == ["mason", "farmer", "smith"]
    assert scene.g.cards_left == 15
    scene.choose(scene.legal()[1])
    assert scene.g.cards_left == 14
    scene.chance()
    assert "farmer" not in scene.on_display()
    assert "farmer" in face_up(scene)


def test_person_starts_like_a_first_player() -> None:
    """Solitaria, set-up: 5 sestertii and the usual hand and goods; the Praefectus Magnus lies with Contrarius."""
    scene = solo()
    assert scene.g.coins[YOU] == 5 and sum(scene.g.goods[YOU]) == 6 and sum(scene.g.hand[YOU]) == 7
    assert scene.g.magnus == him(scene)
    assert two_people().g.coins[:3] == [5, 6, 0]


def test_only_people_have_turns() -> None:
    scene = card(solo(), "senator").done()
    scene.chance()
    assert scene.frame == PLAY_CARD and scene.to_act == YOU


# reactions


def test_architect_makes_him_take_a_card() -> None:
    """Solitaria, reactions: one card from the display, where the die says, without payment."""
    scene = solo().display("architect", "prefect", "colonist", "smith", "farmer", "consul", "weaver")
    card(scene, "architect").done().done()
    assert scene.frame == ROLL_CARD and scene.legal() == [CARD_DIE + face for face in range(6)]
    scene.choose(CARD_DIE + 3)
    assert "smith" in face_up(scene) and scene.g.solo_card == data.cards().types[7].id
    scene.chance()
    assert scene.on_display()[:6] == ["architect", "prefect", "colonist", "farmer", "consul", "weaver"]
    assert scene.on_display()[6] is not None


def test_die_beyond_the_last_card_takes_the_last_one() -> None:
    """Solitaria, card reaction, proposed: if fewer cards lie there, the highest-numbered one."""
    scene = solo().display("architect", "prefect")
    scene.g.cards_left = 0
    card(scene, "architect").done().done().choose(CARD_DIE + 5)
    assert scene.on_display() == ["architect", *[None] * 6]


def test_mercator_makes_him_build_and_the_province_produce() -> None:
    """Solitaria, reactions: 1 house, then its province produces for the people; nobody gets the bonus good."""
    scene = tool_cities(solo(), "Novaria").turned().house(YOU, "Aquileia").goods(YOU)
    mercator(scene)
    roll(scene, "tool")
    assert scene.g.houses[him(scene)] == 1 << scene.city("Novaria")
    assert scene.stored(YOU) == {"cloth": 1}
    assert scene.g.bonus_side[scene.b.city_province[scene.city("Novaria")]] == COIN_SIDE
    assert sum(scene.g.goods[him(scene)]) == 0


def test_inactive_province_does_not_produce() -> None:
    scene = tool_cities(solo(), "Novaria").house(YOU, "Aquileia").goods(YOU)
    scene.turned(scene.data.provinces[scene.b.city_province[scene.city("Novaria")]].id)
    roll(mercator(scene), "tool")
    assert scene.stored(YOU) == {} and scene.g.solo_produced == 0 and scene.g.magnus == him(scene)


def test_magnus_goes_on_after_a_reaction_with_production() -> None:
    """Solitaria, Praefectus Magnus, proposed: it comes to the person, whose Prefect uses it and hands it back."""
    scene = tool_cities(solo(), "Novaria").turned()
    roll(mercator(scene), "tool")
    assert scene.g.magnus == YOU
    free = next(p for p in range(scene.b.provinces) if scene.g.bonus_side[p] != COIN_SIDE)
    card(scene.goods(YOU), "prefect").choose(PRODUCE + free)
    assert sum(scene.g.goods[YOU]) == 2 and scene.g.magnus == him(scene)


def test_senator_makes_him_build_without_production() -> None:
    """Solitaria, reactions, inferred: a plain house."""
    scene = tool_cities(solo(), "Novaria").turned().house(YOU, "Aquileia").goods(YOU)
    roll(card(scene, "senator").done(), "tool")
    assert scene.g.house_count[him(scene)] == 1 and scene.stored(YOU) == {}


def test_consul_makes_him_build() -> None:
    """Solitaria, reactions, proposed: as for a Senator."""
    scene = card(solo(), "consul").done()
    assert scene.frame == ROLL_CITY


def test_prefect_a_scores_his_houses_in_the_province() -> None:
    """Solitaria, reactions: points for his houses there; 1 each is proposed."""
    scene = solo().turned()
    scene.house(him(scene), "Novaria", "Aquileia", "Massilia")
    card(scene, "prefect").choose(PRODUCE + scene.b.city_province[scene.city("Novaria")])
    assert scene.g.solo_points == 2 and scene.g.solo_gain == 2
    assert sum(scene.g.goods[him(scene)]) == 0


def test_prefect_b_scores_two() -> None:
    """Solitaria, reactions: 2 points."""
    scene = card(solo(), "prefect").choose(CASH_BONUS)
    assert scene.g.solo_points == 2


def test_tribune_makes_him_place_a_colonist() -> None:
    """Solitaria, reactions, inferred: up to 6, in the start city; ships first is proposed."""
    scene = solo()
    for placed in range(5):
        assert scene.g.on_board[him(scene)] == min(2 + placed, 6)
        card(scene.goods(YOU), "tribune")
    assert scene.g.on_board[him(scene)] == 6
    assert scene.god(him(scene), "mars") == 12


def test_colonist_card_by_its_use() -> None:
    """Solitaria, reactions, proposed: new colonists bring him one, coins bring him 2 points."""
    scene = solo().goods(YOU, food=1, tool=1)
    card(scene, "colonist").choose(NEW_COLONISTS, PLACE_SEA + scene.city("Roma"))
    assert scene.g.on_board[him(scene)] == 3 and scene.g.solo_points == 0
    card(scene, "colonist").choose(INCOME)
    assert scene.g.on_board[him(scene)] == 3 and scene.g.solo_points == 2


def test_specialist_scores_his_houses_of_the_good() -> None:
    """Solitaria, reactions, proposed: 1 point for each of his houses of that good."""
    scene = tool_cities(solo(), "Novaria", "Massilia")
    scene.house(him(scene), "Novaria", "Massilia", "Aquileia")
    card(scene, "smith")
    assert scene.g.solo_points == 2


def test_a_reaction_that_finds_nothing_builds() -> None:
    """Solitaria, reactions, proposed: nobody starves him with Prefects, specialists, Tribunes and Diplomats."""
    scene = solo().turned()
    card(scene, "prefect").choose(PRODUCE)
    assert scene.frame == ROLL_CITY, "a province without his houses"
    scene = all_cities(solo(), "wine")
    card(scene, "weaver")
    assert scene.frame == ROLL_CITY, "no house of his in a cloth city"
    scene.chance()
    scene.colonists(him(scene), land=["Roma"] * 3, sea=["Roma"] * 3)
    card(scene.goods(YOU), "tribune")
    assert scene.frame == ROLL_CITY, "all his colonists are on the board"
    scene.chance()
    scene.hand(him(scene))
    card(scene, "diplomat")
    assert scene.frame == ROLL_CITY, "nothing to copy"
    scene.chance()
    assert scene.g.house_count[him(scene)] == 3 and scene.g.solo_points == 0 and scene.frame == PLAY_CARD


def test_without_a_city_or_a_house_he_takes_a_card_instead() -> None:
    """Solitaria, reactions, proposed: also where it was a house that he could not build."""
    scene = solo()
    scene.g.houses[him(scene)] = (1 << scene.b.cities) - 1
    card(scene, "senator").done().choose(CITY_DIE)
    assert scene.frame == ROLL_CARD
    scene.choose(CARD_DIE).chance()
    assert sum(scene.g.hand[him(scene)]) == 7 and scene.frame == PLAY_CARD


def test_what_a_reaction_finds_is_enough() -> None:
    """Solitaria, reactions, proposed: a point, a colonist, a house or a card, and nothing instead."""
    scene = solo().turned().goods(YOU)
    scene.house(him(scene), "Novaria")
    card(scene, "prefect").choose(PRODUCE + scene.b.city_province[scene.city("Novaria")])
    assert scene.frame == PLAY_CARD and scene.g.solo_points == 1
    card(scene, "tribune")
    assert scene.frame == PLAY_CARD
    roll(card(scene, "senator").done(), "tool")
    scene.chance()
    card(scene, "architect").done().done().choose(CARD_DIE)
    scene.chance()
    assert scene.frame == PLAY_CARD and scene.g.house_count[him(scene)] == 2 and scene.g.solo_points == 1


def test_every_kind_of_card_has_a_reaction() -> None:
    """Each line of the data is used: only what copies, repeats or chooses has no steps of its own."""
    no_steps = {KIND_NAMES[kind] for kind, ways in enumerate(REACTION_OP) if not any(map(sum, ways))}
    assert no_steps == {
        "diplomat", "magister", "legatus", "prefect_architect", "architect_mercator", "prefect_mercator",
    }  # fmt: skip


# the Diplomat


def test_diplomat_copies_any_face_up_card_and_turns_it_over() -> None:
    """Solitaria, Diplomat: any open card of his; then it lies face down, still scores, and he reacts to it."""
    scene = card(solo(), "diplomat")
    assert scene.frame == COPY
    assert [KIND_NAMES[a - ROLE] for a in scene.legal()] == face_up(scene)
    cards = scene.g.gods[him(scene)][:]
    scene.choose(ROLE + KIND_NAMES.index("senator")).done()
    assert scene.frame == ROLL_CITY
    assert "senator" not in face_up(scene) and scene.g.gods[him(scene)] == cards
    scene.chance()
    card(scene, "diplomat")
    assert not scene.is_legal(ROLE + KIND_NAMES.index("senator"))


def test_copied_prefect_counts_as_the_way_it_was_used() -> None:
    scene = card(solo(), "diplomat").choose(ROLE + KIND_NAMES.index("prefect"), CASH_BONUS)
    assert scene.g.solo_points == 2


def test_third_party_diplomat_may_copy_either() -> None:
    scene = card(two_people().pile(SECOND, "architect"), "diplomat")
    assert scene.legal()[0] == COPY_SEAT + SECOND and len(scene.legal()) == 7


# building


def test_rolled_tool_novaria() -> None:
    """Solitaria, build reaction: the empty tool city in a province new to him, whatever else there is."""
    scene = tool_cities(solo(), "Novaria", "Massilia", "Olisipo")
    scene.house(YOU, "Olisipo").house(him(scene), "Lutetia")
    assert preference(scene) == ("Novaria", 0), "Massilia lies in his Gallia, Olisipo is not empty"


def preference(scene: Scene) -> tuple[str, int]:
    """Return where he builds after rolling a tool, and which preference it was."""
    roll(card(scene, "senator").done(), "tool")
    return scene.data.names[scene.g.solo_city], scene.g.solo_rung


def test_second_preference_is_the_emptiest_city_of_a_new_province() -> None:
    """Solitaria, build reaction, proposed order, second step."""
    scene = tool_cities(two_people(), "Novaria", "Massilia", "Olisipo")
    scene.house(YOU, "Novaria", "Olisipo").house(SECOND, "Olisipo").house(him(scene), "Lutetia")
    assert preference(scene) == ("Novaria", 1), "Massilia is empty, but in his Gallia"


def test_third_preference_is_an_empty_city_of_an_own_province() -> None:
    """Solitaria, build reaction, proposed order, third step."""
    scene = tool_cities(solo(), "Novaria", "Aquileia")
    scene.house(YOU, "Aquileia").house(him(scene), "Syracusae")
    assert preference(scene) == ("Novaria", 2)


def other_cities_of(scene: Scene, name: str) -> list[str]:
    province = scene.b.city_province[scene.city(name)]
    return [c.name for n, c in enumerate(scene.data.cities) if scene.b.city_province[n] == province and c.name != name]


def test_last_preference_is_the_city_with_the_fewest_houses() -> None:
    """Solitaria, build reaction, proposed order, last step."""
    scene = tool_cities(solo(), "Novaria").house(YOU, "Novaria")
    scene.house(him(scene), *other_cities_of(scene, "Novaria"))
    assert preference(scene) == ("Novaria", 3)


def test_ties_go_to_the_province_with_the_fewest_houses_of_people() -> None:
    """Solitaria, build reaction, proposed: both people's houses count, then chance."""
    scene = tool_cities(two_people(), "Novaria", "Massilia")
    scene.house(YOU, other_cities_of(scene, "Massilia")[0]).house(SECOND, other_cities_of(scene, "Novaria")[0])
    card(scene, "senator").done()
    roll(scene, "tool")
    assert scene.frame == BREAK_TIE
    assert scene.legal() == sorted(CITY_PICK + scene.city(name) for name in ("Novaria", "Massilia"))
    scene = tool_cities(two_people(), "Novaria", "Massilia").house(YOU, other_cities_of(scene, "Massilia")[0])
    assert preference(scene) == ("Novaria", 0)


def test_chance_breaks_the_tie() -> None:
    scene = card(tool_cities(solo(), "Novaria", "Massilia"), "senator").done()
    roll(scene, "tool").choose(CITY_PICK + scene.city("Massilia"))
    assert scene.g.houses[him(scene)] == 1 << scene.city("Massilia")
    assert scene.frame == PLAY_CARD


def test_without_a_city_of_the_kind_he_takes_the_next_good() -> None:
    """Solitaria, build reaction, proposed: brick, food, tool, wine, cloth, brick ..."""
    scene = all_cities(solo(), "food").good_in("Novaria", "brick")
    assert preference(scene) == ("Novaria", 0)
    assert GOOD_NAMES[scene.g.solo_rolled] == "tool" and GOOD_NAMES[scene.g.solo_good] == "brick"


def test_specialist_face_means_his_highest_specialist() -> None:
    """Solitaria, build reaction: the sixth face; the ranking is proposed."""
    scene = tool_cities(solo(), "Novaria").gods(YOU)
    scene.gods(him(scene), mason=1, smith=1)
    card(scene, "senator").done().choose(CITY_DIE + SPECIALIST_FACE)
    assert scene.g.solo_city == scene.city("Novaria") and scene.g.solo_rolled == SPECIALIST_FACE


# end and scoring


def test_score_example_of_the_table() -> None:
    """Solitaria, cross-check: 3 Jupiter x 6 houses outside brick, 3 Saturnus x 9 provinces, 3 Mars x 4 colonists."""
    scene = solo()
    seat = him(scene)
    provinces = scene.b.provinces
    cities = [next(n for n in range(scene.b.cities) if scene.b.city_province[n] == p) for p in range(provinces)][:9]
    for number, city in enumerate(cities):
        scene.good_in(scene.data.names[city], "brick" if number < 3 else "wine")
    scene.house(seat, *(scene.data.names[city] for city in cities)).gods(seat, jupiter=3, saturnus=3, mars=3)
    scene.colonists(seat, land=["Roma", "Roma"], sea=["Roma", "Roma"])
    worth = [3 * scene.god(seat, god) for god in ("jupiter", "saturnus", "mars")]
    assert worth == [18, 27, 24]
    assert scene.points(seat) == 18 + 27 + 24 + STANDARD


def test_card_counts_of_the_table() -> None:
    """Solitaria, cross-check: 6 Architects, 6 Mercators, 3 Senators, 2 Tribunes make 6 cards, 9 houses, 4 colonists."""
    scene = solo()
    seat = him(scene)
    cards = sum(scene.g.hand[seat])
    for kind in ["architect"] * 6 + ["mercator"] * 6 + ["senator"] * 3 + ["tribune"] * 2:
        card(scene, kind)
        while scene.frame != PLAY_CARD:
            scene.choose(scene.legal()[0])
    assert sum(scene.g.hand[seat]) == cards + 6
    assert scene.g.house_count[seat] == 9
    assert scene.g.on_board[seat] == 4


def test_track_points_and_level_are_added() -> None:
    """Solitaria, scoring: his reactions' points; what he loses by level is proposed."""
    lost = data.solitaria().handicap
    assert list(lost.values()) == sorted(lost.values())
    for options, level in zip((SOLO_BEGINNER, 0, SOLO_VETERAN, SOLO_EXPERT), lost, strict=True):
        scene = solo(options=options)
        scene.gods(him(scene))
        scene.g.solo_points = 5
        assert scene.points(him(scene)) == 5 + lost[level]


def test_person_ends_the_game_and_he_still_reacts() -> None:
    """Solitaria, end, proposed: the Concordia card is the person's, then his reaction, then it is over."""
    scene = solo().display("architect").goods(YOU, tool=1)
    scene.g.cards_left = 0
    card(scene, "senator").choose(BUY_CARD)
    if scene.frame == BUY:
        scene.done()
    assert scene.g.end_by == YOU and scene.frame == ROLL_CITY
    scene.chance()
    assert scene.g.over and scene.g.house_count[him(scene)] == 1


def test_contrarius_ends_the_game_and_the_person_plays_once_more() -> None:
    """Solitaria, end, proposed: he takes the Concordia card; a last card without reaction."""
    scene = solo()
    scene.g.house_count[him(scene)] = HOUSES - 1
    card(scene, "senator").done()
    scene.chance()
    assert scene.g.end_by == him(scene) and scene.frame == PLAY_CARD
    points = scene.g.solo_points
    scene.hand(YOU, "prefect").play("prefect").choose(CASH_BONUS)
    assert scene.g.over and scene.g.solo_points == points


def test_last_display_card_taken_by_him_ends_the_game() -> None:
    """Solitaria, end: taking the last card triggers it."""
    scene = solo().display("architect")
    scene.g.cards_left = 0
    card(scene, "architect").done().done().choose(CARD_DIE)
    assert scene.g.end_by == him(scene)


def test_third_party_both_people_have_a_last_turn() -> None:
    scene = two_people()
    scene.g.house_count[him(scene)] = HOUSES - 1
    card(scene, "senator", SECOND).done()
    scene.chance()
    for seat in (YOU, SECOND):
        assert scene.frame == PLAY_CARD and scene.to_act == seat
        scene.hand(seat, "prefect").play("prefect").choose(CASH_BONUS)
    assert scene.g.over


def result(scene: Scene, *points: int) -> int:
    """Who wins with these points?"""
    for seat, value in enumerate(points):
        scene.gods(seat)
        scene.g.god_points[seat] = value
    scene.g.solo_points = -STANDARD
    scene.g.modules |= WITH_ROMA
    scene.b = Scene("roma", 2, WITH_ROMA).b
    finish(scene.g, scene.b)
    return scene.g.winner


def test_a_tie_is_a_loss() -> None:
    """Solitaria, end, proposed: the person needs more points than he has."""
    assert result(solo(), 50, 49) == YOU
    assert result(solo(), 50, 50) == 1
    assert result(two_people(), 60, 50, 60) == 2
    assert result(two_people(), 60, 61, 60) == SECOND


def test_two_people_together_need_more_than_he_on_average() -> None:
    """Solitaria, team, proposed: half of both partners' points, rounded down, must exceed his."""
    assert result(together(), 60, 51, 55) == 2
    scene = together()
    assert result(scene, 60, 52, 55) == YOU
    assert solo_result(scene.g, SECOND) == 56


def standings(scene: Scene) -> list[tuple[int, int, bool]]:
    """Result, rank and victory of every seat, his the last."""
    g = scene.g
    return [(extension.result(g, s), rank_of(g, s), bool(has_won(g, s))) for s in range(g.seats)]


def test_partners_share_half_of_both() -> None:
    """Solitaria, team, proposed: both win with more than he, and both lose with as much."""
    scene = together()
    result(scene, 60, 53, 55)
    assert standings(scene) == [(56, 1, True), (56, 1, True), (55, 2, False)]
    scene = together()
    result(scene, 60, 51, 55)
    assert standings(scene) == [(55, 2, False), (55, 2, False), (55, 1, True)]
    assert [side_of(scene.g, seat) for seat in range(3)] == [0, 0, 2]


def test_a_third_party_has_a_rank_of_his_own() -> None:
    """Solitaria, third party, proposed: a tie is his, no matter who has the Praefectus Magnus."""
    scene = two_people()
    scene.g.magnus = YOU
    result(scene, 60, 61, 60)
    assert standings(scene) == [(60, 3, False), (61, 1, True), (60, 2, False)]
    scene = two_people()
    scene.g.magnus = SECOND
    result(scene, 60, 60, 59)
    assert standings(scene) == [(60, 2, False), (60, 1, True), (59, 3, False)]


# two people together


def test_together_the_reaction_comes_after_both_partners() -> None:
    """Solitaria, team: the partner carries out the card too; then one reaction."""
    scene = together()
    card(scene, "mercator", YOU).done()
    assert scene.to_act == SECOND
    scene.done()
    assert scene.frame == ROLL_CITY
    scene.chance()
    assert scene.frame == PLAY_CARD and scene.to_act == SECOND
    assert scene.g.house_count[him(scene)] == 1


def test_together_he_reacts_to_the_player_of_the_card() -> None:
    """Solitaria, team, proposed: the partner's use of a Prefect does not count."""
    scene = together().turned()
    card(scene, "prefect", YOU).choose(CASH_BONUS)
    assert scene.frame == CHOOSE_ROLE
    scene.choose(scene.legal()[-1]).choose(PRODUCE)
    assert scene.g.solo_points == 2


def test_together_double_choice_counts_as_the_chosen_half() -> None:
    """Solitaria, team, proposed: once, to the half that the player of the card chose."""
    scene = card(together(), "architect_mercator").choose(ROLE + KIND_NAMES.index("architect")).done().done()
    scene.done()
    assert scene.frame == ROLL_CARD


def test_together_proconsul_counts_as_consul() -> None:
    """Solitaria, team, proposed: a house for the Proconsul, nothing for the partner's own card."""
    scene = together().hand(SECOND, "prefect")
    card(scene, "proconsul").done()
    scene.choose(PLAY + KIND_NAMES.index("prefect"), CASH_BONUS)
    assert scene.frame == ROLL_CITY and scene.g.solo_points == 0


def test_together_legatus_counts_as_the_partners_card() -> None:
    """Solitaria, team, proposed: he reacts to the card that the partner played."""
    scene = together().hand(SECOND, "mercator")
    mercator_kind = KIND_NAMES.index("mercator")
    card(scene, "legatus").choose(SUGGEST_CARD + mercator_kind, PLAY + mercator_kind).done().done()
    assert scene.frame == ROLL_CITY


def test_together_on_boards_without_a_capital_both_start_as_usual() -> None:
    """Solitaria, team, proposed: the second partner's free start needs a start city."""
    scene = together("roma", WITH_ROMA)
    assert scene.frame == PLAY_CARD and scene.g.colonist[SECOND] == scene.g.colonist[YOU]
    assert together().frame == START_SPACE


# Roma and Sicilia


def ship(scene: Scene, number: int = 0) -> int:
    """The track space of his ship."""
    place = scene.g.colonist[him(scene)][3 + number]
    return max(place - PLACES, 0)


def build_on_roma(scene: Scene, good: str = "cloth") -> Scene:
    """He builds one house of this good in the city."""
    roll(card(scene, "senator").done(), good)
    if scene.frame == BREAK_TIE:
        scene.choose(scene.legal()[0])
    return scene


def test_roma_every_house_moves_his_foremost_ship() -> None:
    """Roma and Solitaria: Carthago, Athenae, Byzantium; in standard mode without building there."""
    scene = solo("roma", WITH_ROMA)
    stops = []
    for _ in range(4):
        build_on_roma(scene)
        stops.append(scene.spaces[ship(scene)])
    assert stops == ["Carthago", "Athenae", "Byzantium", "Byzantium"]
    assert scene.g.houses[him(scene)] >> 25 == 0
    assert scene.g.house_count[him(scene)] == 5, "four houses and the mark on a god"


def test_roma_second_ship_follows_when_the_first_has_arrived() -> None:
    """Roma and Solitaria, proposed: the foremost ship that can still move."""
    scene = solo("roma", WITH_ROMA)
    scene.colonists(him(scene), sea=["Athenae", "Ostia"])
    build_on_roma(scene)
    assert scene.spaces[ship(scene)] == "Byzantium" and ship(scene, 1) == 0
    build_on_roma(scene)
    assert scene.spaces[ship(scene, 1)] == "Carthago"


def test_roma_byzantium_scores_his_best_god() -> None:
    """Roma and Solitaria: the highest scoring god for him, at once."""
    scene = solo("roma", WITH_ROMA)
    seat = him(scene)
    scene.gods(seat).colonists(seat, land=["Before the walls"], sea=["Athenae"]).token(Pantheon="tool", Emporium="tool")
    scene.house(seat, "Pantheon", "Emporium")
    build_on_roma(scene, "tool")
    assert GOD_NAMES[scene.g.solo_god] == "minerva"
    assert scene.points(seat) == 9 + STANDARD


@pytest.mark.parametrize("level", [SOLO_VETERAN, SOLO_EXPERT])
def test_roma_veteran_and_expert_build_on_the_track_by_die(level: int) -> None:
    """Roma and Solitaria: a house when the white die fits one of the sites."""
    scene = build_on_roma(solo("roma", WITH_ROMA, level))
    roll(scene, "food")
    assert scene.g.houses[him(scene)] >> scene.city("Carthago (food)") & 1
    build_on_roma(scene)
    roll(scene, "brick")
    assert scene.spaces[ship(scene)] == "Athenae" and scene.g.house_count[him(scene)] == 3


def test_roma_his_houses_in_the_city_are_never_on_the_track() -> None:
    scene = solo("roma", WITH_ROMA)
    for city in scene.data.cities[:25]:
        scene.good_in(city.name, "cloth")
    build_on_roma(scene, "tool")
    assert scene.g.solo_city < 25 and GOOD_NAMES[scene.g.solo_good] == "cloth"


def test_sicilia_tribune_reaction_draws_a_tile_too() -> None:
    """Sicilia and Solitaria: the person draws one, then Contrarius another, then his colonist comes."""
    scene = solo("sicilia", WITH_SICILIA).volcano().goods(YOU)
    card(scene, "tribune")
    assert scene.frame == DRAW_TILE
    scene.choose(TILE)
    assert scene.frame == DRAW_TILE and scene.g.on_board[him(scene)] == 2
    scene.choose(TILE + 1)
    assert scene.g.volcano[scene.province("brown")] == 2
    assert scene.g.on_board[him(scene)] == 3 and sum(scene.g.goods[him(scene)]) == 0


def test_sicilia_closes_provinces_to_him_too() -> None:
    """Sicilia and Solitaria: no building and no production where the volcano forbids it."""
    scene = tool_cities(solo("sicilia", WITH_SICILIA).volcano(yellow=3), "Messana", "Gela")
    roll(card(scene, "senator").done(), "tool")
    assert scene.g.solo_city == scene.city("Gela")


def test_sicilia_erupted_provinces_count_for_no_specialist_of_his() -> None:
    """Sicilia, specialists: no production where the volcano erupted; all special rules apply to Contrarius too."""
    scene = tool_cities(solo("sicilia", WITH_SICILIA).volcano(yellow=4), "Messana", "Gela")
    scene.house(him(scene), "Messana", "Gela")
    card(scene, "smith")
    assert scene.g.solo_points == 1


def test_sicilia_tiles_go_by_the_number_of_parties() -> None:
    """Sicilia, volcano tiles: three parties have 3 neutral tiles and 2 draws before the game, Contrarius is one."""
    for people, neutral, before in ((1, 0, 3), (2, 3, 2)):
        scene = solo("sicilia", WITH_SICILIA) if people == 1 else two_people("sicilia", WITH_SICILIA)
        scene.g = empty_game()
        set_up(scene.g, scene.b, people + 1, WITH_SOLITARIA | WITH_SICILIA, 0)
        assert scene.g.neutral_left == neutral
        assert [scene.g.frame_kind[frame] for frame in range(scene.g.depth)].count(DRAW_TILE) == before


def test_balearica_his_colonist_needs_a_house() -> None:
    """Balearica: new colonists stand only in cities with an own house, his too."""
    scene = solo("balearica", WITH_BALEARICA).goods(YOU)
    assert scene.g.on_board[him(scene)] == 2 and scene.g.colonist[him(scene)][0] == -1
    card(scene, "tribune")
    assert scene.g.on_board[him(scene)] == 2
    scene.house(him(scene), scene.data.cities[0].name)
    card(scene.goods(YOU), "tribune")
    assert scene.g.on_board[him(scene)] == 3


# salt, fish market and forum, all proposed


def test_salt_city_is_of_every_kind_he_rolls() -> None:
    """Solitaria with salt: salt takes the place of any good, also when he looks for a city."""
    scene = all_cities(solo(modules=WITH_SALT), "cloth").good_in("Novaria", "salt")
    assert preference(scene) == ("Novaria", 0)
    assert GOOD_NAMES[scene.g.solo_rolled] == GOOD_NAMES[scene.g.solo_good] == "tool"


def test_salt_and_cities_of_the_kind_are_equals_to_him() -> None:
    """Solitaria with salt: the order of preference decides, then people's houses, then chance."""
    scene = tool_cities(solo(modules=WITH_SALT), "Massilia").good_in("Novaria", "salt")
    roll(card(scene, "senator").done(), "tool")
    assert scene.frame == BREAK_TIE
    assert scene.legal() == sorted(CITY_PICK + scene.city(name) for name in ("Novaria", "Massilia"))


def test_his_salt_cities_score_like_a_players() -> None:
    """Salt: for Jupiter and the best specialist, no good for Mercurius; they do not produce for a specialist."""
    scene = tool_cities(solo(modules=WITH_SALT), "Massilia").good_in("Novaria", "salt")
    seat = him(scene)
    scene.house(seat, "Novaria", "Massilia").gods(seat, smith=1)
    assert [scene.god(seat, god) for god in ("jupiter", "mercurius", "minerva")] == [2, 2, 6]
    card(scene, "smith")
    assert scene.g.solo_points == 1


def test_his_production_takes_the_fish_away_and_nobody_gets_it() -> None:
    """Solitaria with the fish market: the houses produce, the spot is empty, the Praefectus Piscatus moves on."""
    scene = tool_cities(solo(modules=WITH_FISH), "Novaria").house(YOU, "Aquileia").goods(YOU)
    province = scene.b.city_province[scene.city("Novaria")]
    assert scene.g.fish_spot[province] == 1 and scene.g.magnus == him(scene)
    roll(mercator(scene), "tool")
    assert scene.g.fish_spot[province] == 0 and scene.g.fish[:2] == [0, 0]
    assert scene.stored(YOU) == {"cloth": 1} and scene.g.magnus == YOU


def test_a_province_without_fish_does_not_produce_for_his_house() -> None:
    scene = tool_cities(solo(modules=WITH_FISH), "Novaria").house(YOU, "Aquileia").goods(YOU)
    scene.g.fish_spot[scene.b.city_province[scene.city("Novaria")]] = 0
    roll(mercator(scene), "tool")
    assert scene.stored(YOU) == {} and scene.g.solo_produced == 0


def test_prefects_for_fish_bring_him_the_usual_points() -> None:
    """Solitaria with the fish market: points for his houses where fish is taken; 2 when the spots are filled again."""
    scene = solo(modules=WITH_FISH).house(1, "Novaria", "Aquileia")
    card(scene, "prefect").choose(PRODUCE + scene.b.city_province[scene.city("Novaria")])
    assert scene.g.fish[YOU] == 1 and scene.g.solo_points == 2
    card(scene.goods(YOU).fish(YOU, 0), "prefect").choose(CASH_BONUS, GET)
    assert scene.g.solo_points == 4


STANDS = [spot.stands for spot in data.fish_market().sides["coastal"].spots]


def test_a_stand_that_does_what_a_card_does_brings_him_points() -> None:
    """Solitaria with the fish market: 2 points for a colonist; the card of the turn is answered as usual."""
    scene = solo(modules=WITH_FISH).goods(YOU, food=2).fish(YOU, 6).turn_of(YOU)
    scene.choose(ENTER + STANDS.index(["colonist"]), TAKE_OFFER)
    scene.choose(PLACE_SEA + scene.city("Roma"))
    assert scene.g.solo_points == data.solitaria().stand_points == 2
    assert scene.g.on_board[YOU] == 3 and scene.g.on_board[him(scene)] == 2
    while scene.frame == MARKET:
        scene.done()
    scene.hand(YOU, "prefect").play("prefect").choose(CASH_BONUS, GET)
    assert scene.g.solo_points == 4


def test_in_the_last_turns_he_reacts_to_no_stand() -> None:
    scene = solo(modules=WITH_FISH).goods(YOU, food=1).fish(YOU, 6)
    scene.g.end_by, scene.g.solo_end = him(scene), scene.g.turns + 1
    scene.turn_of(YOU).choose(ENTER + STANDS.index(["colonist"]), TAKE_OFFER, PLACE_SEA + scene.city("Roma"))
    assert scene.g.on_board[YOU] == 3 and scene.g.solo_points == 0


def test_only_people_go_to_the_market_and_goods_bring_no_reaction() -> None:
    """Solitaria with the fish market: stands of goods and coins are no card."""
    scene = solo(modules=WITH_FISH).fish(YOU, 4).turn_of(YOU)
    assert scene.frame == MARKET and scene.to_act == YOU
    scene.choose(ENTER + STANDS.index(["money"]))
    while scene.frame != PLAY_CARD:
        scene.choose(scene.legal()[0])
    assert scene.g.solo_points == scene.g.house_count[him(scene)] == 0 and scene.g.market_spot[him(scene)] == NONE


def test_together_each_goes_to_the_market_before_carrying_out_a_card() -> None:
    """Solitaria, team, with the fish market: as partners do, after the card was laid, once each."""
    scene = together(modules=WITH_FISH).chance()
    while scene.frame != PLAY_CARD:
        scene.choose(scene.legal()[0])
    scene.fish(YOU, 4).fish(SECOND, 4).turn_of(YOU)
    assert scene.frame == PLAY_CARD
    scene.hand(YOU, "mercator").play("mercator")
    assert scene.frame == MARKET and scene.to_act == YOU
    scene.done().done()
    assert scene.frame == MARKET and scene.to_act == SECOND
    scene.done().done()
    assert scene.frame == ROLL_CITY


def test_forum_is_set_up_for_people_only() -> None:
    """Solitaria with the forum: two patricians for each person to choose from, none for him."""
    for scene, people in ((solo(modules=WITH_FORUM), 1), (two_people(modules=WITH_FORUM), 2)):
        for seat in range(people):
            assert scene.frame == KEEP_PATRICIAN and scene.to_act == seat
            scene.choose(scene.legal()[0]).chance()
        assert scene.frame == PLAY_CARD and scene.g.forum_cards[him(scene)] == 0
        assert NONE not in scene.g.forum_tableau


def test_forum_auction_goes_on_without_him() -> None:
    """Solitaria with the forum: one person takes one of two patricians for nothing, two people bid."""
    scene = solo(modules=WITH_FORUM, options=FORUM_AUCTION)
    assert scene.frame == KEEP_PATRICIAN and len(scene.legal()) == 2
    scene.choose(scene.legal()[0]).chance()
    assert scene.frame == PLAY_CARD and scene.g.forum_paid[:2] == [0, 0]
    scene = two_people(modules=WITH_FORUM, options=FORUM_AUCTION)
    assert scene.frame == BID and scene.to_act == YOU
    scene.choose(scene.legal()[0], BID_POINTS + 2)
    assert scene.frame == BID and scene.to_act == SECOND
    scene.done()
    assert scene.frame == KEEP_PATRICIAN and scene.to_act == SECOND and scene.g.forum_paid[:3] == [2, 0, 0]


def with_patrician(name: str) -> Scene:
    """Alone against him with this patrician; a Consul and a Smith lie first in the display."""
    scene = solo(modules=WITH_FORUM).chance()
    scene.choose(scene.legal()[0]).chance()
    return scene.display("consul", "smith", "farmer", "mason", "weaver", "vintner", "architect").forum(YOU, name)


def test_lucius_copies_from_the_display_beside_his_open_cards() -> None:
    """Solitaria with the forum: both kinds of copies, and he reacts to the card that was copied."""
    scene = card(with_patrician("lucius"), "diplomat")
    assert COPY_DISPLAY in scene.legal() and ROLE + KIND_NAMES.index("senator") in scene.legal()
    scene.choose(COPY_DISPLAY).done()
    assert scene.frame == ROLL_CITY and "senator" in face_up(scene)
    scene.chance()
    scene = card(with_patrician("lucius"), "diplomat").choose(ROLE + KIND_NAMES.index("prefect"))
    assert "prefect" not in face_up(scene) and scene.frame == CHOOSE_PREFECT


def test_lucius_can_copy_when_all_his_cards_lie_face_down() -> None:
    scene = with_patrician("lucius")
    scene.hand(him(scene))
    assert card(scene, "diplomat").legal() == [COPY_DISPLAY + slot for slot in range(SLOTS)]


def test_sextus_copies_his_open_cards_with_a_prefect() -> None:
    """Solitaria with the forum: a Prefect played as a Diplomat; he reacts to what was copied."""
    scene = card(with_patrician("sextus_pompeius"), "prefect")
    scene.choose(ROLE + KIND_NAMES.index("senator"))
    assert "senator" not in face_up(scene)
    scene.done()
    assert scene.frame == ROLL_CITY


def test_who_ends_the_game_before_the_card_is_still_answered() -> None:
    """Solitaria, end, proposed: his reaction to the last card, also when a citizen's house came before it."""
    scene = with_patrician("appius").forum(YOU, "appius", "novius")
    scene.g.house_count[YOU] = HOUSES - 1
    scene.turn_of(YOU).hand(YOU, "senator").use("novius")
    scene.choose(scene.legal()[0])
    assert scene.g.end_by == YOU and scene.frame == PLAY_CARD
    scene.play("senator").done()
    assert scene.frame == ROLL_CITY
    scene.chance()
    assert scene.g.over and scene.g.house_count[him(scene)] == 1


def test_a_whole_game_of_each_mode_ends() -> None:
    """Always the first legal action is no plan, but the game must come to its end with dice that vary."""
    for scene in (solo(), two_people(), together()):
        for step in range(20000):
            legal = scene.legal()
            scene.choose(legal[step % len(legal)])
            if scene.g.over:
                break
        assert scene.g.over and scene.g.winner in range(scene.g.seats)
