"""The log: lines for people on a terminal, one JSON object per line elsewhere.

No line opens anything: a table's id is replaced by its mark, and secrets are removed, no matter which library wrote the
line. People's addresses appear only if the operator wants them.

It uses the standard library and not structlog, because secrets must also be removed from other libraries' lines.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

from praefectus.server.settings import Settings

request: ContextVar[str | None] = ContextVar("request", default=None)  # of the current request or connection

MARK_LETTERS = 10
# Words of 22 or 32 letters like ids and secrets, but no Python names such as test_of_twenty_two_let.
_WORD = re.compile(r"(?<![\w-])(?![a-z_]+(?![\w-]))(?:[\w-]{32}|[\w-]{22})(?![\w-])", re.ASCII)
_TABLE_LETTERS = 22
_PASSWORD = re.compile(r"(?<=://)([^/@\s:]*):[^/@\s]*@")


def new_request() -> str:
    """Return an id for a request, by which its lines can be found."""
    return secrets.token_hex(8)


def mark_of(table: str) -> str:
    """Return a table's mark in the log: not its link, but `praefectus admin look` accepts it."""
    return hashlib.sha256(b"praefectus mark:" + table.encode()).hexdigest()[:MARK_LETTERS]


def without_secrets(text: str) -> str:
    """Remove everything that opens a table, a seat or the database."""
    text = _PASSWORD.sub(r"\1:***@", text)
    return _WORD.sub(lambda word: mark_of(word[0]) if len(word[0]) == _TABLE_LETTERS else "***", text)


class TextFormatter(logging.Formatter):
    """Formats lines for people."""

    def __init__(self, addresses: bool) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self.addresses = addresses

    def format(self, record: logging.LogRecord) -> str:
        line = without_secrets(super().format(record))
        about = "".join(f" {name}={value}" for name, value in _about(record, self.addresses).items())
        first, newline, rest = line.partition("\n")
        return first + about + newline + rest


class JsonFormatter(logging.Formatter):
    """Formats one JSON object per line."""

    def __init__(self, addresses: bool) -> None:
        super().__init__()
        self.addresses = addresses

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        } | _about(record, self.addresses)
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def _about(record: logging.LogRecord, addresses: bool) -> dict[str, str]:
    """The fields beside the message: the request, and the address if enabled."""
    about: dict[str, str] = {}
    if (of := getattr(record, "request", None) or request.get()) is not None:
        about["request"] = of
    if addresses and getattr(record, "address", None):
        about["address"] = record.address  # type: ignore[attr-defined]
    return about


def _is_wanted(record: logging.LogRecord) -> bool:
    """Drop uvicorn's error about a WebSocket that was refused with an HTTP answer."""
    return "without completing handshake" not in record.getMessage()


def show_log(settings: Settings) -> None:
    """Log to stderr, unless the program that runs the server has configured logging."""
    as_text = settings.log_form == "text" or (settings.log_form == "auto" and sys.stderr.isatty())
    formatter = (TextFormatter if as_text else JsonFormatter)(settings.log_addresses)
    levels = {"praefectus": settings.log_level.upper(), "uvicorn": "WARNING", "uvicorn.error": "WARNING"}
    for name, lowest in levels.items():
        log = logging.getLogger(name)
        log.setLevel(lowest)
        log.addFilter(_is_wanted)
        if not logging.getLogger().handlers and not log.handlers and name != "uvicorn.error":
            handler = logging.StreamHandler()
            handler.setFormatter(formatter)
            log.addHandler(handler)
