"""What the open decision asks, as a title and a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from praefectus.game.notation import amount, double_choice, kind_names, stand_name
from praefectus.rules import turn, vocabulary
from praefectus.rules.modules.fish_market.vocabulary import MARKET, OFFER, STAND
from praefectus.rules.modules.forum.vocabulary import (
    BID,
    EXCHANGE,
    FREE_HOUSE,
    HALF_PRICE,
    KEEP_PATRICIAN,
    SELL_BONUS,
    TAKE_FORUM,
    USE_FORUM,
)
from praefectus.rules.modules.roma.vocabulary import CHOOSE_GOD, SAIL, SHIP_HOUSE
from praefectus.rules.modules.teams.vocabulary import PLAY_FOR_SELF, START_SPACE, SUGGEST
from praefectus.rules.modules.venus.vocabulary import CHOOSE_ROLE
from praefectus.rules.vocabulary import WITH_SLOT

if TYPE_CHECKING:
    from praefectus.game.game import Game

# kind of frame -> (name for programs, title, sentence)
PROMPTS: dict[int, tuple[str, str, str]] = {
    vocabulary.PLAY_CARD: ("play", "Play a card", "Choose one card from your hand."),
    vocabulary.MOVE: ("move", "Move colonists", "Choose a colonist to move, or finish moving."),
    vocabulary.WALK: ("walk", "Where to?", "Choose the line on which the colonist stops."),
    vocabulary.BUILD: ("build", "Build houses", "Build in cities next to your colonists, or finish."),
    vocabulary.CHOOSE_PREFECT: ("prefect", "Prefect", "Let a province produce, or collect the coins on the markers."),
    vocabulary.CHOOSE_COLONIST: ("colonist", "Colonist", "Place new colonists, or take coins."),
    vocabulary.SETTLE: ("settle", "New colonists", "Choose where a new colonist enters the board."),
    vocabulary.TRADE: ("trade", "Trade", "Buy or sell one kind of good at a time."),
    vocabulary.BUY: ("buy", "Buy cards", "Choose a card from the display."),
    vocabulary.PAY: ("pay", "Pay with any good", "Choose the good you pay for the place of the card."),
    vocabulary.COPY: ("copy", "Diplomat", "Choose the card whose action you carry out."),
    vocabulary.TAKE: ("take", "The storehouse is full", "Choose which of the new goods you keep."),
    vocabulary.BUY_START_GOODS: ("start_goods", "First goods", "Buy your first goods at their prices."),
    CHOOSE_ROLE: ("role", "Two personalities", "Choose which of the two you carry out."),
    KEEP_PATRICIAN: ("patrician", "Choose a patrician", "One patrician serves you for the whole game."),
    BID: ("bid", "Auction", "Bid victory points for the patrician, or pass."),
    TAKE_FORUM: ("forum", "The forum", "Take one of the forum cards within your reach, or none."),
    EXCHANGE: ("exchange", "Exchange", "Choose a good to give away."),
    vocabulary.GET_GOOD: ("get", "Take a good", "Choose the good you take."),
    SELL_BONUS: ("sell_bonus", "Sell the bonus?", "Sell one unit of the bonus at once, or store it."),
    FREE_HOUSE: ("free_house", "A free house", "Choose the city for the free house."),
    HALF_PRICE: ("half_price", "Half price", "Buy one kind of good at half its price."),
    USE_FORUM: ("use_forum", "Forum cards", "Use a forum card, or end your turn."),
    MARKET: ("market", "Fish market", "Enter a spot of the fish market, or go on to your card."),
    STAND: ("stand", "Market stands", "Choose a stand of this spot."),
    OFFER: ("offer", "Market stand", "Choose what you take at this stand."),
    SAIL: ("sail", "A ship sails", "The Prefect who collects coins may move one ship forward on the track."),
    SHIP_HOUSE: (
        "ship_house",
        "A ship has landed",
        "Build a house where your ship has just landed, or not.",
    ),
    CHOOSE_GOD: ("god", "Byzantium", "Choose the god who rewards you now."),
    START_SPACE: (
        "start",
        "Where to start",
        "Your partner starts in the capital; choose a city away from it for your own first colonists.",
    ),
    SUGGEST: ("suggest", "Legatus", "Lay out the card you want your partner to play."),
    PLAY_FOR_SELF: ("partner", "Your partner asks", "Play a card from your hand."),
}

# kind of decision, by its name for programs -> what somebody in their first game should know about it
GUIDE: dict[str, str] = {
    "play": "A turn is one card: play it and do what it says. It stays on your pile until you play the Tribune.",
    "move": "Your colonists walk along lines. Where one stops, you can build in the cities at both ends of the line.",
    "walk": "Pick the line where the colonist stops. Hover a city to see what a house there would cost you.",
    "build": "Houses bring goods whenever their province produces, and points at the end. Build all you can pay.",
    "prefect": "A province produces for everybody with a house there; you alone get the bonus on its marker. "
    "Or collect the coins that show: then all markers turn back to goods.",
    "colonist": "More colonists reach more cities. If you lack food and tools for them, take the coins.",
    "settle": "New colonists start in the capital, or in a city where you have a house.",
    "trade": "Sell what you have too much of, buy what the next house or card asks for. Two kinds of goods each time.",
    "buy": "Cards do something now and score at the end: each belongs to a god, who counts something of yours.",
    "pay": "This place of the display asks for any good you like: give away what you need least.",
    "copy": "The Diplomat does what lies on top of another player's pile.",
    "take": "Your storehouse has twelve spaces. What does not fit is lost, so keep what the next step needs.",
    "forum": "Forum cards stay with you: some help at once, some for the whole game.",
    "market": "The fish market is visited before the card: fish buys small advantages there.",
    "sail": "Ships on the track bring something wherever they land.",
    "god": "Choose the god who pays you best now.",
}


def prompt(game: Game) -> dict[str, Any] | None:
    g = game._g
    if game.over or turn.is_chance(g):
        return None
    top = g.depth - 1
    kind, seat, first, second = g.frame_kind[top], g.frame_seat[top], g.frame_a[top], g.frame_b[top]
    name, title, sentence = PROMPTS[kind]
    if kind == vocabulary.MOVE:
        sentence = f"{first} step{'' if first == 1 else 's'} left. {sentence}"
    elif kind == vocabulary.TRADE:
        sentence = (
            f"{first} kind{'' if first == 1 else 's'} of goods left to trade, {amount(g.coins[seat], 'coins')} in hand."
        )
    elif kind == vocabulary.BUY:
        price = "the card and its place" if second % 8 == WITH_SLOT else "the card alone"
        sentence = f"{first} card{'' if first == 1 else 's'} at most; you pay {price}."
    elif kind == vocabulary.BUILD and g.at_stand:
        sentence = "The house stand: build one house at the usual price."
    elif kind == CHOOSE_ROLE and not double_choice(first):
        title = "Your partner's card"
        sentence = f"Your partner played the {kind_names()[first]}; you may carry it out, too, or leave it out."
    elif kind == OFFER:
        stand = stand_name(first)
        title, sentence = stand[:1].upper() + stand[1:], "Choose what you pay and what you get for it."
    elif kind == PLAY_FOR_SELF and second:
        sentence = f"Your partner suggests the {kind_names()[second - 1]}; play any card of yours, for yourself alone."
    elif kind == BID and first == 0:
        title, sentence = "Auction", "Name the patrician who comes up for auction."
    return {"seat": seat, "kind": name, "title": title, "sentence": sentence}
