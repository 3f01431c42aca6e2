"""docs/operating.md lists every setting with its standard value and what it does."""

from __future__ import annotations

from pathlib import Path

from praefectus.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"


def rows() -> list[str]:
    """One row for each setting, as the page has them."""
    made = []
    for name, field in Settings.model_fields.items():
        standard = "by the machine" if field.default_factory else "none" if field.default is None else field.default
        assert field.description, f"The setting {name} does not say what it is."
        made.append(f"| `{name}` | {standard} | {field.description} |")
    return made


def test_every_setting_stands_in_the_docs() -> None:
    page = PAGE.read_text(encoding="utf-8")
    table = [line for line in page.splitlines() if line.startswith("| `")]
    assert table == rows()
