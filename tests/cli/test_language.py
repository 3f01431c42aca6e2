"""The command line speaks the language that it is asked for, or that of the terminal."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from praefectus import cli, language


@pytest.fixture(autouse=True)
def english_again() -> object:
    yield
    language.speak("en")


@pytest.mark.parametrize("line", [["boards", "--lang", "de"], ["--lang=de", "boards"]])
def test_lang_may_stand_anywhere(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(line) == 0
    shown = capsys.readouterr().out
    assert "Spielplan" in shown and "Das ganze Reich rund ums Mittelmeer" in shown


def test_an_error_speaks_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--seats", "2", "--people", "3", "--seed", "1", "--lang", "fr"]) == 2
    assert capsys.readouterr().err == "3 personnes ne tiennent pas sur 2 places\u202f; --seats en donne plus.\n"


def test_a_language_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["boards", "--lang", "tlh"]) == 2
    assert capsys.readouterr().err == "There is no language tlh; there are: en, de, fr.\n"


def test_the_help_speaks_the_language_of_the_terminal() -> None:
    environment = os.environ | {"LC_ALL": "de_DE.UTF-8", "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, "-m", "praefectus.cli", "levels", "--help"], env=environment, capture_output=True, text=True
    )
    assert "Die Gegner nach Stärke" in done.stdout, done.stderr
