"""Do the messages fit together? For `make lint`.

It fails on a message that nothing says, on one that is said but not there, on arguments that differ from the call or
from English, on files that cannot be read, on words that `words_to_avoid.json` lists for the language (in its messages
and, for English, in the rows of data), and on translations whose English has changed since (`stale_translations.py`).
It lists what a language lacks; readers get English there.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from praefectus.language.catalogue import Entry, WrongMessage, read, referred, variables
from praefectus.language.languages import DATA, ENGLISH, FOLDER, LANGUAGES, page_sources, sources
from praefectus.language.message_uses import Uses, in_python, in_the_page
from praefectus.language.stale_translations import stale

PACKAGE = FOLDER.parent
WEB = PACKAGE.parents[1] / "web" / "src"
AVOIDED = FOLDER / "words_to_avoid.json"
ALWAYS = {"list-middle", "list-last", "list-or"}  # of every language, for lists


def faults(web: Path = WEB) -> Iterator[str]:
    """Yield what is wrong, a line each."""
    try:
        sides = {tag: (read(sources(tag)), read(page_sources(tag))) for tag in LANGUAGES}
    except WrongMessage as error:
        yield str(error)
        return
    python, page = sides[ENGLISH]
    code = [path for path in sorted(PACKAGE.rglob("*.py")) if path.parent != FOLDER / "compiled"]
    in_code = in_python(code)
    in_page = in_the_page(path for kind in ("ts", "svelte") for path in sorted(web.rglob(f"*.{kind}")))
    index = web.parent / "index.html"  # what it says before any script runs: web/languages.ts writes it in
    in_page.texts |= (
        set(re.findall(r"%messages?:([\w-]+)%", index.read_text(encoding="utf-8"))) if index.is_file() else set()
    )
    rows = {id for tag in LANGUAGES for id, entry in sides[tag][0].items() if entry.path.name == DATA}
    yield from _unknown(in_code, python, rows)
    yield from _unknown(in_page, page, set())
    references = _references(python) | _references(page)
    for id, entry in {**python, **page}.items():
        used = (id in python and in_code.uses(id)) or (id in page and in_page.uses(id))
        if not used and id not in references | ALWAYS:
            yield f"{_where(entry)}: nothing says {id}; delete it."
    for tag in LANGUAGES:
        yield from unwanted(tag)
    yield from stale(LANGUAGES)
    for tag, (ours, pages) in sides.items():
        if tag != ENGLISH:
            yield from _differences(ours, python)
            yield from _differences(pages, page)


def avoided() -> dict[str, dict[re.Pattern[str], str]]:
    """By language: what not to say, and what to say instead."""
    lists = json.loads(AVOIDED.read_text(encoding="utf-8"))
    return {
        tag: {re.compile(word, re.IGNORECASE): instead for word, instead in words.items()}
        for tag, words in lists.items()
    }


def lines(tag: str) -> list[tuple[str, int, str]]:
    """Return what people read in a language, as file, line number and text."""
    rows = PACKAGE / "data"
    found = [
        (path.relative_to(FOLDER).as_posix(), number, re.sub(r"^\s*[\w.-]+ =", "", line))
        for path in sorted((FOLDER / tag).rglob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith(("#", "search-common-words"))
    ]
    if tag == ENGLISH:
        found += [
            (f"data/{path.relative_to(rows).as_posix()}", number, text)
            for path in sorted(rows.rglob("*.json"))
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
            for text in re.findall(r'"(?:name|title|text\w*|sentence|example|doubt|reason)": "([^"]+)"', line)
        ]
    return found


def unwanted(tag: str) -> Iterator[str]:
    """Words of a language that have a better one, a line each."""
    for where, number, line in lines(tag):
        for word, instead in avoided().get(tag, {}).items():
            if found := word.search(line):
                yield f"{where}:{number}: not “{found[0]}”, but: {instead}"


def _unknown(uses: Uses, messages: dict[str, Entry], rows: set[str]) -> Iterator[str]:
    """Message ids in calls; ids for rows of data may be computed, because their English is in the rows."""
    for id, places in uses.calls.items():
        if id not in messages:
            yield f"{_short(places[0])}: there is no message {id}; write it into {ENGLISH}/."
    for pattern, places in uses.patterns.items():
        if not any(re.fullmatch(pattern, id) for id in [*messages, *rows]):
            yield f"{_short(places[0])}: no message has an id like {pattern}."
    for where, id, names in uses.given:
        if id in messages and (needed := variables(messages, messages[id].pattern)) != names:
            yield f"{_short(where)}: {id} takes {_named(needed)}, not {_named(names)}."


def _differences(messages: dict[str, Entry], english: dict[str, Entry]) -> Iterator[str]:
    for id, entry in messages.items():
        if id.startswith("-"):
            continue
        if id not in english:
            if entry.path.name != DATA:
                yield f"{_where(entry)}: English has no {id}."
            continue
        try:
            here, there = variables(messages, entry.pattern), variables(english, english[id].pattern)
        except WrongMessage as error:
            yield f"{_where(entry)}: {error}"
            continue
        if here != there:
            yield f"{_where(entry)}: {id} takes {_named(there)} in English, {_named(here)} here."


class _Referring(Visitor):
    def __init__(self, messages: dict[str, Entry]) -> None:
        self.messages, self.found = messages, set[str]()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        referred(self.messages, node)
        self.found.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        referred(self.messages, node)
        self.found.add(f"-{node.id.name}" + (f".{node.attribute.name}" if node.attribute else ""))


def _references(messages: dict[str, Entry]) -> set[str]:
    """Return what messages say with the words of others."""
    visitor = _Referring(messages)
    for entry in messages.values():
        visitor.visit(entry.pattern)
    return visitor.found


def lacking() -> dict[str, list[str]]:
    """Return what each language has no message for."""
    english = {**read(sources(ENGLISH)), **read(page_sources(ENGLISH))}
    found = {}
    for tag in LANGUAGES:
        messages = {**read(sources(tag)), **read(page_sources(tag))}
        found[tag] = [f"{_where(entry)}: {id}" for id, entry in english.items() if id not in messages]
    return found


def _where(entry: Entry) -> str:
    return f"{entry.path.relative_to(FOLDER).as_posix()}:{entry.line}"


def _short(where: str) -> str:
    return where.removeprefix(f"{PACKAGE.parents[1]}/")


def _named(names: frozenset[str] | set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


def main() -> int:
    wrong = list(faults())
    for fault in wrong:
        sys.stderr.write(fault + "\n")
    if not wrong:
        for tag, missing in lacking().items():
            if missing:
                sys.stdout.write(f"{LANGUAGES[tag]} lacks {len(missing)} messages, where English stands in:\n  ")
                sys.stdout.write("\n  ".join(missing) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
