"""Find the reader's language from a browser's headers or a terminal's locale."""

from __future__ import annotations

import os
from collections.abc import Mapping

from praefectus.language.languages import ENGLISH, known


def accepted(header: str | None) -> str:
    """The best language for an Accept-Language header, such as fr-CH, fr;q=0.9, en;q=0.8."""
    best, most = ENGLISH, 0.0
    for part in (header or "").split(","):
        tag, *given = part.split(";")
        language, weight = known(tag.strip()), 1.0
        for parameter in given:
            name, _, value = parameter.partition("=")
            if name.strip() == "q":
                try:
                    weight = float(value)
                except ValueError:
                    weight = 0.0
        if language is not None and weight > most:
            best, most = language, weight
    return best


_here = [ENGLISH]


def speak(tag: str | None) -> None:
    """Set the language of a process that serves one person: a command, a game in the terminal."""
    _here[0] = known(tag) or ENGLISH


def spoken() -> str:
    """The language that `speak` set."""
    return _here[0]


def terminal_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the terminal: LC_ALL, else LC_MESSAGES, else LANG."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return known(value) or ENGLISH
    return ENGLISH
