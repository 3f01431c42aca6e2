"""Of a lock file, what the package itself needs: `python deploy/serving_lock.py pyproject.toml requirements.lock`.

Packages for tests, types and the building of the page stay out. Runs where the packages of the lock are installed.
"""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def counts(requirement: Requirement, extras: set[str]) -> bool:
    """Whether a requirement counts on this machine, for a package that is wanted with these extras."""
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in {"", *extras})


def needed(requirements: list[Requirement]) -> set[str]:
    """The names of packages, with everything that they need in turn."""
    names: set[str] = set()
    seen: set[tuple[str, frozenset[str]]] = set()
    while requirements:
        one = requirements.pop()
        name = canonicalize_name(one.name)
        if (name, frozenset(one.extras)) in seen:
            continue
        seen.add((name, frozenset(one.extras)))
        names.add(name)
        requirements += [
            each for each in map(Requirement, distribution(name).requires or ()) if counts(each, set(one.extras))
        ]
    return names


def main(project: Path, lock: Path) -> None:
    """Write the lines of the lock that are needed."""
    given = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["dependencies"]
    names = needed([each for each in map(Requirement, given) if counts(each, set())])
    for block in re.split(r"(?m)^(?=[A-Za-z0-9])", lock.read_text(encoding="utf-8")):
        found = re.match(r"[A-Za-z0-9._-]+", block)
        if found and canonicalize_name(found[0]) in names:
            sys.stdout.write(block)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
