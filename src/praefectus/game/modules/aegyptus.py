"""Aegyptus: ships in trade, the fertile Nile, the provinces of frankincense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from praefectus import data
from praefectus.game.log_phrases import SAID
from praefectus.language import Message, Translatable, Words
from praefectus.reference.wording import worded
from praefectus.rules.modules.aegyptus.nile import NILE, fertile
from praefectus.rules.modules.aegyptus.trade import TRADE_PROVINCES, open_trade, trade_points, traders
from praefectus.rules.modules.aegyptus.vocabulary import TRADES
from praefectus.rules.record import BoardRecord, GameRecord

if TYPE_CHECKING:
    from praefectus.game.log_phrases import Phrase
    from praefectus.game.notation import Notation


def _enter(notation: Notation, g: GameRecord, slot: int) -> Message:
    seat = g.frame_seat[g.depth - 1]
    trade = Message(f"trade-{data.aegyptus().trades[open_trade(g, seat, slot)].name}")
    return Message(
        "choice-enter_trade", place=notation.called(notation.location(slot, g.colonist[seat][slot])), trade=trade
    )


TEXTS = {"enter_trade": _enter}


def _sent(notation: Notation, g: GameRecord, slot: int) -> dict[str, Any]:
    return {"trade": data.aegyptus().trades[open_trade(g, g.frame_seat[g.depth - 1], slot)].name}


def catalogue(words: Words) -> dict[str, Any]:
    """The trades and what they are called."""
    names = [trade.name for trade in data.aegyptus().trades]
    return {"trades": [{"name": name, "title": worded(words, f"trade-{name}")} for name in names]}


CLAUSES = {"enter_trade": SAID}
FACTS = {"build enter_trade": _sent}
SENTENCES = {"nile": SAID}
WORDS = {"trade": lambda teller, name: teller.words(f"log-trade-{name}")}


def asked(g: GameRecord, name: str, title: Translatable, sentence: Translatable) -> tuple[Translatable, Translatable]:
    """Return who builds may also send a ship into a trade."""
    seat = g.frame_seat[g.depth - 1]
    if name == "build" and g.at_stand == 0 and any(open_trade(g, seat, slot) >= 0 for slot in range(3, 6)):
        return title, Message("prompt-with-trade", sentence=sentence)
    return title, sentence


class InProvince(TypedDict):
    fertile: bool  # the fertile marker lies here
    trades: list[str]  # that pass through


def province_view(g: GameRecord, b: BoardRecord, province: int) -> InProvince:
    """Return where the fertile marker lies, and what passes through."""
    trades = data.aegyptus().trades
    passing = [trade.name for trade, own in zip(trades, TRADE_PROVINCES, strict=True) if own >> province & 1]
    return {"fertile": bool(fertile(g, province)), "trades": passing}


def extra_points(g: GameRecord, seat: int) -> list[tuple[str, int, Message]]:
    ships = sum(int(traders(g, seat, trade)) for trade in range(TRADES))
    return [("trade", int(trade_points(g, seat)), Message("extra-trade.sentence", ships=ships))]


def before(g: GameRecord) -> int:
    return int(g.nile_marker)


def told(notation: Notation, g: GameRecord, b: BoardRecord, was: int, action: int) -> list[Phrase]:
    """The fertile marker went downstream."""
    return [] if g.nile_marker == was else [(None, "nile", {"province": NILE[g.nile_marker]})]
