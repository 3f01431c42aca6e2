"""Names and texts of the rows of data, each with the id under which other languages have it.

The English of a card, a board or a module is in its row, so that adding one stays adding a row; every other
language has it in its file data.ftl. `python -m praefectus.reference.untranslated` says what is missing there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from praefectus.data import boards, catalogue
from praefectus.data.module_facts.aegyptus import aegyptus
from praefectus.data.module_facts.fish_market import fish_market
from praefectus.data.module_facts.forum import forum
from praefectus.data.module_facts.sicilia import sicilia
from praefectus.data.module_facts.solitaria import solitaria
from praefectus.data.schema import Board
from praefectus.language import Message, Translatable, Words, know

Row = tuple[str, str | None]


def rows() -> Iterator[Row]:
    """Id and English of everything in the data that people read; names that are Latin are the same everywhere."""
    cards = catalogue.cards()
    for kind in cards.kinds:
        yield f"card-{kind.kind}", kind.name
        yield f"card-{kind.kind}-text", kind.text
    for god in cards.gods:
        yield f"god-{god.id}-text", god.text
    for card in forum():
        yield f"forum-{card.id}-text", card.text
        yield f"forum-{card.id}-without-salt", card.text_without_salt
        yield f"forum-{card.id}-with-fish", card.text_with_fish
        yield f"forum-{card.id}-example", card.example
        yield f"forum-{card.id}-doubt", card.doubt
    for stand in fish_market().stands:
        yield f"stand-{stand.id}", stand.name
        yield f"stand-{stand.id}-text", stand.text
        yield f"stand-{stand.id}-in-text", _in_text(stand.name, [kind.name for kind in cards.kinds])
    for side, market in fish_market().sides.items():
        yield f"market-{side}", market.name
    for module in catalogue.modules():
        yield f"module-{module.name}", module.title
        yield f"module-{module.name}-text", module.sentence
        for other, refusal in {**module.excludes, **module.not_on}.items():
            yield f"module-{module.name}-not-{other}", refusal.reason
    for option in catalogue.options():
        yield f"option-{option.name}", option.title
        yield f"option-{option.name}-text", option.sentence
        for other, refusal in option.excludes.items():
            yield f"option-{option.name}-not-{other}", refusal.reason
        for value in option.values:
            if isinstance(value, str):
                yield f"option-{option.name}-{value}", value.replace("_", " ").capitalize()
    for row in sicilia().rows:
        yield f"volcano-row-{row.row}", row.text
    for number, reaction in enumerate(solitaria().reactions):
        yield f"reaction-{number}", reaction.text
        yield f"reaction-{number}-on-sicilia", reaction.on_sicilia
    for number, rung in enumerate(solitaria().build_order):
        yield f"build-order-{number}", rung.text
    for trade in aegyptus().trades:
        yield f"trade-{trade.name}", trade.name
    for name in boards.board_ids():
        facts = boards.board(name)
        yield f"board-{name}-text", facts.sentence
        for number, doubt in enumerate(facts.doubts):
            yield f"board-{name}-doubt-{number}", doubt
        for place in facts.places:
            yield f"{place_id(place.name)}-where", place.where
            yield f"{place_id(place.name)}-from", place.from_where
        for place_name in _not_latin(facts):
            yield place_id(place_name), place_name


def _not_latin(board: Board) -> Iterator[str]:
    """Names of its places and lines that are phrases, or have a distinguishing word: Carthago (brick)."""
    yield from (place.name for place in board.places if place.kind != "capital")
    yield from (name for name in [*board.names, *(line.name or "" for line in board.lines)] if "(" in name)


def place_names() -> list[str]:
    """Those of all boards."""
    return list(dict.fromkeys(name for id in boards.board_ids() for name in _not_latin(boards.board(id))))


def place_id(name: str) -> str:
    """Under which a place has its name in other languages, where that is not Latin: Western waters."""
    return "place-" + "-".join(re.findall(r"\w+", name.casefold()))


def place(name: str) -> Translatable:
    """A place or a line as it is called in every language."""
    return Message(place_id(name)) if place_id(name) in english() else name


def _in_text(name: str, personalities: list[str]) -> str:
    """A name in the middle of a sentence: brick stand, Senator stand."""
    return name if name.split()[0] in personalities else name[:1].lower() + name[1:]


@cache
def english() -> dict[str, str]:
    """Return what there is to be translated."""
    return {id: text for id, text in rows() if text}


know(english)


def worded(words: Words, id: str) -> str:
    """A name or text of the data in a language."""
    return words.or_else(id, english()[id])


def board_sentence(words: Words, board: Board) -> str:
    """Return what a board is like, in one sentence; that of a custom board is as its author wrote it."""
    return board.sentence if board.own is not None else worded(words, f"board-{board.id}-text")


def worded_if(words: Words, id: str, text: str | None) -> str | None:
    """The same for what some rows have and others have not."""
    return None if text is None else words.or_else(id, text)
