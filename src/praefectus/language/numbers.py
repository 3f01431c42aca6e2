"""Numbers as a language writes them, and which form of a word goes with a number."""

from __future__ import annotations

from collections.abc import Callable
from gettext import c2py
from typing import Any


class Numbers:
    """How a language writes numbers: 1,234.5 or 1.234,5."""

    def __init__(self, decimal: str, group: str) -> None:
        self.decimal, self.group = decimal, group

    def value(self, value: Any) -> str:
        """An argument as it appears in a sentence."""
        if value.__class__ is str:
            return value
        if value.__class__ is int and -1000 < value < 1000:
            return str(value)
        return self.number(value)

    def number(self, value: Any, minimumFractionDigits: int = 0, maximumFractionDigits: int = 3) -> str:  # noqa: N803
        """NUMBER of Fluent, with the names that it has there."""
        if not isinstance(value, (int, float)):
            return str(value)
        whole, _, fraction = f"{value:,.{maximumFractionDigits}f}".partition(".")
        fraction = fraction[:minimumFractionDigits] + fraction[minimumFractionDigits:].rstrip("0")
        whole = whole.replace(",", self.group)
        return f"{whole}{self.decimal}{fraction}" if fraction else whole

    def signed(self, value: Any) -> str:
        """+3, −2, 0: SIGNED, a function of ours."""
        said = self.value(abs(value))
        return f"+{said}" if value > 0 else f"−{said}" if value < 0 else said


class Plurals(dict[Any, str]):
    """Number -> one, few, many, other ...: by the rule of a language, as gettext writes it."""

    def __init__(self, rule: str, forms: tuple[str, ...]) -> None:
        super().__init__()
        self._rule: Callable[[int], int] = c2py(rule)
        self._forms = forms

    def __missing__(self, number: Any) -> str:
        whole = isinstance(number, int) or (isinstance(number, float) and number.is_integer())
        form = self._forms[self._rule(abs(int(number)))] if whole else "other"
        if len(self) < 1000:
            self[number] = form
        return form
