"""A small network that is easy to check: it expects every seat to keep its points, and rates all actions the same.

The real one takes hours on a GPU; this one has the same inputs and outputs, so that what uses a network can be tested
with expectations that follow from the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from praefectus.agents.network import observation as obs
from praefectus.agents.network.translation import VOCABULARY_KEY, vocabulary_of_today
from praefectus.rules.actions import PLAYABLE
from praefectus.rules.vocabulary import SEATS

HALVED = 2  # a row holds half of the points
POINTS_PER_UNIT = 40
SHARPNESS = 8.0  # how sure it is that who leads wins
LIKING = 0.05
WIDTH = 96  # of the one with weights drawn at random


def write_standin(
    path: Path, *, vocabulary: str | None = None, outputs: tuple[str, ...] = ("logits", "values", "points", "wins")
) -> Path:
    """Points now / 40 for `values` and `points`, a multiple of them for `wins`, and nearly equal logits."""
    points = np.zeros((obs.FEATURES, SEATS), np.float32)
    for seat in range(SEATS):
        points[seat * obs.SEAT_SIZE + obs.SEAT_POINTS, seat] = HALVED / POINTS_PER_UNIT
    liking = np.random.default_rng(1).normal(0, LIKING, PLAYABLE).astype(np.float32)
    weights = {
        "points_weights": points,
        "no_weights": np.zeros((obs.FEATURES, PLAYABLE), np.float32),
        "liking": liking,
        "sharpness": np.array(SHARPNESS, np.float32),
    }
    nodes = {
        "logits": [
            helper.make_node("MatMul", ["numbers", "no_weights"], ["flat"]),
            helper.make_node("Add", ["flat", "liking"], ["logits"]),
        ],
        "values": [helper.make_node("MatMul", ["numbers", "points_weights"], ["values"])],
        "points": [helper.make_node("MatMul", ["numbers", "points_weights"], ["points"])],
        "wins": [
            helper.make_node("MatMul", ["numbers", "points_weights"], ["now"]),
            helper.make_node("Mul", ["now", "sharpness"], ["wins"]),
        ],
    }
    sizes = {"logits": PLAYABLE, "values": SEATS, "points": SEATS, "wins": SEATS}
    graph = helper.make_graph(
        [
            helper.make_node("Cast", ["rows"], ["numbers"], to=TensorProto.FLOAT),
            *(node for name in outputs for node in nodes[name]),
        ],
        "standin",
        [helper.make_tensor_value_info("rows", TensorProto.INT8, ["games", obs.FEATURES])],
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["games", sizes[name]]) for name in outputs],
        [numpy_helper.from_array(array, name) for name, array in weights.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    model.metadata_props.add(key=VOCABULARY_KEY, value=vocabulary or vocabulary_of_today())
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(model, str(path))
    return path


def write_random(path: Path) -> Path:
    """A network of the form that is trained (training/network.py), small and with weights drawn at random."""
    chance = np.random.default_rng(1)
    read = obs.LINE_TOKENS
    nodes = [
        helper.make_node("Slice", ["rows", "first", "end", "axis"], ["part"]),
        helper.make_node("Cast", ["part"], ["read"], to=TensorProto.FLOAT),
    ]
    kept: dict[str, Any] = {"first": np.array([0]), "end": np.array([read]), "axis": np.array([1])}

    def layer(given: str, size: tuple[int, int], name: str, scales: Any = 1.0, **more: Any) -> str:
        weights = chance.normal(0, 1.4 / np.sqrt(size[0]), size) * scales
        kept[f"{name}_weights"], kept[f"{name}_bias"] = weights.astype(np.float32).T, np.zeros(size[1], np.float32)
        nodes.append(helper.make_node("Gemm", [given, f"{name}_weights", f"{name}_bias"], [name], transB=1))
        return name

    def relu(name: str) -> str:
        nodes.append(helper.make_node("Relu", [name], [f"{name}_above"]))
        return f"{name}_above"

    hidden = relu(layer("read", (read, WIDTH), "view", np.array(obs.SCALES[:read])[:, None]))
    hidden = relu(layer(hidden, (WIDTH, WIDTH), "block"))
    outputs = {"logits": PLAYABLE, "values": SEATS, "points": SEATS, "wins": SEATS}
    for name, size in outputs.items():
        layer(hidden, (WIDTH, size), name)
    graph = helper.make_graph(
        nodes,
        "trained",
        [helper.make_tensor_value_info("rows", TensorProto.INT8, ["games", obs.FEATURES])],
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["games", size]) for name, size in outputs.items()],
        [numpy_helper.from_array(numbers, name) for name, numbers in kept.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.save(model, str(path))
    return path
