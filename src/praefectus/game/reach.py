"""Choices of two steps while colonists move: which colonist goes to which line, and houses that can be built now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from praefectus.game.choices import Promises, changes, target_of
from praefectus.game.notation import notation
from praefectus.game.state import Trial
from praefectus.game.view_types import Reach, ReachedHouse, ReachedLine, Way
from praefectus.language import Words
from praefectus.rules import turn
from praefectus.rules.actions import ACTIONS, DONE, family_of
from praefectus.rules.architect import BUILD, MOVE, WALK, distance
from praefectus.rules.houses import BUILDABLE, NOT_PAYABLE, refusal
from praefectus.rules.record import BoardRecord, GameRecord

if TYPE_CHECKING:
    from praefectus.game.game import Game

KINDS: dict[str, tuple[Literal["land", "sea"], int]] = {"land_line": ("land", 0), "sea_line": ("sea", 1)}


def reach(game: Game, words: Words) -> Reach | None:
    """Lines with the cities that each opens, and the ways to get there (which colonist to choose, where it goes, the
    steps it needs); the cities where the seat can pay for a house, and where it could build now. None while nobody
    moves."""
    g, b = game.position, game.board_record
    if game.over or game.held is not None or g.frame_kind[g.depth - 1] != MOVE:
        return None
    seat, steps = g.frame_seat[g.depth - 1], g.frame_a[g.depth - 1]
    out, names = [0] * (ACTIONS + 1), notation(game.board)
    lines: list[ReachedLine] = []
    numbers: dict[tuple[str, int], int] = {}  # of the lines
    ways: list[Way] = []
    payable: dict[int, bool | None] = {}
    for choice in game.legal_ids():
        family, slot = family_of(choice)
        if family != "select":
            continue
        after = Trial(g)
        turn.choose(after, b, choice)
        if after.frame_kind[after.depth - 1] != WALK:
            continue
        turn.legal(after, b, out)
        for going in out[1 : out[0] + 1]:
            family, line = family_of(going)
            target = target_of(g, family, line)
            if target["kind"] not in KINDS:
                continue  # a module lets it go elsewhere than along lines
            kind, number = KINDS[target["kind"]]
            line = target["index"]
            needs = min(distance(g, b, seat, slot, line), steps)
            if (kind, line) not in numbers:
                sites = int(b.line_cities[number][line]) & ~g.houses[seat]
                opens = [city for city in _bits(sites) if _can_build(g, b, seat, city, payable) is not None]
                numbers[kind, line] = len(lines)
                text = words("choice-go", line=words.say(names.called(names.line(number, line))))
                lines.append({"kind": kind, "line": line, "opens": opens, "text": text})
            ways.append((choice, going, needs, numbers[kind, line]))
    worth = [sum(bool(payable[city]) for city in line["opens"]) for line in lines]
    return {
        "lines": lines,
        "ways": sorted(ways, key=lambda way: (-worth[way[3]], way[2])),
        "payable": [city for city, can in payable.items() if can],
        "builds": _builds(game, seat, out, words),
    }


def _builds(game: Game, seat: int, out: list[int], words: Words) -> list[ReachedHouse]:
    """Houses that could be built now, without another step."""
    if DONE not in game.legal_ids():
        return []
    after, b = Trial(game.position), game.board_record
    turn.choose(after, b, DONE)
    if after.over or after.frame_kind[after.depth - 1] != BUILD or after.frame_seat[after.depth - 1] != seat:
        return []
    turn.legal(after, b, out)
    promises = Promises(after, b)
    return [
        {
            "id": DONE,
            "then": going,
            "city": city,
            "change": changes(promises.of(going)),
            "text": game.text(going, words, after),
        }
        for going in out[1 : out[0] + 1]
        for family, city in [family_of(going)]
        if family == "build"
    ]


def _can_build(g: GameRecord, b: BoardRecord, seat: int, city: int, known: dict[int, bool | None]) -> bool | None:
    """Return whether the seat could pay for a house there, with a colonist beside it; None where it may not build."""
    if city not in known:
        why = int(refusal(g, b, seat, city, 1 << city))
        known[city] = True if why == BUILDABLE else False if why == NOT_PAYABLE else None
    return known[city]


def _bits(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]
