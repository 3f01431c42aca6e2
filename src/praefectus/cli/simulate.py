"""The command simulate: play many games and sum them up."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from praefectus.cli.app import (
    FILE,
    AsJson,
    Board,
    FourSeats,
    Modules,
    Options,
    configuration,
    notices,
    progress,
    screen,
    spoken,
    words,
    write_json,
)
from praefectus.cli.standings import played_in, standings
from praefectus.game import Configuration, SetupError
from praefectus.game.message_parts import seat_message

commands = typer.Typer()


@commands.command(help=words("cli-simulate"))
def simulate(
    board: Board = "imperium",
    seats: FourSeats = 4,
    games: Annotated[int, typer.Option(help=words("cli-simulate-games"))] = 1000,
    seed: Annotated[int, typer.Option(help=words("cli-simulate-seed"))] = 1,
    agents: Annotated[str, typer.Option(metavar="A,B", help=words("cli-option-agents-simulate"))] = "",
    modules: Modules = "",
    option: Options = None,
    engine: Annotated[str, typer.Option(help=words("cli-simulate-engine"))] = "cpu",
    threads: Annotated[
        int | None, typer.Option(help=words("cli-simulate-threads"), show_default=words("cli-all-cores"))
    ] = None,
    verify: Annotated[bool, typer.Option("--verify", help=words("cli-simulate-verify"))] = False,
    out: Annotated[Path | None, typer.Option(metavar=FILE, help=words("cli-simulate-out"))] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with random choices, fast, or with agents, and sum them up."""
    from praefectus.engine import simulate as row

    chosen = configuration(board, seats, modules, option)
    row.check_request(games, engine, threads, verify, out is not None)
    if agents:
        if engine != "cpu" or verify:
            raise SetupError("agents-play-on-cpu")
        simulate_agents(agents, chosen, games, seed, threads, out, as_json)
        return
    prepare(chosen, engine, verify, out is not None, games)
    with progress(words("cli-games"), games) as report:
        if out is None:
            result = row.simulate(chosen, games, seed, engine=engine, threads=threads, verify=verify, progress=report)
        else:
            from praefectus.engine.dataset import record
            from praefectus.game.provenance import begun, program

            set_up = {"board": board, "seats": seats, "modules": list(chosen.modules), "options": dict(chosen.options)}
            about = {**set_up, **program(chosen.modules), "begun": begun()}
            result = record(chosen, games, seed, out, engine=engine, threads=threads, about=about, progress=report)
    if as_json:
        write_json(result.as_dict())
    else:
        screen.print(summary(chosen, engine, verify, result.as_dict()))
    say_played(result.games, games, out, as_json)


def simulate_agents(
    agents: str, chosen: Configuration, games: int, seed: int, workers: int | None, out: Path | None, as_json: bool
) -> None:
    """Games of any agents, who sit round the table and change seats from game to game."""
    from praefectus.arena import agents as playing
    from praefectus.arena.decision_dataset import play_and_record
    from praefectus.arena.loop.compiled import play_on
    from praefectus.arena.plan import MIXED, make_plan

    plan = make_plan(agents.split(","), chosen, games, MIXED, seed)
    with progress(words("cli-compiling")) as report:
        play_on().prepare(report)
        for name in plan.agents:
            playing.agent(name).prepare(report)
    with progress(words("cli-games"), plan.total) as report:
        result = play_and_record(plan, out, workers, report)
    if as_json:
        write_json(result)
    else:
        for table in standings(result):
            screen.print(table)
    say_played(plan.total, games, out, as_json)


def say_played(games: int, asked: int, out: Path | None, as_json: bool) -> None:
    """How many games there are where others were asked for, and where; never among the numbers for programs."""
    told = [words("simulate-rounded", games=games, asked=asked)] if games != asked else []
    told += [words("simulate-written", file=str(out))] if out else []
    if told:
        (notices if as_json else screen).print(" ".join(told), soft_wrap=True)


def prepare(chosen: Configuration, engine: str, verify: bool, recorded: bool, games: int) -> None:
    """Compile the rules if that has not been done yet, and show how it gets on."""
    if engine == "gpu":
        from praefectus.engine import gpu

        with notices.status(words("cli-compiling-gpu")):
            gpu.prepare(chosen)
    elif engine == "cpu":
        from praefectus.engine.cpu import loops_for
        from praefectus.engine.invariants import checked_games

        name = "recorded_games" if recorded else "random_games"
        loop = checked_games() if verify else getattr(loops_for(chosen.module_bits, name, games), name)
        with progress(words("cli-compiling")) as report:
            loop.prepare(report)


def summary(chosen: Configuration, engine: str, verify: bool, result: dict[str, Any]) -> Table:
    """The sums as a table for people; partners have their points together."""
    from praefectus.game import Game

    played = played_in(chosen.board, chosen.modules)
    table = Table(
        title=words("random-games", games=result["games"], played=played, engine=engine), title_justify="left"
    )
    table.add_column("")
    table.add_column("", justify="right")
    means, wins = result["mean_scores"], result["wins_by_seat"]
    sides = [side.seats for side in Game(chosen).result().sides] if "teams" in chosen.modules else []
    together = [tuple(side) for side in sorted(sides)] or [(seat,) for seat in range(len(means))]
    called = {side: spoken().listed([seat_message(seat) for seat in side]) for side in together}
    number, row = spoken().number, spoken().row
    rows = {
        "seconds": number(result["seconds"], 2),
        "games-per-second": number(round(result["games_per_s"])),
        "decisions-per-second": number(round(result["decisions_per_s"])),
        "decisions-per-game": number(result["decisions_per_game"], 1),
        "turns-per-game": number(result["turns_per_game"], 1),
        "ended-by": row(f"{words(f'ended-{how}')} {number(count)}" for how, count in result["ended_by"].items()),
        "mean-points": row(f"{who} {number(sum(means[n] for n in side), 1)}" for side, who in called.items()),
        "won-by": row(f"{who} {number(wins[side[0]])}" for side, who in called.items()),
        "check": result["check"],
    }
    if verify:
        rows["verified"] = words("sum-every-decision")
    for name, value in rows.items():
        table.add_row(words(f"sum-{name}"), value)
    return table
