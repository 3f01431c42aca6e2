"""Every board, number of seats and set of modules that the rulebooks allow, with options to go with them."""

from __future__ import annotations

import random
from functools import cache

from praefectus import data
from praefectus.game import Configuration, SetupError, configure

SEATS = range(1, 7)


@cache
def tables() -> list[tuple[str, int]]:
    """Boards and numbers of seats that go together at all."""
    return [(board, seats) for board in data.board_ids() for seats in SEATS if data.module_sets(board, seats)]


@cache
def combinations(board: str, seats: int) -> list[Configuration]:
    """All sets of modules on this board with so many people."""
    return [configure(board, seats, modules) for modules in data.module_sets(board, seats)]


def with_options(plain: Configuration, chooser: random.Random) -> Configuration:
    """The same table with every option drawn among the values that it allows."""
    chosen = plain
    for option in data.options():
        values = list(option.values)
        chooser.shuffle(values)
        for value in values:
            try:
                wanted = {**chosen.options, option.name: value}
                chosen = configure(plain.board, plain.seats, plain.modules, wanted)
                break
            except SetupError:
                continue
    return chosen


def name(configuration: Configuration) -> str:
    modules = "+".join(configuration.modules) or "base"
    options = ",".join(f"{option}={value}" for option, value in configuration.options.items())
    return f"{configuration.board}-{configuration.seats}-{modules}{f'-{options}' if options else ''}"


def sample(count: int, seed: int) -> list[Configuration]:
    """So many tables out of all, each board, module and number of seats among them, with options drawn."""
    chooser = random.Random(seed)
    everything = [table for board, seats in tables() for table in combinations(board, seats)]
    drawn = [with_options(table, chooser) for table in chooser.sample(everything, count)]
    for module in data.modules():
        if not any(module.name in table.modules for table in drawn):
            fitting = [table for table in everything if module.name in table.modules]
            drawn.append(with_options(chooser.choice(fitting), chooser))
    return drawn
