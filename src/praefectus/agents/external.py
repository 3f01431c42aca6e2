"""External agents: any function `choose(game, rng)`.

`package.module:function`, a file (`mine.py`, or `mine.py:function`), or the name of an entry point in the
group `praefectus.agents`. The function gets a copy of the game and a random.Random, and returns one of the actions of
`game.legal()`, or its number. What it prints goes to stderr, and a file may import files of its folder.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import random
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.machinery import SourceFileLoader
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from threading import Lock
from types import CodeType, ModuleType
from typing import Any, TextIO

from praefectus.game import Action, Game, PraefectusError, SetupError

ENTRY_POINTS = "praefectus.agents"
FUNCTION = "choose"  # of a file, unless another is named
FILE = re.compile(r"(?P<file>.+\.py)(:(?P<function>[^:/\\]*))?")
OWN = "praefectus_agent_"  # so a file's module is called, with its name behind
HASH_LETTERS = 16

Choose = Callable[[Game, random.Random], int]


class AgentError(PraefectusError):
    """An external agent that could not be loaded, that failed, or that broke the rules."""


def names_outside(spec: str) -> bool:
    """Does this name an external agent?"""
    return FILE.fullmatch(spec) is not None or _is_function(spec) or spec in registered()


def registered() -> dict[str, EntryPoint]:
    """The agents that installed packages offer."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def from_home(path: str) -> Path:
    """The path with ~ expanded: after a comma the shell does not do it."""
    try:
        return Path(path).expanduser()
    except RuntimeError:
        return Path(path)


def source_of(spec: str) -> Path | None:
    """The file that an agent is written in, found without running it; a module of the system has none."""
    if spec not in registered() and (named := FILE.fullmatch(spec)):
        path = from_home(named["file"]).absolute()
        if not path.is_file():
            raise SetupError("agent-no-file", file=named["file"])
        return path
    try:
        found = _file_of(registered()[spec].module if spec in registered() else spec.partition(":")[0])
    except (Exception, SystemExit) as error:  # a package is run to look into it
        raise AgentError("agent-not-loaded", agent=spec, why=_told(error, None)) from error
    return Path(found) if found and Path(found).is_file() else None


def _file_of(module: str) -> str | None:
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))  # as python -m finds files of the current folder
    if module in sys.modules:
        return getattr(sys.modules[module], "__file__", None)
    found = importlib.util.find_spec(module)
    if found is None:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)
    return found.origin


def source_hash(spec: str) -> str:
    """A short hash of the file that an agent is written in: changed code is another agent."""
    source = source_of(spec)
    return hashlib.sha256(source.read_bytes() if source else b"").hexdigest()[:HASH_LETTERS]


def outside(spec: str) -> Choose:
    """The agent, whose every choice is checked."""
    source = source_of(spec)
    stranger = ExternalAgent(source.parent if source and FILE.fullmatch(spec) else None)
    try:
        with stranger.at_work():
            function = _load(spec, source)
    except AgentError:
        raise
    except (Exception, SystemExit) as error:  # whatever a stranger's file does when it is loaded
        raise AgentError("agent-not-loaded", agent=spec, why=_told(error, source)) from error
    if not callable(function):
        raise AgentError("agent-no-function", agent=spec)

    def choose(game: Game, chance: random.Random) -> int:
        legal = {action.id for action in game.legal()}
        try:
            with stranger.at_work():
                chosen = function(game, chance)
        except (Exception, SystemExit) as error:
            raise AgentError("agent-failed", agent=spec, why=_told(error, source)) from error
        number = chosen.id if isinstance(chosen, Action) else chosen
        if isinstance(number, bool) or not hasattr(number, "__index__") or int(number) not in legal:
            raise AgentError("agent-chose-illegal", agent=spec, chosen=repr(str(chosen)[:100]))
        return int(number)

    return choose


class ExternalAgent:
    """An external agent's code. It imports from its own folder: two agents may each have a file of the same name."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = str(folder) if folder and str(folder) not in sys.path else None
        self.neighbours: dict[str, ModuleType] = {}

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """A context for loading the agent and for its choices."""
        stdout.turn_aside()
        if self.folder:
            sys.path.insert(0, self.folder)
            sys.modules.update(self.neighbours)
        known = len(sys.modules)
        try:
            yield
        finally:
            stdout.turn_back()
            if self.folder:
                if self.folder in sys.path:
                    sys.path.remove(self.folder)
                self._take_own_modules(known)

    def _take_own_modules(self, known: int) -> None:
        """Modules found in its folder are cached here, and nobody else finds them; libraries below it stay."""
        assert self.folder is not None
        for name in list(sys.modules)[known:] if len(sys.modules) > known else ():
            file = getattr(sys.modules[name], "__file__", None)
            if file and str(file).startswith(str(Path(self.folder, *name.split(".")))):
                self.neighbours[name] = sys.modules[name]
        for name in self.neighbours:
            sys.modules.pop(name, None)


class Stdout:
    """Sends printed text to stderr while an external agent is working, in any thread."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.strangers = 0
        self.usual: TextIO | None = None

    def turn_aside(self) -> None:
        with self.lock:
            if not self.strangers:
                self.usual, sys.stdout = sys.stdout, sys.stderr
            self.strangers += 1

    def turn_back(self) -> None:
        with self.lock:
            self.strangers -= 1
            if not self.strangers and self.usual is not None:
                sys.stdout, self.usual = self.usual, None


stdout = Stdout()


class CurrentSource(SourceFileLoader):
    """The current source of a file; older bytecode could belong to another agent."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        code: CodeType = self.source_to_code(self.get_data(path), path)
        return code


def _is_function(spec: str) -> bool:
    module, colon, function = spec.partition(":")
    return bool(colon) and function.isidentifier() and all(part.isidentifier() for part in module.split("."))


def _load(spec: str, source: Path | None) -> Any:
    if spec in registered():
        return registered()[spec].load()
    if source is not None and (named := FILE.fullmatch(spec)):
        return _of(_file(source), named["function"] or FUNCTION, spec)
    module, _, function = spec.partition(":")
    return _of(importlib.import_module(module), function, spec)


def _file(path: Path) -> Any:
    name = f"{OWN}{path.stem}"
    found = importlib.util.spec_from_file_location(name, path, loader=CurrentSource(name, str(path)))
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module  # dataclasses of the file look it up there
    found.loader.exec_module(module)
    return module


def _of(module: Any, function: str, spec: str) -> Any:
    if not hasattr(module, function):
        raise AgentError("agent-lacks-function", agent=spec, function=function)
    return getattr(module, function)


def _told(error: BaseException, source: Path | None) -> str:
    """The error and where it happened, in one line: the last line of the agent's own file, or of one beside it."""
    frames = [(Path(frame.filename), frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    own = [(file, line) for file, line in frames if file == source]
    near = [(file, line) for file, line in frames if source and file.parent == source.parent]
    where = next((f" ({file.name}, line {line})" for file, line in reversed(own or near)), "")
    said = " ".join(str(error).split())[:200]
    return f"{type(error).__name__}{': ' if said else ''}{said}{where}"
