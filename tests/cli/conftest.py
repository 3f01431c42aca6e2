"""Run the command as a person would, and check its output."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from praefectus import language
from praefectus.cli import main


@dataclass(frozen=True)
class Outcome:
    status: int
    said: str
    complained: str


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    """A command speaks its language for the rest of the process."""
    yield
    language.speak("en")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """run("boards", "--json", typed="1\\nq\\n") in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run_command(*arguments: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(list(arguments))
        captured = capsys.readouterr()
        return Outcome(status, captured.out, captured.err)

    return run_command


def refused(outcome: Outcome, *words: str) -> None:
    """A refusal is one sentence on stderr that names what is wrong; the status is 2, and nothing else is printed."""
    assert outcome.status == 2
    assert outcome.said == ""
    assert outcome.complained.count("\n") == 1 and outcome.complained.endswith((".\n", "?\n"))
    assert "Traceback" not in outcome.complained
    for word in words:
        assert word in outcome.complained
