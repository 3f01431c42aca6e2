"""Play in the terminal."""

from __future__ import annotations

import random
import shlex
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from praefectus.agents.external import AgentError
from praefectus.agents.players import STANDARD, agent, level, levels
from praefectus.cli.app import (
    FILE,
    LEVEL,
    Board,
    Modules,
    Options,
    Seats,
    board_meant,
    configuration,
    progress,
    screen,
    words,
)
from praefectus.cli.saved_game import game_in, is_link
from praefectus.game import Game, SetupError

commands = typer.Typer()


@commands.command(help=words("cli-play"))
def play(
    board: Board = "imperium",
    seats: Seats = None,
    modules: Modules = "",
    option: Options = None,
    people: Annotated[int, typer.Option(metavar="N", help=words("cli-option-people"), min=0)] = 1,
    seat: Annotated[
        str, typer.Option(metavar="N,M", help=words("cli-option-seat"), show_default=words("cli-drawn"))
    ] = "",
    bots: Annotated[
        str, typer.Option(metavar=LEVEL, help=words("cli-option-bots", levels=", ".join(levels())))
    ] = STANDARD,
    seed: Annotated[int | None, typer.Option(help=words("cli-option-seed"))] = None,
    load: Annotated[Path | None, typer.Option(metavar=FILE, help=words("cli-option-load"))] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar=FILE, help=words("cli-option-save"), show_default=words("cli-own-folder")),
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help=words("cli-option-solo"))] = False,
    solo_level: Annotated[str, typer.Option(metavar=LEVEL, help=words("cli-option-solo-level"))] = "standard",
) -> None:
    """Play in the terminal, against bots, with people at the same keyboard, or alone."""
    from praefectus.terminal import Session

    strength = level(bots)
    with progress(words("cli-compiling")) as report:
        agent(strength.agent).prepare(report)
    if load is not None:
        game = game_in(load, None)[0]
        game.run_on()
    else:
        options = list(option or [])
        if solo:
            modules = ",".join(filter(None, [modules, "solitaria"]))
            options.append(f"solo_level={solo_level}")
        chosen = configuration(board, seats or (1 if solo else 4), modules, options)
        game = Game.new(board_meant(board), chosen.seats, chosen.modules, chosen.options, seed)
    if "solitaria" in game.configuration.modules:
        people = game.configuration.seats
    if load is not None and not seat and 0 < people < game.configuration.seats:
        raise SetupError("say-where-you-sat", seats=game.configuration.seats)
    sitting = seats_of_people(game.configuration.seats, people, seat, seed)
    keep = save or (load if load is not None and not is_link(load) else new_game_file())
    keep.parent.mkdir(parents=True, exist_ok=True)
    session = Session(game, sitting, strength, screen, keep=keep)
    try:
        over = session.run()
    except AgentError:
        game.save(keep)
        say_how_to_resume(keep, bots, sitting)
        raise
    if not over:
        say_how_to_resume(keep, bots, sitting)


def say_how_to_resume(keep: Path, bots: str, sitting: Sequence[int]) -> None:
    """Print the command that resumes the game against the same bots."""
    against = [] if bots == STANDARD else ["--bots", bots]
    seated = ["--seat", ",".join(str(place + 1) for place in sitting)] if sitting else ["--people", "0"]
    command = shlex.join(["praefectus", "play", "--load", str(keep), *against, *seated])
    screen.print(words("game-kept", command=command), soft_wrap=True)


def seats_of_people(seats: int, people: int, wanted: str, seed: int | None) -> list[int]:
    """Return where the people sit, counted from 0: as they wish, or side by side from a seat that is drawn."""
    if wanted:
        places = [int(place) - 1 if place.strip().isdecimal() else -1 for place in wanted.split(",")]
        if len(set(places)) != len(places) or not all(0 <= place < seats for place in places):
            raise SetupError("wrong-seat-option", wanted=wanted, seats=seats)
        return sorted(places)
    if people > seats:
        raise SetupError("too-many-people", people=people, seats=seats)
    first = random.Random(seed).randrange(seats)
    return sorted((first + place) % seats for place in range(people))


def new_game_file() -> Path:
    """The path of a new file for a game in the terminal, for people who name none."""
    return Path(platformdirs.user_data_dir("praefectus")) / f"game-{datetime.now():%Y-%m-%d-%H%M%S}.json"
