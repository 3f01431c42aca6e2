"""The chat of a table. Names and texts in it may be messages of the catalogue."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from praefectus.language import ENGLISH, Message, Translatable, Words
from praefectus.language import of as words_of
from praefectus.server.encoding import moment, read_text
from praefectus.server.errors import Refused
from praefectus.server.models.fields import Phrase
from praefectus.server.models.responses import ChatMessage
from praefectus.server.storage.interface import Row
from praefectus.server.tables.seats import Seat, speaker

logger = logging.getLogger("praefectus.server.tables.chat")


def said(text: str | None, phrase: Phrase | None) -> Translatable:
    """Return what a person says: a text of their own, or a phrase that everybody reads in their language."""
    if (text is None) == (phrase is None):
        raise Refused("malformed", "chat-one-thing")
    return str(text) if phrase is None else Message(f"phrase-{phrase}")


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of the chat, before it has a language."""

    number: int
    seat: int | None  # the writer's current seat
    name: Translatable
    text: Translatable
    at: str

    def shown(self, words: Words) -> ChatMessage:
        """Return the line in the reader's language."""
        return ChatMessage(
            number=self.number, seat=self.seat, name=words.say(self.name), text=words.say(self.text), at=self.at
        )

    def moved(self, places: Sequence[int | None], seats: Sequence[Seat]) -> ChatLine:
        """Return the line after people have changed seats: `places` has the new place of each former seat."""
        seat = None if self.seat is None else places[self.seat]
        name = self.name if isinstance(self.name, str) else speaker("", None if seat is None else seats[seat])
        return replace(self, seat=seat, name=name)


def chat_line(row: Row, seats: Sequence[Seat]) -> ChatLine:
    """Read a stored line; `damaged` if that fails."""
    try:
        seat = None if row["seat"] is None else seats[row["seat"]]
        name, text = speaker(row["name"], seat), read_text(row["text"])
        line = ChatLine(row["number"], row["seat"], name, text, moment(row["at"]))
        line.shown(words_of(ENGLISH))
    except Exception as error:  # anything that is stored wrongly
        logger.error("a line of chat cannot be read: %s", error)
        raise Refused("damaged", "table-unreadable") from error
    return line
