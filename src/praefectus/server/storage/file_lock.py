"""A SQLite file is served by one process: two would not hear of each other's moves."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from praefectus.server.errors import WrongSetting


class FileLock:
    """Held from the start of a process to its end, however it ends. Programs that only read may still do so."""

    def __init__(self, file: Path) -> None:
        beside = file.with_name(file.name + ".lock")
        try:
            self.file = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise WrongSetting("file-not-made", file=str(beside), why=error.strerror) from error
        try:
            _lock(self.file)
        except OSError as error:
            self.release()
            raise WrongSetting("games-served-already", file=str(file)) from error

    def release(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
