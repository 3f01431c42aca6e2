"""The package's metadata, type information and citation file."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path

import praefectus
from praefectus import cli

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


README = (ROOT / "README.md").read_text(encoding="utf-8")


def shown_on_an_index() -> str:
    found = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return str(module.description(README))


def test_the_description_has_no_picture_and_no_link_that_an_index_cannot_follow() -> None:
    shown = shown_on_an_index()
    assert "![" in README and "](docs/" in README
    assert not re.findall(r"\]\((?!https?:)", shown) and "how to play (`docs/playing.md`)" in shown


def test_the_description_begins_with_what_whoever_has_only_the_package_can_do() -> None:
    """Without make or the sources: the first commands install it and open the page."""
    shown = shown_on_an_index()
    commands = re.findall(r"^```\n(.*?)^```$", shown, re.MULTILINE | re.DOTALL)
    assert [line.partition("  ")[0] for line in commands[0].splitlines()] == [
        "pip install praefectus",
        "praefectus serve --open",
    ]
    assert not re.search(r"\bmake (play|test)\b|\.venv", shown) and "\n\n\n" not in shown


def test_the_readme_leads_to_every_document_for_players_and_programmers() -> None:
    """The list of documents is that of the site."""
    linked = set(re.findall(r"\]\(docs/([\w.]+\.md)\)", README))
    site = set(re.findall(r"^ *- (\w+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE))
    assert site - linked == {"index.md"}


def test_it_is_typed_and_can_be_cited() -> None:
    assert (Path(praefectus.__file__).parent / "py.typed").is_file()
    assert f"\nversion: {PROJECT['version']}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_version(capsys) -> None:  # type: ignore[no-untyped-def]
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"praefectus {praefectus.__version__}\n"


def test_the_least_versions_are_those_that_are_tested() -> None:
    pinned = dict(re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / "requirements-least.txt").read_text(), re.MULTILINE))
    for needed in PROJECT["dependencies"]:
        name, least = re.match(r"([\w-]+)(?:\[\w+\])?>=([\w.]+)", needed).groups()
        assert pinned[name] == least or pinned[name] == f"{least}.0", needed
