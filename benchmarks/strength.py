"""The tables of docs/strength.md: who wins how often, measured by the arena part by part.

`python benchmarks/strength.py` plays all of them, `python benchmarks/strength.py levels explorer` these, and `--list`
names them. Everything is saved in a folder: a stopped run continues, and the same command lists what is finished
as Markdown (strength.md) and as numbers (strength.json).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from praefectus import data
from praefectus.arena import Arena, make_plan
from praefectus.arena.ratings import wilson
from praefectus.game import PraefectusError, configure

HERE = Path(__file__).parent
NEWCOMER = HERE.parent / "examples" / "newcomer.py"
STEP = 0.60, 0.85  # of one seat against three of the level below
console = Console(highlight=False)


@dataclass(frozen=True)
class Match:
    """One arena: who plays what, and how often."""

    agents: tuple[str, ...]
    games: int
    board: str = "imperium"
    seats: int = 4
    modules: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    form: str = "challenge"
    seed: int = 1

    @property
    def name(self) -> str:
        """Its folder."""
        return "-".join((self.board, str(self.seats), *self.modules, *map(str, self.options.values()), *self.agents))

    @property
    def table(self) -> str:
        """Where it is played, for people."""
        extras = [*self.modules, *(f"{name} {value}" for name, value in self.options.items())]
        return f"{data.board(self.board).name} {self.seats}" + (f" with {', '.join(extras)}" if extras else "")

    def played(self, folder: Path, games: int | None, workers: int | None) -> dict[str, Any]:
        plan = make_plan(
            self.agents,
            configure(self.board, self.seats, self.modules, self.options),
            games or self.games,
            self.form,
            self.seed,
        )
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
        place = folder / f"{self.name}-{plan.games}".replace("/", "_")
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(f"{', '.join(self.agents)}: {self.table}", total=plan.total)
            run = Arena(plan, place, workers=workers)
            run.prepare(lambda done, total: None)
            return run.run(lambda done: bar.update(task, completed=done))


def searching(board: str, seats: int = 4, modules: tuple[str, ...] = (), games: int = 60) -> Match:
    return Match(("search:3s", "learned"), games, board, seats, modules, seed=11)


def alone(agent: str, level: str, games: int, board: str = "imperium", *modules: str) -> Match:
    """Against Contrarius."""
    return Match((agent,), games, board, 1, ("solitaria", *modules), {"solo_level": level}, seed=41)


# who should be about even with Contrarius, by level
EVEN = ((str(NEWCOMER), "beginner"), ("greedy", "standard"), ("learned", "expert"))
CHALLENGERS = tuple(agent for agent, _ in EVEN)
LEVELS = tuple(data.solitaria().handicap)

PARTS: dict[str, tuple[str, list[Match]]] = {
    "levels": (
        "Each level against three of the one below, and against three of the one above",
        [
            Match(
                ("random", "novice", "beginner", "greedy", "apprentice", "journeyman", "learned"),
                200,
                form="ladder",
                seed=5,
            )
        ],
    ),
    "strongest": ("`strongest` against three `learned`", [Match(("strongest", "learned"), 100, seed=21)]),
    "newcomer": (
        "A careful newcomer (a third of its choices at random) against three `beginner`",
        [Match((str(NEWCOMER), "beginner"), 200, seed=7)],
    ),
    "explorer": (
        "`explorer` against three `learned`, and how both play",
        [Match(("explorer", "learned"), 800, seed=61)],
    ),
    "contrarius": (
        "Against Contrarius",
        [
            *(alone(agent, level, 200) for agent, level in EVEN),
            *(alone(agent, level, 200) for agent in CHALLENGERS for level in LEVELS if (agent, level) not in EVEN),
            *(alone("learned", "expert", 200, "italia", *modules) for modules in ((), ("salt",), ("forum",))),
        ],
    ),
    "search": (
        "`search:3s` against three `learned`; in teams, against the other team",
        [
            searching("imperium"),
            searching("hispania", 4, ("salt", "forum")),
            searching("roma"),
            searching("cyprus", 4, ("venus", "fish_market")),
            searching("imperium", 4, ("teams",)),
        ],
    ),
    "boards": (
        "`learned` against three `greedy` on every board",
        [Match(("learned", "greedy"), 100, board, seed=16) for board in data.board_ids()],
    ),
}


def before(folder: Path) -> tuple[str, list[Match]]:
    """The installed network against one of another folder: every board, every number of seats; six in teams."""
    agents = "learned", f"learned@{folder}"
    seats = [
        Match(agents, 200, board, number, seed=31)
        for number in (4, 2, 3, 5)
        for board in data.board_ids()
        if data.why_not(board, number, sorted(data.board(board).modules_needed)) is None
    ]
    six = [
        Match(agents, 200, board, 6, ("teams",), seed=31)
        for board in data.board_ids()
        if data.why_not(board, 6, ["teams", *sorted(data.board(board).modules_needed)]) is None
    ]
    return "`learned` against the network before", seats + six


def percent(share: float) -> str:
    return f"{100 * share:.1f}".removesuffix(".0")


def said(pair: dict[str, Any]) -> str:
    return f"{percent(pair['share'])} % ({percent(pair['low'])} to {percent(pair['high'])})"


def is_step(match: Match, pair: dict[str, Any]) -> bool:
    """Is it one level against the one below?"""
    order = match.agents
    return match.form == "ladder" and order.index(pair["agent"]) > order.index(pair["against"])


def rows(match: Match, result: dict[str, Any]) -> Iterator[str]:
    """Every pair that met; of a ladder, whether the step is as wide as it is meant to be."""
    for pair in result["pairs"]:
        even = "" if pair["even"] is None else f"{percent(pair['even'])} %"
        step = ""
        if is_step(match, pair):
            step = "as meant" if STEP[0] <= pair["share"] <= STEP[1] else "not 60 to 85 %"
        names = [name if "/" not in name else Path(name).stem for name in (pair["agent"], pair["against"])]
        yield f"| {match.table} | `{names[0]}` | `{names[1]}` | {pair['games']} | **{said(pair)}** | {even} | {step} |"


def variety(result: dict[str, Any]) -> Iterator[str]:
    """Yield how games end, which god gives winners most, and how seats open."""
    ended = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in result["ended_by"].items() if count)
    yield f"Games ended by: {ended}."
    yield ""
    yield "| | wins | ended by the last house when it won | best god of its wins | openings | the four commonest |"
    yield "|---|---|---|---|---|---|"
    for agent in result["agents"]:
        wins, winning, openings = agent["wins"], agent["winning"], agent["openings"]
        gods = sorted(((count, god) for god, count in winning["best_god"].items() if count), reverse=True)
        told = ", ".join(f"{god} {count}" for count, god in gods)
        common = sum(each["share"] for each in openings["common"])
        named = "; ".join(f"{', '.join(each['cards'])} {percent(each['share'])} %" for each in openings["common"])
        yield (
            f"| `{agent['agent']}` | {said(agent)} | {winning['ended_by']['last_house']} of {wins} | "
            f"{told} | {openings['different']} in {openings['seats']} seats | {percent(common)} %: {named} |"
        )


def markdown(title: str, played: list[tuple[Match, dict[str, Any]]]) -> str:
    lines = [f"## {title}", ""]
    lines += ["| table | one | against | games | wins | even | step |", "|---|---|---|---|---|---|---|"]
    for match, result in played:
        lines += rows(match, result)
    shares = [pair for _, result in played for pair in result["pairs"][:1]]
    if len(shares) > 1:
        wins, games = sum(pair["wins"] for pair in shares), sum(pair["games"] for pair in shares)
        low, high = wilson(wins, games)
        lines += ["", f"Together {wins} of {games}: {percent(wins / games)} % ({percent(low)} to {percent(high)})."]
    for match, result in played:
        if "explorer" in match.agents:
            lines += ["", *variety(result)]
    first = played[0][1]["origin"]
    networks = ", ".join(f"`{name}` {sha[:12]}" for name, sha in sorted(first["networks"].items()))
    since = f"{first['begun']['date'][:10]}, {first['begun']['machine']}"
    lines += ["", f"Praefectus {first['praefectus']}, {since}{f'; networks: {networks}' if networks else ''}."]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="The tables of docs/strength.md, measured part by part.")
    parser.add_argument("parts", nargs="*", metavar="PART", help="which; all without it")
    parser.add_argument("--list", action="store_true", help="name the parts and end")
    parser.add_argument("--games", type=int, help="of every match-up, instead of its own number")
    parser.add_argument("--workers", type=int, help="processes that play; all cores without it")
    parser.add_argument("--before", type=Path, metavar="DIR", help="where the network before lies: adds a part")
    parser.add_argument("--out", type=Path, default=Path("strength"), metavar="DIR", help="where everything is kept")
    given = parser.parse_args()
    parts = PARTS | ({"before": before(given.before)} if given.before else {})
    if given.list:
        for name, (title, matches) in parts.items():
            console.print(f"{name}: {title} ({sum(match.games for match in matches)} games or more)", markup=False)
        return 0
    if unknown := [name for name in given.parts if name not in parts]:
        console.print(f"There is no part {unknown[0]!r}; there are {', '.join(parts)}.", markup=False)
        return 2
    told, numbers = [], {}
    given.out.mkdir(parents=True, exist_ok=True)
    for name in given.parts or parts:
        title, matches = parts[name]
        played = []
        for match in matches:
            try:
                played.append((match, match.played(given.out, given.games, given.workers)))
            except PraefectusError as error:
                console.print(str(error), markup=False)
                return 2
            numbers[name] = [result for _, result in played]
            (given.out / "strength.json").write_text(json.dumps(numbers, indent=1), encoding="utf-8")
            shown = "\n\n".join([*told, markdown(title, played)])
            (given.out / "strength.md").write_text(shown + "\n", encoding="utf-8")
        told.append(markdown(title, played))
        console.print(told[-1], markup=False, soft_wrap=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
