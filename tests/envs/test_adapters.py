"""The adapters pass the official checkers of Gymnasium, PettingZoo and OpenSpiel."""

from __future__ import annotations

import pickle
import random
import warnings
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from praefectus.envs import Batch
from praefectus.game import Game, IllegalAction, SetupError
from praefectus.rules.actions import COPY_SEAT, FIRST_CHANCE_ACTION

DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"

# PettingZoo


def test_pettingzoo_checkers() -> None:
    from pettingzoo.test import api_test, seed_test

    from praefectus.envs import aec

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")  # it has a mask beside it
        api_test(aec.env(board="italia", seats=3), num_cycles=1000)
        api_test(aec.env(board="cyprus", seats=6, modules=["teams", "salt"]), num_cycles=200)
    seed_test(lambda: aec.env(board="italia", seats=2), num_cycles=300)


def test_pettingzoo_has_a_space_of_its_states() -> None:
    from pettingzoo.test.state_test import test_state_space as check_state_space

    from praefectus.envs import aec

    env = aec.env(board="italia", seats=2)
    env.reset(seed=1)
    check_state_space(env)
    assert env.state_space.contains(env.state())


def play_out(env: Any, seed: int) -> dict[str, tuple[float, dict[str, Any]]]:
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    ends = {}
    for agent in env.agent_iter():
        seen, reward, over, stopped, info = env.last()
        if over or stopped:
            ends[agent] = (reward, info)
            env.step(None)
        else:
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return ends


def test_pettingzoo_ends_with_rewards_and_points() -> None:
    from praefectus.envs import aec

    ends = play_out(aec.env(board="imperium", seats=4, modules=["teams"]), 3)
    assert sorted(reward for reward, _ in ends.values()) == [-1, -1, 1, 1]
    assert ends["seat_0"][0] == ends["seat_2"][0] and all(info["points"] > 0 for _, info in ends.values())
    alone = play_out(aec.env(board="imperium", seats=1, modules=["solitaria"]), 3)
    assert list(alone) == ["seat_0"] and alone["seat_0"][0] in (-1, 1)


def test_pettingzoo_rewards_partners_against_contrarius_alike() -> None:
    from praefectus.envs import aec

    options = {"solo_mode": "cooperative"}
    for seed in range(3):
        ends = play_out(aec.env(board="imperium", seats=2, modules=["solitaria"], options=options), seed)
        points = [info["points"] for _, info in ends.values()]
        assert ends["seat_0"][0] == ends["seat_1"][0] and len(points) == 2


def test_pettingzoo_illegal_action() -> None:
    from praefectus.envs import aec

    env = aec.raw_env(board="italia", seats=2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="Entry 0"):
        env.step(599)
    with pytest.raises(SetupError, match="render mode 'opengl'; there are human, ansi"):
        aec.raw_env(render_mode="opengl")


# Gymnasium


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_gymnasium_checker(opponents: str) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import praefectus.envs.gym  # noqa: F401 - registers it

    made = gymnasium.make("praefectus/Concordia-v0", board="italia", seats=2, opponents=opponents, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


def test_gymnasium_s_vector_plays_against_others_in_the_step() -> None:
    import gymnasium

    from praefectus.envs.vector import ConcordiaVector

    made = gymnasium.make_vec(
        "praefectus/Concordia-v0",
        12,
        vectorization_mode="vector_entry_point",
        board="italia",
        seats=3,
        shaping_scale=40.0,
    )
    seen, _ = made.reset(seed=3)
    assert isinstance(made.unwrapped, ConcordiaVector) and made.observation_space.contains(seen)
    vector, ended, shaped = made.unwrapped, 0, 0.0
    points = vector.batch.points.astype(np.int64).copy()
    for _ in range(150):
        seen, reward, over, stopped, infos = made.step(vector.sample())
        assert seen["action_mask"].any(axis=1).all() and not stopped.any()
        shaped += float(np.abs(reward[~over]).sum())
        if over.any():
            ended += int(over.sum())
            assert np.array_equal(infos["_final_obs"], over)
            assert infos["final_obs"]["observation"][over].any(axis=1).all() and (infos["points"][over] > 0).any()
    assert ended and shaped and not np.array_equal(points, vector.batch.points)
    made.close()


def test_copies_of_adapters_go_on_by_themselves() -> None:
    from praefectus.envs import aec
    from praefectus.envs.gym import Concordia

    env = aec.raw_env(board="italia", seats=2)
    env.reset(seed=5)
    twin = pickle.loads(pickle.dumps(deepcopy(env)))
    for _ in range(30):
        action = int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[-1])
        twin.step(action)
        assert twin.observe(twin.agent_selection)["action_mask"].any()
    assert not np.array_equal(env.state(), twin.state())
    single = Concordia("italia", 2)
    single.reset(seed=5)
    other = deepcopy(single)
    other.step(int(np.flatnonzero(other.action_masks())[0]))
    assert not np.array_equal(single.batch.states, other.batch.states)


def test_copies_of_a_vector_with_a_network_go_on() -> None:
    from praefectus.envs.vector import ConcordiaVector

    env = ConcordiaVector(4, "italia", 2, opponents="learned", threads=1)
    env.reset(seed=5)
    for twin in (deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert np.array_equal(twin.step(twin.sample())[0]["action_mask"].any(axis=1), [True] * 4)


@pytest.mark.parametrize("heading", ["One game of Gymnasium", "Many games of Gymnasium"])
def test_the_document_s_examples_run(heading: str, capsys: pytest.CaptureFixture[str]) -> None:
    """docs/environments.md, exactly as printed."""
    text = DOCUMENT.read_text(encoding="utf-8").partition(f"### {heading}\n")[2]
    exec(text.partition("```python\n")[2].partition("```")[0], {})
    assert capsys.readouterr().out


def test_gymnasium_plays_to_the_end() -> None:
    from praefectus.envs.gym import Concordia

    env = Concordia("roma", 1, ["solitaria"])
    seen, _ = env.reset(seed=2)
    over = False
    while not over:
        assert seen["action_mask"].sum() > 1 and env.observation_space.contains(seen)
        seen, reward, over, stopped, info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert not stopped and (reward != 0) == over
    assert np.flatnonzero(seen["action_mask"]).tolist() == [0] and len(info["points"]) == 2


def test_gymnasium_opponents_cannot_foretell_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody plays greedily, so a copy of the game that is played on in the same way differs by chance alone: what
    opponents foresee in it is right up to the first card that is drawn, and wrong after some of them."""
    from praefectus.agents import players
    from praefectus.envs.gym import Concordia

    seen: list[bytes] = []
    foreseen: list[tuple[int, list[bytes]]] = []

    def greedily(game: Game) -> int:
        return players.action_values(game)[0][1].id

    def spy(game: Game, chance: random.Random) -> int:
        if len(seen) in (0, 30):
            ahead, states = deepcopy(game), [game.state]
            for _ in range(400):
                ahead.play(greedily(ahead))
                if ahead.to_act:  # a seat of the spies
                    states.append(ahead.state)
                if sum(entry >= FIRST_CHANCE_ACTION for entry in ahead.log) >= 9:
                    break
            assert sum(entry >= FIRST_CHANCE_ACTION for entry in ahead.log) >= 9
            foreseen.append((len(seen), states))
        seen.append(game.state)
        return greedily(game)

    monkeypatch.setitem(players.PLAIN, "spy", spy)
    players.agent.cache_clear()
    env = Concordia("imperium", 3, opponents="spy", seat=0, round_limit=40)
    env.reset(seed=1)
    stopped = over = False
    while not (over or stopped) and len(seen) < 300:
        _, _, over, stopped, _ = env.step(env.batch.number_of(0, greedily(env.game())))
    players.agent.cache_clear()
    assert len(foreseen) == 2
    for at, states in foreseen:
        real = seen[at : at + len(states)]
        assert len(real) == len(states) and real[:2] == states[:2] and real != states


def test_adapters_draw_the_table() -> None:
    pytest.importorskip("resvg_py")
    from praefectus.envs import aec
    from praefectus.envs.gym import Concordia

    for env in (
        Concordia("italia", 2, render_mode="rgb_array"),
        aec.raw_env(board="italia", seats=2, render_mode="rgb_array"),
    ):
        env.reset(seed=1)
        picture = env.render()
        assert picture.ndim == 3 and picture.shape[2] == 3 and picture.dtype == np.uint8 and picture.std() > 10


def test_gymnasium_stops_at_the_limit_of_rounds() -> None:
    from praefectus.envs.gym import Concordia

    env = Concordia("italia", 2, opponents="random", seat=1, round_limit=2)
    seen, info = env.reset(seed=2)
    assert info["seat"] == 1
    stopped = False
    while not stopped:
        seen, _, over, stopped, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert not over


def test_gymnasium_bad_input() -> None:
    from praefectus.envs.gym import Concordia

    with pytest.raises(SetupError, match="no bot “deep”"):
        Concordia(opponents="deep")
    with pytest.raises(SetupError, match="no seat 4; it can be 0 to 3"):
        Concordia(seat=4)
    env = Concordia("italia", 2, opponents="random")
    before = env.reset(seed=1)[0]["observation"]
    with pytest.raises(IllegalAction, match="is not legal in game 0"):
        env.step(599)
    assert np.array_equal(env._shown()[0]["observation"], before)
    tolerant = Concordia("italia", 2, opponents="random", illegal="random")
    tolerant.reset(seed=1)
    assert tolerant.step(599)[4]["replaced"] == 599
    for wrong in ("1", 1.0, None, True):
        with pytest.raises(SetupError, match=f"no seat {wrong!r}; it can be 0 to 3, or -1"):
            Concordia(seat=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("opponents", ["random", "beginner"])
@pytest.mark.parametrize("illegal", ["random", "error"])
def test_gymnasium_without_an_open_game(illegal: str, opponents: str) -> None:
    from praefectus.envs.gym import Concordia

    env = Concordia("italia", 2, opponents=opponents, illegal=illegal, round_limit=1)
    with pytest.raises(IllegalAction, match=r"No game has begun; reset\(\) deals the next one"):
        env.step(0)
    env.reset(seed=1)
    stopped = False
    while not stopped:
        *_, stopped, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    for _ in range(2):
        with pytest.raises(IllegalAction, match=r"The game is over; reset\(\) deals the next one"):
            env.step(0)
    env.reset()
    env.step(int(np.flatnonzero(env.action_masks())[0]))


# OpenSpiel

pyspiel = pytest.importorskip("pyspiel")


@pytest.mark.parametrize(
    "name",
    [
        "praefectus(board=italia,players=2)",
        "praefectus(board=roma,players=1,modules=solitaria)",
        "praefectus(board=balearica,players=3,modules=forum,options=forum_auction:true)",
    ],
)
def test_openspiel_random_simulation_and_serialisation(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    import praefectus.envs.openspiel  # noqa: F401 - registers it

    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def some_way_on(game: Any, seed: int, steps: int) -> Any:
    state, chance = game.new_initial_state(), random.Random(seed)
    while steps and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
        steps -= 1
    return state


def test_openspiel_copies_are_equal_and_apart() -> None:
    import praefectus.envs.openspiel  # noqa: F401

    game = pyspiel.load_game("praefectus(board=sicilia,players=3,modules=salt)")
    state = some_way_on(game, 1, 150)
    text = pyspiel.serialize_game_and_state(game, state)
    copies = [state.clone(), pickle.loads(pickle.dumps(state)), pyspiel.deserialize_game_and_state(text)[1]]
    before = str(state)
    for copy in copies:
        assert str(copy) == before and copy.history() == state.history()
        copy.apply_action(copy.legal_actions()[0])
        assert str(copy) != before and str(state) == before


def test_openspiel_counts_seats_from_the_acting_one() -> None:
    """Seat 2 of four copies the seat on its left: action copy_seat 1 in every environment, seat 3 at the table."""
    import praefectus.envs.openspiel  # noqa: F401

    game, seen = pyspiel.load_game("praefectus(board=imperium,players=4)"), 0
    for seed in range(6):
        state, chance = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal() and seen < 20:
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
                continue
            batch = Batch(games=1)
            batch.load(state.record)
            assert state.legal_actions() == batch.legal(0)
            action = chance.choice(state.legal_actions())
            copying = [each for each in state.legal_actions() if COPY_SEAT <= each < COPY_SEAT + 6]
            if copying:
                action, seen = chance.choice(copying), seen + 1
                acting, named = state.current_player(), COPY_SEAT + (state.current_player() + action - COPY_SEAT) % 4
                at_table = next(each for each in batch.game(0).legal() if each.id == named)
                assert state.action_to_string(acting, action) == at_table.text
            state.apply_action(action)
    assert seen == 20


def test_openspiel_returns() -> None:
    import praefectus.envs.openspiel  # noqa: F401

    game = pyspiel.load_game("praefectus(board=italia,players=2)")
    state = some_way_on(game, 2, 10_000)
    assert state.is_terminal() and sorted(state.returns()) == [-1, 1]
    assert state.legal_actions() == []


def test_openspiel_illegal_action() -> None:
    """An error that changes nothing, for players and for chance."""
    import praefectus.envs.openspiel  # noqa: F401

    game = pyspiel.load_game("praefectus(board=italia,players=2)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    for steps in (0, 60):
        state = some_way_on(game, 1, steps)
        before = str(state)
        with pytest.raises(IllegalAction, match="Action 599 is not legal here; legal are "):
            state.apply_action(599)
        assert str(state) == before


def test_openspiel_bad_options() -> None:
    from praefectus.envs.openspiel import configuration_of

    with pytest.raises(SetupError, match="'wine_side' has no value; write it as wine_side:true"):
        configuration_of({"options": "wine_side"})
