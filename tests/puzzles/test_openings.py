"""The first cards of strong players: which tables are played, and how cards and results are counted."""

import numpy as np

from praefectus import data
from praefectus.agents.network.selfplay import NOTED_SEAT
from praefectus.puzzles.openings import CARDS, first_cards, tables, tree
from praefectus.rules.actions import FAMILIES, PLAY
from praefectus.rules.vocabulary import NONE

TRIBUNE, ARCHITECT, PREFECT = range(3)
BUILD = FAMILIES["build"].first


def test_every_board_is_played_with_all_numbers_of_players_that_need_no_teams() -> None:
    found = {(each.board, each.seats) for each in tables()}
    assert ("cyprus", 5) in found and ("cyprus", 6) not in found
    assert {board for board, _ in found} == set(data.board_ids())


def test_the_first_cards_of_each_seat_are_read_from_its_choices() -> None:
    choices = np.full((2, 8), NONE, np.int16)
    noted = [(0, PLAY + ARCHITECT), (0, BUILD), (1, PLAY + PREFECT), (0, PLAY + TRIBUNE), (1, PLAY + ARCHITECT)]
    choices[1, : len(noted)] = [action + NOTED_SEAT * seat for seat, action in noted]
    cards = first_cards(choices, 2)
    assert cards.shape == (2, 2, CARDS)
    assert (cards[0] == NONE).all()
    assert cards[1].tolist() == [[ARCHITECT, TRIBUNE, NONE], [PREFECT, ARCHITECT, NONE]]


def test_the_tree_says_how_often_a_card_is_chosen_and_how_it_fares() -> None:
    cards = np.array([[ARCHITECT, PREFECT]] * 3 + [[PREFECT, NONE]] * 2 + [[TRIBUNE, NONE]], np.int8)
    gained = np.array([0.5, 0.5, -0.5, -0.5, 0.0, 0.0])
    found = tree(cards, gained, 0.5, 2)
    assert found == [["architect", 3, 667, [["prefect", 3, 667, []]]], ["prefect", 2, 250, []]]
