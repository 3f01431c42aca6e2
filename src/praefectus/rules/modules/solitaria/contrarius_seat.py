"""Contrarius' seat, which is the last one, his level, and the story of his last reaction (fields named solo_).

His cards lie before him: face up they are in his hand, face down in his pile.
"""

from praefectus.rules.vocabulary import NONE, SOLO_EXPERT, SOLO_VETERAN

FIELDS: dict[str, tuple[str, tuple[int, ...]]] = {
    "solo_points": ("i2", ()),  # points of his reactions
    "solo_end": ("i2", ()),  # when he ended the game: turns after which it is over
    "solo_kind": ("i1", ()),  # personality that was really carried out
    "solo_way": ("i1", ()),  # which of its two uses
    "solo_province": ("i1", ()),  # where a Prefect let produce
    "solo_gain": ("i1", ()),  # points of this reaction
    "solo_rolled": ("i1", ()),  # face of the white die, or NONE
    "solo_good": ("i1", ()),  # kind of city he looked for in the end
    "solo_rung": ("i1", ()),  # which of his preferences found the city, or NONE
    "solo_city": ("i1", ()),  # where he built, or NONE
    "solo_produced": ("i1", ()),  # 1 when the province of that house produced
    "solo_card": ("i1", ()),  # card for sale that he took, or NONE
    "solo_placed": ("i1", ()),  # kind of colonist that he placed, or NONE
    "solo_space": ("i1", ()),  # space his ship came to, or NONE
    "solo_god": ("i1", ()),  # god he scored in Byzantium, or NONE
}


def contrarius(g):
    """His seat: the last one."""
    return g.seats - 1


def solo_level(g):
    """0 standard, 1 veteran, 2 expert."""
    if g.options & SOLO_EXPERT:
        return 2
    return 1 if g.options & SOLO_VETERAN else 0


def forget_reaction(g):
    g.solo_gain = 0
    g.solo_produced = 0
    g.solo_rolled = NONE
    g.solo_good = NONE
    g.solo_rung = NONE
    g.solo_city = NONE
    g.solo_card = NONE
    g.solo_placed = NONE
    g.solo_space = NONE
    g.solo_god = NONE
