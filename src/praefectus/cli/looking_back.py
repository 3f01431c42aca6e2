"""Commands for saved games: replay and analyse."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from praefectus import language
from praefectus.agents.players import prepare as prepare_players
from praefectus.cli.command import FILE, AsJson, notices, progress, screen, spoken, words, write_json
from praefectus.game import Game, RecordError
from praefectus.game.links import LinkError, looks_like_link
from praefectus.game.words import seat_message

commands = typer.Typer()

GameNumber = Annotated[int | None, typer.Option("--game", metavar="N", help=words("cli-option-game"), min=0)]


def is_link(file: Path) -> bool:
    """Whether the argument is a link to a game instead of a file."""
    return looks_like_link(str(file)) and not file.exists()


def game_in(file: Path, number: int | None) -> tuple[Game, list[str]]:
    """Return the game of a record, a link, an arena or a data set, and the names of its players."""
    from praefectus.arena.kept_games import agents_of, holds_games, kept_game

    if is_link(file):
        return Game.from_link(str(file)), []

    if not holds_games(file):
        if number is not None:
            raise RecordError("one-game-only", file=str(file))
        return Game.load(file), []
    if number is None:
        raise RecordError("which-game", file=str(file))
    game = kept_game(file, number)
    return game, [f"{spoken().say(seat_message(seat))} ({agent})" for seat, agent in enumerate(agents_of(file, number))]


@commands.command(help=words("cli-replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar=FILE, help=words("cli-argument-file"))],
    number: GameNumber = None,
    to: Annotated[int | None, typer.Option(metavar="N", help=words("cli-option-to"), min=0)] = None,
    picture: Annotated[bool, typer.Option("--picture", help=words("cli-option-picture"))] = False,
    save: Annotated[Path | None, typer.Option(metavar=FILE, help=words("cli-option-save-replay"))] = None,
    beginning: Annotated[bool, typer.Option("--beginning", help=words("cli-option-beginning"))] = False,
    as_json: AsJson = False,
) -> None:
    """Print a saved game, one line per turn. Every entry is checked against the rules."""
    from praefectus.game.report import report

    try:
        game, names = game_in(file, number)
    except LinkError as error:
        if error.configuration is None:
            raise
        if not beginning:
            notices.print(words("link-beginning"))
            raise
        game, names = Game(error.configuration), []
        game.follow(error.log)
    if to is not None:
        game = game.at(to)
    if save is not None:
        game.save(save)
    if as_json:
        view = game.view(None, language.spoken())
        write_json({"report": report(game, names, language.spoken()), "view": view})
        return
    for line in report(game, names, language.spoken()):
        screen.print(Text(line), soft_wrap=True)
    if picture:
        from praefectus.terminal.picture import table_picture

        screen.print(table_picture(game.view(None, language.spoken()), None))


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
    if not found.losses:
        screen.print(words("no-losses", judge=found.judge))


def chances_over_time(game: Game, moments: Sequence[Any]) -> Table:
    """Winning chance and expected points of every seat at the beginning of each round, and at the end."""
    from praefectus.game.words import party_message

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
