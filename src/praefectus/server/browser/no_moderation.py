"""People on a device without a server: no muting, no blocking, no reporting, no personal links."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NoReturn

from praefectus.server.errors import Refused
from praefectus.server.players.moderation import Avoided, ModerationRules, People, Wish
from praefectus.server.players.player import Player
from praefectus.server.players.waking_time import WakingTime


def _needs_server() -> NoReturn:
    raise Refused("wrong_setup", "people-need-server")


class NoModeration(People):
    """Knows only the owner of the device."""

    def __init__(self) -> None:
        self.rules = ModerationRules()

    async def reload_rules(self) -> None: ...

    async def notices(self, since: int | None) -> tuple[int, list[str]]:
        return 0, []

    async def make(self, secret_hash: str) -> str:
        _needs_server()

    async def player_of(self, secret_hash: str) -> Player | None:
        return None

    async def keep(self, player: str, hashes: Collection[str]) -> None:
        _needs_server()

    async def opened_by(self, hashes: Collection[str]) -> dict[str, list[str]]:
        return {}

    async def tables_of(self, player: str) -> list[str]:
        return []

    async def renew(self, player: str, new: str) -> None:
        _needs_server()

    async def waking(self, hashes: Collection[str]) -> Mapping[str, WakingTime]:
        return {}

    async def owners(self, hashes: Collection[str]) -> list[str]:
        return []

    async def wishes_of(self, hashes: Collection[str]) -> Sequence[Avoided]:
        return []

    async def wish(self, kind: Wish, holder: str, subjects: Collection[str], on: bool) -> None:
        _needs_server()

    async def blocked(self, owners: Collection[str], subjects: Collection[str]) -> bool:
        return False

    async def report(self, **report: Any) -> None:
        _needs_server()
