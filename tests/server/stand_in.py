"""A network that knows nothing, small enough to be made by a test: it answers in the shapes of the real one."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from praefectus.agents.learned import PLAYABLE, STANDARD_NETWORK, VERSION_KEY, observation_version
from praefectus.agents.observation import FEATURES

SEATS = 6
OUTPUTS = {"logits": PLAYABLE, "values": SEATS, "points": SEATS, "wins": SEATS}


def write_network(folder: Path) -> Path:
    """Every output is a fixed mixture of the features."""
    draw = np.random.default_rng(1)
    nodes = [helper.make_node("Cast", ["rows"], ["features"], to=TensorProto.FLOAT)]
    weights = []
    for name, size in OUTPUTS.items():
        mixture = draw.normal(0, 0.002, (FEATURES, size)).astype(np.float32)
        weights.append(numpy_helper.from_array(mixture, f"{name}_weights"))
        nodes.append(helper.make_node("MatMul", ["features", f"{name}_weights"], [name]))
    graph = helper.make_graph(
        nodes,
        "stand-in",
        [helper.make_tensor_value_info("rows", TensorProto.INT8, ["n", FEATURES])],
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n", size]) for name, size in OUTPUTS.items()],
        weights,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    helper.set_model_props(model, {VERSION_KEY: observation_version()})
    folder.mkdir(parents=True, exist_ok=True)
    onnx.save(model, folder / STANDARD_NETWORK)
    return folder
