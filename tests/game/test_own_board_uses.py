"""Custom boards wherever a board is asked for: simulations, arena, environments, links, terminal."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from praefectus import Game, data
from praefectus.arena.plan import make_plan
from praefectus.arena.play import play_piece
from praefectus.arena.store import header
from praefectus.data.own_board_file import schema_of_own_boards
from praefectus.data.own_boards import copy_of_board, shortest
from praefectus.envs.batch import Batch
from praefectus.game import configure
from praefectus.game.links import LinkError, decode, decode_document, encode_document
from praefectus.game.post import make, open_post
from praefectus.terminal.render import table_text


def ours() -> dict[str, Any]:
    return copy_of_board(data.board("italia")) | {"name": "Ours"}


def test_a_batch_of_environments_plays_an_own_board() -> None:
    """And beside a board of the family; a copy of a board plays as it does, but for the name of the board."""
    own, family = Batch(ours(), 2, games=4, threads=1, seed=3), Batch("italia", 2, games=4, threads=1, seed=3)
    own.reset()
    family.reset()
    for _ in range(50):
        assert np.array_equal(own.mask, family.mask)
        actions = own.sample()
        own.step(actions)
        family.step(actions)
    mixed = Batch(settings=[configure(ours(), 2), configure("imperium", 2)], games=4, threads=1, seed=3)
    mixed.reset()
    mixed.step(mixed.sample())


def test_an_arena_plays_an_own_board() -> None:
    plan = make_plan(["random", "greedy"], configure(ours(), 2), games=2)
    rows = play_piece(plan, plan.pieces()[0])
    assert len(rows) == 2
    again = replace(plan, own_board=json.loads(json.dumps(header(plan)))["own_board"])
    assert again.configuration.board == plan.board and header(again) == header(plan)
    assert "own_board" not in header(make_plan(["random", "greedy"], configure("italia", 2), games=2))


@pytest.mark.parametrize("name", data.board_ids())
def test_a_board_fits_into_a_link(name: str) -> None:
    content = shortest(copy_of_board(data.board(name)))
    assert content is not None
    text = encode_document("board", content)
    assert decode_document(f"Look: https://example.org/#/b/{text}.") == ("board", content)
    with pytest.raises(LinkError):
        decode_document(text[:-5])


def test_a_game_on_an_own_board_fits_into_a_link() -> None:
    """With its board: nobody needs a file to open it. A damaged one is no other game."""
    chance = random.Random(4)
    for seats, modules in ((2, ["salt"]), (4, ["forum"]), (5, [])):
        game = Game.new(ours(), seats, modules, seed=seats)
        for _ in range(300):
            game.play(chance.choice(game.legal_ids()))
        text = game.link()
        again = Game.from_link(f"https://example.org/#/g/{text}")
        assert again.log == game.log and again.configuration == game.configuration and len(text) < 2_500
        for _ in range(100):
            place = chance.randrange(len(text))
            damaged = text[:place] + chance.choice("abcXYZ019") + text[place + 1 :]
            if damaged != text:
                with pytest.raises(LinkError):
                    decode(damaged)
    made = make(configure(ours(), 2), "Anna", [0], bytes(8))
    assert open_post(made).configuration.board == configure(ours(), 2).board


def test_a_board_too_large_for_a_link_is_refused_in_a_sentence() -> None:
    chance = random.Random(1)
    content = ours() | {"sentence": "".join(chr(chance.randrange(0x4E00, 0x9FFF)) for _ in range(300))}
    for city in content["cities"]:
        city["name"] = "".join(chr(chance.randrange(0x4E00, 0x9FFF)) for _ in range(30))
    old = {city["name"]: new["name"] for city, new in zip(ours()["cities"], content["cities"], strict=True)}
    for line in content["lines"]:
        line["ends"] = [old.get(end, end) for end in line["ends"]]
    with pytest.raises(LinkError, match="too large for a link"):
        Game.new(content, 2, seed=1).link()


def test_the_terminal_shows_an_own_board() -> None:
    assert "Ours" in table_text(Game.new(ours(), 3, seed=1).view(None))


def test_the_schema_is_in_the_documents() -> None:
    written = Path(__file__).parents[2] / "docs" / "own_board.schema.json"
    command = "praefectus board schema > docs/own_board.schema.json"
    assert json.loads(written.read_text(encoding="utf-8")) == schema_of_own_boards(), f"{command} updates it."
