"""Records: a game as versioned, self-contained JSON. docs/record.md describes the format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from praefectus.game.configuration import Configuration, configure
from praefectus.game.errors import RecordError, SetupError
from praefectus.rules.actions import ACTIONS

FORMAT = "praefectus-record"
RECORD_VERSION = 1
ENGINE_VERSION = 1  # rises when the same log would lead to another game


def write_record(
    configuration: Configuration, log: Sequence[int], over: bool, scores: Sequence[int] | None
) -> dict[str, Any]:
    record: dict[str, Any] = {
        "format": FORMAT,
        "version": RECORD_VERSION,
        "engine": ENGINE_VERSION,
        "board": configuration.board,
        "seats": configuration.seats,
        "modules": list(configuration.modules),
        "options": dict(configuration.options),
        "entries": len(log),
        "log": list(log),
    }
    if over:
        record["scores"] = list(scores or [])
    return record


def read_record(record: Mapping[str, Any]) -> tuple[Configuration, list[int]]:
    """Check the shape of a record; whether its entries are legal shows when they are replayed."""
    if not isinstance(record, Mapping) or record.get("format") != FORMAT:
        raise RecordError(f'This is not a record of a game; a record says "format": "{FORMAT}".')
    for name, known in (("version", RECORD_VERSION), ("engine", ENGINE_VERSION)):
        value = record.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise RecordError(f"The record does not say its {name}; this program writes {known}.")
        if value > known:
            raise RecordError(f"The record has {name} {value}, this program knows up to {known}: use a newer one.")
    log = record.get("log")
    if not isinstance(log, list) or not all(
        isinstance(entry, int) and not isinstance(entry, bool) and -len(log) <= entry < ACTIONS for entry in log
    ):
        raise RecordError(f"The log of the record must be a list of action numbers below {ACTIONS}.")
    if record.get("entries") != len(log):
        raise RecordError(f"The record is truncated: it announces {record.get('entries')} entries and has {len(log)}.")
    modules, options = record.get("modules", []), record.get("options", {})
    if not isinstance(modules, list) or not isinstance(options, Mapping):
        raise RecordError("The modules of a record are a list, its options an object.")
    try:
        seats = record.get("seats")
        configuration = configure(str(record.get("board")), seats, modules, options)  # type: ignore[arg-type]
    except SetupError as error:
        raise RecordError(f"The record cannot be set up: {error}") from None
    return configuration, log
