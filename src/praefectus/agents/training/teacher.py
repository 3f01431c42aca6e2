"""A network that plays already, of whatever form and vocabulary, as the teacher of a new one in its first minutes.

The new network plays; at every choice it is shown what the teacher would do. That brings it within a minute or two to
where the teacher is, and from there on it learns by itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from praefectus.agents.network.translation import UNNAMED, VOCABULARY_KEY, Translation
from praefectus.agents.training.batch import DEVICE
from praefectus.agents.training.network import ACTIONS
from praefectus.game.errors import PraefectusError


class Teacher:
    """Chances of today's actions by the file of a network."""

    def __init__(self, path: Path) -> None:
        import onnx
        from onnx2torch import convert

        try:
            model = onnx.load(str(path))
            kept = {entry.key: entry.value for entry in model.metadata_props}[VOCABULARY_KEY]
            for node in model.graph.node:
                while node.input and not node.input[-1]:  # what is left out at the end, onnx2torch takes for something
                    del node.input[-1]
            self.network: Any = convert(model).to(DEVICE).eval()
        except Exception as error:  # neither the parser nor the converter has exceptions with a common base
            why = (str(error).splitlines() or [type(error).__name__])[0][:200]
            raise PraefectusError("training-no-network", file=str(path), why=why) from None
        self.translation = Translation(kept)

    @torch.no_grad()
    def chances(self, rows: Tensor, masks: Tensor) -> Tensor:
        """How likely it takes each action; nothing for all of them where it cannot name one that is legal."""
        with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == "cuda"):
            theirs = self.network(self._read(rows))[0].float()
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
