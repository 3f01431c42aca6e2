"""Agents from outside: anybody's function `choose(game, rng)`, wherever it lies.

`package.module:function`, a file (`mine.py`, or `mine.py:function`), or the name of an entry point in the
group `praefectus.agents`. The function gets a copy of the game and a random.Random, and returns one of the actions of
`game.legal()`, or its number.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
import sys
import traceback
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from praefectus.game import Action, Game, PraefectusError, SetupError

ENTRY_POINTS = "praefectus.agents"
FUNCTION = "choose"  # of a file, unless another is named

Choose = Callable[[Game, random.Random], int]


class AgentError(PraefectusError):
    """An agent from outside that could not be loaded, that failed, or that broke the rules."""


def names_outside(spec: str) -> bool:
    """Does this name an agent from outside?"""
    return _is_file(spec) or _is_function(spec) or spec in registered()


def registered() -> dict[str, Any]:
    """The agents that installed packages offer."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def outside(spec: str) -> Choose:
    """The agent, whose every choice is checked."""
    try:
        function = _load(spec)
    except PraefectusError:
        raise
    except BaseException as error:  # whatever a stranger's file does when it is loaded
        raise AgentError("agent-not-loaded", agent=spec, why=_told(error)) from error
    if not callable(function):
        raise AgentError("agent-no-function", agent=spec)

    def choose(game: Game, chance: random.Random) -> int:
        legal = {action.id for action in game.legal()}
        try:
            chosen = function(game, chance)
        except Exception as error:
            raise AgentError("agent-failed", agent=spec, why=_told(error)) from error
        number = chosen.id if isinstance(chosen, Action) else chosen
        if isinstance(number, bool) or not hasattr(number, "__index__") or int(number) not in legal:
            raise AgentError("agent-chose-illegal", agent=spec, chosen=repr(str(chosen)[:100]))
        return int(number)

    return choose


def _is_file(spec: str) -> bool:
    return spec.partition(".py")[1] == ".py" and spec.partition(".py")[2][:1] in ("", ":")


def _is_function(spec: str) -> bool:
    module, colon, function = spec.partition(":")
    return bool(colon) and function.isidentifier() and all(part.isidentifier() for part in module.split("."))


def _load(spec: str) -> Any:
    if spec in registered():
        return registered()[spec].load()
    if _is_file(spec):
        path, _, function = spec.partition(".py")
        return _of(_file(Path(f"{path}.py")), function.removeprefix(":") or FUNCTION, spec)
    module, _, function = spec.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))  # as python -m finds what lies in the folder one works in
    return _of(importlib.import_module(module), function, spec)


def _file(path: Path) -> Any:
    if not path.exists():
        raise SetupError("agent-no-file", file=str(path))
    name = f"praefectus_agent_{path.stem}"
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module  # dataclasses of the file look it up there
    found.loader.exec_module(module)
    return module


def _of(module: Any, function: str, spec: str) -> Any:
    if not hasattr(module, function):
        raise SetupError("agent-lacks-function", agent=spec, function=function)
    return getattr(module, function)


def _told(error: BaseException) -> str:
    """The error and where it happened, in one line."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    said = " ".join(str(error).split())[:200]
    return f"{type(error).__name__}{': ' if said else ''}{said}{where}"
