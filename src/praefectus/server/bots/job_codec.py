"""Encode questions to remote workers, and their answers, as bytes. They contain data, never code."""

from __future__ import annotations

import base64
import json
from dataclasses import asdict
from typing import Any

from praefectus.language import Message
from praefectus.server.errors import Refused
from praefectus.server.games.history import Copy

TAG = "$"


def _packed(value: Any) -> Any:
    match value:
        case bytes():
            return {TAG: "bytes", "of": base64.b64encode(value).decode()}
        case tuple():
            return {TAG: "tuple", "of": [_packed(part) for part in value]}
        case list():
            return [_packed(part) for part in value]
        case Copy():
            return {TAG: "copy", "of": {name: _packed(part) for name, part in asdict(value).items()}}
        case dict():
            return {TAG: "dict", "of": [[_packed(name), _packed(part)] for name, part in value.items()]}
        case None | bool() | int() | float() | str():
            return value
    raise TypeError(f"{type(value).__name__} does not go to another machine.")


def _unpacked(value: Any) -> Any:
    if isinstance(value, list):
        return [_unpacked(part) for part in value]
    if not isinstance(value, dict):
        return value
    match value[TAG]:
        case "bytes":
            return base64.b64decode(value["of"])
        case "tuple":
            return tuple(_unpacked(part) for part in value["of"])
        case "copy":
            return Copy(**{name: _unpacked(part) for name, part in value["of"].items()})
        case "dict":
            return {_unpacked(name): _unpacked(part) for name, part in value["of"]}
    raise ValueError(f"{value[TAG]!r} is not understood.")


def question(function: str, arguments: tuple[Any, ...]) -> bytes:
    return json.dumps([function, _packed(arguments)]).encode()


def asked(letter: bytes) -> tuple[str, tuple[Any, ...]]:
    """Return the name of the function and its arguments."""
    function, arguments = json.loads(letter)
    return function, _unpacked(arguments)


def answer(value: Any) -> bytes:
    return json.dumps({"answer": _packed(value)}).encode()


def refusal(error: Exception) -> bytes:
    """Encode an error: a refusal as it is, of any other error the type."""
    if isinstance(error, Refused):
        message = error.message if isinstance(error.message, str) else error.message.as_json()
        said = {"code": error.code, "message": message, "retry_after": error.retry_after}
        return json.dumps({"refused": said}).encode()
    return json.dumps({"failed": type(error).__name__}).encode()


def answered(letter: bytes) -> Any:
    """Return the answer; raise what the worker raised."""
    content = json.loads(letter)
    if "refused" in content:
        said = content["refused"]
        message = said["message"]
        raise Refused(
            said["code"], message if isinstance(message, str) else Message.from_json(message), said["retry_after"]
        )
    if "failed" in content:
        raise RuntimeError(f"A worker on another machine failed: {content['failed']}.")
    return _unpacked(content["answer"])
