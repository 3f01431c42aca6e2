"""What a card would do if it were played now, in a few words: from the position that playing it leads to."""

from __future__ import annotations

from collections.abc import Callable

from praefectus.data import CARD_KINDS
from praefectus.game.modules import words_of
from praefectus.game.state import Trial
from praefectus.language import Words
from praefectus.rules import extension, turn
from praefectus.rules.actions import ACTIONS, CASH_BONUS, INCOME, NEW_COLONISTS, family_of
from praefectus.rules.colonist import idle
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.diplomat import can_copy, copyable
from praefectus.rules.houses import building_sites, can_build
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import COLONIST, DIPLOMAT, LAND, NONE, SEA, SPECIALIST, TRADED, TRIBUNE

Said = Callable[[GameRecord, BoardRecord, int, list[int], Words], str]


def _moving(g: GameRecord, b: BoardRecord, seat: int, legal: list[int], words: Words) -> str:
    """4 steps; 2 houses you can pay already."""
    sites = building_sites(g, b, seat)
    payable = sum(bool(sites >> city & 1 and can_build(g, b, seat, city)) for city in range(b.cities))
    steps = words("now-steps", count=g.frame_a[g.depth - 1])
    return words("now-and", first=steps, next=words("now-houses-already", count=payable)) if payable else steps


def _building(g: GameRecord, b: BoardRecord, seat: int, legal: list[int], words: Words) -> str:
    return words("now-houses", count=_count(legal, "build"))


def _prefect(g: GameRecord, b: BoardRecord, seat: int, legal: list[int], words: Words) -> str:
    provinces = words("now-produce", count=sum(action != CASH_BONUS for action in legal))
    coins = int(extension.cash_bonus(g, b))
    if not coins or CASH_BONUS not in legal:
        return provinces
    return words("now-and", first=provinces, next=words("now-on-markers", count=coins))


def _colonist(g: GameRecord, b: BoardRecord, seat: int, legal: list[int], words: Words) -> str:
    after = Trial(g)
    turn.choose(after, b, INCOME)
    coins = words("amount-coins", count=after.coins[seat] - g.coins[seat])
    return words("now-colonists-or", coins=coins) if NEW_COLONISTS in legal else coins


def _settle(g: GameRecord, b: BoardRecord, seat: int, legal: list[int], words: Words) -> str:
    land, sea = (idle(g, seat, kind) != NONE for kind in (LAND, SEA))
    return words("now-settle-either" if land and sea else "now-settle-land" if land else "now-settle-sea")


def _buy(g: GameRecord, b: BoardRecord, seat: int, legal: list[int], words: Words) -> str:
    return words("now-cards", count=_count(legal, "buy_card"))


def _trade(g: GameRecord, b: BoardRecord, seat: int, legal: list[int], words: Words) -> str:
    return words("now-trade", count=g.frame_a[g.depth - 1])


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
    "architect": "idle-architect",
    "mercator": "idle-mercator",
    "mercator5": "idle-mercator",
    "diplomat": "idle-diplomat",
    "colonist": "idle-colonist",
    "senator": "idle-cards",
    "consul": "idle-cards",
    "praetor": "idle-cards",
    "proconsul": "idle-cards",
    "magister": "idle-magister",
    "mason": "idle-mason",
    "farmer": "idle-farmer",
    "smith": "idle-smith",
    "vintner": "idle-vintner",
    "weaver": "idle-weaver",
}


def _count(legal: list[int], family: str) -> int:
    return sum(family_of(action)[0] == family for action in legal)


def card_now(
    g: GameRecord, after: GameRecord, b: BoardRecord, seat: int, kind: int, legal: list[int], gains: str, words: Words
) -> tuple[str, bool]:
    """Return what the card does now, and whether it leaves nothing to do; `legal` is empty when it ends the turn."""
    if kind == TRIBUNE:
        back = words("now-back", count=sum(g.discard[seat]) + 1)
        follows = what_follows(after, b, seat, legal, words)
        return words("now-and", first=back, next=follows) if follows else back, False
    if kind == DIPLOMAT and can_copy(g, b, seat):
        return words("now-copy", cards=words.row(_copies(g, b, seat, words))), False
    if legal:
        return what_follows(after, b, seat, legal, words), False
    reason = IDLE.get(CARD_KINDS[kind])
    if kind == COLONIST and idle(g, seat, LAND) == idle(g, seat, SEA) == NONE:
        reason = "idle-no-colonist"
    if reason is None or (gains and SPECIALIST <= kind < SPECIALIST + TRADED):
        return "", False
    said = words_of(g, "idle_card", g, b, seat, kind, words) or words(reason)
    if gains:
        return words("now-takes-and-ends", reason=said, gains=gains), True
    return words("now-ends", reason=said), True


def _copies(g: GameRecord, b: BoardRecord, seat: int, words: Words) -> list[str]:
    """The cards that a Diplomat could copy."""
    out = [0] * (ACTIONS + 1)
    extension.copy_legal(g, b, seat, out)
    others = [family_of(action) for action in out[1 : out[0] + 1]]  # displayed cards, and Contrarius' by their kind
    kinds = [g.top[other] for other in range(g.seats) if copyable(g, seat, other)]
    kinds += [argument for family, argument in others if family == "role"]
    names = dict.fromkeys(words(f"card-{CARD_KINDS[kind]}") for kind in kinds)
    return [*names, *([words("now-sale")] if any(family == "copy_display" for family, _ in others) else [])]


def what_follows(g: GameRecord, b: BoardRecord, seat: int, legal: list[int], words: Words) -> str:
    """About the decision that a card opens; nothing where it needs no words."""
    said = NEXT.get(DECISIONS[g.frame_kind[g.depth - 1]].name) if legal else None
    return "" if said is None else said(g, b, seat, legal, words)
