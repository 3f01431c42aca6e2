"""Play many games at once, and sum them up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from rich.table import Table

from praefectus.cli.command import (
    AsJson,
    Board,
    Modules,
    Options,
    configuration,
    notices,
    progress,
    screen,
    words,
    write_json,
)
from praefectus.game import Configuration

commands = typer.Typer()


@commands.command()
def simulate(
    board: Board = "imperium",
    seats: Annotated[int, typer.Option(help=words("cli-option-seats"))] = 4,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, on every engine.")] = 1,
    modules: Modules = "",
    option: Options = None,
    engine: Annotated[str, typer.Option(help="interpreted (slow), cpu, gpu (NVIDIA) or wasm (Node).")] = "cpu",
    threads: Annotated[int | None, typer.Option(help="How many threads play.", show_default="all cores")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check after every decision that nothing broke.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all decisions and outcomes to this Parquet file.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with random choices, fast, and sum them up.

    check is a hash over all actions of all games: with the same seed it is the same
    on every engine, with any number of threads.
    """
    from praefectus.engine import simulate as row

    chosen = configuration(board, seats, modules, option)
    row.check_request(games, engine, threads, verify, out is not None)
    prepare(chosen, engine, verify, out is not None, games)
    with progress("Games", games) as report:
        if out is None:
            result = row.simulate(chosen, games, seed, engine=engine, threads=threads, verify=verify, progress=report)
        else:
            from praefectus.engine.dataset import record

            about = {"board": board, "seats": seats, "modules": list(chosen.modules), "options": dict(chosen.options)}
            result = record(chosen, games, seed, out, engine=engine, threads=threads, about=about, progress=report)
    if as_json:
        write_json(result.as_dict())
    else:
        screen.print(summary(chosen, engine, verify, result.as_dict()))


def prepare(chosen: Configuration, engine: str, verify: bool, recorded: bool, games: int) -> None:
    """Compile the rules if that has not been done yet, and show how it gets on."""
    if engine == "gpu":
        from praefectus.engine import gpu

        with notices.status("Compiling the rules for the GPU"):
            gpu.prepare(chosen)
    elif engine == "cpu":
        from praefectus.engine.cpu import machine_for
        from praefectus.engine.invariants import checked_games

        name = "recorded_games" if recorded else "random_games"
        loop = checked_games() if verify else getattr(machine_for(chosen.module_bits, name, games), name)
        with progress(words("cli-compiling")) as report:
            loop.prepare(report)


def summary(chosen: Configuration, engine: str, verify: bool, result: dict[str, Any]) -> Table:
    """The sums as a table for people; partners have their points together."""
    from praefectus.game import Game
    from praefectus.game.words import seat_name

    modules = f" with {', '.join(chosen.modules)}" if chosen.modules else ""
    table = Table(title=f"{result['games']:,} random games, {chosen.board}{modules}, {engine}", title_justify="left")
    table.add_column("")
    table.add_column("", justify="right")
    means, wins = result["mean_scores"], result["wins_by_seat"]
    sides = [side.seats for side in Game(chosen).result().sides] if "teams" in chosen.modules else []
    together = {" and ".join(map(seat_name, side)): side for side in sorted(sides)}
    seats = {seat_name(seat): (seat,) for seat in range(len(means))}
    rows = {
        "seconds": f"{result['seconds']:,.2f}",
        "games a second": f"{result['games_per_s']:,.0f}",
        "decisions a second": f"{result['decisions_per_s']:,.0f}",
        "decisions a game": f"{result['decisions_per_game']:,.1f}",
        "turns a game": f"{result['turns_per_game']:,.1f}",
        "ended by": ", ".join(f"{name.replace('_', ' ')} {count:,}" for name, count in result["ended_by"].items()),
        "mean points": ", ".join(f"{who} {sum(means[n] for n in of):.1f}" for who, of in (together or seats).items()),
        "won by": ", ".join(f"{who} {wins[of[0]]:,}" for who, of in (together or seats).items()),
        "check": result["check"],
    }
    if verify:
        rows["verified"] = "every decision"
    for name, value in rows.items():
        table.add_row(name, value)
    return table


@commands.command()
def arena(
    agents: Annotated[str, typer.Option(metavar="A,B", help="Who plays: greedy, learned, search:3s ...")],
    board: Board = "imperium",
    seats: Annotated[int, typer.Option(help=words("cli-option-seats"))] = 4,
    games: Annotated[int, typer.Option(help="Games of each match-up, rounded up to whole rotations of seats.")] = 1000,
    modules: Modules = "",
    option: Options = None,
    form: Annotated[
        str,
        typer.Option(
            "--format",
            help="round-robin: everybody meets; ladder: neighbours of the list meet; "
            "challenge: one seat of the first against each of the others.",
        ),
    ] = "round-robin",
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    workers: Annotated[int | None, typer.Option(help="How many processes play.", show_default="all cores")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="HOST:PORT", help="Play on this Ray cluster; auto: that of this machine.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep results and report here; a stopped run goes on from it.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let agents play against each other, and say who is how strong.

    One seat of an agent meets another on all other seats, every deal in every seat.
    Shares have 95 % intervals. With --out a run that was stopped goes on.
    """
    from praefectus.arena import Arena, make_plan

    plan = make_plan(agents.split(","), configuration(board, seats, modules, option), games, form, seed)
    with TemporaryDirectory() as passing:
        run = Arena(plan, out or Path(passing), workers=workers, ray=ray)
        with progress(words("cli-compiling")) as report:
            run.prepare(report)
        try:
            with progress("Games", plan.total) as report:
                result = run.run(report)
        except KeyboardInterrupt:
            kept = f"are kept in {out}; the same command goes on with them" if out else "are lost; --out keeps them"
            notices.print(f"Stopped: {run.finished:,} of {plan.total:,} games {kept}.", soft_wrap=True)
            raise
    if as_json:
        write_json(result)
        return
    for table in standings(result):
        screen.print(table)
    if out:
        screen.print(f"The report is {run.store.report}, the games are in {run.store.results}.", soft_wrap=True)


def standings(result: dict[str, Any]) -> Iterator[Table]:
    """Ratings, and every agent alone against each other one, as tables for people."""
    modules = f" with {', '.join(result['modules'])}" if result["modules"] else ""
    seats = "one seat" if result["seats"] == 1 else f"{result['seats']} seats"
    heading = f"{result['games']:,} games, {result['board']}{modules}, {seats}"
    ranking = Table(title=heading, title_justify="left")
    for column in ("agent", "rating", "points", "points when winning", "houses", "seconds a turn"):
        ranking.add_column(column, justify="left" if column == "agent" else "right")
    by_name = {agent["agent"]: agent for agent in result["agents"]}
    for rating in result["ratings"]:
        mine = by_name.get(rating["agent"])
        shown = f"{rating['mu']:.1f} ± {rating['mu'] - rating['low']:.1f}"
        rest = (
            [f"{mine['points']:.1f}", f"{mine['winning']['points']:.1f}" if mine["wins"] else "-",
             f"{mine['houses']:.1f}", f"{mine['seconds_per_turn']:.3f}"] if mine else []
        )  # fmt: skip
        ranking.add_row(rating["agent"], shown, *rest)
    yield ranking
    if result["pairs"]:
        even = result["pairs"][0]["even"]
        equals = f" (equals: {100 * even:.1f} %)" if even else ""
        meetings = Table(title=f"One against the rest{equals}", title_justify="left")
        for column in ("one", "all others", "games", "won by the one", "95 % interval"):
            meetings.add_column(column, justify="left" if column in ("one", "all others") else "right")
        for pair in result["pairs"]:
            interval = f"{100 * pair['low']:.1f} to {100 * pair['high']:.1f} %"
            share = f"{100 * pair['share']:.1f} %"
            meetings.add_row(pair["agent"], pair["against"], f"{pair['games']:,}", share, interval)
        yield meetings
