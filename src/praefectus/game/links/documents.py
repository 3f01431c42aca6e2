"""Puzzles and custom boards in a link: a JSON object, compressed.

What the object says is up to puzzles and boards themselves; this is only how it gets into a text. The form says which
of the two it is. A document that does not fit is sent as a file.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any, Literal

from praefectus.game.links.arithmetic_coding import BASE, VALUE, digits
from praefectus.game.links.link_text import (
    BOARD,
    CHECK_CHARACTERS,
    FORMS,
    MAX_CHARACTERS,
    PUZZLE,
    LinkError,
    number_in,
    text_of,
    with_check,
)
from praefectus.language import Message

Kind = Literal["puzzle", "board"]
FORM_OF: dict[Kind, str] = {"puzzle": PUZZLE, "board": BOARD}
MAX_COMPRESSED_BYTES = (MAX_CHARACTERS - 1 - CHECK_CHARACTERS) * 744 // 1000 - 1  # a character has 0.744 bytes
MAX_DOCUMENT_BYTES = 65_536
_RAW_DEFLATE = -15  # without a header: the link has its own check


def encode_document(kind: Kind, document: Mapping[str, Any]) -> str:
    """Return the text of a link to a puzzle or a board; LinkError if it is too large for a link."""
    value, length = int.from_bytes(b"\1" + pack(document), "big"), 0  # the first byte saves leading zeros
    while BASE**length <= value:
        length += 1
    return with_check(FORM_OF[kind], digits(value, length))


def pack(document: Mapping[str, Any]) -> bytes:
    """Return a JSON object compressed; LinkError if it is too large for a link."""
    written = json.dumps(document, separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW_DEFLATE)
    packed = packer.compress(written) + packer.flush()
    if len(written) > MAX_DOCUMENT_BYTES or len(packed) > MAX_COMPRESSED_BYTES:
        raise LinkError.of("unknown", Message("link-too-large"))
    return packed


def unpack(packed: bytes) -> dict[str, Any] | None:
    """Return the JSON object that was compressed; None if these bytes hold none."""
    unpacker = zlib.decompressobj(_RAW_DEFLATE)
    try:
        document = json.loads(unpacker.decompress(packed, MAX_DOCUMENT_BYTES))
    except (zlib.error, ValueError, RecursionError):
        return None
    whole = unpacker.eof and not unpacker.unused_data and isinstance(document, dict)
    return document if whole else None


def decode_document(given: str) -> tuple[Kind, dict[str, Any]]:
    """Return what a link to a puzzle or a board holds. The work is bounded by the length of both forms."""
    form, number, intact = number_in(text_of(given), (PUZZLE, BOARD))
    damaged = LinkError.of("damaged", Message("link-damaged"))
    if not intact:
        raise damaged
    value = 0
    for character in number:
        value = value * BASE + VALUE[character]
    packed = value.to_bytes((value.bit_length() + 7) // 8, "big")
    document = unpack(packed[1:])
    if packed[:1] != b"\1" or document is None:
        raise damaged
    kind: Kind = "puzzle" if FORMS[form] == "puzzle" else "board"
    return kind, document
