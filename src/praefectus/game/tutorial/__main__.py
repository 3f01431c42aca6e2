"""Write how to play into a document: `python -m praefectus.game.tutorial docs/playing.md`.

It replaces the text between the two marks of the document; a test compares.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

from praefectus.game.tutorial.steps import how_to_play
from praefectus.game.tutorial.tutorial_types import Figure, HowToPlay, Step
from praefectus.language import ENGLISH, Words, of

BEGIN = "<!-- Made by `python -m praefectus.game.tutorial docs/playing.md`: change language/en/how_to_play.ftl. -->"
END = "<!-- The end of what is made. -->"
WIDTH = 120


def markdown(words: Words) -> str:
    """The seven steps as a document; captions replace pictures of the board."""
    page: HowToPlay = how_to_play(words)
    passages = [page["lead"]]
    for number, step in enumerate(page["steps"], 1):
        passages += [f"## {number}. {step['title']}", *_passages(step, words)]
    return "\n\n".join("\n".join(_folded(passage)) for passage in passages)


def _passages(step: Step, words: Words) -> Iterator[str]:
    for part in step["parts"]:
        if "text" in part:
            yield part["text"]
        if "items" in part:
            yield "\n".join(f"- {item}" for item in part["items"])
        if "figure" in part:
            yield from _figure(part["figure"], words)


def _figure(figure: Figure, words: Words) -> Iterator[str]:
    if "houses" in figure:
        rows = [
            [words(f"good-{row['good']}"), *(_price(words, row["goods"], coins) for coins in row["coins"])]
            for row in figure["houses"]
        ]
        yield _table(figure["heads"], rows)
        yield figure["caption"]
    elif "gods" in figure:
        yield "\n".join(f"- **{god['title']}**: {god['text']}" for god in figure["gods"])
        yield figure["caption"]
    elif "rows" in figure:
        counted = [[row["title"], row["counted"], str(row["points"])] for row in figure["rows"]]
        total = [f"**{figure['total_title']}**", "", f"**{figure['total']}**"]
        yield _table(figure["heads"], [*counted, total])
    elif figure["kind"] != "hand":
        yield f"*{figure['caption']}*"


def _price(words: Words, goods: list[str], coins: int) -> str:
    return words.listed([*(words(f"amount-{good}", count=1) for good in goods), words("amount-coins", count=coins)])


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _folded(passage: str) -> Iterator[str]:
    """No line above the width, except those of a table."""
    for line in passage.split("\n"):
        if line.startswith(("|", "#")):
            yield line
        else:
            indent = "  " if line.startswith("- ") else ""
            yield from textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False)


def renewed(document: str) -> str:
    """The document with what is made again between its marks."""
    head, _, rest = document.partition(BEGIN)
    _, _, foot = rest.partition(END)
    return f"{head}{BEGIN}\n\n{markdown(of(ENGLISH))}\n\n{END}{foot}"


def main(path: Path) -> None:
    path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
