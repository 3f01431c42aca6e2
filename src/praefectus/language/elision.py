"""French drops the e of *de* before a vowel: d’Octavia, de Marcus."""

from __future__ import annotations

import unicodedata

VOWELS = "aeiou"


def of_name(name: object) -> str:
    """*de* and a name, for OF in French messages. Before an h it stays *de*, never wrong for a foreign name."""
    said = str(name)
    first = unicodedata.normalize("NFD", said[:1]).lower()[:1]
    return f"d’{said}" if first and first in VOWELS else f"de {said}"
