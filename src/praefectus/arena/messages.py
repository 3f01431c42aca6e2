"""The arena's catalogue, in the language of the process."""

from __future__ import annotations

from typing import Any

from praefectus import language
from praefectus.language import Words


def spoken() -> Words:
    return language.of(language.spoken())


def words(id: str, /, **given: Any) -> str:  # noqa: A002 - what it is called in the catalogue
    return spoken()(id, **given)


def number(value: float, digits: int | None = None) -> str:
    return spoken().number(value, digits)


def percent(share: float) -> str:
    return spoken().percent(share)
