"""Moderation: the operator's sanctions and read-only switch, and what tables need to know about people."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from praefectus.language import Message, Translatable
from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.players.player import Player
from praefectus.server.players.waking_time import WakingTime

READ_ONLY = "read_only"

Sanction = Literal["mute", "ban", "seeks", "rated"]
Wish = Literal["mute", "block"]
ActionKind = Literal["note", "mute", "seeks", "rated", "ban", "void"]  # void: the result of a table counts nothing
ActionReason = Literal["insult", "stalling", "leaving", "cheating", "name", "advertising", "other"]


class Avoided(NamedTuple):
    """A person whom somebody has muted or blocked, by the hash of a secret."""

    kind: Wish
    subject: str


@dataclass(slots=True)
class ModerationRules:
    """The operator's rules: who is muted or banned, and whether anything may change."""

    sanctions: dict[str, dict[str, tuple[int | None, str]]] = field(default_factory=dict)
    read_only: Translatable | None = None

    def _check(self, kind: Sanction, code: str, subjects: Iterable[str | None], said: str | None = None) -> None:
        there = self.sanctions.get(kind, {})
        for subject in subjects if there else ():
            until, reason = there.get(str(subject), (0, ""))
            if until is None or until > now():
                said = said or code
                raise Refused(code, Message(f"{said}-because", why=reason) if reason else said)

    def check_ban(self, subjects: Iterable[str | None]) -> None:
        self._check("ban", "banned", subjects)

    def check_seeks(self, subjects: Iterable[str | None]) -> None:
        self._check("seeks", "no_seeks", subjects, "no-seeks")

    def check_rated(self, subjects: Iterable[str | None]) -> None:
        self._check("rated", "no_rated", subjects, "no-rated")

    def check_mute(self, subjects: Iterable[str | None]) -> None:
        self._check("mute", "muted", subjects)

    def check_writable(self) -> None:
        if self.read_only is not None:
            raise Refused("read_only", "operator-says", 60, sentence=self.read_only)


class People(Protocol):
    """Players, mutes and blocks between people, reports, and the operator's rules."""

    rules: ModerationRules

    async def reload_rules(self) -> None: ...

    async def notices(self, since: int | None) -> tuple[int, list[str]]: ...

    async def make(self, secret_hash: str) -> str:
        """Create a player who is known by the secret of a personal link; return the player's id."""

    async def player_of(self, secret_hash: str) -> Player | None:
        """Return the player whom a secret belongs to."""

    async def keep(self, player: str, hashes: Collection[str]) -> None: ...

    async def opened_by(self, hashes: Collection[str]) -> dict[str, list[str]]: ...

    async def tables_of(self, player: str) -> list[str]: ...

    async def renew(self, player: str, new: str) -> None: ...

    async def waking(self, hashes: Collection[str]) -> Mapping[str, WakingTime]:
        """Return when the owners of secrets are awake, by secret; those who set nothing are left out."""

    async def owners(self, hashes: Collection[str]) -> list[str]:
        """Return the ids of the players who own secrets: of seats and hosts, or their own."""

    async def wishes_of(self, hashes: Collection[str]) -> Sequence[Avoided]: ...

    async def wish(self, kind: Wish, holder: str, subjects: Collection[str], on: bool) -> None: ...

    async def blocked(self, owners: Collection[str], subjects: Collection[str]) -> bool: ...

    async def report(self, **report: Any) -> None: ...
