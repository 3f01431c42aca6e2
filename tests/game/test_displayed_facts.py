"""Displayed facts: prices, reasons, names, prompts, points and what Contrarius does."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from praefectus import data, language
from praefectus.game import Configuration, Game, configure
from praefectus.game.choices import sentence, singly
from praefectus.game.notation import notation
from praefectus.game.report import passages, report
from praefectus.game.score_view import counted
from praefectus.game.view_types import Choice
from praefectus.rules import extension
from praefectus.rules.actions import DONE
from praefectus.rules.declarations import module_bit
from praefectus.rules.modules.fish_market.fish import gain_fish
from tests.rules.test_fish_market import SPOTS, spot, visit
from tests.scene import Scene

ENGLISH = language.of("en")


def scene(board: str = "imperium", seats: int = 4, *modules: str) -> Scene:
    return Scene(board, seats, sum(map(module_bit, modules)))


def told(scene: Scene, board: str = "imperium", seats: int = 4, *modules: str) -> Game:
    """A game in the position of the scene."""
    game = Game(configure(board, seats, modules))
    game._g = scene.g  # type: ignore[assignment]
    game._list_legal()
    return game


def choice(game: Game, text: str) -> Choice:
    return next(each for each in singly(game.view(game.to_act)["choices"]) if each["text"].startswith(text))


def played(configuration: Configuration, seed: int = 3) -> Game:
    chooser = random.Random(seed)
    game = Game.new(configuration.board, configuration.seats, configuration.modules, configuration.options, seed=seed)
    while not game.over:
        game.play(chooser.choice(game.legal_ids()))
    return game


# prices


def test_a_card_tells_the_good_of_free_choice_too() -> None:
    """Two goods in the storehouse, one for the card and one of any kind for its place: both are the price."""
    table = scene().display(None, "architect").goods(0, tool=1, brick=1).turn_of(0).play("senator")
    table.g.display[0] = table.g.display[1]
    place = next(
        slot for slot in range(7) if list(table.b.slot_any[0])[slot] == 1 and not sum(table.b.slot_cost[0][slot])
    )
    table.g.display[:] = [-1] * 7
    table.g.display[place] = next(card.id for card in data.cards().types if card.cost == ["tool"])
    bought = choice(told(table), "Buy")
    assert bought["change"] == {"brick": -1, "tool": -1}
    table.goods(0, tool=1, brick=1, wine=1)
    bought = choice(told(table), "Buy")
    assert bought["change"] == {"tool": -1, "any": -1} and "any 1 good" in sentence(bought, ENGLISH)


def test_shelf_and_list_tell_one_number() -> None:
    table = scene().goods(0, tool=3, cloth=3, wine=3, food=2).coins(0, 5).gods(0, vesta=2).turn_of(0).play("senator")
    view = told(table).view(0)
    offered = [each for each in view["choices"] if each["group"] == "buy_card"]
    assert offered
    for each in offered:
        assert each["card"] == view["display"][each["target"]["index"]]["worth"]


def test_a_consul_pays_the_card_alone_on_the_shelf_as_in_the_list() -> None:
    table = scene().goods(0, tool=2, cloth=3, wine=2, brick=2).hand(0, "consul").turn_of(0).play("consul")
    view = told(table).view(0)
    for each in view["choices"]:
        if each["group"] == "buy_card":
            assert view["display"][each["target"]["index"]]["price"] == {"goods": {}}
            cost = data.cards().types[view["display"][each["target"]["index"]]["card"]].cost
            assert each["change"] == {good: -cost.count(good) for good in data.GOODS if good in cost}


def test_a_partner_pays_what_is_missing() -> None:
    """Two cloth cost 14: 3 of the own coins, 11 of the partner's."""
    table = scene("imperium", 4, "teams").coins(0, 0).coins(2, 20).goods(0).hand(0, "mercator").turn_of(0)
    table.play("mercator").coins(0, 3)
    bought = choice(told(table, "imperium", 4, "teams"), "Buy 2 cloth")
    assert bought["change"] == {"coins": -14, "cloth": 2} and bought["partner"] == 11
    assert sentence(bought, ENGLISH) == "Buy 2 cloth: pay 14 sestertii (your partner pays 11), get 2 cloth, +1 point."


def test_a_partner_pays_for_a_full_circle_of_the_market() -> None:
    """Every other spot costs a coin: 1 of the own, 7 of the partner's."""
    modules = ("teams", "fish_market")
    table = visit(scene("imperium", 4, *modules).goods(0).coins(2, 20), fish=5, coins=1, at="brick")
    table.play("tribune").coins(0, 1)
    circle = next(
        each
        for each in told(table, "imperium", 4, *modules).view(0)["choices"]
        if (each["group"], each["target"].get("index")) == ("enter", spot("brick"))
    )
    assert circle["change"]["coins"] == -(SPOTS - 1) == -8 and circle["partner"] == 7


# Sicilia


def test_sicilias_rows_are_told_apart() -> None:
    table = scene("sicilia", 3, "sicilia").volcano(yellow=2, red=3, brown=4).turn_of(0)
    table.g.bonus_side[table.province("red")] = 1
    view = told(table, "sicilia", 3, "sicilia").view(0)
    yellow, red, brown = (view["provinces"][table.province(name)] for name in ("yellow", "red", "brown"))
    assert "good" not in yellow and "idle" not in yellow and not yellow["closed"]
    assert red["coins"] == data.sicilia().smoke_marker_coins == view["cash_bonus"]
    assert red["no_building"] and not red["closed"] and brown["closed"] and brown["idle"]
    reasons = {
        view["reasons"][city["reason"]]
        for number, city in enumerate(view["cities"])
        if table.b.city_province[number] == table.province("red")
    }
    assert reasons == {"nobody can build here any more"}


def test_a_volcano_tile_tells_who_drew_and_what_happens() -> None:
    lines = [line for line in played(configure("sicilia", 3, [])).log_lines() if "volcano tile" in line]
    drawn = re.compile(r"Green drew a volcano tile with 1 \w+ for the \w+ province and placed it in row")
    assert any(drawn.search(line) for line in lines)
    assert any("row 2: the province gives no bonus good" in line for line in lines)


# the fish market


def test_fish_market_coins_goods_and_words() -> None:
    table = scene("imperium", 3, "fish_market").hand(0, "prefect").turn_of(0)
    table.g.fish_spot[0] = table.g.fish_spot[3] = 0
    if table.frame != 0:
        table.done()
    table.play("prefect")
    game = told(table, "imperium", 3, "fish_market")
    view = game.view(0)
    assert view["cash_bonus"] == 2 and ["coins" in view["provinces"][n] for n in (0, 1, 3)] == [True, False, True]
    assert not any("good" in province for province in view["provinces"])
    assert "fish" in view["prompt"]["sentence"]
    collected = choice(game, "Take the cash bonus")
    assert collected["change"] == {"coins": 2, "any": 1} and (collected["least"], collected["points"]) == (0, 1)
    assert view["fish_market"]["magnus"].startswith("Praefectus Piscatus") and view["fish_market"]["per_space"] == 2


def test_a_space_with_fish_is_not_free() -> None:
    """Two fish lie in a space of the storehouse."""
    table = scene("imperium", 3, "fish_market").goods(0, brick=2).turn_of(0)
    gain_fish(table.g, 0, 3)
    seat = told(table, "imperium", 3, "fish_market").view(0)["seats"][0]
    at_home = seat["colonists"]["land_home"] + seat["colonists"]["sea_home"]
    assert seat["fish"] == 3 and seat["free"] == seat["spaces"] - at_home - 2 - 2


def test_the_praefectus_piscatus_has_his_name_in_the_log() -> None:
    lines = played(configure("imperium", 3, ["fish_market"])).log_lines()
    assert any("The Praefectus Piscatus went to" in line for line in lines)
    assert not any("Praefectus Magnus" in line for line in lines)


# teams


def test_legatus_and_proconsul_ask_the_partner_differently() -> None:
    table = scene("imperium", 4, "teams").hand(0, "legatus").hand(2, "mercator", "prefect").turn_of(0).play("legatus")
    table.choose(table.legal()[0])
    asked = told(table, "imperium", 4, "teams").view(2)["prompt"]["sentence"]
    assert "only" not in asked and "then your partner does" in asked
    table = (
        scene("imperium", 4, "teams").hand(0, "proconsul").hand(2, "mercator", "prefect").turn_of(0).play("proconsul")
    )
    while table.to_act == 0:
        table.done()
    asked = told(table.chance(), "imperium", 4, "teams").view(2)["prompt"]["sentence"]
    assert "Proconsul" in asked and "for yourself only" in asked


def test_venus_of_partners_is_told_as_theirs() -> None:
    table = scene("imperium", 4, "teams").gods(0, venus=1).turn_of(0)
    venus = next(
        god for god in told(table, "imperium", 4, "teams").view(0)["scores"][0]["gods"] if god["god"] == "venus"
    )
    assert "both partners" in counted(venus, ENGLISH)


# points


def test_minerva_has_no_single_value() -> None:
    table = scene().gods(0, mason=1, weaver=1).turn_of(0)
    row = told(table).view(0)["scores"][0]["gods"][0]
    assert row["cards"] == 2 and "value" not in row and len(row["specialists"]) == 2


@pytest.mark.parametrize(
    ("board", "modules", "options", "names"),
    [
        ("imperium", ["forum"], {"forum_auction": True}, {"auction"}),
        ("roma", ["roma"], {}, {"byzantium"}),
        ("imperium", ["solitaria"], {"solo_level": "expert"}, {"reactions", "handicap"}),
    ],
)
def test_every_row_of_points_has_its_name_and_sentence(
    board: str, modules: list[str], options: dict[str, str | bool], names: set[str]
) -> None:
    found = set()
    for seed in range(4):
        game = played(configure(board, 1 if "solitaria" in modules else 3, modules, options), seed)
        for score in game.view(None)["scores"]:
            extra = [row for row in score["extra"] if row["what"] != "concordia"]
            assert sum(row["points"] for row in extra) == extension.extra_points(game.position, score["seat"])
            assert all(row["title"] and row["sentence"] and row["what"] != "other" for row in score["extra"])
            found |= {row["what"] for row in extra}
    assert names <= found


# names


def test_diplomats_are_named_by_their_gods() -> None:
    table = scene().turn_of(0)
    assert told(table).view(1)["seats"][0]["diplomats"] == ["jupiter"]
    table.g.hand[0][data.CARD_KINDS.index("diplomat")] += 1
    table.g.gods[0][data.GODS.index("mars")] += 1
    assert told(table).view(1)["seats"][0]["diplomats"] == ["jupiter", "mars"]


def test_ships_in_trade_are_told_among_the_points() -> None:
    """Aegyptus: each trade is worth points at the end, and a seat's sum is that of its rows."""
    for seed in range(9):
        game = played(configure("aegyptus", 4, []), seed)
        for seat, score in enumerate(game.view(None)["scores"]):
            assert score["total"] == game.scores()[seat]
            rows = {row["what"]: row for row in score["extra"]}
            if "trade" in rows:
                assert rows["trade"]["sentence"] == "1 ship in trade" and rows["trade"]["points"] == 7
                return
    raise AssertionError("no ship was sent into a trade")


def test_the_cards_of_each_god_are_known_to_everybody() -> None:
    game = played(configure("imperium", 3, ["venus"]))
    for seat, score in enumerate(game.view(None)["scores"]):
        held = game.position.gods[seat]
        told = {row["god"]: row["cards"] for row in score["gods"]}
        counted = {god: cards for god, cards in zip(data.GODS, held, strict=False) if cards and god != "minerva"}
        assert {god: cards for god, cards in told.items() if god != "minerva"} == counted


def test_a_step_of_the_trail_says_what_it_lights_up() -> None:
    game = Game.new("imperium", 2, seed=3)
    game.play("Play Architect")
    game.play(next(each for each in game.legal() if each.kind == "select"))
    steps = [(step["group"], step["target"]["kind"]) for step in game.view(0)["trail"]]
    assert steps == [("play", "card"), ("select", "colonist")]


def test_bids_are_amounts() -> None:
    game = Game.new("imperium", 3, ["forum"], {"forum_auction": True}, seed=1)
    game.play(game.legal()[0])
    bids = [each for each in game.view(game.to_act)["choices"] if each["group"] == "bid"]
    assert len(bids) == 1 and bids[0]["text"] == "Bid"
    amounts = bids[0]["amounts"]
    assert [each["amount"] for each in amounts] == list(range(len(amounts))) and len(amounts) > 1


def test_line_names_are_said_once() -> None:
    for kind, lines in zip(data.COLONIST_KINDS, notation("ionium").lines, strict=True):
        assert not [name for name in lines if name.count("–") > 1], kind


def test_one_player_is_a_player() -> None:
    assert report(Game.new("imperium", 1, ["solitaria"], seed=1))[0] == "Imperium, 1 player; with Solitaria."


@pytest.mark.parametrize("board", ["balearica", "cyprus", "sicilia"])
def test_provinces_that_are_colours_are_called_provinces(board: str) -> None:
    said = [str(notation(board).province(number)) for number in range(len(data.board(board).provinces))]
    assert all(name.startswith("the ") and name.endswith(" province") for name in said)


# Contrarius


def test_choices_say_what_contrarius_will_do() -> None:
    """Every card and choice says it, and the panel as far as the card in play decides it."""
    game = Game.new("imperium", 1, ["solitaria"], seed=3)
    assert choice(game, "Play Architect")["then"] == "Contrarius takes 1 card from the display"
    both = choice(game, "Play Prefect")["then"]
    game.play("Play Prefect")
    assert game.view(0)["solitaria"]["next"] == both
    assert sentence(choice(game, "Produce in Germania"), ENGLISH).endswith(
        "Then Contrarius finds nothing and builds 1 house."
    )


def test_a_reaction_that_finds_nothing_is_told_with_its_reason() -> None:
    """What he rolled, where he built and why are in the log and in his panel, until he reacts again."""
    game = Game.new("imperium", 1, ["solitaria"], seed=3)
    game.play("Play Prefect")
    game.play("Produce in Germania")
    shown = game.view(0)["solitaria"]
    said = "Contrarius scored nothing (he has no house in Germania), turned to building instead"
    assert shown["last"].startswith(said)
    assert game.log_lines()[-1].endswith(shown["last"].partition("instead, ")[2]) and "level" not in shown["last"]
    assert f"rolled {shown['die']}" in shown["last"] and game.view(0)["cities"][shown["city"]]["houses"] == [1]
    game.play("Play Tribune")
    after = game.view(0)["solitaria"]
    assert after["last"] == shown["last"] and after["next"] == "Contrarius places 1 colonist"
    game.play(DONE)
    assert game.view(0)["solitaria"]["last"].startswith("Contrarius placed a new")


@pytest.mark.parametrize(("people", "mode"), [(1, "solo"), (2, "cooperative"), (2, "third_party")])
def test_the_panel_shows_the_newest_reaction_at_every_moment(people: int, mode: str) -> None:
    """What the log says about him in the newest turn in which he did anything."""
    options = {} if mode == "solo" else {"solo_mode": mode}
    for board, seed in (("imperium", 5), ("roma", 6)):
        game, chooser = Game.new(board, people, ["solitaria"], options, seed=seed), random.Random(seed)
        seen = set()
        while not game.over and game.turn < 24:
            lines = game.lines()
            reacted = [line.turn for line in lines if any(who == people for who, _, _ in line.more)]
            shown = game.view(0)["solitaria"]["last"]
            if not reacted:
                assert shown is None
            else:
                first = next(number for number, line in enumerate(lines) if line.turn == reacted[-1] and line.round)
                told = passages(game, start=first)[0].text
                assert all(part in told for part in re.split(r", | and |\.$", shown.removeprefix("Contrarius ")))
                seen.add(shown)
            game.play(chooser.choice(game.legal_ids()))
        assert len(seen) > 5


def test_every_card_is_answered_in_words() -> None:
    """Also one that asks nothing, so that his reaction follows in the same move: the Tribune."""
    for seed in range(3):
        game, turns = played(configure("imperium", 1, ["solitaria"]), seed), []
        for line in game.lines():
            if line.family == "play" and not any(name == "ends" for each in game.lines() for _, name, _ in each.more):
                turns.append(line.turn)
            if any(name == "ends" for _, name, _ in line.more):
                break
        answered = {line.turn for line in game.lines() if any(who == 1 for who, _, _ in line.more)}
        assert not set(turns) - answered


def test_the_last_turns_are_announced() -> None:
    for seed in range(3):
        lines = played(configure("imperium", 1, ["solitaria"]), seed).log_lines()
        assert sum("ended the game" in line for line in lines) <= 1
    lines = played(configure("imperium", 3, [])).log_lines()
    assert sum("ended the game: one last turn for" in line for line in lines) == 1


@pytest.mark.parametrize(
    ("board", "seats", "modules", "options"),
    [
        ("imperium", 3, [], {}),
        ("imperium", 4, ["teams"], {}),
        ("imperium", 1, ["solitaria"], {}),
        ("imperium", 2, ["solitaria"], {"solo_mode": "cooperative"}),
        ("sicilia", 2, ["solitaria"], {"solo_mode": "third_party"}),
    ],
)
def test_who_is_told_to_have_a_last_turn_has_one(
    board: str, seats: int, modules: list[str], options: dict[str, Any]
) -> None:
    for seed in range(4):
        game = played(configure(board, seats, modules, options), seed)
        ends = [(line.turn, facts["last"]) for line in game.lines() for _, name, facts in line.more if name == "ends"]
        turns = dict.fromkeys((line.turn, line.owner) for line in game.lines())
        for turn, last in ends:
            assert last == [owner for number, owner in turns if number > turn]


def test_contrarius_places_his_colonist_after_his_volcano_tile() -> None:
    """Sicilia: he draws first, then places; both are reported, or that he has none left."""
    game = played(configure("sicilia", 1, ["solitaria"]))
    tiles = [line for line in game.lines() if line.phrase.startswith("tile idle")]
    assert tiles
    for line in tiles:
        told = {name.removeprefix("contrarius ") for who, name, _ in line.more if who == 1}
        assert told & {"placed ship", "placed colonist", "no colonist"}
        assert "takes" not in game.teller().tell([line])


def test_a_province_that_does_not_produce_for_contrarius_is_named() -> None:
    """After a Mercator he builds and the province produces; where it is not active, that is said."""
    game = played(configure("imperium", 1, ["solitaria"]))
    built = [line for line in game.lines() if any(name == "contrarius built there" for _, name, _ in line.more)]
    told = [{name.removeprefix("contrarius ") for _, name, _ in line.more} for line in built]
    assert any("not active" in each for each in told) and any(each & {"produced", "produced in vain"} for each in told)
