"""The report of an arena: one HTML page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from praefectus import data
from praefectus.arena import charts
from praefectus.arena.messages import number, percent, spoken, words
from praefectus.arena.results import CONTRARIUS, ENDINGS
from praefectus.game.message_parts import GOD_NAMES

COLOURS = 8
ENDING_COLOURS = {"stopped": "p8", "last_card": "p2", "last_house": "p0"}
Summary = dict[str, Any]


def write_report(summary: Summary) -> str:
    """The page as text."""
    page = Template((Path(__file__).parent / "report.html").read_text(encoding="utf-8"))
    sections = [ratings, pairs, mixed, by_seat, points_by_god, length, houses, openings, winning]
    return page.substitute(
        language=spoken().language,
        footer=escape(words("arena-footer")),
        title=escape(title(summary)),
        subtitle=escape(subtitle(summary)),
        origin=escape(origin(summary)),
        sections="\n".join(filter(None, (section(summary) for section in sections))),
    )


def title(summary: Summary) -> str:
    board, modules = data.board(summary["board"]).name, [words(f"module-{name}") for name in summary["modules"]]
    if not modules:
        return words("arena-title", board=board, seats=summary["seats"])
    return words("arena-title-with", board=board, seats=summary["seats"], modules=spoken().listed(modules))


def subtitle(summary: Summary) -> str:
    return words(
        "arena-subtitle",
        games=summary["games"],
        agents=spoken().listed([agent["agent"] for agent in summary["agents"]]),
        form=summary["format"],
        each=summary["games_each"],
        seed=str(summary["seed"]) + "".join(f"; {name}={value}" for name, value in summary["options"].items()),
    )


def origin(summary: Summary) -> str:
    """Return which program, networks and agents from outside played, when and where."""
    known, begun = summary["origin"], summary["origin"]["begun"]
    by = {"version": known["praefectus"], "rules": str(known["engine"])}
    where = {"date": str(begun["date"]), "machine": str(begun["machine"]), "python": begun["python"]}
    marked = [words("arena-with-network", agent=name, mark=mark) for name, mark in known["networks"].items()]
    marked += [words("arena-with-source", agent=name, mark=mark) for name, mark in known.get("sources", {}).items()]
    if not marked:
        return words("arena-origin", **by, **where)
    return words("arena-origin-networks", **by, **where, networks=spoken().listed(marked))


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
         words("arena-rated", agent=r["agent"], mu=number(r["mu"], 2), low=number(r["low"], 2),
               high=number(r["high"], 2)))
        for r in rated
    ]  # fmt: skip
    heading = words("arena-ratings")
    return section(heading, words("arena-ratings.sentence"), charts.intervals(heading, rows))


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
    sentence = words("arena-one-team" if "teams" in summary["modules"] else "arena-one-seat")
    if even is not None:
        sentence = words("sentences", first=sentence, then=words("arena-equals", share=percent(even)))
    return section(words("arena-one"), sentence, table(["", *columns], rows))


def share_cell(pair: dict[str, Any]) -> str:
    strength = abs(pair["share"] - (pair["even"] or 0.5))
    shade = min(0.3, 0.3 * strength) if pair["share"] > (pair["even"] or 0.5) else 0.0
    return (
        f'<td style="background:rgb(var(--even) / {shade:.2f})">{percent(pair["share"])}'
        f"<small>{words('arena-from-to', low=percent(pair['low']), high=percent(pair['high']))}</small>"
        f"<small>{words('arena-points', own=number(pair['points'], 1), others=number(pair['points_against'], 1))}"
        "</small></td>"
    )


def mixed(summary: Summary) -> str:
    if not summary["mixed"]:
        return ""
    rows = [
        (m["agent"], colour(summary, m["agent"]), 100 * m["share"], 100 * m["low"], 100 * m["high"],
         words("arena-share", name=m["agent"], share=percent(m["share"]), games=m["games"]))
        for m in sorted(summary["mixed"], key=lambda m: -m["share"])
    ]  # fmt: skip
    heading = words("arena-mixed")
    return section(heading, words("arena-mixed.sentence"), charts.intervals(heading, rows, " %"))


def by_seat(summary: Summary) -> str:
    heading = words("arena-seats")
    figures = [figure(words("arena-all"), charts.shares_by_seat(heading, "p7", summary["by_seat"]), "fixed")]
    for agent in summary["agents"]:
        name = agent["agent"]
        chart = charts.shares_by_seat(words("arena-seats-of", agent=name), colour(summary, name), agent["by_seat"])
        figures.append(figure(name, chart, "fixed"))
    return section(heading, words("arena-seats.sentence"), row(figures))


def points_by_god(summary: Summary) -> str:
    rows = []
    for agent in summary["agents"]:
        rows.append((agent["agent"], list(agent["parts"].values())))
        if agent["wins"]:
            rows.append((words("arena-winning", agent=agent["agent"]), list(agent["winning"]["parts"].values())))
    titles = (*GOD_NAMES, words("arena-concordia"), words("arena-other"))
    parts = [(title, f"p{part}") for part, title in enumerate(titles)]
    heading = words("arena-gods")
    chart = charts.stacked(heading, rows, parts, "")
    return section(heading, words("arena-gods.sentence"), chart + used(rows, parts))


def length(summary: Summary) -> str:
    numbers = summary["length"]
    figures = [figure(words("arena-all"), charts.bars(words("arena-length-all"), "p7", numbers["histogram"]))]
    for agent in summary["agents"]:
        if agent["wins"]:
            chart = charts.bars(
                words("arena-length-of", agent=agent["agent"]), colour(summary, agent["agent"]),
                agent["winning"]["histogram"],
            )  # fmt: skip
            rounds = number(agent["winning"]["rounds"], 1)
            figures.append(figure(words("arena-won-by", agent=agent["agent"], rounds=rounds), chart))
    rounds, shortest, longest = number(numbers["rounds"], 1), numbers["shortest"], numbers["longest"]
    sentence = words("arena-length.sentence", rounds=rounds, shortest=shortest, longest=longest)
    return section(words("arena-length"), sentence, row(figures))


def houses(summary: Summary) -> str:
    board = data.board(summary["board"])
    names = board.names
    places = [(city.name, city.x, city.y) for city in board.cities]
    places += [(place.name, place.x, place.y) for place in board.places]
    between_cities = [line.ends for line in board.lines if len(line.ends) == 2 and set(line.ends) <= set(names)]
    routes = [(names.index(first), names.index(second)) for first, second in between_cities]
    rounds = usual_rounds(summary)
    maps = []
    for agent in summary["agents"]:
        chart = charts.city_map(words("arena-houses-of", agent=agent["agent"]), places, routes, agent["cities"], rounds)
        built = words("arena-houses-a-game", agent=agent["agent"], houses=number(agent["houses"], 1))
        maps.append(figure(built, chart))
    curves = charts.curves(
        words("arena-houses-by-round"),
        [(agent["agent"], colour(summary, agent["agent"]), agent["houses_by_round"]) for agent in summary["agents"]],
        words("arena-round"),
    )
    early, late = (words("arena-in-round", round=round(each)) for each in rounds)
    scale = f'<p>{escape(early)}<span class="scale"></span>{escape(late)}</p>'
    body = row(maps) + scale + figure(words("arena-houses-by-round"), curves)
    return section(words("arena-houses"), words("arena-houses.sentence"), body)


def usual_rounds(summary: Summary) -> tuple[float, float]:
    """The first and the last round in which agents build, without cities where they rarely do."""
    built = []
    for agent in summary["agents"]:
        most = max(city["share"] for city in agent["cities"])
        built += [city["round"] for city in agent["cities"] if city["share"] > most / 10]
    return min(built, default=0.0), max(built, default=1.0)


def used(rows: Sequence[tuple[str, Sequence[float]]], parts: Sequence[tuple[str, str]]) -> str:
    """The key of the parts that occur."""
    return key(part for place, part in enumerate(parts) if any(values[place] for _, values in rows))


def openings(summary: Summary) -> str:
    rows = []
    for agent in summary["agents"]:
        known = agent["openings"]
        common = []
        for each in known["common"]:
            cards = spoken().row([words(f"card-{kind}") for kind in each["cards"]])
            common.append(words("arena-opening", cards=cards, share=percent(each["share"])))
        cells = [words("arena-openings-of", different=known["different"], seats=known["seats"]), *common]
        rows.append([escape(agent["agent"]), *(f"<td>{cell}</td>" for cell in cells)])
    heads = ["", words("arena-openings-different"), words("arena-openings-common"), "", "", ""]
    return section(words("arena-openings"), words("arena-openings-text"), table(heads, rows))


def winning(summary: Summary) -> str:
    winners = [agent for agent in summary["agents"] if agent["wins"]]
    if not winners:
        return section(words("arena-how"), words("arena-nobody", rival=CONTRARIUS), "")
    rows = []
    for agent in winners:
        won, wins = agent["winning"], agent["wins"]
        cells = [
            number(wins), number(won["points"], 1), number(won["ahead"], 1), number(won["rounds"], 1),
            percent(won["took_concordia"] / wins), number(agent["seconds_per_turn"], 3),
        ]  # fmt: skip
        rows.append([escape(agent["agent"]), *(f"<td>{cell}</td>" for cell in cells)])
    columns = ("wins", "points", "ahead", "rounds", "took-concordia", "seconds")
    head = ["", *(words(f"arena-column-{column}") for column in columns)]
    endings = [(words(f"ended-{way}"), ENDING_COLOURS[way]) for way in ENDINGS]
    ended = [(a["agent"], [100 * a["winning"]["ended_by"][way] / a["wins"] for way in ENDINGS]) for a in winners]
    gods = [(name, f"p{god}") for god, name in enumerate(GOD_NAMES)]
    best = []
    for agent in winners:
        counts = agent["winning"]["best_god"].values()
        best.append((agent["agent"], [100 * count / max(1, sum(counts)) for count in counts]))
    ended_it, best_god = words("arena-endings"), words("arena-best-god")
    body = table(head, rows) + figure(ended_it, charts.stacked(ended_it, ended, endings, " %") + used(ended, endings))
    body += figure(best_god, charts.stacked(best_god, best, gods, " %") + used(best, gods))
    return section(words("arena-how"), words("arena-how.sentence"), body)
