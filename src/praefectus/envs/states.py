"""Checks whether records of games belong to a board, from the goods of cities and bonus markers: they don't name it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from praefectus.engine.arrays import board_record, light_game
from praefectus.rules import extension
from praefectus.rules.setup import DRAW_TOKEN, LETTERS
from praefectus.rules.tables import SALT_SWAP
from praefectus.rules.vocabulary import GOODS, SALT, STACK, TRADED

Which = npt.NDArray[np.bool_]


def of_board(states: npt.NDArray[np.void], template: npt.NDArray[np.void], board: str) -> Which:
    """Return which of the games can be on this board; `template` is how they begin there, an array of one."""
    begun = (states["colonist"] == template["colonist"]).all(axis=(1, 2))
    return np.where(dealing(states), begun, tokens_fit(states, template, board) & markers_fit(states, board))


def dealing(states: npt.NDArray[np.void]) -> Which:
    """Return where city tokens are still to be drawn."""
    is_open = np.arange(STACK) < states["depth"][:, None]
    found: Which = (is_open & (states["frame_kind"] == DRAW_TOKEN)).any(axis=1)
    return found


def tokens_fit(states: npt.NDArray[np.void], template: npt.NDArray[np.void], board: str) -> Which:
    """The tokens that were drawn of each letter are the goods of its cities."""
    b = board_record(board)[0]
    cities = int(b["cities"])
    drawn = template["tokens_left"] - states["tokens_left"]
    if not extension.with_salt(light_game(template[0])):
        drawn[:, range(LETTERS), SALT_SWAP] += drawn[:, :, SALT]
        drawn[:, :, SALT] = 0
    letter = b["city_letter"][:cities] == np.arange(LETTERS)[:, None]
    good = states["city_good"][:, :cities, None] == np.arange(GOODS)
    fit: Which = (letter.astype(np.int8) @ good.astype(np.int8) == drawn).all(axis=(1, 2))
    return fit


def markers_fit(states: npt.NDArray[np.void], board: str) -> Which:
    """The bonus markers show the most valuable goods of the provinces."""
    b = board_record(board)[0]
    cities, provinces = int(b["cities"]), int(b["provinces"])
    goods = states["city_good"][:, :cities]
    traded = np.where(goods < TRADED, goods, 0)
    inside = b["city_province"][:cities] == np.arange(provinces)[:, None]
    fit: Which = ((traded[:, None] * inside).max(axis=2) == states["province_good"][:, :provinces]).all(axis=1)
    return fit & ~states["province_good"][:, provinces:].any(axis=1)
