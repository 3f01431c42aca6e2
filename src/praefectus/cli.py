"""The command praefectus: play, serve, simulate, replay, analyse, train, and look things up."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import platformdirs
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text
from typer.exceptions import TyperException

from praefectus import data, language
from praefectus.agents.players import LEVELS, STANDARD, Level, agent, level
from praefectus.agents.players import prepare as prepare_players
from praefectus.data.finding import answers, titles
from praefectus.data.wording import worded
from praefectus.game import Configuration, Game, PraefectusError, SetupError, configure
from praefectus.language import LANGUAGES
from praefectus.server.operating.commands import Database, DataDir, SettingsFile, admin
from praefectus.server.operating.flags import with_settings
from praefectus.server.settings import Settings

LANGUAGE = "--lang"


def asked_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that a command line asks for, wherever it says so, and the line without it."""
    asked: str | None = None
    rest: list[str] = []
    words_left = iter(arguments)
    for word in words_left:
        if word == LANGUAGE:
            asked = next(words_left, None)
        elif word.startswith(f"{LANGUAGE}="):
            asked = word.removeprefix(f"{LANGUAGE}=")
        else:
            rest.append(word)
    return asked, rest


def words(id: str, /, **given: Any) -> str:  # noqa: A002 - what it is called in the catalogue
    """A message in the language of whoever gave the command."""
    return language.of(language.spoken())(id, **given)


language.speak(asked_language(sys.argv[1:])[0] or language.of_the_machine())  # before the help is put together

app = typer.Typer(
    name="praefectus",
    help=words("cli-praefectus"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(admin)
screen = Console(highlight=False, width=None if sys.stdout.isatty() else 120)
notices = Console(stderr=True, highlight=False)

WRONG_INPUT = 2
INTERRUPTED = 130
SPEED_SECONDS = 900.0  # the time left is reckoned from the speed of this long

Board = Annotated[str, typer.Option(help=words("cli-option-board"), show_default="imperium")]
Seats = Annotated[
    int | None, typer.Option(help=words("cli-option-seats"), show_default=words("cli-option-seats-default"))
]
Modules = Annotated[str, typer.Option(metavar="A,B", help=words("cli-option-modules"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help=words("cli-option-option")),
]
AsJson = Annotated[bool, typer.Option("--json", help=words("cli-option-json"))]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; whatever is wrong becomes one sentence and a status that is not zero."""
    from praefectus.engine.simulate import SimulationError

    asked, given = asked_language(sys.argv[1:] if arguments is None else arguments)
    if asked is not None:
        language.speak(asked)
    try:
        if asked is not None and language.known(asked) is None:
            raise SetupError("no-such-language", tag=asked, known=", ".join(language.LANGUAGES))
        return app(given, prog_name="praefectus", standalone_mode=False) or 0
    except (PraefectusError, data.NoTopic) as error:
        sentence = language.of(language.spoken()).say(error.message)
    except (data.DataError, SimulationError) as error:
        sentence = str(error)
    except TyperException as error:
        sentence = words("cli-wrong", why=error.format_message().rstrip("."))
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        sentence = words("cli-file", file=error.filename or "", why=error.strerror or str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    sys.stderr.write(sentence + "\n")
    return WRONG_INPUT


def configuration(board: str, seats: int, modules: str, options: Sequence[str] | None) -> Configuration:
    """What the options of a command ask for, checked."""
    chosen = [name.strip() for name in modules.split(",") if name.strip()]
    return configure(board, seats, chosen, parsed_options(options or []))


def parsed_options(given: Sequence[str]) -> dict[str, Any]:
    """NAME=VALUE, with the words true and false for switches; NAME alone switches on."""
    switches = {option.name for option in data.options() if isinstance(option.default, bool)}
    switched = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
    parsed: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals and name not in switches:
            raise SetupError("option-needs-value", option=text)
        parsed[name] = switched.get(value.lower(), value) if name in switches and equals else value if equals else True
    return parsed


def write_json(content: Any) -> None:
    sys.stdout.write(json.dumps(content, indent=2, ensure_ascii=False) + "\n")


# playing


@app.callback()
def common(
    lang: Annotated[
        str | None, typer.Option(LANGUAGE, metavar="TAG", help=words("cli-option-lang", known=", ".join(LANGUAGES)))
    ] = None,
) -> None:
    """What every command understands; the language is taken out before."""


@app.command(help=words("cli-play"))
def play(
    board: Board = "imperium",
    seats: Seats = None,
    modules: Modules = "",
    option: Options = None,
    people: Annotated[int, typer.Option(help=words("cli-option-people"), min=0)] = 1,
    seat: Annotated[
        str, typer.Option(metavar="N,M", help=words("cli-option-seat"), show_default=words("cli-drawn"))
    ] = "",
    bots: Annotated[
        str, typer.Option(metavar="LEVEL", help=words("cli-option-bots", levels=", ".join(LEVELS)))
    ] = STANDARD,
    seed: Annotated[int | None, typer.Option(help=words("cli-option-seed"))] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=words("cli-option-load"))] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help=words("cli-option-save"), show_default=words("cli-own-folder"))
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help=words("cli-option-solo"))] = False,
    solo_level: Annotated[str, typer.Option(metavar="LEVEL", help=words("cli-option-solo-level"))] = "standard",
) -> None:
    """Play in the terminal, against bots, with people at the same keyboard, or alone."""
    from praefectus.terminal import Session

    strength = level(bots)
    with progress(words("cli-compiling")) as report:
        agent(strength.agent).prepare(report)
    if load is not None:
        game = Game.load(load)
    else:
        options = list(option or [])
        if solo:
            modules = ",".join(filter(None, [modules, "solitaria"]))
            options.append(f"solo_level={solo_level}")
        chosen = configuration(board, seats or (1 if solo else 4), modules, options)
        game = Game.new(chosen.board, chosen.seats, chosen.modules, chosen.options, seed)
    if "solitaria" in game.configuration.modules:
        people = game.configuration.seats
    if load is not None and not seat and 0 < people < game.configuration.seats:
        raise SetupError("say-where-you-sat", seats=game.configuration.seats)
    sitting = seats_of_people(game.configuration.seats, people, seat, seed)
    keep = save or load or kept_game()
    keep.parent.mkdir(parents=True, exist_ok=True)
    session = Session(game, sitting, strength, screen, keep=keep)
    if not session.run():
        again = f" --seat {','.join(str(place + 1) for place in sitting)}" if sitting else " --people 0"
        screen.print(words("game-kept", command=f"praefectus play --load {keep}{again}"), soft_wrap=True)


def seats_of_people(seats: int, people: int, wanted: str, seed: int | None) -> list[int]:
    """Where the people sit, counted from 0: as they wish, or side by side from a seat that is drawn."""
    if wanted:
        places = [int(place) - 1 if place.strip().isdecimal() else -1 for place in wanted.split(",")]
        if len(set(places)) != len(places) or not all(0 <= place < seats for place in places):
            raise SetupError("wrong-seat-option", wanted=wanted, seats=seats)
        return sorted(places)
    if people > seats:
        raise SetupError("too-many-people", people=people, seats=seats)
    first = random.Random(seed).randrange(seats)
    return sorted((first + place) % seats for place in range(people))


def kept_game() -> Path:
    """A new file of its own for a game in the terminal, when nothing else is said."""
    return Path(platformdirs.user_data_dir("praefectus")) / f"game-{datetime.now():%Y-%m-%d-%H%M%S}.json"


@app.command(help=words("cli-serve"))
@with_settings
def serve(
    settings: Settings,
    open_page: Annotated[bool, typer.Option("--open", help=words("cli-option-open"))] = False,
) -> None:
    """Serve the page where people and bots play in the browser, until you press Ctrl-C."""
    import webbrowser

    from praefectus.server import serve

    kept = settings.place

    def ready(address: str) -> None:
        notices.print(words("server-ready", address=address, place=str(kept)), soft_wrap=True)
        if open_page:
            webbrowser.open(address)

    serve(settings=settings, ready=ready)


@app.command()
@with_settings
def work(settings: Settings) -> None:
    """Let this machine think for the servers at a PostgreSQL: bots, hints and analysis, until you press Ctrl-C.

    As many machines may do so as you like; bot_workers says how many questions this one thinks
    about at a time. Without any, each server thinks by itself.
    """
    from praefectus.server.work import work

    def ready(places: int) -> None:
        notices.print(f"Working on {places} question(s) at a time. Ctrl-C stops it.", soft_wrap=True)

    work(settings, ready)


@app.command()
def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write it; an older site there is replaced.")],
    server: Annotated[
        str, typer.Option(help="Address of a server where people elsewhere can be met; the page offers it.")
    ] = "",
) -> None:
    """Write the whole game as files that any web host can serve: it is played without a server, offline, too."""
    from praefectus.site.build import build

    with notices.status("Making the site") as status:
        sizes = build(folder, server, lambda what: status.update(f"Making the site: {what}"))
    later = sum(size for name, size in sizes.items() if name.startswith("network/"))
    total = sum(sizes.values())
    notices.print(
        f"{folder} holds {len(sizes)} files: {(total - later) / 1e6:.1f} MB, and {later / 1e6:.1f} MB for opponents "
        f"that have learned. Any web host can serve it; try it with `python -m http.server --directory {folder}`.",
        soft_wrap=True,
    )


@app.command()
def backup(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Where to write it.", show_default="praefectus-DATE.backup")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Then play every game in it again.")] = False,
    settings: SettingsFile = None,
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Write all games into one file, while the server runs; praefectus restore brings them back, to either database."""
    import asyncio

    from praefectus.server.operating import backups

    found = Settings.found(settings, database_url=database, data_dir=data_dir)
    file = file or Path(backups.name_for())
    with progress("Rows") as report:
        count = asyncio.run(backups.backup(found, file, report))
    screen.print(f"{count} tables are in {file}.", soft_wrap=True)
    if check:
        with progress("Games") as report:
            games, wrong = asyncio.run(backups.check(file, report))
        if wrong:
            raise PraefectusError(f"{len(wrong)} of {games} games cannot be played again; the first is {wrong[0]}")
        screen.print(f"All {games} games were played again from their logs.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What praefectus backup wrote.")],
    replace: Annotated[bool, typer.Option("--replace", help="Put it in the place of games that are there.")] = False,
    unchecked: Annotated[bool, typer.Option("--unchecked", help="Do not play every game again first.")] = False,
    settings: SettingsFile = None,
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Bring the games of a backup back, into SQLite or PostgreSQL, while no server runs there."""
    import asyncio

    from praefectus.server.operating import backups

    found = Settings.found(settings, database_url=database, data_dir=data_dir)
    with progress("Restoring") as report:
        count = asyncio.run(backups.restore(found, file, replace, report, not unchecked))
    screen.print(f"{count} tables are back in {found.place}.", soft_wrap=True)


@app.command(help=words("cli-replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words("cli-argument-file"))],
    to: Annotated[int | None, typer.Option(metavar="N", help=words("cli-option-to"), min=0)] = None,
    picture: Annotated[bool, typer.Option("--picture", help=words("cli-option-picture"))] = False,
    as_json: AsJson = False,
) -> None:
    """Read a kept game and tell it, one line a turn. Every entry is checked against the rules."""
    from praefectus.game.report import report

    game = Game.load(file)
    if to is not None:
        game = game.at(to)
    if as_json:
        write_json({"report": report(game, tag=language.spoken()), "view": game.view(None)})
        return
    for line in report(game, tag=language.spoken()):
        screen.print(Text(line), soft_wrap=True)
    if picture:
        from praefectus.terminal.picture import table_picture

        screen.print(table_picture(game.view(None), None))


@app.command(help=words("cli-analyse"))
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words("cli-argument-file"))],
    as_json: AsJson = False,
) -> None:
    """Look at a kept game: winning chances over time, and the choices that cost most, the worst first."""
    from praefectus.agents.insight import analysis

    game = Game.load(file)
    with progress(words("cli-compiling")) as report:
        prepare_players(report)
    with progress(words("cli-choices")) as report:
        found = analysis.analyse(game, report=report)
    if as_json:
        write_json(found.as_dict())
        return
    if found.moments and found.moments[0].forecast is not None:
        screen.print(chances_over_time(game, found.moments))
    for loss in found.losses:
        screen.print(Text(loss.sentence), soft_wrap=True)
    if not found.losses:
        screen.print(words("no-losses", judge=found.judge))


def chances_over_time(game: Game, moments: Sequence[Any]) -> Table:
    """Winning chance and expected points of every seat at the beginning of each round, and at the end."""
    from praefectus.game.words import party_name

    table = Table(title=words("chances-title"), title_justify="left")
    table.add_column(words("column-round"), justify="right")
    for seat in range(game.seats):
        table.add_column(party_name(game.position, seat), justify="right")
    shown = 0
    for moment in moments:
        if moment.forecast is not None and (moment.round > shown or moment.seat is None):
            shown = moment.round
            cells = (f"{100 * each.chance:.0f} %  {each.points:3.0f}" for each in moment.forecast.seats)
            table.add_row(words("row-end") if moment.seat is None else str(moment.round), *cells)
    return table


# simulating


@app.command()
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


@contextmanager
def progress(title: str, total: int | None = None) -> Iterator[Callable[..., None]]:
    """A bar with the time left, as soon as there is something to wait for; nothing where there is no terminal."""
    steps = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    text = TextColumn("{task.description}")
    bar = Progress(text, *steps, console=notices, transient=True, speed_estimate_period=SPEED_SECONDS)
    task = bar.add_task(title, total=total)

    def report(done: int, of: int | None = total) -> None:
        bar.update(task, completed=done, total=of)
        if notices.is_terminal and done != of:
            bar.start()

    try:
        yield report
    finally:
        if bar.live.is_started:
            bar.stop()


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


# measuring


@app.command()
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


# looking things up


@app.command()
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


@app.command(name="compile")
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


@app.command(help=words("cli-levels"))
def levels(as_json: AsJson = False) -> None:
    """List the opponents by strength: how they play, how long they think about a turn, and their rating."""
    if as_json:
        write_json([asdict(each) | {"sentence": _told(each)} for each in LEVELS.values()])
        return
    table = Table(box=None, header_style="bold")
    table.add_column(words("column-level"))
    table.add_column(words("column-seconds"), justify="right")
    table.add_column(words("column-rating"), justify="right")
    table.add_column("")
    for each in LEVELS.values():
        table.add_row(each.name, f"{each.seconds:g}", str(each.rating or "-"), _told(each))
    screen.print(table)


def _told(each: Level) -> str:
    """What to expect of a level; those that an operator has added say it themselves."""
    return language.of(language.spoken()).or_else(f"level-{each.name}-text", each.sentence)


@app.command(help=words("cli-boards"))
def boards(as_json: AsJson = False) -> None:
    """List the boards with the number of players they are recommended for and the modules they need."""
    known = [data.board(name) for name in data.board_ids()]
    if as_json:
        write_json(
            [
                {
                    "id": board.id,
                    "name": board.name,
                    "players": list(board.players),
                    "sentence": board.sentence,
                    "modules_needed": board.modules_needed,
                    "cities": len(board.cities),
                    "provinces": len(board.provinces),
                    "land_lines": len(board.lines_of("land")),
                    "sea_lines": len(board.lines_of("sea")),
                    "grades": board.grades,
                }
                for board in known
            ]
        )
        return
    table = Table(box=None, header_style="bold")
    for column in ("column-board", "column-players", "column-cities", "column-provinces", "column-needs"):
        table.add_column(words(column))
    table.add_column("")
    for board in known:
        players = words("players-from-to", least=board.players[0], most=board.players[1])
        sentence = worded(language.of(language.spoken()), f"board-{board.id}-text")
        sizes = str(len(board.cities)), str(len(board.provinces))
        table.add_row(board.id, players, *sizes, ", ".join(board.modules_needed), sentence)
    screen.print(table)


TOPICS_BESIDE = 5


@app.command(help=words("cli-rules"))
def rules(
    topic: Annotated[
        list[str] | None,
        typer.Argument(metavar="[TOPIC]", help=words("cli-argument-topic")),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Explain a rule in the project's own words, and say how certain it is; without a topic, list all topics."""
    if not topic:
        listed = data.reference(language.spoken())
        if as_json:
            write_json([{"id": entry.id, "title": entry.title, "grade": entry.grade} for entry in listed])
            return
        table = Table(box=None, header_style="bold")
        for column in ("column-topic", "column-about", "column-grade"):
            table.add_column(words(column))
        for entry in listed:
            table.add_row(entry.id, entry.title, words(f"grade-{entry.grade}"))
        screen.print(table)
        return
    found, *others = answers(" ".join(topic), language.spoken())
    if as_json:
        write_json(found.model_dump() | {"see_also": [each.id for each in others]})
        return
    screen.print(Text(found.title, "bold"))
    screen.print(Text(found.body))
    screen.print(Text("\n" + words("topic-source", grade=words(f"grade-{found.grade}"), source=found.source), "dim"))
    if others:
        screen.print(Text(words("topics-also", topics=titles(others[:TOPICS_BESIDE], language.spoken())), "dim"))


if __name__ == "__main__":
    sys.exit(main())
