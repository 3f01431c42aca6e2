"""The words of one language: messages in, sentences out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import Any

from praefectus.language.languages import ENGLISH, known
from praefectus.language.message import Message
from praefectus.language.message_cache import messages_of

Rows = Callable[[], Mapping[str, str]]
_rows: list[Rows] = []


def know(rows: Rows) -> None:
    """Texts whose English is not in files of messages, such as names of the rows of data."""
    _rows.append(rows)


class Messages(dict[str, Callable[..., str]]):
    """Messages by their ids, with the English of rows where a language has no other."""

    def __missing__(self, id: str) -> Callable[..., str]:
        for rows in _rows:
            if (text := rows().get(id)) is not None:
                self[id] = message = partial(str, text)
                return message
        raise KeyError(id)


def one_full_stop(said: str) -> str:
    """A sentence that ends with an abbreviation has one full stop, not two: Build in Isca D."""
    return said[:-1] if said.endswith("..") and not said.endswith("...") else said


class Words:
    """The messages of a language, with English for missing ones."""

    __slots__ = ("_messages", "language")

    def __init__(self, language: str, messages: Messages) -> None:
        self.language = language
        self._messages = messages

    def __call__(self, id: str, /, **given: Any) -> str:
        """The sentence of a message with texts and numbers as arguments."""
        return one_full_stop(self._messages[id](**given))

    def or_else(self, id: str, english: str) -> str:
        """Return what is called something else in some languages only, such as a name of a row of data."""
        message = self._messages.get(id)
        return english if message is None else message()

    def __contains__(self, id: str) -> bool:
        return id in self._messages

    def say(self, said: Any) -> str:
        """A message in this language, whatever its arguments are; a text stays as it is, a list is joined."""
        if said.__class__ is str:
            return said
        if isinstance(said, Message):
            given = said.given
            for value in given.values():
                if value.__class__ is not str and value.__class__ is not int:
                    given = {name: self._argument(each) for name, each in given.items()}
                    break
            return one_full_stop(self._messages[said.id](**given))
        return self.listed(said)

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        return self.listed(value) if isinstance(value, (list, tuple)) else value

    def number(self, value: float, digits: int | None = None) -> str:
        """As the language writes it: with so many digits behind the point, or with as many as it needs."""
        words = self
        return words("number", value=value) if digits is None else words(f"number-{digits}", value=value)

    def percent(self, share: float) -> str:
        """A share with as few digits as possible, but never rounded to 0 or 100 percent."""
        words, near = self, not (0.0005 <= share <= 0.9995 or share in (0, 1))
        return words("percent", share=words.number(100 * share, 2 if near else 1))

    def told(self, kept: Any) -> Any:
        """Plain data with messages in it (`Message.as_json`) in this language."""
        if isinstance(kept, dict):
            if kept.keys() == {"id", "given"}:
                return self.say(Message.from_json(kept))
            return {name: self.told(each) for name, each in kept.items()}
        return [self.told(each) for each in kept] if isinstance(kept, list) else kept

    def listed(self, parts: Iterable[Any]) -> str:
        """a, b and c."""
        return self._joined(parts, "list-last")

    def either(self, parts: Iterable[Any]) -> str:
        """a, b or c."""
        return self._joined(parts, "list-or")

    def row(self, parts: Iterable[Any]) -> str:
        """a, b, c."""
        return self._joined(parts, "list-middle")

    def _joined(self, parts: Iterable[Any], end: str) -> str:
        said = [self.say(part) for part in parts]
        if len(said) < 2:
            return said[0] if said else ""
        head = said[0]
        for part in said[1:-1]:
            head = self._messages["list-middle"](head=head, next=part)
        return self._messages[end](head=head, **{"next" if end == "list-middle" else "last": said[-1]})

    def calling(self, called: Mapping[str, str]) -> Words:
        """The same words, where some messages without arguments are said otherwise: players by their names."""
        return Calling(self.language, self._messages, called)


class Calling(Words):
    """Words that call players as their table does."""

    __slots__ = ("called",)

    def __init__(self, language: str, messages: Messages, called: Mapping[str, str]) -> None:
        super().__init__(language, messages)
        self.called = called

    def say(self, said: Any) -> str:
        if isinstance(said, Message) and said.id in self.called:
            return self.called[said.id]
        return super().say(said)


@cache
def of(tag: str | None) -> Words:
    """The words of a language; of English where there is none of this tag."""
    language = known(tag) or ENGLISH
    messages = messages_of(ENGLISH)
    return Words(language, Messages(messages if language == ENGLISH else messages | messages_of(language)))
