"""The points of a seat, god by god, each with the sentence that explains it."""

from __future__ import annotations

from typing import Any

from praefectus.data import GODS, GOODS
from praefectus.engine.interpreted import LightRecord
from praefectus.game.modules import in_play, words_of
from praefectus.game.words import amount, kind_names, many
from praefectus.rules.scoring import wealth
from praefectus.rules.tables import CONCORDIA_POINTS, GOD_POINTS, MINERVA_POINTS
from praefectus.rules.vocabulary import (
    JUPITER,
    MARS,
    MERCURIUS,
    MINERVA,
    SALT,
    SATURNUS,
    SPECIALIST,
    TRADED,
    VENUS,
    VESTA,
)


def _counted(g: LightRecord, b: LightRecord, seat: int, god: int, value: int) -> str:
    """What one card of the god counts, in words."""
    each = GOD_POINTS[god]
    if god == VESTA:
        return f"{value} for {amount(int(wealth(g, seat)), 'coins')} in coins and goods"
    if god == JUPITER:
        return f"{many(value, 'house')} outside brick cities"
    if god == SATURNUS:
        return f"{many(value // each, 'province')} with a house"
    if god == MERCURIUS:
        return f"{each} for each of {value // each} kinds of goods"
    if god == MARS:
        return f"{each} for each of {many(value // each, 'colonist')} on the board"
    return f"{value} for {words_of(g, 'venus_counts', g, seat) or 'provinces with two houses'}"


def score_view(g: LightRecord, b: LightRecord, seat: int, values: list[int]) -> dict[str, Any]:
    gods = []
    for god in (VESTA, JUPITER, SATURNUS, MERCURIUS, MARS, VENUS):
        cards = g.gods[seat][god]
        if cards:
            gods.append(
                {
                    "god": GODS[god],
                    "cards": cards,
                    "value": values[god],
                    "points": cards * values[god],
                    "sentence": f"{many(cards, 'card')} x {_counted(g, b, seat, god, values[god])}",
                }
            )
    specialists = []
    for good in range(TRADED):
        if cards := g.gods[seat][MINERVA + good]:
            houses = many(g.producing[seat][good], f"{GOODS[good]} house")
            said = f"{kind_names()[SPECIALIST + good]}: {MINERVA_POINTS[good]} for each of {houses}"
            specialists.append(said if cards == 1 else f"{cards} x {said}")
    if specialists:
        if g.producing[seat][SALT]:
            specialists.append(f"{many(g.producing[seat][SALT], 'salt house')} with the best of them")
        cards = sum(g.gods[seat][MINERVA : MINERVA + TRADED])
        gods.append(
            {
                "god": GODS[MINERVA],
                "cards": cards,
                "value": None,  # each specialist counts something else
                "points": values[MINERVA],
                "sentence": "; ".join(specialists),
            }
        )
    extra: list[dict[str, Any]] = []
    if g.end_by == seat:
        extra.append({"what": "concordia", "points": CONCORDIA_POINTS, "sentence": "Ended the game"})
    for rows in in_play(g, "extra_points"):
        extra += [{"what": what, "points": n, "sentence": said} for what, n, said in rows(g, seat) if n]
    total = sum(row["points"] for row in gods) + sum(row["points"] for row in extra)
    return {"seat": seat, "total": total, "gods": gods, "extra": extra}
