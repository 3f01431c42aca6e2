"""What an index shows of the package, and what it promises to type checkers and to those who cite it."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path

import praefectus
from praefectus import cli

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_description_has_no_picture_and_no_link_that_an_index_cannot_follow() -> None:
    found = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = module.description(readme)
    assert "![" in readme and "](docs/" in readme
    assert not re.findall(r"\]\((?!https?:)", shown) and "How to play (`docs/playing.md`)" in shown


def test_it_is_typed_and_can_be_cited() -> None:
    assert (Path(praefectus.__file__).parent / "py.typed").is_file()
    assert f"\nversion: {PROJECT['version']}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_version(capsys) -> None:  # type: ignore[no-untyped-def]
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"praefectus {praefectus.__version__}\n"


def test_the_least_versions_are_those_that_are_tested() -> None:
    pinned = dict(re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / "requirements-least.txt").read_text(), re.MULTILINE))
    for needed in PROJECT["dependencies"]:
        name, least = re.match(r"([\w-]+)(?:\[\w+\])?>=([\w.]+)", needed).groups()  # type: ignore[union-attr]
        assert pinned[name] == least or pinned[name] == f"{least}.0", needed
