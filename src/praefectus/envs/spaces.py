"""The spaces of Gymnasium and PettingZoo."""

from __future__ import annotations

import gymnasium
import numpy as np

from praefectus.envs.batch import Batch


def space_of(batch: Batch) -> gymnasium.spaces.Dict:
    """The compact observation and the mask of legal actions."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-128, 127, (batch.layout.rows,), np.int8),
            "action_mask": gymnasium.spaces.Box(0, 1, (batch.layout.actions,), np.int8),
        }
    )
