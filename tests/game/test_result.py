"""Who plays together, with what result, in which rank and who won, as everybody sees it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import praefectus
from praefectus.game import Game
from praefectus.game.report import report


def finished(board: str, seats: int, modules: list[str], seed: int = 2, **options: object) -> Game:
    game, chooser = Game.new(board, seats, modules, options, seed=seed), random.Random(seed)
    while not game.over:
        game.play(chooser.choice(game.legal_ids()))
    return game


def test_single_players_by_points() -> None:
    game = finished("imperium", 4, [])
    result = game.result()
    assert list(result.points) == game.scores()
    assert sorted(side.seats for side in result.sides) == [(0,), (1,), (2,), (3,)]
    assert [side.result for side in result.sides] == sorted(game.scores(), reverse=True)
    assert [side.rank for side in result.sides] == [1, 2, 3, 4]
    assert result.winners == (game.winner,) and result.side_of(game.winner or 0).won


@pytest.mark.parametrize(("seats", "board"), [(4, "imperium"), (6, "cyprus")])
def test_teams_are_ranked_by_both_partners_points(seats: int, board: str) -> None:
    """The best single player may be on the team that lost: the view puts the winners first anyway."""
    for seed in range(3):
        game = finished(board, seats, ["teams"], seed)
        teams, points, view = seats // 2, game.scores(), game.view(None)
        sums = [points[seat] + points[seat + teams] for seat in range(teams)]
        assert [side["seats"] for side in view["sides"]] == sorted(
            ([seat, seat + teams] for seat in range(teams)), key=lambda pair: -sums[pair[0]]
        )
        assert [side["result"] for side in view["sides"]] == sorted(sums, reverse=True)
        assert [side["won"] for side in view["sides"]] == [True] + [False] * (teams - 1)
        assert game.result().winners == (game.winner, (game.winner or 0) + teams)
        assert re.search(r"(\w+) and (\w+) win together with \d+ points\.$", report(game)[-1])


def test_half_of_both_partners_against_contrarius() -> None:
    game = finished("imperium", 2, ["solitaria"], solo_mode="cooperative")
    points = game.scores()
    together, his = (points[0] + points[1]) // 2, points[2]
    assert game.result().side_of(1).seats == (0, 1) and game.result().side_of(1).result == together
    assert game.result().winners == ((0, 1) if together > his else (2,))


def test_contrarius_as_a_third_party_plays_alone() -> None:
    game = finished("imperium", 2, ["solitaria"], solo_mode="third_party")
    assert sorted(side.seats for side in game.result().sides) == [(0,), (1,), (2,)]
    assert [side.result for side in game.result().sides] == sorted(game.scores(), reverse=True)


def test_before_the_end_it_is_as_if_the_game_ended_now() -> None:
    game = Game.new("imperium", 4, ["teams"], seed=1)
    state = game.state
    result = game.result()
    assert game.state == state and not any(side.won for side in result.sides) and result.winners == ()
    assert [side.rank for side in result.sides] == [1, 2] and game.view(0)["sides"][0]["won"] is False


def test_nobody_outside_the_game_reaches_into_it() -> None:
    """Position, round, turn, logs and chance are public: no private part of a Game is named anywhere else."""
    source = Path(praefectus.__file__).parent
    inside = source / "game"
    private = re.compile(r"\b(game|ahead|before|after|fork|copy)\._[a-z]\w*|\._[gb]\b")
    found = [
        f"{path.relative_to(source)}:{number}"
        for path in source.rglob("*.py")
        if inside not in path.parents
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if private.search(line)
    ]
    assert found == []


def test_who_looked_just_before_the_end_is_told_who_won() -> None:
    """The points may be the same before and after the last choice; who has won is known only then."""
    game, chooser = Game.new("italia", 2, seed=5), random.Random(5)
    while not game.over:
        assert not any(side["won"] for side in game.view(game.to_act)["sides"])
        game.play(chooser.choice(game.legal_ids()))
    assert [side["won"] for side in game.view(0)["sides"]] == [True, False]
