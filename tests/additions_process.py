"""The process of test_additions: it uses a copy of the package to which things were added."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any


def by_name(thing: Any, forum: list[str]) -> Any:
    """A view without the numbers of actions, and with the names of forum cards in place of their numbers."""
    if isinstance(thing, list):
        return [by_name(each, forum) for each in thing]
    if not isinstance(thing, dict):
        return thing
    named = {name: by_name(value, forum) for name, value in thing.items() if name not in ("id", "action")}
    for name in ("forum", "tableau"):
        if isinstance(named.get(name), list):
            named[name] = [None if card is None else forum[card] for card in named[name]]
    return named


def standing(game: Any) -> dict[str, Any]:
    """A game as people see it: what happened, the position, and the choices."""
    from praefectus import data

    return {
        "lines": game.log_lines(),
        "deltas": [line.deltas for line in game.lines()],
        "entries": len(game.entries),
        "scores": game.scores(),
        "legal": [(action.kind, action.text) for action in game.legal()],
        "view": by_name(game.view(), [card.id for card in data.forum()]),
    }


def opinion(network: Any, game: Any) -> dict[str, float]:
    """Return what the network thinks of the choices, by their texts."""
    texts = {action.id: action.text for action in game.legal()}
    return {texts[action]: share for action, share in network.policy(game).items()}


def main(what: str, *arguments: str) -> Any:
    if what == "observation":
        import praefectus.agents.network.observation

        return None
    import praefectus
    from praefectus import data
    from praefectus.game import Game
    from praefectus.rules.actions import FAMILIES
    from praefectus.rules.stored_names import action_vocabulary

    if what == "vocabulary":
        return {
            "mark": action_vocabulary().mark,
            "place": praefectus.__file__,
            "boards": data.board_ids(),
            "families": FAMILIES,
        }
    if what == "edition":
        from praefectus.game.links import editions

        file = Path(editions.__file__).with_name("editions.json")
        listed = [*json.loads(file.read_text(encoding="utf-8")), editions.missing_edition()]
        file.write_text(json.dumps(listed), encoding="utf-8")
        return len(listed)
    if what == "links":
        return [standing(Game.from_link(text)) for text in arguments]
    if what == "write link":
        game, chance = Game.new("italia", 3, ["forum"], seed=1), random.Random(1)
        while not game.over:
            game.play(chance.choice(game.legal()))
        assert Game.from_link(game.link()).state == game.state
        return game.link()
    if what == "standing":
        return [standing(Game.load(file)) for file in arguments]
    if what == "dataset":
        import pyarrow.parquet as pq

        from praefectus.engine import dataset
        from praefectus.game import configure
        from praefectus.game.records import begun_with
        from praefectus.rules import turn
        from praefectus.rules.actions import ACTIONS

        rows = dataset.read(Path(arguments[0])).to_pydict()
        kept = json.loads(pq.read_schema(arguments[0]).metadata[dataset.VOCABULARY.encode()])
        game = Game(begun_with(configure("italia", 3, ["forum"]), kept))
        log = [action for action, number in zip(rows["action"], rows["game"], strict=True) if number == 0]
        told = [legal for legal, number in zip(rows["legal"], rows["game"], strict=True) if number == 0]
        same, out = True, [0] * (ACTIONS + 1)
        for action, legal in zip(log, told, strict=True):
            turn.legal(game.position, game.board_record, out)
            same &= out[1 : out[0] + 1] == legal
            game.follow([action])
        return {
            "names": [action_vocabulary().names[action] for action in rows["action"]],
            "replayed": same and game.over,
        }
    if what == "write":
        game, chance = Game.new("italia", 3, ["forum"], seed=1), random.Random(1)
        while not game.over:
            game.play(chance.choice(game.legal()))
        game.save(arguments[0])
        return None
    from praefectus.agents.network.learned import standard_network

    if what == "opinion":
        return [opinion(standard_network(), Game.load(file)) for file in arguments]
    board, seats, modules = arguments
    game, chance, choices = (
        Game.new(board, int(seats), list(filter(None, modules.split(","))), seed=3),
        random.Random(3),
        0,
    )
    while not game.over:
        game.play(standard_network().choose(game, chance, 0.5))
        choices += 1
    return {"over": game.over, "scores": game.scores(), "choices": choices}


if __name__ == "__main__":
    json.dump(main(*sys.argv[1:]), sys.stdout)
