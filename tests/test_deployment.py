"""Deployment files name existing settings, commands, and packages by their hashes."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from typer.main import get_command

from praefectus.cli import app
from praefectus.server.settings import Settings

ROOT = Path(__file__).parents[1]
DEPLOYED = [ROOT / "Dockerfile", *sorted((ROOT / "deploy").glob("*.*"))]


def test_every_setting_that_is_deployed_is_one() -> None:
    other = {"CACHE_DIR"}
    for file in DEPLOYED:
        for name in re.findall(r"PRAEFECTUS_([A-Z_]+)", file.read_text(encoding="utf-8")):
            assert name.lower() in Settings.model_fields or name in other, f"{file.name} sets {name}."
    example = tomllib.loads((ROOT / "deploy" / "praefectus.toml").read_text(encoding="utf-8"))
    Settings.found(ROOT / "deploy" / "praefectus.toml")
    assert set(example) <= set(Settings.model_fields)


def test_every_command_that_is_deployed_is_one() -> None:
    known = set(getattr(get_command(app), "commands", {}))
    used = [
        name
        for file in DEPLOYED
        for name in re.findall(
            r"bin/praefectus (\w+)|^\s*praefectus (\w+)|RUN praefectus (\w+)", file.read_text(encoding="utf-8"), re.M
        )
    ]
    names = {name for found in used for name in found if name}
    assert {"serve", "backup", "compile"} <= names <= known


def test_a_server_may_not_use_all_the_memory_of_its_machine() -> None:
    unit = (ROOT / "deploy" / "praefectus.service").read_text(encoding="utf-8")
    assert re.search(r"(?m)^MemoryMax=\d+(%|G)$", unit)
    compose = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    assert "mem_limit: ${MEMORY:-" in compose
    assert "\nMEMORY=" in (ROOT / "deploy" / "example.env").read_text(encoding="utf-8")


def test_the_proxy_asks_whether_the_server_lives() -> None:
    """While the database is away, people see our page and our sentence instead of the proxy's error."""
    assert re.findall(r"health_uri (\S+)", (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")) == [
        "/health/live"
    ]


def test_the_site_is_tested_in_a_browser_before_it_is_published() -> None:
    workflow = (ROOT / ".github" / "workflows" / "pages.yml").read_text(encoding="utf-8")
    (asked,) = re.findall(r"pytest -m (\w+) tests/browser/test_site.py", workflow)
    listed = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-m", asked, "tests/browser/test_site.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "test_every_board_starts" in listed


def locked(name: str) -> set[str]:
    """The packages of a lock file with their versions, each with its hashes."""
    packages = re.split(r"(?m)^(?=[A-Za-z0-9])", (ROOT / name).read_text(encoding="utf-8"))
    assert all("--hash=sha256:" in each for each in packages if each.strip()), name
    return {each.split(" ", 1)[0] for each in packages if each.strip()}


def test_playing_needs_a_part_of_what_the_tests_need_in_the_same_versions() -> None:
    everything, play, node = map(locked, ("requirements.lock", "requirements-play.lock", "requirements-node.lock"))
    assert play | node <= everything and not play & node
    names = {each.split("==")[0] for each in play}
    for wanted in ("fastapi", "numba", "uvicorn", "httptools", "segno", "pydantic-settings"):
        assert wanted in names
    for left_out in ("pytest", "mypy", "playwright", "open-spiel", "scipy", "ruff"):
        assert left_out not in names


def test_the_image_gets_every_file_of_which_the_package_is_built() -> None:
    """What .dockerignore keeps back or no COPY takes along is not there when the wheel is made."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hatch = project["tool"]["hatch"]
    wanted = {"pyproject.toml", "README.md", "LICENSE", "requirements-play.lock", "requirements-node.lock"}
    wanted |= {hatch["build"]["hooks"]["custom"]["path"]}
    wanted |= {hatch["metadata"]["hooks"]["custom"]["path"], *hatch["build"]["targets"]["wheel"]["packages"]}
    wanted |= set(hatch["build"]["targets"]["wheel"]["force-include"])
    let_in = [line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] == "!"]
    building = (ROOT / "Dockerfile").read_text(encoding="utf-8").partition("pip wheel")[0]
    copied = [word for line in re.findall(r"(?m)^COPY (.+) \S+$", building) for word in line.split()]
    for path in wanted:
        for places in (let_in, copied):
            assert any(path == place or path.startswith(place + "/") for place in places), path
