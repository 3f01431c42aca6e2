"""Tasks that never change: their names, spaces, layouts and rules."""

from __future__ import annotations

import numpy as np
import pytest

from praefectus.envs import FACTS, Batch, tasks
from praefectus.envs.layouts import FEW, layout_of
from praefectus.game import SetupError

# Written when the tasks were made. A change here means that results are no longer comparable: make a -v2 instead.
LAYOUTS = {"v0": ("caf0772a2da0e082", 1631, 606), "v1": ("e7cab21559245d01", 1745, 646)}
TASKS = {
    "Concordia-Imperium4-v1", "Concordia-Imperium3-v1", "Concordia-Imperium5-v1", "Concordia-Italia2-v1",
    "Concordia-Italia3-v1", "Concordia-ImperiumSalt4-v1", "Concordia-HispaniaForum3-v1",
    "Concordia-ImperiumSaltForum4-v1", "Concordia-HellasVenus4-v1", "Concordia-ImperiumTeams4-v1",
    "Concordia-ImperiumFish4-v1", "Concordia-Roma3-v1", "Concordia-Sicilia4-v1", "Concordia-ImperiumSolo-v1",
    "Concordia-AllBoards4-v1",
}  # fmt: skip


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_frozen_layout_stays_as_it_is(name: str) -> None:
    layout = layout_of(name)
    assert (layout.mark, layout.rows, layout.actions) == LAYOUTS[name]


def test_few_rows_are_translated_like_many() -> None:
    """One row, picked number by number, is what it is among many; what today has no name for stays nothing."""
    layout, chance = layout_of("v0"), np.random.default_rng(1)
    rows = chance.integers(-1, 20, (2 * FEW, FACTS)).astype(np.int8)
    together, alone = np.zeros((len(rows), layout.rows), np.int8), np.ones((len(rows), layout.rows), np.int8)
    layout.translate_rows(rows, together)
    for number in range(len(rows)):
        layout.translate_rows(rows[number : number + 1], alone[number : number + 1])
    assert np.array_equal(together, alone) and together.any(axis=0).sum() > 1500


def test_all_tasks_are_there() -> None:
    assert set(tasks.names()) == TASKS


@pytest.mark.parametrize("name", sorted(TASKS))
def test_a_task_is_what_its_file_says(name: str) -> None:
    """Rules, layout and spaces; a task of other rules is refused."""
    assert tasks.task(name).as_dict()["layout_mark"] == LAYOUTS["v1"][0]


def test_a_task_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "ENGINE_VERSION", 99)
    tasks.task.cache_clear()
    with pytest.raises(SetupError, match="made for other rules"):
        tasks.task("Concordia-Imperium4-v1")
    tasks.task.cache_clear()


def test_a_task_that_does_not_exist() -> None:
    with pytest.raises(SetupError, match="no task 'Concordia-Atlantis4-v1'; there are Concordia-Imperium4-v1"):
        tasks.task("Concordia-Atlantis4-v1")


@pytest.mark.parametrize("name", ["Concordia-Imperium4-v1", "Concordia-ImperiumSolo-v1", "Concordia-AllBoards4-v1"])
def test_gymnasium_makes_a_task(name: str) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    import praefectus.envs.gym  # noqa: F401 - registers it

    env = gymnasium.make(f"praefectus/{name}", opponents="random")
    seen, info = env.reset(seed=3)
    assert env.observation_space["observation"].shape == (1745,) and env.action_space.n == 646
    assert env.observation_space.contains(seen) and info["layout"] == LAYOUTS["v1"][0]
    env.step(int(seen["action_mask"].argmax()))


def test_gymnasium_s_old_name_has_its_old_spaces() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    import praefectus.envs.gym  # noqa: F401 - registers it

    env = gymnasium.make("praefectus/Concordia-v0", board="italia", seats=2)
    seen, info = env.reset(seed=3)
    assert env.observation_space["observation"].shape == (1631,) and info["layout"] == LAYOUTS["v0"][0]
    assert env.observation_space.contains(seen)
    assert env.step(605)[4]["replaced"] == 605


def test_a_batch_of_a_task() -> None:
    """The same spaces and set-ups as in the adapters."""
    batch = Batch(task="Concordia-AllBoards4-v1", games=40, seed=1)
    assert batch.settings.configurations == tasks.task("Concordia-AllBoards4-v1").settings
    assert batch.layout.mark == LAYOUTS["v1"][0] and batch.observation.shape == (40, LAYOUTS["v1"][1])
