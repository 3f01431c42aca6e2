"""A language model at the table: it reads map, position and choices as text, and answers with a number.

praefectus arena --agents examples/language_model.py,random --board italia --seats 2 --games 2
MODEL_URL=http://HOST/v1/chat/completions MODEL=NAME praefectus play --bots examples/language_model.py

Without MODEL_URL a stub answers, so that everything runs; MODEL_KEY is sent as the bearer where it is set.
"""

import json
import os
import random
import re
from collections import defaultdict
from urllib.request import Request, urlopen

from praefectus import Game, data
from praefectus.game.notation import notation
from praefectus.terminal import table_text

RULES = "You play the board game Concordia. Most victory points win. Answer with the number of your choice, then why."
TRIES = 3


def choose(game: Game, rng: random.Random) -> int:
    """The number of an action, as the model says; after three answers without a number any choice is taken."""
    legal = game.legal()
    text = prompt(game)
    for _ in range(TRIES):
        found = re.search(r"\d+", ask(text))
        if found and 1 <= int(found[0]) <= len(legal):
            return legal[int(found[0]) - 1].id
    return rng.choice(legal).id


def prompt(game: Game) -> str:
    """Return what a person at the table would see: the map, the position, what is to be done, and the choices."""
    view = game.view(game.to_act)
    choices = [f"{number}. {action.text}" for number, action in enumerate(game.legal(), 1)]
    return "\n".join([board_map(game.board), "", table_text(view, game.to_act), view["prompt"]["sentence"], *choices])


def board_map(name: str) -> str:
    """Every line of the board once, by its two ends; then where the start spaces lead, and Roma's ship track."""
    board, lines = data.board(name), notation(name).lines
    rows = ["Map. A colonist stands on a line; the cities at its two ends are next to it, and over them it goes on."]
    for kind, names in zip(data.COLONIST_KINDS, lines, strict=True):
        ways = defaultdict(list)
        for first, _, second in (line.partition("–") for line in names):
            ways[first].append(second)
        said = "; ".join(f"{first}–{' / '.join(others)}" for first, others in ways.items())
        rows += [f"Lines by {kind}: {said}."] if said else []
    for place, numbers in board.first_steps.items():
        names = lines[place in board.start["sea"]]
        rows.append(f"{place} leads to {'; '.join(names[number] for number in numbers)}.")
    if board.ship_track:
        rows.append(f"Ship track: {' - '.join(space.name for space in board.ship_track)}.")
    return "\n".join(rows)


def ask(text: str) -> str:
    """The model's answer, from any server that speaks the usual chat completions; else the stub's."""
    if "MODEL_URL" not in os.environ:
        return stub(text)
    messages = [{"role": "system", "content": RULES}, {"role": "user", "content": text}]
    body = json.dumps({"model": os.environ.get("MODEL", ""), "messages": messages}).encode()
    headers = {"Content-Type": "application/json"}
    if key := os.environ.get("MODEL_KEY"):
        headers["Authorization"] = f"Bearer {key}"
    with urlopen(Request(os.environ["MODEL_URL"], body, headers), timeout=120) as answer:
        return str(json.load(answer)["choices"][0]["message"]["content"])


def stub(text: str) -> str:
    """Says something with a number in it, as a model would: the last choice there is."""
    return f"I choose {text.splitlines()[-1].partition('.')[0]}, because it comes last."
