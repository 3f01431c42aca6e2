"""Germania: the castles and their markers, and land lines beyond the first set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from praefectus import data
from praefectus.data import GOODS
from praefectus.game.log_phrases import SAID
from praefectus.language import Message, Words
from praefectus.rules.modules.germania.vocabulary import CASTLES
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import LINES, NONE

if TYPE_CHECKING:
    from praefectus.game.game import Game
    from praefectus.game.notation import Notation


def _line(notation: Notation, line: int) -> str:
    return notation.line(0, LINES + line)


TEXTS = {
    "move_land_far": lambda notation, g, line: Message("choice-move", line=notation.called(_line(notation, line))),
    "castle_marker": lambda notation, g, good: Message("outcome-castle_marker", good=Message(f"good-{GOODS[good]}")),
}
TARGETS = {"far_land_line": lambda line: {"kind": "land_line", "index": LINES + line}}


def _laid(notation: Notation, g: GameRecord, good: int) -> dict[str, Any]:
    return {"castle": data.board("germania").castles[g.frame_a[g.depth - 1]].name, "good": good}


CLAUSES = {"move_land_far": SAID}
SENTENCES = {"castle_marker": SAID}
FACTS = {
    "far_land_line": lambda notation, g, line: {"line": _line(notation, line)},
    "draw_marker castle_marker": _laid,
}
WORDS = {"castle": lambda teller, name: name}


class CastleView(TypedDict):
    name: str
    good: str | None  # of its bonus marker


class InView(TypedDict):
    castles: list[CastleView]


def view(g: GameRecord, b: BoardRecord, game: Game, words: Words) -> InView:
    """Every castle with the good that it gives."""
    names = [castle.name for castle in data.board("germania").castles]
    goods = [None if g.castle_good[castle] == NONE else GOODS[g.castle_good[castle]] for castle in range(CASTLES)]
    return {"castles": [{"name": name, "good": good} for name, good in zip(names, goods, strict=True)]}
