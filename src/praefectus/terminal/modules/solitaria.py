"""Contrarius: his cards, his points, and what he did last."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from praefectus.terminal.picture import View, card_names


def picture(view: View) -> Group:
    solo = view["solitaria"]
    face_up = card_names(solo["face_up"])
    lines = [Text(f"Contrarius ({solo['level']}): face up {face_up}; {solo['track']} points beside.")]
    if solo["last"]:
        lines.append(Text(solo["last"], "italic"))
    return Group(*lines)
