"""The command itself, options that several commands share, and its output."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import praefectus
from praefectus import data, language
from praefectus.game import Configuration, SetupError, configure
from praefectus.game.links import decode_document, form_of, looks_like_link
from praefectus.language import LANGUAGES, Words

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
    """A message in the language of the person at the terminal."""
    return spoken()(id, **given)


def spoken() -> Words:
    """The catalogue in the language of the person at the terminal."""
    return language.of(language.spoken())


language.speak(asked_language(sys.argv[1:])[0] or language.terminal_language())  # before the help is put together

app = typer.Typer(
    name="praefectus",
    help=words("cli-praefectus"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
screen = Console(highlight=False, width=None if sys.stdout.isatty() else 120)
notices = Console(stderr=True, highlight=False)

SPEED_SECONDS = 900.0  # the estimate of the time left averages over so many seconds

# placeholders in the help
FILE = words("cli-name-file")
FOLDER = words("cli-name-folder")
LEVEL = words("cli-name-level")
NAME_VALUE = words("cli-name-name-value")
NUMBER = words("cli-name-number")
TOPIC = words("cli-name-topic")

Board = Annotated[str, typer.Option(help=words("cli-option-board"), show_default="imperium")]
Seats = Annotated[
    int | None, typer.Option(help=words("cli-option-seats"), show_default=words("cli-option-seats-default"))
]
Modules = Annotated[str, typer.Option(metavar="A,B", help=words("cli-option-modules"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar=NAME_VALUE, help=words("cli-option-option")),
]
FourSeats = Annotated[int, typer.Option(help=words("cli-option-seats"))]
Seed = Annotated[int, typer.Option(help=words("cli-arena-seed"))]
Workers = Annotated[
    int | None, typer.Option(min=1, help=words("cli-arena-workers"), show_default=words("cli-all-cores"))
]
AsJson = Annotated[bool, typer.Option("--json", help=words("cli-option-json"))]


def say_version(asked: bool) -> None:
    if asked:
        screen.print(f"praefectus {praefectus.__version__}")
        raise typer.Exit


@app.callback()
def common(
    lang: Annotated[
        str | None,
        typer.Option(
            LANGUAGE, metavar=words("cli-name-tag"), help=words("cli-option-lang", known=", ".join(LANGUAGES))
        ),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", help=words("cli-option-version"), callback=say_version, is_eager=True)
    ] = False,
) -> None:
    """What every command understands; the language is taken out before."""


def configuration(board: str, seats: int, modules: str, options: Sequence[str] | None) -> Configuration:
    """Return what the options of a command ask for, checked."""
    chosen = [name.strip() for name in modules.split(",") if name.strip()]
    return configure(board_meant(board), seats, chosen, parsed_options(options or []))


def board_meant(text: str) -> str | Path | dict[str, Any]:
    """A board by its id, or a custom board by its file or its link."""
    if looks_like_link(text) and form_of(text) == "board":
        return decode_document(text)[1]
    return data.meant(text)


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


@contextmanager
def progress(title: str, total: int | None = None) -> Iterator[Callable[..., None]]:
    """A bar with the time left, from the first wait on; nothing without a terminal."""
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
