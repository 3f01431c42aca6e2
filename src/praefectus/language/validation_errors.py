"""Explain validation errors in our own words; pydantic's texts are English only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from praefectus.language.message import Message, MessageError, Translatable

KINDS = {  # what was wanted, by the beginning of pydantic's name of the mistake
    "string": "text",
    "bytes": "text",
    "int": "whole",
    "float": "number",
    "decimal": "number",
    "bool": "switch",
    "list": "list",
    "tuple": "list",
    "set": "list",
    "frozen_set": "list",
    "dict": "object",
    "model": "object",
    "dataclass": "object",
    "path": "path",
}
BOUNDS = {"greater_than": "gt", "greater_than_equal": "ge", "less_than": "lt", "less_than_equal": "le"}


class InvalidValue(MessageError, ValueError):
    """What a validator of our own refuses, with the reason as a message."""


def explain_error(error: Mapping[str, Any]) -> Translatable:
    """The reason of one mistake, from pydantic's `errors()`."""
    kind, context = str(error["type"]), error.get("ctx", {})
    given = context.get("error")
    if isinstance(given, MessageError):
        return given.message
    if kind in ("missing", "union_tag_not_found"):
        return Message("unfit-missing")
    if kind == "extra_forbidden":
        return Message("unfit-unknown")
    if kind in ("string_too_long", "too_long"):
        return Message(f"unfit-{kind.replace('_', '-')}", most=context["max_length"])
    if kind in ("string_too_short", "too_short"):
        return Message(f"unfit-{kind.replace('_', '-')}", least=context["min_length"])
    if kind in BOUNDS:
        return Message(f"unfit-{kind.replace('_', '-')}", bound=context[BOUNDS[kind]])
    if kind in ("literal_error", "enum", "union_tag_invalid"):
        return Message("unfit-other")
    if kind.endswith(("_type", "_parsing", "_from_float", "_attributes_type")):
        for beginning, wanted in KINDS.items():
            if kind.startswith(beginning):
                return Message(f"unfit-no-{wanted}")
    return Message("unfit")
