"""The words of whoever lets agents play: of the process' language."""

from __future__ import annotations

from typing import Any

from praefectus import language
from praefectus.language import Words


def spoken() -> Words:
    return language.of(language.spoken())


def words(id: str, /, **given: Any) -> str:  # noqa: A002 - what it is called in the catalogue
    return spoken()(id, **given)


def number(value: float, digits: int | None = None) -> str:
    """As the language writes it: with so many digits, or with as many as it needs."""
    if digits is None:
        return words("arena-number", value=value)
    return words(f"arena-number-{digits}", value=value)


def percent(share: float) -> str:
    """As few digits as tell it apart from none and all."""
    near = not (0.0005 <= share <= 0.9995 or share in (0, 1))
    return words("arena-percent-2" if near else "arena-percent-1", percent=100 * share)
