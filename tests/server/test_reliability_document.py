"""Every test that docs/reliability.md names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = [ROOT / "tests" / folder for folder in ("server", "browser")]


def written() -> dict[str, set[str]]:
    """The names of all tests, by file; two files of one name count together."""
    found: dict[str, set[str]] = {}
    for place in PLACES:
        for file in place.glob("test_*.py"):
            found.setdefault(file.stem, set()).update(re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8")))
    return found


def test_the_named_tests_are_there() -> None:
    known, missing = written(), []
    everything = set().union(*known.values())
    named = re.findall(r"`(test_\w+)(?:::(test_\w+))?(\.\.\.)?`", (ROOT / "docs" / "reliability.md").read_text("utf-8"))
    assert len(named) > 50
    for first, second, cut in named:
        among = known.get(first, set()) if second else everything | set(known)
        name = second or first
        if not any(each.startswith(name) if cut else each == name for each in among):
            missing.append(f"{first}::{second}" if second else first)
    assert not missing
