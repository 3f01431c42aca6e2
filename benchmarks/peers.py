"""make bench-peers: other projects' engines beside this one, in the same run, each in an environment of its own.

Catanatron: complete 4-player games of random players. PettingZoo: steps a second of its classic games. The environment
lies in benchmarks/.peers and is made when it is missing; it needs the network for that.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import venv
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from praefectus.engine.cpu import machine
from praefectus.engine.simulate import simulate
from praefectus.game import configure

HERE = Path(__file__).parent
PEERS = HERE / ".peers"
RESULTS = HERE / "peers.json"
PACKAGES = {"catanatron": ["catanatron"], "pettingzoo": ["pettingzoo[classic]"]}
TARGET = 400  # times Catanatron's games
console = Console(highlight=False)

CATANATRON = """
import json, random, time
from catanatron import Color, Game, RandomPlayer
random.seed(1)
colors = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
def play(count):
    began = time.perf_counter()
    for _ in range(count):
        Game([RandomPlayer(color) for color in colors]).play()
    return count / (time.perf_counter() - began)
play(3)
print(json.dumps({"games_per_s": max(play(30) for _ in range(3))}))
"""

PETTINGZOO = """
import json, time
from pettingzoo.classic import connect_four_v3, tictactoe_v3
def steps_per_s(make, seconds=3.0):
    env = make()
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
            env.step(action)
            steps += 1
    return steps / (time.perf_counter() - began)
print(json.dumps({"tictactoe": steps_per_s(tictactoe_v3.env), "connect_four": steps_per_s(connect_four_v3.env)}))
"""


def environment(name: str) -> Path:
    """The Python of an environment that holds a peer, made if it is missing."""
    folder = PEERS / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (folder / ".ready").exists():
        with console.status(f"installing {name}"):
            venv.create(folder, with_pip=True, clear=True)
            install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES[name]]
            subprocess.run(install, check=True)
        (folder / ".ready").touch()
    return python


def ask(name: str, program: str) -> dict[str, Any] | None:
    """What a program in a peer's environment says; None, with a sentence, when it cannot run."""
    try:
        with console.status(f"measuring {name}"):
            done = subprocess.run([environment(name), "-c", program], capture_output=True, text=True, check=True)
    except subprocess.CalledProcessError as error:
        said = (error.stderr or "").strip().splitlines()
        console.print(f"{name} cannot be measured here: {said[-1] if said else error}")
        return None
    answer: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return answer


def main() -> int:
    machine().random_games.prepare()
    chosen = configure("imperium", 4)
    with console.status("measuring praefectus"):
        rounds = [simulate(chosen, 8000, seed, threads=1) for seed in range(1, 6)]
    own = max(result.games_per_s for result in rounds)
    own_decisions = max(result.decisions_per_s for result in rounds)
    catan, zoo = ask("catanatron", CATANATRON), ask("pettingzoo", PETTINGZOO)
    table = Table(title="One thread, random play, the same run", title_justify="left")
    for column in ("", "rate", "Praefectus is"):
        table.add_column(column)
    table.add_row("Praefectus, Imperium, 4 players", f"{own:,.0f} games/s, {own_decisions:,.0f} decisions/s", "")
    found: dict[str, Any] = {"praefectus": {"games_per_s": own, "decisions_per_s": own_decisions}}
    if catan is not None:
        ratio = own / catan["games_per_s"]
        found["catanatron"] = catan | {"ratio": round(ratio), "target": TARGET}
        said = f"{ratio:,.0f} times as fast (target {TARGET})"
        table.add_row("Catanatron, 4 players", f"{catan['games_per_s']:,.1f} games/s", said)
    for game, rate in (zoo or {}).items():
        found.setdefault("pettingzoo", {})[game] = {"steps_per_s": rate, "ratio": round(own_decisions / rate)}
        said = f"{own_decisions / rate:,.0f} times as fast, without observations"
        table.add_row(f"PettingZoo {game}", f"{rate:,.0f} steps/s", said)
    console.print(table)
    found["date"] = datetime.now(UTC).strftime("%Y-%m-%d")
    found["python"] = platform.python_version()
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    console.print(f"Written to {RESULTS}.")
    return 0 if catan is not None and zoo is not None else 1


if __name__ == "__main__":
    sys.exit(main())
