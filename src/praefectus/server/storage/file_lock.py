"""A lock that lets one process serve a SQLite file: two would not learn of each other's moves.

It is our own because the `filelock` package would be one more dependency to save twenty lines.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from praefectus.server.errors import WrongSetting


class FileLock:
    """Held until the process ends, in any way. Programs that only read are not locked out."""

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
