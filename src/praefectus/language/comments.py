"""Find avoided words in documents, docstrings and comments, also those of the catalogue: part of `make lint`.

The words are in `words_to_avoid.json`, under "documents". Code in documents, and quoted code, is not checked.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

from praefectus.language.check import PACKAGE, avoided
from praefectus.language.languages import ENGLISH

ROOT = PACKAGE.parents[1]
LISTED = "documents"  # the key of the list
FOLDERS = ("src", "tests", "benchmarks", "examples", "docs")
PAGE_COMMENT = re.compile(r"(?<![:\"'`])//.*|/\*.*|^\s*\* .*|<!--.*")
CODE = re.compile(r"`[^`]*`|\]\([^)]*\)|https?://\S+")

Text = tuple[int, str]  # a line number and what a person reads there


def documents(root: Path = ROOT) -> list[Path]:
    """Return all files with text for readers of the project."""
    python = [path for folder in FOLDERS for path in (root / folder).rglob("*.py")]
    page = [path for kind in ("ts", "svelte", "css") for path in (root / "web" / "src").rglob(f"*.{kind}")]
    topics = (root / "src" / "praefectus" / "data" / "reference").glob("*.md")
    catalogue = (root / "src" / "praefectus" / "language" / ENGLISH).rglob("*.ftl")
    found = [*python, *page, *root.glob("*.md"), *(root / "docs").glob("*.md"), *topics, *catalogue]
    return sorted(path for path in found if not {"compiled", "generated"} & set(path.parts))


def texts(path: Path) -> Iterator[Text]:
    """Yield the lines of a file that people read: its docstrings and comments, or a document without its code."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield from _in_python(source)
    elif path.suffix == ".md":
        code = False
        for number, line in enumerate(source.splitlines(), 1):
            code ^= line.startswith("```")
            if not code and not line.startswith("aliases:"):
                yield number, line
    elif path.suffix == ".ftl":
        yield from ((number, line) for number, line in enumerate(source.splitlines(), 1) if line.startswith("#"))
    else:
        for number, line in enumerate(source.splitlines(), 1):
            if found := PAGE_COMMENT.search(line):
                yield number, found[0]


def _in_python(source: str) -> Iterator[Text]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield from enumerate(str(first.value.value).splitlines(), first.lineno)


def without_code(path: Path) -> Iterator[Text]:
    """Yield what people read in a file, without quoted code and addresses."""
    yield from ((number, CODE.sub("", line)) for number, line in texts(path))


def unwanted(paths: Iterable[Path]) -> Iterator[str]:
    """Yield a line for each avoided word."""
    words = avoided()[LISTED]
    for path in paths:
        for number, line in without_code(path):
            for word, instead in words.items():
                if found := word.search(line):
                    yield f"{path}:{number}: not “{found[0]}”, but: {instead}"


def main() -> int:
    wrong = list(unwanted(documents()))
    for fault in wrong:
        sys.stderr.write(fault.removeprefix(f"{ROOT}/") + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
