"""How the rules become compiled rules: names, order, and a cache that notices changes."""

from __future__ import annotations

import ast
import importlib.util
import inspect
import textwrap
from pathlib import Path

import numpy as np
import pytest

import praefectus.rules
from praefectus.engine.arrays import BOARD_DTYPE, GAME_DTYPE
from praefectus.engine.compile import (
    callees_first,
    is_point,
    is_rule,
    named,
    rule_functions,
    rule_modules,
)
from praefectus.engine.cpu import CACHE_VARIABLE, GAMES, Loop, cache_folder
from praefectus.engine.dispatch import written
from praefectus.engine.simulate import Table
from praefectus.engine.specialise import Specialised
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.declarations import FIRST_AUTOMATIC, FIRST_CHANCE, Declared, module_files
from praefectus.rules.dispatch import DISPATCH
from praefectus.rules.extension import people
from praefectus.rules.record import GAME_FIELDS

RULES = Path(praefectus.rules.__file__).parent
UNSAID = {"spend", "may_sell", "sold_mark"}  # each is beside the point that uses it


def test_every_rule_comes_after_what_it_calls() -> None:
    text = Specialised()
    order = callees_first(rule_functions(), text=text)
    place = {function: number for number, function in enumerate(order)}
    for function in order:
        for _, called in named(text(function)):
            if is_rule(called):
                assert place[called] < place[function], f"{function.__name__} is compiled before {called.__name__}"


def test_extension_points_are_the_only_place_that_looks_at_modules() -> None:
    """Design: the points are the only files that look at which modules are on; a module's home names its own bit."""
    bits = {name for home in module_files("vocabulary") for name in vars(home) if name.startswith("WITH_")}
    for path in RULES.rglob("*.py"):
        place = path.relative_to(RULES)
        if place.parts[0] == "extension" or place.name == "vocabulary.py":
            continue
        used = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
        assert not used & bits, f"{place} looks at modules"


def test_every_extension_point_says_what_the_base_game_does() -> None:
    points = [function for function in rule_functions() if is_point(function)]
    assert len(points) > 50
    for point in points:
        assert point.__doc__ or point.__name__ in UNSAID, f"extension.{point.__name__} has no sentence"


def test_every_decision_is_dispatched() -> None:
    """A function leads from every number to its declared rule, also as it is written for compilers."""
    for number, row in DECISIONS.items():
        assert row.name and number == row and all(number in rules for rules in row.tables)
        assert (number >= FIRST_AUTOMATIC, number >= FIRST_CHANCE) == (row.by == "nobody", row.by != "seat")
    assert len(DISPATCH) > 8
    for function, table in DISPATCH.items():
        rules = {value for _, value in named(written(function))}
        assert rules == {*table.rules.values(), *([table.otherwise] if table.otherwise else [])}


def test_no_chain_over_declared_things_is_written_by_hand() -> None:
    """Dispatch is made from the declarations: no rule compares a decision, a personality or a card with many others."""
    declared = {
        name for module in rule_modules() for name, value in vars(module).items() if isinstance(value, Declared)
    }
    for function in rule_functions():
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        compared = [
            right.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name)
            for right in node.comparators
            if isinstance(right, ast.Name) and right.id in declared
        ]
        assert len(compared) <= 5, f"{function.__name__} is a chain over {compared}"


def test_a_state_is_a_small_record() -> None:
    """Design: a state is a fixed-size record of about 1 KB."""
    assert GAME_DTYPE.itemsize < 2048 and BOARD_DTYPE.itemsize < 65536
    assert sum(GAME_DTYPE[name].itemsize for name in GAME_FIELDS) <= GAME_DTYPE.itemsize


def test_rule_names_are_unique() -> None:
    assert len(rule_functions()) > 200 and len(rule_modules()) > 20


def count_people(games: np.ndarray) -> int:  # a loop as small as can be
    return people(games[0])


@pytest.mark.parametrize("modules", [None, 0])
def test_what_was_compiled_is_read_at_the_next_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, modules: int | None
) -> None:
    """Also a machine for some modules, whose rules have another text."""
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    game = Table("imperium", 4, 0, 0).template()
    first, second = (Loop(count_people, (GAMES,), modules=modules) for _ in range(2))
    assert not first.kept and first(game) == 4
    assert second.kept and second._read() is not None and second(game) == 4


def test_what_another_checkout_compiled_is_not_said_to_be_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Numba finds nothing for a file at another path, so anyone who relied on it would wait for a whole compilation."""
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    game = Table("imperium", 4, 0, 0).template()
    loops = []
    for checkout in ("here", "there"):
        file = tmp_path / checkout / "counting.py"
        file.parent.mkdir()
        file.write_text(
            f"from {people.__module__} import people\n\n\ndef counting(games):\n    return people(games[0])\n"
        )
        spec = importlib.util.spec_from_file_location("counting", file)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        loops.append(Loop(module.counting, (GAMES,), modules=0))
    here, there = loops
    assert here.folder == there.folder
    assert here(game) == 4 and here.kept
    assert not there.kept and there._read() is None
    assert there(game) == 4 and there.kept


def test_the_cache_is_where_the_user_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    assert cache_folder().parent == tmp_path
