"""Fish in the storehouse: a marker holds one or two fish and takes one space."""

from praefectus.rules.record import GameRecord


def gain_fish(g: GameRecord, seat: int, amount: int) -> None:
    """A fish without room is lost. Negative: fish are paid."""
    for _ in range(amount):
        if g.fish[seat] % 2 == 1:
            g.fish[seat] += 1
        elif g.space[seat] > 0:
            g.fish[seat] += 1
            g.space[seat] -= 1
    for _ in range(-amount):
        g.fish[seat] -= 1
        if g.fish[seat] % 2 == 0:
            g.space[seat] += 1


def fish_spaces(g: GameRecord, seat: int, amount: int) -> int:
    """Spaces that arriving fish would fill: they go two by two."""
    return (g.fish[seat] + amount + 1) // 2 - (g.fish[seat] + 1) // 2


def fish_fits(g: GameRecord, seat: int) -> bool:
    """A fish also fits beside a single fish."""
    return g.space[seat] > 0 or g.fish[seat] % 2 == 1


def spaces_with_fish(g: GameRecord, seat: int) -> int:
    return (g.fish[seat] + 1) // 2
