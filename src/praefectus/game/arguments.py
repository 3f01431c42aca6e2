"""What callers pass to a game: a choice by its number or its text, a whole number, a language."""

from __future__ import annotations

import operator
import re
from collections.abc import Sequence
from typing import SupportsIndex

from praefectus.game.entries import Action
from praefectus.game.errors import IllegalAction, SetupError
from praefectus.game.notation import Notation
from praefectus.language import LANGUAGES, Message, Translatable, Words, known
from praefectus.language import of as words_of
from praefectus.rules import actions
from praefectus.rules.record import GameRecord

CHOICES_SHOWN = 8  # how many of the legal choices an error names


def known_words(tag: str) -> Words:
    """The words of a language; SetupError if there is no such language."""
    if not isinstance(tag, str) or known(tag) is None:
        raise SetupError("no-such-language", tag=str(tag), known=", ".join(LANGUAGES))
    return words_of(tag)


def whole_number(given: object) -> int | None:
    """A number of any integer type as an int; None for anything else, True and False included."""
    if type(given).__name__ in ("bool", "bool_"):  # older versions of NumPy accept their bool_ as an index
        return None
    try:
        return operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        return None


def resolve(
    action: Action | SupportsIndex | str, legal: Sequence[int], notation: Notation, g: GameRecord, words: Words
) -> int:
    """The number of the legal choice that is meant; IllegalAction lists what is possible if there is none."""
    if isinstance(action, str):
        return _by_text(action, legal, notation, g, words)
    number = action.id if isinstance(action, Action) else whole_number(action)
    if number is None or number not in legal:
        possible = _possible(legal, notation, g)
        raise IllegalAction("not-possible-now", what=_describe(action, number), possible=possible)
    return number


def _by_text(text: str, legal: Sequence[int], notation: Notation, g: GameRecord, words: Words) -> int:
    wanted = _normalised(text)
    texts = {_normalised(notation.text(number, g, words)): number for number in legal}
    if wanted in texts:
        return texts[wanted]
    starting = [number for said, number in texts.items() if said.startswith(wanted)]
    if wanted and len(starting) == 1:
        return starting[0]
    if len(starting) > 1:
        raise IllegalAction("several-choices", text=text, possible=_possible(starting, notation, g))
    raise IllegalAction("not-possible-now", what=Message("quoted", text=text), possible=_possible(legal, notation, g))


def _normalised(text: str) -> str:
    """A text without the differences of capitals, spaces, dashes and apostrophes."""
    plain = re.sub(r"\s*[–-]\s*", "-", text.casefold().replace("’", "'"))
    return " ".join(plain.split())


def _describe(given: object, number: int | None) -> Translatable:
    if number is not None and actions.is_action(number):
        family, argument = actions.family_of(number)
        return Message("action-number", number=str(number), family=family, argument=str(argument))
    return f"{given!r}"


def _possible(numbers: Sequence[int], notation: Notation, g: GameRecord) -> Message:
    first, *rest = [notation.said(number, g) for number in numbers[:CHOICES_SHOWN]]
    for choice in rest:
        first = Message("possible-next", head=first, choice=choice)
    more = len(numbers) - len(rest) - 1
    return Message("possible-more", choices=first, more=more) if more > 0 else Message("possible", choices=first)
