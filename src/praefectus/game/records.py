"""Records: a game as versioned, self-contained JSON. docs/record.md describes the format."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from praefectus import data
from praefectus.game.configuration import Configuration, configure
from praefectus.game.errors import RecordError, SetupError
from praefectus.language import Message
from praefectus.rules.stored_names import (
    ABSENT,
    LEFT_OUT,
    THINGS,
    Vocabulary,
    VocabularyError,
    action_vocabulary,
    first_vocabulary,
    translation,
)

FORMAT = "praefectus-record"
RECORD_VERSION = 2
ENGINE_VERSION = 2  # of the base game's rules; rises when the same log would lead to another game


def write_record(
    configuration: Configuration, log: Sequence[int], over: bool, scores: Sequence[int] | None
) -> dict[str, Any]:
    record: dict[str, Any] = {
        "format": FORMAT,
        "version": RECORD_VERSION,
        "engine": ENGINE_VERSION,
        "board": configuration.board if configuration.own_board is None else data.content_of(configuration.own_board),
        "seats": configuration.seats,
        "modules": list(configuration.modules),
        "rules": module_versions(configuration.modules),
        "options": dict(configuration.options),
        "vocabulary": action_vocabulary().only(log).as_json(),
        "entries": len(log),
        "log": list(log),
    }
    if configuration.left_out:
        record["left_out"] = {name: list(later) for name, later in configuration.left_out.items()}
    if over:
        record["scores"] = list(scores or [])
    return record


def module_versions(modules: Sequence[str]) -> dict[str, int]:
    """The version of each module's rules; it rises when the same log would lead to another game."""
    return {module.name: module.version for module in data.modules() if module.name in modules}


def read_record(record: Mapping[str, Any]) -> tuple[Configuration, list[int], Message | None]:
    """What was set up, the log in the numbers of today, and, where older rules wrote it, a sentence that says so.

    Whether the entries are legal shows when they are replayed.
    """
    if not isinstance(record, Mapping) or record.get("format") != FORMAT:
        raise RecordError("record-no-record", form=f'"{FORMAT}"')
    for name, known in (("version", RECORD_VERSION), ("engine", ENGINE_VERSION)):
        value = record.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise RecordError("record-without", name=name, known=known)
        if value > known:
            raise RecordError("record-newer", name=name, value=value, known=known)
    log = record.get("log")
    if not isinstance(log, list) or not all(
        isinstance(entry, int) and not isinstance(entry, bool) and -len(log) <= entry for entry in log
    ):
        raise RecordError("record-log")
    if record.get("entries") != len(log):
        raise RecordError("record-truncated", entries=str(record.get("entries")), count=len(log))
    modules, options = record.get("modules", []), record.get("options", {})
    if not isinstance(modules, list) or not isinstance(options, Mapping):
        raise RecordError("record-modules")
    try:
        seats = record.get("seats")
        board = record.get("board")
        meant = board if isinstance(board, Mapping) else str(board)
        configuration = configure(meant, seats, modules, options)  # type: ignore[arg-type]
    except SetupError as error:
        raise RecordError("record-setup", why=error.message) from None
    vocabulary = None if record["version"] == 1 else record.get("vocabulary", {})
    configuration = begun_with(configuration, vocabulary, record.get("left_out", {}))
    return configuration, translate_log(log, vocabulary), _older_rules(record, configuration)


# vocabularies


def read_vocabulary(stored: Any) -> Vocabulary:
    """The vocabulary that a game was stored with; None means a game from before vocabularies."""
    if stored is None:
        return first_vocabulary()
    try:
        return Vocabulary.from_json(stored)
    except VocabularyError as error:
        raise RecordError(error.message) from None


def translate_log(log: Sequence[int], stored: Any) -> list[int]:
    """A log in the numbers of today, from the vocabulary it was stored with; entries that take back stay."""
    vocabulary = read_vocabulary(stored)
    today = translation(vocabulary, action_vocabulary())
    translated = []
    for number, entry in enumerate(log):
        action = entry if entry < 0 else today[entry] if entry < len(today) else ABSENT
        if entry >= 0 and action == ABSENT:
            name = vocabulary.names.get(entry)
            if name is None:
                raise RecordError("record-entry-no-action", number=number, entry=str(entry))
            raise RecordError("record-entry-unknown", number=number, name=name)
        translated.append(action)
    return translated


def begun_with(configuration: Configuration, stored: Any, left_out: Any = None) -> Configuration:
    """The game continues with the things that it began with: what its vocabulary does not list stays out of it."""
    vocabulary = read_vocabulary(stored)
    out: dict[str, tuple[str, ...]] = {}
    for things in LEFT_OUT:
        named = _listed(left_out, things)
        listed = vocabulary.things.get(things)
        later = [thing for thing in THINGS[things] if thing in named or (listed is not None and thing not in listed)]
        if later:
            out[things] = tuple(later)
    return replace(configuration, left_out=out)


def _listed(left_out: Any, things: str) -> Sequence[str]:
    named = (left_out or {}).get(things, []) if isinstance(left_out, Mapping) or not left_out else None
    if not isinstance(named, list):
        raise RecordError("record-left-out")
    return named


def _older_rules(record: Mapping[str, Any], configuration: Configuration) -> Message | None:
    """A sentence on whose rules are older than ours; a newer one is refused."""
    said = record.get("rules", dict.fromkeys(configuration.modules, 1) if record["version"] == 1 else None)
    if not isinstance(said, Mapping):
        raise RecordError("record-versions")
    versions = {Message("rules-base"): (record["engine"], ENGINE_VERSION)}
    for name, known in module_versions(configuration.modules).items():
        versions[Message("rules-module", module=Message(f"module-{name}"))] = (said.get(name), known)
    older: list[Message] = []
    for rules, (version, known) in versions.items():
        if isinstance(version, bool) or not isinstance(version, int):
            raise RecordError("record-rules-version", rules=rules)
        if version > known:
            raise RecordError("record-rules-newer", version=version, rules=rules, known=known)
        if version < known:
            older.append(Message("rules-older", version=version, rules=rules, now=known))
    if not older:
        return None
    return Message("record-older", rules=older)


def read_file(path: str | Path) -> Any:
    """The JSON of a file; RecordError says why there is none."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise RecordError("no-file", file=str(path)) from None
    except (ValueError, RecursionError):
        raise RecordError("record-not-json", file=str(path)) from None
    except OSError as error:
        raise RecordError("file-unreadable", file=str(path), why=error.strerror) from None


def write_file(path: Path, record: Mapping[str, Any]) -> None:
    """Write a record; an older file stays complete until the new one is written."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise RecordError("file-not-written", file=str(path), why=error.strerror or str(error)) from None
