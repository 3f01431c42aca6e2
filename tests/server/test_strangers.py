"""Third-party bots: over WebSocket at a real server, and as levels that an operator has added."""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from praefectus.agents import players
from praefectus.agents.network.installed import NETWORKS_VARIABLE
from praefectus.game import Game
from praefectus.server import Settings
from praefectus.server.bots import tasks

from .conftest import GENEROUS, RunningServer

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "websocket_bot.py"


def test_the_bot_of_the_documentation_plays_a_game_to_its_end(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    """By the limits of any server: a bot that does not think is faster than they allow, and is refused."""
    limits = [name for name in GENEROUS if not name.startswith("bot_")]
    usual = {name: Settings.model_fields[name].default for name in limits}
    server = start_server(data_dir=tmp_path / "data", **usual)
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    made = httpx.post(f"{server.url}/api/tables", json={"board": "italia", "seats": seats, "name": "Two"}).json()
    table = made["table"]["table"]
    bot = subprocess.Popen(
        [sys.executable, EXAMPLE, f"{server.url}/t/{table}", "Fortuna"], stdout=subprocess.PIPE, text=True
    )
    try:
        for _ in range(600):
            if "Fortuna" in httpx.get(f"{server.url}/api/tables/{table}").text:
                break
            time.sleep(0.1)
        bearer = {"Authorization": f"Bearer {made['host']}"}
        assert httpx.post(f"{server.url}/api/tables/{table}/start", headers=bearer).status_code == 200
        said, _ = bot.communicate(timeout=240)
    finally:
        bot.kill()
    assert bot.returncode == 0 and re.fullmatch(r"Points: \[\d+, \d+\]\n", said)


def test_the_documentation_shows_the_bot_as_it_is() -> None:
    code = EXAMPLE.read_text(encoding="utf-8").split('"""\n\n', 1)[1]
    assert code in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert len(code.strip().splitlines()) <= 30


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("return {}['gold']", "The agent “guest.py” failed: KeyError: 'gold' (guest.py, line 2)."),
        ("return 99999", "The agent “guest.py” chose '99999', which isn’t legal there"),
    ],
)
def test_a_guest_that_fails_is_named_and_another_level_plays_on(
    code: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log names the faulty agent once; the table is notified of the bot's level, and continues."""
    (tmp_path / "guest.py").write_text(f"def choose(game, rng):\n    {code}\n")
    monkeypatch.chdir(tmp_path)
    players.agent.cache_clear()
    guest = players.Level("guest", "A guest.", 0.0, None, "guest.py")
    (tmp_path / "levels.json").write_text(json.dumps([vars(guest)]))
    monkeypatch.setenv(players.LEVELS_VARIABLE, "levels.json")
    monkeypatch.setenv(NETWORKS_VARIABLE, str(tmp_path))  # no network: the level below is greedy
    game = Game.new("italia", 2, seed=3)
    monkeypatch.setattr(tasks, "from_position", lambda position: game)
    monkeypatch.setattr(tasks, "reported", set())
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            choice, played = tasks.choose(("", b""), "guest")
            assert choice in game.legal_ids() and played == "greedy"
    assert caplog.text.count(said) == 1
