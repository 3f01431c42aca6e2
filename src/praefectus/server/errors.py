"""Refusals: a code for programs and one sentence for people."""

from __future__ import annotations

from typing import Any

from praefectus.game.errors import PraefectusError
from praefectus.language import MessageError, Translatable, Words

STATUS = {
    "malformed": 422,
    "wrong_setup": 400,
    "no_secret": 401,
    "not_yours": 403,
    "not_watchable": 403,
    "no_hints": 403,
    "chat_closed": 403,
    "foreign_origin": 403,
    "banned": 403,
    "muted": 403,
    "no_seeks": 403,
    "no_rated": 403,
    "blocked": 403,
    "wrong_passkey": 403,
    "cloned_passkey": 403,
    "no_person": 404,
    "no_table": 404,
    "no_state": 404,
    "no_board": 404,
    "not_found": 404,
    "wrong_method": 405,
    "seat_taken": 409,
    "name_taken": 409,
    "no_open_seat": 409,
    "seats_open": 409,
    "no_link": 409,
    "wrong_link": 422,
    "link_newer": 409,
    "not_started": 409,
    "already_started": 409,
    "not_over": 409,
    "turn_not_over": 409,
    "over": 409,
    "stale": 409,
    "not_your_turn": 409,
    "illegal": 409,
    "barrier": 409,
    "nothing_to_undo": 409,
    "no_request": 409,
    "request_open": 409,
    "too_slow": 408,
    "too_large": 413,
    "too_many": 429,
    "damaged": 500,
    "failed": 500,
    "other_rules": 409,
    "busy": 503,
    "read_only": 503,
}


class WrongSetting(PraefectusError):
    """A setting with which the server can't start; the text says why."""


class Refused(MessageError):
    """A request was refused and nothing has changed. It can be sent between processes."""

    def __init__(self, code: str, said: Translatable, retry_after: float | None = None, /, **given: Any) -> None:
        super().__init__(said, **given)
        self.code = code
        self.retry_after = retry_after

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.code, self.message, self.retry_after)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self, words: Words) -> dict[str, str]:
        """Return the refusal as it is sent: a code for programs and a sentence for people."""
        return {"code": self.code, "sentence": words.say(self.message)}


class NoDatabase(Refused):
    """The database is unreachable, frozen, locked or full; the same request may work later."""

    def __init__(self) -> None:
        super().__init__("busy", "no-database", 5)


class StorageFailed(Exception):
    """The storage answers but can't read or write this; the log says why."""


class Conflict(StorageFailed):
    """What was to be stored is there already: somebody else was faster."""


class Overtaken(Exception):
    """Another process wrote to this game first."""


class NoRemoteWorker(Exception):
    """No remote worker is there, or it lost the question: it must be answered here."""
