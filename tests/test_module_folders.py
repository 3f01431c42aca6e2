"""A module has a home in each layer; elsewhere only the list of modules, the extension points and its data name it."""

from __future__ import annotations

import inspect
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import praefectus
from praefectus import data
from praefectus.engine.compile import rule_modules
from praefectus.rules.declarations import DECISIONS, MODULES

PACKAGE = Path(praefectus.__file__).parent
DOCUMENT = PACKAGE.parents[1] / "docs" / "rulebook.md"
# goods that have a module's name, or that a storehouse holds, are the base game's words
GOODS = {"SALT", "FISH", "salt"}
# who may name a module beside its home and the extension points of rules and observation, and why
ELSEWHERE = {
    "data/__init__.py": "what the data offers",
    "data/boards.py": "boards that a module is named after, in their order",
    "data/grades.py": "which files have grades",
    "data/schema.py": "the names of the sets of cards",
    "reference/placeholders.py": "the numbers and lists that its texts ask for",
    "reference/topics.py": "topics made of its rows",
    "reference/untranslated.py": "texts of its rows that a language may leave out",
    "reference/wording.py": "names and texts of its rows",
    "rules/modules/record.py": "the list of the records",
    "cli": "examples in the help, and the short form --solo",
    "agents/greedy/cards.py": "its opinion of what modules offer",
    "agents/greedy/choice.py": "the same",
    "agents/training/run.py": "set-ups that a run is measured on",
    "agents/training/network.py": "scores for Germania's far lines",
    "agents/training/mixture.py": "how many seats are drawn for a set-up",
    "envs/gpu.py": "set-ups that it compares with the CPU",
    "agents/network/observation/layout.py": "how many ships a seat has",
    "agents/network/observation/compact.py": "the fields of the record as facts for learners",
    "game/configuration.py": "one more party at the table",
    "game/tutorial/positions.py": "Gallia is a province of Imperium there",
    "game/tutorial/steps.py": "the same, and the gods of the base game without Venus",
    "site/trace_modules.py": "set-ups that are played through when a site is made",
    "terminal/session.py": "a game alone",
    "terminal/render.py": "the short name of the Praefectus Piscatus",
    "puzzles/candidates.py": "themes of puzzles",
    "puzzles/source_games.py": "set-ups that puzzles come from",
    "server/matching/setups.py": "modules that strangers do not draw: alone, and in teams",
    "server/ratings/model.py": "teams have ratings of their own",
    "server/ratings/contrarius.py": "which games are played alone against him",
    "server/tables/results.py": "in teams several seats win",
    "language": "what people read of it",
    "arena": "its results name Contrarius as a rival",
}


def words_of(module: str) -> set[str]:
    """Its name, its bit, its kinds of decisions and its actions."""
    names = {module}
    for file in rule_modules():
        if file.__name__.startswith(f"praefectus.rules.modules.{module}."):
            declared = re.findall(r"^(\w+) = (?:decision|chance|automatic)\(", inspect.getsource(file), re.M)
            at_home = file.__name__.endswith((".vocabulary", ".actions"))
            names |= {*declared, *(name for name in vars(file) if at_home and name.isupper())}
    core = {
        "BIT",
        "THINGS",
        "LEFT_OUT",
        "USES_MODULES",
        "SEATS",
        "COLONISTS",
        "PROVINCES",
        "GODS",
        "KINDS",
        "GOODS",
        "PLACES",
        "TRADED",
        "FAR_LINES",
    }
    return names - core - GOODS


def is_home(path: str, module: str) -> bool:
    parts = Path(path).with_suffix("").parts
    folders = ("modules", "module_facts", "observation")
    return any(part == module and set(folders) & set(parts[:number]) for number, part in enumerate(parts))


def allowed(path: str, module: str) -> bool:
    if is_home(path, module) or path.startswith("rules/extension/"):
        return True
    if path.startswith("agents/network/observation/") and path.endswith(("modules.py", "__init__.py")):
        return True
    if path in ELSEWHERE or path.split("/")[0] in ELSEWHERE:
        return True
    return "/modules/" in path  # one module may build on another, as teams on Venus


@pytest.mark.parametrize("module", MODULES)
def test_a_module_is_named_at_home(module: str) -> None:
    words = re.compile(r"\b(" + "|".join(sorted(map(re.escape, words_of(module)))) + r")\b")
    strangers = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        path = file.relative_to(PACKAGE).as_posix()
        if not allowed(path, module):
            code = re.sub(r'("""(?:.|\n)*?"""|#.*)', "", file.read_text(encoding="utf-8"))
            if found := sorted(set(words.findall(code))):
                strangers[path] = found
    assert not strangers


def test_every_module_of_the_data_has_its_rules_at_home() -> None:
    folders = {path.name for path in (PACKAGE / "rules" / "modules").iterdir() if (path / "vocabulary.py").exists()}
    assert folders == {module.name for module in data.modules()} == set(MODULES)


def test_only_the_extension_points_ask_which_modules_are_on() -> None:
    """Design: no shared file says `if forum`."""
    asking = [
        path
        for file in sorted(PACKAGE.rglob("*.py"))
        if "g.modules & WITH_" in file.read_text(encoding="utf-8").replace("not ", "")
        and not (path := file.relative_to(PACKAGE).as_posix()).startswith("rules/extension/")
    ]
    assert asking == ["agents/network/observation/modules.py", "engine/specialise.py"]


# how many files an addition takes, as docs/rulebook.md says


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


def test_a_forum_card_takes_as_many_files_as_is_told() -> None:
    """Numerius gives coins: his row is all there is of him."""
    assert naming("numerius") == ["data/forum.json"] and told("a forum card") == 1


def test_a_card_that_does_something_new_is_a_row_and_its_functions() -> None:
    """Vitus Marcellus, Linus Pompeius and Emeritus Scipio: what calls their powers does not name them."""
    for name in ("vitus", "linus", "emeritus"):
        named = [path for path in naming(rf"{name}(?:_\w+)?") if path != "data/options.json"]
        assert named == ["data/forum.json", "rules/modules/forum/more_cards.py"]


def test_a_board_takes_as_many_files_as_is_told() -> None:
    """Cyprus brings no rules of its own: it stands in its file, and in the list that puts the family in order."""
    named = [path for path in naming("cyprus") if path.startswith(("data/", "rules/", "engine/", "game/", "server/"))]
    assert named == ["data/boards.py", "data/boards/cyprus.json"] and told("a board") == 1


def test_a_personality_takes_as_many_files_as_is_told() -> None:
    """The Consul's data, his name as a number, and his rule, which shares the file of the Senator."""
    named = [path for path in naming("consul") if path.startswith(("data/cards", "rules/")) and "modules" not in path]
    assert named == ["data/cards.json", "rules/senator.py", "rules/vocabulary.py"] and told("a personality") == 3


def test_a_decision_takes_as_many_files_as_is_told() -> None:
    """Each is declared once, in the file of its rules or beside it; nothing lists them."""
    assert told("a decision") == 1
    for row in DECISIONS.values():
        declaring = [path for path in naming(rf'(?:decision|chance|automatic)\(\s*"{row.name}') if "rules/" in path]
        assert len(declaring) == 1, f"{row.name}: {declaring}"


# a forum card that does something new, in a copy of the package

NEW_CARD: dict[str, object] = {
    "id": "novus", "name": "Novus", "kind": "citizen", "text": "All other players pay you 1 sestertius.",
    "effect": {"coins": 1}, "grade": "proposed",
}  # fmt: skip
NEW_RULES = """
from praefectus.rules.modules.forum.cards import citizen
from praefectus.rules.record import BoardRecord, GameRecord

NOVUS = citizen("novus")
NOVUS_COINS = NOVUS.amount("coins")


@NOVUS.useful
def novus_useful(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    for other in range(g.seats):
        if other != seat and g.coins[other] >= NOVUS_COINS:
            return True
    return False


@NOVUS.acts
def novus_acts(g: GameRecord, b: BoardRecord, seat: int) -> None:
    for other in range(g.seats):
        if other != seat and g.coins[other] >= NOVUS_COINS:
            g.coins[other] -= NOVUS_COINS
            g.coins[seat] += NOVUS_COINS
"""
PLAYED = """
from praefectus import Game
from praefectus.rules.modules.forum.novus import NOVUS
game = Game.new("italia", 3, ["forum"], seed=1)
while not any(action.kind == "play" for action in game.legal()):
    game.play(game.legal()[0])
g, seat = game.position, game.to_act
g.forum_cards[seat] |= 1 << NOVUS
game = Game.from_position(game.configuration, g)
before = list(game.position.coins)
game.play(next(action for action in game.legal() if action.kind == "use" and action.argument == NOVUS))
print([now - was for now, was in zip(game.position.coins, before)][:3], seat)
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    ignored = shutil.ignore_patterns("__pycache__", "static", "networks")
    return Path(shutil.copytree(PACKAGE, tmp_path / "praefectus", ignore=ignored))


def run(copy: Path, program: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(copy.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=300)


def add_card(copy: Path, row: dict[str, object]) -> None:
    file = copy / "data/forum.json"
    file.write_text(json.dumps([*json.loads(file.read_text(encoding="utf-8")), row]), encoding="utf-8")


def test_a_forum_card_that_does_something_new_is_a_row_and_a_file(copy: Path) -> None:
    add_card(copy, NEW_CARD)
    (copy / "rules/modules/forum/novus.py").write_text(NEW_RULES, encoding="utf-8")
    done = run(copy, PLAYED)
    assert done.returncode == 0, done.stderr[-2000:]
    changes, seat = done.stdout.rsplit(" ", 1)
    assert sorted(json.loads(changes)) == [-1, -1, 2] and json.loads(changes)[int(seat)] == 2


def test_a_card_without_a_rule_and_a_rule_without_a_card_are_errors(copy: Path) -> None:
    (copy / "rules/modules/forum/novus.py").write_text(NEW_RULES, encoding="utf-8")
    assert "rules for the forum card 'novus', and data/forum.json has no such card" in run(copy, PLAYED).stderr
    (copy / "rules/modules/forum/novus.py").unlink()
    add_card(copy, NEW_CARD)
    assert "The forum card 'novus' of data/forum.json has no rule and gives nothing." in run(copy, PLAYED).stderr


def test_a_reaction_of_contrarius_without_a_rule_is_an_error(copy: Path) -> None:
    file = copy / "data/solitaria.json"
    facts = file.read_text(encoding="utf-8")
    first = '"effects": [{"op": "take_card", "n": 1}]'
    assert facts.count(first) == 1
    file.write_text(facts.replace(first, first[:-1] + ', {"op": "dances", "n": 1}]'), encoding="utf-8")
    assert "The reaction 'dances' of data/solitaria.json has no rule." in run(copy, "import praefectus.rules").stderr
    file.write_text(facts.replace(first, '"effects": []'), encoding="utf-8")
    assert "rules for the reaction 'take_card', which data" in run(copy, "import praefectus.rules").stderr


# a small module, in a copy of the package

NEW_MODULE = {
    "name": "novum", "title": "Novum", "version": 1, "sentence": "Every cash bonus has 5 sestertii more.",
    "boards": None, "seats": None, "needs": [], "excludes": {}, "not_on": {},
}  # fmt: skip
MODULE_NUMBERS = """
from typing import Final
from praefectus.rules.declarations import module_bit
WITH_NOVUM: Final = module_bit("novum")
BIT: Final = WITH_NOVUM
"""
MODULE_RULE = """
def more_coins() -> int:
    return 5
"""
WITH_AND_WITHOUT = """
from praefectus import Game
from praefectus.game.state import board_of
from praefectus.rules.extension import cash_bonus
games = [Game.new("italia", 3, modules, seed=1) for modules in ([], ["novum"])]
print([cash_bonus(game.position, board_of("italia")) for game in games])
game = games[1]
for _ in range(40):
    game.play(game.legal()[0])
"""


def test_a_module_takes_as_many_files_as_is_told(copy: Path) -> None:
    """Its row, its number, its rule and the extension point; then it is played."""
    list_of_modules, point = copy / "data/modules.json", copy / "rules/extension/prefect.py"
    rows = json.loads(list_of_modules.read_text(encoding="utf-8"))
    before = "        coins += field.field_coins(coins)\n"
    branch = "    if g.modules & WITH_NOVUM:\n        coins += novum.more_coins()\n"
    text = point.read_text(encoding="utf-8").replace(before, before + branch)
    first = "from praefectus.rules.modules.creta import"
    imports = "from praefectus.rules.modules.novum import novum\n"
    imports += "from praefectus.rules.modules.novum.vocabulary import WITH_NOVUM\n"
    changes = {
        list_of_modules: json.dumps([*rows, NEW_MODULE]),
        copy / "rules/modules/novum/vocabulary.py": MODULE_NUMBERS,
        copy / "rules/modules/novum/novum.py": MODULE_RULE,
        point: text.replace(first, imports + first, 1),
    }
    (copy / "rules/modules/novum").mkdir()
    (copy / "rules/modules/novum/__init__.py").touch()
    for path, content in changes.items():
        path.write_text(content, encoding="utf-8")
    done = run(copy, WITH_AND_WITHOUT)
    assert done.returncode == 0, done.stderr[-2000:]
    without, with_it = json.loads(done.stdout)
    assert with_it == without + 5 and told("a module") == len(changes)
