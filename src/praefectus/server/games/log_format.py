"""The stored form of a game: a header, the lines of its log, and the versions of its rules and vocabulary."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from praefectus.game import configure
from praefectus.game.configuration import Configuration
from praefectus.game.errors import RecordError, SetupError
from praefectus.game.records import ENGINE_VERSION, begun_with, module_versions, translate_log
from praefectus.language import Message
from praefectus.rules.stored_names import action_vocabulary

Options = dict[str, Any]  # options of a game by name: true or false, a number, or a word
Header = dict[str, Any]  # JSON: board, modules, options, and what did not exist yet when the game began
Position = tuple[str, bytes]  # a header, and a snapshot of the game
StoredGame = tuple[str, tuple[str, ...]]  # a header, and the lines of a log


def vocabulary() -> tuple[str, str]:
    """Return the current meaning of the numbers in a log: its mark, and the whole as text."""
    today = action_vocabulary()
    return today.mark, json.dumps(today.as_json(), separators=(",", ":"))


def rules_of(modules: Sequence[str]) -> str:
    """Return the current rule versions of a game with these modules."""
    return json.dumps({"engine": ENGINE_VERSION, "modules": module_versions(modules)})


def other_rules(kept: str, modules: Sequence[str]) -> Message | None:
    """Return the warning for a game that began with other rules than the current ones."""
    if json.loads(kept) == json.loads(rules_of(modules)):
        return None
    return Message("begun-by-other-rules", kept=kept, today=rules_of(modules))


def translated(entries: str, kept: str | None) -> str:
    """Return log entries in current numbers; `kept` is the vocabulary they were stored with, by default the first."""
    log = translate_log(read_entries(entries), None if kept is None else json.loads(kept))
    return json.dumps(log, separators=(",", ":"))


def header_with(header: str, kept: str | None) -> str:
    """Return the header of a game from an older vocabulary: it names what came later and is not in the game."""
    facts, configuration = read_header(header)
    begun = begun_with(configuration, None if kept is None else json.loads(kept), facts.get("left_out"))
    return json.dumps(facts | left_out(begun))


def read_header(header: str) -> tuple[Header, Configuration]:
    """Read a header; RecordError if that fails."""
    try:
        facts = json.loads(header)
        return facts | {"chance": str(facts["chance"])}, configured(facts)
    except SetupError as error:
        raise RecordError("record-setup", why=error.message) from error
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise RecordError("record-header") from error


def read_entries(line: str) -> list[int]:
    """Return the numbers in a line of a log; RecordError if it contains anything else."""
    try:
        entries = json.loads(line)
    except (ValueError, TypeError, RecursionError) as error:
        raise RecordError("record-log") from error
    if not isinstance(entries, list) or not all(type(entry) is int for entry in entries):
        raise RecordError("record-log")
    return entries


def configured(facts: Header) -> Configuration:
    configuration = configure(facts["board"], facts["seats"], facts["modules"], facts["options"])
    left_out = {things: tuple(later) for things, later in facts.get("left_out", {}).items()}
    return replace(configuration, left_out=left_out) if left_out else configuration


def left_out(configuration: Configuration) -> Header:
    if not configuration.left_out:
        return {}
    return {"left_out": {things: list(later) for things, later in configuration.left_out.items()}}
