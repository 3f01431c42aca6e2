"""A sentence before it has a language: the id of a message and its arguments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any


class Message:
    """An id of the catalogue with its arguments: texts, numbers, other messages, or lists of them."""

    __slots__ = ("given", "id")

    def __init__(self, id: str, /, **given: Any) -> None:
        self.id = id
        self.given = given

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.given) == (other.id, other.given)

    def __hash__(self) -> int:
        return hash((self.id, repr(self.given)))

    def __repr__(self) -> str:
        return f"Message({self.id!r}{''.join(f', {name}={value!r}' for name, value in self.given.items())})"

    def __str__(self) -> str:
        """In English, for logs of the server and for programs."""
        from praefectus.language.words import of

        return of("en").say(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.id, self.given)

    def as_json(self) -> dict[str, Any]:
        """As plain data; `Message.from_json` reads it."""
        return {"id": self.id, "given": {name: _plain(value) for name, value in self.given.items()}}

    @classmethod
    def from_json(cls, kept: dict[str, Any]) -> Message:
        return cls(kept["id"], **{name: _read(value) for name, value in kept["given"].items()})


Translatable = str | Message


def row(parts: Sequence[Translatable]) -> Translatable:
    """a, b, c: before they have a language."""
    return reduce(lambda head, part: Message("list-middle", head=head, next=part), parts)


def either(parts: Sequence[Translatable]) -> Translatable:
    """a, b or c."""
    return parts[0] if len(parts) == 1 else Message("list-or", head=row(parts[:-1]), last=parts[-1])


def plain(said: Translatable) -> Any:
    """The message as plain data, which `Words.told` turns into a sentence."""
    return said.as_json() if isinstance(said, Message) else said


def _again(id: str, given: dict[str, Any]) -> Message:
    return Message(id, **given)


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return value.as_json()
    return [_plain(each) for each in value] if isinstance(value, (list, tuple)) else value


def _read(value: Any) -> Any:
    if isinstance(value, dict):
        return Message.from_json(value)
    return [_read(each) for each in value] if isinstance(value, list) else value


class MessageError(Exception):
    """An error that says one sentence to a person, in the person's language; `str` says it in English.

    A text with spaces, such as a library's message, is shown unchanged.
    """

    def __init__(self, id: Translatable, /, **given: Any) -> None:
        self.message: Translatable = id if isinstance(id, Message) or " " in id else Message(id, **given)
        super().__init__(self.message)

    def __str__(self) -> str:
        return str(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        return self.__class__, (self.message,)
