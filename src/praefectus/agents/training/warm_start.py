"""Starting weights from an existing network, even if boards and actions were added since."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from praefectus.agents.network.observation.table import TABLE_BOARD
from praefectus.agents.network.translation import VOCABULARY_KEY, Translation
from praefectus.agents.training.network import ACTIONS, WHOLE, Network
from praefectus.game.errors import PraefectusError


class TrainingError(PraefectusError):
    """A configuration or a checkpoint that cannot be used."""


def shipped_network(path: Path) -> Network:
    """The network of a file, as large as it was trained."""
    found = _weights(_read(path)[0])
    blocks = 1 + max(int(name.split(".")[2]) for name in found if name.startswith("network.blocks."))
    network = Network(found["network.table.weight"].shape[0], blocks)
    read_shipped(path, network)
    return network


def read_shipped(path: Path, network: Network) -> None:
    """Start with the shipped weights, which are stored in 16 bits."""
    model, translation = _read(path)
    found = _weights(model)
    wanted = [name for name, _ in network.named_parameters()]
    missing = [name for name in wanted if f"network.{name}" not in found]
    if missing:
        raise TrainingError("training-weights", file=str(path), known=", ".join(missing))
    weights = {name: torch.tensor(np.array(found[f"network.{name}"], np.float32)) for name in wanted}
    if translation.row_runs is not None or translation.action_runs is not None:
        _carry_over(path, translation, weights, network)
    try:
        network.load_state_dict(weights, strict=False)
    except RuntimeError as error:
        raise TrainingError("training-other-plan", file=str(path), why=str(error)[:200]) from None


def _read(path: Path) -> tuple[Any, Translation]:
    """Return what a file holds, and what its numbers mean."""
    import onnx

    try:
        model = onnx.load(str(path))
        vocabulary = {entry.key: entry.value for entry in model.metadata_props}[VOCABULARY_KEY]
    except Exception as error:  # the parser's own exceptions have no common base below this one
        why = (str(error).splitlines() or [type(error).__name__])[0][:200]
        raise TrainingError("training-no-network", file=str(path), why=why) from None
    return model, Translation(vocabulary)


def _weights(model: Any) -> dict[str, Any]:
    from onnx import numpy_helper

    from praefectus.agents.network.export import KEPT_IN_16

    return {each.name.removesuffix(KEPT_IN_16): numpy_helper.to_array(each) for each in model.graph.initializer}


def _carry_over(path: Path, translation: Translation, weights: dict[str, Tensor], network: Network) -> None:
    """Weights for rows and actions of their time become weights for those of today.

    What is new counts for nothing at first, so that the network plays as its file does.
    """
    theirs = [-1] * len(network.scales)  # type: ignore[arg-type]
    for target, source in translation.row_runs or [_all(len(theirs))]:
        theirs[source] = range(target.start, target.stop)
    whole = weights["table.weight"].shape[1]
    known = range(whole, translation.features)  # land lines beyond the first set came later
    if theirs[WHOLE:] != [*known, *[-1] * (len(theirs) - WHOLE - len(known))]:
        raise TrainingError("training-other-rows", file=str(path))  # provinces, cities or lines are encoded differently
    weights["table.weight"] = _columns(weights["table.weight"], theirs[:WHOLE])
    boards = theirs[TABLE_BOARD : TABLE_BOARD + network.known_cities.in_features]
    first = min((number for number in boards if number >= 0), default=0)
    for name in ("known_cities.weight", "known_lines.weight"):
        weights[name] = _columns(weights[name], [max(number - first, -1) for number in boards])
    marks = torch.zeros(network.known_lines.out_features, network.known_lines.in_features)
    marks[: len(weights["known_lines.weight"])] = weights["known_lines.weight"]
    weights["known_lines.weight"] = marks
    runs = translation.action_runs or [_all(ACTIONS)]
    for name in ("policy.weight", "policy.bias"):
        mine = torch.zeros(ACTIONS, *weights[name].shape[1:])
        for target, source in runs:
            mine[target] = weights[name][source]
        weights[name] = mine


def _all(count: int) -> tuple[slice, slice]:
    return slice(0, count), slice(0, count)


def _columns(weights: Tensor, numbers: list[int]) -> Tensor:
    """These columns, nothing for those that it does not have."""
    picked = torch.tensor(numbers)
    return weights[:, picked.clamp(min=0)] * (picked >= 0)
