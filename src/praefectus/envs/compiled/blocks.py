"""What makes the environments fast on a CPU.

Blocks of a row are single instructions, in place of the loops of the same names in observation/compact.py. And arrays
are lent: Numba counts who holds an array, at every call, and threads that count the same array wait for one another.
"""

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

BYTE = ir.IntType(8)
WIDEST = 64  # a set


def _place(context: Any, builder: Any, array_type: Any, array: Any, start: Any) -> Any:
    """The address of an entry."""
    return builder.gep(context.make_array(array_type)(context, builder, array).data, [start])


def _uncounted(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """The same array, or tuple of arrays, with nobody to count."""
    if isinstance(kind, types.NamedTuple):
        entries = cgutils.unpack_tuple(builder, value, len(kind.types))
        inner = [_uncounted(context, builder, *entry) for entry in zip(kind.types, entries, strict=True)]
        return context.make_tuple(builder, kind, inner)
    held = context.make_array(kind)(context, builder, value)
    held.meminfo = cgutils.get_null_value(held.meminfo.type)
    held.parent = cgutils.get_null_value(held.parent.type)
    return held._getvalue()


@intrinsic
def lent(typing: Any, arrays: Any) -> Any:
    """The same array, or named tuple of arrays, uncounted; its owner must hold it as long as it is used."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _uncounted(context, builder, signature.args[0], arguments[0])

    return arrays(arrays), code


@intrinsic
def copy_numbers(typing: Any, source: Any, count: Any, start: Any, row: Any) -> Any:
    """Copy so many bytes."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        numbers, many, first, target = arguments
        nothing = ir.Constant(ir.IntType(64), 0)
        read = _place(context, builder, signature.args[0], numbers, nothing)
        written = _place(context, builder, signature.args[3], target, first)
        cgutils.raw_memcpy(builder, written, read, many, ir.Constant(ir.IntType(64), 1))
        return context.get_dummy_value()

    return types.void(source, count, start, row), code


@intrinsic
def write_bits(typing: Any, bits: Any, count: Any, start: Any, row: Any) -> Any:
    """Ones and zeros of a number: one vector of bits, widened to bytes, of which so many are copied."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number = context.cast(builder, arguments[0], signature.args[0], types.uint64)
        lanes = builder.bitcast(number, ir.VectorType(ir.IntType(1), WIDEST))
        bytes_ = builder.zext(lanes, ir.VectorType(BYTE, WIDEST))
        room = cgutils.alloca_once(builder, bytes_.type)
        builder.store(bytes_, room)
        read = builder.bitcast(room, BYTE.as_pointer())
        written = _place(context, builder, signature.args[3], arguments[3], arguments[2])
        cgutils.raw_memcpy(builder, written, read, arguments[1], ir.Constant(ir.IntType(64), 1))
        return context.get_dummy_value()

    return types.void(bits, count, start, row), code
