"""Links, files and make commands named in documents exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "praefectus"
DOCUMENTS = sorted(
    path
    for pattern in ("*.md", "docs/*.md", "web/boards/*.md", "src/praefectus/data/reference/*.md")
    for path in ROOT.glob(pattern)
)
SOURCES = sorted(
    path
    for folder in ("src", "tests", "benchmarks", "examples", "web")
    for path in (ROOT / folder).rglob("*.py")
    if "node_modules" not in path.parts and path.parent != ROOT / "src/praefectus/language/compiled"
)
WIDEST = 140
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)
# In backquotes, or a line of its own in a block of commands.
MAKE = re.compile(r"(?:`|^ *(?:\$ )?)make ([a-z][a-z-]*)(?:`|\s*$|\s+#)", re.MULTILINE)
FILE = re.compile(r"`([\w.-]+(?:/[\w.-]+)*\.(?:md|py|json|toml|ts|svelte|yml|mjs)|(?:[\w.-]+/)+)`")
DOCUMENT = re.compile(r"\bdocs/[\w.-]+\.md\b")


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def anchors(text: str) -> set[str]:
    """The marks of the headings, as they are made where Markdown is shown."""
    words = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(text))
    return {word.strip().replace(" ", "-") for word in words}


def broken_links(path: Path) -> Iterator[str]:
    for link in LINK.findall(path.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, mark = link.partition("#")
        target = path.parent / file if file else path
        if not target.exists() or (mark and mark not in anchors(target.read_text(encoding="utf-8"))):
            yield link


def targets_of_make() -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_every_link_of_a_document_leads_somewhere(path: Path) -> None:
    assert not list(broken_links(path))


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_every_file_that_a_document_names_is_there(path: Path) -> None:
    """Named from the root, from the package, from the document, or, without a folder, by its name alone."""
    names = {file.name for file in PACKAGE.rglob("*") if file.is_file()}
    missing = [
        word
        for word in FILE.findall(path.read_text(encoding="utf-8"))
        if not any((base / word).exists() for base in (ROOT, PACKAGE, path.parent)) and word not in names
    ]
    assert path.name == "CHANGELOG.md" or not missing  # which also mentions what is gone


@pytest.mark.parametrize("path", [path for path in DOCUMENTS if "reference" not in path.parts], ids=named)
def test_no_line_of_a_document_is_long(path: Path) -> None:
    """Except in the rules reference, where a line is a paragraph."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert not [number for number, line in enumerate(lines, 1) if len(line) > WIDEST]


def test_every_make_that_anybody_reads_exists() -> None:
    known = targets_of_make()
    unknown = [
        f"{named(path)}: make {word}"
        for path in [*DOCUMENTS, *SOURCES]
        for word in MAKE.findall(path.read_text(encoding="utf-8"))
        if word not in known
    ]
    assert known >= {"play", "test", "lint"} and not unknown


def test_every_document_that_the_sources_name_is_there() -> None:
    missing = [
        f"{named(path)}: {word}"
        for path in [*SOURCES, ROOT / "pyproject.toml", ROOT / "Makefile"]
        for word in DOCUMENT.findall(path.read_text(encoding="utf-8"))
        if not (ROOT / word).exists()
    ]
    assert not missing


def test_the_site_of_documents_has_every_one_of_them() -> None:
    listed = re.findall(r"^ *- (\w+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(path.name for path in (ROOT / "docs").glob("*.md"))
