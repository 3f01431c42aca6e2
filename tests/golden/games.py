"""The golden games: one for each board and each module, played at random from a fixed seed, as text for people."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import groupby
from pathlib import Path
from zlib import crc32

from praefectus import data
from praefectus.data import GOODS
from praefectus.game import Configuration, Game, configure
from praefectus.game.log_facts import QUIET, Line
from praefectus.game.message_parts import amount_message, seat_message
from praefectus.game.records import write_record
from praefectus.game.report import points_in_words
from praefectus.game.state import board_of, new_state
from praefectus.language import ENGLISH, of
from praefectus.rules import turn
from praefectus.rules.actions import ACTIONS
from praefectus.rules.random_play import CHECK_FACTOR, MASK32, draw, next_random, seeded
from praefectus.rules.stored_names import ABSENT, Vocabulary, action_vocabulary, translation
from praefectus.rules.vocabulary import SLOTS

FOLDER = Path(__file__).parent
TURNS = 40  # printed turn by turn; the rest of the game is in its points and its check
SEED = 1

MODULE_TABLES = {
    "salt": configure("imperium", 3, ["salt"]),
    "forum": configure("imperium", 3, ["salt", "forum"]),
    "venus": configure("hellas", 3, ["venus"]),
    "teams": configure("imperium", 4, ["teams"]),
    "balearica": configure("balearica", 4, ["balearica"]),
    "fish_market": configure("italia", 3, ["fish_market"]),
    "roma": configure("roma", 4, ["roma", "venus"]),
    "sicilia": configure("sicilia", 4, ["sicilia"]),
    "solitaria": configure("imperium", 1, ["solitaria"]),
    "coin_field": configure("corsica", 3, ["coin_field"]),
    "creta": configure("creta", 3, ["coin_field", "creta", "forum"]),
    "gallia": configure("gallia", 4, ["gallia", "salt"]),
    "aegyptus": configure("aegyptus", 4, ["aegyptus"]),
    "germania": configure("germania", 4, ["germania", "forum"]),
}


def golden_tables() -> dict[str, Configuration]:
    """Return what is played, by the name of its file."""
    tables = {f"board_{board}": configure(board, data.board(board).players[0]) for board in data.board_ids()}
    tables |= {f"module_{module.name}": MODULE_TABLES[module.name] for module in data.modules()}
    return tables


def golden_log(configuration: Configuration) -> tuple[list[int], int]:
    """All actions of the game, and the check over them that `simulate` would give it."""
    g, b = new_state(configuration), board_of(configuration.board)
    out = [0] * (ACTIONS + 1)
    x, check, log = seeded(SEED, 0), 0, []
    while not g.over:
        turn.legal(g, b, out)
        x = next_random(x)
        action = draw(g, b, out, x)
        turn.choose(g, b, action)
        log.append(action)
        check = (check * CHECK_FACTOR + action + 1) & MASK32
    return log, check


@cache
def lasting_numbers() -> dict[int, int]:
    """Numbers of actions as they were when the first of these games was written; a later action has one by its name."""
    written = Vocabulary.from_json(json.loads((FOLDER / "vocabulary.json").read_text(encoding="utf-8")))
    numbers = translation(action_vocabulary(), written)
    names = action_vocabulary().names
    return {now: crc32(name.encode()) if numbers[now] == ABSENT else numbers[now] for now, name in names.items()}


def lasting_check(log: Iterable[int]) -> int:
    """A check over the actions that an addition to the game does not change."""
    check = 0
    for action in log:
        check = (check * CHECK_FACTOR + lasting_numbers()[action] + 1) & MASK32
    return check


def golden_text(configuration: Configuration) -> str:
    """The set-up and the first turns in words, the points at the end, and the check."""
    log, _ = golden_log(configuration)
    game = Game.from_record(write_record(configuration, log, False, None))
    lines = game.lines()
    first = next(number for number, line in enumerate(lines) if line.family == "play")
    turns = [turn_in_short(game, number, steps) for number, steps in groupby(lines[first:], key=lambda line: line.turn)]
    shown = [played_in_short(game), *setup_in_short(game, lines[:first]), "", *turns[:TURNS]]
    if len(turns) > TURNS:
        shown.append(f"     ... and {len(turns) - TURNS} more turns.")
    shown += ["", points_in_words(game)]
    shown.append(f"{len(log)} decisions and outcomes of chance, check {lasting_check(log):08x}.")
    return "\n".join(shown) + "\n"


def played_in_short(game: Game) -> str:
    """The board, the seats, the modules and the options by the names that programs use."""
    chosen = game.configuration
    said = [f"{data.board(chosen.board).name}, {chosen.seats} seat{'s' if chosen.seats > 1 else ''}"]
    said += [f"with {of(ENGLISH).listed(chosen.modules)}"] if chosen.modules else []
    options = ", ".join(f"{name} {str(value).lower()}" for name, value in chosen.options.items())
    return "; ".join(said + ([f"options: {options}"] if options else [])) + "."


def setup_in_short(game: Game, lines: list[Line]) -> list[str]:
    """The goods of the cities by province, the first cards, and what was chosen before the first turn."""
    board = data.board(game.board)
    goods = {line.facts["city"]: GOODS[line.facts["good"]] for line in lines if line.phrase == "token"}
    said = []
    for province in board.provinces:
        here = [city.name for city in board.cities if city.province == province.id]
        if cities := [f"{name} {goods[name]}" for name in here if name in goods]:
            said.append(f"{province.name}: {', '.join(cities)}.")
    cards = [line.text.removeprefix("drawn: ") for line in lines if line.family == "card"]
    if len(cards) > SLOTS:
        said.append(f"Contrarius starts with the {cards.pop(0)}.")
    if cards:
        said.append(f"Display: {', '.join(cards)}.")
    rest = [line for line in lines if line.family not in {"token", "card", *QUIET}]
    return said + [_sentence([_step(game, line, None)]) for line in rest]


def turn_in_short(game: Game, turn: int, lines: Iterable[Line]) -> str:
    """1. Red: Architect, move to Roma - Massilia, build in Massilia. Red -5 sestertii and -1 cloth."""
    steps = list(lines)
    owner = next((step.seat for step in steps if step.seat is not None), None)
    told = [_step(game, step, owner) for step in steps if step.family not in QUIET or step.more]
    who = "" if owner is None else f"{seat_message(owner)}: "
    changes: dict[int, dict[str, int]] = {}
    for step in steps:
        for seat, delta in step.changes.items():
            mine = changes.setdefault(seat, {})
            for unit, count in delta.items():
                mine[unit] = mine.get(unit, 0) + count
    sums = []
    for seat, change in sorted(changes.items(), key=lambda item: (item[0] != owner, item[0])):
        parts = [
            f"{'+' if count > 0 else '-'}{amount_message(abs(count), unit)}" for unit, count in change.items() if count
        ]
        sums += [f"{seat_message(seat)} {of(ENGLISH).listed(parts)}"] if parts else []
    said = _sentence([part for part in told if part] or ["nothing"])
    return f"{turn + 1:>3}. {who}{said}" + (f" {'; '.join(sums)}." if sums else "")


def _sentence(parts: list[str]) -> str:
    said = ", ".join(parts)
    return said if said.endswith(".") else f"{said}."  # some cities end in a full stop


def _step(game: Game, step: Line, owner: int | None) -> str:
    """Return what was chosen or drawn, and what modules did on their own; Contrarius' dice are part of what he did."""
    by_itself = [phrase for phrase in step.more if phrase[1] not in {"magnus", "ends", "god_scored"}]
    did = game.teller().tell([replace(step, seat=None, phrase="", deltas={}, later={}, more=by_itself)]).rstrip(".")
    text = step.text.removeprefix("Play ") if step.family == "play" else step.text[:1].lower() + step.text[1:]
    told = text if step.seat is None or step.seat == owner else f"{seat_message(step.seat)}: {text}"
    if step.family in {"card_die", "city_die", "city_pick", *QUIET}:
        return did
    return f"{told}, {did}" if did else told
