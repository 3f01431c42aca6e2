"""The command line uses the language of --lang or of the terminal."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from praefectus import cli
from tests.cli.conftest import Run, refused


@pytest.mark.parametrize("line", [["boards", "--lang", "de"], ["--lang=de", "boards"]])
def test_lang_may_stand_anywhere(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(line) == 0
    shown = capsys.readouterr().out
    assert "Spielplan" in shown and "Das ganze Reich rund ums Mittelmeer" in shown


def test_an_error_speaks_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--seats", "2", "--people", "3", "--seed", "1", "--lang", "fr"]) == 2
    said = "Il faut plus de 2 places pour 3 personnes\u202f; demandez-en plus avec --seats.\n"
    assert capsys.readouterr().err == said


def test_a_language_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["boards", "--lang", "tlh"]) == 2
    assert capsys.readouterr().err == "There is no language tlh; there are: en, de, fr.\n"


def test_the_help_speaks_the_language_of_the_terminal() -> None:
    environment = os.environ | {"LC_ALL": "de_DE.UTF-8", "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, "-m", "praefectus.cli", "levels", "--help"], env=environment, capture_output=True, text=True
    )
    assert "Die Bots nach Stärke auflisten" in done.stdout, done.stderr


MISTAKES = [
    (["nix"], "Es gibt keinen Befehl nix. Siehe „praefectus --help“."),
    (["simulat"], "Es gibt keinen Befehl simulat; war simulate gemeint? Siehe „praefectus --help“."),
    (["admin", "nix"], "Es gibt keinen Befehl nix. Siehe „praefectus admin --help“."),
    (["play", "--nix"], "praefectus play hat keine Option --nix. Siehe „praefectus play --help“."),
    (["play", "--seat"], "Hinter --seat fehlt ein Wert. Siehe „praefectus --help“."),
    (["replay"], "Es fehlt FILE. Siehe „praefectus replay --help“."),
    (["boards", "hoch"],
     "Zu viele Angaben für praefectus boards. Siehe „praefectus boards --help“."),
    (["play", "--seats", "drei"],
     "Ungültiger Wert für --seats: Erwartet wird eine ganze Zahl. Siehe „praefectus play --help“."),
    (["play", "--people", "-1"],
     "Ungültiger Wert für --people: Erwartet wird eine ganze Zahl ab 0. Siehe „praefectus play --help“."),
    (["admin", "expire", "--over", "viele"],
     "Ungültiger Wert für --over: Erwartet wird eine Zahl. Siehe „praefectus admin expire --help“."),
]  # fmt: skip


@pytest.mark.parametrize(("line", "sentence"), MISTAKES, ids=[" ".join(line) for line, _ in MISTAKES])
def test_a_line_that_is_not_understood_is_told_in_the_language(run: Run, line: list[str], sentence: str) -> None:
    """In our words: none of Typer's sentences, which are English, is repeated."""
    outcome = run(*line, "--lang", "de")
    refused(outcome)
    assert outcome.complained == sentence + "\n"


@pytest.mark.parametrize("line", [[], ["play", "--help"], ["admin"], ["replay", "--help"]])
def test_no_word_of_the_help_is_english(line: list[str]) -> None:
    environment = os.environ | {"LC_ALL": "fr_FR.UTF-8", "COLUMNS": "200"}
    command = [sys.executable, "-m", "praefectus.cli", *line]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "Usage : praefectus" in done.stdout.replace("\u202f", " ")
    for english in ("Show", "default", "Commands", "COMMAND ", "FILE", "[required]", "range"):
        assert english not in done.stdout


@pytest.mark.parametrize("command", [[], ["play"], ["serve"], ["replay"], ["admin", "mute"]], ids=" ".join)
def test_the_help_names_no_python_type(run: Run, command: list[str]) -> None:
    said = run(*command, "--help").said
    assert "--help" in said and not re.search(r"<(?:bool|int|str|float|path)\b", said)
