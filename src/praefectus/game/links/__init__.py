"""A whole game as a short text for a link: `encode` writes it, `decode` reads it (docs/links.md)."""

from praefectus.game.links.codec import Replay, decode, encode
from praefectus.game.links.documents import decode_document, encode_document
from praefectus.game.links.editions import EDITIONS, missing_edition
from praefectus.game.links.link_text import LinkError, form_of, looks_like_link, text_of
from praefectus.game.links.reading import game_in

__all__ = [
    "EDITIONS",
    "LinkError",
    "Replay",
    "decode",
    "decode_document",
    "encode",
    "encode_document",
    "form_of",
    "game_in",
    "looks_like_link",
    "missing_edition",
    "text_of",
]
