"""The points of a seat, god by god, with what each counts."""

from __future__ import annotations

from praefectus.data import CARD_KINDS, GODS
from praefectus.game.modules import in_play
from praefectus.game.view_types import ExtraScore, GodScore, Score, SpecialistScore
from praefectus.language import Message, Words
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import god_value, wealth
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


def scores_view(g: GameRecord, b: BoardRecord, words: Words) -> list[Score]:
    """The points of every seat; at the end every row says how many they were with it."""
    scores = [_score(g, b, seat, words) for seat in range(g.seats)]
    best: dict[str, int] = {}
    for score in scores:
        for row in score["gods"]:
            best[row["god"]] = max(best.get(row["god"], 1), row["points"])
    for score in scores:
        total = 0
        for row in score["gods"]:
            if row["points"] == best[row["god"]]:
                row["best"] = True
        if g.over:
            for each in (*score["gods"], *score["extra"]):
                total += each["points"]
                each["sum"] = total
    return scores


def _score(g: GameRecord, b: BoardRecord, seat: int, words: Words) -> Score:
    gods: list[GodScore] = []
    held = g.gods[seat]
    for god in (VESTA, JUPITER, SATURNUS, MERCURIUS, MARS, VENUS):
        if cards := held[god]:
            value = int(god_value(g, b, seat, god))
            row: GodScore = {"god": GODS[god], "cards": cards, "points": cards * value, "value": value}
            if god == VESTA:
                row["counts"] = int(wealth(g, seat))
            elif GOD_POINTS[god] > 1:
                row["counts"], row["each"] = value // GOD_POINTS[god], GOD_POINTS[god]
            elif god == VENUS and any(together(g, seat) for together in in_play(g, "venus_together")):
                row["together"] = True
            gods.append(row)
    if any(held[MINERVA : MINERVA + TRADED]):
        gods.append(_minerva(g, b, seat))
    extra: list[ExtraScore] = []
    if g.end_by == seat:
        extra.append(_extra("concordia", CONCORDIA_POINTS, Message("extra-concordia.sentence"), words))
    for rows in in_play(g, "extra_points"):
        extra += [_extra(what, points, said, words) for what, points, said in rows(g, seat) if points]
    total = sum(row["points"] for row in gods) + sum(row["points"] for row in extra)
    return {"seat": seat, "total": total, "gods": gods, "extra": extra}


def _extra(what: str, points: int, said: Message, words: Words) -> ExtraScore:
    """Points beside the gods: what they are called, and what for."""
    return {"what": what, "title": words(f"extra-{what}"), "points": points, "sentence": words.say(said)}


def _minerva(g: GameRecord, b: BoardRecord, seat: int) -> GodScore:
    """Each specialist counts the houses of another good."""
    held, producing = g.gods[seat][MINERVA : MINERVA + TRADED], g.producing[seat]
    row: GodScore = {
        "god": GODS[MINERVA],
        "cards": sum(held),
        "points": int(god_value(g, b, seat, MINERVA)),
        "specialists": [
            {"card": SPECIALIST + good, "cards": cards, "each": MINERVA_POINTS[good], "houses": producing[good]}
            for good, cards in enumerate(held)
            if cards
        ],
    }
    if producing[SALT]:
        row["with_best"] = producing[SALT]
    return row


def counted(row: GodScore, words: Words) -> str:
    """Return what a god counts, in words: 4 cards x 3 houses outside brick cities."""
    if "specialists" in row:
        said = [_specialist(each, words) for each in row["specialists"]]
        return "; ".join(said + ([words("score-with-best", count=row["with_best"])] if "with_best" in row else []))
    god = f"score-{row['god']}{'-together' if 'together' in row else ''}"
    if "each" in row:
        each = words(god, each=row["each"], count=row["counts"])
    elif "counts" in row:
        each = words(god, value=row["value"], coins=words("amount-coins", count=row["counts"]))
    else:
        each = words(god, value=row["value"])
    return words("score-cards", count=row["cards"], each=each)


def _specialist(row: SpecialistScore, words: Words) -> str:
    said = words(f"score-{CARD_KINDS[row['card']]}", each=row["each"], count=row["houses"])
    return said if row["cards"] == 1 else words("score-times", count=row["cards"], said=said)
