"""Tables of results in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table

from praefectus import data
from praefectus.cli.app import (
    spoken,
    words,
)


def played_in(board: str, modules: Sequence[str]) -> str:
    """Imperium, or Imperium with salt and forum."""
    name, titles = data.board(board).name, [words(f"module-{module}") for module in modules]
    return words("played-with", board=name, modules=spoken().listed(titles)) if titles else name


def standings(result: dict[str, Any]) -> Iterator[Table]:
    """Ratings, and every agent alone against each other one, as tables for people."""
    number, percent = spoken().number, spoken().percent
    played = played_in(result["board"], result["modules"])
    heading = words("standings", games=result["games"], played=played, seats=result["seats"])
    ranking = Table(title=heading, title_justify="left")
    for column in ("agent", "rating", "points", "winning", "houses", "seconds"):
        ranking.add_column(words(f"standings-{column}"), justify="left" if column == "agent" else "right")
    by_name = {agent["agent"]: agent for agent in result["agents"]}
    for rating in result["ratings"]:
        mine = by_name.get(rating["agent"])
        shown = f"{number(rating['mu'], 1)} ± {number(rating['mu'] - rating['low'], 1)}"
        rest = (
            [number(mine["points"], 1), number(mine["winning"]["points"], 1) if mine["wins"] else "-",
             number(mine["houses"], 1), number(mine["seconds_per_turn"], 3)] if mine else []
        )  # fmt: skip
        ranking.add_row(rating["agent"], shown, *rest)
    yield ranking
    if result["pairs"]:
        even = result["pairs"][0]["even"]
        heading = words("arena-one-even", share=percent(even)) if even else words("arena-one")
        meetings = Table(title=heading, title_justify="left")
        for column in ("one", "others", "games", "share", "interval"):
            meetings.add_column(words(f"pair-{column}"), justify="left" if column in ("one", "others") else "right")
        for pair in result["pairs"]:
            interval = words("arena-from-to", low=percent(pair["low"]), high=percent(pair["high"]))
            meetings.add_row(pair["agent"], pair["against"], number(pair["games"]), percent(pair["share"]), interval)
        yield meetings
