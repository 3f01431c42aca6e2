"""The fourth engine: rules.wasm plays the same games as the others, and a stale file is refused."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from llvmlite import binding

from praefectus.agents.search import wasm_bundle
from praefectus.engine.cpu import CompiledLoops
from praefectus.engine.simulate import Results, SimulationError, Table, play_compiled, simulate
from praefectus.engine.wasm import node_engine
from praefectus.engine.wasm.compiler import target_machine
from praefectus.engine.wasm.linker import WasmError, module
from praefectus.game import Configuration
from tests.conformance.combinations import combinations, name, sample, tables
from tests.engine.test_engines import FAMILY, PLAIN

needs_node = pytest.mark.skipif(node_engine.find_node() is None, reason="Node is not installed")
GAMES = 12


@pytest.fixture(scope="module")
def player(compiled: CompiledLoops) -> Iterator[node_engine.Player]:
    """One Node for all tables; and the machine of the CPU that plays all."""
    compiled.random_games.prepare()
    found = node_engine.Player(node_engine.find_node() or "")
    yield found
    found.close()


def test_the_file_is_of_todays_rules() -> None:
    assert wasm_bundle.is_fresh(), "rules.wasm is of other rules than these; run `make wasm`"


def same(one: Results, other: Results) -> bool:
    return bool((one == other).all())


@needs_node
@pytest.mark.parametrize("table", [*PLAIN, *FAMILY, *sample(12, seed=6)], ids=name)
def test_the_same_games_as_on_the_cpu(player: node_engine.Player, table: Configuration) -> None:
    """Checks over all actions, points, winners, turns and endings, game by game."""
    setting = Table.of(table)
    assert same(player.play(setting, 9, 0, GAMES), play_compiled(setting, 9, 0, GAMES))


@needs_node
@pytest.mark.long
@pytest.mark.parametrize(("board", "seats"), tables())
def test_the_same_games_with_every_set_of_modules(player: node_engine.Player, board: str, seats: int) -> None:
    for table in combinations(board, seats):
        setting = Table.of(table)
        assert same(player.play(setting, 1, 0, 200), play_compiled(setting, 1, 0, 200)), name(table)


@needs_node
def test_simulate_plays_in_node() -> None:
    """Pieces and processes do not matter; a seed of more than 32 bits arrives whole."""
    for seed in (3, 2**40 + 3):
        wasm = [simulate(PLAIN[0], 1500, seed, engine="wasm", threads=threads) for threads in (1, 2)]
        assert {each.check for each in wasm} == {simulate(PLAIN[0], 1500, seed, engine="cpu", threads=1).check}


@needs_node
def test_a_broken_node_is_told() -> None:
    """Nobody waits for ever."""
    broken = node_engine.Player(node_engine.find_node() or "")
    table = Table.of(PLAIN[0])
    broken.process.kill()
    with pytest.raises((SimulationError, BrokenPipeError)):
        broken.play(table, 1, 0, 1)
    broken.process.wait()


@pytest.mark.parametrize(
    ("missing", "sentence"), [("find_node", "install it"), ("RULES", "make wasm")], ids=["node", "file"]
)
def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch, missing: str, sentence: str) -> None:
    other: Callable[[], None] | object = (lambda: None) if missing == "find_node" else node_engine.HERE / "nothing.wasm"
    monkeypatch.setattr(node_engine, missing, other)
    if missing == "RULES":
        monkeypatch.setattr(node_engine, "find_node", lambda: "node")
    with pytest.raises(SimulationError, match=sentence):
        simulate(PLAIN[0], 1, engine="wasm")


@pytest.mark.long
def test_made_anew_it_is_the_same_file() -> None:
    before = node_engine.RULES.read_bytes()
    subprocess.run(
        [sys.executable, "-c", "from praefectus.agents.search import wasm_bundle; wasm_bundle.write()"], check=True
    )
    assert node_engine.RULES.read_bytes() == before


# linker.py, on objects of a few lines


def made(text: str, *names: str) -> bytes:
    machine = target_machine()
    parsed = binding.parse_assembly(f'target triple = "wasm32-unknown-unknown"\n{text}')
    return module(machine.emit_object(parsed), {each: each for each in names}, {"note": b"read me"})


def run_in_node(content: bytes, expression: str) -> str:
    program = (
        "const chunks = []; process.stdin.on('data', (c) => chunks.push(c)).on('end', () => {"
        "const m = new WebAssembly.Module(Buffer.concat(chunks));"
        f"const e = new WebAssembly.Instance(m).exports; console.log(String({expression})); }});"
    )
    done = subprocess.run(
        [node_engine.find_node() or "", "-e", program], input=content, capture_output=True, check=True
    )
    return done.stdout.decode().strip()


ADDRESSES = """
@numbers = internal global [4 x i32] [i32 10, i32 20, i32 30, i32 40]
@second = internal global ptr getelementptr ([4 x i32], ptr @numbers, i32 0, i32 1)
define i32 @one(i32 %k) {
  %at = getelementptr [4 x i32], ptr @numbers, i32 0, i32 %k
  %before = getelementptr i32, ptr %at, i32 -1
  %value = load i32, ptr %before
  ret i32 %value
}
define i32 @through() {
  %at = load volatile ptr, ptr @second
  %value = load i32, ptr %at
  ret i32 %value
}
define i32 @deep(i32 %k) {
  %room = alloca [4096 x i8]
  store volatile i8 1, ptr %room
  %end = icmp eq i32 %k, 0
  br i1 %end, label %done, label %more
more:
  %next = sub i32 %k, 1
  %below = call i32 @deep(i32 %next)
  %sum = add i32 %below, 1
  ret i32 %sum
done:
  ret i32 0
}
"""


@needs_node
def test_data_lie_behind_the_stack_and_are_found() -> None:
    """An address in code, one in data, and one before the data that they start from."""
    content = made(ADDRESSES, "one", "through", "deep")
    assert run_in_node(content, "[e.one(1), e.one(4), e.through()]") == "10,40,20"
    assert (
        run_in_node(content, "new TextDecoder().decode(WebAssembly.Module.customSections(m, 'note')[0])") == "read me"
    )


@needs_node
def test_a_stack_that_is_full_traps() -> None:
    """It does not write over the data."""
    content = made(ADDRESSES, "one", "deep")
    told = "(() => { try { return e.deep(100000); } catch (error) { return error.name + e.one(1); } })()"
    assert run_in_node(content, "e.deep(100)") == "100"
    assert run_in_node(content, told) == "RuntimeError10"


LOGARITHM = """
declare double @log(double)
define double @f(double %x) {
  %y = call double @log(double %x)
  ret double %y
}
"""


def test_what_the_rules_call_must_be_among_them() -> None:
    with pytest.raises(WasmError, match=r"env\.log"):
        made(LOGARITHM, "f")
    with pytest.raises(WasmError, match="no object file"):
        module(b"\x7fELF", {}, {})
