"""From the network as PyTorch writes it to the two files that ship: with the names of its numbers, and small.

`praefectus.onnx` keeps its weights in 16 bits and computes in 32. `praefectus-int8.onnx` multiplies in 8 bits, which is
about three times as fast on a CPU; playouts use it. Needs the package onnx, which comes with the extra `train`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from praefectus.agents.network.installed import QUICK_NETWORK, STANDARD_NETWORK
from praefectus.agents.network.translation import VOCABULARY_KEY, vocabulary_of_today

SMALL = 1024  # weights of fewer numbers stay in 32 bits
KEPT_IN_16 = "_16"  # stands behind the names of weights that are kept in 16 bits


def pack(exported: Path, folder: Path) -> None:
    """Write both files into the folder, from an ONNX file in 32 bits."""
    folder.mkdir(parents=True, exist_ok=True)
    model = onnx.load(str(exported))
    mark(model)
    _quantise(model, folder / QUICK_NETWORK)
    halve(model)
    onnx.checker.check_model(model)
    onnx.save(model, str(folder / STANDARD_NETWORK))


def mark(model: Any) -> None:
    """Say what the numbers of its rows and actions mean, by name."""
    del model.metadata_props[:]
    model.metadata_props.add(key=VOCABULARY_KEY, value=vocabulary_of_today())


def halve(model: Any) -> None:
    """Keep large weights in 16 bits; they become 32 bits again when the network is loaded."""
    graph = model.graph
    casts = []
    for weights in list(graph.initializer):
        numbers = numpy_helper.to_array(weights)
        if weights.data_type == TensorProto.FLOAT and numbers.size >= SMALL:
            kept = f"{weights.name}{KEPT_IN_16}"
            graph.initializer.remove(weights)
            graph.initializer.append(numpy_helper.from_array(numbers.astype(np.float16), kept))
            casts.append(helper.make_node("Cast", [kept], [weights.name], to=TensorProto.FLOAT))
    for cast in reversed(casts):
        graph.node.insert(0, cast)


def _quantise(model: Any, target: Path) -> None:
    import onnxruntime
    from onnxruntime.quantization import QuantType, quantize_dynamic

    part, reckoned = target.with_suffix(".part"), target.with_suffix(".reckoned")
    onnx.save(model, str(part))
    settings = onnxruntime.SessionOptions()
    settings.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    settings.optimized_model_filepath = str(reckoned)  # what does not depend on the rows is reckoned once
    onnxruntime.InferenceSession(str(part), settings, providers=["CPUExecutionProvider"])
    quantize_dynamic(reckoned, target, weight_type=QuantType.QInt8, per_channel=True)
    part.unlink()
    reckoned.unlink()
    small = onnx.load(str(target))
    mark(small)
    onnx.save(small, str(target))
