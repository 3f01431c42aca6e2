"""A game as a report that a person could have written: the set-up, then round by round a passage for every turn.

Page, terminal and export all show these passages.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from praefectus import data, language
from praefectus.game.game import Game
from praefectus.game.log_facts import SETUP, Line
from praefectus.game.log_phrases import Teller
from praefectus.language import Words
from praefectus.reference.wording import worded


@dataclass(frozen=True)
class Passage:
    """What the log says about one turn, or one part of the set-up."""

    start: int  # the entries of the game that it describes: from this one
    stop: int  # up to this one
    round: int  # SETUP: before the first turn
    seat: int | None  # whose turn it was
    text: str
    taken_back: tuple[str, ...] = ()  # what was done in this turn and taken back, in the same words


def report(game: Game, names: Sequence[str] = (), tag: str | None = None) -> list[str]:
    """Return what is played, the set-up, the rounds, and the points; the seats by their names, or by their colours."""
    say = language.of(tag)
    said = [played_in_words(game, tag)]
    for number, part in groupby(passages(game, names, tag=tag), key=lambda passage: passage.round):
        said += ["", say("log-title-setup") if number == SETUP else say("log-title-round", round=number)]
        for passage in part:
            said += [passage.text, *(f"  ({say('log-taken-back', text=step)})" for step in passage.taken_back)]
    return [*said, "", points_in_words(game, names, tag)]


def passages(game: Game, names: Sequence[str] = (), start: int = 0, tag: str | None = None) -> list[Passage]:
    """The passages from the one that contains this entry. They lack lines that a snapshot did not store."""
    lines, teller = game.lines(), game.teller(names, tag)
    start = _first_of_passage(lines, min(start, len(lines)))
    told = list(_setup(game, lines, teller)) if not start and lines and lines[0].family else []
    setting_up = len(list(_of_setup(lines)))
    taken_back: dict[int, list[str]] = {}
    for turn, undone in game.taken_back():
        taken_back.setdefault(turn, []).append(teller.tell(undone))
    number = max(start, setting_up)
    for turn, steps in groupby(lines[number:], key=lambda line: line.turn):
        part = list(steps)
        first = part[0]
        if text := teller.tell(part) if first.family else "":
            back = tuple(filter(None, taken_back.get(turn, ())))
            told.append(Passage(number, number + len(part), first.round, first.owner, text, back))
        number += len(part)
    return told


def _of_setup(lines: Iterable[Line]) -> Iterator[Line]:
    for line in lines:
        if line.round != SETUP:
            return
        yield line


def _first_of_passage(lines: Sequence[Line], start: int) -> int:
    """The first entry of the turn, or of the set-up, that this entry belongs to."""
    if start == len(lines):
        start -= 1
    while start > 0 and (lines[start - 1].round, lines[start - 1].turn) == (lines[start].round, lines[start].turn):
        start -= 1
    return max(0, start)


def _setup(game: Game, lines: Sequence[Line], teller: Teller) -> Iterator[Passage]:
    """The goods of the cities by province, the first cards, and what was drawn and chosen before the first turn."""
    setup = list(_of_setup(lines))
    board = data.board(game.board)
    say = teller.words
    goods = {line.facts["city"]: teller.good(line.facts["good"]) for line in setup if line.phrase == "token"}
    for number, province in enumerate(board.provinces):
        here = [city.name for city in board.cities if city.province == province.id]
        if cities := [say("log-city", city=teller.place(city), good=goods[city]) for city in here if city in goods]:
            text = say("log-province", province=teller.province(number), cities=say.row(cities))
            yield Passage(0, len(setup), SETUP, None, f"{text[:1].upper()}{text[1:]}")
    rest = [line for line in setup if line.phrase != "token"]
    for _, part in groupby(rest, key=lambda line: line.phrase if line.seat is None else line.seat):
        if text := teller.tell(part):
            yield Passage(0, len(setup), SETUP, None, text)


def played_in_words(game: Game, tag: str | None = None) -> str:
    """The board, the seats, the modules and the options."""
    say, configuration = language.of(tag), game.configuration
    played = say("log-played", board=data.board(configuration.board).name, seats=configuration.seats)
    if configuration.modules:
        modules = [worded(say, f"module-{name}") for name in configuration.modules]
        played = say("now-and", first=played, next=say("log-with", modules=say.listed(modules)))
    if configuration.options:
        options = say.row([_option(name, value, say) for name, value in configuration.options.items()])
        played = say("now-and", first=played, next=say("log-options", options=options))
    return say("told-plain", text=played)


def _option(name: str, value: Any, say: Words) -> str:
    title = worded(say, f"option-{name}")
    if isinstance(value, bool):
        return title if value else say("log-option-off", name=title)
    return say("log-option", name=title, value=worded(say, f"option-{name}-{value}"))


def points_in_words(game: Game, names: Sequence[str] = (), tag: str | None = None) -> str:
    """The points of everybody, and who has won; partners win together."""
    say, called = language.of(tag), game.teller(names, tag).names
    result = game.result()
    standing = [say("log-standing", name=name, points=n) for name, n in zip(called, game.scores(), strict=True)]
    together = [
        say("log-together", names=say.listed([called[seat] for seat in side.seats]), points=side.result)
        for side in result.sides
        if len(side.seats) > 1
    ]
    said = say.row(standing)
    for side in together:
        said = say("now-and", first=said, next=side)
    points = say("log-all-points", points=said)
    if not game.over:
        return f"{points} {say('log-not-over')}"
    winners = say.listed([called[seat] for seat in result.winners])
    if len(result.winners) == 1:
        return f"{points} {say('log-wins', name=winners, points=result.sides[0].result)}"
    return f"{points} {say('log-win-together', names=winners, points=result.sides[0].result)}"
