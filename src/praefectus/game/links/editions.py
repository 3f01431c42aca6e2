"""Editions: which boards, modules, options and cards existed when a link was written.

A link stores an index among the choices that were legal, so it has to know which cards there were. `editions.json` is
an append-only list: each edition names what it added and the versions of the rules. `missing_edition` returns the line
that is missing after an addition or a rule change; a test fails until it is there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from praefectus import data
from praefectus.game.configuration import Configuration
from praefectus.game.records import ENGINE_VERSION, module_versions
from praefectus.rules.stored_names import LEFT_OUT, THINGS

BASE_GAME = "base"


@dataclass(frozen=True)
class Edition:
    """What one edition added to the ones before it, and the version of each set of rules at that time."""

    rules: Mapping[str, int]
    boards: tuple[str, ...]
    modules: tuple[str, ...]
    options: Mapping[str, tuple[Any, ...]]
    cards: Mapping[str, tuple[str, ...]]  # by list, such as forum_card

    @classmethod
    def from_json(cls, row: Mapping[str, Any]) -> Edition:
        return cls(
            row["rules"],
            tuple(row.get("boards", ())),
            tuple(row.get("modules", ())),
            {name: tuple(values) for name, values in row.get("options", {}).items()},
            {name: tuple(cards) for name, cards in row.get("cards", {}).items()},
        )


EDITIONS = tuple(
    Edition.from_json(row) for row in json.loads(Path(__file__).with_name("editions.json").read_text(encoding="utf-8"))
)


def boards_of(edition: int) -> list[str]:
    """Return all boards up to this edition, in the order in which they were added."""
    return [board for each in EDITIONS[: edition + 1] for board in each.boards]


def modules_of(edition: int) -> list[str]:
    """Return all modules up to this edition."""
    return [module for each in EDITIONS[: edition + 1] for module in each.modules]


def options_of(edition: int) -> dict[str, list[Any]]:
    """Return all options up to this edition with their values; a later edition may add values."""
    found: dict[str, list[Any]] = {}
    for each in EDITIONS[: edition + 1]:
        for name, values in each.options.items():
            found.setdefault(name, []).extend(values)
    return found


def cards_of(edition: int, name: str) -> list[str]:
    """Return all cards of a list up to this edition."""
    return [card for each in EDITIONS[: edition + 1] for card in each.cards.get(name, ())]


def edition_of(configuration: Configuration) -> int | None:
    """Return the newest edition that has exactly the cards of this game, its board, modules and options."""
    for edition in reversed(range(len(EDITIONS))):
        if _has(edition, configuration):
            return edition
    return None


def _has(edition: int, configuration: Configuration) -> bool:
    options = options_of(edition)
    return (
        (configuration.own_board is not None or configuration.board in boards_of(edition))
        and set(configuration.modules) <= set(modules_of(edition))
        and all(value in options.get(name, ()) for name, value in configuration.options.items())
        and all(
            set(cards_of(edition, name)) == set(THINGS[name]).difference(configuration.left_out.get(name, ()))
            for name in LEFT_OUT
        )
    )


def rules_now(modules: Iterable[str] | None = None) -> dict[str, int]:
    """Return the version of the base game's rules and of these modules' rules, or of all."""
    names = [module.name for module in data.modules()] if modules is None else list(modules)
    return {BASE_GAME: ENGINE_VERSION, **module_versions(names)}


def missing_edition() -> dict[str, Any] | None:
    """Return the line that `editions.json` lacks, or None if its last line describes the game of today."""
    last = len(EDITIONS) - 1
    known = options_of(last)
    added: dict[str, Any] = {
        "boards": [board for board in data.board_ids() if board not in boards_of(last)],
        "modules": [module.name for module in data.modules() if module.name not in modules_of(last)],
        "options": {
            option.name: new
            for option in data.options()
            if (new := [value for value in option.values if value not in known.get(option.name, ())])
        },
        "cards": {
            name: new
            for name in LEFT_OUT
            if (new := [card for card in THINGS[name] if card not in cards_of(last, name)])
        },
    }
    added = {name: things for name, things in added.items() if things}
    rules = rules_now()
    if EDITIONS and not added and rules == EDITIONS[-1].rules:
        return None
    return {"rules": rules, **added}
