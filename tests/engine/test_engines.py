"""One source, several engines: interpreted and compiled rules play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import numba
import numpy as np
import pytest

from praefectus.engine.arrays import board_record, to_array
from praefectus.engine.batches import CHOOSE, LIST_LEGAL, WEIGH
from praefectus.engine.cpu import CompiledLoops, lowest_bit
from praefectus.engine.game_loop import ROOM
from praefectus.engine.simulate import SimulationError, simulate
from praefectus.game import Configuration, configure
from praefectus.game.state import board_of, new_state
from praefectus.rules import turn
from praefectus.rules.bits import lowest
from praefectus.rules.random_play import draw, next_random, seeded
from tests.conformance.combinations import name, sample

PLAIN = [
    configure("imperium", 4),
    configure("imperium", 5, options={"intermediate_scoring": True, "no_goods": True}),
    configure("italia", 2, options={"wine_side": True}),
]
FAMILY = [
    configure("imperium", 4, ["salt", "forum", "fish_market"]),
    configure("hispania", 3, ["venus"]),
    configure("cyprus", 6, ["salt", "teams"]),
    configure("hellas", 4, ["forum", "teams", "fish_market"], {"fish_side": "mountainside"}),
    configure("balearica", 3, ["forum"], {"forum_auction": True}),
    configure("roma", 4, ["venus", "forum"]),
    configure("sicilia", 4, ["salt"]),
    configure("roma", 1, ["solitaria"], {"solo_level": "veteran"}),
    configure("sicilia", 2, ["solitaria"], {"solo_mode": "cooperative"}),
    configure("corsica", 4, ["teams"]),
    configure("britannia", 3, ["salt"]),
    configure("creta", 3, ["forum"]),
    configure("gallia", 4, ["salt"]),
    configure("aegyptus", 4, ["forum"]),
    configure("germania", 4, ["forum", "fish_market"]),
    configure("ionium_small", 2, ["solitaria"], {"solo_mode": "third_party"}),
]


class Both:
    """One game in both machines, in lock step."""

    def __init__(self, compiled: CompiledLoops, configuration: Configuration) -> None:
        self.ask = compiled.ask
        self.b, self.boards = board_of(configuration.board), board_record(configuration.board)
        self.g = new_state(configuration)
        self.games = to_array(self.g)
        self.out = [0] * ROOM
        self.compiled_out = np.zeros(2 * ROOM + 1, np.int64)
        self.ask(self.games, 0, self.boards, LIST_LEGAL, 0, self.compiled_out)
        turn.legal(self.g, self.b, self.out)

    def compare(self, decision: int) -> None:
        count = self.out[0]
        legal = self.out[1 : count + 1]
        assert self.compiled_out[: count + 1].tolist() == [count, *legal], f"legal actions at decision {decision}"
        if turn.is_chance(self.g):
            self.ask(self.games, 0, self.boards, WEIGH, 0, self.compiled_out)
            weights = [turn.weight(self.g, self.b, action) for action in legal]
            assert self.compiled_out[ROOM + 1 : ROOM + 1 + count].tolist() == weights, f"weights at decision {decision}"

    def choose(self, action: int) -> None:
        turn.choose(self.g, self.b, action)
        turn.legal(self.g, self.b, self.out)
        self.ask(self.games, 0, self.boards, CHOOSE, action, self.compiled_out)

    def same_state(self) -> bool:
        return self.games.tobytes() == to_array(self.g).tobytes()


@pytest.mark.parametrize("configuration", [*PLAIN, *FAMILY], ids=name)
def test_action_by_action(compiled: CompiledLoops, configuration: Configuration) -> None:
    """Legal actions, weights and every field of the record, after every decision, on several seeds."""
    for seed in range(3):
        both, x, decision = Both(compiled, configuration), seeded(seed, 0), 0
        while not both.g.over:
            both.compare(decision)
            x = next_random(x)
            both.choose(draw(both.g, both.b, both.out, x))
            decision += 1
            assert decision % 5 or both.same_state(), f"the records differ after decision {decision}"
        assert both.same_state() and both.compiled_out[0] == 0


@pytest.mark.parametrize("configuration", [*PLAIN, *FAMILY, *sample(12, seed=5)], ids=name)
def test_the_same_games_from_the_same_seed(configuration: Configuration) -> None:
    """The check over all actions of all games, points, winners and endings agree."""
    interpreted = simulate(configuration, 12, seed=9, engine="interpreted", threads=1)
    compiled = simulate(configuration, 12, seed=9, engine="cpu", threads=1)
    for one in (interpreted, compiled):
        one.seconds = one.games_per_s = one.decisions_per_s = 0.0
    assert interpreted == compiled


def test_threads_do_not_matter() -> None:
    results = [simulate(PLAIN[0], 1500, seed=3, engine="cpu", threads=threads).check for threads in (1, 2, 3)]
    assert len(set(results)) == 1


def test_seeds_matter() -> None:
    assert simulate(PLAIN[0], 8, seed=1, threads=1).check != simulate(PLAIN[0], 8, seed=2, threads=1).check


@pytest.mark.parametrize("engine", ["interpreted", "cpu"])
def test_verified_games_are_the_same_games(engine: str) -> None:
    """--verify looks and does not touch."""
    plain = simulate(FAMILY[0], 4, seed=2, engine=engine, threads=1)
    assert simulate(FAMILY[0], 4, seed=2, engine=engine, threads=1, verify=True).check == plain.check


# processes


def in_a_process(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | environment, capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip()


ONE_GAME = """
import random
from praefectus import Game
from praefectus.engine.simulate import simulate
from praefectus.game import configure
table = configure("imperium", 4, ["salt", "forum"])
game, chooser = Game.new("imperium", 4, ["salt", "forum"], seed=11), random.Random(1)
for _ in range(80):
    game.play(chooser.choice(game.legal()))
print(simulate(table, 3, seed=4, engine="interpreted", threads=1).check, game.log, game.view(0), game.log_lines())
"""


def test_two_processes_and_two_hash_seeds() -> None:
    """The same seed gives the same games, logs and views in any process."""
    first, second = (in_a_process(ONE_GAME, PYTHONHASHSEED=seed) for seed in ("0", "12345"))
    assert first == second and len(first) > 1000


def checks_of(configurations: Sequence[Configuration], engine: str, games: int) -> str:
    """The source of a program that prints the check of each table."""
    wanted = [(c.board, c.seats, list(c.modules), dict(c.options)) for c in configurations]
    return (
        "from praefectus.engine.simulate import simulate\nfrom praefectus.game import configure\n"
        f"for wanted in {wanted!r}:\n"
        f"    print(simulate(configure(*wanted), {games}, seed=6, engine={engine!r}, threads=1).check)\n"
    )


@pytest.mark.long
def test_no_index_leaves_its_array() -> None:
    """Compiled code does not check bounds: once with the check switched on, every kind of module plays the same."""
    tried = [*PLAIN, *FAMILY, *sample(40, seed=8)]
    checked = in_a_process(checks_of(tried, "cpu", 200), NUMBA_BOUNDSCHECK="1")
    assert checked == in_a_process(checks_of(tried, "cpu", 200))


def test_a_gpu_plays_the_same_games_or_says_that_there_is_none() -> None:
    """The third machine, where there is one."""
    try:
        on_gpu = simulate(PLAIN[0], 64, seed=3, engine="gpu")
    except SimulationError as error:
        assert str(error).endswith("use --engine cpu.")
        return
    assert on_gpu.check == simulate(PLAIN[0], 64, seed=3, engine="cpu", threads=1).check


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"engine": "abacus"}, "There is no engine “abacus”; the engines are interpreted, cpu, gpu, wasm."),
        ({"games": 0}, "Play at least one game, not 0."),
        ({"threads": 0}, "Use at least one thread, not 0."),
        ({"engine": "gpu", "verify": True}, "use --engine cpu"),
    ],
)
def test_what_no_machine_can_do_is_refused(wanted: dict[str, object], says: str) -> None:
    with pytest.raises(SimulationError) as error:
        simulate(PLAIN[0], **{"games": 4, **wanted})  # type: ignore[arg-type]
    assert says in str(error.value)


def test_the_lowest_bit_is_the_same_as_one_instruction() -> None:
    compiled: Any = numba.njit(lambda bits: lowest_bit(bits))  # type: ignore[call-arg]
    for bits in [1 << bit for bit in range(63)] + [next_random(number) << 20 | 1 << 40 for number in range(1, 200)]:
        assert compiled(bits) == lowest(bits) == (bits & -bits).bit_length() - 1
