"""Links that carry a puzzle or a board: a JSON object, compressed."""

from __future__ import annotations

import json
import random
import zlib
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from praefectus import data
from praefectus.game import Game
from praefectus.game.links import LinkError, decode_document, encode_document, form_of
from praefectus.game.links.arithmetic_coding import BASE, digits
from praefectus.game.links.documents import MAX_COMPRESSED_BYTES, MAX_DOCUMENT_BYTES
from praefectus.game.links.link_text import BOARD, MAX_CHARACTERS, with_check

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)


def board(name: str) -> Any:
    return json.loads((files("praefectus.data") / "boards" / f"{name}.json").read_text(encoding="utf-8"))


@given(st.dictionaries(st.text(max_size=8), JSON, max_size=5))
def test_any_document_comes_back(document: dict[str, Any]) -> None:
    assert decode_document(encode_document("puzzle", document)) == ("puzzle", document)


def test_every_board_fits_into_a_link() -> None:
    """Also as the project stores it, with more than a copy in the editor has."""
    for name in data.board_ids():
        text = encode_document("board", board(name))
        assert len(text) < 3_300 and form_of(f"https://example.org/#/g/{text}") == "board"
        assert decode_document(text) == ("board", board(name))


def test_a_puzzle_carries_its_position() -> None:
    game = Game.new("imperium", 3, seed=4)
    text = encode_document("puzzle", {"game": game.link(), "seat": 0, "question": "Which card?"})
    assert len(text) < 150
    assert Game.from_link(decode_document(text)[1]["game"]).state == game.state


def test_what_is_too_large_is_refused_with_a_sentence() -> None:
    chance = random.Random(1)
    noise = {"x": "".join(chance.choice("abcdefghijklmnop") for _ in range(2 * MAX_COMPRESSED_BYTES + 200))}
    for document in (noise, {"x": "a" * MAX_DOCUMENT_BYTES}):
        with pytest.raises(LinkError, match="too large"):
            encode_document("board", document)


def text_with(packed: bytes) -> str:
    value, length = int.from_bytes(b"\1" + packed, "big"), 0
    while BASE**length <= value:
        length += 1
    return with_check(BOARD, digits(value, length))


def test_hostile_documents_are_refused() -> None:
    """One that would unpack to megabytes, one that nests without end, one that is no object, one with a tail."""

    def packed(written: bytes) -> bytes:
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        return packer.compress(written) + packer.flush()

    bomb, nested = packed(b'{"a":"' + b"0" * 10**6 + b'"}'), packed(b'{"a":' + b"[" * 60_000)
    for content in (bomb, nested, packed(b"[1]"), packed(b"{}") + b"tail", packed(b'{"a":1}')[:-2], b"\xff\xff"):
        with pytest.raises(LinkError):
            decode_document(text_with(content))


def test_damaged_and_other_links_are_refused() -> None:
    text = encode_document("board", board("creta"))
    assert len(text) < MAX_CHARACTERS
    for wrong in (text[:-1], text[:50] + "x" + text[51:], Game.new("imperium", 2, seed=1).link(), "5", ""):
        with pytest.raises(LinkError):
            decode_document(wrong)
    with pytest.raises(LinkError, match="This link holds a board"):
        Game.from_link(text)
