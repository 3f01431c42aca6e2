"""Roma: the gates, the ship track and Byzantium."""

import pytest

from praefectus import data
from praefectus.rules.actions import (
    BUILD_HOUSE,
    CASH_BONUS,
    COPY_SEAT,
    DONE,
    GET,
    MOVE_LAND,
    MOVE_SEA,
    PLACE_LAND,
    PLACE_SEA,
    PRODUCE,
    SELECT,
    TAKE_GOOD,
)
from praefectus.rules.architect import BUILD, MOVE
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.houses import first_good, house_coins, second_good
from praefectus.rules.modules.fish_market.actions import ENTER
from praefectus.rules.modules.fish_market.stands import house_within
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum.actions import USE
from praefectus.rules.modules.forum.vocabulary import WITH_FORUM
from praefectus.rules.modules.roma.actions import SCORE_GOD
from praefectus.rules.modules.roma.ships import CHOOSE_GOD, SAIL, SHIP_HOUSE
from praefectus.rules.modules.roma.vocabulary import WITH_ROMA
from praefectus.rules.modules.solitaria.vocabulary import SOLO_COOPERATIVE, WITH_SOLITARIA
from praefectus.rules.modules.venus.vocabulary import WITH_VENUS
from praefectus.rules.storehouse import GET_GOOD, TAKE
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import BRICK, CLOTH, FOOD, NONE, PLACES, TOOL, WINE
from tests.scene import GOD_NAMES, Scene

RED, GREEN, YELLOW, BLUE = range(4)
SHIP = 3  # the first sea colonist's slot
QUARTER_SITES = ("Pantheon", "Castra Praetoria", "Horti Maecenatis", "Castra Nova", "Emporium", "Aqua Traiana")


def roma(seats: int = 4, modules: int = 0, options: int = 0) -> Scene:
    return Scene("roma", seats, WITH_ROMA | modules, options)


def architect(scene: Scene, seat: int) -> Scene:
    return scene.turn_of(seat).hand(seat, "architect").play("architect")


def sail(scene: Scene, space: str, slot: int = SHIP) -> Scene:
    return scene.choose(SELECT + slot, MOVE_SEA + scene.spaces.index(space))


def ahead(scene: Scene, slot: int = SHIP) -> list[str]:
    """The spaces that a ship may be moved to, in the middle of an Architect's moves."""
    scene.choose(SELECT + slot)
    return [scene.spaces[action - MOVE_SEA] for action in scene.legal()]


def houses_on_offer(scene: Scene) -> set[str]:
    return {scene.data.names[a - BUILD_HOUSE] for a in scene.legal() if BUILD_HOUSE <= a < PLACE_LAND}


def gods_on_offer(scene: Scene) -> list[str]:
    assert scene.frame == CHOOSE_GOD
    return [GOD_NAMES[action - SCORE_GOD] for action in scene.legal()]


def score(scene: Scene, god: str) -> Scene:
    return scene.choose(SCORE_GOD + GOD_NAMES.index(god))


# the board


def test_start_and_new_colonists() -> None:
    """Roma, starting spaces: the oval and Ostia take Rome's place for the first colonists and on the cards."""
    scene = roma()
    oval, ostia = scene.city("Before the walls"), scene.city("Ostia")
    assert scene.g.colonist[RED][0] == oval and scene.g.colonist[RED][SHIP] == ostia
    scene.goods(RED, food=1, tool=1).turn_of(RED).hand(RED, "tribune").play("tribune")
    assert scene.legal() == [DONE, PLACE_LAND + oval, PLACE_SEA + ostia]


def test_colonist_card_places_ships_only_in_ostia() -> None:
    """Roma, ship track: new sea colonists always begin in Ostia; land colonists also at an own house."""
    scene = roma().house(RED, "Emporium", "Athenae (wine)").goods(RED, food=1, tool=1)
    scene.turn_of(RED).hand(RED, "colonist").play("colonist").choose(scene.legal()[-1])
    emporium, oval, ostia = scene.city("Emporium"), scene.city("Before the walls"), scene.city("Ostia")
    assert scene.legal() == [DONE, PLACE_LAND + emporium, PLACE_LAND + oval, PLACE_SEA + ostia]


def test_first_step_leads_through_one_of_four_gates() -> None:
    """Roma, land colonists: the first step ends on a line just behind a gate; Via Tiburtina opens onto three."""
    scene = architect(roma(), RED).choose(SELECT)
    lines = scene.data.lines_of("land")
    one_step = scene.b.reach[0][scene.city("Before the walls")][1]
    gates = [line for number, line in enumerate(lines) if one_step >> number & 1]
    assert sorted(line.gate or "" for line in gates) == [
        "Via Appia", "Via Aurelia", "Via Flaminia", "Via Tiburtina", "Via Tiburtina", "Via Tiburtina",
    ]  # fmt: skip


def test_two_steps_to_the_line_between_thermae_traiani_and_templum_isidis() -> None:
    """Roma, land colonists, example: the site behind the gate is passed, so it costs two steps."""
    scene = architect(roma(), RED)
    line = scene.line("land", "Thermae Traiani", "Templ. Isidis et Serapidis")
    scene.choose(SELECT, MOVE_LAND + line)
    assert scene.frame == BUILD, "both steps are used"
    assert scene.g.colonist[RED][0] == PLACES + line
    one = roma().colonists(RED, land=["Before the walls"])
    assert MOVE_LAND + line not in architect(one, RED).choose(SELECT).legal()


def test_each_arm_behind_the_tiburtina_has_one_neighbouring_site() -> None:
    """Roma, land colonists, example: only Templum Isidis is next to its arm, and no arm leads onto another."""
    scene = roma()
    arms = {line.ends[0]: n for n, line in enumerate(scene.data.lines_of("land")) if line.gate == "Via Tiburtina"}
    arm = arms["Templ. Isidis et Serapidis"]
    assert scene.b.line_cities[0][arm] == 1 << scene.city("Templ. Isidis et Serapidis")
    for other in set(arms.values()) - {arm}:
        assert not scene.b.reach[0][PLACES + arm][1] >> other & 1


def test_nobody_leaves_the_city() -> None:
    """Roma, land colonists: lines lead only to lines."""
    scene = roma()
    scene.colonists(RED, land=[("Pantheon", "Forum Romanum")], sea=["Ostia"])
    architect(scene, RED).choose(SELECT)
    assert all(MOVE_LAND <= action < MOVE_SEA for action in scene.legal())


# ships


def test_one_step_to_any_space_ahead() -> None:
    """Roma, ship track, example: Yellow in Ostia may go anywhere, Red on Athenae only to Byzantium."""
    scene = roma().colonists(YELLOW, sea=["Ostia"]).colonists(RED, sea=["Athenae"])
    assert ahead(architect(scene, YELLOW)) == scene.spaces[1:]
    assert ahead(architect(scene, RED)) == ["Byzantium"]


def test_a_ship_in_byzantium_stays() -> None:
    scene = architect(roma().colonists(RED, sea=["Byzantium"]), RED)
    assert scene.legal() == [DONE]


def test_each_ship_moves_once_a_turn() -> None:
    """Roma, ship track, note: steps may be left, but the same ship does not move again."""
    scene = architect(roma().colonists(RED, sea=["Ostia", "Cyrene"]), RED)
    sail(scene, "Massilia")
    assert scene.frame == MOVE and scene.legal() == [DONE, SELECT + SHIP + 1]


def test_only_one_ship_into_byzantium_a_turn() -> None:
    """Roma, ship track, note: the second ship may go anywhere else."""
    scene = architect(roma().colonists(RED, sea=["Ostia", "Antiochia"]), RED)
    sail(scene, "Byzantium")
    assert ahead(scene, SHIP + 1) == ["Athenae"]


def test_ships_share_a_space() -> None:
    """Roma, ship track, note: any number of ships of any colour."""
    scene = roma().colonists(GREEN, sea=["Cyrene"]).colonists(RED, sea=["Ostia", "Ostia"])
    architect(scene, RED)
    sail(scene, "Cyrene")
    sail(scene, "Cyrene", SHIP + 1)
    assert scene.g.colonist[RED][SHIP : SHIP + 2] == [PLACES + 4, PLACES + 4]
    assert scene.g.taken[1] == 0


@pytest.mark.parametrize(
    ("space", "coins", "goods"), [("Massilia", 3, {}), ("Valentia", 0, {"brick": 1}), ("Cyrene", 5, {})]
)
def test_bonus_spaces(space: str, coins: int, goods: dict[str, int]) -> None:
    """Roma, bonus: take the depicted coins or goods."""
    scene = architect(roma().colonists(RED, sea=["Ostia"]).goods(RED).coins(RED, 0), RED)
    sail(scene, space)
    assert scene.g.coins[RED] == coins and scene.stored(RED) == goods


@pytest.mark.parametrize(("space", "goods"), [("Alexandria", (FOOD, TOOL)), ("Antiochia", (WINE, CLOTH))])
def test_bonus_with_a_choice(space: str, goods: tuple[int, int]) -> None:
    """Roma, bonus: Alexandria and Antiochia let the player choose."""
    scene = architect(roma().colonists(RED, sea=["Ostia"]).goods(RED), RED)
    sail(scene, space)
    assert scene.frame == GET_GOOD and scene.legal() == [GET + good for good in goods]
    scene.choose(GET + goods[1])
    assert scene.g.goods[RED][goods[1]] == 1 and scene.frame == BUILD


def test_bonus_without_space_is_lost() -> None:
    """Roma, bonus: goods that cannot be stored at once are lost."""
    scene = roma().colonists(RED, land=["Before the walls"] * 3, sea=["Ostia"] * 3).goods(RED, wine=12)
    architect(scene, RED)
    sail(scene, "Valentia")
    sail(scene, "Alexandria", SHIP + 1)
    scene.done()
    assert scene.stored(RED) == {"wine": 12} and scene.frame == BUILD


def test_bonuses_of_one_turn_are_stored_together() -> None:
    """Roma, bonus: with one free space the player keeps either of two goods."""
    scene = roma().colonists(RED, land=["Before the walls"] * 3, sea=["Ostia"] * 3).goods(RED, wine=11)
    architect(scene, RED)
    sail(scene, "Valentia")
    sail(scene, "Alexandria", SHIP + 1)
    scene.done().choose(GET + TOOL)
    assert scene.frame == TAKE and scene.legal() == [TAKE_GOOD + BRICK, TAKE_GOOD + TOOL]
    scene.choose(TAKE_GOOD + TOOL)
    assert scene.stored(RED) == {"wine": 11, "tool": 1}


# houses on the track


def yellow_into_athenae() -> Scene:
    """Yellow has the wine site, another player the cloth site; the ship comes from Ostia."""
    scene = roma().house(YELLOW, "Athenae (wine)").house(RED, "Athenae (cloth)").colonists(YELLOW, sea=["Ostia"])
    return scene.goods(YELLOW, brick=2, tool=1, wine=1, cloth=1).coins(YELLOW, 20)


def test_yellow_into_athenae() -> None:
    """Roma, building houses, example: tool for 1 brick, 1 tool and 3; cloth for 1 brick, 1 cloth and 10; not wine."""
    scene = yellow_into_athenae()
    sail(architect(scene, YELLOW), "Athenae")
    assert scene.frame == BUILD
    assert houses_on_offer(scene) == {"Athenae (tool)", "Athenae (cloth)"}
    tool, cloth = scene.city("Athenae (tool)"), scene.city("Athenae (cloth)")
    assert price(scene, YELLOW, tool) == (3, BRICK, TOOL)
    assert price(scene, YELLOW, cloth) == (10, BRICK, CLOTH)
    scene.build("Athenae (cloth)")
    assert scene.g.coins[YELLOW] == 10 and scene.stored(YELLOW) == {"brick": 1, "tool": 1, "wine": 1}


def price(scene: Scene, seat: int, city: int) -> tuple[int, int, int]:
    g, b = scene.g, scene.b
    return house_coins(g, b, seat, city), first_good(g, b, seat, city), second_good(g, b, seat, city)


def test_one_house_for_each_ship_that_enters() -> None:
    """Roma, building houses: not two houses at the same time with the same ship."""
    scene = yellow_into_athenae()
    sail(architect(scene, YELLOW), "Athenae").build("Athenae (tool)")
    assert houses_on_offer(scene) == set()


def test_two_ships_build_two_houses() -> None:
    scene = yellow_into_athenae().colonists(YELLOW, sea=["Ostia", "Cyrene"])
    sail(architect(scene, YELLOW), "Athenae")
    sail(scene, "Athenae", SHIP + 1).build("Athenae (tool)").build("Athenae (cloth)")
    assert scene.g.house_count[YELLOW] == 3


def test_no_house_later_without_having_moved_there() -> None:
    """Roma, building houses: a ship that is already in Athenae builds nothing there."""
    scene = yellow_into_athenae().colonists(YELLOW, sea=["Athenae", "Ostia"])
    sail(architect(scene, YELLOW), "Massilia", SHIP + 1).done()
    assert scene.frame == BUILD and houses_on_offer(scene) == set()
    scene = yellow_into_athenae()
    sail(architect(scene, YELLOW), "Athenae").done()
    assert houses_on_offer(architect(scene, YELLOW).done()) == set()


def test_brick_site_costs_food() -> None:
    """Roma, building houses: Carthago's sites at their own prices; the other site's house does not count."""
    scene = roma().house(GREEN, "Carthago (food)").colonists(RED, sea=["Ostia"]).goods(RED, food=1).coins(RED, 1)
    sail(architect(scene, RED), "Carthago")
    assert houses_on_offer(scene) == {"Carthago (brick)"}
    assert price(scene, RED, scene.city("Carthago (brick)")) == (1, FOOD, NONE)


def test_bonus_comes_before_building() -> None:
    """Roma, Architect's sequence: the brick from Valentia pays a house of the same turn."""
    scene = roma().colonists(RED, sea=["Ostia", "Ostia"]).goods(RED, tool=1).coins(RED, 3)
    sail(architect(scene, RED), "Athenae")
    sail(scene, "Valentia", SHIP + 1)
    assert scene.frame == BUILD
    scene.build("Athenae (tool)")
    assert scene.stored(RED) == {} and scene.g.coins[RED] == 0


def test_houses_in_the_city_are_built_as_usual() -> None:
    """Roma, Architect: land colonists build next to their lines in the same step."""
    scene = roma().token(Emporium="food", Templum_Dianae="brick")
    scene.colonists(RED, land=[("Templum Dianae", "Emporium")], sea=["Ostia"])
    scene.goods(RED, brick=2, food=2).coins(RED, 10)
    sail(architect(scene, RED), "Carthago").done()
    assert houses_on_offer(scene) == {"Emporium", "Templum Dianae", "Carthago (brick)", "Carthago (food)"}
    scene.build("Carthago (food)").build("Emporium")
    assert scene.g.house_count[RED] == 2


# production and scoring


def test_track_houses_produce_for_specialists_but_not_for_the_prefect() -> None:
    """Roma, houses on the track: specialists count them; a Prefect chooses only among the seven quarters."""
    scene = roma().house(RED, "Athenae (wine)").goods(RED).turn_of(RED).hand(RED, "vintner", "prefect").play("vintner")
    assert scene.stored(RED) == {"wine": 1}
    scene.turned().turn_of(RED).hand(RED, "prefect").play("prefect")
    assert [a - PRODUCE for a in scene.legal() if a != CASH_BONUS] == list(range(7))


def test_carthago_and_athenae_are_provinces() -> None:
    """Roma, game end: provinces for Saturnus and Venus, houses for Jupiter, Mercurius and Minerva."""
    scene = roma(4, WITH_VENUS).house(RED, "Carthago (brick)", "Carthago (food)", "Athenae (wine)")
    assert scene.god(RED, "saturnus") == 2
    assert scene.god(RED, "venus") == 2
    assert scene.god(RED, "jupiter") == 2
    assert scene.god(RED, "mercurius") == 6
    scene.gods(RED, vintner=1)
    assert scene.god(RED, "minerva") == 4


# Byzantium


def byzantium_example() -> Scene:
    """2 colonists, houses in 5 quarters and in Carthago, 3 of them brick; Minerva is marked by two others."""
    scene = roma().token(Pantheon="brick", Castra_Praetoria="brick", Horti_Maecenatis="food", Castra_Nova="tool")
    scene.token(Emporium="wine").house(RED, *QUARTER_SITES[:5]).house(RED, "Carthago (brick)")
    scene.colonists(RED, land=["Before the walls"], sea=["Carthago"])
    scene.g.gods_marked[GOD_NAMES.index("minerva")] = 1 << GREEN | 1 << BLUE
    return sail(architect(scene, RED), "Byzantium").done().done()


@pytest.mark.parametrize(("god", "points"), [("mars", 4), ("saturnus", 6), ("minerva", 5)])
def test_byzantium_example(god: str, points: int) -> None:
    """Roma, Byzantium, example: Mars 2 x 2, Saturnus 5 + 1, Minerva half of 3 x 3 rounded up."""
    scene = byzantium_example()
    before = scene.points(RED)
    houses = scene.g.house_count[RED]
    score(scene, god)
    assert scene.points(RED) == before + points
    assert scene.g.house_count[RED] == houses + 1
    assert scene.g.gods_marked[GOD_NAMES.index(god)] >> RED & 1
    assert scene.frame == PLAY_CARD and scene.to_act == GREEN


def test_each_god_only_once_for_each_player() -> None:
    """Roma, Byzantium: the own mark closes a god for its player, not for others."""
    scene = byzantium_example()
    assert gods_on_offer(scene) == ["vesta", "jupiter", "saturnus", "mercurius", "mars", "venus", "minerva"]
    score(scene, "saturnus").colonists(RED, sea=["Ostia"])
    sail(architect(scene, RED), "Byzantium").done()
    assert "saturnus" not in gods_on_offer(scene)


def test_marked_god_scores_half_rounded_up() -> None:
    """Roma, Byzantium: half the points when another colour is there."""
    scene = byzantium_example()
    scene.g.gods_marked[GOD_NAMES.index("mars")] = 1 << YELLOW
    before = scene.points(RED)
    assert score(scene, "mars").points(RED) == before + 2


def test_minerva_as_any_specialist() -> None:
    """Roma, Byzantium: the best specialist counts, whether the card is owned or not."""
    scene = roma().gods(RED).token(Pantheon="cloth", Castra_Nova="cloth", Emporium="brick")
    scene.house(RED, "Pantheon", "Castra Nova", "Emporium").colonists(RED, sea=["Ostia"])
    sail(architect(scene, RED), "Byzantium").done()
    assert score(scene, "minerva").points(RED) == 10


@pytest.mark.parametrize(
    ("modules", "seats", "options"),
    [(0, 4, 0), (WITH_VENUS, 4, 0), (WITH_SOLITARIA, 2, 0), (WITH_SOLITARIA, 3, SOLO_COOPERATIVE)],
)
def test_venus_rewards_everybody(modules: int, seats: int, options: int) -> None:
    """Roma, note: two points for a quarter or a space of the track with two own houses, with or without her cards."""
    scene = roma(seats, modules, options).gods(RED).house(RED, "Pantheon", "Stadium Domitiani")
    scene.house(RED, "Carthago (food)", "Carthago (brick)")
    sail(architect(scene.colonists(RED, sea=["Ostia"]), RED), "Byzantium").done()
    assert score(scene, "venus").g.god_points[RED] == 4


def test_only_her_cards_score_venus_at_the_end() -> None:
    """Roma, game end: Venus counts at the end when the expansion Venus is played."""
    scene = roma().house(RED, "Carthago (brick)", "Carthago (food)")
    assert scene.god(RED, "venus") == 0


def test_byzantium_comes_after_building() -> None:
    """Roma, Architect's sequence: a house built in this turn counts for the god."""
    scene = roma().gods(RED).token(Emporium="food").colonists(RED, land=[("Templum Dianae", "Emporium")], sea=["Ostia"])
    scene.goods(RED, brick=1, food=1).coins(RED, 2)
    sail(architect(scene, RED), "Byzantium").done().build("Emporium").done()
    assert score(scene, "jupiter").points(RED) == 1


def test_last_house_on_a_god_ends_the_game() -> None:
    """Roma, Byzantium: placing the last house brings the Concordia card."""
    scene = byzantium_example()
    scene.g.house_count[RED] = HOUSES - 1
    score(scene, "mars")
    assert scene.g.end_by == RED


def test_no_house_left_no_byzantium() -> None:
    """Roma, Byzantium: without a house it cannot be used."""
    scene = roma().colonists(RED, sea=["Ostia"])
    scene.g.house_count[RED] = HOUSES
    assert "Byzantium" not in ahead(architect(scene, RED))


def test_last_house_built_before_byzantium_leaves_none_to_mark_with() -> None:
    scene = roma().token(Emporium="food").colonists(RED, land=[("Templum Dianae", "Emporium")], sea=["Ostia"])
    scene.goods(RED, brick=1, food=1).coins(RED, 2)
    scene.g.house_count[RED] = HOUSES - 1
    sail(architect(scene, RED), "Byzantium").done().build("Emporium").done()
    assert scene.frame == PLAY_CARD and scene.to_act == GREEN and scene.g.god_points[RED] == 0


def test_house_on_a_god_is_no_building_site() -> None:
    """Roma extras, proposed: the marker uses up a house and counts for nothing else."""
    scene = byzantium_example()
    jupiter, saturnus = scene.god(RED, "jupiter"), scene.god(RED, "saturnus")
    score(scene, "vesta")
    assert (scene.god(RED, "jupiter"), scene.god(RED, "saturnus")) == (jupiter, saturnus)


# with forum and fish market


def forum_number(name: str) -> int:
    return [card.id for card in data.forum()].index(name)


def forum_card(scene: Scene, seat: int, name: str) -> Scene:
    """The forum is played, and the seat holds exactly this card of it."""
    scene.g.modules |= WITH_FORUM
    scene.g.forum_cards[seat] = 1 << forum_number(name)
    return scene


def test_annaeus_does_not_build_from_foreign_ships() -> None:
    """Roma with the forum: a ship gives its own player a house only where it has just landed, and nobody else."""
    scene = forum_card(yellow_into_athenae(), YELLOW, "annaeus_arcadius").colonists(GREEN, sea=["Carthago", "Athenae"])
    architect(scene, YELLOW).done()
    assert not {name for name in houses_on_offer(scene) if "Carthago" in name or "Athenae" in name}


def test_novius_does_not_build_on_the_track() -> None:
    """Roma with the forum: without a ship that has just landed there is no house in Carthago."""
    scene = forum_card(roma(), RED, "novius").token(Emporium="brick").turn_of(RED).choose(USE + forum_number("novius"))
    offered = houses_on_offer(scene)
    assert "Emporium" in offered and "Carthago (brick)" not in offered


def test_julius_lands_ships_in_the_same_order() -> None:
    """Roma with the forum: a move outside the Architect brings bonus, track house and Byzantium too."""
    scene = forum_card(roma(), RED, "julius").colonists(RED, sea=["Ostia", "Ostia"]).gods(RED)
    scene.goods(RED, food=1).coins(RED, 1).turn_of(RED).choose(USE + forum_number("julius"))
    sail(scene, "Carthago")
    sail(scene, "Byzantium", SHIP + 1)
    assert scene.frame == SHIP_HOUSE
    scene.build("Carthago (brick)")
    score(scene, "jupiter")
    assert scene.frame == PLAY_CARD and scene.to_act == RED


def test_house_stand_can_land_a_ship_and_build_there() -> None:
    """Roma with the fish market: the stand's one step and one house may be a ship's."""
    stands = [spot.stands[0] for spot in data.fish_market().sides["coastal"].spots]
    scene = roma(4, WITH_FISH).colonists(RED, sea=["Ostia"]).goods(RED, food=1).coins(RED, 1).fish(RED, 2).turn_of(RED)
    scene.choose(ENTER + stands.index("house"))
    assert ahead(scene) == ["Carthago"], "only there a house can follow"
    scene.choose(MOVE_SEA + scene.spaces.index("Carthago"))
    scene.build("Carthago (brick)")
    assert scene.g.house_count[RED] == 1 and scene.g.fish[RED] == 0


def house_stand(fish: int = 2, **goods: int) -> tuple[Scene, int]:
    """Red has a land colonist beside the Pantheon (brick), a ship in Ostia, fish for the house stand and no coins."""
    stands = [spot.stands[0] for spot in data.fish_market().sides["coastal"].spots]
    scene = roma(4, WITH_FISH).token(Pantheon="brick").colonists(RED, sea=["Ostia"])
    line = next(n for n, line in enumerate(scene.data.lines_of("land")) if "Pantheon" in line.ends)
    scene.g.colonist[RED][0] = PLACES + line
    scene.g.on_board[RED] += 1
    scene.g.taken[0] |= 1 << line
    scene.goods(RED, **goods).coins(RED, 0).fish(RED, fish).turn_of(RED)
    return scene, ENTER + stands.index("house")


def test_house_stand_is_open_when_the_coins_of_the_ships_step_pay_the_house() -> None:
    """Roma, Architect's sequence (move, obtain bonuses, build): the ship's 3 sestertii pay the house that follows."""
    scene, house = house_stand(food=1)
    assert not payable_houses(scene), "without the ship's step it could not be paid"
    assert house in scene.legal()
    scene.choose(house)
    assert DONE not in scene.legal(), "the stand has to be used"
    assert ahead(scene) == ["Massilia", "Cyrene"], "only there a house can follow"
    scene.choose(MOVE_SEA + scene.spaces.index("Massilia"))
    assert scene.g.coins[RED] == 3 and DONE not in scene.legal()
    scene.build("Pantheon")
    assert scene.g.house_count[RED] == 1 and scene.g.coins[RED] == 2


def test_house_stand_is_open_when_the_good_of_the_ships_step_pays_the_house() -> None:
    """The same with a good: food, of the two goods to choose from in Alexandria."""
    scene, house = house_stand()
    scene.coins(RED, 1).turn_of(RED)
    assert house in scene.legal()
    scene.choose(house)
    assert ahead(scene) == ["Alexandria"]
    scene.choose(MOVE_SEA + scene.spaces.index("Alexandria")).get("food")
    scene.build("Pantheon")
    assert scene.g.house_count[RED] == 1 and scene.stored(RED) == {}


def test_paid_fish_make_room_for_the_good_of_the_ships_step() -> None:
    """Two fish share a space: once they are paid, a full storehouse takes the ship's good."""
    scene, house = house_stand()
    scene.coins(RED, 1).goods(RED, wine=scene.g.space[RED]).turn_of(RED)
    assert scene.g.space[RED] == 0 and house in scene.legal()
    scene.choose(house)
    scene.choose(SELECT + SHIP, MOVE_SEA + scene.spaces.index("Alexandria")).get("food")
    scene.build("Pantheon")
    assert scene.g.house_count[RED] == 1


def test_house_stand_stays_closed_when_no_step_pays_a_house() -> None:
    """A ship that has only Byzantium ahead brings nothing to build with."""
    scene, house = house_stand(food=1)
    scene.g.colonist[RED][SHIP] = PLACES + scene.spaces.index("Athenae")
    assert house not in scene.turn_of(RED).legal()


def payable_houses(scene: Scene) -> bool:
    return house_within(scene.g, scene.b, RED, 0)


# the Prefect


def prefect_b(scene: Scene, seat: int = RED) -> Scene:
    return scene.turn_of(seat).hand(seat, "prefect").play("prefect").choose(CASH_BONUS)


def test_prefect_b_moves_one_ship() -> None:
    """Roma, Prefect: with the coins, exactly one ship may move forward and takes its bonus."""
    scene = prefect_b(roma().turned("viminalis").colonists(RED, sea=["Ostia", "Cyrene"]))
    coins = scene.g.coins[RED]
    assert scene.frame == SAIL and scene.legal() == [DONE, SELECT + SHIP, SELECT + SHIP + 1]
    sail(scene, "Cyrene")
    assert scene.g.coins[RED] == coins + 5
    assert scene.to_act == GREEN, "the other ship stays"


def test_prefect_b_ship_step_may_be_left_out() -> None:
    scene = prefect_b(roma()).done()
    assert scene.to_act == GREEN


def test_prefect_a_moves_no_ship() -> None:
    scene = roma().turn_of(RED).hand(RED, "prefect").goods(RED).play("prefect").choose(PRODUCE)
    assert scene.to_act == GREEN and scene.g.colonist[RED][SHIP] == scene.city("Ostia")


def test_prefect_b_builds_on_entering_carthago_or_athenae() -> None:
    """Roma, Prefect: the same rules hold; only on the track, not next to land colonists."""
    scene = yellow_into_athenae().colonists(YELLOW, land=[("Templum Dianae", "Emporium")], sea=["Ostia"])
    scene.goods(YELLOW, brick=2, tool=1, wine=1, cloth=1).token(Emporium="wine", Templum_Dianae="tool")
    sail(prefect_b(scene, YELLOW), "Athenae")
    assert scene.frame == SHIP_HOUSE
    assert houses_on_offer(scene) == {"Athenae (tool)", "Athenae (cloth)"}
    scene.build("Athenae (tool)")
    assert scene.to_act == BLUE and scene.g.houses[YELLOW] >> scene.city("Athenae (tool)") & 1


def test_prefect_b_into_byzantium() -> None:
    """Roma extras, inferred: a Prefect's ship scores a god like any other."""
    scene = roma().gods(RED).colonists(RED, sea=["Ostia"])
    sail(prefect_b(scene), "Byzantium")
    assert score(scene, "mars").points(RED) == 2


def test_copied_prefect_moves_a_ship_too() -> None:
    scene = roma().pile(GREEN, "prefect").turn_of(RED).hand(RED, "diplomat").play("diplomat").choose(COPY_SEAT + GREEN)
    scene.choose(CASH_BONUS)
    assert scene.frame == SAIL


def test_ships_in_one_space_are_one_choice_unless_one_has_sailed() -> None:
    """Two ships side by side can go the same ways, so one is offered; after it sailed, the other one is."""
    scene = Scene("roma", 3, WITH_ROMA).colonists(0, land=["Before the walls"], sea=["Cyrene", "Cyrene", "Ostia"])
    scene.turn_of(0).play("architect")
    ships = [action for action in scene.legal() if SELECT + 3 <= action < SELECT + 6]
    assert ships == [SELECT + 3, SELECT + 5]
    scene.choose(SELECT + 3)
    scene.choose(scene.legal()[0])
    ships = [action for action in scene.legal() if SELECT + 3 <= action < SELECT + 6]
    assert ships == [SELECT + 4, SELECT + 5]
