"""Networks that play already: their weights to begin with, and one of whatever form and vocabulary as a teacher.

At every choice the new network is shown what the teacher would do. That brings it within a minute or two to where the
teacher is, and from there on it learns by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from praefectus.agents.network.translation import UNNAMED, VOCABULARY_KEY, Translation, vocabulary_of_today
from praefectus.agents.training.batch import DEVICE
from praefectus.agents.training.network import ACTIONS, Network
from praefectus.game.errors import PraefectusError


class TrainingError(PraefectusError):
    """A configuration or a checkpoint that cannot be used."""


def read_shipped(path: Path, network: Network) -> None:
    """Begin with the weights that players use: they were kept in 16 bits."""
    model, vocabulary = _read(path)
    if vocabulary != vocabulary_of_today():
        raise TrainingError("training-other-rows", file=str(path))
    found = _weights(model)
    wanted = {name: found.get(f"network.{name}") for name, _ in network.named_parameters()}
    missing = [name for name, numbers in wanted.items() if numbers is None]
    if missing:
        raise TrainingError("training-weights", file=str(path), known=", ".join(missing))
    try:
        numbers = {name: torch.tensor(np.array(each, np.float32)) for name, each in wanted.items()}
        network.load_state_dict(numbers, strict=False)
    except RuntimeError as error:
        raise TrainingError("training-other-plan", file=str(path), why=str(error)[:200]) from None


def _read(path: Path) -> tuple[Any, str]:
    """What a file holds, and what its numbers mean."""
    import onnx

    try:
        model = onnx.load(str(path))
        return model, {entry.key: entry.value for entry in model.metadata_props}[VOCABULARY_KEY]
    except Exception as error:  # the parser's own exceptions have no common base below this one
        raise _unreadable(path, error) from None


def _unreadable(path: Path, error: Exception) -> TrainingError:
    why = (str(error).splitlines() or [type(error).__name__])[0][:200]
    return TrainingError("training-no-network", file=str(path), why=why)


def _weights(model: Any) -> dict[str, Any]:
    from onnx import numpy_helper

    from praefectus.agents.network.packing import KEPT_IN_16

    return {each.name.removesuffix(KEPT_IN_16): numpy_helper.to_array(each) for each in model.graph.initializer}


class Teacher:
    """Chances of today's actions by the file of a network."""

    def __init__(self, path: Path) -> None:
        model, vocabulary = _read(path)
        self.translation = Translation(vocabulary)
        self.said = _own_form(path, model) if "network.view.bias" in _weights(model) else _other_form(path, model)

    @torch.no_grad()
    def chances(self, rows: Tensor, masks: Tensor) -> Tensor:
        """How likely it takes each action; nothing for all of them where it cannot name one that is legal."""
        with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == "cuda"):
            theirs = self.said(self._read(rows)).float()
        logits = theirs
        if self.translation.action_runs is not None:
            logits = torch.full((len(rows), ACTIONS), UNNAMED, device=rows.device)
            for target, source in self.translation.action_runs:
                logits[:, target] = theirs[:, source]
        logits = logits.masked_fill(masks == 0, 2 * UNNAMED)
        return torch.softmax(logits, -1) * (logits.amax(-1, keepdim=True) > UNNAMED / 2)

    def _read(self, rows: Tensor) -> Tensor:
        """Rows of today as it reads them."""
        if self.translation.row_runs is None:
            return rows
        read = torch.zeros(len(rows), self.translation.features, dtype=rows.dtype, device=rows.device)
        for target, source in self.translation.row_runs:
            read[:, target] = rows[:, source]
        return read


def _own_form(path: Path, model: Any) -> Callable[[Tensor], Tensor]:
    """The logits by a file that was made with today's form of the network."""
    weights = _weights(model)
    width = len(weights["network.view.bias"])
    blocks = sum(name.startswith("network.blocks.") and name.endswith(".0.bias") for name in weights)
    network = Network(width, blocks).to(DEVICE).eval()
    read_shipped(path, network)
    return lambda rows: network(rows).logits


def _other_form(path: Path, model: Any) -> Callable[[Tensor], Tensor]:
    """The logits by a file of any other form."""
    from onnx2torch import convert

    for node in model.graph.node:
        while node.input and not node.input[-1]:  # what is left out at the end, onnx2torch takes for something
            del node.input[-1]
    try:
        network: Any = convert(model).to(DEVICE).eval()
    except Exception as error:  # the converter's own exceptions have no common base below this one
        raise _unreadable(path, error) from None
    return lambda rows: network(rows)[0]  # type: ignore[no-any-return]
