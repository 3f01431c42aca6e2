"""Sicilia: Syracusae, richer bonus markers, and the volcano."""

from collections import Counter

import pytest

from praefectus import data
from praefectus.engine.interpreted import empty_game, light_board
from praefectus.rules import extension, turn
from praefectus.rules.actions import BUILD_HOUSE, CASH_BONUS, DONE, PLACE_LAND, PLACE_SEA, PRODUCE
from praefectus.rules.architect import MOVE
from praefectus.rules.colonist import SETTLE
from praefectus.rules.modules.forum.citizens import EXCHANGE
from praefectus.rules.modules.forum.vocabulary import WITH_FORUM
from praefectus.rules.modules.sicilia.actions import TILE
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.modules.sicilia.volcano import DRAW_TILE, tiles_in_pile
from praefectus.rules.prefect import CHOOSE_PREFECT
from praefectus.rules.record import BoardRecord
from praefectus.rules.setup import set_up
from praefectus.rules.vocabulary import COIN_SIDE, GOODS_SIDE
from tests.scene import Scene

RED, GREEN = 0, 1


def sicilia(seats: int = 4) -> Scene:
    return Scene("sicilia", seats, WITH_SICILIA).volcano()


def tile(province: str | None, what: str) -> int:
    """The action of drawing this tile."""
    tiles = data.sicilia().tiles
    return TILE + next(n for n, t in enumerate(tiles) if t.province == province and what in t.gain)


def weights(scene: Scene) -> dict[int, int]:
    return {action: turn.weight(scene.g, scene.b, action) for action in scene.legal()}


def before_the_tiles(seats: int) -> Scene:
    """The set-up up to the volcano tiles."""
    scene = sicilia(seats)
    scene.g = empty_game()
    set_up(scene.g, scene.b, seats, WITH_SICILIA, 0)
    while turn.is_chance(scene.g) and scene.frame != DRAW_TILE:
        turn.choose(scene.g, scene.b, scene.legal()[0])
    return scene


def tribune(scene: Scene, seat: int = RED) -> Scene:
    """The seat plays its Tribune and a tile is about to be drawn."""
    scene.turn_of(seat).hand(seat, "tribune").play("tribune")
    assert scene.frame == DRAW_TILE
    return scene


# set-up


def test_everybody_starts_in_syracusae() -> None:
    """Sicilia, starting city: it takes Rome's place for the first colonists, for Tribune and Colonist."""
    scene = sicilia()
    syracusae = scene.city("Syracusae")
    assert scene.g.colonist[RED][0] == syracusae and scene.g.colonist[RED][3] == syracusae
    scene.goods(RED, food=1, tool=1)
    tribune(scene).choose(tile(None, "coins"))
    assert scene.legal() == [DONE, PLACE_LAND + syracusae, PLACE_SEA + syracusae]


@pytest.mark.parametrize(("seats", "pile", "before"), [(2, 12, 3), (3, 15, 2), (4, 18, 1), (5, 21, 0)])
def test_pile_and_first_draws_by_number_of_players(seats: int, pile: int, before: int) -> None:
    """Sicilia, volcano tiles: 0, 3, 6 or 9 neutral tiles are added to the twelve; 3, 2, 1 or 0 are drawn beforehand."""
    scene = before_the_tiles(seats)
    assert tiles_in_pile(scene.g) == pile
    drawn = 0
    while scene.frame == DRAW_TILE:
        scene.choose(scene.legal()[-1])
        drawn += 1
    assert drawn == before
    assert tiles_in_pile(scene.g) == pile - before


def test_neutral_tile_in_the_set_up_does_nothing() -> None:
    """Sicilia, volcano tiles: a neutral tile drawn during set-up is put aside."""
    scene = before_the_tiles(4)
    coins = list(scene.g.coins)
    scene.choose(tile(None, "coins"))
    assert scene.g.coins == coins and sum(scene.g.volcano) == 0
    assert scene.g.neutral_left == 5


def test_two_yellow_and_one_orange_tile_before_the_game() -> None:
    """Sicilia, set-up example: one tile each in the top row, the second yellow one brings the smoke marker."""
    scene = before_the_tiles(2)
    goods = [list(row) for row in scene.g.goods]
    scene.choose(tile("yellow", "food"), tile("orange", "wine"), tile("yellow", "cloth"))
    assert scene.g.volcano[scene.province("yellow")] == 2
    assert scene.g.volcano[scene.province("orange")] == 1
    assert [list(row) for row in scene.g.goods] == goods
    scene.hand(RED, "prefect").goods(RED).play("prefect").choose(PRODUCE + scene.province("yellow"))
    assert scene.stored(RED) == {}
    scene.turn_of(RED).hand(RED, "prefect").play("prefect").choose(PRODUCE + scene.province("orange"))
    assert sum(scene.stored(RED).values()) == 1


def test_third_tile_of_one_province_is_drawn_anew() -> None:
    """Sicilia, volcano tiles: never three of one province; the third is of another one, all equally likely."""
    scene = before_the_tiles(2).choose(tile("brown", "food"), tile("brown", "wine"))
    chances = weights(scene)
    goods = ("food", "tool", "wine", "cloth")
    assert sorted(chances) == sorted(tile(province, good) for province in ("yellow", "orange") for good in goods)
    assert len(set(chances.values())) == 1


def test_neutral_tiles_of_the_pile_are_not_known() -> None:
    """Sicilia, volcano tiles: nobody sees which of the nine lie in the pile of 18: 5 to 4 for brick."""
    scene = tribune(sicilia(4))
    scene.g.neutral_left = 6
    chances = weights(scene)
    total = sum(chances.values())
    assert chances[tile("brown", "food")] / total == pytest.approx(1 / 18)
    assert chances[tile(None, "brick")] / total == pytest.approx(6 / 18 * 5 / 9)
    assert chances[tile(None, "coins")] / total == pytest.approx(6 / 18 * 4 / 9)


# drawing tiles


def test_tribune_recovers_then_draws_then_settles() -> None:
    """Sicilia, activity of the volcano: cards back, tile, colonist; a good from the tile can pay the colonist."""
    scene = sicilia().turn_of(RED).hand(RED, "tribune", "architect").pile(RED, "architect", "mercator", "senator")
    scene.coins(RED, 0).goods(RED, food=1)
    scene.play("tribune")
    assert scene.frame == DRAW_TILE
    assert scene.g.coins[RED] == 1 and sum(scene.g.discard[RED]) == 0
    scene.choose(tile("yellow", "tool"))
    assert scene.frame == SETTLE
    assert scene.stored(RED) == {"food": 1, "tool": 1}


def test_titus_exchanges_what_the_tile_gave() -> None:
    """Sicilia with the forum: recover cards, draw a tile, and only then decide about Titus' exchange."""
    scene = Scene("sicilia", 4, WITH_SICILIA | WITH_FORUM).volcano().forum(RED, "titus").goods(RED)
    tribune(scene).choose(tile(None, "brick"))
    assert scene.frame == EXCHANGE, "the brick of the tile can be exchanged"
    scene.give("brick").get("cloth")
    assert scene.stored(RED) == {"cloth": 1}


def test_good_without_space_is_lost() -> None:
    """Sicilia, draw and place a volcano tile: what cannot be stored is not obtained."""
    scene = tribune(sicilia().goods(RED, cloth=8))
    assert scene.g.space[RED] == 0
    scene.choose(tile("brown", "wine"))
    assert scene.stored(RED) == {"cloth": 8}
    assert scene.g.volcano[scene.province("brown")] == 1


def test_neutral_tile_gives_its_bonus_and_is_discarded() -> None:
    """Sicilia, draw and place a volcano tile: the bonus is taken, nothing is placed."""
    scene = tribune(sicilia().coins(RED, 2))
    scene.g.neutral_left = 6
    scene.choose(tile(None, "coins"))
    assert scene.g.coins[RED] == 5 and scene.g.neutral_left == 5
    assert sum(scene.g.volcano) == 0


def three_brown_two_orange() -> Scene:
    """Sicilia, example of the volcano overview."""
    return sicilia().volcano(brown=3, orange=2).turned()


def test_brown_draw_of_the_example_is_the_eruption() -> None:
    """Sicilia, example: the fourth brown tile removes the marker; the province never produces again."""
    scene = three_brown_two_orange().turned("brown")
    brown = scene.province("brown")
    tribune(scene.goods(RED)).choose(tile("brown", "cloth"))
    assert scene.g.volcano[brown] == 4
    assert extension.cash_bonus(scene.g, scene.b) == 0
    scene.turn_of(RED).hand(RED, "prefect").play("prefect")
    assert not scene.is_legal(PRODUCE + brown)
    scene.choose(CASH_BONUS).turn_of(RED).hand(RED, "prefect").play("prefect")
    assert not scene.is_legal(PRODUCE + brown)


def test_yellow_draw_of_the_example_does_nothing() -> None:
    """Sicilia, example: a yellow tile goes to the first row."""
    scene = tribune(three_brown_two_orange().goods(RED)).choose(tile("yellow", "tool"))
    yellow = scene.province("yellow")
    assert scene.g.volcano[yellow] == 1
    scene.turn_of(RED).hand(RED, "prefect").goods(RED).play("prefect").choose(PRODUCE + yellow)
    assert sum(scene.stored(RED).values()) == 1


def test_orange_draw_of_the_example_closes_the_province_to_builders() -> None:
    """Sicilia, example: the third orange tile brings the marker against building."""
    scene = three_brown_two_orange().house(GREEN, "Menae")
    scene.goods(RED, brick=2, food=2, tool=1, wine=1, cloth=1).coins(RED, 30)
    scene.colonists(RED, land=[("Catana", "Menae")], sea=[("Catana", "Syracusae")])
    scene.turn_of(RED).hand(RED, "architect", "tribune").play("architect").done()
    sites = {scene.city("Catana"), scene.city("Menae")}
    assert sites <= builds(scene)
    tribune(scene).choose(tile("orange", "cloth"))
    scene.turn_of(RED).hand(RED, "architect").play("architect").done()
    assert not sites & builds(scene)
    assert scene.g.houses[GREEN] >> scene.city("Menae") & 1


def builds(scene: Scene) -> set[int]:
    return {action - BUILD_HOUSE for action in scene.legal() if BUILD_HOUSE <= action < PLACE_LAND}


def test_movement_is_never_limited_by_the_volcano() -> None:
    """Sicilia, Architect: colonists move through closed provinces as before."""
    scene = sicilia().volcano(orange=4).turn_of(RED).hand(RED, "architect").play("architect")
    assert scene.frame == MOVE
    scene.move(RED, 0, "land", "Catana", "Menae")


def test_spent_pile_is_renewed_from_the_nine_neutral_tiles() -> None:
    """Sicilia, note: when the tiles run out, all nine neutral ones form a new pile."""
    scene = sicilia(2).volcano(brown=4, yellow=4, orange=3)
    scene.g.neutral_left = 0
    tribune(scene).choose(tile("orange", "cloth"))
    assert tiles_in_pile(scene.g) == 9
    scene.goods(RED)
    tribune(scene)
    assert Counter(weights(scene)) == Counter({tile(None, "brick"): 45, tile(None, "coins"): 36})


def test_drawing_to_the_end_fills_every_column() -> None:
    scene = sicilia(5)
    scene.g.neutral_left = 9
    for _ in range(21):
        scene.goods(RED)
        tribune(scene).choose(scene.legal()[0])
    assert [scene.g.volcano[scene.province(name)] for name in ("brown", "yellow", "orange")] == [4, 4, 4]
    assert tiles_in_pile(scene.g) == 9


# production


def yellow_in_smoke() -> Scene:
    scene = sicilia().volcano(yellow=2).turned().goods(RED)
    return scene.token(Tyndaris="wine", Messana="food", Tauromenium="tool")


def test_smoking_province_produces_without_bonus_and_its_marker_turns() -> None:
    """Sicilia, row 2 and Prefect: houses produce, no bonus good, the marker still turns and pays coins."""
    scene = yellow_in_smoke().house(RED, "Messana").house(GREEN, "Tyndaris").goods(GREEN)
    yellow = scene.province("yellow")
    scene.turn_of(RED).hand(RED, "prefect").play("prefect").choose(PRODUCE + yellow)
    assert scene.stored(RED) == {"food": 1} and scene.stored(GREEN) == {"wine": 1}
    assert scene.g.bonus_side[yellow] == COIN_SIDE
    scene.turn_of(RED).hand(RED, "prefect").coins(RED, 0).play("prefect")
    assert not scene.is_legal(PRODUCE + yellow)
    scene.choose(CASH_BONUS)
    assert scene.g.coins[RED] == data.sicilia().smoke_marker_coins
    assert scene.g.bonus_side[yellow] == GOODS_SIDE


def test_smoke_marker_keeps_the_coin_side() -> None:
    """Sicilia extras, row 2, proposed: a replaced marker that showed coins leaves coins."""
    scene = tribune(sicilia().volcano(yellow=1).turned("yellow").goods(RED)).choose(tile("yellow", "cloth"))
    assert scene.g.bonus_side[scene.province("yellow")] == COIN_SIDE
    assert extension.cash_bonus(scene.g, scene.b) == data.sicilia().smoke_marker_coins


def test_magnus_is_used_up_in_a_smoking_province() -> None:
    """Sicilia extras, proposed: the province produced, so the Praefectus Magnus moves on, without a bonus."""
    scene = yellow_in_smoke()
    scene.g.magnus = RED
    scene.turn_of(RED).hand(RED, "prefect").play("prefect").choose(PRODUCE + scene.province("yellow"))
    assert scene.stored(RED) == {}
    assert scene.g.magnus == 3


def test_bonus_markers_have_one_coin_more() -> None:
    """Sicilia, bonus display: 2 for cloth and 3 for every other good."""
    scene = sicilia().turned("red", "blue")
    scene.token(Hipponium="cloth", Scolacium="food", Locri="food", Petra="food", Enna="brick")
    assert extension.cash_bonus(scene.g, scene.b) == 2 + 3
    scene.turn_of(RED).hand(RED, "prefect").coins(RED, 0).play("prefect").choose(CASH_BONUS)
    assert scene.g.coins[RED] == 5


def test_specialists_lose_the_houses_of_an_erupted_province() -> None:
    """Sicilia, specialists: production stops in a province with the fiery volcano, and only there."""
    scene = sicilia().token(Messana="wine", Tyndaris="wine", Petra="wine").house(RED, "Messana", "Tyndaris", "Petra")
    scene.volcano(yellow=3).goods(RED).turn_of(RED).hand(RED, "vintner").play("vintner")
    assert scene.stored(RED) == {"wine": 3}
    scene.volcano(yellow=4).goods(RED).turn_of(RED).hand(RED, "vintner").play("vintner")
    assert scene.stored(RED) == {"wine": 1}


def test_closed_and_erupted_provinces_still_score() -> None:
    """Sicilia extras: the volcano removes no houses."""
    scene = sicilia().token(Messana="wine").house(RED, "Messana").volcano(yellow=4)
    assert scene.god(RED, "saturnus") == 1 and scene.god(RED, "jupiter") == 1 and scene.god(RED, "mercurius") == 2


def test_prefect_cannot_choose_only_erupted_provinces() -> None:
    """Sicilia, Prefect: every other province stays open."""
    scene = sicilia().volcano(brown=4, yellow=4, orange=4).turned().turn_of(RED).hand(RED, "prefect").play("prefect")
    assert scene.frame == CHOOSE_PREFECT
    assert [a - PRODUCE for a in scene.legal() if a != CASH_BONUS] == [
        n for n, province in enumerate(scene.data.provinces) if province.id not in scene.data.volcano
    ]


def test_board_is_sicilia_with_23_cities() -> None:
    """Sicilia extras: letters B, C and D, no A."""
    b: BoardRecord = light_board("sicilia")
    assert b.cities == 23 and b.provinces == 9
    assert Counter(b.city_letter[: b.cities]) == Counter({1: 8, 2: 10, 3: 5})
