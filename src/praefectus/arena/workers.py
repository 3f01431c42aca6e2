"""Plays pieces in processes of this computer. Replaces a process that dies, and plays its piece again."""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Generic, TypeVar

from praefectus.agents.external import names_outside
from praefectus.arena.agents import sources_of
from praefectus.arena.errors import ArenaError
from praefectus.arena.plan import Piece, Plan
from praefectus.game import PraefectusError
from praefectus.language import Message

TRIES = 3
Played = TypeVar("Played")  # what comes of a piece
Play = Callable[[Plan, Piece], Played]


def play_here(
    plan: Plan, pieces: Sequence[Piece], workers: int | None, play: Play[Played]
) -> Iterator[tuple[Piece, Played]]:
    """Play all pieces and hand each over when it is finished, in any order."""
    workers = min(workers or os.cpu_count() or 1, len(pieces))
    if workers > 1:
        yield from WorkerPool(plan, pieces, workers, play).play()
    else:
        yield from ((piece, play(plan, piece)) for piece in pieces)


def serve_pieces(link: Connection, plan: Plan, play: Play[Played], sources: Mapping[str, str]) -> None:
    """A worker: play pieces until the parent process is gone. Ctrl-C is handled by the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, name="end-with-parent", daemon=True).start()
    try:
        while True:
            piece = link.recv()
            try:
                check_sources(plan, sources)
                link.send(play(plan, piece))
            except PraefectusError as error:
                link.send(error)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def check_sources(plan: Plan, begun: Mapping[str, str]) -> None:
    """Check that the agent's file has not changed since the run began."""
    for name, source in sources_of(plan.agents).items():
        if source != begun.get(name):
            raise ArenaError("arena-agent-changed", agent=name)


def end_with_parent() -> None:
    """Stop when the parent process has been killed; nothing needs the result any more."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class WorkerPool(Generic[Played]):
    """Worker processes, each with a piece; the other pieces wait."""

    def __init__(self, plan: Plan, pieces: Sequence[Piece], workers: int, play_one: Play[Played]) -> None:
        self.plan, self.workers, self.play_one = plan, workers, play_one
        self.sources = sources_of(plan.agents)
        self.left = deque(pieces)
        self.tries: Counter[Piece] = Counter()
        self.busy: dict[Connection, tuple[SpawnProcess, Piece]] = {}

    def play(self) -> Iterator[tuple[Piece, Played]]:
        try:
            while self.left or self.busy:
                while self.left and len(self.busy) < self.workers:
                    self._hire()
                yield from self._take_all(wait(list(self.busy)))
        finally:
            for process, _ in self.busy.values():
                process.terminate()
            for process, _ in self.busy.values():
                process.join()

    def _take_all(self, links: Sequence[object]) -> Iterator[tuple[Piece, Played]]:
        """Return what other workers have finished before reporting a failure."""
        failures: list[PraefectusError] = []
        for link in links:
            assert isinstance(link, Connection)
            try:
                yield from self._take(link)
            except PraefectusError as error:
                failures.append(error)
        if failures:
            raise failures[0]

    def _hire(self) -> None:
        context = get_context("spawn")
        mine, theirs = context.Pipe()
        given = theirs, self.plan, self.play_one, self.sources
        process = context.Process(target=serve_pieces, args=given, daemon=True)
        process.start()
        theirs.close()
        self._give(mine, process)

    def _give(self, link: Connection, process: SpawnProcess) -> None:
        """Give a worker the next piece, or let it end if there is none."""
        if not self.left:
            link.close()
            return
        piece = self.left.popleft()
        self.tries[piece] += 1
        self.busy[link] = process, piece
        link.send(piece)

    def _take(self, link: Connection) -> Iterator[tuple[Piece, Played]]:
        process, piece = self.busy.pop(link)
        try:
            answer = link.recv()
        except (EOFError, OSError):
            process.join()
            if self.tries[piece] == TRIES:
                raise ArenaError(
                    "arena-workers-ended",
                    game=piece.first,
                    workers=TRIES,
                    status=process.exitcode,
                    cause=self._likely_cause(),
                ) from None
            self.left.appendleft(piece)
            return
        if isinstance(answer, Exception):
            self.busy[link] = process, piece  # so that it is ended with the others
            raise answer
        self._give(link, process)
        yield piece, answer

    def _likely_cause(self) -> Message:
        """Return what most likely ended a worker: a stranger's code, where there is some."""
        strangers = [name for name in self.plan.agents if names_outside(name)]
        if strangers:
            return Message("cause-agent", agent=strangers[0])
        return Message("cause-memory")
