"""The observation of the environments: it does not depend on where a seat is, and no two positions share a row."""

from __future__ import annotations

import json
import zlib

import numpy as np
import numpy.typing as npt
import pytest

from praefectus.agents.network.observation import FEATURES, LAYOUT, observe
from praefectus.agents.network.observation.compact import FACTS, observe_compact
from praefectus.agents.network.observation.layout import DECLARED
from praefectus.engine.interpreted import copy_of
from praefectus.envs import Batch
from praefectus.envs.compiled.steps import from_seat
from praefectus.envs.layouts import layout_of, today
from praefectus.envs.opponents import Playing
from praefectus.game import Configuration, Game, configure
from praefectus.game.state import board_of
from praefectus.rules.actions import ACTIONS
from praefectus.rules.record import GAME_FIELDS, GameRecord
from praefectus.rules.turn import legal, to_act
from praefectus.rules.vocabulary import NOBODY, SEATS, STACK
from tests.envs.test_batch import FAMILY

MANY_SETTINGS = [
    *FAMILY,
    configure("aegyptus", 4, ["salt"]),
    configure("creta", 3),
    configure("gallia", 4),
    configure("cyprus", 6, ["teams", "salt"]),
    configure("imperium", 5, options={"intermediate_scoring": True}),
    configure("italia", 4),
    configure("germania", 4),
]
SEAT_NUMBERS = ("turn", "end_by", "magnus", "card_of", "forum_bidder")  # fields that hold a seat, or nobody
SEAT_BITS = ("forum_passed",)
PER_SEAT = [name for name, (_, shape) in GAME_FIELDS.items() if shape and shape[0] == SEATS]


def rotated(g: GameRecord, by: int) -> GameRecord:
    """The same table with everybody so many seats further on."""
    turned, seats = copy_of(g), g.seats
    for name in PER_SEAT:
        for seat in range(seats):
            getattr(turned, name)[(seat + by) % seats] = getattr(g, name)[seat]
    for name in SEAT_NUMBERS:
        if getattr(g, name) != NOBODY:
            setattr(turned, name, (getattr(g, name) + by) % seats)
    turned.copied_from = (g.copied_from - 1 + by) % seats + 1 if g.copied_from else 0
    for frame in range(g.depth):
        if g.frame_seat[frame] != NOBODY:
            turned.frame_seat[frame] = (g.frame_seat[frame] + by) % seats
    turned.forum_passed = moved(g.forum_passed, by, seats)
    turned.gods_marked = [moved(bits, by, seats) for bits in g.gods_marked]
    return turned


def moved(bits: int, by: int, seats: int) -> int:
    return sum(1 << (seat + by) % seats for seat in range(seats) if bits >> seat & 1)


def seen(g: GameRecord, board: str, seat: int) -> tuple[list[int], list[int]]:
    """The row of a seat, and the legal actions as it names them."""
    row, out = np.zeros(FACTS, np.int8), [0] * (ACTIONS + 1)
    observe_compact(g, 3, seat, 0, row)
    legal(g, board_of(board), out)
    return row.tolist(), sorted(from_seat(g, to_act(g), action) for action in out[1 : out[0] + 1])


def seen_whole(g: GameRecord, board: str, seat: int) -> list[int]:
    """The row of the learned opponents, but for the one part that is the seat itself."""
    row = np.zeros(FEATURES, np.int8)
    observe(g, board_of(board), 3, seat, row)
    first = LAYOUT.place("table.own_seat")
    row[first : first + SEATS] = 0
    return row.tolist()


@pytest.mark.parametrize("setting", [each for each in MANY_SETTINGS if "solitaria" not in each.modules], ids=str)
def test_a_row_does_not_tell_where_a_seat_is(setting: Configuration) -> None:
    """A table turned by some seats looks the same to everybody, rows and legal actions alike."""
    game = Game.new(setting.board, setting.seats, setting.modules, setting.options, seed=2)
    copied = 0
    for step in range(160):
        g, people = game.position, setting.seats
        copied += sum(action.kind == "copy_seat" for action in game.legal())
        for by in range(2 if "teams" in setting.modules else 1, people, 2 if "teams" in setting.modules else 1):
            turned = rotated(g, by)
            for seat in range(people):
                moved_on = (seat + by) % people
                assert seen(turned, setting.board, moved_on) == seen(g, setting.board, seat), (step, by)
                if step % 20 == 0:
                    assert seen_whole(turned, setting.board, moved_on) == seen_whole(g, setting.board, seat), (step, by)
        actions = game.legal()
        wanted = [action for action in actions if action.text.startswith("Diplomat") or action.kind == "copy_seat"]
        game.play((wanted or actions)[step * 7919 % len(wanted or actions)])
        if game.over:
            break
    assert copied or setting.seats < 3


# no two positions with one row

# What has no meaning in a position, or follows from the rest: tokens that were not dealt from the goods of the cities,
# the winner from the points. What lies above the open decisions is left from earlier ones.
LEFT_OUT = ("tokens_left", "winner", "forum_left_out")


def fingerprints(batch: Batch) -> npt.NDArray[np.uint64]:
    """A number for each position, of everything that makes it what it is."""
    states = batch.states
    above = np.arange(STACK) >= states["depth"][:, None]
    for name in ("frame_a", "frame_b", "frame_kind", "frame_seat"):
        states[name][above] = 0
    for name in LEFT_OUT:
        states[name] = 0
    return np.array([hash(state.tobytes()) for state in states], np.int64).view(np.uint64)


def positions_with_one_row(steps: int, games: int, seed: int, opponents: Playing = None) -> tuple[int, int]:
    """Return how many rows were seen, and how many of them in two different positions."""
    batch = Batch(settings=MANY_SETTINGS, games=games, seed=seed, own_seat=True, opponents=opponents)
    known: dict[int, int] = {}
    twice = 0
    for _ in range(steps):
        for row, state in zip(batch.observation, fingerprints(batch), strict=True):
            twice += known.setdefault(hash(row.tobytes()), int(state)) != int(state)
        batch.step(batch.sample())
    return len(known), twice


def test_no_two_positions_have_the_same_row() -> None:
    rows, twice = positions_with_one_row(steps=300, games=4 * len(MANY_SETTINGS), seed=11)
    assert twice == 0 and rows > 10_000


@pytest.mark.long
def test_no_two_positions_have_the_same_row_in_a_million_steps() -> None:
    games = 50 * len(MANY_SETTINGS)
    rows, twice = positions_with_one_row(steps=-(-1_000_000 // games), games=games, seed=12)
    assert twice == 0 and rows > 900_000


# the declaration


def test_every_fact_is_declared_once_and_says_what_it_means() -> None:
    for block, content in DECLARED.items():
        names = [fact["name"] for fact in content["facts"]]
        assert len(names) == len(set(names)), block
        for fact in content["facts"]:
            assert fact["meaning"] and set(fact["in"]) <= {"compact", "full"} and fact["in"], fact["name"]


def test_modules_and_options_have_room_for_all_of_the_data() -> None:
    from praefectus.rules.declarations import MODULES, OPTIONS

    names = today().said["observation"]
    assert sum(name.startswith("table.modules ") for name in names) == len(MODULES)
    assert sum(name.startswith("table.options ") for name in names) == len(OPTIONS)


# the first layout


def test_rows_masks_and_rewards_of_version_0_are_what_they_were() -> None:
    """The numbers were written by the version in which it was the only layout: 62 games, some ended by the limit."""
    batch = Batch(settings=FAMILY, games=32, seed=5, threads=1, round_limit=25, layout="v0")
    rows, masks, rewards, ended = 0, 0, 0, 0
    for step in range(400):
        rows, masks = zlib.crc32(batch.observation.tobytes(), rows), zlib.crc32(batch.mask.tobytes(), masks)
        chosen = [np.flatnonzero(mask) for mask in batch.mask]
        batch.step(np.array([legal[step * 7919 % len(legal)] for legal in chosen]))
        ended += int(batch.done.sum())
        rewards = zlib.crc32(batch.reward.tobytes() + batch.last_observation.tobytes(), rewards)
    assert (rows, masks, rewards, ended) == (121541494, 3350297276, 1020656208, 62)


def test_a_layout_with_other_lists_is_translated_by_name() -> None:
    """A board, a card and an action that came later, in other places: the old numbers mean what they meant."""
    from praefectus.envs.layouts import Layout

    said = json.loads(json.dumps(today().said))
    said["lists"]["board"] = said["lists"]["board"][::-1]
    said["observation"] = ["gone", *said["observation"][::-1]]
    said["actions"] = said["actions"][::-1]
    old = Layout("old", said)
    assert not old.is_today and old.mark != today().mark
    batch = Batch("italia", 2, games=3, seed=1)
    rows, masks = np.zeros((3, old.rows), np.int8), np.zeros((3, old.actions), np.uint8)
    old.translate_rows(batch.observation, rows)
    old.translate_masks(batch.mask.view(np.uint8), masks)
    assert not rows[:, 0].any() and np.array_equal(masks, batch.mask[:, ::-1])
    place = today().said["observation"].index("table.board")
    at = said["observation"].index("table.board")
    assert (
        said["lists"]["board"][rows[0, at]] == "italia"
        and today().said["lists"]["board"][batch.observation[0, place]] == "italia"
    )
    action = batch.legal(0)[0]
    assert old.to_today(old.from_today(np.array([action])))[0] == action
    assert layout_of(None) is today()
