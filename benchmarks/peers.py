"""make bench-peers: other projects' engines beside this one, in the same run, each in an environment of its own.

Catanatron: complete 4-player games of random players, and steps of its Gymnasium environment. PettingZoo: steps of its
classic games. Steps are of environments with observation and legal actions, played at random. The environments lie in
benchmarks/.peers and are made when they are missing; that needs the network.
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
from run import environment_steps

from praefectus.engine.cpu import compiled_loops
from praefectus.engine.simulate import simulate
from praefectus.game import configure

HERE = Path(__file__).parent
PEERS = HERE / ".peers"
RESULTS = HERE / "peers.json"
PACKAGES = {
    "catanatron": ["catanatron"],
    "catanatron_gym": ["catanatron_gym"],
    "pettingzoo": ["pettingzoo[classic]"],
}
TARGET = 400  # times Catanatron's games
GYM_TARGET = 100  # times the steps of Catanatron's Gymnasium environment
ZOO_TARGET = 200  # times those of PettingZoo's fastest comparable game
THREADS = 2
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

CATANATRON_GYM = """
import json, random, time
import gymnasium
random.seed(1)
env = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True).unwrapped
def steps_per_s(seconds=3.0):
    steps, began = 0, time.perf_counter()
    env.reset(seed=1)
    while time.perf_counter() - began < seconds:
        _, _, terminated, truncated, _ = env.step(random.choice(env.get_valid_actions()))
        steps += 1
        if terminated or truncated:
            env.reset(seed=steps)
    return steps / (time.perf_counter() - began)
print(json.dumps({"steps_per_s": max(steps_per_s() for _ in range(3))}))
"""

PETTINGZOO = """
import json, random, time
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, tictactoe_v3
def steps_per_s(make, seconds=2.0):
    env = make()
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            over = termination or truncation
            env.step(None if over else int(random.choice(observation["action_mask"].nonzero()[0])))
            steps += not over
    return steps / (time.perf_counter() - began)
games = {"tictactoe": tictactoe_v3, "connect_four": connect_four_v3, "leduc_holdem": leduc_holdem_v4}
print(json.dumps({name: max(steps_per_s(game.env) for _ in range(3)) for name, game in games.items()}))
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
    """Return what a program in a peer's environment says; None, with a sentence, when it cannot run."""
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
    compiled_loops(0).random_games.prepare()
    chosen = configure("imperium", 4)
    with console.status("measuring praefectus"):
        rounds = [simulate(chosen, 8000, seed, threads=1) for seed in range(1, 6)]
        own_steps = environment_steps(THREADS, 40)
    own = max(result.games_per_s for result in rounds)
    catan, zoo = ask("catanatron", CATANATRON), ask("pettingzoo", PETTINGZOO)
    gym = ask("catanatron_gym", CATANATRON_GYM)
    table = Table(title="Random play, the same run", title_justify="left")
    for column in ("", "rate", "Praefectus is"):
        table.add_column(column)
    table.add_row("Praefectus, Imperium, 4 players, 1 thread", f"{own:,.0f} games/s", "")
    table.add_row(f"its batched environment, {THREADS} threads", f"{own_steps:,.0f} steps/s", "")
    found: dict[str, Any] = {"praefectus": {"games_per_s": own, "environment_steps_per_s": own_steps}}
    if catan is not None:
        ratio = own / catan["games_per_s"]
        found["catanatron"] = catan | {"ratio": round(ratio), "target": TARGET}
        said = f"{ratio:,.0f} times as fast (target {TARGET})"
        table.add_row("Catanatron, 4 players", f"{catan['games_per_s']:,.1f} games/s", said)
    if gym is not None:
        ratio = own_steps / gym["steps_per_s"]
        found["catanatron_gym"] = gym | {"ratio": round(ratio), "target": GYM_TARGET}
        said = f"{ratio:,.0f} times as fast (target {GYM_TARGET})"
        table.add_row("Catanatron's Gymnasium environment", f"{gym['steps_per_s']:,.0f} steps/s", said)
    for game, rate in sorted((zoo or {}).items(), key=lambda pair: -pair[1]):
        fastest = "pettingzoo" not in found
        ratio = own_steps / rate
        found.setdefault("pettingzoo", {})[game] = {"steps_per_s": rate, "ratio": round(ratio)}
        said = f"{ratio:,.0f} times as fast" + (f" (target {ZOO_TARGET})" if fastest else "")
        table.add_row(f"PettingZoo {game}", f"{rate:,.0f} steps/s", said)
    console.print(table)
    found["date"] = datetime.now(UTC).strftime("%Y-%m-%d")
    found["python"] = platform.python_version()
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    console.print(f"Written to {RESULTS}.")
    return 0 if None not in (catan, zoo, gym) else 1


if __name__ == "__main__":
    sys.exit(main())
