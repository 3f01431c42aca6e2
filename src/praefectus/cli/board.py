"""The command board: check a custom board, or write a copy of a board to change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from praefectus import data
from praefectus.cli.app import FILE, AsJson, board_meant, spoken, words, write_json
from praefectus.data.own_board_file import schema_of_own_boards
from praefectus.data.own_boards import copy_of_board, read_own_board
from praefectus.game.links import encode_document
from praefectus.reference.wording import board_sentence

commands = typer.Typer()
board = typer.Typer(name="board", help=words("cli-board"), no_args_is_help=True)
commands.add_typer(board)
FAULTY = 1


@board.command(help=words("cli-board-check"))
def check(
    file: Annotated[str, typer.Argument(metavar=FILE, help=words("cli-argument-board-file"))], as_json: AsJson = False
) -> None:
    """Say everything that is wrong with the file of a board, or that it is ready."""
    checked = data.check_own_board(content_meant(file))
    found = checked if isinstance(checked, list) else []
    if as_json:
        sentences = [
            {
                "about": problem.about,
                "number": problem.number,
                "name": problem.name,
                "sentence": spoken().say(problem.message),
            }
            for problem in found
        ]
        write_json({"board": None if isinstance(checked, list) else checked.id, "problems": sentences})
    elif isinstance(checked, list):
        typer.echo(words("own-board-problems", count=len(checked)))
        for problem in checked:
            typer.echo(f"- {spoken().say(problem.message)}")
    else:
        sizes = {"cities": len(checked.cities), "provinces": len(checked.provinces)}
        lines = {kind: len(checked.lines_of(kind)) for kind in data.COLONIST_KINDS}
        typer.echo(words("own-board-fine", board=checked.name, **sizes, **lines))
    if found:
        raise typer.Exit(FAULTY)


def content_meant(text: str) -> Any:
    """The parsed content of a board's file, or of a link to a board."""
    given = board_meant(text)
    return given if isinstance(given, dict) else read_own_board(Path(given))


@board.command(help=words("cli-board-link"))
def link(
    file: Annotated[str, typer.Argument(metavar=FILE, help=words("cli-argument-board-file"))],
    site: Annotated[str, typer.Option(metavar="ADDRESS", help=words("cli-option-site"))] = "",
    as_json: AsJson = False,
) -> None:
    """Print a board as the text of a link, or as a whole link to a site."""
    own = data.content_of(data.own_board(content_meant(file)))
    assert own is not None
    text = encode_document("board", own)
    whole = f"{site.split('#')[0]}#/b/{text}" if site else text
    if as_json:
        write_json({"link": whole, "text": text, "characters": len(text)})
    else:
        typer.echo(whole)


@board.command(help=words("cli-board-schema"))
def schema() -> None:
    """Write the JSON schema of board files; docs/own_board.schema.json is a copy."""
    typer.echo(json.dumps(schema_of_own_boards(), indent=1))


@board.command(name="try", help=words("cli-board-try"))
def try_out(
    file: Annotated[str, typer.Argument(metavar=FILE, help=words("cli-argument-board-file"))],
    seats: Annotated[int, typer.Option(min=2, max=5, help=words("cli-board-try-seats"))] = 3,
    games: Annotated[int, typer.Option(min=1, max=1000, help=words("cli-board-try-games"))] = 10,
    as_json: AsJson = False,
) -> None:
    """Let bots play on a board, and report how long it takes, who wins and how close they come."""
    from praefectus.agents import trial

    found = trial.summary(list(trial.played(data.own_board(content_meant(file)), seats, games)))
    if as_json:
        write_json(found.as_dict())
        return
    mean = sum(found.rounds) / found.games
    typer.echo(words("board-try-rounds", games=found.games, least=min(found.rounds), most=max(found.rounds), mean=mean))
    for seat, (wins, points) in enumerate(zip(found.wins, found.points, strict=True), 1):
        typer.echo(words("board-try-seat", seat=seat, wins=wins, points=points))
    typer.echo(words("board-try-shared", percent=round(100 * found.shared), houses=found.houses))


@board.command(help=words("cli-board-copy"))
def copy(
    name: Annotated[str, typer.Argument(metavar=words("cli-name-board"), help=words("cli-argument-board"))],
) -> None:
    """Write a board of the family as the file of a custom board, to change it."""
    facts = data.board(name)
    typer.echo(json.dumps(copy_of_board(facts, board_sentence(spoken(), facts)), indent=1, ensure_ascii=False))
