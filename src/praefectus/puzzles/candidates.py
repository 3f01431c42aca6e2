"""Candidates in the form in which they ship, with what a person needs to judge them; and judged again."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from praefectus import data
from praefectus.agents import players
from praefectus.agents.training.playouts import play_to_end, records
from praefectus.game import Game
from praefectus.language import ENGLISH, of
from praefectus.puzzles.gates import CLEAR, Share, gap
from praefectus.puzzles.grading import solution_in_words
from praefectus.puzzles.make import GAMES, Line, Lines, candidates, game_of
from praefectus.puzzles.puzzle import Judged, Puzzle
from praefectus.puzzles.turns import followed
from praefectus.rules.actions import family_of

LINKS, TEXTS = "candidates.txt", "candidates.md"
LEVELS = ("novice", "beginner", "greedy", "apprentice", "journeyman", "learned")
TRIES = 12  # of each level at the card
HARDEST = 70  # none of them finds it
OPENING_ROUNDS = 5
LAST_HOUSES = 3
CARD_THEMES = ("architect", "colonist", "consul", "diplomat", "mercator", "prefect", "senator", "tribune")
SPECIALISTS = frozenset(each.kind for each in data.cards().specialists)


def write(folder: Path) -> int:
    """Write every candidate as a link, and in words; return how many."""
    found = [puzzle_of(folder, line) for line in candidates(folder)]
    (folder / LINKS).write_text("".join(f"{each.id}:{each.link()}\n" for each in found), encoding="utf-8")
    (folder / TEXTS).write_text("\n".join(in_words(each) for each in found), encoding="utf-8")
    return len(found)


def puzzle_of(folder: Path, line: Line) -> Puzzle:
    """A candidate as a puzzle."""
    game_key, state = line["key"].rsplit("@", 1)
    source = next(each for each in Lines(folder / GAMES).lines if each["key"] == game_key)
    game = game_of(source, int(state))
    judged = tuple(Judged(tuple(turn), chance, turns, tuple(points)) for turn, chance, turns, points in line["turns"])
    judged = tuple(Judged(each.line, each.chance, each.turns, each.points[: game.seats]) for each in judged)
    return Puzzle(game.link(), difficulty(game, judged[0].line[0]), tuple(themes(game, judged[0].line)), judged)


def difficulty(game: Game, card: int) -> int:
    """The rating of the weakest level that finds the card more often than not."""
    chance, ratings = random.Random(1), players.levels()
    for level in LEVELS:
        hits = sum(players.choose(game, level, chance) == card for _ in range(TRIES))
        if 2 * hits > TRIES:
            return int(ratings[level].rating or 0)
    return HARDEST


def themes(game: Game, line: tuple[int, ...]) -> Iterator[str]:
    """What the solution is about, by facts."""
    kind = data.cards().kinds[family_of(line[0])[1]].kind
    yield from (theme for theme in CARD_THEMES if kind.startswith(theme))
    if kind in SPECIALISTS:
        yield "specialist"
    if game.round <= OPENING_ROUNDS:
        yield "opening"
    g = game.position
    if g.cards_left <= 0 or min(15 - int(g.house_count[seat]) for seat in range(g.seats)) <= LAST_HOUSES:
        yield "ending"
    yield from (module for module in ("salt", "forum") if module in game.configuration.modules)


def in_words(puzzle: Puzzle) -> str:
    """The position, the solution and its rivals in words, for the person who reads it."""
    game, english = puzzle.position, of(ENGLISH)
    view: Any = game.view(puzzle.seat)
    lines = [f"## {puzzle.id}: {game.board}, {game.seats} seats, round {game.round}, level {puzzle.level}"]
    lines += [", ".join(puzzle.themes), ""]
    for seat in view["seats"]:
        hand = ", ".join(str(card) for card in seat.get("hand", ()))
        lines.append(
            f"- {seat['colour']}: {seat['points']} points, {seat['coins']} coins, {seat['goods']}, hand {hand}"
        )
    for each in puzzle.judged:
        said = english.say(solution_in_words(game, each.line))
        lines.append(f"- {100 * each.chance:.1f}%, ends in turn {each.turns:.1f}, {each.points}: {said}")
    return "\n".join([*lines, ""])


def held_again(file: Path, count: int, copies: int, seed: int, say: Callable[[str], None]) -> list[bool]:
    """Draw puzzles of a file by lot, judge the best turn and its rival again, and say which hold."""
    chance = random.Random(seed)
    links = [line.rpartition(":")[2] for line in file.read_text(encoding="utf-8").split()]
    drawn = chance.sample(links, min(count, len(links)))
    results = []
    for link in drawn:
        puzzle = Puzzle.from_link(link)
        rival = next(each for each in puzzle.judged if each.line[0] != puzzle.best.line[0])
        follow = partial(followed, puzzle.position.position, puzzle.position.board)
        ends = [turn.end for line in (puzzle.best.line, rival.line) if (turn := follow(line)) is not None]
        boards = [puzzle.position.board] * len(ends)
        ended = play_to_end(records(ends), boards, copies, temperature=1.0, seed=chance.getrandbits(30))
        best, other = (Share(int(won.sum()), copies) for won in ended.won[:, :, puzzle.seat])
        apart, error = gap(best, other)
        results.append(apart >= CLEAR)
        say(f"{puzzle.id}: {100 * apart:.1f} ± {100 * error:.1f} %")
    return results
