"""Contrarius: his cards, his points, and what he did last."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from praefectus.reference.wording import worded
from praefectus.terminal.messages import spoken, words
from praefectus.terminal.render import View, card_names


def picture(view: View) -> Group:
    solo = view["solitaria"]
    face_up = card_names(solo["face_up"])
    level = worded(spoken(), f"option-solo_level-{solo['level']}")
    lines = [Text(words("picture-contrarius", level=level, cards=face_up, points=solo["track"]))]
    if solo["last"]:
        lines.append(Text(solo["last"], "italic"))
    return Group(*lines)
