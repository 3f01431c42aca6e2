"""Every sentence that changes with a number, with 0, 1, 2 and 5, as golden text: `python -m tests.language.sentences`.

One file a language in tests/language/golden/. Anyone who changes such a sentence sees it in all its forms in the diff.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from unittest import mock

from praefectus.language import LANGUAGES, compiler
from praefectus.language.catalogue import read, variables
from praefectus.language.languages import ENGLISH, page_sources, sources
from praefectus.language.message_cache import messages_of
from tests.language.test_rendering import kinds_of

GOLDEN = Path(__file__).parent / "golden"
COUNTS = (0, 1, 2, 5)


def page_messages(tag: str) -> dict[str, Callable[..., str]]:
    """The page's messages of a language, as functions."""
    there: dict[str, dict[str, Callable[..., str]]] = {}
    with mock.patch.object(compiler, "sources", page_sources):
        exec(compiler.compiled(tag), there)
    return there["MESSAGES"]


def sentences(tag: str) -> Iterator[str]:
    """A line for each message and number; other arguments are replaced by their names."""
    for files, said in ((sources, messages_of(tag)), (page_sources, page_messages(tag))):
        english, own = read(files(ENGLISH)), read(files(tag))
        for name_of in sorted(own.keys() & english.keys() & said.keys()):
            kinds = kinds_of([english[name_of], own[name_of]])
            if not kinds.numbers:
                continue
            given = variables(english, english[name_of].pattern)
            for count in COUNTS:
                values = {
                    name: count if name in kinds.numbers else kinds.words.get(name, [f"<{name}>"])[0] for name in given
                }
                yield f"{name_of} {count}: {said[name_of](**values)}"


def text(tag: str) -> str:
    return "\n".join(sentences(tag)) + "\n"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for tag in LANGUAGES:
        (GOLDEN / f"{tag}.txt").write_text(text(tag), encoding="utf-8")
