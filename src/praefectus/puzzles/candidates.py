"""Candidates in the form in which they ship, with what a person needs to judge them; and judged again."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from praefectus import data
from praefectus.agents import players
from praefectus.agents.training.playouts import play_to_end, records
from praefectus.game import Game
from praefectus.language import ENGLISH, of
from praefectus.puzzles.gates import CLEAR, Share, gap
from praefectus.puzzles.grading import solution_in_words
from praefectus.puzzles.make import GAMES, Line, Lines, candidates, game_of, mapped
from praefectus.puzzles.puzzle import Judged, Puzzle
from praefectus.puzzles.turns import followed
from praefectus.rules.actions import family_of

LINKS, TEXTS = "candidates.txt", "candidates.md"
LEVELS = ("novice", "beginner", "greedy", "apprentice", "journeyman", "learned")
TRIES = 12  # of each level at the card
CERTAIN = ("greedy",)  # chooses the same every time
HARDEST = 70  # none of them finds it
OPENING_ROUNDS = 5
LAST_HOUSES = 3
CARD_THEMES = ("architect", "colonist", "consul", "diplomat", "mercator", "prefect", "senator", "tribune")
SPECIALISTS = frozenset(each.kind for each in data.cards().specialists)


@dataclass(frozen=True)
class Found:
    """A candidate: the puzzle, and the game from which it is."""

    source: str
    puzzle: Puzzle


def write(folder: Path, out: Path, processes: int = 1) -> int:
    """Write every candidate of a folder as a link, and in words; return how many."""
    out.mkdir(parents=True, exist_ok=True)
    found = sorted(found_in(folder, processes), key=lambda each: each.puzzle.id)
    links = "".join(f"{each.source} {each.puzzle.id} {each.puzzle.link()}\n" for each in found)
    (out / LINKS).write_text(links, encoding="utf-8")
    (out / TEXTS).write_text("\n".join(in_words(each.puzzle) for each in found), encoding="utf-8")
    return len(found)


def found_in(folder: Path, processes: int = 1) -> list[Found]:
    """All candidates of a folder."""
    games, lines = {line["key"]: line for line in Lines(folder / GAMES).lines}, candidates(folder)
    asked = [(games[line["key"].rsplit("@", 1)[0]], line) for line in lines]
    links = mapped(link_of, asked, processes)
    return [Found(game["key"], Puzzle.from_link(link)) for (game, _), link in zip(asked, links, strict=True)]


def read(folder: Path) -> list[Found]:
    """The candidates that were written in a folder."""
    lines = (folder / LINKS).read_text(encoding="utf-8").splitlines()
    return [Found(line.split()[0], Puzzle.from_link(line.split()[-1])) for line in lines]


def link_of(asked: tuple[Line, Line]) -> str:
    return puzzle_of(*asked).link()


def puzzle_of(source: Line, line: Line) -> Puzzle:
    """A candidate as a puzzle."""
    game = game_of(source, int(line["key"].rsplit("@", 1)[1]))
    judged = tuple(Judged(tuple(turn), chance, turns, tuple(points)) for turn, chance, turns, points in line["turns"])
    judged = tuple(Judged(each.line, each.chance, each.turns, each.points[: game.seats]) for each in judged)
    return Puzzle(game.link(), difficulty(game, judged[0].line[0]), tuple(themes(game, judged[0].line)), judged)


def difficulty(game: Game, card: int) -> int:
    """The rating of the weakest level that finds the card more often than not."""
    chance, ratings = random.Random(1), players.levels()
    for level in LEVELS:
        hits, most = 0, 1 if level in CERTAIN else TRIES
        for tried in range(most):
            hits += players.choose(game, level, chance) == card
            if 2 * hits > most or 2 * (tried + 1 - hits) >= most:  # whatever the other tries bring
                break
        if 2 * hits > most:
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
    links = [line.split()[-1] for line in file.read_text(encoding="utf-8").splitlines()]
    drawn = [Puzzle.from_link(link) for link in chance.sample(links, min(count, len(links)))]
    ends, boards = [], []
    for puzzle in drawn:
        rival = next(each for each in puzzle.judged if each.line[0] != puzzle.best.line[0])
        for line in (puzzle.best.line, rival.line):
            turn = followed(puzzle.position.position, puzzle.position.board, line)
            assert turn is not None
            ends.append(turn.end)
            boards.append(puzzle.position.board)
    ended = play_to_end(records(ends), boards, copies, temperature=1.0, seed=chance.getrandbits(30))
    results = []
    for number, puzzle in enumerate(drawn):
        won = ended.won[2 * number : 2 * number + 2, :, puzzle.seat]
        apart, error = gap(*(Share(int(each.sum()), copies) for each in won))
        results.append(apart >= CLEAR)
        say(f"{puzzle.id}: {100 * apart:.1f} ± {100 * error:.1f} %")
    return results
