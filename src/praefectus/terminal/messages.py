"""The terminal's catalogue, in the language of the person in front of it."""

from __future__ import annotations

from typing import Any

from praefectus import data, language
from praefectus.language import Words
from praefectus.reference.wording import worded


def spoken() -> Words:
    return language.of(language.spoken())


def words(id: str, /, **given: Any) -> str:  # noqa: A002 - what it is called in the catalogue
    return spoken()(id, **given)


def amount(count: int, unit: str) -> str:
    return words(f"amount-{unit}", count=count)


def card_name(kind: int) -> str:
    return worded(spoken(), f"card-{data.cards().kinds[kind].kind}")
