"""Tribune: take all played cards back, with a coin for each past the third; then perhaps place a colonist."""

from praefectus.rules import extension
from praefectus.rules.colonist import SETTLE, may_settle
from praefectus.rules.declarations import automatic
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import points
from praefectus.rules.stack import push
from praefectus.rules.tables import FREE_CARDS, INTERMEDIATE_COINS
from praefectus.rules.vocabulary import CAPITAL_ONLY, FOOD_AND_TOOL, INTERMEDIATE_SCORING, KINDS, NONE, TRIBUNE


@TRIBUNE.start
def tribune_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    push(g, TRIBUNE_ACTIONS, seat)
    extension.tribune_played(g, b, seat)  # before the Tribune's own actions


TRIBUNE_ACTIONS = automatic("tribune_actions")


@TRIBUNE_ACTIONS.run
def tribune_actions(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """Recover the cards; the colonist comes after what a module puts between."""
    back = 0
    for kind in range(KINDS):
        back += g.discard[seat][kind]
        g.hand[seat][kind] += g.discard[seat][kind]
        g.discard[seat][kind] = 0
    g.top[seat] = NONE
    g.below[seat] = NONE
    if back > FREE_CARDS:
        g.coins[seat] += back - FREE_CARDS
    if g.options & INTERMEDIATE_SCORING:
        intermediate_scoring(g, b, seat)
    push(g, FINISH_TRIBUNE, seat)
    extension.cards_recovered(g, b, seat)


FINISH_TRIBUNE = automatic("finish_tribune")  # the Tribune's colonist


@FINISH_TRIBUNE.run
def finish_tribune(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """One new colonist, if it can be paid, or could be with the help of a card."""
    if may_settle(g, b, seat, CAPITAL_ONLY, FOOD_AND_TOOL):
        push(g, SETTLE, seat, 1, settle_code())


def settle_code() -> int:
    return CAPITAL_ONLY * 4 + FOOD_AND_TOOL


def intermediate_scoring(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """Each seat's first Tribune counts its points; when all have, the best get 2 coins and the second 1."""
    if g.intermediate_done >> seat & 1:
        return
    g.intermediate_done |= 1 << seat
    g.intermediate[seat] = points(g, b, seat)
    players = extension.people(g)
    if g.intermediate_done != (1 << players) - 1:
        return
    first = g.intermediate[0]
    second = g.intermediate[0]
    for player in range(players):
        first = max(first, g.intermediate[player])
        second = min(second, g.intermediate[player])
    for player in range(players):
        if g.intermediate[player] < first:
            second = max(second, g.intermediate[player])
    for player in range(players):
        if g.intermediate[player] == first:
            g.coins[player] += INTERMEDIATE_COINS[0]
        elif g.intermediate[player] == second:
            g.coins[player] += INTERMEDIATE_COINS[1]
