"""From the network as PyTorch writes it to the files that ship: with the names of its numbers, and small.

`praefectus-int8.onnx` is what opponents play with, on a server and in a browser: it multiplies whole numbers of 8
bits, which is about three times as fast on a CPU. Sums of whole numbers are the same on every machine, and each row has
a scale of its own; so the answer for a position depends neither on the machine nor on what else is asked with it.
`praefectus-float.onnx` is the same network for graphics cards: the same whole numbers as floats, whose sums stay below
2**24 and are therefore exact. It has no weights of its own, but finds them in the other file. `praefectus.onnx`
keeps its weights in 16 bits and computes in 32: from it the others can be made again, and training can continue.

Needs the package onnx, which comes with the extra `train`. `python -m praefectus.agents.network.export FOLDER` makes
the 8-bit files of a folder again from its `praefectus.onnx`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from praefectus.agents.network import observation
from praefectus.agents.network.installed import FLOAT_NETWORK, QUICK_NETWORK, STANDARD_NETWORK
from praefectus.agents.network.translation import VOCABULARY_KEY, vocabulary_of_today

SMALL = 1024  # weights of fewer numbers stay in 32 bits
KEPT_IN_16 = "_16"  # suffix of the names of weights stored in 16 bits
ROWS = "rows"
LARGEST = 127  # whole numbers on either side: two such products fit into 16 bits, in which some processors add them
FINER = 256.0  # a step of a weight in so many finer ones; a power of two, so that it can be multiplied with at any time
LARGE_NUMBERS = 0.3  # what a row scales by less may be a large number, and is read with finer weights
NEVER_ZERO = 1e-20
# what leaves numbers as they are, and what leaves them above zero
PASSED_ON = ("Cast", "Slice", "Reshape", "Squeeze", "Unsqueeze", "Flatten")
STILL_POSITIVE = (*PASSED_ON, "Concat", "ReduceMax", "ReduceMean")
EXACT = 2**24  # up to here every whole number is a float


def pack(exported: Path, folder: Path) -> None:
    """Write all files into the folder, from an ONNX file in 32 bits."""
    folder.mkdir(parents=True, exist_ok=True)
    model = onnx.load(str(exported))
    mark(model, vocabulary_of_today())
    write_quick(model, folder)
    halve(model)
    onnx.checker.check_model(model)
    onnx.save(model, str(folder / STANDARD_NETWORK))


def mark(model: Any, vocabulary: str) -> None:
    """Say what the numbers of its rows and actions mean, by name."""
    del model.metadata_props[:]
    model.metadata_props.add(key=VOCABULARY_KEY, value=vocabulary)


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


def write_quick(model: Any, folder: Path) -> None:
    """The network in 8 bits, and the same for graphics cards."""
    (vocabulary,) = (each.value for each in model.metadata_props if each.key == VOCABULARY_KEY)
    reckoned = _reckoned(model, folder)
    for name, floats in ((QUICK_NETWORK, False), (FLOAT_NETWORK, True)):
        made = onnx.ModelProto()
        made.CopyFrom(reckoned)
        InWholeNumbers(made, floats).rewrite()
        mark(made, vocabulary)
        if floats:
            _lean(made, folder / QUICK_NETWORK)
        onnx.save(made, str(folder / name))


def _reckoned(model: Any, folder: Path) -> Any:
    """Compute in advance what does not depend on the rows."""
    import onnxruntime

    part, reckoned = folder / "network.part", folder / "reckoned.part"
    onnx.save(model, str(part))
    settings = onnxruntime.SessionOptions()
    settings.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    settings.optimized_model_filepath = str(reckoned)
    onnxruntime.InferenceSession(str(part), settings, providers=["CPUExecutionProvider"])
    found = onnx.load(str(reckoned))
    del found.opset_import[:]
    found.opset_import.extend(each for each in model.opset_import if each.domain in ("", "ai.onnx"))
    part.unlink()
    reckoned.unlink()
    return found


def _lean(model: Any, quick: Path) -> None:
    """Refer to large weights in the other file instead of storing them."""
    content = quick.read_bytes()
    for weights in model.graph.initializer:
        kept = weights.raw_data
        if len(kept) < SMALL:
            continue
        place = {"location": quick.name, "offset": str(content.index(kept)), "length": str(len(kept))}
        weights.ClearField("raw_data")
        weights.data_location = TensorProto.EXTERNAL
        for key, value in place.items():
            weights.external_data.add(key=key, value=value)


@dataclass
class Read:
    """What is multiplied, as whole numbers, and the scale of each row; the numbers of a row itself need none."""

    numbers: str
    scale: str | None


@dataclass
class Matrix:
    """Weights as steps of their column, whole ones and what is missing in finer ones."""

    step: NDArray[np.float32]
    whole: NDArray[np.float32]
    finer: NDArray[np.float32]

    @classmethod
    def of(cls, node: Any, weights: NDArray[np.float32]) -> Matrix:
        turned = any(each.name == "transB" and each.i for each in node.attribute)
        weights = weights.T if turned else weights
        step = np.abs(weights).max(0, initial=0) / LARGEST
        step[step == 0] = 1
        whole = np.rint(weights / step)
        finer = np.rint((weights / step - whole) * FINER).clip(-LARGEST, LARGEST)
        return cls(step.astype(np.float32), whole, finer)

    @property
    def largest_sum(self) -> float:
        """Of products with numbers of a row that has a scale."""
        return float(np.abs(self.whole).sum(0).max() * LARGEST)


@dataclass
class InWholeNumbers:
    """Rewrites the large multiplications of a network; `floats` says in which form the whole numbers are multiplied."""

    model: Any
    floats: bool
    nodes: list[Any] = field(default_factory=list)
    read: dict[str, Read] = field(default_factory=dict)

    def rewrite(self) -> None:
        graph = self.model.graph
        weights = {each.name: each for each in graph.initializer}
        self.made_by = {output: node for node in graph.node for output in node.output}
        for node in graph.node:
            kept = weights.get(node.input[1]) if node.op_type in ("MatMul", "Gemm") else None
            matrix = None if kept is None else Matrix.of(node, numpy_helper.to_array(kept))
            if matrix is not None and matrix.whole.size >= SMALL and self._fits(node.input[0], matrix):
                self._multiply(node, matrix)
            else:
                self.nodes.append(node)
        del graph.node[:]
        graph.node.extend(self.nodes)
        asked = {name for node in self.nodes for name in node.input}
        for unused in [each for each in graph.initializer if each.name not in asked]:
            graph.initializer.remove(unused)

    def _fits(self, name: str, matrix: Matrix) -> bool:
        """Are these numbers never below zero, and are sums of their products exact?"""
        return self._of_rows(name) or (self._never_below_zero(name) and matrix.largest_sum < EXACT)

    def _never_below_zero(self, name: str) -> bool:
        node = self.made_by.get(name)
        if node is None or node.op_type not in STILL_POSITIVE:
            return node is not None and node.op_type == "Relu"
        return all(map(self._never_below_zero, node.input if node.op_type == "Concat" else node.input[:1]))

    def _of_rows(self, name: str) -> bool:
        """Are these numbers of the row, as they are, from its first one on?"""
        while (node := self.made_by.get(name)) is not None and node.op_type in PASSED_ON:
            name = node.input[0]
        return name == ROWS

    def _multiply(self, node: Any, matrix: Matrix) -> None:
        """y = x W + b with whole numbers: x = scale of the row * n, W = step of the column * m."""
        name, told = node.output[0], node.input[1]
        x = self._whole_numbers(node.input[0])
        sums = self._product(x.numbers, matrix.whole, f"{told}_8")
        if self._of_rows(node.input[0]):
            (large,) = np.nonzero(np.array(observation.SCALES[: len(matrix.whole)]) < LARGE_NUMBERS)
            places = self._constant(f"{told}_large", large)
            (picked,) = self._node("Gather", [x.numbers, places], axis=-1)
            finer = self._product(picked, matrix.finer[large], f"{told}_finer")
            (rest,) = self._node("Mul", [finer, self._float(1 / FINER)])
            (sums,) = self._node("Add", [sums, rest])
        if x.scale is not None:
            (sums,) = self._node("Mul", [sums, x.scale])
        scaled = self._constant(f"{told}_step", matrix.step)
        biased = len(node.input) > 2
        self.nodes.append(helper.make_node("Mul", [sums, scaled], [f"{name}_unbiased" if biased else name]))
        if biased:
            self.nodes.append(helper.make_node("Add", [f"{name}_unbiased", node.input[2]], [name]))

    def _whole_numbers(self, name: str) -> Read:
        if name not in self.read:
            scale = None
            if self._of_rows(name):
                (numbers,) = self._node("Relu", [name])
            else:
                (highest,) = self._node("ReduceMax", [name], axes=[-1], keepdims=1)
                (above,) = self._node("Max", [highest, self._float(NEVER_ZERO)])
                (scale,) = self._node("Mul", [above, self._float(1 / LARGEST)])
                (exact,) = self._node("Div", [name, scale])
                (numbers,) = self._node("Round", [exact])
            if not self.floats:
                (numbers,) = self._node("Cast", [numbers], to=TensorProto.UINT8)
            self.read[name] = Read(numbers, scale)
        return self.read[name]

    def _product(self, numbers: str, whole: NDArray[np.float32], name: str) -> str:
        kept = self._constant(name, np.ascontiguousarray(whole.astype(np.int8)))
        if self.floats:
            (kept,) = self._node("Cast", [kept], to=TensorProto.FLOAT)
            (found,) = self._node("MatMul", [numbers, kept])
        else:
            (summed,) = self._node("MatMulInteger", [numbers, kept])
            (found,) = self._node("Cast", [summed], to=TensorProto.FLOAT)
        return str(found)

    def _node(self, kind: str, inputs: list[str], **how: Any) -> Iterator[str]:
        made = helper.make_node(kind, inputs, [f"whole_{len(self.nodes)}"], **how)
        self.nodes.append(made)
        return iter(made.output)

    def _float(self, number: float) -> str:
        return self._constant(f"number_{number}", np.float32(number))

    def _constant(self, name: str, numbers: Any) -> str:
        if all(each.name != name for each in self.model.graph.initializer):
            self.model.graph.initializer.append(numpy_helper.from_array(np.asarray(numbers), name))
        return name


if __name__ == "__main__":
    there = Path(sys.argv[1])
    write_quick(onnx.load(str(there / STANDARD_NETWORK)), there)
