"""A position as a drawing: every board, every piece, in words of the reader's language, and in pixels."""

from __future__ import annotations

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from praefectus import Game, data, language
from praefectus.agents import players
from praefectus.game import svg
from praefectus.terminal import table_text

SHAPE = "{http://www.w3.org/2000/svg}"


def shapes(game: Game, kind: str, **attributes: str) -> list[ElementTree.Element]:
    found = ElementTree.fromstring(game.svg()).iter(f"{SHAPE}{kind}")
    return [each for each in found if all(each.get(name) == value for name, value in attributes.items())]


@pytest.mark.parametrize("board", data.board_ids())
def test_every_board_is_drawn_with_all_its_pieces(board: str) -> None:
    game = Game.new(board, 3, data.board(board).modules_needed, seed=1)
    seats = game.view(None)["seats"]
    slots = [piece["slot"] for seat in seats for piece in seat["colonists"]["on_board"]]
    walking, sailing = sum(slot < 3 for slot in slots), sum(slot >= 3 for slot in slots)
    assert slots and len(shapes(game, "circle", r=str(svg.PIECE))) == walking
    assert len([path for path in shapes(game, "path") if path.get("stroke-width") == "2"]) == sailing
    names = {text.text for text in shapes(game, "text")}
    assert f"{data.board(board).name}, round {game.round}" in names


def test_a_house_is_drawn_in_the_colour_of_its_owner() -> None:
    game = Game.new("italia", 2, seed=3)
    chance = random.Random(3)
    while not any("houses" in city for city in game.view(None)["cities"]) and game.round < 20:
        game.play(players.choose(game, "greedy", chance))
    owners = [owner for city in game.view(None)["cities"] for owner in city.get("houses", [])]
    houses = [each for each in shapes(game, "path") if each.get("stroke-width") == "2.5"]
    assert owners and [each.get("fill") for each in houses] == [svg.SEATS[owner] for owner in owners]


def test_what_is_not_dealt_yet_looks_so() -> None:
    """In the middle of the set-up, 20 of 30 tokens dealt: ten cities and all twelve markers are open."""
    game = Game.new("imperium", 4, seed=7).at(20)
    assert [each.text for each in shapes(game, "text")].count(svg.UNDEALT) == 10 + 12
    told = table_text(game.view(None))
    assert "Dyrrhachium cloth  Athenae tool" in told and "Leptis Magna ?  Cyrene ?" in told and "+brick" not in told


def test_a_key_tells_the_colours_of_the_goods() -> None:
    """Salt is in it where a city has it; it is the last thing beside the board, also at the fullest table."""
    assert len(shapes(Game.new("italia", 2, seed=3), "circle", r=str(svg.DOT))) == 5
    game = Game.new("creta", 6, ["salt", "teams"], seed=3)
    keys = shapes(game, "circle", r=str(svg.DOT))
    assert [each.get("fill") for each in keys] == [svg.GOODS[good] for good in data.GOODS]
    panel = list(svg.panel({**game.view(None), "over": True}, language.of("en"), [], svg.SEATS))
    lowest = max(float(found[1]) for each in panel if (found := re.search(r' y="([\d.]+)"', each)))
    assert lowest < min(float(each.get("cy", "0")) for each in keys) - 2 * svg.DOT


def test_a_notebook_shows_it_and_every_language_reads_it() -> None:
    game = Game.new("corsica", 3, data.board("corsica").modules_needed, seed=1)
    assert "<svg" in game._repr_html_() and "data:image/webp;base64," in game._repr_html_()
    assert "In der Auslage" in game.svg(language="de") and "À vendre" in game.svg(language="fr")


def test_in_pixels() -> None:
    pytest.importorskip("resvg_py")
    picture = Game.new("corsica", 3, data.board("corsica").modules_needed, seed=1).pixels(width=400)
    assert picture.shape[1:] == (400, 3) and picture.dtype == "uint8" and len(set(map(tuple, picture[100]))) > 20


def test_a_board_without_a_drawing_is_laid_out_plainly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """All cities, lines and markers are there, inside the picture, on a board with lines of both kinds."""
    monkeypatch.setattr(svg, "drawings", lambda: tmp_path)
    svg.layout.cache_clear()
    svg.ground.cache_clear()
    for name in ("imperium", "balearica", "aegyptus"):
        board = data.board(name)
        picture = Game.new(name, 3, board.modules_needed, seed=1).svg()
        drawn = svg.layout(name)
        assert "<image" not in picture and all(city.name in picture for city in board.cities)
        assert len(drawn["routes"]) == len(board.lines) and len(drawn["provinces"]) == len(board.provinces)
        assert all(0 < spot["x"] < drawn["width"] and 0 < spot["y"] < drawn["height"] for spot in drawn["cities"])
    svg.layout.cache_clear()
    svg.ground.cache_clear()
