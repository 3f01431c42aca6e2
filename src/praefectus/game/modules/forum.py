"""The forum: its cards, the auction, the citizens."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from praefectus import data
from praefectus.data import GOODS
from praefectus.game.log_phrases import PAID, PAID_AND_GAINED, SAID
from praefectus.game.message_parts import amount_message
from praefectus.language import Message, Translatable, Words
from praefectus.reference.wording import worded, worded_if
from praefectus.rules.modules.forum.cards import holds
from praefectus.rules.modules.forum.tableau import VICTORIA, VICTORIA_POINTS
from praefectus.rules.modules.forum.vocabulary import FORUM_CARDS, FORUM_SLOTS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import NONE

if TYPE_CHECKING:
    from praefectus.game.game import Game
    from praefectus.game.notation import Notation

PROMPTS = ("patrician", "bid", "forum", "exchange", "sell_bonus", "bonus_good", "free_house", "half_price", "use_forum")


def asked(g: GameRecord, name: str, title: Translatable, sentence: Translatable) -> tuple[Translatable, Translatable]:
    if name == "bid" and g.frame_a[g.depth - 1] == 0:
        return title, Message("prompt-bid-first")
    return title, sentence


@cache
def forum_names() -> tuple[str, ...]:
    return tuple(card.name for card in data.forum())


def _take(notation: Notation, g: GameRecord, slot: int) -> Message:
    return Message("choice-take_card", card=forum_names()[g.forum_tableau[slot]])


TEXTS = {
    "give": lambda notation, g, good: Message("choice-give", good=amount_message(1, GOODS[good])),
    "sell_unit": lambda notation, g, _: Message("choice-sell_unit"),
    "keep": lambda notation, g, card: Message("choice-keep", card=forum_names()[card]),
    "take_card": _take,
    "use": lambda notation, g, card: Message("choice-use", card=forum_names()[card]),
    "bid": lambda notation, g, points: Message("choice-bid", points=points),
    "forum_card": lambda notation, g, card: Message("outcome-forum_card", card=forum_names()[card]),
}


def _dealt(notation: Notation, g: GameRecord, card: int) -> dict[str, Any]:
    """The seat that gets a patrician in the set-up; none before an auction."""
    owner = g.frame_a[g.depth - 1]
    if owner == NONE:
        return {"phrase": "patricians shown", "forums": [card]}
    return {"phrase": "patricians dealt", "seat": owner, "forums": [card]}


CLAUSES = {
    "give": PAID_AND_GAINED,
    "give nothing": PAID,
    "sell_unit": SAID,
    "keep": SAID,
    "bid keep": SAID,
    "take_card": SAID,
    "use": SAID,
    "bid": SAID,
    "bid done": SAID,
    "bonus_good get": SAID,
}
SENTENCES = {
    "forum_card": SAID,
    "patricians dealt": SAID,
    "patricians shown": SAID,
}
FACTS = {
    "forum_card": lambda notation, g, card: {"forum": card},
    "forum_slot": lambda notation, g, slot: {"forum": g.forum_tableau[slot]},
    "points": lambda notation, g, points: {"points": points},
    "draw_forum forum_card": lambda notation, g, card: {"forums": [card]},
    "draw_patrician forum_card": _dealt,
    "bonus_good get": lambda notation, g, good: {"good": good},
}
WORDS = {
    "forum": lambda teller, card: forum_names()[card],
    "forums": lambda teller, cards: teller.words.listed([forum_names()[card] for card in cards]),
}

TARGETS = {"points": lambda points: {"kind": "points"}}
AMOUNTS = {"bid": lambda points: points}


class Forum(TypedDict):
    tableau: list[int | None]
    stock: int
    thresholds: list[int]  # cards played, by place
    auction: list[int]  # the patricians that come up for auction


class InView(TypedDict):
    forum: Forum


class InSeat(TypedDict):
    forum: list[int]  # the cards beside the seat


def cards_in(bits: int) -> list[int]:
    return [card for card in range(FORUM_CARDS) if bits >> card & 1]


def view(g: GameRecord, b: BoardRecord, game: Game, words: Words) -> InView:
    tableau = g.forum_tableau[:FORUM_SLOTS]
    shown: Forum = {
        "tableau": [None if card == NONE else card for card in tableau],
        "stock": len(cards_in(g.forum_stock)),
        "thresholds": data.setup().forum_thresholds,
        "auction": cards_in(g.forum_shown) if g.turns == 0 else [],
    }
    return {"forum": shown}


def seat_view(g: GameRecord, seat: int) -> InSeat:
    """The forum cards beside a seat."""
    return {"forum": cards_in(g.forum_cards[seat])}


def extra_points(g: GameRecord, seat: int) -> list[tuple[str, int, Message]]:
    victoria = VICTORIA_POINTS if holds(g, seat, VICTORIA) else 0
    paid = g.forum_paid[seat]
    return [
        ("victoria", victoria, Message("extra-victoria")),
        ("auction", -paid, Message("extra-auction.sentence")),
    ]


def catalogue(words: Words) -> dict[str, Any]:
    """The cards with their texts and grades."""
    cards = [
        {
            "id": number,
            "name": card.id,
            "title": card.name,
            "kind": card.kind,
            "text": worded(words, f"forum-{card.id}-text"),
            "text_without_salt": worded_if(words, f"forum-{card.id}-without-salt", card.text_without_salt),
            "text_with_fish": worded_if(words, f"forum-{card.id}-with-fish", card.text_with_fish),
            "example": worded_if(words, f"forum-{card.id}-example", card.example),
            "doubt": worded_if(words, f"forum-{card.id}-doubt", card.doubt),
            "grade": card.grade,
        }
        for number, card in enumerate(data.forum())
    ]
    return {"forum": cards}


TOPICS = {"forum": lambda: {card.id: ("forum", "forum") for card in data.forum()}}
