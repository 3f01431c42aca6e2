"""The numbers that learners meet, as a page: every family of actions, and the lists that numbers count by.

`python -m praefectus.envs.numbers > docs/numbers.md` writes it; a test compares.
"""

from __future__ import annotations

from collections.abc import Iterator

from praefectus import data
from praefectus.envs.compiled import facts
from praefectus.rules.actions import FIRST_CHANCE_ACTION, PLAYABLE
from praefectus.rules.names import THINGS, action_vocabulary


def page() -> str:
    return "\n".join([*_head(), *_actions(), *_things(), *_observation()]) + "\n"


def _head() -> Iterator[str]:
    yield "# Actions and observations in numbers"
    yield ""
    yield "Made by `python -m praefectus.envs.numbers`; a test holds it to the program."
    yield ""


def _actions() -> Iterator[str]:
    words = action_vocabulary()
    yield "## Actions"
    yield ""
    yield f"0 to {PLAYABLE - 1} are choices, the same on every board and with every module; from {FIRST_CHANCE_ACTION}"
    yield "on outcomes of chance, which no environment offers. A family with several lists counts the last one fastest:"
    yield "`buy_goods` of 4 bricks is its first number + 3."
    yield ""
    yield "| family | numbers | counted by |"
    yield "|---|---|---|"
    for part in sorted(words.parts, key=lambda part: part.first):
        size = words.size_of(part.of)
        last = f" to {part.first + size - 1}" if size > 1 else ""
        counted = " x ".join(f"[{each}](#{each})" if isinstance(each, str) else str(each) for each in part.of)
        yield f"| `{part.name}` | {part.first}{last} | {counted or '-'} |"
    yield ""


def _things() -> Iterator[str]:
    yield "## Lists"
    yield ""
    yield "What the numbers of actions count by, and what the numbers of an observation name, from 0 on."
    for name in sorted(action_vocabulary().things):
        yield ""
        yield f"### {name}"
        yield ""
        yield ", ".join(f"{number} {thing}" for number, thing in enumerate(THINGS[name]))
    yield ""
    yield "### board"
    yield ""
    yield ", ".join(f"{number} {board}" for number, board in enumerate(data.board_ids()))
    yield ""


def _observation() -> Iterator[str]:
    yield "## Parts of the observation"
    yield ""
    yield 'The row of `observation="facts"`, whose numbers are bytes from -128 to 127; -1 stands for none.'
    yield ""
    yield facts.as_markdown()


if __name__ == "__main__":
    import sys

    sys.stdout.write(page())
