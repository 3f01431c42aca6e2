"""praefectus compile --gpu where nothing can be compiled for a GPU."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from praefectus.engine.gpu_compiler import cuda_compiler
from tests.cli.conftest import Run, refused


@pytest.fixture
def no_package(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    cuda_compiler.cache_clear()
    yield
    cuda_compiler.cache_clear()


@pytest.mark.usefixtures("no_package")
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_without_the_package_there_is_one_sentence(run: Run, language: str) -> None:
    refused(run("--lang", language, "compile", "--gpu", "9.0"), "numba-cuda[cu13]")
