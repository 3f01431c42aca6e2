"""What Contrarius and the people against him start with."""

from praefectus import data
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius, forget_reaction
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.tables import SPACES, START_COINS
from praefectus.rules.vocabulary import COLONISTS, GOD_COLUMNS, GODS, GOODS, HOME, KINDS, NONE

_solitaria = data.solitaria()

SOLO_DECKS = _solitaria.decks
SOLO_COINS = _solitaria.human_coins
SOLO_HAND = tuple(sum(card[0] == kind for card in _solitaria.start_cards) for kind in data.CARD_KINDS)
SOLO_GODS = tuple(
    sum(card[1] == god for card in _solitaria.start_cards) for god in (*data.GODS, *[None] * (GOD_COLUMNS - GODS))
)
SOLO_COLONISTS = tuple(_solitaria.colonists_on_board[kind] for kind in data.COLONIST_KINDS)
MAGNUS_WITH_CONTRARIUS = int(_solitaria.magnus_starts_with_contrarius)


def set_up_person(g: GameRecord, seat: int) -> None:
    """The first person has the coins of a first player, the next one has one more."""
    g.coins[seat] += SOLO_COINS - START_COINS[0]


def set_up_contrarius(g: GameRecord, b: BoardRecord) -> None:
    """Five cards face up and two colonists; no goods, no coins."""
    seat = contrarius(g)
    for kind in range(KINDS):
        g.hand[seat][kind] = SOLO_HAND[kind]
    for god in range(GOD_COLUMNS):
        g.gods[seat][god] = SOLO_GODS[god]
    g.coins[seat] = 0
    for good in range(GOODS):
        g.goods[seat][good] = 0
    g.on_board[seat] = 0
    for slot in range(COLONISTS):
        kind = slot // 3
        if b.entry[kind] != NONE:
            g.colonist[seat][slot] = b.entry[kind] if slot % 3 < SOLO_COLONISTS[kind] else HOME
        if g.colonist[seat][slot] != HOME:
            g.on_board[seat] += 1
    g.space[seat] = SPACES - COLONISTS + g.on_board[seat]
    forget_reaction(g)
    if not MAGNUS_WITH_CONTRARIUS:
        g.magnus = seat - 1
