"""The command analyse: win chances over time, and the costliest choices."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from praefectus.agents.players import prepare as prepare_players
from praefectus.cli.app import FILE, AsJson, progress, screen, spoken, words, write_json
from praefectus.cli.saved_game import GameNumber, game_in
from praefectus.game import Game

commands = typer.Typer()


@commands.command(help=words("cli-analyse"))
def analyse(
    file: Annotated[Path, typer.Argument(metavar=FILE, help=words("cli-argument-file"))],
    number: GameNumber = None,
    as_json: AsJson = False,
) -> None:
    """Analyse a saved game: win chances over time, and the costliest choices, worst first."""
    from praefectus.agents.insight import analysis

    game, _ = game_in(file, number)
    with progress(words("cli-compiling")) as report:
        prepare_players(report)
    with progress(words("cli-choices")) as report:
        found = analysis.analyse(game, report=report)
    if as_json:
        write_json(spoken().told(found.as_dict()))
        return
    if found.moments and found.moments[0].forecast is not None:
        screen.print(chances_over_time(game, found.moments))
    for loss in found.losses:
        screen.print(Text(spoken().say(loss.sentence)), soft_wrap=True)
        if loss.why is not None:
            screen.print(Text("  " + spoken().say(loss.why)), soft_wrap=True)
    if not found.losses:
        screen.print(words("no-losses", judge=found.judge))


def chances_over_time(game: Game, moments: Sequence[Any]) -> Table:
    """Winning chance and expected points of every seat at the beginning of each round, and at the end."""
    from praefectus.game.message_parts import party_message

    table = Table(title=words("chances-title"), title_justify="left")
    table.add_column(words("column-round"), justify="right")
    for seat in range(game.seats):
        table.add_column(spoken().say(party_message(game.position, seat)), justify="right")
    shown = 0
    for moment in moments:
        if moment.forecast is not None and (moment.round > shown or moment.seat is None):
            shown = moment.round
            cells = (
                f"{words('percent', share=round(100 * each.chance))}  {each.points:3.0f}"
                for each in moment.forecast.seats
            )
            table.add_row(words("row-end") if moment.seat is None else str(moment.round), *cells)
    return table
