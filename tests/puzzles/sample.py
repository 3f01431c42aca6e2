"""A puzzle near the end of a game: four turns with different cards, as if they had been judged."""

from __future__ import annotations

import random
from functools import cache

from praefectus.agents import players
from praefectus.agents.network.learned import standard_network
from praefectus.game import Game
from praefectus.puzzles.puzzle import Judged, Puzzle
from praefectus.puzzles.source_games import begins
from praefectus.puzzles.turns import found_turns

CHANCES = (0.6, 0.57, 0.52, 0.2)  # solved, nearly, half, missed


@cache
def near_the_end() -> Game:
    """A turn begins, and few are left."""
    game, chance = Game.new("italia", 2, seed=4), random.Random(4)
    starts = []
    while not game.over:
        if begins(game.position) and len(game.legal_ids()) > 3:
            starts.append(len(game.log))
        game.play(players.choose(game, "greedy", chance))
    return game.at(starts[-4])


@cache
def sample() -> Puzzle:
    game = near_the_end()
    found = standard_network().think(found_turns(game.position, game.board, random.Random(1), heats=()))
    lines = list({turn.card: turn.line for turn in found}.values())[: len(CHANCES)]
    judged = [Judged(line, chance, 60.0, (90.0, 80.0)) for line, chance in zip(lines, CHANCES, strict=True)]
    return Puzzle(game.link(), 36, ("ending",), tuple(judged))


def played(puzzle: Puzzle, line: tuple[int, ...]) -> Game:
    """The game after a turn."""
    game = Game.from_link(puzzle.game)
    for action in line:
        game.play(action)
    return game
