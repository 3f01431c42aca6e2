"""Names that the environments had before, with a warning."""

from __future__ import annotations

import warnings
from typing import Any


def warn(old: str, new: str) -> None:
    warnings.warn(f"'{old}' is called '{new}' now; the old name will go.", DeprecationWarning, stacklevel=3)


def renamed_value(old: str, new: str) -> str:
    warn(old, new)
    return new


def old_name(old: str, new: str) -> Any:
    """An attribute or method under its old name."""

    def read(self: Any) -> Any:
        warn(old, new)
        return getattr(self, new)

    return property(read, doc=f"The old name of `{new}`.")
