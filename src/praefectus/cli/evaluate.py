"""The command evaluate: measure an agent by the fixed protocol of the benchmark."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from praefectus.cli.app import FILE, FOLDER, AsJson, Workers, progress, screen, spoken, words, write_json

commands = typer.Typer()


@commands.command(help=words("cli-evaluate"))
def evaluate(
    agent: Annotated[str, typer.Argument(metavar=words("cli-name-agent"), help=words("cli-evaluate-agent"))],
    suite: Annotated[str, typer.Option(help=words("cli-evaluate-suite"))] = "quick",
    title: Annotated[str | None, typer.Option("--name", help=words("cli-evaluate-name"))] = None,
    out: Annotated[Path | None, typer.Option(metavar=FILE, help=words("cli-evaluate-out"))] = None,
    folder: Annotated[Path | None, typer.Option("--resume", metavar=FOLDER, help=words("cli-evaluate-resume"))] = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Play a suite of the benchmark and write a signed result."""
    from praefectus.benchmark import evaluation, signing, suites

    chosen = suites.suite(suite)
    with progress(words("cli-compiling")) as report:
        evaluation.prepare(agent, chosen, report)
    with progress(words("cli-games"), evaluation.total_games(agent, chosen)) as report:
        result = evaluation.evaluate(agent, suite, title=title, workers=workers, folder=folder, progress=report)
    signed = signing.signed(result)
    file = out or Path(f"evaluation-{re.sub(r'[^A-Za-z0-9.]+', '-', title or agent).strip('-')}-{suite}.json")
    file.write_text(json.dumps(signed, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if as_json:
        write_json(signed)
        return
    screen.print(matches(signed))
    rating = signed["rating"]
    shown = {name: spoken().number(rating[name], 1) for name in ("mu", "low", "high")}
    screen.print(words("evaluated", agent=signed["title"], **shown))
    screen.print(words("evaluate-written", file=str(file)), soft_wrap=True)


def matches(result: dict[str, Any]) -> Table:
    """The matches as a table for people."""
    number, percent = spoken().number, spoken().percent
    table = Table(title=words("evaluate-title", agent=result["title"], suite=result["suite"]), title_justify="left")
    for column in ("task", "against", "games", "share", "rank", "points"):
        table.add_column(words(f"evaluate-{column}"), justify="left" if column in ("task", "against") else "right")
    total = {"task": words("evaluate-mean"), "against": "", "games": result["games"], **result["total"]}
    for match in [*result["matches"], total]:
        table.add_row(
            match["task"],
            match["against"],
            number(match["games"]),
            shown(match["share"], percent),
            shown(match["rank"], lambda value: number(value, 2)),
            shown(match["points"], lambda value: number(value, 1)),
        )
    return table


def shown(found: dict[str, float], said: Any) -> str:
    return words("evaluate-interval", mean=said(found["mean"]), low=said(found["low"]), high=said(found["high"]))
