"""Every message about choices, prompts and the log appears in some game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from praefectus import language
from praefectus.game import Game
from praefectus.game.report import report
from praefectus.language import words
from praefectus.language.catalogue import read
from praefectus.language.check import _references
from praefectus.language.languages import ENGLISH, sources

from .combinations import sample

GAMES, LOOK_EVERY, WATCH_EVERY, LONGEST = 60, 3, 40, 900
OF_THE_GAME = ("game.ftl", "log.ftl")
GUIDES = "play move walk build prefect colonist settle trade buy pay copy take bonus market forum sail god"
DRAWN = "token card forum_card rolled specialist city_pick tile-of tile-neutral drawn-by tile tile-row"
UNSAID = {  # what the walk does not come to, and when it is said
    **{f"guide-{what}": "a hint of the first game: the page reads it from the catalogue" for what in GUIDES.split()},
    **{f"outcome-{what}": "an outcome of chance as the text of one entry" for what in DRAWN.split()},
    "prompt-end_turn": "a turn that is held: tables and the terminal hold turns, this walk does not",
    "prompt-end_turn.sentence": "the same",
    "prompt-offer": "its place is taken by the name of the stand",
    "prompt-ship_house": "Roma: a ship has landed at a site and its owner can pay a house",
    "prompt-ship_house.sentence": "the same",
    "prompt-partner.sentence": "teams: its place is taken by what the partner suggests",
    "prompt-partner-both": "teams: a Legatus without a suggestion",
    "prompt-with-trade": "Aegyptus: a ship stands on a line to a trade",
    "stand-does-house": "a stand of the other side of the fish market",
    "stand-does-senator": "the same",
    "stand-does-mercator": "the same",
    "reason-no-house-left": "somebody has built all fifteen houses",
    "now-houses": "an Architect whose colonists cannot move",
    "idle-architect": "the same, and nothing can be built",
    "idle-erupted": "Sicilia: a specialist all of whose houses stand where the volcano has erupted",
    "then-no-god": "Roma: the last house is built while a ship waits in Byzantium",
    "log-contrarius-takes-instead": "Contrarius without a house left or a city to build in",
    "then-takes-instead": "the same",
    "then-nothing": "the same, and without a card in the display",
    "extra-vesta": "points of a solo game",
    "extra-vesta.sentence": "the same",
    "log-tile-before-neutral": "Sicilia: a neutral tile before the first turn",
    "log-contrarius-no-card": "Contrarius at the end of his cards",
    "log-contrarius-no-house": "of his houses",
    "log-contrarius-no-city": "of the cities",
    "log-trade-frankincense": "Aegyptus: a ship goes into this trade",
    "log-no-card": "an empty slot of the display",
    "log-option-off": "an option that is on by default, switched off",
    "log-taken-back": "a choice that was taken back",
}


class Recorded(words.Messages):
    """Messages that know which of them were said."""

    said: ClassVar[set[str]] = set()

    def __getitem__(self, name: str) -> Callable[..., str]:
        self.said.add(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.said.add(name)
        return super().get(name, default)


@pytest.mark.long
def test_every_message_of_the_game_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language.of(ENGLISH), "_messages", Recorded(language.of(ENGLISH)._messages))
    tables = sample(GAMES, 5)
    random.Random(1).shuffle(tables)
    for number, table in enumerate(tables):
        chance, steps = random.Random(number), 0
        game = Game.new(table.board, table.seats, table.modules, table.options, number)
        while not game.over and steps < LONGEST:
            if steps % LOOK_EVERY == 0:
                game.view(game.to_act)
            if steps % WATCH_EVERY == 0:
                game.view(None)
            game.play(chance.choice(game.legal()))
            steps += 1
        game.view(0)
        game.view(None)
        report(game, (), ENGLISH)
    messages = read(sources(ENGLISH))
    everything = {name for name, entry in messages.items() if entry.path.name in OF_THE_GAME and name[0] != "-"}
    assert everything - Recorded.said - _references(messages) <= UNSAID.keys()
    assert everything >= UNSAID.keys()
