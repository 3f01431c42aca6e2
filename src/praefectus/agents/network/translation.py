"""A network reads rows and names actions as they were when it was trained; its file says how, by name.

Rows of today become rows of the network, and its logits become those of today's actions. What the network does not
know is absent from its view; what it cannot name it does not choose.
"""

from __future__ import annotations

import json
from functools import cache

import numpy as np
from numpy.typing import NDArray

from praefectus.agents.network.observation import LAYOUT
from praefectus.rules.actions import PLAYABLE
from praefectus.rules.names import ABSENT, Vocabulary, VocabularyError, action_vocabulary, translation

VOCABULARY_KEY = "praefectus_vocabulary"  # of the file's metadata
# the logit of an action that a network cannot name: never chosen beside another, and drawn evenly among its like
UNNAMED = np.float32(-1e4)

Floats = NDArray[np.float32]
Rows = NDArray[np.int8]


@cache
def playable_vocabulary() -> Vocabulary:
    """The actions of people."""
    everything = action_vocabulary()
    return Vocabulary([part for part in everything.parts if part.first < PLAYABLE], everything.things)


@cache
def row_vocabulary() -> Vocabulary:
    return LAYOUT.vocabulary()


def vocabulary_of_today() -> str:
    """What a network that is trained now is marked with."""
    said = {"actions": playable_vocabulary().as_json(), "observation": row_vocabulary().as_json()}
    return json.dumps(said, separators=(",", ":"))


class Translation:
    """Between the numbers of today and those of one network."""

    def __init__(self, kept: str) -> None:
        try:
            said = json.loads(kept)
            actions = Vocabulary.from_json(said["actions"])
            rows = Vocabulary.from_json(said["observation"])
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            reason = str(error) if isinstance(error, VocabularyError) else "It is not one."
            raise VocabularyError(reason) from None
        self.features, self.actions = rows.size, actions.size
        self._features = _runs(translation(rows, row_vocabulary()), row_vocabulary().size)
        self._choices = _runs(translation(playable_vocabulary(), actions), actions.size)

    def rows(self, rows: Rows) -> Rows:
        """Rows of today as the network reads them."""
        if self._features is None:
            return rows
        read = np.zeros((len(rows), self.features), np.int8)
        for target, source in self._features:
            read[:, target] = rows[:, source]
        return read

    def logits(self, logits: Floats) -> Floats:
        """What the network says of today's actions."""
        if self._choices is None:
            return logits
        said = np.full((len(logits), PLAYABLE), UNNAMED, np.float32)
        for target, source in self._choices:
            said[:, target] = logits[:, source]
        return said


def _runs(numbers: NDArray[np.int64], size: int) -> list[tuple[slice, slice]] | None:
    """Where numbers go and where they come from, in runs of neighbours; None where nothing has to move."""
    if np.array_equal(numbers, np.arange(size)):
        return None
    known = np.flatnonzero(numbers != ABSENT)
    breaks = np.flatnonzero((np.diff(known) != 1) | (np.diff(numbers[known]) != 1)) + 1
    runs = []
    for run in np.split(known, breaks) if len(known) else []:
        target, source = int(run[0]), int(numbers[run[0]])
        runs.append((slice(target, target + len(run)), slice(source, source + len(run))))
    return runs
