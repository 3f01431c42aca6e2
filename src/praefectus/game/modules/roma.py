"""Roma: the ship track and Byzantium."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from praefectus import data
from praefectus.game.log_phrases import SAID
from praefectus.game.message_parts import GOD_NAMES
from praefectus.language import Message, Words
from praefectus.rules import turn
from praefectus.rules.actions import family_of
from praefectus.rules.modules.roma.ships import BYZANTIUM, can_mark_god, ship_can_sail
from praefectus.rules.modules.roma.vocabulary import FIRST_SHIP, SHIPS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import COLONISTS, GODS, PLACES

if TYPE_CHECKING:
    from praefectus.game.game import Game
    from praefectus.game.log_phrases import Phrase
    from praefectus.game.notation import Notation

PROMPTS = ("sail", "ship_house", "god")

TEXTS = {
    "score_god": lambda notation, g, god: Message("choice-score_god", god=GOD_NAMES[god]),
    "move_sea": lambda notation, g, space: Message("choice-sail", space=notation.line(1, space)),
}
CLAUSES = {"score_god": SAID, "god_scored": SAID}
FACTS = {"god": lambda notation, g, god: {"god": god}}
TARGETS = {"sea_line": lambda space: {"kind": "space", "index": space}}


class Ship(TypedDict):
    seat: int
    slot: int


class Space(TypedDict):
    ships: list[Ship]


class InView(TypedDict):
    ship_track: list[Space]
    gods_marked: dict[str, list[int]]  # the seats that have scored a god in Byzantium


def view(g: GameRecord, b: BoardRecord, game: Game, words: Words) -> InView:
    board = data.board(game.board)
    track: list[Space] = [{"ships": []} for _ in board.ship_track]
    ostia = board.names.index("Ostia")
    for seat in range(g.seats):
        for slot in range(3, COLONISTS):
            place = g.colonist[seat][slot]
            if place == ostia or place >= PLACES:
                track[0 if place == ostia else place - PLACES]["ships"].append({"seat": seat, "slot": slot})
    marked = {
        god.id: [seat for seat in range(g.seats) if g.gods_marked[number] >> seat & 1]
        for number, god in enumerate(data.cards().gods)
        if g.gods_marked[number]
    }
    return {"ship_track": track, "gods_marked": marked}


def extra_points(g: GameRecord, seat: int) -> list[tuple[str, int, Message]]:
    gods = [GOD_NAMES[god] for god in range(GODS) if g.gods_marked[god] >> seat & 1]
    return [("byzantium", g.god_points[seat], Message("extra-byzantium.sentence", gods=gods))]


def then(g: GameRecord, b: BoardRecord, action: int, words: Words) -> str:
    """The ship that a Prefect who collects coins may move, and the god that the last house forfeits."""
    seat, family = int(turn.to_act(g)), family_of(action)[0]
    if family == "cash_bonus" and any(ship_can_sail(g, b, seat, slot) for slot in range(FIRST_SHIP, COLONISTS)):
        return words("then-sail")
    if family == "build" and g.house_count[seat] == HOUSES - 1 and _enters_byzantium(g, seat) and can_mark_god(g, seat):
        return words("then-no-god")
    return ""


def _enters_byzantium(g: GameRecord, seat: int) -> bool:
    """Has a ship of the seat just come to Byzantium and not scored yet?"""
    return any(
        g.ship_visit[seat][ship] and g.colonist[seat][FIRST_SHIP + ship] == PLACES + BYZANTIUM for ship in range(SHIPS)
    )


def before(g: GameRecord) -> tuple[int, list[int]]:
    return int(turn.to_act(g)), [*g.god_points]


def told(notation: Notation, g: GameRecord, b: BoardRecord, was: tuple[int, list[int]], action: int) -> list[Phrase]:
    """The points that a god gave in Byzantium."""
    seat, points = was
    if family_of(action)[0] != "score_god":
        return []
    return [(seat, "god_scored", {"points": g.god_points[seat] - points[seat]})]
