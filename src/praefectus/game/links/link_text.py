"""The forms of a link's text: the first character says what it holds, three check characters follow."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection
from typing import Literal

from praefectus.game.configuration import Configuration
from praefectus.game.errors import PraefectusError
from praefectus.game.links.arithmetic_coding import ALPHABET, BASE, digits
from praefectus.language import Message

GAME = "1"
POST = "2"  # a game by link: people with their secrets, and the game
SEAT = "3"  # the private link of somebody who plays by link
PUZZLE = "4"
BOARD = "5"
FORMS = {GAME: "game", POST: "post", SEAT: "seat", PUZZLE: "puzzle", BOARD: "board"}

CHECK_CHARACTERS = 3
MAX_CHARACTERS = 4_000

Problem = Literal["not_a_link", "newer", "damaged", "cut_off", "unknown", "other_rules", "other_form"]
_IN_ADDRESS = re.compile(r"#/[bg]/([^\s?&/]+)")
_TRAILING = ".,;:!?)]}>*_~'\"»”’"  # what a sentence or a messenger adds after a link


class LinkError(PraefectusError):
    """A text that can't be read as a game, in one sentence.

    `problem` says which kind it is, for programs; `log` and `configuration` hold the beginning that is certainly right,
    up to the last hash inside the link, if there is one.
    """

    problem: Problem = "damaged"
    configuration: Configuration | None = None
    log: tuple[int, ...] = ()

    @classmethod
    def of(cls, problem: Problem, sentence: Message) -> LinkError:
        error = cls(sentence)
        error.problem = problem
        return error


def with_check(form: str, number: str) -> str:
    """Return the text of a link: its form, its check characters, its number."""
    return form + check(form, number) + number


def check(form: str, number: str) -> str:
    """Return three characters that change whenever any other character changes."""
    hashed = hashlib.sha256((form + number).encode()).digest()
    return digits(int.from_bytes(hashed[:8], "big") % BASE**CHECK_CHARACTERS, CHECK_CHARACTERS)


def looks_like_link(given: str) -> bool:
    """Return whether a person who typed this meant a link and not the name of a file."""
    return _IN_ADDRESS.search(given) is not None or re.fullmatch(r"[0-9A-Za-z]{13,}", given) is not None


def text_of(given: str) -> str:
    """Return the text of a link without the address before it and the punctuation a message adds after it."""
    found = _IN_ADDRESS.search(given[: 4 * MAX_CHARACTERS])
    text = found.group(1) if found else given
    return "".join(text[: 2 * MAX_CHARACTERS].split()).rstrip(_TRAILING)


def form_of(given: str) -> str | None:
    """Return what a link holds (`game`, `post`, `seat`, `puzzle`, `board`); None if this version does not know it."""
    return FORMS.get(text_of(given)[:1])


def number_in(text: str, expected: Collection[str]) -> tuple[str, str, bool]:
    """Return the form and the number of a text, and whether its check is right; LinkError if it has another form."""
    if not text or len(text) > MAX_CHARACTERS or not set(text) <= set(ALPHABET):
        raise LinkError.of("not_a_link", Message("link-not-a-link"))
    form, number = text[0], text[1 + CHECK_CHARACTERS :]
    intact = text[1 : 1 + CHECK_CHARACTERS] == check(form, number)
    if form not in FORMS:
        newer = LinkError.of("newer", Message("link-other-format"))
        raise newer if intact else LinkError.of("not_a_link", Message("link-not-a-link"))
    if form not in expected:
        sentence = Message("link-other-form", holds=FORMS[form]) if intact else Message("link-not-a-link")
        raise LinkError.of("other_form" if intact else "not_a_link", sentence)
    return form, number, intact
