"""make bench: how fast it is, as one table in the terminal and one JSON file.

Rates are of uniformly random play with chance decisions included, the best of several rounds. Nothing is asserted
here: each number has its target beside it. `--short` measures for a fraction of the time.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.table import Table as Picture

from praefectus import language
from praefectus.engine import batches
from praefectus.engine.arrays import GAME_DTYPE, board_record
from praefectus.engine.cpu import CACHE_VARIABLE, compiled_loops
from praefectus.engine.simulate import DECISION_LIMIT, PIECE, Table, simulate
from praefectus.engine.wasm.node_engine import RULES, Player, find_node
from praefectus.envs import Batch
from praefectus.game import Game, configure
from praefectus.server.encoding import encoded

HERE = Path(__file__).parent
RESULTS = HERE / "results.json"
console = Console(highlight=False)


@dataclass(frozen=True)
class Measure:
    """One number, its unit, and what it should be."""

    name: str
    value: float
    unit: str
    target: float | None = None
    most: bool = False  # the target is an upper limit

    @property
    def reached(self) -> bool | None:
        if self.target is None:
            return None
        return self.value <= self.target if self.most else self.value >= self.target


RATES: list[tuple[str, dict[str, Any], float | None]] = [
    ("with salt, forum, fish market", {"modules": ["salt", "forum", "fish_market"]}, 4_000),
    ("Roma, 4 players", {"board": "roma"}, 3_000),
    ("Sicilia, 4 players", {"board": "sicilia"}, 3_000),
    ("teams, 4 players", {"modules": ["teams"]}, 3_000),
    ("teams, 6 players, Cyprus", {"board": "cyprus", "seats": 6, "modules": ["teams"]}, 3_000),
    ("Italia, 2 players", {"board": "italia", "seats": 2}, None),
    ("Venus, 4 players", {"modules": ["venus"]}, None),
    ("Contrarius, solo", {"seats": 1, "modules": ["solitaria"]}, None),
]


def rate(setting: dict[str, Any], threads: int, games: int, seed: int) -> float:
    """With the machine for these modules alone, as in a long run."""
    chosen = configure(**setting)
    compiled_loops(chosen.module_bits).random_games.prepare()
    return simulate(chosen, games, seed, threads=threads).games_per_s


def rates(games: int, rounds: int) -> list[Measure]:
    """Games a second; one thread and two take turns, so that whatever else the machine does disturbs both alike."""
    with console.status("1 and 2 threads"):
        pairs = [(rate({}, 1, games, seed), rate({}, 2, 2 * games, seed)) for seed in range(1, 2 * rounds + 1)]
    one, two = (max(column) for column in zip(*pairs, strict=True))
    measured = [
        Measure("Imperium, 4 players, 1 thread", one, "games/s", 10_000),
        Measure("Imperium, 4 players, 2 threads", two, "games/s"),
        Measure("2 threads against 1", round(two / one, 2), "times", 1.8),
    ]
    for name, setting, target in RATES:
        with console.status(name):
            best = max(rate(setting, 1, games, seed) for seed in range(1, rounds + 1))
        measured.append(Measure(f"{name}, 1 thread", best, "games/s", target))
    return measured


def rates_in_node(games: int, rounds: int) -> list[Measure]:
    """The machine of browsers beside the CPU's that plays all modules, as it does; both on one thread, taking turns."""
    node = find_node()
    if node is None or not RULES.is_file():
        console.print("Without Node and rules.wasm (make wasm) the machine of browsers is not measured.")
        return []
    table, player = Table("imperium", 4, 0, 0), Player(node)
    play, size = compiled_loops().random_games, PIECE["cpu"]
    states, decisions, checks = np.zeros(size, GAME_DTYPE), np.zeros(size, np.int64), np.zeros(size, np.int64)

    def native(first: int) -> None:
        setting = board_record(table.board), table.template()
        play(states, *setting, 1, first, size, DECISION_LIMIT, decisions, checks)

    pairs = []
    with console.status("in Node"):
        for _ in range(2):  # WebAssembly is compiled a second time, better, while it runs
            player.play(table, 1, 0, size)
            native(0)
        for number in range(rounds):
            both = []
            for one in (lambda first: player.play(table, 1, first, size), native):
                began = time.perf_counter()
                for first in range(0, games, size):
                    one(number * games + first)
                both.append(-(-games // size) * size / (time.perf_counter() - began))
            pairs.append(both)
    player.close()
    wasm, cpu = (max(column) for column in zip(*pairs, strict=True))
    return [
        Measure("in WebAssembly (Node), Imperium, 4 players, 1 thread", round(wasm, 1), "games/s"),
        Measure("the same against the CPU's machine for all modules", round(wasm / cpu, 2), "times", 0.7),
    ]


@numba.njit(nogil=True)
def copy_states(games, count):  # type: ignore[no-untyped-def]
    """Copy states within an array that is small enough to stay near the processor."""
    last = games.shape[0] - 1
    for k in range(count):
        games[k & 63] = games[last]


def environment_steps(threads: int, rounds: int) -> float:
    """Steps a second of the batched environment, the best round; actions are drawn in compiled code."""
    batch = Batch("imperium", 4, games=4096, threads=threads)
    best = 0.0
    for number in range(rounds + 1):
        began = time.perf_counter()
        for _ in range(100):
            batch.step(batch.sample())
        if number:  # the first round mixes the games
            best = max(best, 100 * batch.games / (time.perf_counter() - began))
    batch.close()
    return best


def environment_rates(rounds: int) -> list[Measure]:
    """Steps of the batched environment with observation and mask; actions are drawn in compiled code."""
    with console.status("environments"):
        best = {threads: environment_steps(threads, rounds) for threads in (1, 2)}
    return [
        Measure("environment, Imperium, 4 players, 4096 games, 1 thread", round(best[1]), "steps/s"),
        Measure("environment, the same, 2 threads", round(best[2]), "steps/s", 2_000_000),
    ]


def adapter_rates(rounds: int, busy: bool = False) -> list[Measure]:
    """Steps of the adapters as a learner meets them: through Gymnasium, PettingZoo and OpenSpiel, opponents included.

    On a busy machine the time of the processor is counted instead of the clock's: what a thread would do alone.
    """
    import gymnasium

    import praefectus.envs.gym  # noqa: F401 - registers the environment
    from praefectus.envs import aec
    from praefectus.envs.vector import ConcordiaVector

    clock = time.process_time if busy else time.perf_counter

    def best(play: Callable[[], int]) -> float:
        rates = []
        for _ in range(rounds + 1):
            began = clock()
            steps = play()
            rates.append(steps / (clock() - began))
        return round(max(rates[1:]))  # the first round mixes the games

    def vector(opponents: str) -> float:
        env = ConcordiaVector(4096, opponents=opponents, threads=1 if busy else 2)
        env.reset(seed=1)

        def play() -> int:
            for _ in range(40):
                env.step(env.sample())
            return 40 * env.num_envs

        return best(play)

    def single(opponents: str) -> float:
        env = gymnasium.make("praefectus/Concordia-Imperium4-v1", opponents=opponents, disable_env_checker=True)
        env.reset(seed=1)
        batch = env.unwrapped.batch  # type: ignore[attr-defined]

        def play() -> int:
            for _ in range(2000):
                *_, over, stopped, _ = env.step(int(batch.sample()[0]))
                if over or stopped:
                    env.reset()
            return 2000

        return best(play)

    def by_turns() -> float:
        env = aec.env(board="imperium", seats=4)
        env.reset(seed=1)
        batch = env.unwrapped.batch

        def play() -> int:
            for _ in range(2000):
                if not env.agents or env.terminations[env.agent_selection]:
                    env.reset()
                env.last()
                env.step(int(batch.sample()[0]))
            return 2000

        return best(play)

    def through_chance() -> float:
        import pyspiel

        import praefectus.envs.openspiel  # noqa: F401 - registers the game

        game, chance = pyspiel.load_game("praefectus(board=imperium,players=4)"), random.Random(1)
        state = game.new_initial_state()

        def play() -> int:
            nonlocal state
            choices = 0
            while choices < 2000:
                if state.is_terminal():
                    state = game.new_initial_state()
                elif state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    choices += 1
            return choices

        return best(play)

    threads = "1 thread, processor time" if busy else "2 threads"
    with console.status("adapters"):
        measures = [
            Measure(f"Gymnasium vector, 4096 games against greedy, {threads}", vector("greedy"), "steps/s", 1.2e6),
            Measure("the same against random", vector("random"), "steps/s"),
            Measure("Gymnasium, one game against greedy", single("greedy"), "steps/s", 40_000),
            Measure("the same against random", single("random"), "steps/s"),
            Measure("PettingZoo (AEC), one game", by_turns(), "steps/s"),
        ]
        if find_spec("pyspiel"):  # Windows has no wheels of it
            measures.append(Measure("OpenSpiel, one game, chance included", through_chance(), "steps/s", 50_000))
        return measures


def state_copy() -> Measure:
    games = np.repeat(Table("imperium", 4, 0, 0).template(), 65)
    count = 2_000_000
    seconds = best_time(lambda: copy_states(games, count), 3)
    return Measure("copy of a state, compiled", round(seconds / count * 1e9, 1), "ns", 500, most=True)


def best_time(action: Callable[[], object], rounds: int) -> float:
    action()
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        action()
        times.append(time.perf_counter() - began)
    return min(times)


def python_step() -> Measure:
    """One step as a program in Python drives it: choose, and list what is legal then."""
    ask = compiled_loops().ask
    boards = board_record("imperium")
    out = np.zeros(2 * batches.ROOM, np.int64)
    steps = 0

    def play_games() -> None:
        nonlocal steps
        steps = 0
        games = Table("imperium", 4, 0, 0).template().copy()
        ask(games, 0, boards, batches.LIST_LEGAL, 0, out)
        while out[0]:
            ask(games, 0, boards, batches.CHOOSE, int(out[1 + steps * 7919 % int(out[0])]), out)
            steps += 1
            if steps >= 20_000:
                break

    seconds = best_time(play_games, 3)
    return Measure("one step driven from Python", round(seconds / steps * 1e6, 2), "us", 5, most=True)


VIEWS: list[dict[str, Any]] = [
    {},
    {"board": "cyprus", "seats": 6, "modules": ["teams", "salt", "forum"]},
    {"board": "roma", "seats": 5},
    {"board": "byzantium", "seats": 5},
    {"board": "hispania", "seats": 5, "modules": ["salt", "forum"]},
    {"board": "imperium", "seats": 1, "modules": ["solitaria", "salt", "forum", "fish_market"]},
]


def views_of_game(setting: dict[str, Any], tag: str) -> tuple[list[float], list[int]]:
    """Milliseconds of the processor and bytes of view, choices and JSON, as they are sent to the seat to act, for every
    position of a game."""
    game, words, steps = Game.new(seed=1, **setting), language.of(tag), 0
    times, sizes = [], []
    while not game.over:
        seat = game.to_act
        began = time.process_time_ns()
        sent = encoded(game.view(seat, tag), words)
        times.append((time.process_time_ns() - began) / 1e6)
        sizes.append(len(sent.encode()))
        legal = game.legal_ids()
        game.play(legal[steps * 7919 % len(legal)])
        steps += 1
    return times, sizes


def view(rounds: int) -> list[Measure]:
    """The largest table in each language: the mean over the positions of a game, each the best of so many rounds."""
    measured = []
    for tag in language.LANGUAGES:
        means, sizes, largest = [], [], 0
        for setting in VIEWS:
            with console.status(f"views, {tag}, {setting.get('board', 'imperium')}"):
                games = [views_of_game(setting, tag) for _ in range(rounds)]
            means.append(float(np.mean(np.min([times for times, _ in games], axis=0))))
            sizes.append(float(np.mean(games[0][1])))
            largest = max(largest, *games[0][1])
        dearest, mean = round(max(means), 2), round(max(sizes) / 1000, 1)
        measured += [
            Measure(f"view, choices and JSON ({tag}), dearest table, mean", dearest, "ms", 1, most=True),
            Measure(f"its size ({tag}), largest table, mean", mean, "kB", 15, most=True),
            Measure(f"its size ({tag}), largest of all", round(largest / 1000, 1), "kB"),
        ]
    return measured


START = """
import time
began = time.perf_counter()
from praefectus.engine.simulate import simulate
from praefectus.game import configure
simulate(configure(), 1, 1, threads=1)
print(time.perf_counter() - began)
"""


def start(first_compilation: bool) -> list[Measure]:
    """A new process up to its first compiled game: with a filled cache, and with an empty one."""

    def seconds(folder: str | None) -> float:
        environment = os.environ | ({CACHE_VARIABLE: folder} if folder else {})
        done = subprocess.run(
            [sys.executable, "-c", START], env=environment, capture_output=True, text=True, check=True
        )
        return round(float(done.stdout), 2)

    measured = [Measure("start with a filled cache", min(seconds(None) for _ in range(3)), "s", 2, most=True)]
    if first_compilation:
        with tempfile.TemporaryDirectory() as empty, console.status("first compilation"):
            measured.append(Measure("first compilation, base game", seconds(empty), "s", 12, most=True))
    return measured


def server_load() -> list[Measure]:
    """Return what server_load.py measures, if it is there."""
    script = HERE / "server_load.py"
    if not script.exists():
        return []
    with console.status("server load"):
        done = subprocess.run([sys.executable, str(script), "--json"], capture_output=True, text=True)
    if done.returncode != 0:
        said = done.stderr.strip().splitlines()
        console.print(f"The server's load cannot be measured here: {said[-1] if said else done.returncode}")
        return []
    found = json.loads(done.stdout)
    fast, steady, loads = found["full_speed"], found["steady"], found["load"]
    games = f"server, {fast['games']} games at once"
    return [
        Measure(f"{games}, full speed", fast["moves_per_second"], "moves/s", 1000),
        Measure(f"{games}, {steady['moves_per_second']:g} moves/s, median", steady["median_ms"], "ms"),
        Measure(f"{games}, {steady['moves_per_second']:g} moves/s, 99 %", steady["p99_ms"], "ms", 100, most=True),
        Measure("loading a long game against a short one", loads["ratio"], "times", 1.2, most=True),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how fast Praefectus is.")
    parser.add_argument("--short", action="store_true", help="a fraction of the time, without the slow parts")
    parser.add_argument(
        "--markdown", action="store_true", help="also print the table as it stands in docs/benchmarks.md"
    )
    parser.add_argument("--adapters", action="store_true", help="only Gymnasium, PettingZoo and OpenSpiel")
    parser.add_argument("--busy", action="store_true", help="of the adapters: the processor's time, not the clock's")
    parser.add_argument("--out", type=Path, default=RESULTS, help="the JSON file to write")
    chosen = parser.parse_args()
    games, rounds = (1000, 2) if chosen.short else (8000, 5)
    if chosen.adapters:
        show(adapter_rates(rounds, chosen.busy))
        return
    with console.status("compiling, if that has not been done yet"):
        for loop in (compiled_loops(0).random_games, compiled_loops().random_games, compiled_loops().ask):
            loop.prepare()
    measures = rates(games, rounds) + rates_in_node(games, 2 * rounds) + environment_rates(2 * rounds)
    measures += adapter_rates(rounds)
    measures += [state_copy(), python_step(), *view(rounds), *start(first_compilation=not chosen.short)]
    if not chosen.short:
        measures += server_load()
    show(measures)
    if chosen.markdown:
        print("\n".join(["| | measured | target |", "|---|---|---|", *map(markdown_row, measures)]))
    chosen.out.write_text(json.dumps(report(measures), indent=1) + "\n", encoding="utf-8")
    console.print(f"Written to {chosen.out}.")


def report(measures: list[Measure]) -> dict[str, Any]:
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": {"cores": os.cpu_count(), "processor": processor(), "python": platform.python_version()},
        "measures": [vars(measure) | {"reached": measure.reached} for measure in measures],
    }


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def target_in_words(measure: Measure) -> str:
    return "" if measure.target is None else f"{'at most' if measure.most else 'at least'} {measure.target:,g}"


def markdown_row(measure: Measure) -> str:
    return f"| {measure.name} | {measure.value:,g} {measure.unit} | {target_in_words(measure)} |"


def show(measures: list[Measure]) -> None:
    table = Picture(title=f"Praefectus on {processor()}, Python {platform.python_version()}", title_justify="left")
    for column in ("", "measured", "target", ""):
        table.add_column(column, justify="right" if column in ("measured", "target") else "left")
    for measure in measures:
        mark = {True: "[green]reached[/]", False: "[red]missed[/]", None: ""}[measure.reached]
        table.add_row(measure.name, f"{measure.value:,g} {measure.unit}", target_in_words(measure), mark)
    console.print(table)


if __name__ == "__main__":
    main()
