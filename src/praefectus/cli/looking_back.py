"""Tell a kept game again, and find what it turned on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from praefectus import language
from praefectus.agents.players import prepare as prepare_players
from praefectus.cli.command import AsJson, progress, screen, words, write_json
from praefectus.game import Game

commands = typer.Typer()


@commands.command(help=words("cli-replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words("cli-argument-file"))],
    to: Annotated[int | None, typer.Option(metavar="N", help=words("cli-option-to"), min=0)] = None,
    picture: Annotated[bool, typer.Option("--picture", help=words("cli-option-picture"))] = False,
    as_json: AsJson = False,
) -> None:
    """Read a kept game and tell it, one line a turn. Every entry is checked against the rules."""
    from praefectus.game.report import report

    game = Game.load(file)
    if to is not None:
        game = game.at(to)
    if as_json:
        write_json({"report": report(game, tag=language.spoken()), "view": game.view(None)})
        return
    for line in report(game, tag=language.spoken()):
        screen.print(Text(line), soft_wrap=True)
    if picture:
        from praefectus.terminal.picture import table_picture

        screen.print(table_picture(game.view(None), None))


@commands.command(help=words("cli-analyse"))
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words("cli-argument-file"))],
    as_json: AsJson = False,
) -> None:
    """Look at a kept game: winning chances over time, and the choices that cost most, the worst first."""
    from praefectus.agents.insight import analysis

    game = Game.load(file)
    with progress(words("cli-compiling")) as report:
        prepare_players(report)
    with progress(words("cli-choices")) as report:
        found = analysis.analyse(game, report=report)
    if as_json:
        write_json(found.as_dict())
        return
    if found.moments and found.moments[0].forecast is not None:
        screen.print(chances_over_time(game, found.moments))
    for loss in found.losses:
        screen.print(Text(loss.sentence), soft_wrap=True)
    if not found.losses:
        screen.print(words("no-losses", judge=found.judge))


def chances_over_time(game: Game, moments: Sequence[Any]) -> Table:
    """Winning chance and expected points of every seat at the beginning of each round, and at the end."""
    from praefectus.game.words import party_name

    table = Table(title=words("chances-title"), title_justify="left")
    table.add_column(words("column-round"), justify="right")
    for seat in range(game.seats):
        table.add_column(party_name(game.position, seat), justify="right")
    shown = 0
    for moment in moments:
        if moment.forecast is not None and (moment.round > shown or moment.seat is None):
            shown = moment.round
            cells = (f"{100 * each.chance:.0f} %  {each.points:3.0f}" for each in moment.forecast.seats)
            table.add_row(words("row-end") if moment.seat is None else str(moment.round), *cells)
    return table
