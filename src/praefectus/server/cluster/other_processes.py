"""What tables need to know about other server processes, and the version for a single process."""

from __future__ import annotations

from typing import Protocol

BEAT_SECONDS = 0.5  # between two heartbeats of a process


class OtherProcesses(Protocol):
    """The other processes with the same games; NoDatabase while they can't be reached."""

    name: str  # of this process

    @property
    def alone(self) -> bool:
        """Whether this is the only process."""

    @property
    def servers(self) -> int:
        """How many of them serve people."""

    async def beat(self) -> tuple[set[str], set[str]]:
        """Report that this process is alive; return which processes have started and which have ended."""

    async def claim(self, table: str) -> int | None:
        """Run the bots of this table here from now on. Return the state of its log; None if they run elsewhere."""

    async def release(self, table: str) -> None:
        """Allow any process to run the bots of this table."""

    async def adopt(self, most: int) -> list[str]:
        """Claim and return tables where a bot is to act and no process runs it."""

    async def close(self) -> None: ...


class SingleProcess(OtherProcesses):
    """A single process: it runs the bots of every table."""

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


class RemoteAnswers(Protocol):
    """Answers of remote workers as they arrive at this process."""

    async def answer_arrived(self, name: str) -> None:
        """The answer to the question of this name has arrived."""

    async def poll_answers(self) -> None:
        """Poll for answers whose notice was missed."""

    async def close(self) -> None: ...
