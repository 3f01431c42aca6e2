"""A network reads rows and names actions as they were when it was trained; its file says how, by name.

Rows of today become rows of the network, and its logits become those of today's actions. What the network does not
know is absent from its view; what it cannot name it does not choose.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any, TypeVar

from praefectus.agents.network.observation import LAYOUT
from praefectus.rules.actions import PLAYABLE
from praefectus.rules.stored_names import ABSENT, Vocabulary, VocabularyError, action_vocabulary, translation

N = TypeVar("N", int, float)

VOCABULARY_KEY = "praefectus_vocabulary"  # of the file's metadata
# the logit of an action that a network cannot name: never chosen beside another, and drawn evenly among its like
UNNAMED = -1e4

Runs = list[tuple[slice, slice]]


@cache
def playable_vocabulary() -> Vocabulary:
    """The actions of people."""
    everything = action_vocabulary()
    return Vocabulary([part for part in everything.parts if part.first < PLAYABLE], everything.things)


@cache
def row_vocabulary() -> Vocabulary:
    return LAYOUT.vocabulary()


def vocabulary_of_today() -> str:
    """Return what a network that is trained now is marked with."""
    said = {"actions": playable_vocabulary().as_json(), "observation": row_vocabulary().as_json()}
    return json.dumps(said, separators=(",", ":"))


def layout_mark() -> str:
    """The hash of what the numbers of rows and actions mean today."""
    return hashlib.sha256(vocabulary_of_today().encode()).hexdigest()[:16]


class Translation:
    """Between the numbers of today and those of one network."""

    def __init__(self, kept: str) -> None:
        try:
            said = json.loads(kept)
            actions = Vocabulary.from_json(said["actions"])
            rows = Vocabulary.from_json(said["observation"])
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise (error if isinstance(error, VocabularyError) else VocabularyError("vocabulary-damaged")) from None
        self.features, self.actions = rows.size, actions.size
        # where each part of today's row is in the network's row, and which logit belongs to which action of today
        self.row_runs = _runs(translation(rows, row_vocabulary()), row_vocabulary().size)
        self.action_runs = _runs(translation(playable_vocabulary(), actions), actions.size)

    def row(self, row: list[int]) -> list[int]:
        """A row of today as the network reads it."""
        return row if self.row_runs is None else _moved(self.row_runs, row, [0] * self.features)

    def logits(self, logits: list[float]) -> list[float]:
        """Return what the network says of today's actions."""
        return logits if self.action_runs is None else _moved(self.action_runs, logits, [UNNAMED] * PLAYABLE)

    def as_dict(self) -> dict[str, Any]:
        """For a network that runs elsewhere (web/src/search/network.ts)."""
        runs = {"rows": self.row_runs, "logits": self.action_runs}
        moves = {
            name: None if found is None else [[target.start, target.stop, source.start] for target, source in found]
            for name, found in runs.items()
        }
        return {"features": self.features, "actions": self.actions, "unnamed": float(UNNAMED), **moves}


def _moved(runs: Runs, given: list[N], into: list[N]) -> list[N]:
    for target, source in runs:
        into[target] = given[source]
    return into


def _runs(numbers: list[int], size: int) -> Runs | None:
    """Return where numbers go and where they come from, in runs of neighbours; None where nothing has to move."""
    return None if numbers == list(range(size)) else runs_of(numbers)


def runs_of(numbers: list[int]) -> Runs:
    """Places and the places they come from, in runs of neighbours."""
    runs: Runs = []
    for target, source in enumerate(numbers):
        if source == ABSENT:
            continue
        if runs and (runs[-1][0].stop, runs[-1][1].stop) == (target, source):
            runs[-1] = slice(runs[-1][0].start, target + 1), slice(runs[-1][1].start, source + 1)
        else:
            runs.append((slice(target, target + 1), slice(source, source + 1)))
    return runs
