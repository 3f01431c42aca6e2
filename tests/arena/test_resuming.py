"""A stopped run continues: nothing is lost, nothing is counted twice."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from multiprocessing import Pipe
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pyarrow.parquet as pq
import pytest

from praefectus.agents import players
from praefectus.agents.external import AgentError
from praefectus.agents.network.installed import network_hash
from praefectus.agents.network.learned import standard_network
from praefectus.arena import Arena, ArenaError, agents
from praefectus.arena.decision_dataset import play_and_record
from praefectus.arena.plan import CHALLENGE, Piece, Plan, make_plan
from praefectus.arena.play import play_piece
from praefectus.arena.store import Store
from praefectus.arena.workers import WorkerPool
from tests.agents.stub_network import write_standin

from .conftest import same_games, small_plan


def run(plan: Plan, folder: Path, stop_after: int | None = None) -> dict[str, Any]:
    """Play in this process; as if Ctrl-C were pressed when so many games are finished."""

    def progress(done: int) -> None:
        if stop_after is not None and done >= stop_after:
            raise KeyboardInterrupt

    return Arena(plan, folder, workers=1).run(progress)


def results(folder: Path) -> Any:
    return pq.read_table(folder / "results.parquet")


@pytest.fixture
def whole(tmp_path: Path, small_pieces: None) -> Any:
    """The results of a run that nobody stopped."""
    run(small_plan(games=24), tmp_path / "whole")
    return results(tmp_path / "whole")


def test_it_goes_on_where_it_was_stopped(whole: Any, folder: Path) -> None:
    plan = small_plan(games=24)
    for stop in (4, 12):
        with pytest.raises(KeyboardInterrupt):
            run(plan, folder, stop)
        assert len(list((folder / "pieces").glob("*.parquet"))) == stop // 4
        assert not (folder / "results.parquet").exists()
    begun: list[int] = []
    Arena(plan, folder, workers=1).run(begun.append)
    assert begun == [12, 16, 20, 24]
    assert same_games(results(folder), whole)
    assert not (folder / "pieces").exists()


def test_a_finished_run_is_only_summed_up_again(whole: Any, folder: Path) -> None:
    plan = small_plan(games=24)
    first = run(plan, folder)
    (folder / "report.html").unlink()
    assert run(plan, folder) == first
    assert (folder / "report.html").exists() and same_games(results(folder), whole)


def test_what_was_not_written_to_its_end_is_played_again(whole: Any, folder: Path) -> None:
    plan = small_plan(games=24)
    with pytest.raises(KeyboardInterrupt):
        run(plan, folder, 12)
    first, second, _ = sorted((folder / "pieces").glob("*.parquet"))
    first.write_bytes(first.read_bytes()[:-100])
    second.rename(second.with_name(second.name + ".part"))
    with Store(folder, plan).opened() as store:
        assert store.finished == set(range(8, 12))
    run(plan, folder)
    assert same_games(results(folder), whole)


def heed_ctrl_c() -> None:
    """In the background of a script, as with `nohup ... &`, a process inherits that SIGINT is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("stop", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_is_killed(folder: Path, stop: signal.Signals) -> None:
    """The command in a process of its own, with two workers, ended in the middle of its games."""
    plan = small_plan(games=6144)
    settings = ["--agents", "greedy,random", "--board", "italia", "--seats", "2", "--games", "6144"]
    command = [sys.executable, "-m", "praefectus", "arena", *settings, "--workers", "2", "--out", str(folder)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, preexec_fn=heed_ctrl_c) as process:
        while process.poll() is None and not list(folder.glob("pieces/*.parquet")):
            time.sleep(0.01)
        process.send_signal(stop)
        _, complained = process.communicate()
    if stop == signal.SIGINT:
        assert process.returncode == 130 and "the same command continues" in complained
    assert not (folder / "results.parquet").exists()
    with Store(folder, plan).opened() as store:
        assert 0 < len(store.finished) < 6144
    run(plan, folder)
    table = results(folder)
    assert table["game"].to_pylist() == list(range(6144))
    for first in (0, 1020, 6130):
        assert same_games(table.slice(first, 8), play_piece(plan, Piece(first, 8)))


SLOW_AGENT = """
import os, pathlib, time

def choose(game, rng):
    (pathlib.Path(__file__).parent / f"{os.getpid()}.pid").touch()
    time.sleep(600)
"""


def test_workers_end_with_the_one_who_gave_the_pieces(tmp_path: Path, folder: Path) -> None:
    """A killed command leaves nobody behind, not even in the middle of a long piece."""
    (tmp_path / "slow.py").write_text(SLOW_AGENT)
    settings = ["--agents", f"{tmp_path / 'slow.py'},random", "--board", "italia", "--seats", "2", "--games", "64"]
    command = [sys.executable, "-m", "praefectus", "arena", *settings, "--workers", "2", "--out", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        wait_for(lambda: len(list(tmp_path.glob("*.pid"))) == 2)
        process.kill()
    workers = [int(file.stem) for file in tmp_path.glob("*.pid")]
    wait_for(lambda: not any(map(is_alive, workers)))
    left = [worker for worker in workers if is_alive(worker)]
    for worker in left:
        os.kill(worker, signal.SIGKILL)
    assert len(workers) == 2 and not left


def wait_for(happened: Callable[[], bool]) -> None:
    ends = time.monotonic() + 60
    while time.monotonic() < ends and not happened():
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text(encoding="utf-8")


def test_a_worker_that_dies_is_replaced(small_pieces: None) -> None:
    plan = small_plan(games=24)
    crew = WorkerPool(plan, plan.pieces(), 2, play_piece)
    played: list[Any] = []
    for number, (piece, table) in enumerate(crew.play()):
        assert table["game"].to_pylist() == list(range(piece.first, piece.first + piece.count))
        played += table["game"].to_pylist()
        if number == 0:
            process, _ = next(iter(crew.busy.values()))
            process.kill()
    assert sorted(played) == list(range(24))


def test_a_piece_that_ends_every_worker(monkeypatch: pytest.MonkeyPatch, small_pieces: None) -> None:
    plan = small_plan(games=8)
    crew = WorkerPool(plan, plan.pieces(), 2, play_piece)
    hire = crew._hire

    def hire_and_kill() -> None:
        hire()
        process, _ = list(crew.busy.values())[-1]
        process.kill()

    monkeypatch.setattr(crew, "_hire", hire_and_kill)
    with pytest.raises(ArenaError, match="3 workers stopped"):
        list(crew.play())


# what is refused


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"names": "greedy,beginner"}, "agents greedy,random, not greedy,beginner"),
        ({"games": 28}, "games 24, not 28"),
        ({"board": "hellas"}, "board italia, not hellas"),
        ({"modules": ["salt"]}, "modules none, not salt"),
    ],
)
def test_another_plan_in_the_same_folder(whole: Any, tmp_path: Path, other: dict[str, Any], said: str) -> None:
    kept = (tmp_path / "whole" / "results.parquet").read_bytes()
    with pytest.raises(ArenaError, match=said):
        run(small_plan(**{"games": 24, **other}), tmp_path / "whole")
    assert (tmp_path / "whole" / "results.parquet").read_bytes() == kept


def test_results_of_another_engine(whole: Any, tmp_path: Path) -> None:
    file = tmp_path / "whole" / "arena.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"engine": 0}))
    with pytest.raises(ArenaError, match="engine 0"):
        run(small_plan(games=24), tmp_path / "whole")


def test_a_folder_of_something_else(folder: Path) -> None:
    folder.mkdir()
    (folder / "arena.json").write_text("[]")
    with pytest.raises(ArenaError, match="isn’t the plan of an arena"):
        run(small_plan(), folder)
    (tmp := folder / "file").write_text("x")
    with pytest.raises(ArenaError, match="can’t be used"):
        run(small_plan(), tmp)


def test_two_arenas_in_one_folder(folder: Path) -> None:
    plan = small_plan()
    with Store(folder, plan).opened(), pytest.raises(ArenaError, match="Another arena is running"):
        run(plan, folder)


def test_a_full_disk(whole: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was finished is stored, and when there is room again the run continues."""
    plan = small_plan(games=24)
    synced = 0
    fsync = os.fsync

    def full(file: int) -> None:
        nonlocal synced
        synced += 1
        if synced > 3:  # the plan and two pieces
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        fsync(file)

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(ArenaError, match=r"No space left on device\. 8 games are saved; the same command"):
            run(plan, folder)
    assert not list(folder.rglob("*.part"))
    run(plan, folder)
    assert same_games(results(folder), whole)


def test_the_plan_says_what_file_it_is_and_who_meets_whom(folder: Path) -> None:
    """Files from before said who meets whom where others say what they are: those arenas continue."""
    plan = small_plan(games=4)
    run(plan, folder)
    file = folder / "arena.json"
    kept = json.loads(file.read_text())
    assert (kept["format"], kept["meetings"]) == ("praefectus-arena", "round-robin")
    before = kept | {"format": kept["meetings"]}
    del before["meetings"]
    file.write_text(json.dumps(before))
    run(plan, folder)
    with pytest.raises(ArenaError, match="was started with meetings round-robin"):
        run(make_plan(list(plan.agents), plan.configuration, 4, CHALLENGE), folder)


def test_another_network_in_the_same_folder_is_refused(tmp_path: Path, folder: Path) -> None:
    """An arena names the networks it was started with; results of two are never mixed."""
    networks = tmp_path / "networks"
    networks.mkdir()
    write_standin(networks / "praefectus.onnx")
    plan = small_plan(f"greedy,learned@{networks}", games=4)
    with pytest.raises(KeyboardInterrupt):
        run(plan, folder, 2)
    begun = json.loads((folder / "arena.json").read_text())
    assert list(begun["networks"]) == [f"learned@{networks}"] and {"date", "machine"} <= set(begun["begun"])
    write_standin(networks / "praefectus.onnx", outputs=("logits", "values"))
    network_hash.cache_clear()
    standard_network.cache_clear()
    with pytest.raises(ArenaError, match="was started with networks"):
        run(plan, folder)


OUTSIDE = """
import pathlib

def choose(game, rng):
    if pathlib.Path(__file__).with_suffix(".fails").exists():
        raise KeyError("gold")
    return game.legal()[{place}]
"""


def outside_agent(tmp_path: Path, place: int) -> str:
    """An agent in a file that takes the choice at this place; written again, it is loaded again."""
    file = tmp_path / "mine.py"
    file.write_text(OUTSIDE.format(place=place))
    agents.agent.cache_clear()
    players.agent.cache_clear()
    return str(file)


@pytest.mark.parametrize("stop_after", [1, None])
def test_an_edited_agent_in_the_same_folder_is_refused(tmp_path: Path, folder: Path, stop_after: int | None) -> None:
    """An arena names the agents from outside that it was started with, whether it is finished or only half."""
    plan = small_plan(f"random,{outside_agent(tmp_path, 0)}", games=2)
    with pytest.raises(KeyboardInterrupt) if stop_after else nullcontext():
        run(plan, folder, stop_after)
    begun = json.loads((folder / "arena.json").read_text())
    assert list(begun["sources"]) == [str(tmp_path / "mine.py")] and not begun["networks"]
    kept = dict(begun["sources"])
    outside_agent(tmp_path, -1)
    with pytest.raises(ArenaError, match=r"was started with sources .*mine.py [0-9a-f]{16}, not .*mine.py"):
        run(plan, folder)
    outside_agent(tmp_path, 0)
    assert run(plan, folder)["origin"]["sources"] == kept
    about = json.loads(pq.read_schema(folder / "results.parquet").metadata[b"praefectus"])
    assert about["sources"] == kept and next(iter(kept.values())) in (folder / "report.html").read_text()


def test_a_worker_that_finds_another_agent_does_not_play(tmp_path: Path) -> None:
    """It reads the file when it is started, which may be long after the arena started."""
    plan = small_plan(f"random,{outside_agent(tmp_path, 0)}", games=2)
    crew = WorkerPool(plan, plan.pieces(), 1, play_piece)
    outside_agent(tmp_path, -1)
    with pytest.raises(ArenaError, match=r"mine.py” changed during the arena"):
        list(crew.play())


def test_an_arena_from_before_agents_were_hashed_goes_on(tmp_path: Path, folder: Path) -> None:
    plan = small_plan(f"random,{outside_agent(tmp_path, 0)}", games=2)
    with pytest.raises(KeyboardInterrupt):
        run(plan, folder, 1)
    file = folder / "arena.json"
    before = json.loads(file.read_text())
    del before["sources"]
    file.write_text(json.dumps(before))
    assert run(plan, folder)["origin"]["sources"] == {}
    assert len(results(folder)) == 2


def test_a_data_set_names_the_agents_from_outside(tmp_path: Path) -> None:
    mine = outside_agent(tmp_path, 0)
    told = play_and_record(small_plan(f"random,{mine}", games=2), tmp_path / "games.parquet", workers=1)
    about = json.loads(pq.read_schema(tmp_path / "games.parquet").metadata[b"praefectus"])
    assert about["sources"] == told["origin"]["sources"] == {mine: players.agent(mine).source}


def test_an_agent_from_outside_that_fails_loses_no_finished_game(tmp_path: Path, folder: Path) -> None:
    """Each game is stored when it is finished; larger pieces, as they were stored before, continue as well."""
    plan = small_plan(f"random,{outside_agent(tmp_path, 0)}", games=6)
    with Store(folder, plan).opened() as store:
        store.keep(Piece(0, 2), play_piece(plan, Piece(0, 2)))
    fails, done = tmp_path / "mine.fails", []

    def progress(finished: int) -> None:
        done.append(finished)
        if finished == 4:
            fails.touch()

    with pytest.raises(AgentError, match="KeyError: 'gold'"):
        Arena(plan, folder, workers=1).run(progress)
    assert done == [2, 3, 4]
    fails.unlink()
    run(plan, folder)
    assert results(folder)["game"].to_pylist() == list(range(6))


def test_what_others_have_finished_is_kept_when_one_worker_fails() -> None:
    """Two have answered at the same time, and the one that failed is heard first."""
    crew = WorkerPool(small_plan(), [], 2, play_piece)
    links = []
    for number, answer in enumerate((AgentError("agent-failed", agent="mine.py", why="KeyError"), "played")):
        link, worker = Pipe()
        worker.send(answer)
        crew.busy[link] = Mock(), Piece(number, 1)
        links.append(link)
    taken = crew._take_all(links)
    assert next(taken) == (Piece(1, 1), "played")  # type: ignore[comparison-overlap]
    with pytest.raises(AgentError):
        next(taken)
