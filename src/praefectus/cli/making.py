"""Make what the other commands use: networks and compiled rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praefectus.cli.command import FILE, FOLDER, progress, screen, words
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


@commands.command(name="compile", help=words("cli-compile"))
def compile_everything(
    processes: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help=words("cli-compile-processes"), show_default=words("cli-all-cores")),
    ] = None,
    wasm: Annotated[bool, typer.Option("--wasm", help=words("cli-compile-wasm"))] = False,
    gpu: Annotated[str | None, typer.Option(metavar="9.0", help=words("cli-compile-gpu"))] = None,
) -> None:
    """Compile the rules for everything that uses them, so that nothing has to wait for it later."""
    if wasm:
        compile_to_wasm()
        return
    if gpu is not None:
        compile_kernels(gpu)
        return
    from praefectus.compilation import compile_all

    with progress(words("cli-compiling")) as report:
        count = compile_all(report, processes)
    screen.print(words("compiled", count=count) if count else words("compiled-already"))


def compile_kernels(gpu: str) -> None:
    from praefectus.compilation import compile_for_gpu
    from praefectus.engine.cpu import cache_base

    with progress(words("cli-compiling-gpu")) as report:
        count = compile_for_gpu(gpu, report)
    screen.print(words("compiled-kernels", count=count, folder=str(cache_base())))


def compile_to_wasm() -> None:
    """The file that ships for browsers; developers make it, an installation has it."""
    from praefectus.agents.search import browser
    from praefectus.engine.wasm.node import RULES

    fresh = browser.is_fresh()
    if not fresh:
        with progress(words("cli-compiling-wasm")) as report:
            browser.write(report)
    message = "wasm-fresh" if fresh else "wasm-made"
    screen.print(words(message, file=RULES.name, size=RULES.stat().st_size))
