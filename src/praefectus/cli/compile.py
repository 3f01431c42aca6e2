"""The command compile: compile the rules for CPU, GPU or WebAssembly in advance."""

from __future__ import annotations

from typing import Annotated

import typer

from praefectus.cli.app import progress, screen, words

commands = typer.Typer()


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
        compile_kernels(gpu, processes)
        return
    from praefectus.compilation import compile_all

    with progress(words("cli-compiling")) as report:
        count = compile_all(report, processes)
    screen.print(words("compiled", count=count) if count else words("compiled-already"))


def compile_kernels(gpu: str, processes: int | None) -> None:
    from praefectus.compilation import compile_for_gpu
    from praefectus.engine.cpu import cache_base

    with progress(words("cli-compiling-gpu")) as report:
        count = compile_for_gpu(gpu, report, processes)
    screen.print(words("compiled-kernels", count=count, folder=str(cache_base())))


def compile_to_wasm() -> None:
    """The file that ships for browsers; developers make it, an installation has it."""
    from praefectus.agents.search import wasm_bundle
    from praefectus.engine.wasm.node_engine import RULES

    fresh = wasm_bundle.is_fresh()
    if not fresh:
        with progress(words("cli-compiling-wasm")) as report:
            wasm_bundle.write(report)
    message = "wasm-fresh" if fresh else "wasm-made"
    screen.print(words(message, file=RULES.name, size=RULES.stat().st_size))
