"""The interpreted engine needs nothing but Python and pydantic."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from praefectus import data
from tests.interpreted_games import all_played

ROOT = Path(__file__).parent.parent


def test_games_of_every_module_are_the_same_with_everything_else_locked_away() -> None:
    command = [sys.executable, "-m", "tests.interpreted_games"]
    alone = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert alone.returncode == 0, alone.stderr
    here = all_played()
    assert json.loads(alone.stdout) == here
    assert {module for game in here for module in game["modules"]} == {module.name for module in data.modules()}
