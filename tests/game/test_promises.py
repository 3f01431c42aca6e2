"""Costs and gains in choices and the log, in cases that are easy to measure wrongly."""

from __future__ import annotations

from praefectus import language
from praefectus.data import GOODS
from praefectus.game import Configuration, Game, configure
from praefectus.game.choices import choices, sentence, singly
from praefectus.game.view_types import Choice
from praefectus.rules.actions import PRODUCE, SELECT
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.roma.vocabulary import WITH_ROMA
from praefectus.rules.modules.teams.vocabulary import WITH_TEAMS
from tests.scene import Scene

RED, GREEN, YELLOW, BLUE = range(4)
ENGLISH = language.of("en")


def game_of(scene: Scene, table: Configuration) -> Game:
    return Game.from_position(table, scene.g)


def choice_of(game: Game, beginning: str) -> Choice:
    (found,) = [choice for choice in singly(choices(game, ENGLISH)) if choice["text"].startswith(beginning)]
    return found


# team play: what the partner pays


def second_trade() -> Game:
    """Red has sold wine and may trade one kind more; then Yellow, the partner, gets 3 sestertii as a Mercator."""
    scene = Scene("imperium", 4, WITH_TEAMS).hand(RED, "mercator").goods(RED, wine=1).coins(RED, 0).coins(YELLOW, 20)
    scene.turn_of(RED).play("mercator").sell("wine", 1).coins(RED, 7)
    return game_of(scene, configure("imperium", 4, ["teams"]))


def test_the_partners_share_is_measured_before_the_partner_acts() -> None:
    """4 bricks cost 12, 7 of them Red's own and 5 the partner's, whose Mercator gives 3 afterwards."""
    choice = choice_of(second_trade(), "Buy 4 bricks")
    assert (choice["change"]["coins"], choice["partner"]) == (-12, 5)
    assert sentence(choice, ENGLISH).startswith("Buy 4 bricks: pay 12 sestertii (your partner pays 5)")


def test_the_log_tells_the_whole_price_and_the_partners_coins_apart() -> None:
    game = second_trade()
    number = len(game.entries)
    game.play(choice_of(game, "Buy 4 bricks")["id"])
    line = game.line(number)
    assert line.deltas == {RED: {"coins": -7, "brick": 4}, YELLOW: {"coins": -5}}
    assert line.later == {YELLOW: {"coins": 3}} and line.changes[YELLOW] == {"coins": -2}
    told = game.teller().tell([line])
    assert "bought 4 bricks for 7 sestertii" in told and "paid 5 sestertii" in told and "3 sestertii" in told, told


def test_a_sale_at_the_market_is_told_apart_from_the_card_that_follows() -> None:
    """In teams the card is laid before the market: the Weaver's cloth must not hide the cloth that was sold."""
    scene = Scene("imperium", 4, WITH_TEAMS | WITH_FISH).good_in("Lutetia", "cloth").house(RED, "Lutetia")
    scene.hand(RED, "weaver").goods(RED, cloth=1).fish(RED, 1).coins(RED, 0).turn_of(RED).play("weaver")
    game = game_of(scene, configure("imperium", 4, ["teams", "fish_market"]))
    game.play(next(action for action in game.legal() if "Mercator" in action.text))
    number = len(game.entries)
    game.play(choice_of(game, "Sell 1 cloth")["id"])
    line = game.line(number)
    assert line.deltas[RED] == {"coins": 7, "cloth": -1} and line.later[RED] == {"cloth": 1}
    told = game.teller().tell([line])
    assert "sold 1 cloth for 7 sestertii" in told and "received 1 cloth" in told, told


# a full storehouse


def sailing(ships: int, space: int) -> Game:
    """Red plays the Architect with so many ships in Ostia and so many free spaces."""
    scene = Scene("roma", 4, WITH_ROMA).colonists(RED, sea=["Ostia"] * ships).coins(RED, 0)
    scene.goods(RED).goods(RED, brick=scene.g.space[RED] - space)
    scene.hand(RED, "architect").turn_of(RED).play("architect")
    return game_of(scene, configure("roma", 4, ["roma"]))


def test_two_choice_spaces_and_one_free_space_promise_one_good() -> None:
    """Both goods are named (food or tool, wine or cloth), and one of them stays."""
    game = sailing(2, 1)
    game.play(SELECT + 3)
    game.play(choice_of(game, "Sail to Alexandria")["id"])
    game.play(SELECT + 4)
    choice = choice_of(game, "Sail to Antiochia")
    assert choice["change"] == {"any": 1} and choice["among"] == ["food", "tool", "wine", "cloth"]


def test_a_space_that_offers_two_goods_says_which() -> None:
    """Not any good, only food or tool; in every language."""
    game = sailing(1, 5)
    game.play(SELECT + 3)
    choice = choice_of(game, "Sail to Alexandria")
    assert "get any 1 good (food or tool)" in sentence(choice, ENGLISH)
    assert "(Nahrung oder Werkzeug)" in sentence(choice, language.of("de"))
    assert "(blé ou outil)" in sentence(choice, language.of("fr"))


def test_a_prefect_whose_goods_overflow_says_what_comes_and_is_sorted_by_it() -> None:
    """Cloth, wine and tool arrive, and two spaces are free."""
    scene = Scene("imperium", 4).hand(RED, "prefect")
    cities = [city.name for city in scene.data.cities if city.province == scene.data.provinces[0].id]
    scene.good_in(cities[0], "cloth").good_in(cities[1], "wine").house(RED, *cities[:2])
    scene.g.province_good[0] = GOODS.index("tool")
    scene.g.magnus = BLUE
    scene.goods(RED).goods(RED, food=scene.g.space[RED] - 2).turn_of(RED).play("prefect")
    first = choices(game_of(scene, configure("imperium", 4)), ENGLISH)[0]
    assert first["id"] == PRODUCE, "what brings most comes first"
    assert first["change"] == {"any": 2} and first["among"] == ["tool", "wine", "cloth"]
