"""Notices and devices as the database returns them; a page without a server needs no database to name them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from praefectus.server.models.fields import Rhythm

MOST_BOUNCES = 2  # mails in a row that come back, then mails are off


@dataclass(frozen=True, slots=True)
class Notice:
    """What happened to a seat."""

    event: str
    table: str
    seat: int
    number: int
    due: int
    until: int


@dataclass(frozen=True, slots=True)
class Happening(Notice):
    """What happened to a seat, for its players unless they were `there`, and for its `hook` if it has one."""

    secret_hash: str
    there: bool
    hook: bool

    def row(self) -> dict[str, Any]:
        """Return the row of the table `happened`."""
        return {
            "table_id": self.table, "seat": self.seat, "secret_hash": self.secret_hash, "event": self.event,
            "number": self.number, "due": self.due, "until": self.until, "there": self.there,
            "hook": self.hook,
        }  # fmt: skip


class Posting(NamedTuple):
    """What the webhook of a seat is to hear of."""

    id: int
    event: str
    table: str
    seat: int
    until: int


@dataclass(frozen=True, slots=True)
class WaitingNotice(Notice):
    """One of the outbox."""

    id: int
    tries: int
    reached: frozenset[str]

    def reaching(self, devices: Collection[str]) -> WaitingNotice:
        return replace(self, reached=self.reached | set(devices))


@dataclass(frozen=True, slots=True)
class Mailbox:
    """Where a person gets notices by e-mail. `stop_key` switches them off."""

    mail: str
    language: str
    rhythm: Rhythm
    confirmed: int | None
    sent: int | None
    bounces: int
    stop_key: str


class Device(NamedTuple):
    """Where a person gets web push."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


class Place(NamedTuple):
    """A seat of a person, and the table as it is now."""

    table: str
    seat: int
    stage: str
    to_act: int | None
    undo_request: str | None
    stand_in: str | None
    appointment: int | None

    @property
    def waits(self) -> bool:
        """Whether the game waits for this seat's person."""
        return self.stage == "playing" and self.to_act == self.seat and self.stand_in is None
