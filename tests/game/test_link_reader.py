"""A reader of links written from docs/links.md alone, with the rules and the list of editions and nothing of our own
reader: it must come to the same games, or the document lacks something."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Sequence
from fractions import Fraction
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import praefectus
from praefectus.game import Game, configure
from praefectus.rules.stored_names import action_vocabulary

EDITIONS: list[dict[str, Any]] = json.loads(
    (Path(praefectus.__file__).parent / "game" / "links" / "editions.json").read_text(encoding="utf-8")
)
NAMES = action_vocabulary().names
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class Reader:
    """The number of a link: an interval, in parts of what is left of it."""

    def __init__(self, text: str) -> None:
        form, check, digits = text[0], text[1:4], text[4:]
        hashed = int.from_bytes(hashlib.sha256((form + digits).encode()).digest()[:8], "big") % 62**3
        assert form == "1" and [DIGITS.index(each) for each in check] == [
            hashed // 62**2,
            hashed // 62 % 62,
            hashed % 62,
        ]
        value = 0
        for digit in digits:
            value = 62 * value + DIGITS.index(digit)
        self.low, self.high = Fraction(value, 62 ** len(digits)), Fraction(value + 1, 62 ** len(digits))

    def part(self, sizes: Sequence[int]) -> int:
        whole, before = sum(sizes), 0
        for number, size in enumerate(sizes):
            if self.low * whole < before + size:
                self.low, self.high = (self.low * whole - before) / size, (self.high * whole - before) / size
                assert self.high <= 1
                return number
            before += size
        raise AssertionError

    def one_of(self, count: int) -> int:
        return self.part([1] * count)

    def count(self) -> int:
        found, shift = 0, 0
        while (byte := self.one_of(256)) > 127:
            found, shift = found + (byte - 128 << shift), shift + 7
        return found + (byte << shift)


class Follower:
    """Plays what a link holds, chance included."""

    def __init__(self, text: str) -> None:
        self.reader = Reader(text)
        edition = EDITIONS[: self.reader.count() + 1]
        boards = list(chain.from_iterable(each.get("boards", []) for each in edition))
        board, seats = boards[self.reader.one_of(len(boards))], self.reader.one_of(8)
        modules = [name for each in edition for name in each.get("modules", []) if self.reader.one_of(2)]
        values: dict[str, list[Any]] = {}
        for each in edition:
            for name, more in each.get("options", {}).items():
                values.setdefault(name, []).extend(more)
        options = {name: those[self.reader.one_of(len(those))] for name, those in values.items()}
        self.wanted = self.reader.count() - 1
        self.lacking = self.reader.count() if self.reader.one_of(2) else 0
        self.decisions = 0
        self.game = Game(configure(board, seats, modules, options))
        self.game.draw_with(self)
        self.game.run_on()
        while not self.done and not self.game.over:
            legal = self.game.legal_ids()
            chosen = self.decided(legal, [1] * len(legal))
            self.game.play(next(action for action in self.game.legal() if action.id == chosen))
        self.check_hash()
        assert self.reader.one_of(4096) == self.hashed(str(self.game.scores()))

    @property
    def done(self) -> bool:
        return self.decisions == self.wanted

    def draw(self, outcomes: Sequence[int], weights: Sequence[int], entries: int) -> int | None:
        if len(outcomes) == 1:
            return outcomes[0]
        return None if self.done else self.decided(outcomes, weights)

    def decided(self, options: Sequence[int], weights: Sequence[int]) -> int:
        by_name = sorted(zip(options, weights, strict=True), key=lambda option: NAMES[option[0]])
        self.check_hash()
        chosen = by_name[self.reader.part([weight for _, weight in by_name])][0]
        self.decisions += 1
        return chosen

    def check_hash(self) -> None:
        """What stands after every 64 decisions covers the forced entries behind them, so it is read before the next."""
        if self.decisions and self.decisions % 64 == 0:
            assert self.reader.one_of(4096) == self.hashed()

    def hashed(self, points: str = "") -> int:
        said = "".join(f"{NAMES[action]}\n" for action in self.game.log) + points
        return int.from_bytes(hashlib.sha256(said.encode()).digest()[:4], "big") % 4096


TABLES = [
    ("imperium", 4, (), {}),
    ("hispania", 3, ("salt", "forum"), {"no_goods": True}),
    ("germania", 4, ("fish_market",), {}),
    ("sicilia", 5, ("venus",), {"intermediate_scoring": True}),
]


@pytest.mark.parametrize(("board", "seats", "modules", "options"), TABLES, ids=lambda each: str(each))
def test_the_document_is_enough_to_read_a_link(
    board: str, seats: int, modules: tuple[str, ...], options: dict[str, Any]
) -> None:
    game, chance = Game.new(board, seats, modules, options, seed=4), random.Random(4)
    while not game.over:
        if len(game.entries) in (0, 140, 401):
            follower = Follower(game.link())
            assert follower.lacking == 0 and follower.game.log == game.log
        game.play(chance.choice(game.legal_ids()))
    follower = Follower(game.link())
    assert follower.game.log == game.log and follower.game.result() == game.result()
    assert follower.wanted == -1
