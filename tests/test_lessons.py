"""The guided first game and the lessons: their steps are reached with the real rules, and each has its words."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from praefectus import Game, data
from praefectus.agents.players import action_values

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "src"
CATALOGUE = ROOT / "src" / "praefectus" / "language" / "en"
COURSES = (PAGE / "lib" / "lessons.svelte.ts").read_text(encoding="utf-8")
OPENING = re.findall(r'"(\w+)"', re.findall(r"const OPENING = \[(.*?)\]", COURSES)[0])
LESSON = re.compile(r'name: "(\w+)".*?lesson: \{ id: "(\w+)", board: "(\w+)", bots: (\d) \}', re.DOTALL)
LESSONS = [("", "first", "imperium", "2")] + [
    found.groups()
    for path in sorted((PAGE / "modules").glob("*/index.ts"))
    if (found := LESSON.search(path.read_text(encoding="utf-8")))
]
MESSAGES = {
    name
    for path in CATALOGUE.rglob("*.ftl")
    for name in re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
}


@pytest.mark.parametrize(("module", "course", "board", "bots"), LESSONS, ids=[lesson[1] for lesson in LESSONS])
def test_every_step_of_a_lesson_is_reached_and_has_its_words(module: str, course: str, board: str, bots: str) -> None:
    """The opening is played as it is suggested, up to the turn after the first Tribune; others play by greed."""
    assert {f"lesson-{course}", f"lesson-{course}-goal-1", f"lesson-{course}-learned-1"} <= MESSAGES
    needed = [*data.board(board).modules_needed, *([module] if module else [])]
    game = Game.new(board=board, seats=1 + int(bots), modules=list(dict.fromkeys(needed)), seed=3)
    chance, reached, tribune, turns = random.Random(3), set(), None, 0
    for _ in range(600):
        if game.to_act != 0:
            game.play(action_values(game)[0][1])
            continue
        kind = game.view(0)["prompt"]["kind"]
        if tribune is not None and kind == "play" and game.turn > tribune:
            break
        reached.add(kind)
        cards = [action for action in game.legal() if action.kind == "play"]
        wanted = [
            card for name in [*OPENING[turns:], *OPENING] for card in cards if card.text == f"Play {name.title()}"
        ]
        if kind != "play" or not wanted:
            game.play(chance.choice(action_values(game)[:2])[1])
            continue
        turns += 1
        if wanted[0].text == "Play Tribune":
            tribune = game.turn
        game.play(wanted[0])
    else:
        pytest.fail("The lesson has no end.")
    assert {"play", "move", "build", "prefect", "trade"} <= reached and len(reached) > 6
    unsaid = [
        kind
        for kind in reached - {"play"}
        if not {f"coach-{course}-{kind}", f"coach-{kind}", f"guide-{kind}"} & MESSAGES
    ]
    assert not unsaid
    for name in OPENING:
        assert f"coach-card-{name}" in MESSAGES
