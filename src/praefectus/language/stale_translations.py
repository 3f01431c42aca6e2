"""Which translations are older than their English: for each message, a hash of the English it was translated from.

`make lint` fails when the English of a translated message has changed. Check the translation, then record it
with `python -m praefectus.language.stale_translations de front-what`; `--all` instead records every message.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable, Iterator, Sequence

from fluent.syntax import FluentSerializer, ast

from praefectus.language.catalogue import Entry, read
from praefectus.language.languages import ENGLISH, FOLDER, LANGUAGES, page_sources, sources

RECORDED = FOLDER / "translated_from.json"


def hash_of(entry: Entry) -> str:
    """A hash of the message's text, whatever its spaces and comments."""
    message = ast.Message(ast.Identifier("id"), entry.pattern)
    return hashlib.sha256(FluentSerializer().serialize_entry(message).encode()).hexdigest()[:8]


def recorded() -> dict[str, dict[str, str]]:
    """By language and message: the hash of the English that was translated."""
    if not RECORDED.exists():
        return {}
    found: dict[str, dict[str, str]] = json.loads(RECORDED.read_text(encoding="utf-8"))
    return found


def english_hashes() -> dict[str, str]:
    """Of every English message; where the page and Python have one of the same id, of both."""
    found: dict[str, str] = {}
    for side in (sources, page_sources):
        for id, entry in read(side(ENGLISH)).items():
            found[id] = found.get(id, "") + hash_of(entry)
    return found


def translated(tag: str) -> set[str]:
    """The messages that a language has."""
    return {id for side in (sources, page_sources) for id in read(side(tag))}


def stale(tags: Iterable[str] = LANGUAGES) -> Iterator[str]:
    """A line for every translation whose English has changed since, or that was never recorded."""
    now, known = english_hashes(), recorded()
    for tag in tags:
        if tag == ENGLISH:
            continue
        for id in sorted(translated(tag) & now.keys()):
            if known.get(tag, {}).get(id) != now[id]:
                command = f"python -m praefectus.language.stale_translations {tag} {id}"
                yield f"{tag}: the English of {id} has changed; check the translation, then run `{command}`."


def record(tags: Sequence[str], ids: set[str] | None = None) -> None:
    """Write down that these translations, or all of them, fit the English of today."""
    now, known = english_hashes(), recorded()
    for tag in tags:
        had = known.get(tag, {})
        known[tag] = {
            id: now[id] if ids is None or id in ids else had.get(id, "") for id in sorted(translated(tag) & now.keys())
        }
    RECORDED.write_text(json.dumps(known, indent=0, sort_keys=True) + "\n", encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    others = [tag for tag in LANGUAGES if tag != ENGLISH]
    if list(arguments) == ["--all"]:
        record(others)
    elif len(arguments) > 1 and arguments[0] in others:
        record(arguments[:1], set(arguments[1:]))
    else:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
