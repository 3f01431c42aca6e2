"""Fields that clients send: text, names and numbers. Anything unknown is refused."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from praefectus.data import COLOURS
from praefectus.language import InvalidValue
from praefectus.server.players.names import readable_name
from praefectus.server.players.seat_secrets import SECRET, TABLE_ID

LARGEST_SEED = 2**53 - 1
MOST_SEATS = len(COLOURS)
MOST_MINUTES = 30 * 24 * 60

# Control, unassigned and private characters, lone surrogates, line separators; marks that change the direction of text.
FORBIDDEN_CATEGORIES = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
FORBIDDEN_MARKS = {
    0x061C,
    0x200E,
    0x200F,
    *range(0x202A, 0x202F),
    *range(0x2060, 0x2070),
    0xFEFF,
    *range(0xE0000, 0xE1000),
}


def plain_text(text: str, line_breaks: bool = False) -> str:
    """Return composed text without control characters; refuse blank text."""
    for character in text:
        if character == "\n" and line_breaks:
            continue
        if unicodedata.category(character) in FORBIDDEN_CATEGORIES or ord(character) in FORBIDDEN_MARKS:
            raise InvalidValue("unfit-character", character=f"U+{ord(character):04X}")
    return unicodedata.normalize("NFC", text)


def one_line(text: str) -> str:
    text = " ".join(plain_text(text).split())
    if not text:
        raise InvalidValue("unfit-blank")
    return text


def several_lines(text: str) -> str:
    return plain_text(text, line_breaks=True)


Name = Annotated[
    str, StringConstraints(min_length=1, max_length=40), AfterValidator(one_line), AfterValidator(readable_name)
]
ChatText = Annotated[str, StringConstraints(min_length=1, max_length=500), AfterValidator(one_line)]
NotesText = Annotated[str, StringConstraints(max_length=10_000), AfterValidator(several_lines)]
TableId = Annotated[str, StringConstraints(pattern=TABLE_ID)]
Secret = Annotated[str, StringConstraints(pattern=SECRET)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
StateNumber = Annotated[int, Field(ge=0, le=2**31 - 1)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z0-9_:.-]+$")]
Options = Annotated[dict[Word, bool | int | Word], Field(max_length=40)]
Stage = Literal["lobby", "playing", "over"]
SeatKind = Literal["person", "bot", "open"]
ClockKind = Literal["turn", "game", "live", "daily"]
UndoKind = Literal["step", "turn", "to"]
NoticeKind = Literal["turn", "start", "time", "undo", "reminder", "over", "invitation"]  # what people can switch off
Channel = Literal["push", "mail"]
MailLinkKind = Literal["confirm", "enter"]
Rhythm = Literal["each", "hourly", "daily", "none"]  # of mails: how often at most
Phrase = Literal[  # of the chat, in each reader's language
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "back", "must-go", "good-game", "again"
]  # fmt: skip
First = Literal["draw", "as_seated"]  # the start player: chosen at random, or seat 0


class Strict(BaseModel):
    """A body that clients send: no unknown fields, no conversions."""

    model_config = ConfigDict(extra="forbid", strict=True)
