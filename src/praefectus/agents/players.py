"""Opponents by name: agents, levels for people, and what they think of the choices.

An agent is named by what it is: `random`, `novice`, `beginner`, `greedy`, `narrow`, `learned`, `explorer`, `search:3s`
(seconds a turn), `search:20000n` (positions a turn), `search:3s:2` (on two cores). Those with a network take it from
another folder where one is named: `learned@FOLDER`, `search@FOLDER:3s`. External agents are functions (external.py).
Levels are agents with a name for people; levels.json lists them, and an operator adds others by a file like it.
"""

from __future__ import annotations

import json
import os
import random
import re
import warnings
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from praefectus.agents.external import from_home, names_outside, outside, registered, source_hash, source_of
from praefectus.agents.greedy import choice_worth
from praefectus.agents.network import policy
from praefectus.agents.network.installed import QUICK_NETWORK, STANDARD_NETWORK, network_there
from praefectus.agents.network.narrow import narrow_choice
from praefectus.agents.network.policy import Thought
from praefectus.agents.search.lookahead import Budget, Lookahead, Plan, Thinking
from praefectus.game import Action, Game, PraefectusError, SetupError
from praefectus.game.state import board_of, thaw

if TYPE_CHECKING:
    from praefectus.agents.search.search import Search

OVERLOOKED = {"novice": 0.77, "beginner": 0.58}  # share of the choices that they do not see
POINT = 10.0  # values of actions are tenths of a victory point
HINT_BUDGET = Budget(seconds=1.0)
# a hint looks at other choices, however sure it is, and plays them to the end of the game where its time allows
HINT_PLAN = Plan(certain=1.0, depth=400)
# the number behind a name: a temperature, how many cards an explorer opens with, the share that the narrow overlooks
USUAL = {"learned": policy.USUAL_TEMPERATURE, "explorer": 2.0, "narrow": 0.25}
MOST = {"narrow": 0.9}
NETWORK_AGENTS = ("narrow", "learned", "explorer", "search")
LEVELS_VARIABLE = "PRAEFECTUS_LEVELS"  # a file of more levels, in the form of levels.json
USUAL_BUDGET = "3s"
AT_SIGHT = "learned"  # plays for a search until its rules are compiled
BUDGET = re.compile(r"(?P<amount>\d+(\.\d+)?)(?P<unit>s|n)(:(?P<cores>\d+))?")

Choose = Callable[[Game, random.Random], int]
Think = Callable[[Game, random.Random], Thought[int] | Thinking[int]]
Report = Callable[[int, int], None]


@dataclass(frozen=True)
class Agent:
    """An agent. `search` agents need the compiled rules, which `prepare` provides."""

    name: str
    chooses: Choose
    seconds: float = 0.0  # that it thinks about a turn, where it goes by the clock
    compiled: bool = False
    thinks: Think | None = None  # the same as a generator, for callers that run the network elsewhere
    folder: Path | None = None  # of its network, where it is not the installed one
    temperature: float | None = None  # of one that draws from the network's policy and does nothing else
    source: str | None = None  # a hash of its file, where it is from outside

    def choose(self, game: Game, chance: random.Random) -> int:
        """The action for the seat to act. The agent gets a fork, which does not reveal future draws."""
        return self.chooses(game.fork(), chance)

    def prepare(self, report: Report = lambda done, total: None) -> None:
        """Compile the rules if this agent needs them and they are not cached yet."""
        if self.compiled:
            from praefectus.agents.search.loops import all_loops

            for loop in all_loops():
                loop.prepare(report)

    @property
    def ready(self) -> bool:
        """Can it choose at once, without compiling first?"""
        if not self.compiled:
            return True
        from praefectus.agents.search.positions import rules_compiled

        return rules_compiled()


@dataclass(frozen=True)
class Level:
    """A level: its name, description, thinking time per turn, rating and agent."""

    name: str
    sentence: str
    seconds: float
    rating: int | None
    agent: str

    def choose(self, game: Game, chance: random.Random) -> int:
        return agent(self.agent).choose(game, chance)


def parted(spec: str) -> tuple[str, Path | None, str]:
    """The kind of an agent, the folder of its network if there is one, and the part after the colon."""
    kind, _, more = spec.partition(":")
    if "@" not in kind:
        return kind, None, more
    kind, _, rest = spec.partition("@")
    folder, _, more = rest.partition(":")
    return kind, from_home(folder), more


def check_levels() -> None:
    """Check an operator's file of levels, without running any agent's code."""
    file = _levels_file()
    for each in _levels_in(file) if file else ():
        try:
            if each.name in levels():
                _check_agent(each.agent)
        except PraefectusError as error:
            raise SetupError("level-agent", level=each.name, file=str(file), why=error.message) from error


def levels() -> dict[str, Level]:
    """Return the levels of this installation: ours, and those in the file that the operator has set.

    Without an installed network they are only those that need none. `check_levels` reports errors in the file.
    """
    file = _levels_file()
    return _levels(file and file.absolute(), network_there())


@lru_cache(maxsize=8)
def _levels(file: Path | None, network: bool) -> dict[str, Level]:
    found = _levels_in(Path(__file__).parent / "levels.json")
    if file:
        with suppress(SetupError):
            found += _levels_in(file)
    return {each.name: each for each in found if network or parted(each.agent)[0] not in NETWORK_AGENTS}


def _levels_file() -> Path | None:
    file = os.environ.get(LEVELS_VARIABLE)
    return Path(file) if file else None


def _levels_in(path: Path) -> list[Level]:
    try:
        return [Level(**entry) for entry in json.loads(path.read_text(encoding="utf-8"))]
    except OSError as error:
        raise SetupError("levels-unreadable", file=str(path), why=error.strerror) from None
    except (ValueError, TypeError) as error:
        raise SetupError("levels-no-list", file=str(path), why=str(error)) from None


STANDARD = "greedy"
FORMER = {"strong": "strongest"}  # removed levels, and their replacements


def current_name(name: str) -> str:
    """The current name of a level; stored tables may use an old one."""
    return name if name in levels() else FORMER.get(name, name)


def level(name: str) -> Level:
    """A level, or any agent as if it were one."""
    name = current_name(name)
    if name in levels():
        return levels()[name]
    if parted(name)[0] not in (*PLAIN, *NETWORK_AGENTS) and not names_outside(name):
        raise SetupError("no-such-level", name=name, known=", ".join([*levels(), *registered()]))
    found = agent(name)
    return Level(name, name, found.seconds, None, name)


def choose(game: Game, name: str, chance: random.Random | None = None, wait: bool = True) -> int:
    """The action that an opponent takes for the seat to act.

    `name` is a level or an agent. With wait=False, a search whose rules are not compiled yet does not search.
    """
    return agent(name if wait else ready_now(name)).choose(game, chance or random.Random())


def ready_now(name: str) -> str:
    """The agent, or a substitute without search until its rules are compiled."""
    return name if agent(name).ready else AT_SIGHT


def prepare(report: Report = lambda done, total: None) -> None:
    """Compile what the levels of this installation need; takes about a minute, once."""
    for each in levels().values():
        if parted(each.agent)[0] == "search":
            agent(each.agent).prepare(report)


# agents


@lru_cache(maxsize=64)
def agent(spec: str) -> Agent:
    """The agent of this name; levels are agents too."""
    spec = current_name(spec)
    if spec in levels() and levels()[spec].agent != spec:
        return agent(levels()[spec].agent)
    kind, folder, more = parted(spec)
    if kind in PLAIN and not more and folder is None:
        return Agent(spec, PLAIN[kind])
    if kind in NETWORK_AGENTS:
        return _search(spec, folder, more or USUAL_BUDGET) if kind == "search" else _sampling(spec, kind, folder, more)
    if names_outside(spec):
        return Agent(spec, outside(spec), source=source_hash(spec))
    raise _no_such_agent(spec)


def _check_agent(spec: str) -> None:
    """Whether the agent exists, without loading a network or the agent's code."""
    kind, folder, more = parted(spec)
    if current_name(spec) in levels():
        return
    if kind == "search":
        budget_of(spec, more or USUAL_BUDGET)
        _need_network(spec, folder)
    elif kind in (*PLAIN, *NETWORK_AGENTS):
        agent(spec)
    elif names_outside(spec):
        source_of(spec)
    else:
        raise _no_such_agent(spec)


def _no_such_agent(spec: str) -> SetupError:
    if installed := registered():
        return SetupError("no-such-agent-installed", agent=spec, installed=", ".join(installed))
    return SetupError("no-such-agent", agent=spec)


def _need_network(spec: str, folder: Path | None) -> None:
    if folder is None and not network_there():
        raise SetupError("agent-needs-trained-network", agent=spec)
    if folder is not None and not any((folder / name).exists() for name in (QUICK_NETWORK, STANDARD_NETWORK)):
        raise SetupError("agent-needs-network-no", agent=spec, folder=str(folder / STANDARD_NETWORK))


def _sampling(spec: str, kind: str, folder: Path | None, more: str) -> Agent:
    """The network without search, with its parameter."""
    try:
        number = float(more) if more else USUAL[kind]
    except ValueError:
        number = -1.0
    if not 0 <= number <= MOST.get(kind, 10):
        raise SetupError("agent-overlooks" if kind == "narrow" else "agent-temperature", agent=spec, sort=kind)
    _need_network(spec, folder)
    choice = {"narrow": narrow_choice, "explorer": policy.exploring}.get(kind, policy.choice)

    def thinks(game: Game, chance: random.Random) -> Thought[int]:
        return choice(game, chance, number)

    def chooses(game: Game, chance: random.Random) -> int:
        from praefectus.agents.network.learned import standard_network

        return standard_network(folder=folder).think(thinks(game, chance))

    temperature = number if kind == "learned" else None
    return Agent(spec, chooses, thinks=thinks, folder=folder, temperature=temperature)


def budget_of(spec: str, more: str) -> tuple[Budget, int]:
    """Return how much thought a search gets for a turn, and on how many cores."""
    found = BUDGET.fullmatch(more)
    if found is None:
        raise SetupError("agent-budget", agent=spec)
    amount, cores = float(found["amount"]), int(found["cores"] or 1)
    if not 1 <= cores <= 64:
        raise SetupError("agent-cores", agent=spec, cores=cores)
    return (Budget(seconds=amount) if found["unit"] == "s" else Budget(nodes=int(amount))), cores


def _search(spec: str, folder: Path | None, more: str) -> Agent:
    """The network with playouts."""
    budget, cores = budget_of(spec, more)
    _need_network(spec, folder)
    lookahead = Lookahead(budget)

    def thinks(game: Game, chance: random.Random) -> Thinking[int]:
        candidates = yield from lookahead.think(game, chance)
        return candidates[0].action

    def chooses(game: Game, chance: random.Random) -> int:
        from praefectus.agents.network.learned import standard_network
        from praefectus.agents.search.search import led

        return led(thinks(game, chance), standard_network(cores, folder))

    return Agent(spec, chooses, budget.seconds or 0.0, compiled=True, thinks=thinks, folder=folder)


def action_values(game: Game) -> list[tuple[float, Action]]:
    """Return what the greedy player thinks of every choice, in points, best first."""
    g, b = thaw(game.state), board_of(game.board)
    kind, seat = g.frame_kind[g.depth - 1], g.frame_seat[g.depth - 1]
    judged = [(choice_worth(g, b, seat, kind, action.id) / POINT, action) for action in game.legal()]
    return sorted(judged, key=lambda pair: -pair[0])


def worths(game: Game) -> list[tuple[float, Action]]:
    """The old name of `action_values`."""
    warnings.warn(action_values.__name__, DeprecationWarning, stacklevel=2)
    return action_values(game)


def _random(game: Game, chance: random.Random) -> int:
    return chance.choice(game.legal()).id


def _novice(game: Game, chance: random.Random) -> int:
    """Judges like the greedy player, but overlooks most choices; if it sees none, it takes any."""
    judged = action_values(game)
    return next(iter(_seen(judged, chance, "novice")), chance.choice(judged)[1]).id


def _beginner(game: Game, chance: random.Random) -> int:
    """The choices that are not overlooked; if none is left, look again."""
    judged = action_values(game)
    return next(iter(_seen(judged, chance, "beginner")), judged[0][1]).id


def _seen(judged: list[tuple[float, Action]], chance: random.Random, who: str) -> list[Action]:
    """Return what is not overlooked, the best first."""
    return [action for _, action in judged if chance.random() >= OVERLOOKED[who]]


def _greedy(game: Game, chance: random.Random) -> int:
    return action_values(game)[0][1].id


BEGINNERS = ("random", "novice", "beginner")  # levels for newcomers, whose advice needs no percentages
PLAIN: dict[str, Choose] = {"random": _random, "novice": _novice, "beginner": _beginner, "greedy": _greedy}


# explanations


def explain(game: Game) -> dict[str, Any]:
    """Return what to do here and why: by search where the rules are compiled, else by the network, else by greed.

    Its sentences are messages, which `Words.told` puts into words.
    """
    from praefectus.agents.insight.explanation import by_network, by_search
    from praefectus.agents.network.learned import standard_network
    from praefectus.agents.search.positions import rules_compiled

    chance = random.Random()
    if not network_there():
        return explain_greedily(game)
    if rules_compiled():
        return _hint_search().lead(by_search(game, _hint_search(), chance)).as_dict()
    return standard_network().think(by_network(game, chance)).as_dict()


def explain_greedily(game: Game) -> dict[str, Any]:
    """Return what the greedy player would do, and next in the same turn."""
    from praefectus.agents.insight.explanation import by_greedy

    judged, ahead = action_values(game), game.fork()
    ahead.play(judged[0][1])
    if ahead.to_act == game.to_act and ahead.turn == game.turn:
        ahead.play(action_values(ahead)[0][1])
    return by_greedy(game, judged, ahead).as_dict()


@lru_cache(maxsize=1)
def _hint_search() -> Search:
    from praefectus.agents.network.learned import standard_network
    from praefectus.agents.search.search import Search

    return Search(standard_network(), HINT_BUDGET, HINT_PLAN)
