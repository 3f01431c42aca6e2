"""What a card would do if it were played now, in a few words: from the position that playing it leads to."""

from __future__ import annotations

from collections.abc import Callable

from praefectus.data import CARD_KINDS
from praefectus.engine.interpreted import LightRecord
from praefectus.game.state import Trial
from praefectus.game.words import amount, kind_names, many
from praefectus.rules import extension, turn
from praefectus.rules.actions import CASH_BONUS, INCOME, NEW_COLONISTS, family_of
from praefectus.rules.colonist import idle
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.diplomat import can_copy, copyable
from praefectus.rules.houses import building_sites, can_build
from praefectus.rules.vocabulary import COLONIST, DIPLOMAT, LAND, NONE, SEA, SPECIALIST, TRADED, TRIBUNE

Said = Callable[[LightRecord, LightRecord, int, list[int]], str]


def _moving(g: LightRecord, b: LightRecord, seat: int, legal: list[int]) -> str:
    """4 steps; 2 cities to build in already."""
    sites = building_sites(g, b, seat)
    payable = sum(bool(sites >> city & 1 and can_build(g, b, seat, city)) for city in range(b.cities))
    steps = many(g.frame_a[g.depth - 1], "step")
    return f"{steps}; {many(payable, 'house')} you can pay already" if payable else steps


def _building(g: LightRecord, b: LightRecord, seat: int, legal: list[int]) -> str:
    return f"{many(_count(legal, 'build'), 'house')} you can pay"


def _prefect(g: LightRecord, b: LightRecord, seat: int, legal: list[int]) -> str:
    provinces = f"{many(sum(action != CASH_BONUS for action in legal), 'province')} can produce"
    coins = int(extension.cash_bonus(g, b))
    lie = f"{amount(coins, 'coins')} {'lies' if coins == 1 else 'lie'} on the markers"
    return f"{provinces}; {lie}" if coins and CASH_BONUS in legal else provinces


def _colonist(g: LightRecord, b: LightRecord, seat: int, legal: list[int]) -> str:
    after = Trial(g)
    turn.choose(after, b, INCOME)
    coins = amount(after.coins[seat] - g.coins[seat], "coins")
    return f"new colonists, or {coins}" if NEW_COLONISTS in legal else coins


def _settle(g: LightRecord, b: LightRecord, seat: int, legal: list[int]) -> str:
    kinds = [word for kind, word in ((LAND, "land colonist"), (SEA, "ship")) if idle(g, seat, kind) != NONE]
    return f"a new {' or '.join(kinds)}, if you like"


def _buy(g: LightRecord, b: LightRecord, seat: int, legal: list[int]) -> str:
    return f"{_count(legal, 'buy_card')} you can pay"


def _trade(g: LightRecord, b: LightRecord, seat: int, legal: list[int]) -> str:
    return f"trade {many(g.frame_a[g.depth - 1], 'kind')} of goods"


# what the next decision is about, by its name
NEXT: dict[str, Said] = {
    "move": _moving,
    "build": _building,
    "prefect": _prefect,
    "colonist": _colonist,
    "settle": _settle,
    "buy": _buy,
    "trade": _trade,
}
# why a card of this kind leaves nothing to choose
IDLE = {
    "architect": "nobody can move, and nothing can be built",
    "mercator": "no goods to sell, and nothing you can buy",
    "mercator5": "no goods to sell, and nothing you can buy",
    "diplomat": "nothing to copy yet",
    "colonist": "no food and tool for a new colonist",
    "senator": "nothing you can pay",
    "consul": "nothing you can pay",
    "praetor": "nothing you can pay",
    "proconsul": "nothing you can pay",
    "magister": "nothing to repeat yet",
    "mason": "no house of yours in a brick city has room for its brick",
    "farmer": "no house of yours in a food city has room for its food",
    "smith": "no house of yours in a tool city has room for its tool",
    "vintner": "no house of yours in a wine city has room for its wine",
    "weaver": "no house of yours in a cloth city has room for its cloth",
}


def _count(legal: list[int], family: str) -> int:
    return sum(family_of(action)[0] == family for action in legal)


def card_now(
    g: LightRecord, after: LightRecord, b: LightRecord, seat: int, kind: int, legal: list[int], gains: str
) -> tuple[str, bool]:
    """What the card does now, and whether it leaves nothing to do; `legal` is empty when it ends the turn."""
    if kind == TRIBUNE:
        back = f"takes {many(sum(g.discard[seat]) + 1, 'card')} back"
        follows = what_follows(after, b, seat, legal)
        return f"{back}; {follows}" if follows else back, False
    if kind == DIPLOMAT and can_copy(g, b, seat):
        return f"copy: {', '.join(_copies(g, b, seat))}", False
    if legal:
        return what_follows(after, b, seat, legal), False
    reason = IDLE.get(CARD_KINDS[kind])
    if kind == COLONIST and idle(g, seat, LAND) == idle(g, seat, SEA) == NONE:
        reason = "no colonist is left to place"
    if reason is None or (gains and SPECIALIST <= kind < SPECIALIST + TRADED):
        return "", False
    return f"{reason}: {f'takes {gains} and ' if gains else ''}ends your turn", True


def _copies(g: LightRecord, b: LightRecord, seat: int) -> list[str]:
    """The cards that a Diplomat could copy."""
    names = dict.fromkeys(kind_names()[g.top[other]] for other in range(g.seats) if copyable(g, seat, other))
    return [*names, *(["a card for sale"] if extension.other_copies(g, b, seat) else [])]


def what_follows(g: LightRecord, b: LightRecord, seat: int, legal: list[int]) -> str:
    """About the decision that a card opens; nothing where it needs no words."""
    said = NEXT.get(DECISIONS[g.frame_kind[g.depth - 1]].name) if legal else None
    return "" if said is None else said(g, b, seat, legal)
