"""Do the languages fit the data? For `make lint`: fails on texts of nothing, and lists what a language lacks."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from praefectus.data.wording import english
from praefectus.language import ENGLISH, LANGUAGES
from praefectus.language.catalogue import read
from praefectus.language.languages import DATA, FOLDER

LEVEL = "level-"  # names of opponents, who have a file of their own


def texts(tag: str) -> set[str]:
    """The ids for which a language has a text of the data."""
    own = FOLDER / tag / DATA
    return set(read([own])) if own.is_file() else set()


def faults() -> Iterator[str]:
    """Messages of languages that no row of the data has."""
    for tag in LANGUAGES:
        if tag == ENGLISH:
            continue
        for id in sorted(texts(tag) - english().keys()):
            if not id.startswith(LEVEL):
                yield f"{tag}/{DATA}: nothing in the data is called {id}; delete it."


def main() -> int:
    wrong = list(faults())
    for fault in wrong:
        sys.stderr.write(fault + "\n")
    for tag in LANGUAGES:
        missing = [] if tag == ENGLISH else [id for id in english() if id not in texts(tag)]
        if missing:
            sys.stdout.write(f"{LANGUAGES[tag]} lacks {len(missing)} texts of the data:\n  ")
            sys.stdout.write("\n  ".join(missing) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
