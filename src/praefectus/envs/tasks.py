"""Tasks that never change: board, modules, options, rules, spaces and layout of each are fixed in tasks.json.

`gymnasium.make("praefectus/Concordia-Imperium4-v1")`, `ConcordiaVector(task="Concordia-Imperium4-v1")` and
`aec.env(task="Concordia-Imperium4-v1")` make one. `python -m praefectus.envs.tasks` prints them;
with `write` it first writes them for today's rules, which is allowed only before anybody has used them.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from praefectus.envs.layouts import layout_of
from praefectus.game import Configuration, SetupError, configure
from praefectus.game.records import ENGINE_VERSION, module_versions

FILE = Path(__file__).with_suffix(".json")
ENTRY, VECTOR_ENTRY = "praefectus.envs.gym:Concordia", "praefectus.envs.vector:ConcordiaVector"


@dataclass(frozen=True)
class Task:
    """What is played, and with which layout."""

    name: str
    settings: tuple[Configuration, ...]
    layout: str

    def as_dict(self) -> dict[str, Any]:
        """Everything that must stay as it is."""
        layout = layout_of(self.layout)
        return {
            "layout": self.layout,
            "layout_mark": layout.mark,
            "observation": layout.rows,
            "actions": layout.actions,
            "engine": ENGINE_VERSION,
            "settings": [
                {
                    "board": each.board,
                    "seats": each.seats,
                    "modules": list(each.modules),
                    "options": dict(each.options),
                    "rules": module_versions(each.modules),
                }
                for each in self.settings
            ],
        }


@cache
def _stored() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def names() -> list[str]:
    return list(_stored())


@cache
def task(name: str) -> Task:
    """A task by its name; one whose rules, layout or spaces are not those of its file cannot be played."""
    if name not in _stored():
        raise SetupError(f"There is no task '{name}'; there are {', '.join(names())}.")
    said = _stored()[name]
    settings = tuple(
        configure(each["board"], each["seats"], each["modules"], each["options"]) for each in said["settings"]
    )
    found = Task(name, settings, said["layout"])
    if found.as_dict() != said:
        raise SetupError(f"The task '{name}' was made for other rules than today's; use a later version of it.")
    return found


def written() -> str:
    """All tasks with today's rules and the layouts they name: for tasks that nobody has used yet."""
    found = {}
    for name, said in _stored().items():
        parts = [(each["board"], each["seats"], each["modules"], each["options"]) for each in said["settings"]]
        found[name] = Task(name, tuple(configure(*each) for each in parts), said["layout"]).as_dict()
    rows = (f" {json.dumps(name)}: {json.dumps(said)}" for name, said in found.items())
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        FILE.write_text(written(), encoding="utf-8")
    for each in names():
        sys.stdout.write(f"{each}: {json.dumps(_stored()[each]['settings'])}\n")
