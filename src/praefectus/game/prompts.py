"""What the open decision asks, as a title and a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praefectus.engine.interpreted import LightRecord
from praefectus.game.modules import gathered, homes, in_play
from praefectus.game.shapes import Prompt
from praefectus.game.words import amount, many
from praefectus.rules import turn
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.vocabulary import WITH_SLOT

if TYPE_CHECKING:
    from praefectus.game.game import Game

# what a decision asks: title and sentence; those of a module stand in its file
PROMPTS: dict[str, tuple[str, str]] = {
    "play": ("Play a card", "Choose one card from your hand."),
    "move": ("Move colonists", "Choose a colonist to move, or finish moving."),
    "walk": ("Where to?", "Choose the line on which the colonist stops."),
    "build": ("Build houses", "Build in cities next to your colonists, or finish."),
    "prefect": ("Prefect", "Let a province produce, or collect the coins on the markers."),
    "colonist": ("Colonist", "Place new colonists, or take coins."),
    "settle": ("New colonists", "Choose where a new colonist enters the board."),
    "trade": ("Trade", "Buy or sell one kind of good at a time."),
    "buy": ("Buy cards", "Choose a card from the display."),
    "pay": ("Pay with any good", "Choose the good you pay for the place of the card."),
    "copy": ("Diplomat", "Choose the card whose action you carry out."),
    "take": ("The storehouse is full", "Choose which of the new goods you keep."),
    "start_goods": ("First goods", "Buy your first goods at their prices."),
    "get": ("Take a good", "Choose the good you take."),
}
END_TURN = ("Your turn is done", "Look at what it brought; end it, or take a step back.")

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
}

# kind of decision -> where the rules reference tells of it; a module's decisions: the module
TOPICS: dict[str, str] = {
    "play": "turn",
    "move": "movement",
    "walk": "movement",
    "build": "houses",
    "prefect": "prefect",
    "colonist": "colonist",
    "settle": "colonist",
    "trade": "mercator",
    "buy": "senator",
    "pay": "display",
    "copy": "diplomat",
    "take": "storehouse",
    "start_goods": "setup",
    "get": "storehouse",
    "end_turn": "turn",
}
for _, home in homes():
    TOPICS |= dict.fromkeys(getattr(home, "PROMPTS", {}), home.__name__.rpartition(".")[2])
PROMPTS |= gathered("PROMPTS")
GUIDE |= gathered("GUIDE")


def prompt(game: Game) -> Prompt | None:
    g = game.position
    if game.held is not None:
        title, sentence = END_TURN
        return {
            "seat": game.held,
            "kind": "end_turn",
            "title": title,
            "sentence": sentence,
            "topic": TOPICS["end_turn"],
        }
    if game.over or turn.is_chance(g):
        return None
    row = DECISIONS[g.frame_kind[g.depth - 1]]
    title, sentence = PROMPTS[row.asks]
    sentence = _counted(g, row.name, sentence)
    for asked in in_play(g, "asked"):
        title, sentence = asked(g, row.name, title, sentence)
    return {
        "seat": g.frame_seat[g.depth - 1],
        "kind": row.name,
        "title": title,
        "sentence": sentence,
        "topic": TOPICS[row.asks],
    }


def _counted(g: LightRecord, name: str, sentence: str) -> str:
    """With what is left to do."""
    top = g.depth - 1
    first, second = g.frame_a[top], g.frame_b[top]
    if name == "move":
        return f"{many(first, 'step')} left. {sentence}"
    if name == "trade":
        coins = amount(g.coins[g.frame_seat[top]], "coins")
        return f"{many(first, 'kind')} of goods left to trade, {coins} in hand."
    if name == "buy":
        price = "the card and its place" if second % 8 == WITH_SLOT else "the card alone"
        return f"{many(first, 'card')} at most; you pay {price}."
    return sentence
