"""Make what the other commands use: networks and compiled rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praefectus.cli.command import progress, screen, words
from praefectus.game import SetupError

commands = typer.Typer()


@commands.command()
def train(
    plan: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The plan as TOML; training.toml explains every setting.")
    ] = None,
    run: Annotated[Path, typer.Option(metavar="DIR", help="All of the run lies here; it is resumed.")] = Path("run"),
    start: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Begin a new run with the network of this checkpoint.")
    ] = None,
    export: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Train nothing: write the run's network here, for players.")
    ] = None,
) -> None:
    """Train the network by self-play; a GPU makes it a matter of minutes.

    Needs the extra praefectus[train] (PyTorch). Ctrl-C ends the run after the piece at hand and keeps
    everything; the same command goes on. Metrics are in progress.jsonl and for TensorBoard.
    """
    try:
        from praefectus.agents.training import run as training
    except ImportError as missing:
        raise SetupError(f"Training needs {missing.name}: install praefectus[train].") from None
    if export is not None:
        training.export(run / training.CHECKPOINT, export)
        screen.print(f"The network of {run} is in {export}; PRAEFECTUS_NETWORKS={export} lets players use it.")
        return
    chosen = training.TrainingPlan() if plan is None else training.read_plan(plan)
    training.Run(chosen, run, screen.print_json, start).train_with(progress)
    screen.print(f"Trained; 'praefectus train --run {run} --export DIR' writes the network for players.")


@commands.command(name="compile")
def compile_everything(
    processes: Annotated[int | None, typer.Option(min=1, help="How many at a time.", show_default="all cores")] = None,
    wasm: Annotated[bool, typer.Option("--wasm", help="To WebAssembly, for browsers, if they have changed.")] = False,
) -> None:
    """Compile the rules for everything that uses them, so that nothing has to wait for it later."""
    if wasm:
        compile_to_wasm()
        return
    from praefectus.compilation import compile_all

    with progress(words("cli-compiling")) as report:
        count = compile_all(report, processes)
    screen.print(f"Compiled {count} loops; they are kept for the next start." if count else "Everything is compiled.")


def compile_to_wasm() -> None:
    """The file that ships for browsers; developers make it, an installation has it."""
    from praefectus.agents.search import browser
    from praefectus.engine.wasm.node import RULES

    fresh = browser.is_fresh()
    if not fresh:
        with progress("Compiling the rules to WebAssembly") as report:
            browser.write(report)
    size = f"{RULES.name}, {RULES.stat().st_size:,} bytes"
    screen.print(f"{size}, is of these rules already." if fresh else f"Made {size}.")
