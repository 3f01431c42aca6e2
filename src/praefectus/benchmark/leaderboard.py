"""The leaderboard: results of one suite as a table and a page, with those of the reference agents."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from praefectus import arena
from praefectus.arena import charts
from praefectus.arena.messages import number, percent, spoken, words
from praefectus.arena.report import section, table
from praefectus.benchmark.evaluation import FORMAT
from praefectus.benchmark.signing import SHOWN_LETTERS, signer
from praefectus.benchmark.suites import BenchmarkError, names, of_another_network, suite

REFERENCE = Path(__file__).with_name("results")
COLOURS = 8


@dataclass(frozen=True)
class Entry:
    """A result that was read, with what its signature says."""

    result: dict[str, Any]
    signer: str | None  # nobody, where the signature does not belong to the content
    reference: bool

    @property
    def rating(self) -> float:
        return float(self.result["rating"]["mu"])

    @property
    def signed_by(self) -> str:
        return words("leaderboard-unsigned") if self.signer is None else self.signer[:SHOWN_LETTERS]


def reference_files() -> list[Path]:
    """The results of the reference agents, which are part of the package."""
    return sorted(REFERENCE.glob("*.json"))


def read(file: Path, reference: bool = False) -> Entry:
    try:
        result = json.loads(file.read_text(encoding="utf-8"))
        known = result["format"] == FORMAT and {"agent", "suite", "suite_mark", "total", "rating"} <= result.keys()
    except OSError as error:
        raise BenchmarkError("file-unreadable", file=str(file), why=error.strerror) from None
    except (ValueError, TypeError, KeyError):
        known = False
    if not known:
        raise BenchmarkError("leaderboard-no-result", file=str(file))
    return Entry(result, signer(result), reference)


def leaderboard(files: Sequence[Path], suite_name: str | None = None, with_references: bool = True) -> list[Entry]:
    """The results of one suite, the best rating first; files of another suite or another version of it are refused."""
    own = [read(file) for file in files]
    found = {entry.result["suite"] for entry in own}
    if len(found) > 1:
        raise BenchmarkError("leaderboard-mixed", suites=", ".join(sorted(found)))
    chosen = suite(suite_name or (found.pop() if found else names()[0]))
    for entry, file in zip(own, files, strict=True):
        if entry.result["suite_mark"] != chosen.mark:
            raise BenchmarkError("leaderboard-other-suite", file=str(file), suite=chosen.name)
        if of_another_network(entry.result.get("networks", {})):
            raise BenchmarkError("leaderboard-other-network", file=str(file), suite=chosen.name)
    references = [read(file, reference=True) for file in reference_files()] if with_references else []
    shown = own + [entry for entry in references if entry.result["suite_mark"] == chosen.mark]
    return sorted(shown, key=lambda entry: -entry.rating)


def interval(found: dict[str, float], said: Any) -> str:
    return words("arena-from-to", low=said(found["low"]), high=said(found["high"]))


def cells(entry: Entry) -> list[tuple[str, str]]:
    """Rating, share, rank and points of a result, each with its interval."""
    total, rating = entry.result["total"], entry.result["rating"]

    def one(value: float) -> str:
        return number(value, 1)

    def two(value: float) -> str:
        return number(value, 2)

    return [
        (one(rating["mu"]), interval(rating, one)),
        (percent(total["share"]["mean"]), interval(total["share"], percent)),
        (two(total["rank"]["mean"]), interval(total["rank"], two)),
        (one(total["points"]["mean"]), interval(total["points"], one)),
    ]


def columns() -> list[str]:
    return [words(f"leaderboard-{name}") for name in ("rating", "share", "rank", "points")]


def named(entry: Entry) -> str:
    title = str(entry.result["title"])
    return words("leaderboard-reference", agent=title) if entry.reference else title


def page(entries: Sequence[Entry]) -> str:
    """The leaderboard as one HTML page that needs nothing but itself."""
    template = Template((Path(arena.__file__).parent / "report.html").read_text(encoding="utf-8"))
    chosen = suite(str(entries[0].result["suite"]) if entries else names()[0])
    return template.substitute(
        language=spoken().language,
        title=escape(words("leaderboard-title", suite=chosen.name)),
        subtitle=escape(words("leaderboard-subtitle", version=str(chosen.version), mark=chosen.mark)),
        origin=escape(words("leaderboard-origin")),
        sections="\n".join([ratings(entries), everything(entries), by_match(entries)]),
        footer=escape(words("arena-footer")),
    )


def ratings(entries: Sequence[Entry]) -> str:
    heading = words("arena-ratings")
    rows = []
    for place, entry in enumerate(entries):
        rating = entry.result["rating"]
        said = words("arena-rated", agent=named(entry), **{k: number(rating[k], 1) for k in ("mu", "low", "high")})
        rows.append((named(entry), f"a{place % COLOURS}", rating["mu"], rating["low"], rating["high"], said))
    return section(heading, words("leaderboard-scale"), charts.intervals(heading, rows))


def everything(entries: Sequence[Entry]) -> str:
    rows = []
    for entry in entries:
        result = entry.result
        numbers = [f"<td>{value}<small>{between}</small></td>" for value, between in cells(entry)]
        facts = [number(result["games"]), str(result["begun"]["date"])[:10], str(result["praefectus"]), entry.signed_by]
        rows.append([escape(named(entry)), *numbers, *(f"<td>{escape(fact)}</td>" for fact in facts)])
    head = ["", *columns(), *(words(f"leaderboard-{name}") for name in ("games", "date", "version", "signer"))]
    return section(words("leaderboard-all"), words("leaderboard-all.sentence"), table(head, rows))


def by_match(entries: Iterable[Entry]) -> str:
    shown = list(entries)
    matches = [(match["task"], match["against"]) for match in shown[0].result["matches"]] if shown else []
    rows = []
    for entry in shown:
        shares = {(match["task"], match["against"]): match["share"] for match in entry.result["matches"]}
        found = [shares[each] for each in matches]
        each = [f"<td>{percent(share['mean'])}<small>{interval(share, percent)}</small></td>" for share in found]
        rows.append([escape(named(entry)), *each])
    head = ["", *(words("leaderboard-match", task=short(task), agent=against) for task, against in matches)]
    return section(words("leaderboard-matches"), words("leaderboard-matches.sentence"), table(head, rows))


def short(task: str) -> str:
    """Imperium4 for Concordia-Imperium4-v1."""
    return task.removeprefix("Concordia-").rpartition("-")[0]
