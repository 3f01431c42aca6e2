"""The command train: train the network by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praefectus.cli.app import FILE, FOLDER, progress, screen, words
from praefectus.game import SetupError

commands = typer.Typer()


@commands.command(help=words("cli-train"))
def train(
    plan: Annotated[Path | None, typer.Option(metavar=FILE, help=words("cli-train-plan"))] = None,
    run: Annotated[Path, typer.Option(metavar=FOLDER, help=words("cli-train-run"))] = Path("run"),
    start: Annotated[Path | None, typer.Option("--from", metavar=FILE, help=words("cli-train-from"))] = None,
    export: Annotated[Path | None, typer.Option(metavar=FOLDER, help=words("cli-train-export"))] = None,
) -> None:
    """Train the network by self-play; a GPU makes it a matter of minutes."""
    try:
        from praefectus.agents.training import run as training
    except ImportError as missing:
        raise SetupError("training-needs", package=missing.name) from None
    if export is not None:
        training.export(run / training.CHECKPOINT, export)
        screen.print(words("train-exported", run=str(run), folder=str(export)))
        return
    chosen = training.TrainingPlan() if plan is None else training.read_plan(plan)
    training.Run(chosen, run, screen.print_json, start).train_with(progress)
    screen.print(words("trained", command=f"praefectus train --run {run} --export DIR"))
