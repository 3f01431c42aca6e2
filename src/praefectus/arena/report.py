"""The report of an arena: one HTML page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from praefectus import data
from praefectus.arena import charts
from praefectus.arena.charts import percent
from praefectus.arena.results import CONTRARIUS, ENDINGS
from praefectus.game.words import GOD_NAMES, listed

COLOURS = 8
PART_TITLES = (*GOD_NAMES, "Concordia card", "other")
ENDING_TITLES = {"stopped": "stopped without an end", "last_card": "the last card", "last_house": "the last house"}
ENDING_COLOURS = {"stopped": "p8", "last_card": "p2", "last_house": "p0"}
Summary = dict[str, Any]


def write_report(summary: Summary) -> str:
    """The page as text."""
    page = Template((Path(__file__).parent / "report.html").read_text(encoding="utf-8"))
    sections = [ratings, pairs, mixed, by_seat, points_by_god, length, houses, openings, winning]
    return page.substitute(
        title=escape(title(summary)),
        subtitle=escape(subtitle(summary)),
        origin=escape(origin(summary)),
        sections="\n".join(filter(None, (section(summary) for section in sections))),
    )


def title(summary: Summary) -> str:
    modules = f" with {listed(summary['modules'])}" if summary["modules"] else ""
    seats = "one seat" if summary["seats"] == 1 else f"{summary['seats']} seats"
    return f"Arena on {data.board(summary['board']).name}{modules}, {seats}"


def subtitle(summary: Summary) -> str:
    names = listed([agent["agent"] for agent in summary["agents"]])
    options = "".join(f"; {name} {str(value).lower()}" for name, value in summary["options"].items())
    return (
        f"{summary['games']:,} games of {names}: {summary['format']}, {summary['games_each']:,} of each match-up, "
        f"every deal played in all rotations of the seats; seed {summary['seed']}{options}."
    )


def origin(summary: Summary) -> str:
    """Which program and which networks played, when and where."""
    known, begun = summary["origin"], summary["origin"]["begun"]
    networks = "".join(f"; {name} with the network {mark}" for name, mark in known["networks"].items())
    return (
        f"Praefectus {known['praefectus']}, rules {known['engine']}, begun {begun['date']} on {begun['machine']}, "
        f"Python {begun['python']}{networks}."
    )


def colour(summary: Summary, name: str) -> str:
    names = [agent["agent"] for agent in summary["agents"]]
    return f"a{names.index(name) % COLOURS}" if name in names else "p7"


def section(heading: str, sentence: str, body: str) -> str:
    return f"<section><h2>{escape(heading)}</h2><p>{escape(sentence)}</p>{body}</section>"


def figure(heading: str, chart: str, kind: str = "") -> str:
    name = f' class="{kind}"' if kind else ""
    return f"<figure{name}><h3>{escape(heading)}</h3>{chart}</figure>"


def row(figures: Iterable[str]) -> str:
    return f'<div class="row">{"".join(figures)}</div>'


def key(entries: Iterable[tuple[str, str]]) -> str:
    shown = "".join(f'<li><i style="background:var(--{colour})"></i>{escape(name)}</li>' for name, colour in entries)
    return f'<ul class="key">{shown}</ul>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; every row begins with its name, and its cells are HTML already."""
    top = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "".join(f'<tr><th scope="row">{cells[0]}</th>{"".join(cells[1:])}</tr>' for cells in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def ratings(summary: Summary) -> str:
    rated = summary["ratings"]
    if len(rated) < 2:
        return ""
    rows = [
        (r["agent"], colour(summary, r["agent"]), r["mu"], r["low"], r["high"],
         f"{r['agent']}: {r['mu']:.2f}, between {r['low']:.2f} and {r['high']:.2f}")
        for r in rated
    ]  # fmt: skip
    sentence = "Skill by openskill (Plackett-Luce) with its 95 % interval; everybody begins at 25."
    return section("Ratings", sentence, charts.intervals("Ratings", rows))


def pairs(summary: Summary) -> str:
    found = {(pair["agent"], pair["against"]): pair for pair in summary["pairs"]}
    if not found:
        return ""
    names = [agent["agent"] for agent in summary["agents"]]
    columns = [name for name in (*names, CONTRARIUS) if any(name == rest for _, rest in found)]
    rows = []
    for one in names:
        cells = [escape(one)]
        for rest in columns:
            pair = found.get((one, rest))
            cells.append("<td>·</td>" if pair is None else share_cell(pair))
        rows.append(cells)
    even = summary["pairs"][0]["even"]
    what = "team" if "teams" in summary["modules"] else "seat"
    sentence = (
        f"One {what} of the agent on the left, all others of the agent above: share of games won by the one, with the "
        "95 % interval."
    )
    if even is not None:
        sentence += f" Equals would win {percent(even)}."
    return section("One against the rest", sentence, table(["", *columns], rows))


def share_cell(pair: dict[str, Any]) -> str:
    strength = abs(pair["share"] - (pair["even"] or 0.5))
    shade = min(0.3, 0.3 * strength) if pair["share"] > (pair["even"] or 0.5) else 0.0
    return (
        f'<td style="background:rgb(var(--even) / {shade:.2f})">{percent(pair["share"])}'
        f"<small>{percent(pair['low'])} to {percent(pair['high'])}</small>"
        f"<small>{pair['points']:.1f} to {pair['points_against']:.1f} points</small></td>"
    )


def mixed(summary: Summary) -> str:
    if not summary["mixed"]:
        return ""
    rows = [
        (m["agent"], colour(summary, m["agent"]), 100 * m["share"], 100 * m["low"], 100 * m["high"],
         f"{m['agent']}: {percent(m['share'])} of {m['games']:,} games")
        for m in sorted(summary["mixed"], key=lambda m: -m["share"])
    ]  # fmt: skip
    sentence = "Tables at which every seat is another agent: share of games won, with the 95 % interval."
    return section("Mixed tables", sentence, charts.intervals("Mixed tables", rows, " %"))


def by_seat(summary: Summary) -> str:
    figures = [figure("All games", charts.shares_by_seat("Wins by seat, all games", "p7", summary["by_seat"]), "fixed")]
    for agent in summary["agents"]:
        name = agent["agent"]
        chart = charts.shares_by_seat(f"Wins of {name} by seat", colour(summary, name), agent["by_seat"])
        figures.append(figure(name, chart, "fixed"))
    sentence = "Share of games won from each seat, with 95 % intervals. Every agent sits at every seat equally often."
    return section("Wins by seat", sentence, row(figures))


def points_by_god(summary: Summary) -> str:
    rows = []
    for agent in summary["agents"]:
        rows.append((agent["agent"], list(agent["parts"].values())))
        if agent["wins"]:
            rows.append((f"{agent['agent']}, winning", list(agent["winning"]["parts"].values())))
    parts = [(title, f"p{number}") for number, title in enumerate(PART_TITLES)]
    chart = charts.stacked("Points by god", rows, parts, "")
    sentence = "Mean points of a seat by god: in all games, and in those it won."
    return section("Points by god", sentence, chart + used(rows, parts))


def length(summary: Summary) -> str:
    numbers = summary["length"]
    figures = [figure("All games", charts.bars("Length of all games", "p7", numbers["histogram"]))]
    for agent in summary["agents"]:
        if agent["wins"]:
            chart = charts.bars(
                f"Length of games won by {agent['agent']}", colour(summary, agent["agent"]),
                agent["winning"]["histogram"],
            )  # fmt: skip
            figures.append(figure(f"Won by {agent['agent']}: {agent['winning']['rounds']:.1f} rounds", chart))
    sentence = (
        f"Games lasted {numbers['rounds']:.1f} rounds on average, from {numbers['shortest']} to {numbers['longest']}; "
        "the last bar holds all longer ones."
    )
    return section("Length", sentence, row(figures))


def houses(summary: Summary) -> str:
    board = data.board(summary["board"])
    names = board.names
    places = [(city.name, city.x, city.y) for city in board.cities]
    places += [(place.name, place.x, place.y) for place in board.places]
    routes = [(names.index(r.ends[0]), names.index(r.ends[1])) for r in board.lines if len(r.ends) == 2]
    rounds = usual_rounds(summary)
    maps = []
    for agent in summary["agents"]:
        chart = charts.city_map(f"Houses of {agent['agent']}", places, routes, agent["cities"], rounds)
        maps.append(figure(f"{agent['agent']}: {agent['houses']:.1f} houses a game", chart))
    curves = charts.curves(
        "Houses by round",
        [(agent["agent"], colour(summary, agent["agent"]), agent["houses_by_round"]) for agent in summary["agents"]],
        "round",
    )
    scale = f'<p>Round {rounds[0]:.0f}<span class="scale"></span>round {rounds[1]:.0f}</p>'
    sentence = "The area of a city's circle says how often a seat builds there, its colour in which round on average."
    return section("Where houses stand and when", sentence, row(maps) + scale + figure("Houses by round", curves))


def usual_rounds(summary: Summary) -> tuple[float, float]:
    """The first and the last round in which agents build, cities aside where they hardly ever do."""
    built = []
    for agent in summary["agents"]:
        most = max(city["share"] for city in agent["cities"])
        built += [city["round"] for city in agent["cities"] if city["share"] > most / 10]
    return min(built, default=0.0), max(built, default=1.0)


def used(rows: Sequence[tuple[str, Sequence[float]]], parts: Sequence[tuple[str, str]]) -> str:
    """The key of the parts that occur."""
    return key(part for number, part in enumerate(parts) if any(values[number] for _, values in rows))


def openings(summary: Summary) -> str:
    rows = []
    for agent in summary["agents"]:
        known = agent["openings"]
        common = [f"{', '.join(each['cards'])} ({percent(each['share'])})" for each in known["common"]]
        cells = [f"{known['different']:,} of {known['seats']:,}", *common]
        rows.append([escape(agent["agent"]), *(f"<td>{cell}</td>" for cell in cells)])
    sentence = "An opening is the first four cards that a seat plays: how many different ones, and the most common."
    return section("Openings", sentence, table(["", "different ones", "most common", "", "", ""], rows))


def winning(summary: Summary) -> str:
    winners = [agent for agent in summary["agents"] if agent["wins"]]
    if not winners:
        return section("How each agent wins", f"Nobody won a game; {CONTRARIUS} did.", "")
    rows = []
    for agent in winners:
        won, wins = agent["winning"], agent["wins"]
        cells = [
            f"{wins:,}", f"{won['points']:.1f}", f"{won['ahead']:.1f}", f"{won['rounds']:.1f}",
            percent(won["took_concordia"] / wins), f"{agent['seconds_per_turn']:.3f}",
        ]  # fmt: skip
        rows.append([escape(agent["agent"]), *(f"<td>{cell}</td>" for cell in cells)])
    head = ["", "games won", "points", "ahead by", "rounds", "took the Concordia card", "seconds a turn"]
    endings = [(ENDING_TITLES[way], ENDING_COLOURS[way]) for way in ENDINGS]
    ended = [(a["agent"], [100 * a["winning"]["ended_by"][way] / a["wins"] for way in ENDINGS]) for a in winners]
    gods = [(name, f"p{god}") for god, name in enumerate(GOD_NAMES)]
    best = []
    for agent in winners:
        counts = agent["winning"]["best_god"].values()
        best.append((agent["agent"], [100 * count / max(1, sum(counts)) for count in counts]))
    ways = charts.stacked("Endings", ended, endings, " %") + used(ended, endings)
    favourites = charts.stacked("Best gods", best, gods, " %") + used(best, gods)
    body = table(head, rows) + figure("What ended the games it won", ways)
    body += figure("The god that brought it most", favourites)
    return section("How each agent wins", "Numbers of the games that the agent won.", body)
