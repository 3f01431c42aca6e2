"""How the rules become compiled rules: names, order, and a cache that notices changes."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import praefectus.rules
from praefectus.engine.compile import called_names, callees_first, rule_functions, rule_modules
from praefectus.engine.cpu import CACHE_VARIABLE, cache_folder
from praefectus.rules import extension
from praefectus.rules.record import BOARD_DTYPE, GAME_DTYPE, GAME_FIELDS

RULES = Path(praefectus.rules.__file__).parent
UNSAID = {"spend", "may_sell", "sold_mark"}  # each stands beside the point that says it
MODULE_NAMES = ("WITH_SALT", "WITH_FORUM", "WITH_VENUS", "WITH_TEAMS", "WITH_FISH", "WITH_ROMA", "WITH_SICILIA")


def test_every_rule_comes_after_what_it_calls():
    functions = rule_functions()
    order = [key for key, _ in callees_first(functions)]
    by_name = {key[1]: key for key in functions if key[0] != "extension"}
    for number, key in enumerate(order):
        for file, name in called_names(functions[key]):
            target = (file, name) if (file, name) in functions else by_name.get(name) if not file else None
            if target is not None and key[0] != "extension":
                assert order.index(target) < number, f"{key} is compiled before {target}"


def test_extension_points_are_the_only_place_that_looks_at_modules():
    """Design: one file lists the points and is the only one that looks at which modules are on."""
    for path in RULES.glob("*.py"):
        if path.name in ("extension.py", "vocabulary.py", "record.py"):  # the last says which fields a module brings
            continue
        used = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
        assert not used & set(MODULE_NAMES), f"{path.name} looks at modules"


def test_every_extension_point_says_what_the_base_game_does():
    for name, point in vars(extension).items():
        if callable(point) and getattr(point, "__module__", "") == extension.__name__ and name not in UNSAID:
            assert point.__doc__, f"extension.{name} has no sentence"


def test_a_state_is_a_small_record():
    """Design: a state is a fixed-size record of about 1 KB."""
    assert GAME_DTYPE.itemsize < 2048 and BOARD_DTYPE.itemsize < 65536
    assert sum(GAME_DTYPE[name].itemsize for name in GAME_FIELDS) <= GAME_DTYPE.itemsize


def test_rule_names_are_unique():
    assert len(rule_functions()) > 200 and len(rule_modules()) > 20


def test_the_cache_is_where_the_user_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    assert cache_folder().parent == tmp_path
