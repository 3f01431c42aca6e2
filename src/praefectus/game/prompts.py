"""What the open decision asks, as a title and a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praefectus.game.message_parts import amount_message as amount
from praefectus.game.modules import in_play, module_files
from praefectus.game.view_types import Prompt
from praefectus.language import ENGLISH, Message, Translatable, Words, of
from praefectus.rules import turn
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import WITH_SLOT

if TYPE_CHECKING:
    from praefectus.game.game import Game


# kind of decision -> where the rules reference explains it; a module's decisions: the module
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
for _, home in module_files():
    TOPICS |= dict.fromkeys(getattr(home, "PROMPTS", ()), home.__name__.rpartition(".")[2])


def guide(words: Words) -> dict[str, str]:
    """Return what somebody in their first game should know about a decision, by its name for programs."""
    asked = {row.name for row in DECISIONS.values()}
    return {name: words(f"guide-{name}") for name in sorted(asked) if f"guide-{name}" in words}


def prompt(game: Game, words: Words | None = None) -> Prompt | None:
    """In the reader’s language; English by default."""
    words = words or of(ENGLISH)
    g = game.position
    if game.held is not None:
        return {
            "seat": game.held,
            "kind": "end_turn",
            "title": words("prompt-end_turn"),
            "sentence": words("prompt-end_turn.sentence"),
            "topic": TOPICS["end_turn"],
        }
    if game.over or turn.is_chance(g):
        return None
    row = DECISIONS[g.frame_kind[g.depth - 1]]
    title: Translatable = Message(f"prompt-{row.asks}")
    sentence: Translatable = _counted(g, row.name) or Message(f"prompt-{row.asks}.sentence")
    for asked in in_play(g, "asked"):
        title, sentence = asked(g, row.name, title, sentence)
    return {
        "seat": g.frame_seat[g.depth - 1],
        "kind": row.name,
        "title": words.say(title),
        "sentence": words.say(sentence),
        "topic": TOPICS[row.asks],
    }


def _counted(g: GameRecord, name: str) -> Message | None:
    """With what is left to do."""
    top = g.depth - 1
    first, second = g.frame_a[top], g.frame_b[top]
    if name == "move":
        return Message("prompt-steps-left", count=first)
    if name == "trade":
        return Message("prompt-kinds-left", count=first, coins=amount(g.coins[g.frame_seat[top]], "coins"))
    if name == "buy":
        return Message("prompt-cards-place" if second % 8 == WITH_SLOT else "prompt-cards-alone", count=first)
    return None
