"""The kernel cache: how kernels are found, what happens to damaged ones, and that compiling needs no GPU."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any

import numba
import pytest

from praefectus.compilation import compile_for_gpu
from praefectus.engine import gpu_cache
from praefectus.engine.cpu import CACHE_VARIABLE, GAMES
from praefectus.engine.gpu import Kernel
from praefectus.engine.gpu_cache import read, write
from praefectus.engine.gpu_compiler import NO_COMPILER, UNKNOWN_GPU, known_capability
from praefectus.engine.simulate import SimulationError
from praefectus.language import Message
from praefectus.rules.extension import people

H200 = 9, 0
TYPES = GAMES, numba.int64[::1]
TEXT = "def count(games, numbers):\n    numbers[0] = 1\n"


def count_people(games: Any, numbers: Any) -> None:
    numbers[0] = people(games[0])


def has_compiler() -> bool:
    try:
        known_capability("9.0")
    except SimulationError:
        return False
    return True


compiles = pytest.mark.skipif(not has_compiler(), reason="numba-cuda and NVIDIA's compiler are not installed here.")


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))


@pytest.fixture
def versions(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The packages' versions, also where they are not installed."""
    found = {"numba-cuda": "0.30.4"}
    monkeypatch.setattr(gpu_cache, "version", lambda name: found[name])
    return found


def kernel_in(folder: Path, text: str = TEXT, **how: Any) -> Kernel:
    folder.mkdir()
    file = folder / "counting.py"
    file.write_text(text)
    spec = importlib.util.spec_from_file_location("praefectus.counting", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return Kernel(module.count, **how)


def test_a_kernel_is_found_by_what_it_was_made_of(tmp_path: Path, versions: dict[str, str]) -> None:
    first = kernel_in(tmp_path / "here").place(TYPES, H200)
    others = [
        kernel_in(tmp_path / "text", TEXT.replace("1", "2")).place(TYPES, H200),
        kernel_in(tmp_path / "types").place((GAMES, numba.int32[::1]), H200),
        kernel_in(tmp_path / "gpu").place(TYPES, (8, 9)),
        kernel_in(tmp_path / "modules", modules=0).place(TYPES, H200),
        kernel_in(tmp_path / "registers", registers=64).place(TYPES, H200),
        kernel_in(tmp_path / "bound", bound={"POOL": 32}).place(TYPES, H200),
        kernel_in(tmp_path / "names", names={"row": numba.int8[::1]}).place(TYPES, H200),
        kernel_in(tmp_path / "in_place", typed_in_place=("count",)).place(TYPES, H200),
    ]
    versions["numba-cuda"] = "0.30.5"
    others.append(kernel_in(tmp_path / "version").place(TYPES, H200))
    assert len({first, *others}) == 1 + len(others)
    assert all(file.is_relative_to(tmp_path / "cache") for file in (first, *others))


def test_neither_path_nor_time_matters(tmp_path: Path, versions: dict[str, str]) -> None:
    here, there = (kernel_in(tmp_path / folder) for folder in ("here", "there"))
    os.utime(tmp_path / "there" / "counting.py", (0, 0))
    assert here.place(TYPES, H200) == there.place(TYPES, H200)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file, code = tmp_path / "folder" / "kernel.cubin", bytes(range(256)) * 9
    assert read(file) is None
    write(file, "entry", code)
    assert read(file) == ("entry", code)
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize("damage", ["cut", "changed", "renamed", "foreign", "empty"])
def test_a_damaged_file_is_none(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "kernel.cubin"
    write(file, "entry", bytes(1000))
    whole = file.read_bytes()
    damaged = {
        "cut": whole[:-1],
        "changed": whole[:-1] + b"\1",
        "renamed": whole.replace(b"entry", b"other"),
        "foreign": b"\x7fELF\xff\xfe\n" + whole,
        "empty": b"",
    }
    file.write_bytes(damaged[damage])
    assert read(file) is None


def test_without_room_nothing_is_kept_and_nothing_breaks(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("no folder")
    write(tmp_path / "taken" / "kernel.cubin", "entry", b"code")
    assert read(tmp_path / "taken" / "kernel.cubin") is None


@compiles
def test_without_the_linker_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numba.cuda.cudadrv.driver._have_nvjitlink", lambda: False)
    with pytest.raises(SimulationError) as error:
        known_capability("9.0")
    assert error.value.message == Message(NO_COMPILER)


@compiles
@pytest.mark.parametrize("given", ["1.0", "H200", ""])
def test_a_gpu_that_the_compiler_does_not_know_is_refused(given: str) -> None:
    with pytest.raises(SimulationError) as error:
        compile_for_gpu(given)
    assert error.value.message.id == UNKNOWN_GPU and "9.0" in str(error.value)


@compiles
def test_a_kernel_is_made_without_a_gpu_and_read_at_the_next_start() -> None:
    def kernel() -> Kernel:
        return Kernel(count_people, types=TYPES, registers=128)

    first, second, third = kernel(), kernel(), kernel()
    file = first.place(TYPES, H200)
    assert not first.kept_for(H200)
    first.compile_for(H200)
    made = read(file)
    assert made is not None and made[1].startswith(b"\x7fELF")
    assert second.kept_for(H200) and not second.kept_for((8, 9))
    second.compile_for(H200)
    assert second.dispatcher.py_func is count_people  # no rule was compiled for it
    ((types, loaded),) = second.dispatcher.overloads.items()
    assert types == TYPES == loaded.argument_types and loaded.entry_name == made[0]
    file.write_bytes(file.read_bytes()[:-1])
    third.compile_for(H200)
    assert third.dispatcher.py_func is not count_people and third.kept_for(H200)


@compiles
def test_nothing_of_numba_stays_changed() -> None:
    from numba.cuda.cudadrv import devices
    from numba.cuda.lowering import CUDALower

    before = CUDALower.pre_lower
    Kernel(count_people, types=TYPES).compile_for(H200)
    assert CUDALower.pre_lower is before and "get_or_create_context" not in vars(devices._runtime)


@compiles
@pytest.mark.long
def test_all_kernels_are_made_without_a_gpu() -> None:
    assert compile_for_gpu("9.0") == 5
    assert compile_for_gpu("9.0") == 0
