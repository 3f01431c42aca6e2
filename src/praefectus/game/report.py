"""A game as a report that a person could have written: the set-up, then one line a turn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from praefectus import data
from praefectus.game.game import Game
from praefectus.game.narration import TOLD_BY_MODULES, Line
from praefectus.game.words import amount, listed, many, party_name, seat_name
from praefectus.rules.vocabulary import SLOTS

QUIET = {"done", "select"}


def report(game: Game) -> list[str]:
    """Board and set-up, one line for every turn, and the points."""
    configuration = game.configuration
    played = [f"{data.board(configuration.board).name}, {many(configuration.seats, 'seat')}"]
    played += [f"with {listed(list(configuration.modules))}"] if configuration.modules else []
    options = [f"{name} {str(value).lower()}" for name, value in configuration.options.items()]
    played += [f"options: {', '.join(options)}"] if options else []
    lines = game.lines()
    first = next((number for number, line in enumerate(lines) if line.family == "play"), len(lines))
    said = ["; ".join(played) + ".", *_setup(game, lines[:first]), ""]
    for turn, steps in groupby(lines[first:], key=lambda line: line.turn):
        said.append(f"{turn + 1:>3}. {turn_in_words(steps)}")
    points = ", ".join(f"{party_name(game.position, seat)} {score}" for seat, score in enumerate(game.scores()))
    ending = "The game is not over." if not game.over else _winners(game)
    return [*said, "", f"Points: {points}. {ending}"]


def _winners(game: Game) -> str:
    """Who has won, and with what; partners win together."""
    result = game.result()
    names = [party_name(game.position, seat) for seat in result.winners]
    won = "wins" if len(names) == 1 else "win together"
    return f"{listed(names)} {won} with {result.sides[0].result} points."


def _setup(game: Game, lines: Iterable[Line]) -> list[str]:
    """The goods of the cities by province, the first cards, and what was chosen before the first turn."""
    lines = list(lines)
    board = data.board(game.board)
    goods = {line.text.partition(" is a ")[0]: line.text.split()[-2] for line in lines if line.family == "token"}
    said = []
    for province in board.provinces:
        here = [city.name for city in board.cities if city.province == province.id]
        if cities := [f"{name} {goods[name]}" for name in here if name in goods]:
            said.append(f"{province.name}: {', '.join(cities)}.")
    cards = [line.text.removeprefix("drawn: ") for line in lines if line.family == "card"]
    if len(cards) > SLOTS:
        said.append(f"Contrarius begins with the {cards.pop(0)}.")
    if cards:
        said.append(f"Display: {', '.join(cards)}.")
    rest = [line for line in lines if line.family not in {"token", "card", *QUIET}]
    return said + [_sentence([_step(line, None)]) for line in rest]


def turn_in_words(steps: Iterable[Line]) -> str:
    """Red: Architect, move to Roma - Massilia, build in Massilia. Red -5 sestertii and -1 cloth."""
    steps = list(steps)
    owner = next((step.seat for step in steps if step.seat is not None), None)
    told = [_step(step, owner) for step in steps if step.family not in QUIET or step.reaction]
    who = "" if owner is None else f"{seat_name(owner)}: "
    changes: dict[int, dict[str, int]] = {}
    for step in steps:
        for seat, delta in step.deltas.items():
            mine = changes.setdefault(seat, {})
            for unit, count in delta.items():
                mine[unit] = mine.get(unit, 0) + count
    sums = []
    for seat, change in sorted(changes.items(), key=lambda item: (item[0] != owner, item[0])):
        parts = [f"{'+' if count > 0 else '-'}{amount(abs(count), unit)}" for unit, count in change.items() if count]
        sums += [f"{seat_name(seat)} {listed(parts)}"] if parts else []
    return f"{who}{_sentence(told or ['nothing'])}" + (f" {'; '.join(sums)}." if sums else "")


def _sentence(parts: list[str]) -> str:
    said = ", ".join(parts)
    return said if said.endswith(".") else f"{said}."  # some cities end in a full stop


def _step(step: Line, owner: int | None) -> str:
    """What was done, and what Contrarius did about it; his dice are part of his sentence."""
    reaction = step.reaction.rstrip(".")
    text = step.text.removeprefix("Play ") if step.family == "play" else step.text[:1].lower() + step.text[1:]
    told = text if step.seat is None or step.seat == owner else f"{seat_name(step.seat)}: {text}"
    if reaction and step.family in TOLD_BY_MODULES | QUIET:
        return reaction
    return f"{told}, {reaction}" if reaction else told
