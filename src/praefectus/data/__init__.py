"""The facts of the game: boards, cards, set-up numbers."""

from praefectus.data.boards import OWN, board, board_ids, load_board_file, setup
from praefectus.data.catalogue import cards, module_sets, modules, options, why_not
from praefectus.data.files import DataError
from praefectus.data.module_facts.aegyptus import aegyptus
from praefectus.data.module_facts.coin_field import coin_field
from praefectus.data.module_facts.creta import creta
from praefectus.data.module_facts.fish_market import fish_market
from praefectus.data.module_facts.forum import ForumCard, forum
from praefectus.data.module_facts.gallia import gallia
from praefectus.data.module_facts.germania import germania
from praefectus.data.module_facts.roma import roma
from praefectus.data.module_facts.sicilia import sicilia
from praefectus.data.module_facts.solitaria import solitaria
from praefectus.data.own_board_check import Problem
from praefectus.data.own_boards import (
    OwnBoardError,
    check_own_board,
    content_of,
    found,
    meant,
    own_board,
    own_board_file,
)
from praefectus.data.schema import (
    CARD_KINDS,
    CARD_SETS,
    COLONIST_KINDS,
    COLOURS,
    GODS,
    GOODS,
    GRADES,
    LETTERS,
    UNITS,
    Board,
    Grade,
    ModuleInfo,
    OptionInfo,
)

__all__ = [
    "CARD_KINDS",
    "CARD_SETS",
    "COLONIST_KINDS",
    "COLOURS",
    "GODS",
    "GOODS",
    "GRADES",
    "LETTERS",
    "OWN",
    "UNITS",
    "Board",
    "DataError",
    "ForumCard",
    "Grade",
    "ModuleInfo",
    "OptionInfo",
    "OwnBoardError",
    "Problem",
    "aegyptus",
    "board",
    "board_ids",
    "cards",
    "check_own_board",
    "coin_field",
    "content_of",
    "creta",
    "fish_market",
    "forum",
    "found",
    "gallia",
    "germania",
    "load_board_file",
    "meant",
    "module_sets",
    "modules",
    "options",
    "own_board",
    "own_board_file",
    "roma",
    "setup",
    "sicilia",
    "solitaria",
    "why_not",
]
