"""Settings by flag, environment and file; docs/operating.md and `serve --help` list every one of them."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from praefectus.agents.network.installed import NETWORKS_VARIABLE
from praefectus.agents.players import LEVELS_VARIABLE
from praefectus.cli import app
from praefectus.engine.cpu import CACHE_VARIABLE
from praefectus.server.errors import WrongSetting
from praefectus.server.operating.flags import description_of, flag_of, standard_of
from praefectus.server.settings import Settings, unknown_variables

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"


def rows() -> list[str]:
    """One row for each setting, as the page has them."""
    made = []
    for name, field in Settings.model_fields.items():
        made.append(f"| `{name}` | {standard_of(field)} | {description_of(name)} |")
    return made


def test_every_setting_stands_in_the_docs() -> None:
    page = PAGE.read_text(encoding="utf-8").partition("## Settings")[2].partition("\n## ")[0]
    table = [line for line in page.splitlines() if line.startswith("| `")]
    assert table == rows()


def test_help_shows_every_setting() -> None:
    told = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    for name in Settings.model_fields:
        assert re.search(rf"{flag_of(name)}\b", told), f"{name} is not in the help."


def test_a_flag_comes_before_a_variable_and_a_variable_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "praefectus.toml"
    file.write_text('port = 1001\nsnapshot_every = 5\nhost = "::1"\n')
    monkeypatch.setenv("PRAEFECTUS_SNAPSHOT_EVERY", "6")
    monkeypatch.setenv("PRAEFECTUS_PORT", "1002")
    settings = Settings.found(file, port=1003)
    assert (settings.port, settings.snapshot_every, settings.host) == (1003, 6, "::1")
    monkeypatch.setenv("PRAEFECTUS_SETTINGS", str(file))
    settings = Settings.found()
    assert (settings.port, settings.snapshot_every, settings.host) == (1002, 6, "::1")
    assert pickle.loads(pickle.dumps(settings)) == settings


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "'prot', which isn’t a setting"),
        ("port = ", "aren’t TOML"),
        ("port = 'high'", "port isn’t valid"),
        ("log_form = 'xml'", "log_form isn’t valid"),
    ],
)
def test_a_wrong_file_is_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "praefectus.toml"
    file.write_text(text)
    with pytest.raises(WrongSetting, match=said) as error:
        Settings.found(file)
    assert "\n" not in str(error.value)


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(WrongSetting, match="can’t be read"):
        Settings.found(tmp_path / "none.toml")


def test_a_variable_that_is_no_setting_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRAEFECTUS_PROT", "1")
    monkeypatch.setenv("PRAEFECTUS_PORT", "1")
    for other in (LEVELS_VARIABLE, NETWORKS_VARIABLE, CACHE_VARIABLE):
        monkeypatch.setenv(other, "somewhere")
    assert unknown_variables() == ["PRAEFECTUS_PROT"]
