"""The command rules: look up a rule."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from praefectus import language
from praefectus.cli.app import TOPIC, AsJson, screen, words, write_json
from praefectus.reference.placeholders import CERTAIN
from praefectus.reference.search import answers, titles
from praefectus.reference.topics import reference

commands = typer.Typer()


TOPICS_BESIDE = 5


@commands.command(help=words("cli-rules"))
def rules(
    topic: Annotated[
        list[str] | None,
        typer.Argument(metavar=TOPIC, help=words("cli-argument-topic")),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Explain a rule in the project's own words, and say so where it is in doubt; without a topic, list all topics."""
    if not topic:
        listed = reference(language.spoken())
        if as_json:
            write_json([{"id": entry.id, "title": entry.title, "grade": entry.grade} for entry in listed])
            return
        table = Table(box=None, header_style="bold")
        for column in ("column-topic", "column-about", "column-grade"):
            table.add_column(words(column))
        for entry in listed:
            table.add_row(entry.id, entry.title, "" if entry.grade == CERTAIN else words(f"grade-{entry.grade}"))
        screen.print(table)
        return
    found, *others = answers(" ".join(topic), language.spoken())
    if as_json:
        write_json(found.model_dump() | {"see_also": [each.id for each in others]})
        return
    screen.print(Text(found.title, "bold"))
    screen.print(Text(found.body))
    source = words("topic-source", source=found.source)
    if found.grade != CERTAIN:
        source = words("topic-graded-source", grade=words(f"grade-{found.grade}"), source=found.source)
    screen.print(Text("\n" + source, "dim"))
    if others:
        screen.print(Text(words("topics-also", topics=titles(others[:TOPICS_BESIDE], language.spoken())), "dim"))
