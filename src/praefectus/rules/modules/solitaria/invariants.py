"""What must be true of Contrarius."""

from praefectus.rules import extension
from praefectus.rules.declarations import fault
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import GOODS

CONTRARIUS = fault("Contrarius owns goods, coins, fish or forum cards, or went to the market")


def contrarius_fault(g: GameRecord) -> int:
    """He has neither goods nor coins, fish or forum cards, and never goes to the market."""
    seat = g.seats - 1
    owned = g.coins[seat] + extension.other_things(g, seat)
    for good in range(GOODS):
        owned += g.goods[seat][good]
    return CONTRARIUS * 8 + seat if owned or extension.module_things(g, seat) else 0
