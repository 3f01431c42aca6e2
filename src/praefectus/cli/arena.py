"""The command arena: play agents against each other and rate them."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from praefectus.agents.external import AgentError
from praefectus.cli.app import (
    FOLDER,
    AsJson,
    Board,
    FourSeats,
    Modules,
    Options,
    Seed,
    Workers,
    configuration,
    notices,
    progress,
    screen,
    words,
    write_json,
)
from praefectus.cli.standings import standings

commands = typer.Typer()


@commands.command(help=words("cli-arena"))
def arena(
    agents: Annotated[str, typer.Option(metavar="A,B", help=words("cli-arena-agents"))],
    board: Board = "imperium",
    seats: FourSeats = 4,
    games: Annotated[int, typer.Option(help=words("cli-arena-games"))] = 1000,
    modules: Modules = "",
    option: Options = None,
    form: Annotated[str, typer.Option("--format", help=words("cli-arena-format"))] = "round-robin",
    seed: Seed = 1,
    workers: Workers = None,
    ray: Annotated[str | None, typer.Option(metavar="HOST:PORT", help=words("cli-arena-ray"))] = None,
    out: Annotated[Path | None, typer.Option(metavar=FOLDER, help=words("cli-arena-out"))] = None,
    as_json: AsJson = False,
) -> None:
    """Play agents against each other and rate them."""
    from praefectus.arena import Arena, make_plan

    plan = make_plan(agents.split(","), configuration(board, seats, modules, option), games, form, seed)
    with TemporaryDirectory() as passing:
        run = Arena(plan, out or Path(passing), workers=workers, ray=ray)
        with progress(words("cli-compiling")) as report:
            run.prepare(report)
        try:
            with progress(words("cli-games"), plan.total) as report:
                result = run.run(report)
        except (KeyboardInterrupt, AgentError) as error:
            numbers = {"finished": run.finished, "total": plan.total}
            kept = words("arena-stopped", **numbers, folder=str(out)) if out else words("arena-lost", **numbers)
            if run.finished or isinstance(error, KeyboardInterrupt):
                notices.print(kept, soft_wrap=True)
            raise
    if as_json:
        write_json(result)
        return
    for table in standings(result):
        screen.print(table)
    if out:
        where = words("arena-kept", report=str(run.store.report), results=str(run.store.results))
        screen.print(where, soft_wrap=True)
