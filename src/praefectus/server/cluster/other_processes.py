"""What tables need to know of other server processes; `Alone` where there is only one."""

from __future__ import annotations

from typing import Protocol

BEAT_SECONDS = 0.5  # between two heartbeats of a process


class Others(Protocol):
    """The other processes with the same games; NoDatabase where they cannot be asked now."""

    name: str  # of this process

    @property
    def alone(self) -> bool:
        """There can be none."""

    @property
    def servers(self) -> int:
        """How many of them serve people."""

    async def beat(self) -> tuple[set[str], set[str]]:
        """Say that this process is there, and look who else is; returns who came and who is gone."""

    async def claim(self, table: str) -> int | None:
        """The bots of this table think here from now on: the state of its log. None if they think elsewhere."""

    async def release(self, table: str) -> None:
        """Anybody may let the bots of this table think."""

    async def adopt(self, most: int) -> list[str]:
        """Tables where a bot is to act and none thinks; now they are ours."""

    async def close(self) -> None: ...


class Alone(Others):
    """There are no others: every table is this process's own."""

    name = "alone"
    alone = True
    servers = 0

    async def beat(self) -> tuple[set[str], set[str]]:
        return set(), set()

    async def claim(self, table: str) -> int | None:
        return 0

    async def release(self, table: str) -> None: ...

    async def adopt(self, most: int) -> list[str]:
        return []

    async def close(self) -> None: ...


class Answers(Protocol):
    """Answers of machines that only work, as they come back to this process."""

    async def hear(self, name: str) -> None:
        """The answer to the question of this name is there."""

    async def look_on(self) -> None:
        """Look for answers of which nothing was heard."""

    async def close(self) -> None: ...
