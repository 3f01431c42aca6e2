"""Uniformly random play, with a random number that lives outside the state."""

from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.turn import is_chance, weight

MASK32 = 0xFFFFFFFF
GOLDEN = 0x9E3779B9
SEED_FACTOR = 2654435761
MIX_FACTOR = 0x45D9F3B
CHECK_FACTOR = 1000003


def seeded(seed: int, game: int) -> int:
    """The random state of one game of a batch."""
    x = (seed * SEED_FACTOR + game * GOLDEN + GOLDEN) & MASK32
    x = ((x ^ (x >> 16)) * MIX_FACTOR) & MASK32
    x = ((x ^ (x >> 16)) * MIX_FACTOR) & MASK32
    x = x ^ (x >> 16)
    return x if x != 0 else GOLDEN


def next_random(x: int) -> int:
    """Xorshift on 32 bits."""
    x ^= (x << 13) & MASK32
    x ^= x >> 17
    return x ^ ((x << 5) & MASK32)


def draw(g: GameRecord, b: BoardRecord, out: Choices, x: int) -> int:
    """One of the listed actions: by weight when chance decides, else each alike."""
    count = out[0]
    if not is_chance(g):
        return out[1 + ((x * count) >> 32)]
    total = 0
    for i in range(1, count + 1):
        total += weight(g, b, out[i])
    left = (x * total) >> 32
    for i in range(1, count + 1):
        left -= weight(g, b, out[i])
        if left < 0:
            return out[i]
    return out[count]
