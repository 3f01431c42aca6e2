"""Places whose names are phrases are translated, also inside sentences."""

from __future__ import annotations

import pytest

from praefectus import data, language
from praefectus.game.log_phrases import Teller
from praefectus.game.modules import gathered
from praefectus.game.notation import TEXTS, Notation, texts
from praefectus.reference.wording import place_names
from praefectus.rules.actions import FAMILIES
from tests.scene import Scene

SAYINGS = [
    ("roma", "Before the walls", "place_land", "Einen Landkolonisten vor den Mauern einsetzen",
     "Placer un colon terrestre devant les murs"),
    ("balearica", "Western waters", "start place_sea", "Die Partie in den westlichen Gewässern beginnen",
     "Commencer dans les eaux de l’ouest"),
    ("gallia", "Ligurian waters", "place_sea", "Ein Schiff in den ligurischen Gewässern einsetzen",
     "Placer un navire dans les eaux de Ligurie"),
    ("gallia", "Lutetia", "place_land", "Einen Landkolonisten in Lutetia einsetzen",
     "Placer un colon terrestre à Lutetia"),
    ("roma", "Carthago (brick)", "build", "In Carthago (Ziegel) bauen", "Construire à Carthago (briques)"),
]  # fmt: skip
TOLD = [
    ("roma", "place land", {"where": "Before the walls"}, "setzte einen Kolonisten vor den Mauern ein"),
    ("balearica", "start place sea", {"where": "Eastern waters"}, "begann in den östlichen Gewässern"),
    ("aegyptus", "move sea", {"line": "Meroe–Gold trade"}, "segelte nach Meroe–Goldhandel"),
    ("roma", "build nothing", {"place": "Athenae (tool)"}, "baute in Athenae (Werkzeug) umsonst"),
]


@pytest.mark.parametrize(("board", "place", "family", "german", "french"), SAYINGS)
def test_a_choice_says_the_place(board: str, place: str, family: str, german: str, french: str) -> None:
    notation, g = Notation(board), Scene(board, 2).g
    said = (TEXTS | gathered("TEXTS"))[family](notation, g, notation.names.index(place))
    assert language.of("de").say(said) == german
    assert language.of("fr").say(said) == french


def test_a_colonist_leaves_the_place() -> None:
    scene = Scene("balearica", 2)
    notation = Notation("balearica")
    scene.g.colonist[0][3] = notation.names.index("Western waters")
    scene.g.depth, scene.g.frame_seat[0] = 1, 0
    said = TEXTS["select"](notation, scene.g, 3)
    assert language.of("en").say(said) == "Move the ship from the western waters"
    assert language.of("de").say(said) == "Das Schiff aus den westlichen Gewässern bewegen"
    assert language.of("fr").say(said) == "Déplacer le navire depuis les eaux de l’ouest"


@pytest.mark.parametrize(("board", "phrase", "facts", "german"), TOLD)
def test_the_log_tells_the_place(board: str, phrase: str, facts: dict[str, str], german: str) -> None:
    assert Teller(Notation(board), Scene(board, 2).g, tag="de").say(phrase, facts) == german


@pytest.mark.parametrize("board", data.board_ids())
@pytest.mark.parametrize("tag", ["de", "fr"])
def test_no_english_name_is_left(board: str, tag: str) -> None:
    """Whatever an action's argument names on this board."""
    notation, g, words = Notation(board), Scene(board, data.board(board).players[0]).g, language.of(tag)
    english = [name for name in place_names() if name != "Ostia"]
    named = {"place": len(notation.names), "land_line": len(notation.lines[0]), "sea_line": len(notation.lines[1])}
    named |= {"land_place": named["place"], "sea_place": named["place"], "city": named["place"]}
    checked = 0
    for name, text in texts(g.modules).items():
        kind = FAMILIES[name.split()[-1]].of
        if board == "roma" and kind == "sea_line":
            continue  # the ship track: harbours with Latin names
        for argument in range(named.get(kind, 0)):
            said = words.say(text(notation, g, argument))
            assert not any(each in said for each in english), said
            checked += 1
    assert checked > 100
