"""Layouts of rows and actions that never change: each file lists the names of their numbers; today's are translated.

`python -m praefectus.envs.layouts v2` writes today's layout under a new name; existing files are never changed.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from praefectus.agents.network.observation.compact import FACTS
from praefectus.agents.network.observation.layout import COMPACT_LAYOUT, LISTS
from praefectus.agents.network.translation import Runs, playable_vocabulary, runs_of
from praefectus.game import SetupError
from praefectus.rules.actions import COPY_SEAT, PLAYABLE
from praefectus.rules.stored_names import ABSENT
from praefectus.rules.vocabulary import SEATS

FOLDER = Path(__file__).parent
FEW = 32  # rows for which picking single numbers is faster than copying runs of them
Row = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]


class Layout:
    """What the numbers of rows and actions mean, and how today's become those."""

    def __init__(self, name: str, said: dict[str, Any]) -> None:
        self.name, self.said = name, said
        self.rows, self.actions = len(said["observation"]), len(said["actions"])
        self.relative_seats: bool = said["relative_seats"]  # are seats that actions name counted from the acting one?
        self.own_seat: bool = said["own_seat"]  # do rows always show the own seat?
        self.end_action: bool = said["end_action"]  # is one action legal when a game is over?
        self.limit_counts: bool = said["limit_counts"]  # is a game that the limit of rounds ended won or lost?

    @cached_property
    def mark(self) -> str:
        """Two layouts with the same mark are the same."""
        return hashlib.sha256(json.dumps(self.said, sort_keys=True).encode()).hexdigest()[:16]

    @cached_property
    def is_today(self) -> bool:
        return self.said == today().said

    @cached_property
    def _row_runs(self) -> Runs:
        here = {name: number for number, name in enumerate(COMPACT_LAYOUT.names)}
        return runs_of([here.get(name, ABSENT) for name in self.said["observation"]])

    @cached_property
    def _action_runs(self) -> Runs:
        return runs_of(self._to_today.tolist())

    @cached_property
    def _to_today(self) -> Numbers:
        here = {name: number for number, name in playable_vocabulary().names.items()}
        return np.array([here.get(name, ABSENT) for name in self.said["actions"]])

    @cached_property
    def _from_today(self) -> Numbers:
        found = np.full(PLAYABLE, ABSENT)
        known = np.flatnonzero(self._to_today != ABSENT)
        found[self._to_today[known]] = known
        return found

    @cached_property
    def _values(self) -> list[tuple[npt.NDArray[np.intp], Row]]:
        """Where numbers refer to a list that has another order today: the places, and the number for each of today."""
        found = []
        for part, _, value in COMPACT_LAYOUT.facts:
            before = self.said["lists"].get(value)
            if before is None or before == list(LISTS[value]):
                continue
            table = np.full(256, ABSENT, np.int8)
            for number, thing in enumerate(LISTS[value]):
                table[number] = before.index(thing) if thing in before else ABSENT
            names = enumerate(self.said["observation"])
            found.append((np.array([at for at, name in names if name.split(" ")[0] == part.name]), table))
        return found

    @cached_property
    def _row_sources(self) -> tuple[Numbers, Numbers]:
        """Where each number of a row comes from today, and those that come from nowhere."""
        sources, known = np.zeros(self.rows, np.int64), np.zeros(self.rows, np.bool_)
        for target, source in self._row_runs:
            sources[target], known[target] = np.arange(source.start, source.stop), True
        return sources, np.flatnonzero(~known)

    def translate_rows(self, rows: Row, into: Row) -> None:
        """Today's rows as this layout has them: few number by number, many by runs of neighbours."""
        if len(rows) <= FEW:
            sources, nowhere = self._row_sources
            for row, translated in zip(rows, into, strict=True):
                row.take(sources, out=translated, mode="clip")
                translated[nowhere] = 0
        else:
            for target, source in self._row_runs:
                into[:, target] = rows[:, source]
        for places, table in self._values:
            into[:, places] = table[into[:, places].view(np.uint8)]

    def translate_masks(self, masks: npt.NDArray[np.uint8], into: npt.NDArray[np.uint8]) -> None:
        for target, source in self._action_runs:
            into[:, target] = masks[:, source]

    def to_today(self, actions: npt.NDArray[Any]) -> Numbers:
        """The same actions in today's numbers; what is no action stays none."""
        known = (actions >= 0) & (actions < self.actions)
        return np.where(known, self._to_today[np.where(known, actions, 0)], ABSENT)

    def from_today(self, actions: npt.NDArray[Any]) -> Numbers:
        found: Numbers = self._from_today[actions]
        return found


def turned(masks: npt.NDArray[np.uint8], seat: npt.NDArray[Any], seats: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
    """Masks whose seats are counted from the acting one, as masks in which they are numbered as at the table."""
    found = masks.copy()
    asked = np.flatnonzero(masks[:, COPY_SEAT : COPY_SEAT + SEATS].any(axis=1))
    for game in asked:
        part = masks[game, COPY_SEAT : COPY_SEAT + int(seats[game])]
        found[game, COPY_SEAT : COPY_SEAT + int(seats[game])] = np.roll(part, int(seat[game]))
    return found


def from_seat(actions: npt.NDArray[Any], seat: npt.NDArray[Any], seats: npt.NDArray[Any]) -> Numbers:
    """Actions that name seats as at the table, with seats counted from the acting one."""
    named = (actions >= COPY_SEAT) & (actions < COPY_SEAT + SEATS)
    return np.where(named, COPY_SEAT + (actions - COPY_SEAT - seat) % seats, actions)


@cache
def today() -> Layout:
    """The layout that grows with the data."""
    values = sorted({fact.value for fact in COMPACT_LAYOUT.facts if fact.value in LISTS})
    names = playable_vocabulary().names
    said = {
        "relative_seats": True,
        "own_seat": False,
        "end_action": True,
        "limit_counts": False,
        "lists": {value: list(LISTS[value]) for value in values},
        "observation": COMPACT_LAYOUT.names,
        "actions": [names[number] for number in range(PLAYABLE)],
    }
    return Layout("today", said)


def known() -> list[str]:
    return sorted(file.stem for file in FOLDER.glob("*.json"))


@cache
def layout_of(name: str | None) -> Layout:
    """A frozen layout by its name; None is today's."""
    if name is None:
        return today()
    if name not in known():
        raise SetupError(f"There is no layout '{name}'; there are {', '.join(known())}.")
    return Layout(name, json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


def freeze(name: str) -> None:
    """Write today's layout into a file of its own."""
    file = FOLDER / f"{name}.json"
    if file.exists():
        raise SystemExit(f"{file.name} exists, and a frozen layout never changes; choose another name.")
    file.write_text(json.dumps(today().said, separators=(",", ":")) + "\n", encoding="utf-8")


assert len(COMPACT_LAYOUT.names) == FACTS
