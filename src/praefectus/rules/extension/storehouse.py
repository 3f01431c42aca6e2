"""The storehouse: what modules store there beside goods."""

from praefectus.rules.modules.fish_market import fish
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import FISH


def spaces_for(g: GameRecord, seat: int, good: int, amount: int) -> int:
    """Spaces that arriving units would fill: one each."""
    if g.modules & WITH_FISH and good == FISH:
        return fish.fish_spaces(g, seat, amount)
    return amount


def fits(g: GameRecord, seat: int, good: int) -> bool:
    """Is there room for one more unit?"""
    if g.modules & WITH_FISH and good == FISH:
        return fish.fish_fits(g, seat)
    return g.space[seat] > 0


def stored_elsewhere(g: GameRecord, seat: int, good: int, amount: int) -> bool:
    """Put away what is none of the goods; False where it is one of them."""
    if good != FISH:
        return False
    if g.modules & WITH_FISH:
        fish.gain_fish(g, seat, amount)
    return True


def other_things(g: GameRecord, seat: int) -> int:
    """Fish of a seat; the base game has none."""
    return g.fish[seat] if g.modules & WITH_FISH else 0


def other_spaces(g: GameRecord, seat: int) -> int:
    """Spaces of the storehouse that neither goods nor colonists fill."""
    return fish.spaces_with_fish(g, seat) if g.modules & WITH_FISH else 0
