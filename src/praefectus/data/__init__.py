"""The facts of the game: boards, cards, set-up numbers and the texts of the rules reference."""

from praefectus.data.boards import board, board_ids, load_board_file, setup
from praefectus.data.catalogue import (
    cards,
    fish_market,
    forum,
    module_sets,
    modules,
    options,
    roma,
    sicilia,
    solitaria,
    why_not,
)
from praefectus.data.schema import (
    CARD_KINDS,
    GODS,
    GOODS,
    Board,
    DataError,
    ForumCard,
    Grade,
    ModuleInfo,
    OptionInfo,
    Topic,
)
from praefectus.data.topics import reference, topic

__all__ = [
    "CARD_KINDS",
    "GODS",
    "GOODS",
    "Board",
    "DataError",
    "ForumCard",
    "Grade",
    "ModuleInfo",
    "OptionInfo",
    "Topic",
    "board",
    "board_ids",
    "cards",
    "fish_market",
    "forum",
    "load_board_file",
    "module_sets",
    "modules",
    "options",
    "reference",
    "roma",
    "setup",
    "sicilia",
    "solitaria",
    "topic",
    "why_not",
]
