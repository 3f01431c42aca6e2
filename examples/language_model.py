"""A language model at the table: it reads the position and its choices as text, and answers with a number.

praefectus arena --agents examples/language_model.py,random --board italia --seats 2 --games 2
MODEL_URL=http://HOST/v1/chat/completions MODEL=NAME praefectus play --bots examples/language_model.py

Without MODEL_URL a stub answers, so that everything runs; MODEL_KEY is sent as the bearer where it is set.
"""

import json
import os
import random
import re
from urllib.request import Request, urlopen

from praefectus import Game
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
    """What a person at the table would see: the position, what is to be done, and the choices."""
    view = game.view(game.to_act)
    choices = [f"{number}. {action.text}" for number, action in enumerate(game.legal(), 1)]
    return "\n".join([table_text(view, game.to_act), "", view["prompt"]["sentence"], *choices])


def ask(text: str) -> str:
    """The model's answer, from any server that speaks the usual chat completions; else the stub's."""
    if "MODEL_URL" not in os.environ:
        return stub(text)
    messages = [{"role": "system", "content": RULES}, {"role": "user", "content": text}]
    body = json.dumps({"model": os.environ.get("MODEL", ""), "messages": messages}).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {os.environ.get('MODEL_KEY', '')}"}
    with urlopen(Request(os.environ["MODEL_URL"], body, headers), timeout=120) as answer:
        return str(json.load(answer)["choices"][0]["message"]["content"])


def stub(text: str) -> str:
    """Says something with a number in it, as a model would: the last choice there is."""
    return f"I choose {text.splitlines()[-1].partition('.')[0]}, because it comes last."
