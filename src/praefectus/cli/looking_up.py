"""Look things up: opponents, boards and rules."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from praefectus import data, language
from praefectus.agents.players import LEVELS, Level
from praefectus.cli.command import TOPIC, AsJson, screen, spoken, words, write_json
from praefectus.reference.lists import CERTAIN
from praefectus.reference.search import answers, titles
from praefectus.reference.topics import reference
from praefectus.reference.wording import worded

commands = typer.Typer()


@commands.command(help=words("cli-levels"))
def levels(as_json: AsJson = False) -> None:
    """List the opponents by strength: how they play, how long they think about a turn, and their rating."""
    if as_json:
        write_json([asdict(each) | {"sentence": _told(each)} for each in LEVELS.values()])
        return
    table = Table(box=None, header_style="bold")
    table.add_column(words("column-level"))
    table.add_column(words("column-seconds"), justify="right")
    table.add_column(words("column-rating"), justify="right")
    table.add_column("")
    for each in LEVELS.values():
        table.add_row(each.name, spoken().number(each.seconds), str(each.rating or "-"), _told(each))
    screen.print(table)


def _told(each: Level) -> str:
    """What to expect of a level; those that an operator has added say it themselves."""
    return spoken().or_else(f"level-{each.name}-text", each.sentence)


@commands.command(help=words("cli-boards"))
def boards(as_json: AsJson = False) -> None:
    """List the boards with the number of players they are recommended for and the modules they need."""
    known = [data.board(name) for name in data.board_ids()]
    if as_json:
        write_json(
            [
                {
                    "id": board.id,
                    "name": board.name,
                    "players": list(board.players),
                    "sentence": worded(spoken(), f"board-{board.id}-text"),
                    "modules_needed": board.modules_needed,
                    "cities": len(board.cities),
                    "provinces": len(board.provinces),
                    "land_lines": len(board.lines_of("land")),
                    "sea_lines": len(board.lines_of("sea")),
                    "grades": board.grades,
                }
                for board in known
            ]
        )
        return
    table = Table(box=None, header_style="bold")
    for column in ("column-board", "column-players", "column-cities", "column-provinces", "column-needs"):
        table.add_column(words(column))
    table.add_column("")
    for board in known:
        players = words("players-from-to", least=board.players[0], most=board.players[1])
        sentence = worded(spoken(), f"board-{board.id}-text")
        sizes = str(len(board.cities)), str(len(board.provinces))
        table.add_row(board.id, players, *sizes, ", ".join(board.modules_needed), sentence)
    screen.print(table)


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
