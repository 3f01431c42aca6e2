"""A module has a home in each layer; elsewhere only the list of modules, the extension points and its data name it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import praefectus
from praefectus import data
from praefectus.rules.rows import MODULES, homes

PACKAGE = Path(praefectus.__file__).parent
DOCUMENT = PACKAGE.parents[1] / "docs" / "rulebook.md"
# goods that have a module's name, or that a storehouse holds, are the base game's words
GOODS = {"SALT", "FISH", "salt"}
# who may name a module beside its home and the extension points of rules and observation, and why
ELSEWHERE = {
    "cli": "examples in the help, and the short form --solo",
    "agents/greedy.py": "its opinion of what modules offer",
    "agents/training/run.py": "set-ups that a run is measured on",
    "agents/training/mixture.py": "how many seats are drawn for a set-up",
    "envs/gpu.py": "set-ups that it compares with the CPU",
    "envs/compiled/facts.py": "the fields of the record as facts for learners",
    "game/configuration.py": "one more party at the table",
    "game/tutorial/positions.py": "Gallia is a province of Imperium there",
    "game/tutorial/steps.py": "the same, and the gods of the base game without Venus",
    "site/exercise.py": "set-ups that are played through when a site is made",
    "terminal/session.py": "a game alone",
    "terminal/picture.py": "the short name of the Praefectus Piscatus",
    "language": "what people read of it",
    "arena": "its results name Contrarius as a rival",
}


def words_of(module: str) -> set[str]:
    """Its name, its bit, its kinds of decisions and its actions."""
    names = {module}
    for part in ("vocabulary", "actions"):
        for file in homes(part):
            if file.__name__.split(".")[-2] == module:
                names |= {name for name in vars(file) if name.isupper() and getattr(file, name, None) is not None}
    core = {
        "BIT",
        "FIELDS",
        "THINGS",
        "LEFT_OUT",
        "BRINGS",
        "RAISES",
        "SEATS",
        "COLONISTS",
        "PROVINCES",
        "GODS",
        "KINDS",
        "GOODS",
        "PLACES",
    }
    return names - core - GOODS


def is_home(path: str, module: str) -> bool:
    parts = Path(path).with_suffix("").parts
    return any(part == module and "modules" in parts[:number] for number, part in enumerate(parts)) or parts[-2:] == (
        "observation",
        module,
    )


def allowed(path: str, module: str) -> bool:
    if is_home(path, module) or path.startswith(("data/", "rules/extension/")):
        return True
    if path.startswith("agents/network/observation/") and path.endswith(("modules.py", "__init__.py")):
        return True
    if path in ELSEWHERE or path.split("/")[0] in ELSEWHERE:
        return True
    return "/modules/" in path  # one module may build on another, as teams on Venus


@pytest.mark.parametrize("module", MODULES)
def test_a_module_is_named_at_home(module: str):
    words = re.compile(r"\b(" + "|".join(sorted(map(re.escape, words_of(module)))) + r")\b")
    strangers = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        path = file.relative_to(PACKAGE).as_posix()
        if not allowed(path, module):
            code = re.sub(r'("""(?:.|\n)*?"""|#.*)', "", file.read_text(encoding="utf-8"))
            if found := sorted(set(words.findall(code))):
                strangers[path] = found
    assert not strangers


def test_every_module_of_the_data_has_its_rules_at_home():
    folders = {path.name for path in (PACKAGE / "rules" / "modules").iterdir() if (path / "vocabulary.py").exists()}
    assert folders == {module.name for module in data.modules()} == set(MODULES)


def test_only_the_extension_points_ask_which_modules_are_on():
    """Design: no shared file says `if forum`."""
    asking = [
        path
        for file in sorted(PACKAGE.rglob("*.py"))
        if "g.modules & WITH_" in file.read_text(encoding="utf-8").replace("not ", "")
        and not (path := file.relative_to(PACKAGE).as_posix()).startswith("rules/extension/")
    ]
    assert asking == ["agents/network/observation/modules.py", "engine/cutting.py"]


# how many files an addition takes, as docs/rulebook.md tells


def told(what: str) -> int:
    row = re.search(rf"^\| {what} \| (\d+) \|", DOCUMENT.read_text(encoding="utf-8"), re.M)
    assert row is not None, f"docs/rulebook.md no longer tells how many files {what} takes."
    return int(row.group(1))


def naming(word: str) -> list[str]:
    """Files of the package in which a thing is named."""
    pattern = re.compile(rf"\b{word}\b", re.I)
    found = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("data/**/*.json")]
    paths = {file.relative_to(PACKAGE).as_posix(): file for file in found}  # what is made of messages names everything
    return sorted(
        path
        for path, file in paths.items()
        if not path.startswith("language/compiled/") and pattern.search(file.read_text("utf-8"))
    )


def test_a_forum_card_takes_as_many_files_as_is_told():
    """Numerius gives coins: his row is all there is of him."""
    assert naming("numerius") == ["data/forum.json"] and told("a forum card") == 1


def test_a_board_takes_as_many_files_as_is_told():
    """Cyprus brings no rules of its own: it stands in its file, and in the list that puts the family in order."""
    named = [path for path in naming("cyprus") if path.startswith(("data/", "rules/", "engine/", "game/", "server/"))]
    assert named == ["data/boards.py", "data/boards/cyprus.json"] and told("a board") == 1


def test_a_personality_takes_as_many_files_as_is_told():
    """The Consul's data, rule and row; he shares the file of the Senator."""
    named = [path for path in naming("consul_start") if path.startswith("rules/")]
    assert named == ["rules/decisions.py", "rules/senator.py"] and told("a personality") == 3
