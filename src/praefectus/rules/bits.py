"""Sets of places, lines or goods are the bits of a number."""

# The remainders of the powers of two by 67 all differ: they tell which bit is set.
BIT = tuple(next((bit for bit in range(66) if (1 << bit) % 67 == rest), 0) for rest in range(67))


def lowest(bits: int) -> int:
    """The lowest of a set. `bits &= bits - 1` takes it out."""
    return BIT[(bits & -bits) % 67]
