"""A whole game as a short text for a link: `encode` writes it, `decode` reads it (docs/links.md)."""

from praefectus.game.links.codec import LinkError, Replay, decode, encode, looks_like_link, text_of
from praefectus.game.links.editions import EDITIONS, missing_edition

__all__ = ["EDITIONS", "LinkError", "Replay", "decode", "encode", "looks_like_link", "missing_edition", "text_of"]
