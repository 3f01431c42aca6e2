"""Texts that were once wrong or missing."""

from __future__ import annotations

import pytest

from praefectus import data, language
from praefectus.game import Game, configure
from praefectus.game.choices import choices, sentence, singly
from praefectus.game.view_types import Choice
from praefectus.language import Message, Words
from praefectus.rules.actions import BUILD_HOUSE, CASH_BONUS, MOVE_SEA, PLAY, PRODUCE, SELECT
from praefectus.rules.modules.fish_market.actions import ENTER
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.roma.vocabulary import WITH_ROMA
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.modules.solitaria.vocabulary import WITH_SOLITARIA
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import PLACES
from tests.scene import Scene

RED = 0
LANGUAGES = [language.of(tag) for tag in language.LANGUAGES]
ENGLISH = language.of("en")


def choice(scene: Scene, board: str, modules: list[str], action: int, words: Words = ENGLISH) -> Choice:
    """The choice of this action in a scene of this table."""
    seats = scene.g.seats - ("solitaria" in modules)
    game = Game.from_position(configure(board, seats, modules), scene.g)
    (found,) = [each for each in singly(choices(game, words)) if each["id"] == action]
    return found


def card(name: str) -> int:
    return PLAY + data.CARD_KINDS.index(name)


def test_only_a_card_for_sale_is_told_with_what_the_card_scores() -> None:
    """A range of points on a choice without a card: +1 to +2 points, and nothing about a card."""
    ranged: Choice = {
        "id": 0,
        "text": "Sail",
        "group": "move_sea",
        "target": {"kind": "space"},
        "points": 2,
        "least": 1,
    }
    assert sentence(ranged, ENGLISH) == "Sail: +1 to +2 points."
    assert sentence({**ranged, "card": 4}, ENGLISH) == "Sail: +1 to +2 points (+4 from the card itself)."


def test_a_city_that_ends_with_a_full_stop_ends_the_sentence() -> None:
    for words in LANGUAGES:
        assert words("told-plain", text="Isca D.") == "Isca D."
        assert words.say(Message("told-plain", text="Colonia A.")) == "Colonia A."
    assert ENGLISH("told-plain", text="Roma") == "Roma."


@pytest.mark.parametrize(("erupted", "said"), [(True, "volcano"), (False, "room")])
def test_a_specialist_is_idle_because_of_the_volcano(erupted: bool, said: str) -> None:
    """Sicilia: all brick houses stand in an erupted province; without the eruption a full storehouse is the reason."""
    scene = Scene("sicilia", 4, WITH_SICILIA).volcano().hand(RED, "mason")
    province = next(name for name in scene.data.volcano)
    city = next(each.name for each in scene.data.cities if each.province == province)
    scene.good_in(city, "brick").house(RED, city)
    if erupted:
        scene.volcano(**{province: 4})
    else:
        scene.goods(RED).goods(RED, food=scene.g.space[RED])
    shown = choice(scene.turn_of(RED), "sicilia", ["sicilia"], card("mason"))
    assert shown["idle"] and said in shown["now"] and ("room" in shown["now"]) != erupted
    for words in LANGUAGES if erupted else ():
        brick = words("good-brick")
        there = choice(scene, "sicilia", ["sicilia"], card("mason"), words)["now"]
        assert words("idle-erupted", good=brick) in there


def test_collecting_coins_says_that_a_ship_may_sail() -> None:
    scene = Scene("roma", 4, WITH_ROMA).hand(RED, "prefect").colonists(RED, sea=["Ostia"]).turn_of(RED).play("prefect")
    for words in LANGUAGES:
        shown = choice(scene, "roma", ["roma"], CASH_BONUS, words)
        assert words("then-sail") in sentence(shown, words)
    scene.colonists(RED, sea=["Byzantium"])
    assert "then" not in choice(scene, "roma", ["roma"], CASH_BONUS), "no ship can go on"


def test_the_last_house_says_that_it_forfeits_byzantium() -> None:
    """Roma: no house, no god. The ship has just come to Byzantium, and one house is left."""
    scene = Scene("roma", 4, WITH_ROMA).token(Pantheon="brick").goods(RED, food=1).coins(RED, 9).hand(RED, "architect")
    line = next(n for n, line in enumerate(scene.data.lines_of("land")) if "Pantheon" in line.ends)
    scene.colonists(RED, sea=["Ostia"]).turn_of(RED).play("architect")
    scene.g.colonist[RED][0] = PLACES + line
    scene.g.taken[0] |= 1 << line
    scene.choose(SELECT + 3, MOVE_SEA + scene.spaces.index("Byzantium"))
    pantheon = BUILD_HOUSE + scene.city("Pantheon")
    assert "then" not in choice(scene, "roma", ["roma"], pantheon)
    scene.g.house_count[RED] = HOUSES - 1
    for words in LANGUAGES:
        assert words("then-no-god") in sentence(choice(scene, "roma", ["roma"], pantheon, words), words)
    scene.choose(pantheon)
    assert not any(scene.g.gods_marked), "and so it is"


def test_a_stand_with_two_offers_says_their_prices() -> None:
    """Fish market: wine and cloth have a price each; a stand with one offer shows its price as any choice does."""
    stands = [spot.stands[0] for spot in data.fish_market().sides["coastal"].spots]
    scene = Scene("italia", 3, WITH_FISH).goods(RED).coins(RED, 20).fish(RED, 6).turn_of(RED)
    for number, name in enumerate(stands):
        stand = next(each for each in data.fish_market().stands if each.id == name)
        for words in LANGUAGES:
            if ENTER + number not in scene.legal():
                continue
            shown = choice(scene, "italia", ["fish_market"], ENTER + number, words)
            said = sentence(shown, words)
            for offer in stand.options:
                assert words("amount-fish", count=offer.fish) in said, said


def test_the_diplomat_names_the_cards_of_contrarius() -> None:
    """Solitaria: he has a card lying open, and nothing of the display can be copied."""
    scene = Scene("imperium", 2, WITH_SOLITARIA).hand(RED, "diplomat")
    scene.hand(1, "smith").turn_of(RED)
    shown = choice(scene, "imperium", ["solitaria"], card("diplomat"))
    assert "Smith" in shown["now"] and "sale" not in shown["now"]


@pytest.mark.parametrize(("houses", "said"), [(1, "scored 1 point"), (0, "turned to building instead")])
def test_contrarius_scores_or_builds_instead(houses: int, said: str) -> None:
    """Solitaria: with a house in the province the Prefect gives him a point, without one he builds a house."""
    scene = Scene("imperium", 2, WITH_SOLITARIA).hand(RED, "prefect").turn_of(RED)
    city = next(each.name for each in scene.data.cities if each.province == scene.data.provinces[0].id)
    scene.house(1, *[city] * houses)
    game = Game.from_position(configure("imperium", 1, ["solitaria"]), scene.g)
    game.play(card("prefect"))
    game.play(PRODUCE)
    told = game.teller().tell(game.lines())
    assert said in told and ("instead" in told) == (houses == 0), told
    for tag in language.LANGUAGES:
        assert game.teller(tag=tag).tell(game.lines())
