"""Golden logs: one game for each board and module, compared byte for byte.

When you change the rules on purpose, `python -m tests.golden.write` writes them again, and the difference is reviewed.
"""

import numpy as np
import pytest

from praefectus.engine.arrays import GAME_DTYPE, board_record, to_array
from praefectus.engine.cpu import CompiledLoops
from praefectus.engine.simulate import DECISION_LIMIT
from praefectus.game.state import new_state
from tests.golden.games import FOLDER, SEED, golden_log, golden_tables, golden_text


@pytest.mark.parametrize("name", golden_tables())
def test_the_game_is_played_as_before(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_bytes()
    assert golden_text(golden_tables()[name]).encode() == kept


def test_there_is_one_for_each_board_and_module() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(golden_tables())


@pytest.mark.parametrize("name", golden_tables())
def test_the_compiled_rules_play_it_too(compiled: CompiledLoops, name: str) -> None:
    """The same actions, as a check over their numbers of today shows."""
    table = golden_tables()[name]
    games, decisions, checks = np.zeros(1, GAME_DTYPE), np.zeros(1, np.int64), np.zeros(1, np.int64)
    template, boards = to_array(new_state(table)), board_record(table.board)
    compiled.random_games(games, boards, template, SEED, 0, 1, DECISION_LIMIT, decisions, checks)
    log, check = golden_log(table)
    assert (int(decisions[0]), int(checks[0])) == (len(log), check)
