"""The batched environment plays the same games as the rules, thousands at once."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest

from praefectus.agents import players
from praefectus.agents.network.observation.compact import observe_compact
from praefectus.engine.arrays import light_game, to_array
from praefectus.envs import ACTION_SPACE, FACTS, Batch, layout
from praefectus.envs.compiled import loops
from praefectus.envs.compiled.steps import at_table, from_seat
from praefectus.envs.opponents import Playing
from praefectus.game import Game, IllegalAction, RecordError, SetupError, configure
from praefectus.game.state import board_of, freeze, new_state
from praefectus.rules.actions import ACTIONS
from praefectus.rules.random_play import draw, next_random, seeded
from praefectus.rules.record import GameRecord
from praefectus.rules.turn import choose, is_chance, legal, to_act

FAMILY = [
    configure("imperium", 4),
    configure("italia", 2, options={"wine_side": True}),
    configure("hellas", 4, ["salt", "forum", "teams", "fish_market"], {"fish_side": "mountainside"}),
    configure("balearica", 3, ["forum"], {"forum_auction": True}),
    configure("roma", 3, ["venus"]),
    configure("sicilia", 4, ["salt"]),
    configure("roma", 1, ["solitaria"]),
    configure("sicilia", 2, ["solitaria"], {"solo_mode": "cooperative"}),
]


class ByHand:
    """One game of a batch, played by today's rules, with the batch's random numbers."""

    def __init__(self, batch: Batch, number: int, seed: int, skip: int = 0) -> None:
        self.setting = batch.settings.configurations[number % len(batch.settings.configurations)]
        self.b, self.board = board_of(self.setting.board), int(batch._board_of[number])
        self.x, self.skip, self.out = seeded(seed, number), skip, [0] * (ACTIONS + 1)
        self.deal()

    def deal(self) -> None:
        self.g = new_state(self.setting)
        self.run_on()

    def run_on(self) -> None:
        """Chance decides until a seat does."""
        legal(self.g, self.b, self.out)
        while is_chance(self.g) or (self.skip and self.out[0] == 1):
            if is_chance(self.g):
                self.x = next_random(self.x)
                choose(self.g, self.b, draw(self.g, self.b, self.out, self.x))
            else:
                choose(self.g, self.b, self.out[1])
            legal(self.g, self.b, self.out)

    def play(self, action: int) -> GameRecord | None:
        """The final position when that ended the game; the next is dealt."""
        choose(self.g, self.b, action)
        self.run_on()
        if not self.g.over:
            return None
        final = self.g
        self.deal()
        return final

    def facts(self, seat: int) -> list[int]:
        row = np.zeros(FACTS, np.int8)
        observe_compact(self.g, self.board, seat, 0, row)
        return row.tolist()


@pytest.mark.parametrize("skip", [False, True])
def test_every_step_is_that_of_the_rules(skip: bool) -> None:
    """Mask, seat, facts, points and rewards of every game, step by step, against the interpreted rules."""
    batch = Batch(settings=FAMILY, games=len(FAMILY), seed=5, skip_forced=skip)
    hands = [ByHand(batch, number, 5, int(skip)) for number in range(batch.games)]
    ended = 0
    for _ in range(330):
        for number, hand in enumerate(hands):
            legal_now = sorted(from_seat(hand.g, to_act(hand.g), action) for action in hand.out[1 : hand.out[0] + 1])
            assert np.flatnonzero(batch.mask[number]).tolist() == legal_now
            assert batch.seat[number] == to_act(hand.g)
            assert batch.observation[number].tolist() == hand.facts(int(batch.seat[number]))
            assert not (skip and hand.out[0] == 1)
        actions = batch.sample()
        finals = [
            hand.play(at_table(hand.g, to_act(hand.g), int(action)))
            for hand, action in zip(hands, actions, strict=True)
        ]
        batch.step(actions)
        assert batch.done.tolist() == [final is not None for final in finals]
        for number, final in enumerate(finals):
            if final is not None:
                ended += 1
                assert batch.scores[number].tolist() == final.score
                winners = np.flatnonzero(batch.reward[number] == 1)
                assert final.winner in winners and not batch.truncated[number]
            else:
                assert not batch.reward[number].any()
    assert ended >= 3


def test_partners_win_together() -> None:
    """Venus rulebook, teams: the points of both partners count, so both win."""
    batch = Batch("imperium", 4, ["teams"], games=64, seed=2, threads=1)
    seen = 0
    while seen < 20:
        for reward in batch.step(batch.sample()).reward[batch.done]:
            seen += 1
            assert sorted(reward[:4]) == [-1, -1, 1, 1] and reward[0] == reward[2] and not reward[4:].any()


def test_threads_change_nothing() -> None:
    """The same seed gives the same games on one thread and on three."""
    one, three = (Batch("italia", 3, games=400, seed=9, threads=threads) for threads in (1, 3))
    assert (one.threads, three.threads) == (1, 3)
    for _ in range(300):
        a, b = one.step(one.sample()), three.step(three.sample())
        assert all(np.array_equal(np.asarray(left), np.asarray(right)) for left, right in zip(a, b, strict=True))
    again = Batch("italia", 3, games=400, seed=8, threads=1)
    assert not np.array_equal(again.observation, one.observation)
    assert np.array_equal(again.reset(9).mask, Batch("italia", 3, games=400, seed=9).mask)


def test_arrays_stay_where_they_are() -> None:
    """A learner may keep the arrays, or tensors over them: every step writes into the same memory."""
    batch = Batch("italia", 2, games=8, seed=1)
    before = batch.reset(1)
    places = [array.ctypes.data for array in before]
    after = batch.step(batch.sample())
    assert [array.ctypes.data for array in after] == places
    assert [each.dtype.name for each in after] == ["int8", "bool", "int8", "float32", "bool"]
    assert after.observation.shape == (8, FACTS) and after.mask.shape == (8, ACTION_SPACE)


def test_an_illegal_entry_is_named_and_nothing_is_played() -> None:
    """Issue, bad input: an action array with an illegal entry says which entry, of which game."""
    batch = Batch("italia", 2, games=100, seed=1)
    before, states = [array.copy() for array in batch.reset()], batch.states
    actions = batch.sample()
    actions[41] = int(np.flatnonzero(~batch.mask[41])[0])
    seat = batch.seat[41]
    listed = ", ".join(map(str, batch.legal(41)[:12]))
    with pytest.raises(IllegalAction, match=rf"Entry 41 .* is 0 \(done 0\).* game 41: seat {seat} .*{listed}"):
        batch.step(actions)
    assert np.array_equal(states, batch.states)
    assert all(np.array_equal(old, np.asarray(new)) for old, new in zip(before, batch._shown, strict=True))
    batch.step(batch.sample())


@pytest.mark.parametrize("wrong", [-1, ACTION_SPACE, ACTIONS + 5, 2**62, -(2**40)])
def test_numbers_that_are_no_actions(wrong: int) -> None:
    batch = Batch("italia", 2, games=3, seed=1)
    actions = batch.sample()
    actions[2] = wrong
    with pytest.raises(IllegalAction, match=rf"Entry 2 of the actions is {wrong},.* Nothing was played"):
        batch.step(actions)


@pytest.mark.parametrize("wrong", [[1, 2], np.zeros((3, 1), int), [0.5, 1.0, 2.0], "abc", None, [True, False, True]])
def test_actions_of_the_wrong_shape_or_kind(wrong: object) -> None:
    batch = Batch("italia", 2, games=3, seed=1)
    with pytest.raises(IllegalAction, match="one row of 3 whole numbers"):
        batch.step(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ({"games": 0}, "number of games must be a whole number of at least 1, not 0"),
        ({"games": 2.5}, "number of games .* not 2.5"),
        ({"threads": -1}, "number of threads"),
        ({"observation": "pixels"}, "no observation 'pixels'; there are compact, full, none"),
        ({"board": "atlantis"}, "atlantis"),
        ({"seats": 9}, "9"),
        ({"settings": []}, "list of at least one"),
        ({"settings": ["imperium"]}, "list of at least one"),
        ({"seed": "x"}, "seed must be a whole number, not 'x'"),
        ({"options": 3}, "Options must be names with values, not 3"),
        ({"round_limit": -3}, "number of rounds"),
    ],
)
def test_set_ups_that_do_not_exist(setting: dict[str, object], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        Batch(**setting)  # type: ignore[arg-type]


def test_without_auto_reset_a_game_stays_over() -> None:
    batch = Batch("roma", 1, ["solitaria"], games=40, seed=3, auto_reset=False)
    finished = np.zeros(40, bool)
    while not finished.all():
        batch.step(np.where(finished, 0, batch.sample()))
        assert not (finished & batch.done).any()  # a game ends once
        finished |= batch.done
        assert batch.legal(int(finished.argmax())) == [0] or not finished.any()
        assert (batch.mask[finished].sum(axis=1) == 1).all() and (batch.seat[finished] == -1).all()
        assert batch.mask[~finished].any(axis=1).all()


def test_a_limit_of_rounds_stops_a_game() -> None:
    """A learner that never builds would never finish: stopped games count with their current points, and are marked."""
    batch = Batch("italia", 3, games=30, seed=3, round_limit=4, auto_reset=False)
    while not (batch.seat == -1).all():
        batch.step(batch.sample())
        assert np.array_equal(batch.done, batch.truncated)
    assert (batch.states["turns"] == 12).all() and (batch.scores[:, :3] > 0).all()


@pytest.mark.long
def test_features_are_those_of_the_network() -> None:
    """The rich observation, from the same function that training uses; compiling it takes a minute."""
    from praefectus.agents.network.observation import FEATURES, observe

    batch = Batch("italia", 2, games=4, seed=3, observation="full", threads=1)
    for _ in range(60):
        batch.step(batch.sample())
    assert batch.observation.shape == (4, FEATURES)
    row = [0] * FEATURES
    g = light_game(batch.states[1])
    observe(g, board_of("italia"), int(batch._board_of[1]), int(batch.seat[1]), row)
    assert batch.observation[1].tolist() == row


def test_no_observation() -> None:
    batch = Batch("italia", 2, games=4, seed=3, observation="none")
    assert batch.step(batch.sample()).observation.shape == (4, 0) and batch.mask.any()


def test_a_sample_is_any_legal_action() -> None:
    """Each of the first choices turns up about equally often."""
    batch = Batch("imperium", 4, games=4000, seed=3)
    chosen = np.bincount(batch.sample(), minlength=ACTION_SPACE)
    first = batch.legal(0)
    assert set(np.flatnonzero(chosen)) == set(first)
    assert chosen[first].min() > 0.8 * 4000 / len(first)


def test_python_games_have_the_same_positions() -> None:
    """A Game played with the same actions and outcomes shows the same facts."""
    game, chance = Game.new("italia", 2, seed=4), random.Random(4)
    for _ in range(40):
        game.play(chance.choice(game.legal()))
    row = np.zeros(FACTS, np.int8)
    observe_compact(game.position, 7, int(game.to_act or 0), 0, row)
    from praefectus.envs.compact_row import compact_row

    assert compact_row(to_array(game.position), 7, int(game.to_act or 0)).tolist() == row.tolist()


def test_any_seat_can_be_looked_at_from() -> None:
    batch = Batch("italia", 3, games=2, seed=1)
    seat = int(batch.seat[1])
    assert batch.observe(1, seat).tolist() == batch.observation[1].tolist()
    assert batch.observe(1, (seat + 1) % 3).tolist() != batch.observation[1].tolist()
    with pytest.raises(SetupError, match="no seat 3 in game 1 of this batch of 2"):
        batch.observe(1, 3)


def test_without_a_gpu_there_is_a_sentence() -> None:
    """Most machines have no GPU, or not the package for it."""
    from praefectus.engine.gpu_compiler import cuda_package
    from praefectus.engine.simulate import SimulationError
    from praefectus.envs.gpu import GpuBatch

    try:
        cuda_package()
    except SimulationError:
        with pytest.raises(SimulationError, match="GPU engine"):
            GpuBatch("italia", 2, games=8)
    else:
        from praefectus.envs.gpu import compare

        compare([configure("italia", 2)], 32, 50)


def test_copies_and_pickles_go_on_like_the_first() -> None:
    batch = Batch("italia", 3, games=40, seed=4, threads=1, points=True)
    for _ in range(30):
        batch.step(batch.sample())
    for twin in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        for _ in range(20):
            actions = twin.sample()
            twin.step(actions)
        first = copy.deepcopy(batch)
        for _ in range(20):
            first.step(first.sample())
        for name in ("observation", "mask", "seat", "reward", "done", "points", "gain"):
            assert np.array_equal(getattr(first, name), getattr(twin, name)), name
        assert not np.array_equal(twin.mask, batch.mask)


def test_copies_of_a_batch_with_a_network_load_it_again() -> None:
    """Documents, environments: batches can be copied and pickled, no matter who plays in them."""
    batch = Batch("italia", 2, games=6, seed=4, threads=1, skip_forced=True, opponents="learned:0.5")
    for _ in range(5):
        batch.step(batch.sample())
    twins = [batch, copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for twin in twins:
        for _ in range(5):
            twin.step(twin.sample())
    for twin in twins[1:]:
        assert np.array_equal(twin.states, batch.states) and np.array_equal(twin.observation, batch.observation)


def test_a_seed_is_any_whole_number() -> None:
    below, again = (Batch("italia", 3, games=20, seed=-1, threads=1).observation for _ in range(2))
    assert np.array_equal(below, again)
    assert not np.array_equal(below, Batch("italia", 3, games=20, seed=1, threads=1).observation)


def test_without_a_seed_batches_differ() -> None:
    assert not np.array_equal(*(Batch("italia", 3, games=50, threads=1).observation for _ in range(2)))  # type: ignore[arg-type]


def test_a_batch_goes_on_from_states_that_were_kept() -> None:
    batch = Batch("italia", 3, games=30, seed=4, threads=1)
    for _ in range(40):
        batch.step(batch.sample())
    kept, mask, seat, seen = batch.states, batch.mask.copy(), batch.seat.copy(), batch.observation.copy()
    other = Batch("italia", 3, games=30, seed=9, threads=1)
    other.load(kept)
    assert np.array_equal(other.mask, mask) and np.array_equal(other.seat, seat)
    assert np.array_equal(other.observation, seen) and not other.done.any()
    other.step(other.sample())
    with pytest.raises(SetupError, match="30 records of games"):
        other.load(kept[:3])
    with pytest.raises(SetupError, match="other seats"):
        Batch("italia", 4, games=30, seed=9, threads=1).load(kept)
    for wrong in ([1, 2], None, 3):
        with pytest.raises(SetupError, match=r"30 records of games, as .* gives them, not "):
            other.load(wrong)  # type: ignore[arg-type]


def test_states_of_another_board_are_refused() -> None:
    """A state does not name its board: tokens and bonus markers give it away. Nothing is changed."""
    boards = ("imperium", "italia", "hellas", "ionium", "ionium_small", "hispania", "byzantium")
    batches = {board: Batch(board, 3, ["salt"], games=4, seed=4, threads=1) for board in boards}
    for board, batch in batches.items():
        before = batch.states
        for other, given in batches.items():
            if other == board:
                batch.load(given.states)
            else:
                with pytest.raises(SetupError, match=f"State 0 is of a game on another board than {board}, which"):
                    batch.load(given.states)
        assert np.array_equal(batch.states, before)
    mixed = Batch(settings=[configure("italia", 3), configure("hellas", 3)], games=4, seed=4, threads=1)
    mixed.load(mixed.states)
    with pytest.raises(SetupError, match="State 3 is of a game on another board than hellas"):
        mixed.load(mixed.states[[0, 1, 2, 2]])


def test_the_states_of_every_kind_of_game_can_be_loaded() -> None:
    batch = Batch(settings=FAMILY, games=2 * len(FAMILY), seed=5, threads=1)
    batch.load(np.resize(batch._templates, batch.games))  # nothing is dealt there yet
    for _ in range(300):
        batch.step(batch.sample())
        batch.load(batch.states)


def test_one_of_the_games_is_a_game() -> None:
    batch = Batch("sicilia", 3, games=5, seed=4, threads=1)
    for _ in range(60):
        batch.step(batch.sample())
    game = batch.game(2)
    assert game.legal_ids() == batch.legal(2) and game.to_act == batch.seat[2]
    game.play(game.legal()[0])
    with pytest.raises(RecordError, match="started in the middle"):
        game.to_record()
    for wrong in (5, -1, 1.5, "2", True):
        with pytest.raises(SetupError, match=f"There is no game {wrong!r} in this batch of 5"):
            batch.game(wrong)  # type: ignore[arg-type]
        with pytest.raises(SetupError, match=f"There is no game {wrong!r} in this batch of 5"):
            batch.legal(wrong)  # type: ignore[arg-type]


def test_points_stand_beside_every_step_and_gains_add_up() -> None:
    batch = Batch("imperium", 3, games=6, seed=4, threads=1, points=True)
    total = batch.points.astype(np.int64).copy()
    for _ in range(200):
        batch.step(batch.sample())
        total += batch.points_delta
        for game in np.flatnonzero(~batch.done):
            assert batch.points[game, :3].tolist() == batch.game(int(game)).scores()
        total[batch.done] = batch.points[batch.done]
        assert np.array_equal(total, batch.points)


def test_the_end_of_a_game_is_seen_though_the_next_is_dealt() -> None:
    dealt = Batch("italia", 2, games=20, seed=4, threads=1)
    left = Batch("italia", 2, games=20, seed=4, threads=1, auto_reset=False)
    seen = 0
    while not left.done.any():
        actor = left.seat.copy()
        actions = dealt.sample()
        dealt.step(actions)
        left.step(left.sample())
        for game in np.flatnonzero(left.done):
            expected = left.observe(int(game), int(actor[game]))
            assert np.array_equal(dealt.last_observation[game], expected)
            seen += 1
    assert seen


@pytest.mark.parametrize("opponents", ["greedy", "learned", {1: "learned"}])
def test_the_end_of_a_game_is_seen_from_the_own_seat(opponents: Playing) -> None:
    """The last player's seat: of several seats of one person, the one that chose."""
    batch = Batch(
        "italia", 3, games=12, seed=4, threads=1, skip_forced=True, round_limit=2, opponents=opponents, own_seat=True
    )
    observer = next(start for name, start, *_ in layout() if name == "table.own_seat")
    seen = 0
    for _ in range(40):
        chose = batch.seat.copy()
        batch.step(batch.sample())
        assert np.array_equal(batch.last_observation[batch.done, observer], chose[batch.done])
        seen += int(batch.done.sum())
    assert seen > 12


@pytest.mark.parametrize("opponents", ["greedy", "random", "learned"])
def test_others_play_inside_the_step(opponents: str) -> None:
    batch = Batch("italia", 3, games=12, seed=4, threads=1, skip_forced=True, opponents=opponents)
    assert batch.agent_seat.tolist() == [0, 1, 2] * 4 and np.array_equal(batch.seat, batch.agent_seat)
    for _ in range(25):
        batch.step(batch.sample())
        assert np.array_equal(batch.seat, batch.agent_seat)
    assert all(state["turns"] >= 3 for state in batch.states)


def test_greedy_in_a_batch_is_the_greedy_player() -> None:
    """The seats of others are played as the agent of that name would, wherever chance has no part in it."""
    batch = Batch("italia", 2, games=1, seed=4, threads=1, skip_forced=True, opponents={1: "greedy"})
    greedy, compared = players.agent("greedy"), 0
    for _ in range(80):
        game, action = batch.game(0), batch.sample()
        batch.step(action)
        game.play(at_table(game.position, int(game.to_act or 0), int(action[0])))
        while not game.over and (game.to_act == 1 or len(game.legal()) == 1):
            game.play(greedy.choose(game, random.Random(1)) if game.to_act == 1 else game.legal()[0])
        if not batch.done[0] and all(entry.seat is not None for entry in game.entries):
            assert freeze(game.position) == freeze(light_game(batch.states[0]))
            compared += 1
    assert compared > 20


@pytest.mark.parametrize(
    ("seats", "opponents", "words"),
    [
        (3, "deep", "no bot “deep”"),
        (3, {7: "greedy"}, "There is no seat 7"),
        (3, {"1": "greedy"}, "There is no seat '1' for 'greedy'; seats are 0 to 2"),
        (3, ["greedy", "random"], "The opponents are a name, or names by seat as in {1: 'greedy'}, not \\['greedy'"),
        (3, {1: 2}, "The opponents are a name, or names by seat"),
        (2, {0: "greedy", 1: "random"}, "one at least has to be your own"),
    ],
)
def test_opponents_that_cannot_be_are_refused(seats: int, opponents: Playing, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        Batch("italia", seats, games=3, opponents=opponents)


def test_a_large_batch_has_a_loop_of_its_own_and_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough games are stepped by the loop for their modules alone; nothing else may differ."""
    loops_of_batches = []
    seen = []
    for many in (1, 10**9):
        monkeypatch.setattr(loops, "MANY", many)
        batch = Batch("imperium", 4, games=64, opponents="greedy")
        batch.reset(3)
        for _ in range(60):
            batch.step(batch.sample())
        loops_of_batches.append(batch._drive)
        seen.append((batch.observation.copy(), batch.mask.copy(), batch._states.copy()))
    assert loops_of_batches == [loops.drive_loop(0), loops.drive_loop()]
    assert all(np.array_equal(one, other) for one, other in zip(*seen, strict=True))


# names, rewards, seeds, opponents


@pytest.mark.parametrize(
    ("old", "new"),
    [("own", "agent_seat"), ("stopped", "truncated"), ("gain", "points_delta")],
)
def test_old_names_still_work_with_a_warning(old: str, new: str) -> None:
    batch = Batch("italia", 2, games=3, seed=1, points=True)
    with pytest.warns(DeprecationWarning, match=f"'{old}' is called '{new}' now"):
        assert getattr(batch, old) is getattr(batch, new)


def test_old_methods_and_observations_still_work_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="'facts' is called 'compact' now"):
        batch = Batch("italia", 2, games=3, seed=1, observation="facts")
    assert batch.observation.shape == (3, 1631)
    with pytest.warns(DeprecationWarning, match="'look' is called 'observe' now"):
        assert batch.look(0, 0).shape == (1631,)
    with pytest.warns(DeprecationWarning, match="'sit' is called 'set_agent_seat' now"):
        batch.sit(1)
    assert batch.agent_seat.tolist() == [1, 1, 1]


def play_to_the_end(batch: Batch) -> np.ndarray:
    """The rewards of every seat of a batch without auto_reset, summed up."""
    total = np.zeros_like(batch.reward)
    while (batch.seat != -1).any():
        batch.step(batch.sample())
        total += batch.reward
    return total


def test_rewards_by_rank_points_and_lead() -> None:
    """Points add up to the final ones, the lead to that over the mean; the first in rank gets 1, the last -1."""
    rewards = {
        kind: play_to_the_end(batch := Batch("italia", 3, games=4, seed=5, auto_reset=False, reward=kind))
        for kind in ("rank", "points", "lead")
    }
    scores = batch.scores[:, :3].astype(float)
    assert np.allclose(rewards["points"][:, :3] + start_points(4), scores)
    lead = scores - scores.mean(axis=1, keepdims=True)
    begun = start_points(4)
    assert np.allclose(rewards["lead"][:, :3], lead - (begun - begun.mean(axis=1, keepdims=True)), atol=1e-3)
    for rank, reward in zip(batch.ranks[:, :3], rewards["rank"][:, :3], strict=True):
        assert reward[rank == 1].tolist() == [1.0] and reward[rank == 3].tolist() == [-1.0] * int((rank == 3).sum())


def start_points(games: int) -> np.ndarray:
    batch = Batch("italia", 3, games=games, seed=5, points=True)
    return batch.points[:, :3].astype(float)


def test_a_game_that_the_limit_ends_is_neither_won_nor_lost() -> None:
    """It is truncated: a learner adds the value of its last position, and a result beside it would count twice."""
    batch = Batch("italia", 3, games=6, seed=3, round_limit=2, auto_reset=False)
    assert not play_to_the_end(batch).any() and batch.scores[:, :3].all() and batch.ranks[:, :3].all()


def test_each_game_can_have_a_seed_of_its_own() -> None:
    batch = Batch("italia", 2, games=3, seed=1)
    first = batch.reset([7, 8, 9]).observation.copy()
    again = batch.reset([9, 8, 7]).observation.copy()
    assert np.array_equal(first[::-1], again) and not np.array_equal(first[0], first[2])
    kept = batch.reset([None, 8, None]).observation
    assert np.array_equal(kept[1], first[1]) and not np.array_equal(kept[0], first[0])
    assert np.array_equal(batch.reset(np.array([7, 8, 9])).observation, first)
    with pytest.raises(SetupError, match="2 seeds for 3 games"):
        batch.reset([1, 2])


def test_copies_draw_the_same_chance() -> None:
    batch = Batch("italia", 2, games=4, seed=1, opponents={1: "beginner"})
    twins = copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))
    for _ in range(40):
        actions = batch.sample()
        batch.step(actions)
        for twin in twins:
            assert np.array_equal(twin.sample(), actions)
            twin.step(actions)
            assert np.array_equal(twin.observation, batch.observation)


def test_any_agent_plays_in_a_batch() -> None:
    """Bots that are neither compiled nor a network, one that searches too, beside a compiled one."""
    playing: Playing = {1: "novice", 2: "search:20n", 3: "greedy"}
    batch = Batch("imperium", 4, games=2, seed=1, opponents=playing, skip_forced=True)
    for _ in range(6):
        batch.step(batch.sample())
        assert (batch.seat == 0).all() and batch.mask.any(axis=1).all()


def test_illegal_actions_can_be_replaced() -> None:
    batch = Batch("italia", 2, games=3, seed=1, illegal="random")
    actions = batch.sample()
    actions[1] = 10_000
    before = batch.states
    batch.step(actions)
    assert batch.replaced.tolist() == [False, True, False] and (batch.states != before).all()
    with pytest.raises(SetupError, match="no policy for illegal actions 'ignore'; there are error, random"):
        Batch("italia", 2, games=3, illegal="ignore")


def test_numbers_of_numpy_are_numbers() -> None:
    batch = Batch("italia", np.int64(2), games=np.int32(3), seed=np.int64(4), round_limit=np.int16(9))  # type: ignore[arg-type]
    assert batch.reset(np.int64(4)).observation.shape[0] == 3
