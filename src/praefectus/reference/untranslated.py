"""Do the languages fit the data? For `make lint`: fails on texts of nothing and on translations whose English changed.

It also lists what a language lacks. After checking a translation whose English changed, record it with
`python -m praefectus.reference.untranslated de module-salt-text`; `--all` instead records every text.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Sequence

from praefectus.data.boards import board
from praefectus.data.files import FOLDER as ENGLISH_TEXTS
from praefectus.data.files import DataError
from praefectus.data.module_facts.forum import forum
from praefectus.language import ENGLISH, LANGUAGES
from praefectus.language.catalogue import read
from praefectus.language.languages import DATA, FOLDER
from praefectus.reference.topics import FILES, MARK, TRANSLATED, doubted_facts, read_texts, reference, translation
from praefectus.reference.wording import english

RECORDED = FOLDER / "data_translated_from.json"  # by language and text: the hash of the English that was translated
LEVEL = "level-"  # names of opponents, who have a file of their own


def texts(tag: str) -> set[str]:
    """The ids for which a language has a text of the data."""
    own = FOLDER / tag / DATA
    return set(read([own])) if own.is_file() else set()


def rows() -> dict[str, str]:
    """Return what the data has for other languages to say: its names and texts, and what of it is not certain."""
    latin = {card.name for card in forum()} | {space.name for space in board("roma").ship_track}
    return english() | {id: name for id, name in doubted_facts().items() if name not in latin}


def faults() -> Iterator[str]:
    """Messages of languages that no row of the data has, and topics of the reference that differ from the English."""
    for tag in LANGUAGES:
        if tag == ENGLISH:
            continue
        for id in sorted(texts(tag) - rows().keys()):
            if not id.startswith(LEVEL):
                yield f"{tag}/{DATA}: nothing in the data is called {id}; delete it."
        yield from topic_faults(tag)
    yield from stale()


def hashes() -> dict[str, str]:
    """Return the hash of every English text: rows of the data by their ids, topics by file and id."""
    found = dict(rows())
    for name in FILES:
        for id, topic in read_texts(ENGLISH_TEXTS / "reference" / name).items():
            found[f"reference/{name}: {id}"] = f"{topic.title}\n{topic.body}"
    return {id: hashlib.sha256(text.encode()).hexdigest()[:8] for id, text in found.items()}


def recorded() -> dict[str, dict[str, str]]:
    """Return, by language and text, the hash of the English that was translated."""
    found: dict[str, dict[str, str]] = json.loads(RECORDED.read_text(encoding="utf-8"))
    return found


def stale() -> Iterator[str]:
    """Yield a line for every translation whose English has changed since, or that was never recorded."""
    now, known = hashes(), recorded()
    for tag in LANGUAGES:
        if tag == ENGLISH:
            continue
        absent = set(lacking(tag))
        for id in sorted(now.keys() - absent):
            if known.get(tag, {}).get(id) != now[id]:
                command = f"python -m praefectus.reference.untranslated {tag} '{id}'"
                yield f"{tag}: the English of {id} has changed; check the translation, then run `{command}`."


def record(tags: Sequence[str], ids: set[str] | None = None) -> None:
    """Write down that these translations, or all of them, fit the English of today."""
    now, known = hashes(), recorded()
    for tag in tags:
        had, absent = known.get(tag, {}), set(lacking(tag))
        known[tag] = {
            id: now[id] if ids is None or id in ids else had.get(id, "") for id in sorted(now.keys() - absent)
        }
    RECORDED.write_text(json.dumps(known, indent=0, sort_keys=True) + "\n", encoding="utf-8")


def topic_faults(tag: str) -> Iterator[str]:
    """Yield what is wrong with the topics of a language."""
    for name in FILES:
        path = translation(tag, name)
        where = path.relative_to(FOLDER).as_posix()
        ours, theirs = read_texts(path), read_texts(ENGLISH_TEXTS / "reference" / name)
        for id, text in ours.items():
            other = theirs.get(id)
            if other is None:
                yield f"{where}: the English {name} has no topic '{id}'."
                continue
            if not text.title or sorted(text.fields) != sorted(TRANSLATED):
                yield f"{where}: the topic '{id}' needs a title and the fields {', '.join(TRANSLATED)}, and no others."
            here, there = sorted(MARK.findall(text.body)), sorted(MARK.findall(other.body))
            if here != there:
                yield f"{where}: the topic '{id}' asks for {_named(there)} in English, {_named(here)} here."
    try:
        reference(tag)
    except DataError as error:
        yield f"{tag}/reference: {error}"


def _named(marks: list[str]) -> str:
    return ", ".join(marks) or "nothing"


def lacking(tag: str) -> list[str]:
    """The texts of the data and the topics of the reference that a language lacks."""
    said = texts(tag)
    missing = [id for id in rows() if id not in said]
    for name in FILES:
        ours = read_texts(translation(tag, name))
        missing += [
            f"reference/{name}: {id}" for id in read_texts(ENGLISH_TEXTS / "reference" / name) if id not in ours
        ]
    return missing


def main(arguments: Sequence[str]) -> int:
    others = [tag for tag in LANGUAGES if tag != ENGLISH]
    if list(arguments) == ["--all"]:
        record(others)
        return 0
    if len(arguments) > 1 and arguments[0] in others:
        record(arguments[:1], set(arguments[1:]))
        return 0
    if arguments:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    wrong = list(faults())
    for fault in wrong:
        sys.stderr.write(fault + "\n")
    for tag in LANGUAGES:
        missing = [] if tag == ENGLISH else lacking(tag)
        if missing:
            sys.stdout.write(f"{LANGUAGES[tag]} lacks {len(missing)} texts of the data:\n  ")
            sys.stdout.write("\n  ".join(missing) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
