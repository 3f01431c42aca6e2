"""Arithmetic coding: many small choices as one number between 0 and 1, written in base 62.

Each choice narrows an interval to the part that stands for it, so a choice among n costs log2(n) bits and a certain one
costs nothing. The number is read from the front: the beginning of a cut-off text is still readable.
"""

from __future__ import annotations

from collections.abc import Sequence

# Only characters that no messenger turns into formatting or leaves out of a link.
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
BASE = len(ALPHABET)
VALUE = {character: value for value, character in enumerate(ALPHABET)}
_COUNT_BITS = 28  # of the largest number that `read_count` accepts


class NotEnoughDigits(Exception):
    """The text ended before it decided the next choice."""


class WrongNumber(Exception):
    """The text contains a count larger than any that was ever written."""


class NumberWriter:
    """Narrows the interval [low, low + width) of `whole` equal parts, choice by choice."""

    def __init__(self) -> None:
        self._low, self._width, self._whole = 0, 1, 1

    def write_part(self, before: int, size: int, total: int) -> None:
        """Choose the part that starts after `before` of `total` units and is `size` units wide."""
        self._low = self._low * total + before * self._width
        self._width *= size
        self._whole *= total

    def write_one_of(self, count: int, index: int) -> None:
        """Choose one of `count` equally likely things."""
        self.write_part(index, 1, count)

    def write_count(self, number: int) -> None:
        """Write a number from 0 up, seven bits at a time."""
        while number > 127:
            self.write_one_of(256, 128 + number % 128)
            number //= 128
        self.write_one_of(256, number)

    def text(self) -> str:
        """Return the shortest digits that lie inside the interval, whatever follows them."""
        bits = self._whole.bit_length() - self._width.bit_length() - 1
        length = max(0, bits * 100 // 596)  # a digit has less than 5.96 bits, so fewer digits can't be enough
        while True:
            scale = BASE**length
            first = -(-self._low * scale // self._whole)
            if (first + 1) * self._whole <= (self._low + self._width) * scale:
                return digits(first, length)
            length += 1


class NumberReader:
    """Reads the choices back: the digits say that the number lies in [low, high) of `whole` equal parts."""

    def __init__(self, text: str) -> None:
        self._low = 0
        for character in text:
            self._low = self._low * BASE + VALUE[character]
        self._high = self._low + 1
        self._whole: int = BASE ** len(text)

    def read_weighted(self, sizes: Sequence[int]) -> int:
        """Return which of the parts with these sizes was chosen."""
        total = sum(sizes)
        at, before = self._low * total // self._whole, 0
        for index, size in enumerate(sizes):
            if at < before + size:
                self._narrow(before, size, total)
                return index
            before += size
        raise WrongNumber

    def read_one_of(self, count: int) -> int:
        """Return which of `count` equally likely things was chosen."""
        index = self._low * count // self._whole
        self._narrow(index, 1, count)
        return index

    def read_count(self) -> int:
        """Return a number that `write_count` wrote."""
        number = shift = 0
        while (byte := self.read_one_of(256)) > 127:
            number += (byte - 128) << shift
            shift += 7
            if shift > _COUNT_BITS:
                raise WrongNumber
        return number + (byte << shift)

    def _narrow(self, before: int, size: int, total: int) -> None:
        low, high = self._low * total, self._high * total
        if high > (before + size) * self._whole:
            raise NotEnoughDigits
        self._low, self._high = low - before * self._whole, high - before * self._whole
        self._whole *= size


def digits(value: int, length: int) -> str:
    """Return the value in base 62, with leading zeros."""
    found = []
    for _ in range(length):
        value, digit = divmod(value, BASE)
        found.append(ALPHABET[digit])
    return "".join(reversed(found))
