"""The golden games: one for each board and each module, played at random from a fixed seed, as text for people."""

from __future__ import annotations

from pathlib import Path

from praefectus import data
from praefectus.game import Configuration, Game, configure
from praefectus.game.records import write_record
from praefectus.game.report import report
from praefectus.game.state import board_of, new_state
from praefectus.rules import turn
from praefectus.rules.actions import ACTIONS
from praefectus.rules.random_play import CHECK_FACTOR, MASK32, draw, next_random, seeded

FOLDER = Path(__file__).parent
TURNS = 40  # told turn by turn; the rest of the game is in its points and its check
SEED = 1

MODULE_TABLES = {
    "salt": configure("imperium", 3, ["salt"]),
    "forum": configure("imperium", 3, ["salt", "forum"]),
    "venus": configure("hellas", 3, ["venus"]),
    "teams": configure("imperium", 4, ["teams"]),
    "balearica": configure("balearica", 4, ["balearica"]),
    "fish_market": configure("italia", 3, ["fish_market"]),
    "roma": configure("roma", 4, ["roma", "venus"]),
    "sicilia": configure("sicilia", 4, ["sicilia"]),
    "solitaria": configure("imperium", 1, ["solitaria"]),
    "coin_field": configure("corsica", 3, ["coin_field"]),
    "creta": configure("creta", 3, ["coin_field", "creta", "forum"]),
    "gallia": configure("gallia", 4, ["gallia", "salt"]),
    "aegyptus": configure("aegyptus", 4, ["aegyptus"]),
}


def golden_tables() -> dict[str, Configuration]:
    """What is played, by the name of its file."""
    tables = {f"board_{board}": configure(board, data.board(board).players[0]) for board in data.board_ids()}
    tables |= {f"module_{module.name}": MODULE_TABLES[module.name] for module in data.modules()}
    return tables


def golden_log(configuration: Configuration) -> tuple[list[int], int]:
    """All actions of the game, and the check over them that `simulate` would give it."""
    g, b = new_state(configuration), board_of(configuration.board)
    out = [0] * (ACTIONS + 1)
    x, check, log = seeded(SEED, 0), 0, []
    while not g.over:
        turn.legal(g, b, out)
        x = next_random(x)
        action = draw(g, b, out, x)
        turn.choose(g, b, action)
        log.append(action)
        check = (check * CHECK_FACTOR + action + 1) & MASK32
    return log, check


def golden_text(configuration: Configuration) -> str:
    """The set-up and the first turns in words, the points at the end, and the check."""
    log, check = golden_log(configuration)
    game = Game.from_record(write_record(configuration, log, False, None))
    lines = report(game)
    first = lines.index("") + 1
    turns = lines.index("", first) - first
    shown = lines[: first + min(turns, TURNS)]
    if turns > TURNS:
        shown.append(f"     ... and {turns - TURNS} more turns.")
    shown += lines[first + turns :]
    shown.append(f"{len(log)} decisions and outcomes of chance, check {check:08x}.")
    return "\n".join(shown) + "\n"
