"""Training on the CPU, small: it learns something, is resumed, and exports what players can use. Needs PyTorch."""

import json
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="the extra train is not installed")
onnx = pytest.importorskip("onnx")

from praefectus import data  # noqa: E402
from praefectus.agents.network import selfplay  # noqa: E402
from praefectus.agents.network.export import mark  # noqa: E402
from praefectus.agents.network.learned import Learned, rows_of  # noqa: E402
from praefectus.agents.network.translation import layout_mark, vocabulary_of_today  # noqa: E402
from praefectus.agents.training import run as training  # noqa: E402
from praefectus.agents.training.calibration import Forecasts, fitted_stretch, foretell  # noqa: E402
from praefectus.agents.training.mixture import draw_mixture, mixture_of  # noqa: E402
from praefectus.agents.training.network import ACTIONS  # noqa: E402
from praefectus.agents.training.warm_start import read_shipped  # noqa: E402
from praefectus.cli import main  # noqa: E402
from praefectus.game import Game, configure  # noqa: E402

SMALL: dict[str, Any] = {"games": 64, "steps": 16, "minibatch": 512, "width": 64, "blocks": 1, "setups": 16}
SMALL |= {"evaluation_games": 8, "calibration_games": 8}


def silent(data: dict[str, float]) -> None:
    pass


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("run")
    run = training.Run(training.TrainingPlan(seconds=4.0, evaluate_every=2.0, **SMALL), folder, silent)
    run.train()
    return folder


def test_a_run_keeps_its_progress_and_goes_on_where_it_stopped(trained: Path) -> None:
    rows = [json.loads(line) for line in (trained / "progress.jsonl").read_text().splitlines()]
    assert rows and rows[-1]["decisions"] == rows[-1]["iterations"] * 64 * 16
    run = training.Run(training.TrainingPlan(seconds=1.0, **SMALL), trained, silent)
    assert run.iterations == rows[-1]["iterations"] and run.elapsed >= 4.0
    before = [parameter.clone() for parameter in run.network.parameters()]
    run.train()  # its time is over
    assert all(torch.equal(*pair) for pair in zip(before, run.network.parameters(), strict=True))


def test_the_result_is_a_running_mean_where_the_plan_says_so(tmp_path: Path) -> None:
    plan = training.TrainingPlan(seconds=100.0, mean=2, **SMALL)
    run = training.Run(plan, tmp_path, silent)
    seen: list[torch.Tensor] = []  # type: ignore[name-defined]

    def wanted() -> bool:
        seen.append(next(run.network.parameters()).detach().clone())
        return len(seen) <= 3

    run.train(wanted)
    _, first, second, third = seen
    mean = (first + second) / 4 + third / 2
    assert not torch.equal(second, third)
    assert torch.allclose(next(run.result.parameters()), mean, atol=1e-6)
    exported = training.Network(64, 1)
    training.read_checkpoint(tmp_path / training.CHECKPOINT, exported)
    again = training.Run(plan, tmp_path, silent)
    assert torch.equal(next(exported.parameters()), next(run.result.parameters()))
    assert torch.equal(next(again.result.parameters()), next(run.result.parameters()))
    assert torch.equal(next(again.network.parameters()), third)


def test_plain_games_are_drawn_on_every_board() -> None:
    drawn = draw_mixture(200, 1, base_share=0.0, plain_share=1.0).configurations
    assert {each.board for each in drawn} == set(data.board_ids())
    assert all(set(each.modules) == set(data.board(each.board).modules_needed) for each in drawn)


def test_the_exported_network_says_what_the_trained_one_says(trained: Path, tmp_path: Path) -> None:
    training.export(trained / training.CHECKPOINT, tmp_path)
    player = Learned(tmp_path / "praefectus.onnx")
    row = rows_of(Game.new("italia", 3, seed=5))
    network = training.Network(64, 1)
    saved = training.read_checkpoint(trained / training.CHECKPOINT, network)
    assert saved["layout"] == layout_mark()
    with torch.no_grad():
        outlook = network(torch.from_numpy(row), 0.3)
    found = player.evaluate(row)
    for mine, theirs in ((found.logits, outlook.logits), (found.values, outlook.values)):
        assert mine == pytest.approx(theirs.numpy(), abs=0.01)
    assert found.points == pytest.approx(outlook.points.numpy() * selfplay.POINTS_PER_REWARD, abs=0.5)


def test_a_new_run_begins_with_the_weights_that_players_use(trained: Path, tmp_path: Path) -> None:
    training.export(trained / training.CHECKPOINT, tmp_path)
    plan = training.TrainingPlan(**SMALL)
    run = training.Run(plan, tmp_path / "next", silent, tmp_path / "praefectus.onnx")
    before = training.Network(64, 1)
    training.read_checkpoint(trained / training.CHECKPOINT, before)
    for (name, mine), theirs in zip(run.network.named_parameters(), before.parameters(), strict=True):
        assert torch.allclose(mine.cpu(), theirs, atol=2e-3), name
    with pytest.raises(training.TrainingError, match="doesn’t fit this plan"):
        narrow = training.TrainingPlan(**{**SMALL, "width": 32})
        training.Run(narrow, tmp_path / "other", silent, tmp_path / "praefectus.onnx")


def test_weights_of_another_time_are_carried_over_by_name(trained: Path, tmp_path: Path) -> None:
    """Boards and cards were in another order, one board was missing: the network plays as its file does."""
    training.export(trained / training.CHECKPOINT, tmp_path)
    file = tmp_path / "praefectus.onnx"
    model = onnx.load(file)
    vocabulary = json.loads(vocabulary_of_today())
    boards, cards = vocabulary["observation"]["things"]["board"], vocabulary["actions"]["things"]["personality"]
    boards[0], boards[1], boards[boards.index("corsica")] = boards[1], boards[0], "sardinia"
    cards[0], cards[1] = cards[1], cards[0]
    mark(model, json.dumps(vocabulary))
    onnx.save(model, file)
    network = training.Network(64, 1)
    read_shipped(file, network)
    for board in ("imperium", "corsica"):
        row = rows_of(Game.new(board, 3, seed=5))
        with torch.no_grad():
            found = network(torch.from_numpy(row), 0.3)
        theirs = Learned(file).evaluate(row)
        assert found.logits.numpy() == pytest.approx(theirs.logits, abs=0.01)
        assert found.values.numpy() == pytest.approx(theirs.values, abs=0.01)
        with torch.no_grad():
            training.read_checkpoint(trained / training.CHECKPOINT, other := training.Network(64, 1))
            assert not torch.allclose(other(torch.from_numpy(row), 0.3).logits, found.logits, atol=0.01)


def test_a_network_is_measured_by_the_one_it_began_with(trained: Path, tmp_path: Path) -> None:
    run = training.Run(training.TrainingPlan(**SMALL), tmp_path, silent, trained / training.CHECKPOINT)
    assert run.rival is not None
    with torch.no_grad():
        for parameter in run.network.parameters():
            parameter.zero_()  # its old value is stored
    numbers = run._evaluate(training.actor_of(run.network))
    assert set(numbers) == {f"against its beginning: {name}" for name in training.yardsticks()}
    mixture = mixture_of([configure("italia", 2)])
    weak, strong = training.actor_of(run.network), run.rival
    assert training.match(strong, mixture, weak, 64)["wins"] > training.match(weak, mixture, strong, 64)["wins"]


def test_former_networks_play_some_seats_and_the_policy_does_not_learn_from_them(tmp_path: Path) -> None:
    run = training.Run(training.TrainingPlan(pool_share=0.25, pool_every=10.0, **SMALL), tmp_path, silent)
    pool, actor = run.pool, training.actor_of(run.network)
    for elapsed in (0.0, 5.0, 12.0):
        pool.follow(actor, elapsed)
    assert pool.size == 16 and len(pool.kept) == 2
    assert not bool(pool.foreign[:48].any()) and 0 < int(pool.foreign[48:].sum()) < 16 * 6
    mixture = mixture_of([configure("italia", 2)])
    batch = training.Batch(mixture.templates, mixture.boards, 64, 4, 3)
    batch.begin()
    for t in range(4):
        batch.actions[t] = training.choose(actor, batch.rows[t], batch.masks[t])[0]
        mine = batch.actions[t].clone()
        pool.choose(t, batch, training.choose)
        theirs = pool.own(batch)[t] == 0
        assert torch.equal(batch.actions[t][~theirs], mine[~theirs])
        assert bool((batch.masks[t].gather(-1, batch.actions[t][:, None]) == 1).all())
        batch.step(t, t + 1, selfplay.GO_ON)
    assert bool(theirs.any()) and not bool(theirs[:48].any())
    assert pool.among_equals.sum() == 48


def test_chances_are_stretched_to_what_happened() -> None:
    """Of players who win six times in ten and are said to win nine times in ten, the stretch says six."""
    torch.manual_seed(3)
    chances = torch.log(torch.tensor([[0.9, 0.1, 1, 1, 1, 1]])).expand(4000, -1)
    present = torch.tensor([[True, True, False, False, False, False]]).expand(4000, -1)
    first = (torch.rand(4000) < 0.6).float()
    won = torch.zeros(4000, 6)
    won[:, 0], won[:, 1] = first, 1 - first
    foretold = Forecasts(chances, present, won, torch.arange(4000) % 4)
    stretch = fitted_stretch(foretold)
    assert 0.1 < stretch < 0.4 and foretold.surprise(stretch) < foretold.surprise(1.0)
    assert foretold.errors(1.0) == pytest.approx([0.3] * 4, abs=0.05) and max(foretold.errors(stretch)) < 0.15


def test_what_was_foretold_is_compared_with_who_won(trained: Path) -> None:
    network = training.Network(64, 1)
    training.read_checkpoint(trained / training.CHECKPOINT, network)
    foretold = foretell(network, mixture_of([configure("italia", 2), configure("italia", 3)]), 8, 1)
    assert bool((foretold.present.sum(-1) >= 2).all())
    assert foretold.won.sum(-1) == pytest.approx(1.0) and set(foretold.quarter.tolist()) == {0, 1, 2, 3}
    assert len(foretold.errors(1.0)) == 4
    alone = foretell(network, mixture_of([configure("italia", 2)]), 1, 1)
    assert set(alone.won.argmax(-1).tolist()) == {0, 1}  # the winner acts, and the other


def test_only_legal_actions_are_drawn_and_as_often_as_the_policy_says(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.manual_seed(1)
    network = training.Network(32, 1)
    rows = torch.randint(-3, 4, (1, training.FEATURES), dtype=torch.int8).expand(20_000, -1)
    masks = (torch.rand(1, ACTIONS) < 0.02).to(torch.uint8).expand(20_000, -1)
    drawn = training.choose(network, rows, masks)[0]
    with torch.no_grad():
        shares = torch.softmax(training.masked(network(rows[:1]).logits, masks[:1]), -1)[0]
    often = torch.bincount(drawn, minlength=len(shares)) / len(drawn)
    assert set(drawn.tolist()) <= set(torch.nonzero(masks[0])[:, 0].tolist())
    assert float((often - shares).abs().max()) < 0.02
    exact = torch.Tensor.cumsum
    rough = lambda shares, axis: exact(shares, axis) * (1 + 0.1 * torch.rand_like(shares))  # noqa: E731
    monkeypatch.setattr(torch.Tensor, "cumsum", rough)  # a GPU adds up in another order: never quite ascending
    drawn, chances, _ = training.choose(network, rows, masks)
    assert bool((masks.gather(-1, drawn[:, None]) == 1).all()) and bool((chances > -100).all())


def test_a_run_that_has_lost_itself_stops_with_a_sentence(tmp_path: Path) -> None:
    run = training.Run(training.TrainingPlan(seconds=60.0, **SMALL), tmp_path, silent)
    with torch.no_grad():
        run.network.outlook.weight[0, 0] = float("nan")
    with pytest.raises(training.TrainingError, match="Start a new run with a lower learning_rate"):
        run.train()


def test_the_return_of_a_choice_is_what_followed(trained: Path) -> None:
    """With a decay of 1 every target is the final result itself, no matter who acts."""
    mixture = mixture_of([configure("italia", 2)])
    batch = training.Batch(mixture.templates, mixture.boards, 2, 400, 3)
    batch.begin()
    for step in range(400):
        weights = torch.rand(2, batch.masks.shape[-1]) * batch.masks[step]
        batch.actions[step] = weights.argmax(-1)
        batch.step(step, step + 1, selfplay.GO_ON)
    batch.reckon_returns(1.0)
    for game in range(2):
        end = int(torch.nonzero(batch.done[:, game])[0])
        scores = batch.results[end, game, :2].float() / selfplay.POINTS_PER_REWARD
        actor = int(batch.actors[0, game])
        points = batch.targets[0, game, 12 : 12 + 2]
        assert points.tolist() == pytest.approx([float(scores[actor]), float(scores[1 - actor])], abs=1e-4)
        won = batch.targets[0, game, 6]
        assert float(won) == pytest.approx(float(batch.results[end, game, 6] == actor), abs=1e-4)


@pytest.mark.parametrize(
    "plan, sentence",
    [
        ("seconds = 'long'", "seconds = 'long'; it must be a number"),
        ("spead = 3", "names “spead”, which isn’t a setting"),
        ("= 3", "isn’t valid TOML"),
    ],
)
def test_a_wrong_plan_is_refused(plan: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "plan.toml").write_text(plan)
    assert main(["train", "--plan", str(tmp_path / "plan.toml"), "--run", str(tmp_path / "run")]) == 2
    assert sentence in capsys.readouterr().err


def test_a_checkpoint_of_another_width_is_refused(trained: Path) -> None:
    with pytest.raises(training.TrainingError, match="doesn’t fit this plan"):
        training.Run(training.TrainingPlan(**{**SMALL, "width": 32}), trained, silent)
