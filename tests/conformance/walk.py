"""Walks over random games that look at everything that must hold on the way.

`walk_rules` drives the interpreted rules and looks at each decision; `walk_game` drives a Game as people and programs
do and looks at log, records, undo, forks and views.
"""

from __future__ import annotations

import json
import random

import numpy as np

from praefectus.engine.arrays import GAME_DTYPE, board_record, light_game, to_array
from praefectus.engine.invariants import broken, broken_step, checked_games, sentence
from praefectus.engine.simulate import Table
from praefectus.game import Configuration, Game, UndoRefused
from praefectus.game.choices import singly
from praefectus.game.notation import notation
from praefectus.game.report import report
from praefectus.game.snapshots import from_snapshot, snapshot
from praefectus.game.state import board_of, freeze, new_state, thaw
from praefectus.rules import turn
from praefectus.rules.actions import ACTIONS, CARD, FIRST_CHANCE_ACTION, TOKEN, family_of
from praefectus.rules.modules.forum.actions import FORUM_CARD
from praefectus.rules.modules.salt.vocabulary import WITH_SALT
from praefectus.rules.modules.sicilia.actions import TILE
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.record import GameRecord
from praefectus.rules.scoring import points
from praefectus.rules.vocabulary import SALE_CARDS, SALT

LIMIT = 20_000  # decisions; no game comes near
CODEC_EVERY = 16
LOOK_EVERY = 40


class Walk:
    """A random game of the interpreted rules; every step is checked."""

    def __init__(self, configuration: Configuration, seed: int, sound_every: int = 1) -> None:
        self.chooser = random.Random(seed)
        self.sound_every = sound_every  # decisions; to check a position takes longer than to come there
        self.b = board_of(configuration.board)
        self.notation = notation(configuration.board)
        self.g = new_state(configuration)
        self.out = [0] * (ACTIONS + 1)
        self.log: list[int] = []
        self.past: list[tuple[GameRecord, bytes]] = []
        self.sound()

    def legal(self) -> list[int]:
        turn.legal(self.g, self.b, self.out)
        return self.out[1 : self.out[0] + 1]

    def sound(self) -> None:
        found = broken(self.g, self.b)
        assert found is None, f"{found} After {len(self.log)} decisions, the last one {self.last()}."

    def last(self) -> str:
        return str(family_of(self.log[-1])) if self.log else "none"

    def step(self) -> None:
        """One decision, made twice: on the game and on a copy of it."""
        legal = self.legal()
        before = freeze(self.g)
        assert legal, f"Nothing is legal after {self.last()}."
        assert legal == sorted(set(legal)), f"Legal actions out of order or twice after {self.last()}."
        assert freeze(self.g) == before, "Listing what is legal changed the game."
        texts = [self.notation.text(action, self.g).lower() for action in legal]
        assert all(texts) and len(set(texts)) == len(texts), f"Choices that say the same: {texts}."
        action = self.draw(legal)
        copy = thaw(before)
        turn.choose(self.g, self.b, action)
        self.log.append(action)
        turn.choose(copy, self.b, action)
        assert freeze(copy) == freeze(self.g), f"A copy went another way with {self.last()}."
        old = thaw(before)
        if action >= FIRST_CHANCE_ACTION:
            assert outcome_shows(old, self.g, action), f"Chance drew {self.last()}, and something else happened."
        if len(self.log) % self.sound_every == 0:
            self.sound()
        found = broken_step(old, self.g)
        assert found is None, f"{found} The decision was {self.last()}."
        if len(self.log) % CODEC_EVERY == 0:
            self.codec()
            self.past.append((copy, freeze(copy)))

    def draw(self, legal: list[int]) -> int:
        """Uniformly, or by the weights of chance, which are whole and positive."""
        if not turn.is_chance(self.g):
            assert all(action < FIRST_CHANCE_ACTION for action in legal)
            return self.chooser.choice(legal)
        assert all(action >= FIRST_CHANCE_ACTION for action in legal)
        weights = [turn.weight(self.g, self.b, action) for action in legal]
        assert all(type(weight) is int and weight > 0 for weight in weights), f"Weights {weights} of {legal}."
        return self.chooser.choices(legal, weights)[0]

    def codec(self) -> None:
        """The record as NumPy's bytes and back; nothing is cut off by the width of a field."""
        packed = to_array(self.g)
        again = np.frombuffer(packed.tobytes(), GAME_DTYPE)
        assert freeze(light_game(again[0])) == freeze(self.g), "The record does not survive as bytes."

    def finish(self) -> None:
        """The last position is sound, and past copies are as they were."""
        self.sound()
        for copy, kept in self.past:
            assert freeze(copy) == kept, "A past position changed."
        self.codec()


def outcome_shows(before: GameRecord, after: GameRecord, action: int) -> bool:
    """Did what chance drew really happen?"""
    if TOKEN <= action < CARD:
        city = before.frame_a[before.depth - 1]
        good = action - TOKEN
        return bool(after.city_good[city] == good or (good == SALT and not before.modules & WITH_SALT))
    if CARD <= action < CARD + SALE_CARDS:
        card = action - CARD
        drawn = after.display.count(card) - before.display.count(card) == 1
        owned = sum(map(sum, after.gods)) - sum(map(sum, before.gods)) == 1
        return drawn != owned and after.cards_left == before.cards_left - 1
    if FORUM_CARD <= action < TILE:
        bit = 1 << (action - FORUM_CARD)
        return bool(before.forum_stock & bit and not after.forum_stock & bit)
    if before.modules & WITH_SICILIA and TILE <= action < TILE + len(before.tiles_left):
        tile = action - TILE
        renewed = after.neutral_left > before.neutral_left
        return bool(renewed or after.tiles_left[tile] == before.tiles_left[tile] - 1)
    return True


def walk_rules(configuration: Configuration, seed: int, limit: int = LIMIT, sound_every: int = 1) -> Walk:
    """Walk to the end, or so many decisions; then replay the log on a new game."""
    walk = Walk(configuration, seed, sound_every)
    while not walk.g.over and len(walk.log) < limit:
        walk.step()
    walk.finish()
    assert walk.g.over or limit < LIMIT, f"The game did not end within {LIMIT} decisions."
    if walk.g.over:
        assert walk.legal() == []
        seats = range(walk.g.seats)
        assert [walk.g.score[seat] for seat in seats] == [points(walk.g, walk.b, seat) for seat in seats]
    again = new_state(configuration)
    for action in walk.log:
        turn.choose(again, walk.b, action)
    assert freeze(again) == freeze(walk.g), "The log leads to another position."
    return walk


def check_compiled(configuration: Configuration, seed: int, count: int) -> None:
    """So many whole games of the compiled rules, with every position checked."""
    games, (decisions, checks, faults) = np.zeros(count, GAME_DTYPE), np.zeros((3, count), np.int64)
    boards, template = board_record(configuration.board), Table.of(configuration).template()
    checked_games()(games, boards, template, seed, 0, count, LIMIT, decisions, checks, faults)
    assert not faults.any(), [sentence(int(fault)) for fault in faults]
    assert games["over"].all(), f"A game did not end within {LIMIT} decisions."


def walk_game(configuration: Configuration, seed: int, limit: int = LIMIT, look_every: int = LOOK_EVERY) -> Game:
    """A Game played by its public methods; now and then everything it offers is checked."""
    chooser = random.Random(seed)
    game = Game.new(configuration.board, configuration.seats, configuration.modules, configuration.options, seed=seed)
    choices = 0
    while not game.over and choices < limit:
        legal = game.legal()
        assert len(legal) > 1, "A choice with one option is taken by itself."
        texts = {action.text.lower() for action in legal}
        assert len(texts) == len(legal), f"Choices that say the same: {legal}."
        action = chooser.choice(legal)
        if choices and choices % look_every == 0:
            look_at(game)
        before, seat = game.state, game.to_act
        game.play(chooser.choice([action, action.id, action.text]))  # type: ignore[arg-type]
        choices += 1
        if choices % 7 == 0 and game.to_act == seat:
            take_back(game, before, action.id)
    look_at(game)
    assert game.over or limit < LIMIT
    return game


def look_at(game: Game) -> None:
    """Texts, views, records, replays and forks of a position."""
    state = game.state
    look_at_views(game)
    record = json.loads(json.dumps(game.to_record()))
    assert Game.from_record(record).state == state, "The record leads to another position."
    restored = from_snapshot(game.configuration, snapshot(game))
    for seat in (None, *range(game.people)):
        assert restored.view(seat) == game.view(seat), "A stored game shows something else when it is taken up again."
    fork = game.fork()
    if not fork.over:
        fork.play(fork.legal()[0])
        assert fork.state != state
    assert game.state == state, "Something done beside the game changed it."
    assert report(game) and all(line.strip() for line in game.log_lines())


def look_at_views(game: Game) -> None:
    """Everybody may look; only the seat to act has choices, and they are exactly the legal ones."""
    people = game.people
    for seat in (None, *range(people)):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) is not None
        assert view["you"] == seat and view["to_act"] == game.to_act
        offered = sorted(choice["id"] for choice in singly(view["choices"]))
        if seat is not None and seat == game.to_act:
            assert offered == [action.id for action in game.legal()]
        else:
            assert offered == []
        assert [row["total"] for row in view["scores"]] == game.scores()


def take_back(game: Game, before: bytes, action: int) -> None:
    """The last choice taken back leads to the position before it; then it is made again.

    That the log with both of them leads to the position is seen when everything is looked at.
    """
    try:
        game.undo()
    except UndoRefused:
        return
    if game.state == before:
        assert [legal.id for legal in game.legal()].count(action) == 1
        game.play(action)
