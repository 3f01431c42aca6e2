"""How often each word to avoid is still there: `python -m praefectus.language.removed_words` prints every word with 0.

The words are those of `words_to_avoid.json`; in the catalogue `check.py` finds them, in documents `comments.py`.
"""

from __future__ import annotations

import sys

from praefectus.language.check import avoided, lines
from praefectus.language.comments import LISTED, documents, without_code
from praefectus.language.languages import LANGUAGES

Counts = dict[tuple[str, str], int]  # by list (a language, or the documents) and word


def counts() -> Counts:
    """Count every word to avoid where it must not be."""
    lists = avoided()
    texts = {tag: [text for _, _, text in lines(tag)] for tag in LANGUAGES}
    texts[LISTED] = [line for path in documents() for _, line in without_code(path)]
    return {
        (where, word.pattern): sum(len(word.findall(text)) for text in texts[where])
        for where, words in lists.items()
        for word in words
    }


def main() -> int:
    found = counts()
    for (where, word), count in found.items():
        sys.stdout.write(f"{count:4} {where:10} {word}\n")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
