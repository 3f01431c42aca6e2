"""What is played: board, seats, modules and options, checked and translated into the numbers of the rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from praefectus import data
from praefectus.game.errors import SetupError
from praefectus.language import Message, either
from praefectus.rules.declarations import module_bit, option_bit


@dataclass(frozen=True)
class Configuration:
    """A checked choice of board, seats of people, modules and options."""

    board: str
    seats: int
    modules: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    left_out: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # things that came later than the game
    own_board: data.Board | None = field(default=None, compare=False, repr=False)  # its id is `board`

    @property
    def module_bits(self) -> int:
        return sum(module_bit(name) for name in self.modules)

    @property
    def option_bits(self) -> int:
        return sum(option_bit(name, value) for name, value in self.options.items())

    @property
    def parties(self) -> int:
        """Seats of the record: people, and Contrarius in the solo game."""
        return self.seats + ("solitaria" in self.modules)


def configure(
    board: str | Path | Mapping[str, Any] | data.Board = "imperium",
    seats: int = 4,
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> Configuration:
    """Check everything against the data, and add the modules that the board needs.

    A custom board is given as its file or as the parsed content of it.
    """
    try:
        known = data.found(board)
    except data.DataError as error:
        raise SetupError(error.message) from None
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise SetupError("setup-seats", seats=repr(seats))
    names = isinstance(modules, Collection) and not isinstance(modules, str)
    if not names or not all(isinstance(name, str) for name in modules):
        raise SetupError("setup-modules", modules=repr(modules))
    if options is not None and not isinstance(options, Mapping):
        raise SetupError("setup-options", options=repr(options))
    chosen = list(dict.fromkeys([*modules, *known.modules_needed]))
    reason = data.why_not(known.id, seats, chosen)
    if reason is not None:
        raise SetupError(reason)
    ordered = tuple(module.name for module in data.modules() if module.name in chosen)
    checked = _check_options(dict(options or {}), ordered, seats)
    return Configuration(known.id, seats, ordered, checked, own_board=known if known.own else None)


def _check_options(given: dict[str, Any], modules: Sequence[str], seats: int) -> dict[str, Any]:
    known = {option.name: option for option in data.options()}
    if "solitaria" in modules and seats == 2:
        given.setdefault("solo_mode", "third_party")
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise SetupError("no-such-option", name=name, known=", ".join(known))
        if value not in option.values or isinstance(value, bool) != isinstance(option.default, bool):
            choices = ", ".join(str(choice).lower() for choice in option.values)
            raise SetupError("option-values", name=name, value=str(value), choices=choices)
        if value == option.default:
            continue
        for need in option.needs:
            if need not in modules:
                raise SetupError("option-belongs", name=name, need=need)
        for module in option.excludes:
            if module in modules:
                raise SetupError(
                    "option-excludes", name=name, module=module, why=Message(f"option-{name}-not-{module}")
                )
    for name, option in known.items():
        value = given.get(name, option.default)
        allowed = option.seats_by_value.get(value) if option.seats_by_value else None
        if set(option.needs) <= set(modules) and allowed is not None and seats not in allowed:
            raise SetupError(
                "option-people",
                name=name,
                value=str(value),
                people=either([str(number) for number in allowed]),
                seats=seats,
            )
    return {name: given[name] for name in known if name in given and given[name] != known[name].default}
